"""French: the history of kept games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Keeping
    "history-kept": "Partie gardée dans votre historique sous le numéro {number}.",
    "history-kept-before": "Votre historique a déjà cette partie, sous le numéro {number}.",
    "history-kept-back": "Cette partie était supprimée de votre historique ; elle y est de nouveau, sous le numéro {number}.",
    "history-kept-photos": (
        "{count} photo est gardée avec elle.",
        "{count} photos sont gardées avec elle.",
    ),
    "keep-partial": "un décompte en cours de partie n’est pas gardé ; gardez la partie terminée, sans --partial.",
    # The file of the history
    "history-damaged": "l’historique est endommagé, rien n’y a donc été écrit ; mettez une copie du fichier à sa place, ou déplacez-le pour en commencer un nouveau.",
    "history-foreign": "ce fichier n’est pas un historique de parties et reste tel quel ; déplacez-le.",
    "history-newer": "une version plus récente du programme a écrit cet historique ; installez cette version.",
    "history-busy": "un autre programme n’en finit pas d’écrire dans l’historique ; réessayez quand il aura terminé.",
    "history-full": "il n’y a plus de place sur le disque, rien n’a donc été modifié ; libérez de la place et réessayez.",
    "history-not-written": "impossible d’écrire l’historique ; vérifiez les droits du fichier et de son dossier.",
    "history-failed": "le disque refuse de lire ou d’écrire l’historique, rien n’a donc été modifié ; vérifiez s’il est plein.",
    "history-no-folder": "impossible de garder l’historique ici ({reason}) ; vérifiez le dossier.",
    "history-photo-failed": "impossible de garder la photo ({reason}), la partie n’est donc pas gardée non plus ; libérez de la place, ou omettez --keep-photos.",
    # Which game
    "history-no-game": "l’historique n’a pas de partie {number} ; sideboards-score history les énumère.",
    "history-number-wrong": "{text} n’est pas le numéro d’une partie ; sideboards-score history les énumère.",
    "history-in-bin": "la partie {number} est supprimée ; sideboards-score history restore {number} la ramène.",
    "history-not-in-bin": "la partie {number} n’est pas supprimée, il n’y a donc rien à ramener.",
    "history-same": "c’est exactement la partie qui figure dans l’historique sous le numéro {number}, rien n’a donc été modifié ; supprimez l’une des deux.",
    "history-changed": "la partie {number} a été modifiée entre-temps par un autre programme et reste ainsi ; modifiez-la de nouveau.",
    "history-day-wrong": "{text} n’est ni un jour, ni un mois, ni une année ; écrivez comme dans 2026-11-28, 2026-11 ou 2026.",
    "history-nobody": "personne dans l’historique ne s’appelle {name} ; omettez le nom pour voir toutes les parties.",
    "where-game": "partie {name}",
    # Lists
    "history-title": "Parties gardées",
    "history-bin-title": "Parties supprimées",
    "history-empty": "Aucune partie correspondante n’est gardée ; score --keep en garde une.",
    "history-bin-empty": "Aucune partie n’est dans la corbeille.",
    "history-games": (
        "{count} partie",
        "{count} parties",
    ),
    "history-open": "{text} (pas décidé)",
    "history-photo": "Photo de {name} : {file}",
    "history-deck-gone": "Le jeu de cartes de cette partie ({deck}) n’est plus là, elle n’a donc pas été recomptée : voici ce qui a été gardé.",
    "history-differs": "D’autres totaux ont été gardés ({totals}) : le jeu ou le programme en sait plus maintenant. history edit {number} retient ceux-ci.",
    # Changes
    "history-edited": "La partie {number} est modifiée.",
    "history-unchanged": "La partie {number} reste comme elle était.",
    "history-deleted": "La partie {number} est supprimée ; pendant trente jours, sideboards-score history restore {number} la ramène, sans photos.",
    "history-restored": "La partie {number} est de retour.",
    "history-taken": (
        "{count} partie ajoutée.",
        "{count} parties ajoutées.",
    ),
    "history-import-progress": "Lecture des parties",
    "history-had": (
        "{count} partie y était déjà.",
        "{count} parties y étaient déjà.",
    ),
    "delete-asks": "la question de supprimer la partie {number} n’est posée que sur un terminal ; ailleurs, ajoutez --yes.",
    "editor-none": "il n’y a pas d’éditeur ; indiquez-en un dans VISUAL ou EDITOR.",
    "editor-failed": "impossible de lancer l’éditeur {command} ({reason}), rien n’a donc été modifié ; indiquez-en un autre dans VISUAL ou EDITOR.",
    "editor-status": "l’éditeur {command} s’est terminé avec le code {status}, rien n’a donc été modifié ; réessayez, ou indiquez-en un autre dans VISUAL ou EDITOR.",
    "edit-gone": "l’éditeur n’a pas laissé de fichier lisible ({reason}), rien n’a donc été modifié ; réessayez, ou indiquez-en un autre dans VISUAL ou EDITOR.",
    # Files
    "export-dash": "les parties ne peuvent pas être exportées vers la sortie standard ; nommez un fichier.",
    "export-ending": "les parties ne s’écrivent pas en « {ending} » ; terminez le nom par .csv, .json ou .yaml.",
    "export-nothing": "aucune partie gardée ne correspond, il n’y a donc rien à écrire ; sideboards-score history les énumère.",
    "plot-ending": "un graphique ne s’écrit pas en « {ending} » ; terminez le nom par .svg ou .png.",
    "table-columns": "il manque au tableau les colonnes {columns} ; history export en écrit un qui les a.",
    "table-broken": "ce n’est pas une ligne de tableau ; vérifiez ici les guillemets.",
    # Statistics
    "stats-title": "Statistiques",
    "stats-player": "Nom",
    "stats-games": "parties",
    "stats-wins": "victoires",
    "stats-shared": "partagées",
    "stats-average": "moyenne",
    "stats-best": "record",
    "stats-part": (
        "{count} partie, {average} points en moyenne, {best} au mieux",
        "{count} parties, {average} points en moyenne, {best} au mieux",
    ),
    "stats-versus": "Qui avait plus de points",
    "stats-bonus": (
        "Le bonus de rangée a décidé de {count} partie sur {games}.",
        "Le bonus de rangée a décidé de {count} parties sur {games}.",
    ),
    "plot-title": "Totaux au fil du temps",
    # Questions
    "ask-history": "Garder la partie dans votre historique (o/n, Entrée : oui) ?",
    "ask-same-person": "{name} est-ce {known} de votre historique (o/n, Entrée : oui) ?",
    "ask-delete": "Supprimer la partie {number} du {date}, {result} (o/n, Entrée : non) ?",
    "ask-edit-again": "Ouvrir l’éditeur de nouveau (o/n, Entrée : oui) ?",
}
