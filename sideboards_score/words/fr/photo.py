"""French: photos, and why one is refused."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Photos
    "read-confidence": "chaque tiroir juste : {percent} %",
    "read-doubtful": (
        "ligne {line}, carte {card} : le plus probable est {likely} (couleur {color} %, "
        "poignée {handle} %)"
    ),
    "read-refused": "Impossible de lire {file} :",
    "read-progress": "Lecture des photos",
    "read-interrupted": "Interrompu ; photos lues : {done} sur {count}.",
    "learn-interrupted": "Interrompu ; photos lues : {done} sur {count} ; rien n’a été appris.",
    "ask-doubtful": (
        "{file} : {count} tiroir est incertain, marqué « ? » ci-dessous.",
        "{file} : {count} tiroirs sont incertains, marqués « ? » ci-dessous.",
    ),
    "ask-doubtful-fix": "Ce qui est mal lu ailleurs peut être corrigé entre-temps : 3/2=Ts est la ligne 3 de la carte 2, 2=KfObTsRP toute la carte 2.",
    "ask-drawer": "{text}. Que voyez-vous (Entrée : {likely} ; par exemple Rf ou K ; « ? » laisse la question ouverte) ?",
    "ask-seat": "À qui est la rangée {row} (Entrée : {default} ; « - » : à personne) ?",
    "ask-seat-help": "   Les cartes de la rangée {row} sont ci-dessus. Tapez le nom de la personne à qui elles sont ; le reste de la partie est demandé ensuite.",
    "note-photo-lines": (
        "{name} : cet objectif compte les lignes à partir du haut, la photo doit donc montrer "
        "la commode dans le sens où elle a été montée ; si elle est à l’envers, mettez turn à "
        "180."
    ),
    "note-table-lines": "{name} : cet objectif compte les lignes à partir du haut, la rangée doit donc être lue du côté où elle a été montée ; vue de l’autre côté, c’est la rangée {row}.",
    "note-left-out": (
        "{name} : {count} rangée plus petite de la photo a été laissée de côté ; si c’est la bonne, donnez son numéro, comme photo.jpg#1.",
        "{name} : {count} rangées plus petites de la photo ont été laissées de côté ; si l’une d’elles est la bonne, donnez son numéro, comme photo.jpg#1.",
    ),
    "row-number": "{text} n’est pas une rangée : écrivez son numéro, comme 2, ou 2r pour la rangée vue de son autre côté.",
    "drawer-wrong": (
        "{drawer} n’est pas un tiroir : écrivez une couleur (R T P O K ?), puis la poignée (f "
        "s b x) s’il en a une."
    ),
    "fix-place": "{place} n’est pas un emplacement : écrivez ligne/carte, par exemple 3/2, ou seulement la carte, par exemple 2, pour une carte entière.",
    "fix-bare": "{card} doit être écrite en entier, avec ses poignées, par exemple KfObTsRP.",
    "fix-option": "écrivez NOM.LIGNE/CARTE=TIROIR ou NOM.CARTE=CODE, par exemple Ben.3/2=Ts ou Ben.2=KfObTsRP.",
    "fix-nobody": "personne ne s’appelle {name} ; noms connus : {names}.",
    "fix-no-photo": "les cartes de {name} ont été saisies et non lues sur une photo ; corrigez-les là où elles ont été saisies.",
    "fix-keep": "Vos corrections seront conservées avec --save {file}.",
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
    "read-from-deck": (
        "{file} : {count} poignée ne se voit pas avec certitude ; c’est celle que le jeu {deck} donne à ces couleurs.",
        "{file} : {count} poignées ne se voient pas avec certitude ; ce sont celles que le jeu {deck} donne à ces couleurs.",
    ),
    "read-handles-open": (
        "{file} : les couleurs sont sûres, {count} poignée ne l’est pas (x). Approchez-vous, éclairez de côté ou prenez un jeu qui connaît ces cartes.",
        "{file} : les couleurs sont sûres, {count} poignées ne le sont pas (x). Approchez-vous, éclairez de côté ou prenez un jeu qui connaît ces cartes.",
    ),
    "read-same-picture": "{first} et {second} sont la même image ; l’une d’elles est à quelqu’un d’autre.",
    "read-same-card": (
        "{card} se trouve dans {first} et dans {second} ; l’une des deux doit être mal lue."
    ),
    "read-left-out": (
        "{file} : {count} rangée plus petite a été laissée de côté ; --table les lit toutes.",
        "{file} : {count} rangées plus petites ont été laissées de côté ; --table les lit toutes.",
    ),
    "read-table-sides": "Chaque rangée est lue comme la voit la personne assise au-delà de son bord extérieur, trois rangées ou plus l’une sous l’autre comme la photo les montre ; {name}r est la même rangée vue de l’autre côté.",
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
    "photo-two-rows": "il y a deux rangées semblables, et rien ne dit laquelle compte. Nommez-en une par son numéro, comme dans photo.jpg#1, lisez les deux avec --table, ou photographiez-en une seule.",
    "photo-row-small": "les cartes sont trop petites pour être lues. Approchez-vous d’environ {factor} fois, ou prenez deux photos.",
    "photo-row-missing": (
        "il n’y a pas de rangée {row} ; la photo montre {count} rangée. read --table --overlay FICHIER les numérote.",
        "il n’y a pas de rangée {row} ; la photo montre {count} rangées. read --table --overlay FICHIER les numérote.",
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
    "photo-file-address": "c’est une adresse ; enregistrez d’abord l’image et nommez le fichier.",
    "photo-file-empty": "le fichier est vide. Copiez-le ou envoyez-le à nouveau.",
    "photo-file-film": "c’est un film ({kind}) ; nommez une photo ou enregistrez-en une image.",
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
    "heif-old": "les photos HEIC ne sont pas ouvertes : libheif {version} a des failles qu’une photo préparée peut exploiter, il faut {least} ; lancez : pip install --upgrade pillow-heif, ou bien enregistrez la photo en JPEG.",
    "avif-missing": (
        "les photos AVIF demandent une version plus récente de Pillow ({reason}) ; lancez : "
        "pip install --upgrade pillow, ou bien enregistrez la photo en JPEG."
    ),
}
