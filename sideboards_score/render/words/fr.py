"""French."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Names
    "color-red": "rouge",
    "color-turquoise": "turquoise",
    "color-pink": "rose",
    "color-orange": "orange",
    "color-black": "noir",
    "color-unknown": "couleur inconnue",
    "handle-flower": "fleur",
    "handle-square": "carré",
    "handle-bar": "barre",
    "handle-none": "sans poignée",
    "handle-unknown": "poignée inconnue",
    "kind-colors": "couleurs",
    "kind-handles": "poignées",
    "kind-rows": "rangée",
    "of-color": "d’une seule couleur",
    "of-handle": "à poignées identiques",
    "list-last": "{first} et {last}",
    "placed": "{place} : {text}",
    "and-also": "{text} ; {more}",
    "points": (
        "{count} point",
        "{count} points",
    ),
    # Places
    "where-file": "{name}",
    "where-line": "ligne {name}",
    "where-player": "chez {name}",
    "where-card": "carte {name}",
    "where-card-id": "carte n° {name}",
    "where-objective": "objectif {name}",
    "where-option": "option {name}",
    "where-variable": "variable d’environnement {name}",
    # Head of the breakdown
    "head-final": "Sideboards : score final",
    "head-so-far": "Sideboards : score provisoire",
    "head-players": (
        "{count} joueur",
        "{count} joueurs",
    ),
    "head-deck": "jeu de cartes {deck}",
    "head-edition": "livret de règles {edition}",
    "head-four-cards": "variante à quatre cartes",
    "so-far": "{text} pour l’instant",
    "invented": "JEU DE CARTES INVENTÉ : poignées et motifs ne sont pas ceux du jeu imprimé.",
    # Objectives
    "objectives-title": "Objectifs",
    "objective-no": "n° {number}",
    "objective-typed": "saisie libre",
    "points-each": (
        "{count} point par combinaison",
        "{count} points par combinaison",
    ),
    "row-points-each": (
        "{rule} ; {count} point par tiroir",
        "{rule} ; {count} points par tiroir",
    ),
    "rows-any": (
        "la plus longue rangée {of}",
        "les {count} plus longues rangées, chacune {of}",
    ),
    "rows-value": (
        "la plus longue rangée : {value}",
        "les {count} plus longues rangées : {value}",
    ),
    "rows-lines": (
        "la plus longue rangée {of} dans la ligne {lines}",
        "la plus longue rangée {of} dans chacune des lignes {lines}",
    ),
    "points-unknown": "points inconnus",
    "points-unknown-how": "Points inconnus. Ajoutez-les avec objective set {number} --points, ou indiquez motif et points au moment de compter.",
    "pattern-unknown-points": (
        "motif inconnu, {count} point",
        "motif inconnu, {count} points",
    ),
    "pattern-unknown": "motif inconnu",
    "pattern-unknown-how": (
        "Motif inconnu. Regardez la carte et indiquez-le au moment de compter : X pour un "
        "tiroir, . pour une case vide, / entre les lignes, puis = et les points, par exemple "
        '--objectives "X.X/.X.=4,X./.X=3,19".'
    ),
    "pattern-summary": (
        "{pattern}  {count} point",
        "{pattern}  {count} points",
    ),
    "forms-any": "Compté sous ces formes, inversé et tourné (livret {editions}) :",
    "forms-half": (
        "Seulement inversé et tourné de 180 degrés (livret {editions}, d’après ses légendes) :"
    ),
    "legend": (
        "Dans les grilles, un nombre marque une combinaison de couleur, une lettre minuscule "
        "une combinaison de poignées, = et # une rangée comptée. Les places sont notées "
        "ligne/carte."
    ),
    "rows-value-lines": (
        "la plus longue rangée : {value}, en ligne {lines}",
        "la plus longue rangée : {value}, dans chacune des lignes {lines}",
    ),
    # Account of a player
    "count-times-points": (
        "{times} × {count} point",
        "{times} × {count} points",
    ),
    "not-known-colors": "couleurs inconnues",
    "not-known-handles": "poignées inconnues",
    "some-not-known-colors": (
        "couleur inconnue pour {count} tiroir",
        "couleur inconnue pour {count} tiroirs",
    ),
    "some-not-known-handles": (
        "poignée inconnue pour {count} tiroir",
        "poignée inconnue pour {count} tiroirs",
    ),
    "run": (
        "{value} : ligne {line}, carte {first}, {count} tiroir",
        "{value} : ligne {line}, cartes {first} à {last}, {count} tiroirs",
    ),
    "bonus": "bonus rangée",
    "bonus-solo": (
        "solo, {count} tiroir : aucun palier atteint",
        "solo, {count} tiroirs : aucun palier atteint",
    ),
    "bonus-solo-step": (
        "solo, {count} tiroir : palier à partir de {step}",
        "solo, {count} tiroirs : palier à partir de {step}",
    ),
    "bonus-rank": "rang {rank} par nombre de tiroirs ({lengths})",
    "bonus-tied": (
        (
            "à égalité avec {names} : chacun reçoit le bonus entier de {count} point, aucun "
            "rang n’est sauté"
        ),
        (
            "à égalité avec {names} : chacun reçoit le bonus entier de {count} points, aucun "
            "rang n’est sauté"
        ),
    ),
    "bonus-tied-nothing": "à égalité avec {names} : pas de bonus à ce rang",
    "swap": "échange",
    "swap-kept": "non utilisé",
    "swap-used": "utilisé",
    "swap-none": "aucun dans la variante à quatre cartes",
    "total": "total",
    "open-exact": "tiroirs inconnus : peut encore aller de {low} à {high}",
    "open-at-most": "tiroirs inconnus : peut encore aller de {low} à {high} au plus",
    "open-certain": "tiroirs inconnus : une fois connus, le total sera de {total}",
    # Ranking
    "ranking-title": "Classement",
    "wins": (
        "{names} gagne avec {count} point.",
        "{names} gagne avec {count} points.",
    ),
    "wins-so-far": (
        "{names} mène avec {count} point.",
        "{names} mène avec {count} points.",
    ),
    "shared-victory": (
        "{names} se partagent la victoire avec {count} point chacun.",
        "{names} se partagent la victoire avec {count} points chacun.",
    ),
    "shared-victory-so-far": (
        "{names} mènent ensemble avec {count} point chacun.",
        "{names} mènent ensemble avec {count} points chacun.",
    ),
    "undecided": "Rien n’est joué : les tiroirs inconnus peuvent encore changer le vainqueur.",
    "solo-band": "Classement solo {band} : {title}",
    "solo-band-so-far": "Classement jusqu’ici : {band}",
    "solo-open": (
        "Pas encore sûr : avec les tiroirs inconnus, le classement peut aller de {low} à {high}."
    ),
    "solo-55": "Un chef-d’œuvre d’ébénisterie !",
    "solo-45": "Une commode splendide !",
    "solo-35": "Du bel assemblage !",
    "solo-25": "Les tiroirs commencent à s’accorder.",
    "solo-0": "On mélange et on en monte une autre !",
    # Notes
    "notes-title": "Remarques",
    "note-invented-deck": (
        "Le jeu de cartes {deck} est inventé pour essayer le programme : ses motifs et ses "
        "points ne sont pas ceux du jeu imprimé."
    ),
    "note-card-differs": (
        "{name}, carte {position} : {card} compte telle quelle, bien que la carte du jeu "
        "qui a ces couleurs soit {other} (n° {id})."
    ),
    "note-card-elsewhere": "{name}, carte {position} : {card} a les couleurs de la carte {place} de {other}, et le jeu n’a qu’une carte de ce genre. L’une des deux est peut-être mal tapée.",
    "note-card-not-in-deck": (
        "{name}, carte {position} : {card} compte telle quelle, bien qu’aucune carte du jeu ne "
        "lui corresponde."
    ),
    "note-no-swap-cards": (
        "{name} : la variante à quatre cartes se joue sans cartes Échange, « carte Échange "
        "utilisée » n’y change donc rien."
    ),
    "note-mid-game": (
        "Décompte en cours de partie : le bonus et la carte Échange sont comptés comme si la "
        "partie s’arrêtait maintenant."
    ),
    "note-half-turns": (
        "Le livret de règles {edition} est lu d’après ses légendes : un motif peut être "
        "inversé en miroir et pivoté de 180 degrés. Le texte n’indique aucun angle."
    ),
    "note-turning-half": (
        "{name}, {kind} : {count} selon ce livret ; selon {editions}, qui ne permet que les "
        "demi-tours, ce serait {other}."
    ),
    "note-turning-any": (
        "{name}, {kind} : {count} selon ce livret ; selon {editions}, avec les quarts de tour, "
        "ce serait {other}."
    ),
    "note-two-rows-in-one-line": (
        "{name} : les deux rangées comptées se trouvent dans la ligne {line}. Les livrets ne "
        "disent pas si c’est permis ; nous les comptons, puisque quelque chose les sépare."
    ),
    "note-one-row-in-each-line": (
        "{name} : une rangée compte dans chacune des lignes {lines} (tiroirs : {count}). Les "
        "plus longues rangées de ces deux lignes réunies en donneraient {other} ; les livrets "
        "permettent les deux lectures."
    ),
    "note-unknown-drawers": "{name} : les couleurs et poignées inconnues (?, x) ne comptent pas.",
    "note-card-few-handles": "{name}, carte {position}\xa0: {card} a {count} des {wanted} poignées qu’a une carte\xa0; une poignée inconnue s’écrit x, par exemple Rx.",
    "note-card-contested": "{name}, carte {position} : ses poignées sont douteuses ({card}), car elle a été apprise comme {readings} ({sources}). deck validate dit que faire.",
    "note-bare-drawer-breaks-row": (
        "{name} : un tiroir sans poignée interrompt une rangée de poignées (tiroirs comptés : "
        "{count}, et non {other}). Les livrets n’en disent rien."
    ),
    "note-row-of-one": (
        "{name} : un tiroir seul compte comme rangée. Les livrets ne fixent pas de longueur "
        "minimale."
    ),
    "note-no-row": (
        "{name} : aucun tiroir ne compte pour la rangée, donc pas de bonus. Les livrets n’en "
        "disent rien."
    ),
    "note-solo-highest-step": (
        "Bonus en solo : seul le plus haut palier atteint compte ({points}) ; les paliers ne "
        "s’additionnent pas ({sum}). Les livrets n’en disent rien."
    ),
    # Decks
    "decks-title": "Jeux de cartes",
    "deck-named": "Jeu de cartes {deck} : {title}",
    "deck-cards": (
        "{count} carte",
        "{count} cartes",
    ),
    "deck-invented": "complet, mais INVENTÉ",
    "deck-complete": "complet",
    "deck-no-handles": "poignées inconnues",
    "deck-objectives-complete": (
        "{count} objectif complet sur {all}",
        "{count} objectifs complets sur {all}",
    ),
    "deck-in-use": "Utilisé si vous n’en nommez pas d’autre (*) : {deck}",
    "deck-sound": "Aucune erreur.",
    "deck-faulty": (
        "{count} erreur :",
        "{count} erreurs :",
    ),
    "findings-title": "Bon à savoir",
    "finding-same-order": (
        "Les cartes {ids} ont le même ordre de couleurs {order} : saisissez leurs "
        "identifiants, pas leurs couleurs."
    ),
    "finding-color-repeated": (
        "La carte {id} montre {count} fois la couleur {value}.",
        "La carte {id} montre {count} fois la couleur {value}.",
    ),
    "finding-handles-not-each-once": (
        "La carte {id} ({code}) ne porte pas exactement une fois chacune des trois poignées."
    ),
    "finding-cards-incomplete": (
        (
            "Sur {all} cartes, {count} a des couleurs ou des poignées inconnues (?, x) : elles "
            "ne comptent pas tant que vous ne les avez pas complétées."
        ),
        (
            "Sur {all} cartes, {count} ont des couleurs ou des poignées inconnues (?, x) : "
            "elles ne comptent pas tant que vous ne les avez pas complétées."
        ),
    ),
    "finding-objectives-incomplete": (
        (
            "L’objectif {numbers} n’a pas de motif ou pas de points : indiquez-les au moment "
            "de compter."
        ),
        (
            "Les objectifs {numbers} n’ont pas de motif ou pas de points : indiquez-les au "
            "moment de compter."
        ),
    ),
    # Messages
    "error": "Erreur : {text}",
    "did-you-mean": "Vouliez-vous dire {nearest} ?",
    "more-faults": (
        "({count} autre erreur : sideboards-score deck validate {deck})",
        "({count} autres erreurs : sideboards-score deck validate {deck})",
    ),
    "interrupted": "Interrompu ; rien n’a été enregistré.",
    "fault": (
        "C’est une erreur du programme ({kind} à {place}, version {version}). Merci de la "
        "signaler avec ce que vous avez saisi ; avec SIDEBOARDS_DEBUG=1, le programme montre "
        "où elle se produit."
    ),
    "saved": "Partie enregistrée sous {file}.",
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
    "reason-name": "le nom contient des caractères impossibles dans un nom de fichier",
    "reason-other": "erreur système {number}",
    # Command line
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
    # Files
    "file-missing": "ce fichier n’existe pas ; vérifiez le nom et le dossier.",
    "path-empty": "le nom de fichier est vide ; donnez-en un.",
    "file-is-folder": "c’est un dossier ; nommez un fichier qui s’y trouve.",
    "file-not-readable": (
        "le fichier ne peut pas être lu ({reason}) ; vérifiez son nom et ses droits d’accès."
    ),
    "file-too-large": (
        "le fichier dépasse {most} Mo, ce qui n’arrive à aucun jeu de cartes ni à aucune "
        "partie ; est-ce le bon ?"
    ),
    "file-not-utf8": "le fichier n’est pas du texte UTF-8 ; enregistrez-le avec l’encodage UTF-8.",
    "file-binary": "ce n’est pas un fichier texte ; nommez un fichier YAML ou JSON. Une photo se lit avec read, ou avec --player NOM=@PHOTO.",
    "standard-input-closed": (
        "impossible de lire l’entrée standard ; nommez un fichier à la place de -."
    ),
    "yaml-merge": "une clé de fusion (<<) n’est pas lue ici ; écrivez les champs en entier.",
    "yaml-empty": "le fichier est vide ; indiquez-en un autre. README.md montre à quoi ressemble une partie ou un jeu de cartes.",
    "yaml-not-fields": (
        "il faut ici des champs comme « nom: valeur », et non une liste ou un simple texte."
    ),
    "yaml-several": "un deuxième document commence ici (---) ; n’en gardez qu’un par fichier.",
    "yaml-deep": (
        "trop de crochets ou de niveaux imbriqués ; aucun jeu de cartes, aucune partie n’en "
        "demande autant."
    ),
    "yaml-key": (
        "une liste ou un groupe de champs se trouve à la place d’un nom de champ ; écrivez "
        "« nom: valeur »."
    ),
    "yaml-twice": (
        "le champ {key} apparaît ici une deuxième fois, la première est à la ligne {first} ; "
        "n’en gardez qu’un."
    ),
    "yaml-alias": "*{name} ne renvoie à rien ; écrivez la valeur elle-même.",
    "yaml-character": "le caractère {code} n’est pas permis dans un fichier texte ; supprimez-le.",
    "yaml-tab": "il y a ici une tabulation ; faites le retrait avec des espaces.",
    "yaml-colon": (
        "un deux-points en trop, ou une ligne trop en retrait ; mettez entre guillemets les "
        "textes qui contiennent un deux-points."
    ),
    "yaml-bracket": "un crochet ouvert ici n’est pas refermé, ou il y manque une virgule.",
    "yaml-quote": "un guillemet ouvert ici n’est pas refermé.",
    "yaml-syntax": (
        "ce n’est pas du YAML ; vérifiez ici les retraits, les guillemets et les crochets."
    ),
    "field-unknown": "le champ {field} n’existe pas ; les champs connus sont {known}.",
    "field-missing": "il manque le champ {field} ; ajoutez-le.",
    "field-not-text": "{field} doit être ici un simple texte ou un nombre.",
    "field-not-flag": "{field} vaut {text} ; écrivez true ou false.",
    "field-not-number": "{field} vaut {text} ; écrivez un nombre entier.",
    "field-not-choice": "{field} vaut {text} ; prenez l’un de ceux-ci : {choices}.",
    "field-not-list": (
        "{field} doit être ici une liste ; commencez chacune de ses lignes par « -  »."
    ),
    "field-not-fields": "{field} doit avoir ici ses propres champs, comme « nom: valeur ».",
    "save-exists": "le fichier existe déjà et reste tel quel ; choisissez un autre nom.",
    "save-no-folder": (
        "le dossier {folder} n’existe pas ; créez-le d’abord ou choisissez un autre endroit."
    ),
    "save-dash": "une partie ne s’enregistre pas sur la sortie standard ; nommez un fichier.",
    "save-failed": "impossible d’écrire le fichier ({reason}) ; choisissez un autre endroit.",
    # Cards
    "card-letter": (
        "{card} n’est pas une carte : {letter} ne désigne ni une couleur (R T P O K ?) ni une "
        "poignée (f s b x)."
    ),
    "card-handle-first": (
        "{card} n’est pas une carte : un tiroir commence par sa couleur (R T P O K ?), pas par "
        "{letter}."
    ),
    "card-two-handles": (
        "{card} n’est pas une carte : la lettre {position} est une deuxième poignée sur le "
        "même tiroir."
    ),
    "card-drawers": (
        "{card} a {count} tiroir, une carte en a {wanted}.",
        "{card} a {count} tiroirs, une carte en a {wanted}.",
    ),
    "card-color-twice": (
        "{card} montre plus d’une fois la couleur {value}, et il n’y a pas de telle carte dans "
        "le jeu."
    ),
    "card-no-such-order": (
        "{card} : aucune carte du jeu n’a cet ordre de couleurs ; écrivez-la en entier avec "
        "ses poignées, par exemple RfTPsOKb."
    ),
    "card-empty-deck": (
        "{card} : le jeu ne contient aucune carte ; écrivez-la donc en entier avec ses "
        "poignées, par exemple RfTPsOKb."
    ),
    "card-several": (
        "{card} correspond à plusieurs cartes du jeu : {ids} ; tapez l’identifiant, par "
        "exemple {example}, ou écrivez la carte en entier, avec x pour les poignées inconnues."
    ),
    "card-number": "{card} n’est pas une carte : le jeu va de {low} à {high}.",
    "card-id": (
        "{card} n’est pas une carte : le jeu compte {count} carte, et aucune de ce nom.",
        "{card} n’est pas une carte : le jeu compte {count} cartes, et aucune de ce nom.",
    ),
    "card-not-spelled-out": (
        "{card} : dans un jeu de cartes, les cartes s’écrivent en entier avec leurs poignées, "
        "ou avec x là où elles sont inconnues, par exemple {example}."
    ),
    "card-twice": (
        "{card} est posée ici, mais {name} a déjà cette carte comme carte {position} "
        "({typed}) ; corrigez l’une des deux."
    ),
    "cards-few": (
        (
            "{count} carte, une commode terminée en a {wanted} ; ajoutez les autres, ou "
            "utilisez --partial en cours de partie."
        ),
        (
            "{count} cartes, une commode terminée en a {wanted} ; ajoutez les autres, ou "
            "utilisez --partial en cours de partie."
        ),
    ),
    "cards-many": (
        "{count} carte, une commode en a {wanted}.",
        "{count} cartes, une commode en a {wanted} ; retirez-en.",
    ),
    "cards-none": "aucune carte ; ajoutez la commode.",
    # Photos
    "read-confidence": "chaque tiroir juste : {percent} %",
    "read-doubtful": (
        "ligne {line}, carte {card} : le plus probable est {likely} (couleur {color} %, "
        "poignée {handle} %)"
    ),
    "read-refused": "Impossible de lire {file} :",
    "read-progress": "Lecture des photos",
    "ask-doubtful": (
        "{file} : {count} tiroir est incertain, marqué « ? » ci-dessous.",
        "{file} : {count} tiroirs sont incertains, marqués « ? » ci-dessous.",
    ),
    "ask-drawer": (
        "{text}. Que voyez-vous (Entrée : {likely} ; par exemple Rf ou K ; « ? » laisse la "
        "question ouverte) ?"
    ),
    "note-photo-lines": (
        "{name} : cet objectif compte les lignes à partir du haut, la photo doit donc montrer "
        "la commode dans le sens où elle a été montée ; si elle est à l’envers, mettez turn à "
        "180."
    ),
    "drawer-wrong": (
        "{drawer} n’est pas un tiroir : écrivez une couleur (R T P O K ?), puis la poignée (f "
        "s b x) s’il en a une."
    ),
    "fix-place": (
        "fix : {place} n’est pas une place ; écrivez la ligne et la carte, par exemple 3,2."
    ),
    "fix-no-card": (
        "fix : {place} n’est pas une place ; la photo montre {count} carte.",
        "fix : {place} n’est pas une place ; la photo montre {count} cartes.",
    ),
    "photo-and-cards": "sideboard et photo sont donnés tous les deux ; n’en gardez qu’un.",
    "photo-missing": (
        "{field} va avec une photo, et il n’y en a pas ; ajoutez photo ou retirez {field}."
    ),
    "read-other-deck": (
        (
            "{file} : {count} carte n’est pas dans le jeu {deck}, la lecture s’est donc faite "
            "sans lui."
        ),
        (
            "{file} : {count} cartes ne sont pas dans le jeu {deck}, la lecture s’est donc "
            "faite sans lui."
        ),
    ),
    "read-same-card": (
        "{card} se trouve dans {first} et dans {second} ; l’une des deux doit être mal lue."
    ),
    "overlay-written": "Dessiné : {file}",
    "overlay-folder": "--overlay {folder} : pour plusieurs photos, nommez un dossier.",
    "overlay-same-name": (
        "--overlay {folder} : deux photos portent le même nom ; lisez-les une par une."
    ),
    "overlay-ending": (
        "impossible d’écrire une image avec la terminaison « {ending} » ; prenez .jpg ou .png."
    ),
    "photo-no-row": (
        "aucune rangée de cartes trouvée. Photographiez d’en haut, avec toute la rangée sur "
        "presque toute la largeur de la photo."
    ),
    "photo-sideways": (
        "la rangée va de haut en bas sur la photo. Utilisez --turn 90 ou 270 (dans un fichier de "
        "partie : turn), selon celui qui met la ligne 1 en haut."
    ),
    "photo-no-handles": (
        "ce qui ressemble à une rangée ne montre pas trois poignées par carte. Si ce sont des "
        "cartes de Sideboards, approchez-vous et tenez le téléphone sans bouger."
    ),
    "photo-few-cards": (
        (
            "seule {count} carte a été trouvée dans la rangée. Montrez les huit, ou utilisez "
            "--partial en cours de partie."
        ),
        (
            "seules {count} cartes ont été trouvées dans la rangée. Montrez les huit, ou "
            "utilisez --partial en cours de partie."
        ),
    ),
    "photo-many-cards": (
        "{count} carte a été trouvée dans la rangée, une commode en a huit. Écartez les autres.",
        (
            "{count} cartes ont été trouvées dans la rangée, une commode en a huit. Écartez "
            "les autres."
        ),
    ),
    "photo-card-hidden": (
        "la carte {position} est en partie cachée. Retirez ce qui est posé dessus ou qui la "
        "recouvre."
    ),
    "photo-blurred": (
        "la photo est trop floue. Tenez le téléphone sans bouger et touchez les cartes pour "
        "faire la mise au point."
    ),
    "photo-dark": "la photo est trop sombre. Allumez une lampe ou mettez-vous près d’une fenêtre.",
    "photo-grey": (
        "la photo n’a pas de couleurs, et sans elles aucun tiroir n’est reconnaissable. "
        "Reprenez-la en couleurs."
    ),
    "photo-cut-off": "la rangée est coupée par le bord de la photo. Reculez un peu.",
    "photo-small": (
        "les cartes sont trop petites sur la photo. Photographiez d’environ {factor} fois plus "
        "près."
    ),
    "photo-two-rows": (
        "il y a deux rangées semblables, et rien ne dit laquelle compte. Photographiez-en une "
        "seule."
    ),
    "photo-incomplete": (
        "le fichier s’arrête avant la fin de l’image. Copiez-le ou envoyez-le à nouveau."
    ),
    "photo-unclear": (
        "on distingue trop peu de choses sur cette photo. Approchez-vous, ne bougez pas et "
        "évitez les reflets."
    ),
    "photo-fault": "c’est une erreur du programme ({fault}). Merci de la signaler avec la photo.",
    "photo-damaged": "le fichier est abîmé ({kind}). Copiez-le ou envoyez-le à nouveau.",
    "photo-huge": (
        "l’image a {width} × {height} pixels, plus de {most} millions. Réduisez-la d’abord."
    ),
    "photo-glare": (
        "un reflet cache une partie de la rangée. Déplacez un peu la lampe ou le téléphone."
    ),
    "photo-file-empty": "le fichier est vide. Copiez-le ou envoyez-le à nouveau.",
    "photo-file-is-folder": "c’est un dossier ; nommez les photos qui s’y trouvent.",
    "photo-file-missing": "ce fichier n’existe pas ; vérifiez le nom et le dossier.",
    "photo-file-no-picture": (
        "ce n’est pas une image ; nommez une photo (JPEG, PNG, WebP, TIFF, HEIC ou AVIF)."
    ),
    "photo-file-kind": (
        "impossible de lire les images du type {kind} ; enregistrez celle-ci en JPEG ou en PNG."
    ),
    "photo-file-not-readable": (
        "impossible de lire le fichier ({reason}) ; vérifiez ses droits d’accès."
    ),
    "photo-file-special": "ce n’est pas un fichier ordinaire ; nommez une photo.",
    "photo-file-too-large": "le fichier dépasse {most} Mo ; est-ce bien une photo ?",
    "cv2-missing": (
        "les photos demandent le paquet opencv-python, impossible à charger ({reason}) ; "
        "lancez : pip install opencv-python-headless"
    ),
    "cv2-needs-library": (
        "il manque pour les photos une bibliothèque du système ({reason}) ; lancez : apt "
        "install libgl1, ou bien : pip install opencv-python-headless"
    ),
    "heif-missing": (
        "les photos HEIC demandent le paquet pillow-heif ({reason}) ; lancez : pip install "
        "pillow-heif, ou bien enregistrez la photo en JPEG."
    ),
    "avif-missing": (
        "les photos AVIF demandent une version plus récente de Pillow ({reason}) ; lancez : "
        "pip install --upgrade pillow, ou bien enregistrez la photo en JPEG."
    ),
    # Patterns and objectives
    "pattern-sign": (
        "{row} n’est pas une ligne de motif : {sign} n’est ni X (ou 1) pour un tiroir, ni . "
        "(ou 0) pour une case vide."
    ),
    "pattern-empty": "le motif « {pattern} » n’a aucun tiroir ; marquez chacun d’un X.",
    "pattern-size": (
        "le motif {pattern} ne tient pas sur une commode de 5 lignes et 8 cartes ; réduisez-le."
    ),
    "objective-not-number": (
        "{text} n’est pas un numéro d’objectif ; prenez un nombre entier comme 3."
    ),
    "objective-twice": (
        "l’objectif {number} figure deux fois dans le jeu de cartes ; n’en gardez qu’un."
    ),
    "objective-unknown": "le jeu de cartes {deck} n’a pas d’objectif {number} ; il a {known}.",
    "objective-other-kind": (
        "il faut ici un objectif du type « {kind} », celui-ci est du type « {found} »."
    ),
    "objective-kind-twice": (
        "les objectifs {first} et {second} sont tous deux du type « {kind} » ; une partie en a "
        "un de chaque type."
    ),
    "objective-kind-needed": "cette affirmation dépend d’un objectif du genre « {kind} » ; indiquez-le avec --objectives.",
    "objective-kind-missing": (
        "il manque un objectif du type « {kind} » ; une partie en a un de chaque type."
    ),
    "objective-no-pattern": (
        (
            "le jeu {deck} ne sait pas ce que montre l’objectif {numbers} ({kinds}). Regardez "
            "la carte, mettez son motif et ses points à la place de {examples} et lancez : "
            "{command}"
        ),
        (
            "le jeu {deck} ne sait pas ce que montrent les objectifs {numbers} ({kinds}). "
            "Regardez les cartes, mettez leurs motifs et leurs points à la place de {examples} "
            "et lancez : {command}"
        ),
    ),
    "objective-no-pattern-in-file": (
        (
            "le jeu {deck} ne sait pas ce que montre l’objectif {numbers} ({kinds}). Inscrivez "
            "le motif et les points de la carte dans le fichier, comme colors: {{pattern: "
            "[X.X, .X.], points: 4}}."
        ),
        (
            "le jeu {deck} ne sait pas ce que montrent les objectifs {numbers} ({kinds}). "
            "Inscrivez les motifs et les points des cartes dans le fichier, comme colors: "
            "{{pattern: [X.X, .X.], points: 4}}."
        ),
    ),
    "objectives-none": (
        "le jeu {deck} n’a pas d’objectifs ; écrivez-les en toutes lettres, par exemple X.X/.X.=4."
    ),
    "objectives-empty": "{text} : il n’y a rien entre deux virgules ; donnez trois objectifs.",
    "objectives-nothing": "aucun objectif n’est nommé ; écrivez-les comme dans 3,9,19.",
    "objectives-too-many": (
        "{text} est un motif de trop ; donnez-en un pour les couleurs, un pour les poignées, "
        "et le numéro d’un objectif de rangée."
    ),
    "objectives-spelling": (
        "{text} n’est ni un numéro ni un motif avec des points ; écrivez-les comme "
        "3,9,19 ou X.X/.X.=4,9,19."
    ),
    "value-unknown": "{text} n’est ni une couleur ni une poignée ; valeurs connues : {known}.",
    "value-other-kind": (
        "la valeur {value} ne va pas avec le champ of qui l’accompagne ; prenez pour les deux "
        "une couleur, ou pour les deux une poignée."
    ),
    "rows-count": (
        (
            "rows vaut {count} ; un objectif compte de 1 à {most} rangées, et avec lines "
            "autant qu’il y a de lignes."
        ),
        (
            "rows vaut {count} ; un objectif compte de 1 à {most} rangées, et avec lines "
            "autant qu’il y a de lignes."
        ),
    ),
    "lines-wrong": (
        "lines vaut {lines} ; donnez de 1 à {most} lignes différentes, entre 1 et {last}."
    ),
    # Games and decks
    "deck-unknown": (
        "il n’y a pas de jeu de cartes {deck} ; il y a {known}, ou bien donnez le chemin d’un "
        "fichier de jeu de cartes."
    ),
    "deck-empty": (
        "aucun jeu de cartes n’est nommé ; il y a {known}, ou indiquez le chemin d’un fichier "
        "de jeu."
    ),
    "deck-handles-per-card": "handles_per_card vaut {count} ; une carte a au plus {most} tiroirs.",
    "id-empty": "une carte a un identifiant vide ; donnez-lui-en un.",
    "id-space": (
        "l’identifiant « {id} » contient une espace, une virgule ou un point-virgule ; retirez "
        "ce signe."
    ),
    "id-unprintable": "l’identifiant contient un caractère invisible ; supprimez-le.",
    "id-code": "l’identifiant {id} se lit comme une carte ; choisissez-en un autre.",
    "id-turned": (
        "l’identifiant {id} finit par r, ce qui veut dire « retournée » quand on saisit une "
        "carte ; choisissez-en un autre."
    ),
    "id-case": (
        "les identifiants {id} et {other} ne diffèrent que par les majuscules ; choisissez-en "
        "un autre."
    ),
    "players-none": "pas de joueurs ; une partie en compte de 1 à {most}.",
    "players-many": (
        "{count} joueur ; une partie en compte de 1 à {most}.",
        "{count} joueurs ; une partie en compte de 1 à {most}.",
    ),
    "players-same-name": "deux joueurs s’appellent {name} ; donnez un autre nom à l’un d’eux.",
    "name-missing": "un joueur n’a pas de nom ; donnez-lui-en un.",
    "name-unprintable": (
        "le nom du joueur contient un caractère invisible ({code}) ; supprimez-le."
    ),
    # Learning cards
    "deck-file-head": "Vos cartes de Sideboards, remplies d’après des photos. Vous pouvez modifier ce fichier : les commentaires, notes et champs x-... restent.\nCe que vous écrivez vous-même dans une carte prime sur les photos.",
    "deck-file-name": "Mes cartes",
    "learn-photo": (
        "{file}\xa0: {count} carte lue",
        "{file}\xa0: {count} cartes lues",
    ),
    "learn-twice": (
        "{count} carte est sur plusieurs des photos\xa0: {ids}",
        "{count} cartes sont sur plusieurs des photos\xa0: {ids}",
    ),
    "learn-photo-known": (
        "{file} : {count} carte, déjà apprise de cette photo",
        "{file} : {count} cartes, déjà apprises de cette photo",
    ),
    "learn-left": (
        "carte {card} ({code}) non apprise : son tiroir {lines} n’est pas sûr ; photographiez-la de nouveau",
        "carte {card} ({code}) non apprise : ses tiroirs {lines} ne sont pas sûrs ; photographiez-la de nouveau",
    ),
    "learn-new": (
        "{count} nouvelle carte",
        "{count} nouvelles cartes",
    ),
    "learn-confirmed": (
        "{count} carte confirmée : {ids}",
        "{count} cartes confirmées : {ids}",
    ),
    "learn-contradictions": "Contradictions ; rien n’a été écrasé",
    "learn-reading": "{code} dans {sources}",
    "learn-in-doubt": "{readings}. Les poignées qui diffèrent comptent comme inconnues jusqu’à ce qu’une autre photo montre la carte ; ou apprenez encore une fois la bonne photo ou partie avec --replace, ou écrivez les bonnes poignées dans le fichier du jeu de cartes.",
    "learn-stands": "{readings}. {code} reste valable ; apprendre l’autre avec --replace change cela.",
    "learn-by-hand": "le fichier du jeu de cartes, à la main",
    "learn-short": "Appris : {new} nouvelles, {confirmed} confirmées ; {done} cartes complètes sur {all}.",
    "learn-complete": (
        "{count} carte complète sur {all}",
        "{count} cartes complètes sur {all}",
    ),
    "learn-missing": (
        "{count} carte manque encore ; elle ressemble à ceci, ou à l’envers",
        "{count} cartes manquent encore ; elles ressemblent à ceci, ou à l’envers",
    ),
    "deck-unchanged": "{file} reste tel quel : il n’y avait rien de nouveau.",
    "deck-nothing-to-begin": "{file} n’a pas été créé : il n’y avait rien à apprendre.",
    "deck-begun": "Créé : {file}",
    "deck-written": "Écrit : {file}. Le fichier précédent est gardé sous {backup}.",
    "deck-not-written": "impossible d’écrire le jeu de cartes ({reason}) ; l’ancien fichier est intact. Faites de la place ou donnez les droits, puis réessayez.",
    "deck-not-begun": "impossible d’écrire le jeu de cartes ({reason}), et il n’en existe pas encore de fichier. Choisissez un autre endroit avec --deck.",
    "deck-beside-folder": "ce dossier gêne {deck}, qui reste tel quel ; renommez le dossier et réessayez.",
    "deck-locked": "un autre programme écrit ce jeu de cartes et ne finit pas ; l’ancien fichier reste. Fermez-le et réessayez.",
    "deck-not-editable": "le fichier est construit de telle façon que le programme ne peut pas le modifier sans risque, il reste donc tel quel ; écrivez chaque carte et chaque objectif sur une ligne.",
    "deck-json": "un jeu de cartes est enregistré en YAML, et un fichier qui finit par .json est seulement lu ; indiquez-en un qui finit par .yaml.",
    "deck-shipped": "ce jeu de cartes est livré avec le programme et n’est jamais modifié ; indiquez un fichier à vous avec --deck.",
    "deck-shipped-chosen": "le jeu de cartes {deck} est livré avec le programme et n’est jamais modifié ; supprimez la variable ou donnez-lui un fichier, ou indiquez un fichier avec --deck.",
    "deck-shipped-name": "le jeu de cartes {deck} est livré avec le programme et n’est jamais modifié ; ne l’indiquez pas pour utiliser le vôtre, ou donnez un fichier avec --deck.",
    "deck-special": "ce n’est pas un fichier ordinaire, un jeu de cartes ne peut pas y être gardé ; indiquez-en un autre.",
    "learned-source": "{text} n’est ni une photo ni une partie apprise : il faut 12 chiffres hexadécimaux et un nom. Effacez-le et faites réapprendre la photo.",
    "learned-shade": "la teinte {value} est {text} ; écrivez six chiffres hexadécimaux, comme c8202c, ou effacez la ligne.",
    "learned-pair": "two_cards donne des paires de deux cartes différentes d’un même ordre de couleurs ; effacez ce qui n’en est pas une.",
    "import-no-export": "ce n’est pas un fichier de deck export (sa première ligne commencerait par format) ; demandez à la personne de lancer deck export.",
    "import-newer": "le fichier est de version {version} et ce programme connaît les versions jusqu’à {known} ; mettez le programme à jour.",
    "import-damaged": "le fichier a été modifié ou abîmé en route (sa somme de contrôle est fausse) ; faites-le renvoyer.",
    "import-invented": "ses cartes sont inventées, celles de {deck} ne le sont pas ; importez-le dans un fichier à part avec --deck.",
    "import-objectives-new": (
        "Objectif {numbers} repris.",
        "Objectifs {numbers} repris.",
    ),
    "import-objectives-replaced": (
        "Objectif {numbers} remplacé : le vôtre était différent.",
        "Objectifs {numbers} remplacés : les vôtres étaient différents.",
    ),
    "import-objectives": (
        "L’objectif {numbers} diffère ; le vôtre est gardé, --replace prend l’autre.",
        "Les objectifs {numbers} diffèrent ; les vôtres sont gardés, --replace prend les autres.",
    ),
    "inferences-title": "Ce que les vraies cartes disent de nos déductions",
    "inference-orders": (
        "{count} carte, et aucune autre du même ordre de couleurs, même à l’envers",
        "{count} cartes, et jamais deux du même ordre de couleurs, même à l’envers",
    ),
    "inference-colors": "chaque couleur une fois sur chaque carte",
    "inference-three-handles": "trois poignées sur chaque carte",
    "inference-different-handles": "toutes les poignées d’une carte différentes",
    "inference-unseen": "{thought} : pas encore connu ; aucune carte vue sur {all}",
    "inference-open": (
        "{thought} : pas encore connu ; {count} carte vue sur {all}, elle concorde",
        "{thought} : pas encore connu ; {count} cartes vues sur {all}, elles concordent",
    ),
    "inference-confirmed": (
        "{thought} : CONFIRMÉ par {count} carte",
        "{thought} : CONFIRMÉ par {count} cartes",
    ),
    "inference-refuted": (
        "{thought} : RÉFUTÉ par la carte {ids}. Tout fonctionne malgré tout.",
        "{thought} : RÉFUTÉ par {count} cartes ({ids}). Tout fonctionne malgré tout.",
    ),
    "finding-readings-differ": "Une carte a été apprise de plusieurs façons : {readings}. Faites-en apprendre encore une photo, ou écrivez les bonnes poignées dans le fichier du jeu de cartes.",
    "finding-written-otherwise": "Le fichier du jeu de cartes, écrit à la main, et des photos se contredisent : {readings}. {stands} reste valable, car une personne l’a écrit ; si les photos ont raison, apprenez-en une de nouveau avec --replace.",
    "finding-strange-field": "Le champ {field} ne dit rien au programme ; il est gardé.",
    "replace-without-learn": "--replace va avec --learn : ajoutez-le, ou enlevez --replace.",
    "set-nothing": "rien à enregistrer : ajoutez --pattern X.X/.X. et --points 4, ou pour les rangées --rows, --lines ou --value ; le programme ne pose de questions sur l’objectif {number} que dans un terminal.",
    "set-other-kind": "{option} ne va pas avec l’objectif {number}, qui est du genre « {kind} » ; enlevez cette option.",
    "set-points-wrong": "les points sont un nombre entier de 1 à {most}.",
    "set-present": "{file} contient jusqu’ici pour l’objectif {number} : {present}",
    "set-ask-rows": "Combien de rangées comptent, 1 ou 2 (Entrée : {present}) ?",
    "set-ask-lines": "Seulement dans certaines lignes ? Tapez-les avec des virgules, comme 1,4 ; sinon Entrée pour toutes les lignes.",
    "set-ask-value": "Une seule couleur ou poignée ? Tapez-la, comme rouge ; sinon Entrée pour n’importe laquelle.",
    "set-ask-pattern": "Objectif {number} ({kind}). Dessinez le motif ligne par ligne : X pour un tiroir, . pour rien, Entrée seule à la fin ; ou tout d’un coup avec /, comme X.X/.X.",
    "set-ask-row": "Ligne {number} :",
    "set-forms": "Il compte sous ces formes, tourné et retourné :",
    "set-ask-save": "Enregistrer ainsi l’objectif {number} (o/n) ?",
    # Questions
    "ask-welcome": (
        "Une nouvelle partie avec le jeu de cartes {deck}. {back} revient à la question "
        "précédente, {back}2 au joueur 2, Ctrl-C arrête."
    ),
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
    "ask-card": (
        "{name}, à partir de la carte {number}, de gauche à droite, par exemple RTPOK 17 18r, ou "
        "@photo.jpg :"
    ),
    "ask-card-id": "n° {id}",
    "ask-cards-keep": "{name} a toutes ses cartes. Entrée les garde, < reprend la dernière.",
    "ask-card-gone": "{card} retirée.",
    "ask-kept": "Gardées pour la suite ({drop} les laisse de côté) : {cards}",
    "ask-file-name": "Un nom de fichier, s’il vous plaît, ou Entrée.",
    "ask-cards-over": (
        "{count} carte de trop, laissée de côté : {cards}",
        "{count} cartes de trop, laissées de côté : {cards}",
    ),
    "ask-swap": "{name} a utilisé sa carte Échange (o/n, Entrée : non) ?",
    "ask-swap-again": "{name} a utilisé sa carte Échange (o/n, Entrée : oui) ?",
    "ask-yes-or-no": "Répondez o ou n, s’il vous plaît.",
    "ask-file": (
        "Enregistrer la partie sous (par exemple game.yaml ; Entrée : ne pas enregistrer) ?"
    ),
    # Claims and second opinion
    "claims-title": "Sideboards : décomptes contestés",
    "claim-claimed": "{name}, {field} : annonce de {claimed}",
    "amount-combinations": (
        "{count} combinaison",
        "{count} combinaisons",
    ),
    "amount-drawers": (
        "{count} tiroir",
        "{count} tiroirs",
    ),
    "verdict-holds": "exact",
    "verdict-fails": "inexact",
    "verdict-open": "indécidable",
    "claim-right": "C’est bien {right}.",
    "claim-too-high": (
        "Le bon compte : {right} ; c’est {count} de trop.",
        "Le bon compte : {right} ; c’est {count} de trop.",
    ),
    "claim-too-low": (
        "Le bon compte : {right} ; il en manque {count}.",
        "Le bon compte : {right} ; il en manque {count}.",
    ),
    "claim-open": "Des tiroirs inconnus laissent la question ouverte : {counted} pour l’instant, de {low} à {high} possibles.",
    "claim-outside": "Quels que soient les tiroirs inconnus, c’est entre {low} et {high}, jamais {claimed}.",
    "reasons-title": "Comment on peut arriver au chiffre avancé, l’erreur la plus probable d’abord :",
    "reasons-none": "Aucune des erreurs recherchées ne donne le chiffre avancé, ni aucune des paires essayées.",
    "reasons-more": (
        "{count} autre sorte d’erreur y mène aussi : --all les montre toutes.",
        "{count} autres sortes d’erreur y mènent aussi : --all les montre toutes.",
    ),
    "disputed": "{name} : où se trouvent ces erreurs (mêmes numéros que ci-dessus)",
    "slip-more": (
        "{text} ({count} autre de cette sorte donne le même chiffre.)",
        "{text} ({count} autres de cette sorte donnent le même chiffre.)",
    ),
    "slip-others": (
        "{text} ({count} autre endroit donne le même chiffre.)",
        "{text} ({count} autres endroits donnent le même chiffre.)",
    ),
    "slip-of": "Chez {name} : {text}",
    "slip-carried": "{text} Le bonus de rangée change alors aussi.",
    "two-slips": "Deux erreurs à la fois : {first} {second}",
    "no-sets": "aucune",
    "more-sets": "{sets} et {more} autres",
    "slip-swap-forgotten": (
        "Le {count} point de la carte échange non utilisée est oublié.",
        "Les {count} points de la carte échange non utilisée sont oubliés.",
    ),
    "slip-swap-given-used": (
        "{count} point est compté pour la carte échange, alors qu’elle a servi.",
        "{count} points sont comptés pour la carte échange, alors qu’elle a servi.",
    ),
    "slip-swap-given-none": (
        "{count} point est compté pour une carte échange, alors que cette variante n’en a pas.",
        "{count} points sont comptés pour une carte échange, alors que cette variante n’en a pas.",
    ),
    "slip-bonus-forgotten": (
        "Le bonus de rangée de {count} point est oublié.",
        "Le bonus de rangée de {count} points est oublié.",
    ),
    "slip-greedy-choice-columns": (
        "Prendre chaque combinaison comme elle vient, carte par carte depuis la gauche, en bloque de meilleures et en donne {count} de moins ; le meilleur choix a plutôt {better}.",
        "Prendre chaque combinaison comme elle vient, carte par carte depuis la gauche, en bloque de meilleures et en donne {count} de moins ; le meilleur choix a plutôt {better}.",
    ),
    "slip-greedy-choice-right": (
        "Prendre chaque combinaison comme elle vient, carte par carte depuis la droite, en bloque de meilleures et en donne {count} de moins ; le meilleur choix a plutôt {better}.",
        "Prendre chaque combinaison comme elle vient, carte par carte depuis la droite, en bloque de meilleures et en donne {count} de moins ; le meilleur choix a plutôt {better}.",
    ),
    "slip-greedy-choice-lines": (
        "Prendre chaque combinaison comme elle vient, ligne par ligne depuis le haut, en bloque de meilleures et en donne {count} de moins ; le meilleur choix a plutôt {better}.",
        "Prendre chaque combinaison comme elle vient, ligne par ligne depuis le haut, en bloque de meilleures et en donne {count} de moins ; le meilleur choix a plutôt {better}.",
    ),
    "slip-missed-combination": (
        "{count} combinaison n’est pas vue : {missed}.",
        "{count} combinaisons ne sont pas vues : {missed}.",
    ),
    "slip-drawer-used-twice": (
        "Des tiroirs servent deux fois ({drawers}) : {extra} chevauche {touched}.",
        "Des tiroirs servent deux fois ({drawers}) : {extra} chevauchent {touched}.",
    ),
    "slip-count-for-points": "Le nombre ({times}) est pris pour les points, alors que chacun en vaut {right}.",
    "slip-wrong-line": "Les rangées sont prises dans les lignes {lines}, et non seulement dans celles que la carte nomme.",
    "slip-wrong-line-read": "Les rangées sont prises dans les lignes {lines}, comme on peut lire le texte du livret {editions} ; la carte décide.",
    "slip-any-value": "La plus longue rangée de toutes est prise, et non la plus longue avec {value}.",
    "slip-fixed-value": "Seules les rangées avec {value} sont regardées, alors que n’importe laquelle peut compter.",
    "slip-other-value": "La rangée avec {value} est prise, alors que la carte en demande une autre.",
    "slip-rows-number": (
        "{count} rangée est comptée (ligne {lines}) ; la carte en demande {wanted}.",
        "{count} rangées sont comptées (lignes {lines}) ; la carte en demande {wanted}.",
    ),
    "slip-across-gap": (
        "La rangée avec {value} de la ligne {line} est comptée par-dessus un trou ({drawers}).",
        "La rangée avec {value} de la ligne {line} est comptée par-dessus un trou ({drawers}).",
    ),
    "slip-shorter-row": (
        "Une rangée plus courte est comptée ({taken}) au lieu d’une plus longue.",
        "Une rangée plus courte est comptée ({taken}) au lieu d’une plus longue.",
    ),
    "slip-drawer-overlooked": (
        "Le dernier tiroir d’une rangée n’est pas vu : {drawers}.",
        "Le dernier tiroir d’une rangée n’est pas vu : {drawers}.",
    ),
    "slip-run-split-parts": "La longue rangée avec {value} de la ligne {line} est coupée et compte pour les deux.",
    "slip-run-split-twice": "La rangée avec {value} de la ligne {line} est comptée deux fois, pour les deux.",
    "slip-bonus-competition-ranking": "Après une égalité, un rang est sauté (rang {other}) ; selon la règle, les ex æquo partagent le rang et la longueur suivante a le suivant (rang {rank}).",
    "slip-bonus-shared": (
        "Les bonus des ex æquo, {whole} ensemble, sont partagés entre {count} ; selon la règle, chaque ex æquo le reçoit en entier.",
        "Les bonus des ex æquo, {whole} ensemble, sont partagés entre {count} ; selon la règle, chaque ex æquo le reçoit en entier.",
    ),
    "slip-bonus-steps-added": "Les paliers du bonus solo ({points}) sont additionnés ; seul le plus haut atteint compte.",
    "slip-bonus-other-players": (
        "Le bonus est lu dans le tableau pour {count} joueur.",
        "Le bonus est lu dans le tableau pour {count} joueurs.",
    ),
    "slip-bonus-other-players-rows": (
        "Le bonus solo est lu dans le tableau pour {count} rangée.",
        "Le bonus solo est lu dans le tableau pour {count} rangées.",
    ),
    "slip-bonus-other-place": "Le bonus du rang {other} est pris au lieu de celui du rang {rank}.",
    "slip-bonus-other-place-step": "Le bonus du palier de {step} tiroirs est pris, et non celui du plus haut palier atteint.",
    "slip-bonus-without-row": "Un bonus est donné, alors qu’aucun tiroir ne compte pour la rangée.",
    "slip-bare-drawer-counted-any": (
        "Le tiroir {drawers} n’a pas de poignée, mais en remplace une dans {extra}.",
        "Les tiroirs {drawers} n’ont pas de poignée, mais en remplacent une dans {extra}.",
    ),
    "slip-bare-drawer-counted-shape": (
        "Les tiroirs sans poignée sont comptés comme une forme à part : {extra}.",
        "Les tiroirs sans poignée sont comptés comme une forme à part : {extra}.",
    ),
    "slip-bare-drawer-counted-row": (
        "Le tiroir {drawers} n’a pas de poignée, mais est compté dans la rangée avec {value} de la ligne {line}.",
        "Les tiroirs {drawers} n’ont pas de poignée, mais sont comptés dans la rangée avec {value} de la ligne {line}.",
    ),
    "slip-bare-drawer-skipped": (
        "Le tiroir {drawers} n’a pas de poignée et est sauté dans la rangée avec {value} de la ligne {line} ; il coupe la rangée.",
        "Les tiroirs {drawers} n’ont pas de poignée et sont sautés dans la rangée avec {value} de la ligne {line} ; ils coupent la rangée.",
    ),
    "slip-not-flipped": (
        "Le motif est tourné, mais jamais inversé, ce qui perd {count} combinaison.",
        "Le motif est tourné, mais jamais inversé, ce qui perd {count} combinaisons.",
    ),
    "slip-not-turned": (
        "Le motif est inversé, mais jamais tourné, ce qui perd {count} combinaison.",
        "Le motif est inversé, mais jamais tourné, ce qui perd {count} combinaisons.",
    ),
    "slip-as-printed": (
        "Le motif n’est cherché que tel qu’imprimé, ce qui perd {count} combinaison.",
        "Le motif n’est cherché que tel qu’imprimé, ce qui perd {count} combinaisons.",
    ),
    "slip-turned-not-allowed": (
        "Le motif est tourné de 90 degrés, ce que ce livret ne permet pas : {extra}.",
        "Le motif est tourné de 90 degrés, ce que ce livret ne permet pas : {extra}.",
    ),
    "slip-mixed-values": "Une combinaison mêle {first} et {second} : {extra}.",
    "slip-mixed-values-row": "Dans la ligne {line}, une rangée mêle {first} et {second}.",
    "slip-another-edition": "C’est compté selon le livret {edition}, où un motif se tourne autrement.",
    "slip-another-edition-lines": "C’est compté selon le texte du livret {edition}, qu’on peut lire comme lignes {lines}.",
    "slip-another-reading-different-lines": "C’est ce que donnerait une autre lecture des règles : les deux rangées doivent être dans des lignes différentes.",
    "slip-another-reading-lines-together": "C’est ce que donnerait une autre lecture des règles : les plus longues rangées des deux lignes ensemble comptent, et non une par ligne.",
    "slip-another-reading-bare-drawer-passed": "C’est ce que donnerait une autre lecture des règles : un tiroir sans poignée ne coupe pas une rangée.",
    "slip-another-reading-no-row-of-one": "C’est ce que donnerait une autre lecture des règles : un seul tiroir n’est pas une rangée.",
    "slip-down-column": (
        "Une rangée est comptée de haut en bas dans la carte {card} : {count} tiroir avec {value}.",
        "Une rangée est comptée de haut en bas dans la carte {card} : {count} tiroirs avec {value}.",
    ),
    "slip-other-points": (
        "Chaque combinaison est comptée {count} point, comme sur l’autre carte à motif, et non {right}.",
        "Chaque combinaison est comptée {count} points, comme sur l’autre carte à motif, et non {right}.",
    ),
    "slip-wrapped-round": (
        "La combinaison {extra} continue à l’autre bout du sideboard.",
        "Les combinaisons {extra} continuent à l’autre bout du sideboard.",
    ),
    "slip-wrapped-round-row": "La rangée avec {value} de la ligne {line} continue à l’autre bout du sideboard.",
    "slip-part-forgotten": (
        "Le {count} point de l’objectif « {part} » est oublié.",
        "Les {count} points de l’objectif « {part} » sont oubliés.",
    ),
    "slip-part-forgotten-only": (
        "Une seule partie est comptée ({parts}), le reste est oublié.",
        "Seules {count} parties sont additionnées ({parts}), le reste est oublié.",
    ),
    "slip-other-of": "Couleurs et poignées sont confondues : ce sont des rangées de l’autre sorte qui sont comptées.",
    "slip-card-turned": "C’est compté comme si la carte {cards} était tournée de 180 degrés.",
    "slip-cards-exchanged": "C’est compté comme si les cartes {cards} avaient changé de place.",
    "opinion-title": "Sideboards : deuxième avis",
    "opinion-readings": "Autres livrets et points ouverts",
    "opinion-ranking-changes": "Au moins une de ces lectures change le classement : mettez-vous d’accord avant de fêter la victoire.",
    "opinion-ranking-stands": "Aucune de ces lectures ne change le classement.",
    "opinion-band-changes": "Au moins une de ces lectures change le classement solo.",
    "opinion-band-stands": "Aucune de ces lectures ne change le classement solo.",
    "opinion-choices": "Autres choix de même valeur",
    "opinion-no-choices": "Les choix montrés par score sont les seuls meilleurs.",
    "opinion-unknown": "Tiroirs inconnus",
    "opinion-all-known": "Tous les tiroirs sont connus ; rien n’est ouvert.",
    "opinion-decided": "Quels qu’ils soient, les tiroirs inconnus ne changent pas le vainqueur.",
    "opinion-band-decided": "Quels qu’ils soient, les tiroirs inconnus ne changent pas le classement solo.",
    "reading-edition": "Livret {edition}",
    "reading-edition-lines": "Livret {edition} d’après son texte, lu comme lignes {lines}",
    "reading-different-lines": "Si les deux rangées doivent être dans des lignes différentes",
    "reading-lines-together": "Si les plus longues rangées des deux lignes ensemble comptent",
    "reading-bare-drawer-passed": "Si un tiroir sans poignée ne coupe pas une rangée",
    "reading-no-row-of-one": "Si un seul tiroir n’est pas une rangée",
    "reading-steps-added": "Si les paliers du bonus solo s’additionnent",
    "reading-bonus-for-nothing": "Si le bonus se donne même sans aucun tiroir",
    "reading-same": "{text} : mêmes totaux.",
    "reading-changes": "{text} : {totals}.",
    "reading-total": "{name} {total} (et non {was})",
    "reading-winner": "{text} {names} gagne alors.",
    "reading-winners": "{text} {names} partagent alors la victoire.",
    "reading-order": "{text} L’ordre des autres change.",
    "reading-band": "{text} Le classement solo est alors {band} : {title}",
    "other-choice": "{name}, {kind} : au moins 2 choix comptent autant ; un autre a {sets}.",
    "claim-spelling": "{text} n’est pas une affirmation ; écrivez NOM=41, NOM.colors=16 ou NOM.colors=4x.",
    "claim-empty": "il n’y a ici aucune affirmation ; écrivez NOM=41, NOM.colors=16 ou NOM.colors=4x.",
    "claim-no-name": "il manque le nom dans {text} ; écrivez-le devant le chiffre, comme dans {name}{text}.",
    "claim-no-figure": "il manque le chiffre dans {text} ; écrivez-le après le = : des points comme dans {text}41, ou un nombre de fois comme dans NOM.colors=4x.",
    "claim-value": "{text} n’est pas un chiffre avancé ; écrivez un nombre entier de points (six chiffres au plus), ou 4x pour un nombre de fois.",
    "claim-no-count": "{field} ne s’affirme qu’en points ; écrivez {text} sans x.",
    "claim-field": "{word} ne peut pas être affirmé ; prenez colors (couleurs), handles (poignées), rows (rangée), bonus (bonus rangée) ou swap (carte Échange), ou aucun de ces mots pour le total.",
    "claim-nobody": "personne dans cette partie ne s’appelle {name} ; il y a {names}.",
    "claim-twice": "{text} est affirmé deux fois ; supprimez-en un.",
    "claims-not-list": "claims est ici une liste de textes, comme [Ann=41, Ben.colors=4x] ; écrivez-la ainsi, pas comme des champs.",
    "claim-needs-all": "le total et le bonus demandent les sideboards de tous ; ajoutez les autres avec --player, ou --solo pour une partie en solo.",
    "solo-players": (
        "--solo est pour un seul joueur, cette partie en a {count} ; retirez-le.",
        "--solo est pour un seul joueur, cette partie en a {count} ; retirez-le.",
    ),
    "nothing-to-check": "rien à vérifier : donnez un fichier de partie, ou --objectives et --player, comme dans : sideboards-score check partie.yaml --claim Ann=41",
    "proof-ending": "{ending} n’est pas une extension d’image qui se dessine ; prenez .svg ou .png.",
    "proof-no-ending": "le nom de l’image n’a pas d’extension ; terminez-le par .svg ou .png.",
    "proof-dash": "une image ne se dessine pas sur la sortie standard ; nommez un fichier qui se termine par .svg ou .png.",
    "proof-written": "Dessiné : {file}",
    "proof-name": "Aucune police de cet ordinateur n’a tous les caractères de « {name} » : l’image dit « {stand_in} ». Un fichier .svg garde le nom.",
}
