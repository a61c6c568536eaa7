"""Deutsch: das Wertungsblatt."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Meldungen
    "sheet-written": "Blatt: {file}",
    "sheet-ending": "{ending} ist keine Endung eines Wertungsblatts; nimm .pdf, .png, .svg oder .html.",
    "sheet-no-ending": "der Name des Wertungsblatts hat keine Endung; lass ihn auf .pdf, .png, .svg oder .html enden.",
    "sheet-dash": "ein Wertungsblatt lässt sich nicht auf die Standardausgabe schreiben; nenne eine Datei, die auf .pdf, .png, .svg oder .html endet.",
    "sheet-phone-ending": "ein Blatt fürs Telefon ist ein Bild; lass den Namen auf .png enden, oder lass --phone weg.",
    "sheet-nothing": "keine Partie: nenne eine Spieldatei, wie in sideboards-score sheet game.yaml -o sheet.pdf, oder --blank für ein leeres Blatt.",
    "sheet-phone-paper": "--phone macht ein hohes Bild, zu dem kein Papier passt; lass --paper oder --phone weg.",
    "sheet-blank-phone": "--blank ist für Stift und Papier, --phone für den Bildschirm; lass eines davon weg.",
    "sheet-blank-possible": "--blank ist für eine Partie, die noch zu zählen ist, --possible für eine gezählte; lass eines davon weg.",
    "sheet-players": "--players {text}: ein leeres Blatt ist für 2 bis {most} Personen.",
    "sheet-players-game": "--players ist für ein leeres Blatt ohne Partie; lass es weg.",
    "sheet-library": "für das Wertungsblatt fehlen hier Bibliotheken; installiere sie mit {command}",
    "sheet-name": "Keine Schrift hier hat alle Zeichen von „{name}“: Auf dem Blatt steht „{stand_in}“. Eine .html-Datei behält den Namen.",
    # Auf einem leeren Blatt
    "sheet-title": "Sideboards: Wertungsblatt",
    "sheet-date": "Datum",
    "sheet-place": "Ort",
    "sheet-number": "Nr.",
    "sheet-points-for-each": "Punkte je Kombination",
    "sheet-row-points": (
        "Reihe: {count} Punkt je Schublade.",
        "Reihe: {count} Punkte je Schublade.",
    ),
    "sheet-bonus": "Reihenbonus für die meisten Schubladen in der Reihe, nach Zahl der Personen: {steps}. Gleich viele bekommen denselben Bonus, und kein Platz wird übersprungen.",
    "sheet-swap": (
        "Tauschkarte nicht benutzt: {count} Punkt.",
        "Tauschkarte nicht benutzt: {count} Punkte.",
    ),
}
