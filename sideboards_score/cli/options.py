"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.entry.find import deck_to_change, find_deck
from sideboards_score.errors import SideboardsError

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


def file_to_change(ref: str | None) -> str:
    """The file that is written to; raises where that is a deck that ships."""
    path = deck_to_change(ref)
    try:
        return find_deck(path, Path())
    except SideboardsError:
        return path  # a name without ending: a file that is to be begun
