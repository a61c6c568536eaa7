"""English: the score sheet."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Messages
    "sheet-written": "Sheet: {file}",
    "sheet-ending": "{ending} is no ending of a sheet; use .pdf, .png, .svg or .html.",
    "sheet-no-ending": "the name of the sheet has no ending; let it end in .pdf, .png, .svg or .html.",
    "sheet-dash": "a sheet cannot be written to standard output; name a file that ends in .pdf, .png, .svg or .html.",
    "sheet-phone-ending": "a sheet for the phone is a picture; let the name end in .png, or leave out --phone.",
    "sheet-nothing": "no game: give a game file, as in sideboards-score sheet game.yaml -o sheet.pdf, or --blank for an empty sheet.",
    "sheet-phone-paper": "--phone makes one tall picture that no paper fits; leave --paper or --phone out.",
    "sheet-blank-phone": "--blank is for pen and paper, --phone for the screen; leave one of them out.",
    "sheet-blank-possible": "--blank is for a game that is still to be counted, --possible for one that is; leave one of them out.",
    "sheet-players": "--players {text}: an empty sheet is for 2 to {most} players.",
    "sheet-players-game": "--players is for an empty sheet without a game; leave it out.",
    "sheet-library": "the sheet needs libraries that are not installed here; add them with {command}",
    "sheet-name": 'No font at hand has all letters of "{name}": the sheet says "{stand_in}". An .html keeps the name.',
    # On an empty sheet
    "sheet-title": "Sideboards: score sheet",
    "sheet-date": "Date",
    "sheet-place": "Place",
    "sheet-number": "no.",
    "sheet-points-for-each": "points for each",
    "sheet-row-points": (
        "Row: {count} point for each drawer.",
        "Row: {count} points for each drawer.",
    ),
    "sheet-bonus": "Row bonus for the most drawers in the row, by number of players: {steps}. Equal numbers get the same bonus, and no place is skipped.",
    "sheet-swap": (
        "Swap card not used: {count} point.",
        "Swap card not used: {count} points.",
    ),
}
