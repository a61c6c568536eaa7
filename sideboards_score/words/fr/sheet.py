"""Français : la feuille de score."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Messages
    "sheet-written": "Feuille : {file}",
    "sheet-ending": "{ending} n’est pas une extension de feuille de score ; prenez .pdf, .png, .svg ou .html.",
    "sheet-no-ending": "le nom de la feuille n’a pas d’extension ; terminez-le par .pdf, .png, .svg ou .html.",
    "sheet-dash": "une feuille de score ne s’écrit pas sur la sortie standard ; nommez un fichier qui se termine par .pdf, .png, .svg ou .html.",
    "sheet-phone-ending": "une feuille pour le téléphone est une image ; terminez le nom par .png, ou omettez --phone.",
    "sheet-nothing": "aucune partie : donnez un fichier de partie, comme dans sideboards-score sheet game.yaml -o sheet.pdf, ou --blank pour une feuille vide.",
    "sheet-phone-paper": "--phone fait une image haute qui n’a pas de format de papier ; omettez --paper ou --phone.",
    "sheet-blank-phone": "--blank est pour le papier, --phone pour l’écran ; omettez l’un des deux.",
    "sheet-blank-possible": "--blank est pour une partie encore à compter, --possible pour une partie comptée ; omettez l’un des deux.",
    "sheet-players": "--players {text} : une feuille vide est pour 2 à {most} joueurs.",
    "sheet-players-game": "--players est pour une feuille vide sans partie ; omettez-le.",
    "sheet-library": "la feuille demande des bibliothèques qui ne sont pas installées ici ; ajoutez-les par {command}",
    "sheet-name": "Aucune police d’ici n’a tous les caractères de « {name} » : la feuille dit « {stand_in} ». Un fichier .html garde le nom.",
    # Sur une feuille vide
    "sheet-title": "Sideboards : feuille de score",
    "sheet-date": "Date",
    "sheet-place": "Lieu",
    "sheet-number": "n°",
    "sheet-points-for-each": "points par combinaison",
    "sheet-row-points": (
        "Rangée : {count} point par tiroir.",
        "Rangée : {count} points par tiroir.",
    ),
    "sheet-bonus": "Bonus de rangée pour le plus de tiroirs dans la rangée, selon le nombre de joueurs : {steps}. À égalité chacun reçoit le même bonus, et aucune place n’est sautée.",
    "sheet-swap": (
        "Carte Échange non utilisée : {count} point.",
        "Carte Échange non utilisée : {count} points.",
    ),
}
