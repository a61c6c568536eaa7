"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.entry.deck.find import deck_to_change, find_deck
from sideboards_score.entry.game.game_file import TURNS
from sideboards_score.errors import UsageError

JsonOption = Annotated[
    bool, typer.Option("--json", help="Print one JSON document, and ask nothing.")
]
LangOption = Annotated[
    str | None, typer.Option("--lang", metavar="en|de|fr|it", help="Language of what is printed.")
]
DeckOption = Annotated[
    str | None,
    typer.Option("--deck", metavar="DECK", help="A deck by name (retail, demo) or by path."),
]
DeckArgument = Annotated[
    str | None, typer.Argument(metavar="DECK", help="A deck by name or by path.")
]
GameArgument = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="A game file (YAML or JSON); - reads standard input."),
]
EditionOption = Annotated[
    str | None, typer.Option(metavar="de|en|fr|it", help="Whose rulebook: de is the default.")
]
VariantOption = Annotated[
    str | None, typer.Option(metavar="standard|four-cards", help="How the game was dealt.")
]
PartialOption = Annotated[
    bool, typer.Option("--partial", help="A count in mid-game: 1 to 8 cards.")
]
PlayerOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar='"NAME=CARDS"', help="A player and eight cards, or NAME=@PHOTO; once per player."
    ),
]
SwapUsedOption = Annotated[
    list[str] | None, typer.Option(metavar="NAME", help="Who used the swap card; once per player.")
]
TurnOption = Annotated[
    str, typer.Option(metavar="90|180|270", help="Turn the photo clockwise first.")
]
LearnOption = Annotated[
    bool, typer.Option("--learn", help="Add the cards that are sure to your own deck.")
]
OwnDeckOption = Annotated[
    str | None,
    typer.Option("--deck", metavar="FILE", help="The deck file to write, in place of your own."),
]
ReplaceOption = Annotated[
    bool, typer.Option("--replace", help="Where it contradicts the deck, take what comes now.")
]


def turned_by(turn: str) -> int:
    """How far to turn photos clockwise, in degrees."""
    if turn not in TURNS:
        raise UsageError("option-choice", option="--turn", text=turn, choices=", ".join(TURNS))
    return int(turn)


def check_replace(*, learns: bool, replaces: bool) -> None:
    """Raise where `--replace` has nothing to replace."""
    if replaces and not learns:
        raise UsageError("replace-without-learn")


def file_to_change(ref: str | None) -> str:
    """The file that is written to; raises where no deck may be kept, before anything is read."""
    from sideboards_score.entry.change.atomic import real_path  # noqa: PLC0415 - only to write
    from sideboards_score.entry.change.deck_update import check_own  # noqa: PLC0415 - the same

    path = find_deck(deck_to_change(ref), Path())
    check_own(path, real_path(path))
    return path
