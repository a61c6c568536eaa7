"""French: the breakdown: names, places, objectives, accounts, ranking, notes."""

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
    "head-edition": "livret de règles en {edition}",
    "head-note": "note : {note}",
    "edition-de": "allemand",
    "edition-en": "anglais",
    "edition-fr": "français",
    "edition-it": "italien",
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
        '--objectives "3=X.X/.X.=4,9=X./.X=3,19".'
    ),
    "pattern-summary": (
        "{pattern}  {count} point",
        "{pattern}  {count} points",
    ),
    "forms-any": "Compté sous ces formes, inversé et tourné (livret en {editions}) :",
    "forms-half": "Seulement inversé et tourné de 180 degrés (livret en {editions}) :",
    "forms-half-turns": (
        "Seulement inversé et tourné de 180 degrés (livret en {editions}, d’après ses légendes) :"
    ),
    "legend": (
        "Dans les grilles, un nombre marque une combinaison de couleurs, une lettre minuscule "
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
    "bonus-others": "il dépend des autres",
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
    "swap": "Échange",
    "swap-kept": "non utilisé",
    "swap-used": "utilisé",
    "swap-none": "aucun dans la variante à quatre cartes",
    "total": "total",
    "pad-possible": "possible",
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
    "wins-anyway": "{names} gagne, quels que soient les tiroirs inconnus, bien que d’autres aient plus de points jusqu’ici.",
    "shared-victory-anyway": "{names} se partagent la victoire, quels que soient les tiroirs inconnus, bien que leurs points diffèrent jusqu’ici.",
    "undecided": "Rien n’est joué : les tiroirs inconnus peuvent encore changer le vainqueur.",
    "solo-band": "Classement solo {band} : « {title} »",
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
    "note-card-differs-many": "{count} cartes comptent telles quelles, bien que le jeu en ait d’autres de ces couleurs : {all}. Peut-être s’agit-il d’un autre jeu de cartes.",
    "note-card-elsewhere": "{name}, carte {position} : {card} a les couleurs de la carte {place} de {other}, et le jeu n’a qu’une carte de ce genre. L’une des deux est peut-être mal tapée.",
    "note-card-not-in-deck": (
        "{name}, carte {position} : {card} compte telle quelle, bien qu’aucune carte du jeu ne "
        "lui corresponde."
    ),
    "note-card-not-in-deck-many": "{count} cartes comptent telles quelles, bien qu’aucune carte du jeu ne leur corresponde : {all}. Peut-être s’agit-il d’un autre jeu de cartes.",
    "note-no-swap-cards": (
        "{name} : la variante à quatre cartes se joue sans cartes Échange, « carte Échange "
        "utilisée » n’y change donc rien."
    ),
    "interpretation-total": "{name} {total} (et non {was})",
    "note-mid-game": (
        "Décompte en cours de partie : le bonus et la carte Échange sont comptés comme si la "
        "partie s’arrêtait maintenant."
    ),
    "note-mid-game-lone": "Un compte en cours de partie : la carte Échange compte comme si la partie finissait maintenant ; le bonus de rangée est laissé de côté, car il dépend des autres. Avec --solo, c’est une partie en solitaire.",
    "note-cards-unequal": "En cours de partie, tout le monde a posé le même nombre de cartes ; ici il y en a de {least} à {most}.",
    "note-four-cards-solo": "Les livrets de règles décrivent la partie en solitaire avec trois cartes en main ; avec quatre, le compte est le même, sans carte Échange.",
    "note-half-turns": (
        "Le livret de règles en {edition} est lu d’après ses légendes : un motif peut être "
        "inversé en miroir et pivoté de 180 degrés. Le texte n’indique aucun angle."
    ),
    "note-turning-any": (
        "{name}, {kind} : {count} selon ce livret ; selon le texte en {editions}, avec les quarts de tour, "
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
    "note-one-row-in-each-line-many": "Une rangée compte dans chacune des lignes {lines}, et non les plus longues rangées de ces deux lignes réunies ; tiroirs comptés : {all}. Les livrets permettent les deux lectures.",
    "note-from-the-deck": "{name}, carte {position} : d’après le jeu, {card} ne peut être que {other} et compte ainsi.",
    "note-from-the-deck-many": "{count} cartes comptent pour ce qu’elles sont forcément d’après le jeu : {all}.",
    "note-unknown-drawers": "{name} : les couleurs et poignées inconnues (?, x) ne comptent pas.",
    "note-card-few-handles": "{name}, carte {position}\xa0: {card} a {count} des {wanted} poignées qu’a une carte\xa0; une poignée inconnue s’écrit x, par exemple Rx.",
    "note-card-few-handles-many": "{count} cartes ont moins de poignées que n’en a une carte : {all} ; une poignée inconnue s’écrit x, par exemple Rx.",
    "note-card-contested": "{name}, carte {position} : ses poignées sont douteuses ({card}), car elle a été apprise comme {readings} ({sources}). deck validate dit que faire.",
    "note-bare-drawer-breaks-row": (
        "{name} : un tiroir sans poignée interrompt une rangée de poignées (tiroirs comptés : "
        "{count}, et non {other}). Les livrets n’en disent rien."
    ),
    "note-bare-drawer-breaks-row-many": "Un tiroir sans poignée interrompt une rangée de poignées ; tiroirs comptés : {all}. Les livrets n’en disent rien.",
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
}
