"""French: decks, and what is learnt."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "learn-handles-near": "cartes {cards} non apprises : leurs couleurs sont sûres, mais leurs poignées se ressemblent trop sur cette photo ; photographiez-les encore, de plus près ou avec une lumière de côté",
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
    "learn-questions": "De chaque suite de couleurs, une carte est connue ; en voici deux",
    "learn-question": "{one} et {other} (de {sources}) ont les mêmes couleurs : l’une des deux est-elle mal lue ? Aucune n’a été apprise. Corrigez la carte là où elle est tapée ou photographiée, puis apprenez de nouveau ; s’il existe vraiment deux cartes pareilles, dites-le avec --replace.",
    "learn-by-hand": "le fichier du jeu de cartes, à la main",
    "learn-short": "Cartes nouvelles : {new}, confirmées : {confirmed}, complètes : {done} sur {all}.",
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
    "inference-unseen": "{thought} : pas encore connu ; aucune carte vue sur {all}.",
    "inference-open": (
        "{thought} : pas encore connu ; {count} carte vue sur {all}, elle concorde.",
        "{thought} : pas encore connu ; {count} cartes vues sur {all}, elles concordent.",
    ),
    "inference-confirmed": (
        "{thought} : CONFIRMÉ par {count} carte.",
        "{thought} : CONFIRMÉ par {count} cartes.",
    ),
    "inference-refuted": (
        "{thought} : RÉFUTÉ par la carte {ids}. Tout fonctionne malgré tout.",
        "{thought} : RÉFUTÉ par {count} cartes ({ids}). Tout fonctionne malgré tout.",
    ),
    "finding-readings-differ": "Une carte a été apprise de plusieurs façons : {readings}. Faites-en apprendre encore une photo, ou écrivez les bonnes poignées dans le fichier du jeu de cartes.",
    "finding-written-otherwise": "Le fichier du jeu de cartes, écrit à la main, et des photos se contredisent : {readings}. {stands} reste valable, car une personne l’a écrit ; si les photos ont raison, apprenez-en une de nouveau avec --replace.",
    "finding-strange-field": "Le champ {field} ne dit rien au programme ; il est gardé.",
    "replace-without-learn": "--replace va avec --learn : ajoutez-le, ou enlevez --replace.",
    "set-new": "{deck} n’a pas d’objectif {number} ; pour une nouvelle carte, dites avec --of color ou --of handle si elle regarde les couleurs ou les poignées.",
    "set-of-known": "l’objectif {number} est connu, et --of ne peut pas lui faire regarder autre chose ; laissez cette option de côté.",
    "set-nothing": "rien à enregistrer : ajoutez --pattern X.X/.X. et --points 4, ou pour les rangées --rows, --lines ou --value ; le programme ne pose de questions sur l’objectif {number} que dans un terminal.",
    "set-other-kind": "{option} ne va pas avec l’objectif {number}, qui est du genre « {kind} » ; enlevez cette option.",
    "set-points-wrong": "les points sont un nombre entier de 1 à {most}.",
    "set-present": "{file} contient jusqu’ici pour l’objectif {number} : {present}",
    "set-ask-rows": "Combien de rangées comptent, 1 ou 2 (Entrée : {present}) ?",
    "set-ask-lines": "Seulement dans certaines lignes ? Tapez-les avec des virgules, comme 1,4 ; sinon Entrée pour toutes les lignes.",
    "set-ask-value": "Une seule couleur ou poignée ? Tapez-la, comme rouge ; sinon Entrée pour n’importe laquelle.",
    "set-ask-pattern": "Objectif {number} ({kind}). Dessinez le motif ligne par ligne : X pour un tiroir, . pour rien, Entrée seule à la fin ; ou tout d’un coup avec /, comme X.X/.X.",
    "set-ask-row": "Ligne {number} :",
    "set-forms": "Il compte sous ces formes, inversé et tourné :",
    "set-ask-save": "Enregistrer ainsi l’objectif {number} (o/n) ?",
}
