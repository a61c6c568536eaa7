"""English: the command line, its messages and its questions."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Messages
    "error": "Error: {text}",
    "did-you-mean": "Did you mean {nearest}?",
    "more-faults": (
        "({count} more fault: sideboards-score deck validate {deck})",
        "({count} more faults: sideboards-score deck validate {deck})",
    ),
    "interrupted": "Stopped; nothing was saved.",
    "fault": "This is a fault of the program ({kind} at {place}, version {version}). Please report it together with"
    " what you typed; with SIDEBOARDS_DEBUG=1 set it shows where it happened.",
    "saved": "Saved as {file}.",
    "saved-again": "Saved as {file}. The file before it is kept as {backup}.",
    "output-closed": "standard output is closed, so nothing can be printed; open it, or send it to a file.",
    "output-failed": "the output could not be written ({reason}); make room or write elsewhere.",
    "language-unknown": "--lang {language}: there is no such language; use one of {known}.",
    "reason-enospc": "no space left",
    "reason-eacces": "not allowed",
    "reason-eperm": "not allowed",
    "reason-erofs": "read-only",
    "reason-enoent": "not found",
    "reason-enotdir": "a part of the path is no folder",
    "reason-eisdir": "it is a folder",
    "reason-enametoolong": "the name is too long",
    "reason-eloop": "links that lead in a circle",
    "reason-eio": "the device failed",
    "reason-name": "the name has characters that no file name can have",
    "reason-other": "system error {number}",
    # Command line
    "usage-dash-file": '"{file}" looks like an option because of its dash; if it is a file, write ./{file}',
    "usage-no-option": "{command} has no option {option}; {command} --help lists them.",
    "usage-option-value": "the option {option} lacks its value; {command} --help shows how it is used.",
    "usage-flag-value": "the option {option} takes no value; leave it out.",
    "usage-extra": "{command} has no use for {words}; put names and cards with spaces in quotes.",
    "usage-missing": "{name} is missing; {command} --help shows what is needed.",
    "usage-no-command": "there is no command {word} in {command}; there are: {known}.",
    "usage-other": "{command} cannot be run like this ({text}); {command} --help shows how.",
    "nothing-to-score": "nothing to score: give a game file (sideboards-score score game.yaml), or type the game"
    ' (sideboards-score score --deck demo --objectives 3,9,19 --player "Ann=8 CARDS" --player "Bob=8 CARDS");'
    " only on a terminal does the program ask.",
    "file-and-players": "{file} names the players already: leave out --player and --swap-used, or the file.",
    "objectives-missing": "no objectives: add --objectives with three numbers, for instance --objectives 3,9,19.",
    "no-player-option": 'no players: add --player "NAME=CARDS" once for each player.',
    "player-option": '--player "{text}": write NAME=CARDS, for instance --player "Ann=RTPOK 17 18r ...".',
    "swap-nobody": "--swap-used {name}: no player has this name; known are {names}.",
    "option-choice": "{option} {text}: there is no such choice; use one of {choices}.",
    "deck-named-twice": "two decks are named, {first} and {second}; name one.",
    # Questions
    "ask-welcome": "A new game with the deck {deck}. {back} goes one question back, {back}2 to player 2, Ctrl-C stops.",
    "ask-count": "How many players (1 to {most})?",
    "ask-count-wrong": "A number from 1 to {most}, please.",
    "ask-objectives": "The three objectives, for instance 3 9 19 or 3,9,19:",
    "ask-pattern": "What does objective {number} ({kind}) show? X for a drawer, . for none, / between lines, as in"
    " X.X/.X.:",
    "ask-points": "How many points are printed on objective {number}?",
    "ask-name": "Name of player {number} (Enter: {default})?",
    "ask-default-name": "Player {number}",
    "ask-card": "{name}, card {number} and on, from the left, for instance RTPOK 17 18r, or @photo.jpg:",
    "ask-card-id": "no. {id}",
    "ask-cards-keep": "{name} has all cards. Enter keeps them, < takes the last one back.",
    "ask-card-gone": "{card} taken back.",
    "ask-back-nobody": "{text} leads nowhere: write {back}2 or {back}NAME for a player who was asked for already.",
    "ask-fix-none": "{name} has no card {number} yet, so it cannot be put right.",
    "ask-name-swapped": "The names are exchanged: {one} stands here now, {other} there.",
    "ask-kept": "Kept for after it ({drop} drops them): {cards}",
    "ask-file-name": "The name of a file, please, or Enter.",
    "ask-cards-over": (
        "{count} card too many, left out: {cards}",
        "{count} cards too many, left out: {cards}",
    ),
    "ask-swap": "Did {name} use the swap card (y/n, Enter: no)?",
    "ask-swap-again": "Did {name} use the swap card (y/n, Enter: yes)?",
    "ask-yes-or-no": "y or n, please.",
    "ask-file": "Save the game as (for instance game.yaml; Enter: do not save)?",
}
