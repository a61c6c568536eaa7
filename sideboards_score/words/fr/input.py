"""French: what is wrong with files, cards, objectives and games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "json-syntax": "Ce n’est pas du JSON ; vérifiez ici les virgules, les guillemets et les crochets.",
    "json-not-fields": "une partie ou un jeu en JSON commence par {{ et contient des champs ; ceci est une liste ou un seul texte.",
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
    "save-changed": "les joueurs du fichier ont changé depuis sa lecture, rien n’a donc été enregistré ; recomptez la partie.",
    "save-no-folder": (
        "le dossier {folder} n’existe pas ; créez-le d’abord ou choisissez un autre endroit."
    ),
    "save-dash": "une partie ne s’enregistre pas sur la sortie standard ; nommez un fichier.",
    "save-failed": "impossible d’écrire le fichier ({reason}) ; choisissez un autre endroit.",
    "date-wrong": "{text} n’est pas un jour ; écrivez l’année, le mois et le jour comme dans 2026-11-28.",
    # Cards
    "card-letter": (
        "{card} n’est pas une carte : {letter} ne désigne ni une couleur (R T P O K ?) ni une "
        "poignée (f s b x)."
    ),
    "card-handle-first": (
        "{card} n’est pas une carte : un tiroir commence par sa couleur (R T P O K ?), pas par "
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
    "card-color-lacks": "{card} montre plus d’une fois la couleur {value}, et il manque {missing} ; il n’y a pas de telle carte dans le jeu.",
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
    "objective-kind-two": "deux objectifs sont du type « {kind} » ; une partie en a un de chaque type.",
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
    "objectives-rows-spelled": "{text} : l’objectif {number} compte des rangées ; pour un objectif avec un motif, donnez son propre numéro ou laissez le numéro de côté.",
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
}
