"""`objective list`: the objectives of a deck."""

from pathlib import Path

from sideboards_score.cli.options import DeckOption, JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.render.documents.objectives import objectives_document
from sideboards_score.render.text.deck_page import objectives_page


def list_objectives(
    deck: DeckOption = None, json: JsonOption = False, lang: LangOption = None
) -> Result:
    """List the objectives of a deck, and which of them are complete."""
    del json, lang
    found = load_deck(deck, Path())
    return Result(
        page=lambda words: objectives_page(found, words),
        document=lambda _: objectives_document(found),
    )


command = command_of(list_objectives, "objective", "list")
