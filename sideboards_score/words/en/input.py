"""English: what is wrong with files, cards, objectives and games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Files
    "file-missing": "there is no such file; check the name and the folder.",
    "path-empty": "the name of a file is empty; give one.",
    "file-is-folder": "this is a folder; name a file in it.",
    "file-not-readable": "the file cannot be read ({reason}); check its name and permissions.",
    "file-too-large": "the file is larger than {most} MB, which no deck or game is; is it the right one?",
    "file-not-utf8": "the file is not UTF-8 text; save it with the encoding UTF-8.",
    "file-binary": "this is not a text file; name a YAML or JSON file. A photo is read with read, or with --player NAME=@PHOTO.",
    "standard-input-closed": "standard input cannot be read; name a file instead of -.",
    "yaml-merge": "a merge key (<<) is not read here; write the fields out.",
    "yaml-empty": "the file is empty; name another one. How a game or a deck looks, README.md shows.",
    "yaml-not-fields": 'there must be fields like "name: value" here, not a list or a single text.',
    "yaml-several": "a second document begins here (---); keep one per file.",
    "yaml-deep": "too many brackets or levels inside each other; no deck or game needs so many.",
    "yaml-key": 'a list or mapping stands where a field\'s name should be; write "name: value".',
    "yaml-twice": "the field {key} stands here a second time, first in line {first}; keep one of them.",
    "yaml-alias": "*{name} refers to nothing; write the value itself.",
    "yaml-character": "the character {code} is not allowed in a text file; delete it.",
    "yaml-tab": "there is a tab; indent with spaces.",
    "yaml-colon": "a colon too many, or a line that is indented too far; put texts with a colon in quotes.",
    "yaml-bracket": "a bracket that begins here is not closed, or a comma is missing inside it.",
    "yaml-quote": "a quotation mark that begins here is not closed.",
    "yaml-syntax": "this is not YAML; check the indentation, quotes and brackets here.",
    "json-syntax": "this is not JSON; check the commas, quotes and brackets here.",
    "json-not-fields": "a game or deck in JSON begins with {{ and holds fields; this is a list or a single text.",
    "field-unknown": "there is no field {field}; known are {known}.",
    "field-missing": "the field {field} is missing; add it.",
    "field-not-text": "{field} must be a single text or number here.",
    "field-not-flag": "{field} is {text}; write true or false.",
    "field-not-number": "{field} is {text}; write a whole number.",
    "field-not-choice": "{field} is {text}; use one of {choices}.",
    "field-not-list": '{field} must be a list here; begin each of its lines with "- ".',
    "field-not-fields": '{field} must have fields of its own here, as in "name: value".',
    "save-exists": "the file exists already and is left as it is; choose another name.",
    "save-changed": "the players of the file have changed since it was read, so nothing was saved; score it again.",
    "save-no-folder": "there is no folder {folder}; make it first or choose another place.",
    "save-dash": "a game cannot be saved to standard output; name a file.",
    "save-failed": "the file cannot be written ({reason}); choose another place.",
    "date-wrong": "{text} is no day; write year, month and day as in 2026-11-28.",
    # Cards
    "card-letter": "{card} is no card: {letter} is no letter of a colour (R T P O K ?) or handle (f s b x).",
    "card-handle-first": "{card} is no card: a drawer begins with its colour (R T P O K ?), not with {letter}.",
    "card-two-handles": "{card} is no card: letter {position} is a second handle on one drawer.",
    "card-drawers": (
        "{card} has {count} drawer, a card has {wanted}.",
        "{card} has {count} drawers, a card has {wanted}.",
    ),
    "card-color-twice": "{card} shows {value} more than once, and the deck has no such card.",
    "card-color-lacks": "{card} shows {value} more than once and lacks {missing}; the deck has no such card.",
    "card-no-such-order": "{card}: the deck has no card with this colour order; spell it out with its handles, as in"
    " RfTPsOKb.",
    "card-empty-deck": "{card}: the deck has no cards, so spell it out with its handles, as in RfTPsOKb.",
    "card-several": "{card} fits several cards of the deck: {ids}; type the id, for instance {example}, or spell it out with x for handles that you do not know.",
    "card-number": "{card} is no card: the deck has {low} to {high}.",
    "card-id": (
        "{card} is no card: the deck has {count} card, and none of this name.",
        "{card} is no card: the deck has {count} cards, and none of this name.",
    ),
    "card-not-spelled-out": "{card}: a deck spells its cards out with their handles, or with x where they are not"
    " known, as in {example}.",
    "card-twice": "{card} lies here, but {name} has the same card as card {position} ({typed}); correct one of them.",
    "cards-few": (
        "{count} card, a finished sideboard has {wanted}; add the others, or use --partial in mid-game.",
        "{count} cards, a finished sideboard has {wanted}; add the others, or use --partial in mid-game.",
    ),
    "cards-many": (
        "{count} card, a sideboard has {wanted}.",
        "{count} cards, a sideboard has {wanted}; take some out.",
    ),
    "cards-none": "no cards; add the sideboard.",
    # Patterns and objectives
    "pattern-sign": "{row} is no row of a pattern: {sign} is neither X (or 1) for a drawer nor . (or 0) for none.",
    "pattern-empty": 'the pattern "{pattern}" has no drawer; mark each one with X.',
    "pattern-size": "the pattern {pattern} has no room on a sideboard of 5 lines and 8 cards; make it smaller.",
    "objective-not-number": "{text} is no number of an objective; use a whole number like 3.",
    "objective-twice": "objective {number} stands in the deck twice; keep one.",
    "objective-unknown": "the deck {deck} has no objective {number}; it has {known}.",
    "objective-other-kind": 'an objective of the kind "{kind}" is wanted here, this one is of the kind "{found}".',
    "objective-kind-twice": 'objectives {first} and {second} are both of the kind "{kind}"; a game has one of each'
    " kind.",
    "objective-kind-two": 'two objectives are of the kind "{kind}"; a game has one of each kind.',
    "objective-kind-needed": 'this claim hangs on an objective of the kind "{kind}"; name it with --objectives.',
    "objective-kind-missing": 'no objective of the kind "{kind}"; a game has one of each kind.',
    "objective-no-pattern": (
        "the deck {deck} does not know what objective {numbers} ({kinds}) shows. Look at the card, put its pattern and"
        " points in place of {examples}, and run: {command}",
        "the deck {deck} does not know what objectives {numbers} ({kinds}) show. Look at the cards, put their patterns"
        " and points in place of {examples}, and run: {command}",
    ),
    "objective-no-pattern-in-file": (
        "the deck {deck} does not know what objective {numbers} ({kinds}) shows. Put the pattern and points of the card"
        " into the file, as in colors: {{pattern: [X.X, .X.], points: 4}}.",
        "the deck {deck} does not know what objectives {numbers} ({kinds}) show. Put the patterns and points of the"
        " cards into the file, as in colors: {{pattern: [X.X, .X.], points: 4}}.",
    ),
    "objectives-none": "the deck {deck} has no objectives; spell them out, as in X.X/.X.=4.",
    "objectives-empty": "{text}: there is nothing between two commas; give three objectives.",
    "objectives-nothing": "no objective is named; write them as in 3,9,19.",
    "objectives-too-many": "{text} is one pattern too many; give one for colours, one for handles, and"
    " the number of a row objective.",
    "objectives-rows-spelled": "{text}: objective {number} counts rows; for an objective with a pattern give its own number, or leave the number out.",
    "objectives-spelling": "{text} is neither a number nor a pattern with points; write them as in"
    " 3,9,19 or X.X/.X.=4,9,19.",
    "value-unknown": "{text} is no colour or handle; known are {known}.",
    "value-other-kind": "the value {value} does not go with the field of beside it; make both a colour or both a handle.",
    "rows-count": (
        "rows is {count}; an objective counts 1 to {most} rows, and with lines as many rows as lines.",
    )
    * 2,
    "lines-wrong": "lines are {lines}; give 1 to {most} different lines from 1 to {last}.",
    # Games and decks
    "deck-unknown": "there is no deck {deck}; there are {known}, or give the path of a deck file.",
    "deck-empty": "no deck is named; there are {known}, or give the path of a deck file.",
    "deck-handles-per-card": "handles_per_card is {count}; a card has at most {most} drawers.",
    "id-empty": "a card has an empty id; give it one.",
    "id-space": 'the id "{id}" has a space, comma or semicolon; leave it out.',
    "id-unprintable": "the id has an invisible character; delete it.",
    "id-code": "the id {id} reads as a card; choose another one.",
    "id-turned": 'the id {id} ends in r, which means "turned" when a card is typed; choose another one.',
    "id-case": "the ids {id} and {other} differ only in capitals; choose another one.",
    "players-none": "no players; a game has 1 to {most}.",
    "players-many": ("{count} players; a game has 1 to {most}.",) * 2,
    "players-same-name": "two players are called {name}; give one of them another name.",
    "name-missing": "a player has no name; give one.",
    "name-unprintable": "the player's name has an invisible character ({code}); delete it.",
}
