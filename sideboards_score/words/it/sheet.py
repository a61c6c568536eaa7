"""Italiano: il foglio segnapunti."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Messaggi
    "sheet-written": "Foglio: {file}",
    "sheet-ending": "{ending} non è l’estensione di un foglio segnapunti; usa .pdf, .png, .svg o .html.",
    "sheet-no-ending": "il nome del foglio non ha estensione; fallo finire in .pdf, .png, .svg o .html.",
    "sheet-dash": "un foglio segnapunti non si scrive sullo standard output; indica un file che finisca in .pdf, .png, .svg o .html.",
    "sheet-phone-ending": "un foglio per il telefono è un’immagine; fai finire il nome in .png, oppure togli --phone.",
    "sheet-nothing": "nessuna partita: dai un file di partita, come in sideboards-score sheet game.yaml -o sheet.pdf, oppure --blank per un foglio vuoto.",
    "sheet-phone-paper": "--phone fa un’immagine alta che non ha formato di carta; togli --paper o --phone.",
    "sheet-blank-phone": "--blank è per carta e penna, --phone per lo schermo; togline uno.",
    "sheet-blank-possible": "--blank è per una partita ancora da contare, --possible per una già contata; togline uno.",
    "sheet-players": "--players {text}: un foglio vuoto è per 2-{most} giocatori.",
    "sheet-players-game": "--players è per un foglio vuoto senza partita; toglilo.",
    "sheet-library": "il foglio ha bisogno di librerie che qui non sono installate; aggiungile con {command}",
    "sheet-name": "Nessun carattere disponibile ha tutte le lettere di «{name}»: il foglio dice «{stand_in}». Un file .html mantiene il nome.",
    # Su un foglio vuoto
    "sheet-title": "Sideboards: foglio segnapunti",
    "sheet-date": "Data",
    "sheet-place": "Luogo",
    "sheet-number": "n.",
    "sheet-points-for-each": "punti per combinazione",
    "sheet-row-points": (
        "Fila: {count} punto per cassetto.",
        "Fila: {count} punti per cassetto.",
    ),
    "sheet-bonus": "Bonus fila per il maggior numero di cassetti nella fila, secondo il numero di giocatori: {steps}. A parità ognuno riceve lo stesso bonus, e nessun posto viene saltato.",
    "sheet-swap": (
        "Carta Scambio non usata: {count} punto.",
        "Carta Scambio non usata: {count} punti.",
    ),
}
