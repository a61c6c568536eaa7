"""French: what the same cards would have given, laid otherwise."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    "possible-title": "Sideboards : ce qui était possible",
    "possible-turned": "Les mêmes cartes dans le même ordre, chacune dans un sens ou dans l’autre : toutes les dispositions comptées.",
    "possible-drafted": "Les mêmes cartes prises dans le même ordre, chacune posée à un bout, dans un sens ou dans l’autre : toutes les dispositions comptées.",
    "possible-any-order": "Les mêmes cartes dans n’importe quel ordre, chacune dans un sens ou dans l’autre : toutes les dispositions comptées.",
    "possible-legend": "Le dessin en montre une qui atteint le plus. Sous chaque place : le numéro de la carte qui s’y trouve à la place, {turned} si elle est tournée, {same} comme posée.",
    "possible-totals": "{now} sur la table, {total} possibles",
    "possible-of": "Pour {name} : {totals}.",
    "possible-more": (
        "{total} étaient possibles, {count} point de plus que les {now} sur la table.",
        "{total} étaient possibles, {count} points de plus que les {now} sur la table.",
    ),
    "possible-ways": (
        "{count} disposition l’atteint.",
        "{count} dispositions l’atteignent.",
    ),
    "possible-nothing": (
        "Rien de plus n’était possible : {count} point est le maximum.",
        "Rien de plus n’était possible : {count} points sont le maximum.",
    ),
    "possible-nothing-known": (
        "Avec ce qui est connu, rien de plus n’était possible : {count} point.",
        "Avec ce qui est connu, rien de plus n’était possible : {count} points.",
    ),
    "possible-points": "Sans bonus ni carte d’échange : {points} sur la table, {best} au plus.",
    "possible-single": (
        "Un seul retournement : la carte {card} tournée aurait rapporté {count} point.",
        "Un seul retournement : la carte {card} tournée aurait rapporté {count} points.",
    ),
    "possible-no-single": "Aucun retournement seul n’aurait rien rapporté.",
    "possible-band": "Classement ainsi : {band}, {title}",
    "possible-open": "Une fois les tiroirs inconnus connus, ce peut être jusqu’à {high}.",
    "possible-unproved": "C’est le mieux trouvé, non prouvé : une carte a deux fois une couleur ou une poignée, et seules les dispositions les plus prometteuses ont été comptées.",
    "possible-left-most": (
        "Le plus laissé sur la table : {names}, {count} point.",
        "Le plus laissé sur la table : {names}, {count} points.",
    ),
    "possible-winners": (
        "Si chaque personne avait posé au mieux, face aux autres tels quels : {names} en tête avec {count} point.",
        "Si chaque personne avait posé au mieux, face aux autres tels quels : {names} en tête avec {count} points.",
    ),
    "possible-not-drafted": "Sans ordre de prise, donc laissés de côté : {names}.",
    "possible-hindsight": "C’est après coup : en posant, personne ne savait quelles cartes viendraient.",
    "possible-questions": "Posez une question à la fois : --turned, --any-order ou --drafted.",
    "nothing-possible": "pas de partie à regarder : donnez un fichier de partie, ou --objectives et --player, comme dans : sideboards-score possible partie.yaml --any-order",
    "where-drafted": "ordre de prise",
    "drafted-whose": "--drafted « {text} » : à qui sont ces cartes ? Écrivez NOM=CARTES avec l’un de : {names}.",
    "drafted-count": (
        "{count} carte dans l’ordre de prise, mais {wanted} sur le sideboard : nommez chacune une fois, les deux cartes de départ d’abord.",
        "{count} cartes dans l’ordre de prise, mais {wanted} sur le sideboard : nommez chacune une fois, les deux cartes de départ d’abord.",
    ),
    "drafted-not-there": "« {card} » n’est pas sur le sideboard : nommez ses propres cartes, dans un sens ou dans l’autre.",
    "drafted-twice": "« {card} » figure deux fois dans l’ordre de prise : nommez chaque carte une fois.",
}
