"""German: what the same cards would have given, laid otherwise."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    "possible-title": "Sideboards: was möglich war",
    "possible-turned": "Dieselben Karten in derselben Reihenfolge, jede so oder andersherum: alle Anordnungen gezählt.",
    "possible-drafted": "Dieselben Karten in derselben Folge genommen, jede an ein Ende gelegt, so oder andersherum: alle Anordnungen gezählt.",
    "possible-any-order": "Dieselben Karten in beliebiger Reihenfolge, jede so oder andersherum: alle Anordnungen gezählt.",
    "possible-legend": "Gezeichnet ist eine, die das Meiste erreicht. Unter jedem Platz: die Nummer der Karte, die stattdessen dort liegt, {turned} wo sie gedreht ist, {same} wie sie liegt.",
    "possible-totals": "{now} lagen da, {total} waren möglich",
    "possible-of": "Für {name}: {totals}.",
    "possible-more": (
        "{total} waren möglich, {count} Punkt mehr als die {now} auf dem Tisch.",
        "{total} waren möglich, {count} Punkte mehr als die {now} auf dem Tisch.",
    ),
    "possible-ways": (
        "{count} Anordnung erreicht das.",
        "{count} Anordnungen erreichen das.",
    ),
    "possible-nothing": (
        "Mehr war nicht möglich: {count} Punkt ist das Höchste.",
        "Mehr war nicht möglich: {count} Punkte sind das Höchste.",
    ),
    "possible-nothing-known": (
        "Mit dem, was bekannt ist, war nicht mehr möglich: {count} Punkt.",
        "Mit dem, was bekannt ist, war nicht mehr möglich: {count} Punkte.",
    ),
    "possible-points": "Ohne Bonus und Tauschkarte: {points} auf dem Tisch, höchstens {best}.",
    "possible-single": (
        "Eine Drehung allein: Karte {card} gedreht hätte {count} Punkt gebracht.",
        "Eine Drehung allein: Karte {card} gedreht hätte {count} Punkte gebracht.",
    ),
    "possible-no-single": "Keine einzelne Drehung allein hätte etwas gebracht.",
    "possible-band": "Wertung damit: {band}, {title}",
    "possible-open": "Sind die unbekannten Schubladen bekannt, können es bis zu {high} sein.",
    "possible-unproved": "Das ist das Beste, was gefunden wurde, nicht bewiesen: eine Karte hat eine Farbe oder einen Griff zweimal, und nur die aussichtsreichsten Anordnungen wurden gezählt.",
    "possible-left-most": (
        "Am meisten liegen gelassen: {names}, {count} Punkt.",
        "Am meisten liegen gelassen: {names}, {count} Punkte.",
    ),
    "possible-winners": (
        "Hätte jede Person das Beste gelegt, gegen die anderen, wie sie liegen: {names} vorn mit {count} Punkt.",
        "Hätte jede Person das Beste gelegt, gegen die anderen, wie sie liegen: {names} vorn mit {count} Punkten.",
    ),
    "possible-not-drafted": "Ohne Folge des Nehmens, daher weggelassen: {names}.",
    "possible-hindsight": "Hinterher ist man klüger: beim Legen wusste niemand, welche Karten noch kommen.",
    "possible-questions": "Stell eine Frage auf einmal: --turned, --any-order oder --drafted.",
    "nothing-possible": "kein Spiel zum Ansehen: gib eine Spieldatei an oder --objectives und --player, wie in: sideboards-score possible spiel.yaml --any-order",
    "where-drafted": "Folge des Nehmens",
    "drafted-whose": "--drafted „{text}“: wessen Karten sind das? Schreib NAME=KARTEN mit einem von: {names}.",
    "drafted-count": (
        "{count} Karte in der Folge des Nehmens, aber {wanted} auf dem Sideboard: nenne jede einmal, die zwei Startkarten zuerst.",
        "{count} Karten in der Folge des Nehmens, aber {wanted} auf dem Sideboard: nenne jede einmal, die zwei Startkarten zuerst.",
    ),
    "drafted-not-there": "„{card}“ liegt nicht auf dem Sideboard: nenne seine eigenen Karten, gleich wie herum.",
    "drafted-twice": "„{card}“ steht zweimal in der Folge des Nehmens: nenne jede Karte einmal.",
}
