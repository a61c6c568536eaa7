"""French: the command line, its messages and its questions."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Messages
    "error": "Erreur : {text}",
    "did-you-mean": "Vouliez-vous dire {nearest} ?",
    "more-faults": (
        "({count} autre erreur : sideboards-score deck validate {deck})",
        "({count} autres erreurs : sideboards-score deck validate {deck})",
    ),
    "interrupted": "Interrompu ; rien n’a été enregistré.",
    "interrupted-kept": "Interrompu. Ce que vous avez saisi est conservé ; sideboards-score score le reprend.",
    "fault": (
        "C’est une erreur du programme ({kind} à {place}, version {version}). Merci de la "
        "signaler avec ce que vous avez saisi ; avec SIDEBOARDS_DEBUG=1, le programme montre "
        "où elle se produit."
    ),
    "saved": "Partie enregistrée sous {file}.",
    "saved-again": "Enregistré sous {file}. L’ancien fichier reste dans {backup}.",
    "output-closed": "la sortie standard est fermée, rien ne peut être affiché ; ouvrez-la, ou redirigez-la vers un fichier.",
    "output-failed": (
        "impossible d’écrire le résultat ({reason}) ; faites de la place ou écrivez ailleurs."
    ),
    "language-unknown": (
        "--lang {language} : cette langue n’est pas disponible ; choisissez parmi {known}."
    ),
    "reason-enospc": "plus de place",
    "reason-eacces": "accès refusé",
    "reason-eperm": "accès refusé",
    "reason-erofs": "en lecture seule",
    "reason-enoent": "introuvable",
    "reason-enotdir": "une partie du chemin n’est pas un dossier",
    "reason-eisdir": "c’est un dossier",
    "reason-enametoolong": "le nom est trop long",
    "reason-eloop": "des liens qui tournent en rond",
    "reason-eio": "le périphérique a échoué",
    "reason-eaddrinuse": "un autre programme l’utilise",
    "reason-name": "le nom contient des caractères impossibles dans un nom de fichier",
    "reason-other": "erreur système {number}",
    # Command line
    "usage-dash-file": "« {file} » ressemble à une option à cause de son tiret ; si c’est un fichier, écrivez ./{file}",
    "usage-no-option": "{command} n’a pas d’option {option} ; {command} --help en donne la liste.",
    "usage-option-value": (
        "il manque une valeur à l’option {option} ; {command} --help montre comment s’en servir."
    ),
    "usage-flag-value": "l’option {option} ne prend pas de valeur ; retirez-la.",
    "usage-extra": (
        "{command} ne sait que faire de {words} ; mettez entre guillemets les noms et les "
        "cartes qui contiennent des espaces."
    ),
    "usage-missing": "il manque {name} ; {command} --help montre ce qu’il faut.",
    "usage-no-command": "{command} n’a pas de commande {word} ; il y a {known}.",
    "usage-other": (
        "{command} ne se lance pas ainsi ({text}) ; {command} --help montre comment faire."
    ),
    "nothing-to-score": (
        "rien à compter : donnez un fichier de partie (sideboards-score score game.yaml) ou "
        "saisissez la partie (sideboards-score score --deck demo --objectives 3,9,19 --player "
        '"Ann=8 CARTES" --player "Bob=8 CARTES")\xa0; le programme ne pose de questions que dans '
        "un terminal."
    ),
    "file-and-players": (
        "{file} indique déjà les joueurs : retirez --player et --swap-used, ou bien le fichier."
    ),
    "file-and-table": "{file} nomme déjà les personnes : retirez --table, ou le fichier.",
    "table-unused": "aucun des joueurs n’a de rangée de {file} ; donnez leurs rangées, comme {option}, ou omettez --table.",
    "table-who": "qui est assis où ? Donnez à chaque personne sa rangée, comme {option} ; read --table --overlay FICHIER numérote les rangées.",
    "objectives-missing": (
        "pas d’objectifs : ajoutez --objectives avec trois numéros, par exemple --objectives "
        "3,9,19."
    ),
    "no-player-option": 'pas de joueurs\xa0: ajoutez --player "NOM=CARTES" une fois par joueur.',
    "player-option": (
        '--player "{text}"\xa0: écrivez NOM=CARTES, par exemple --player "Ann=RTPOK 17 18r ...".'
    ),
    "swap-nobody": "--swap-used {name} : personne ne porte ce nom ; noms connus : {names}.",
    "option-choice": (
        "{option} {text} : ce choix n’existe pas ; prenez l’un de ceux-ci : {choices}."
    ),
    "deck-named-twice": (
        "deux jeux de cartes sont nommés, {first} et {second} ; n’en gardez qu’un."
    ),
    # Questions
    "ask-welcome": "Une partie avec le jeu de cartes {deck}. {back} revient à la question précédente, {back}2 au joueur 2, « ? » explique, Ctrl-C arrête.",
    "ask-draft": "Une partie du {time} n’est pas saisie jusqu’au bout ({names}). La reprendre (o/n, Entrée : oui) ?",
    "draft-failed": "ce que vous saisissez ne peut pas être conservé ({reason}), n’arrêtez donc pas avant la fin.",
    "ask-count": "Combien de joueurs (1 à {most}) ?",
    "ask-count-wrong": "Un nombre de 1 à {most}, s’il vous plaît.",
    "ask-objectives": "Les trois objectifs, par exemple 3 9 19 ou 3,9,19 :",
    "ask-pattern": (
        "Que montre l’objectif {number} ({kind}) ? X pour un tiroir, . pour une case vide, / "
        "entre les lignes, par exemple X.X/.X. :"
    ),
    "ask-points": "Combien de points l’objectif {number} indique-t-il ?",
    "ask-name": "Nom du joueur {number} (Entrée : {default}) ?",
    "ask-default-name": "Joueur {number}",
    "ask-card": "{name}, carte {number} :",
    "ask-card-how": "Les cartes de gauche à droite, une ou plusieurs à la fois, par exemple RTPOK 17 18r, ou @photo.jpg ; « ? » explique.",
    "ask-card-how-handles": "Les cartes de gauche à droite, chacune de haut en bas avec ses poignées, par exemple RfTPsOKb (les couleurs suffisent si le jeu de cartes connaît la carte), ou @photo.jpg ; « ? » explique.",
    "ask-letter": "   Pour {value}, tapez {letter}.",
    "explain-colors": "Couleurs : {letters} ; ? si elle ne se voit pas.",
    "explain-handles": "Poignées, après la couleur : {letters}, x inconnue ; rien s’il n’y en a pas.",
    "ask-help": "   Entrée prend ce qui est entre parenthèses ; < revient à la question d’avant, <2 au joueur 2. Ctrl-C quitte, et ce qui est tapé est conservé.",
    "ask-objectives-help": "   Les numéros sont sur les cartes Objectif. Un objectif dont le jeu de cartes ne connaît pas le motif se tape avec son motif et ses points, comme 3=X.X/.X.=4 : X pour un tiroir, . pour une case vide, / entre les lignes.",
    "explain-card": "Une carte, de haut en bas : RfTPsOKb, c’est rouge avec fleur, turquoise, rose avec carré, orange, noir avec barre.",
    "explain-short": "Plus court, si le jeu de cartes connaît les poignées : RTPOK, ou son numéro, 17, ou 17r si elle est tournée.",
    "explain-fix": "4=RfTPsOKb corrige la carte 4, 3/2=Ts la ligne 3 de la carte 2 ; Ann.4=... le fait pour Ann.",
    "ask-card-id": "n° {id}",
    "slip-color": "   {card} montre deux fois {value}, et il manque {missing}.",
    "slip-handle": "   {card} a deux fois la poignée {value}, et il manque {missing}.",
    "slip-meant": "   Vouliez-vous dire {nearest} ? {number}={nearest} corrige la carte.",
    "slip-forgotten": "   Une poignée oubliée ? {number}=... corrige la carte {number}.",
    "ask-cards-keep": "{name} a toutes ses cartes. Entrée les garde, < reprend la dernière.",
    "ask-card-gone": "{card} retirée.",
    "ask-back-nobody": "{text} ne mène nulle part : écrivez {back}2 ou {back}NOM pour une personne déjà demandée.",
    "ask-fix-none": "{name} n’a pas encore de carte {number}, elle ne peut donc pas être corrigée.",
    "ask-name-swapped": "Les noms sont échangés : {one} est maintenant ici, {other} là-bas.",
    "ask-kept": "Gardées pour la suite ({drop} les laisse de côté) : {cards}",
    "ask-file-name": "Un nom de fichier, s’il vous plaît, ou Entrée.",
    "ask-cards-over": (
        "{count} carte de trop, laissée de côté : {cards}",
        "{count} cartes de trop, laissées de côté : {cards}",
    ),
    "ask-swap": "{name} a utilisé sa carte Échange (o/n, Entrée : non) ?",
    "ask-swap-again": "{name} a utilisé sa carte Échange (o/n, Entrée : oui) ?",
    "ask-yes-or-no": "Répondez o ou n, s’il vous plaît.",
    "ask-pair": "{one} et {other} ({sources}) ont les mêmes couleurs : l’une des deux est-elle mal lue ? 1 : {one} est juste, 2 : {other} est juste, 12 : ce sont deux cartes, Entrée : pas encore sûr, n’en apprendre aucune.",
    "ask-pair-wrong": "1, 2 ou 12, s’il vous plaît, ou Entrée.",
    "ask-file": (
        "Enregistrer la partie sous (par exemple game.yaml ; Entrée : ne pas enregistrer) ?"
    ),
    "ask-keep": "Garder {what} dans {deck} (o/n, Entrée : non) ?",
    "keep-cards": (
        "{count} nouvelle carte",
        "{count} nouvelles cartes",
    ),
    "keep-objectives": (
        "{count} nouvel objectif",
        "{count} nouveaux objectifs",
    ),
}
