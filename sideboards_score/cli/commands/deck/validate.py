"""`deck validate`: all faults of a deck at once, and what is remarkable."""

from sideboards_score.cli.options import (
    DeckArgument,
    DeckOption,
    JsonOption,
    LangOption,
    one_deck,
)
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.errors import ExitCode
from sideboards_score.render.documents.deck import validation_document
from sideboards_score.render.text.deck_page import validation_page
from sideboards_score.service.decks import validate


def validate_deck(
    name: DeckArgument = None,
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Check a deck file: all faults at once, each with its place, and what is remarkable."""
    del json, lang
    found = validate(one_deck(name, deck))
    return Result(
        page=lambda words: validation_page(*found, words),
        document=lambda words: validation_document(*found, words),
        status=ExitCode.WRONG_INPUT if found.faults else ExitCode.DONE,
    )


command = command_of(validate_deck, "deck", "validate")
