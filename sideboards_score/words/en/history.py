"""English: the history of kept games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Keeping
    "history-kept": "Kept as game {number} of your history.",
    "history-kept-before": "Your history has this game already, as game {number}.",
    "history-kept-back": "This game was deleted from your history; it is back, as game {number}.",
    "history-kept-photos": (
        "{count} photo is kept with it.",
        "{count} photos are kept with it.",
    ),
    "keep-partial": "a count in mid-game is not kept; keep the finished game, without --partial.",
    # The file of the history
    "history-damaged": "the history is damaged, so nothing was written to it; put a copy of the file in its place, or move it away to begin a new one.",
    "history-foreign": "this file is no history of games, so it was left as it is; move it away.",
    "history-newer": "a newer version of the program has written this history; install that version.",
    "history-busy": "another program does not stop writing to the history; try again when it has ended.",
    "history-full": "there is no room left on the disk, so nothing was changed; make room and try again.",
    "history-not-written": "the history cannot be written; check the permissions of the file and its folder.",
    "history-failed": "the disk refuses to read or write the history, so nothing was changed; check whether it is full.",
    "history-no-folder": "the history cannot be kept here ({reason}); check the folder.",
    "history-photo-failed": "the photo cannot be kept ({reason}), so the game is not kept either; make room, or leave out --keep-photos.",
    # Which game
    "history-no-game": "the history has no game {number}; sideboards-score history lists them.",
    "history-number-wrong": "{text} is no number of a game; sideboards-score history lists them.",
    "history-in-bin": "game {number} is deleted; sideboards-score history restore {number} brings it back.",
    "history-not-in-bin": "game {number} is not deleted, so there is nothing to restore.",
    "history-same": "this is the very game that stands in the history as game {number}, so nothing was changed; delete one of the two.",
    "history-changed": "game {number} was changed by another program meanwhile, so it stays as that left it; edit it again.",
    "history-day-wrong": "{text} is no day, month or year; write it as in 2026-11-28, 2026-11 or 2026.",
    "history-nobody": "nobody in the history is called {name}; leave the name out to see all games.",
    "where-game": "game {name}",
    # Lists
    "history-title": "Kept games",
    "history-bin-title": "Deleted games",
    "history-empty": "No game is kept that fits; score --keep keeps one.",
    "history-bin-empty": "No game is in the bin.",
    "history-games": (
        "{count} game",
        "{count} games",
    ),
    "history-open": "{text} (not decided)",
    "history-photo": "Photo of {name}: {file}",
    "history-deck-gone": "The deck of this game ({deck}) is gone, so it was not counted again: this is what was kept.",
    "history-differs": "Kept were other totals ({totals}): the deck or the program knows more now. history edit {number} keeps these.",
    # Changes
    "history-edited": "Game {number} is changed.",
    "history-unchanged": "Game {number} stays as it was.",
    "history-deleted": "Game {number} is deleted; for thirty days sideboards-score history restore {number} brings it back, without photos.",
    "history-restored": "Game {number} is back.",
    "history-taken": (
        "{count} game taken in.",
        "{count} games taken in.",
    ),
    "history-import-progress": "Reading games",
    "history-had": (
        "{count} game was there already.",
        "{count} games were there already.",
    ),
    "delete-asks": "whether to delete game {number} is asked on a terminal only; elsewhere add --yes.",
    "editor-none": "there is no editor; set VISUAL or EDITOR to one.",
    "editor-failed": "the editor {command} cannot be started ({reason}), so nothing was changed; set VISUAL or EDITOR to another one.",
    "editor-status": "the editor {command} ended with status {status}, so nothing was changed; try again, or set VISUAL or EDITOR to another one.",
    "edit-gone": "the editor left no file that can be read ({reason}), so nothing was changed; try again, or set VISUAL or EDITOR to another one.",
    # Files
    "export-dash": "games cannot be exported to standard output; name a file.",
    "export-ending": 'games are not written as "{ending}"; end the name with .csv, .json or .yaml.',
    "export-nothing": "no kept game fits, so there is nothing to write; sideboards-score history lists them.",
    "plot-ending": 'a plot is not written as "{ending}"; end the name with .svg or .png.',
    "table-columns": "the table lacks the columns {columns}; history export writes one that has them.",
    "table-broken": "this is no line of a table; check the quotation marks here.",
    # Statistics
    "stats-title": "Statistics",
    "stats-player": "Player",
    "stats-games": "games",
    "stats-wins": "won",
    "stats-shared": "shared",
    "stats-average": "average",
    "stats-best": "best",
    "stats-part": (
        "{count} game, {average} points on average, {best} at best",
        "{count} games, {average} points on average, {best} at best",
    ),
    "stats-versus": "Who had more points",
    "stats-bonus": (
        "The row bonus decided {count} of {games} games.",
        "The row bonus decided {count} of {games} games.",
    ),
    "plot-title": "Totals over time",
    # Questions
    "ask-history": "Keep the game in your history (y/n, Enter: yes)?",
    "ask-same-person": "Is {name} the {known} of your history (y/n, Enter: yes)?",
    "ask-delete": "Delete game {number} of {date}, {result} (y/n, Enter: no)?",
    "ask-edit-again": "Open the editor again (y/n, Enter: yes)?",
}
