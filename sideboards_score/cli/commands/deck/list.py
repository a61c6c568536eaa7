"""`deck list`: the decks that ship, and the one in use."""

from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.deck import deck_list_document
from sideboards_score.render.text.deck_page import deck_list_page
from sideboards_score.service.decks import all_decks


def list_decks(json: JsonOption = False, lang: LangOption = None) -> Result:
    """List the decks that ship, and the one in use."""
    del json, lang
    decks, in_use = all_decks()
    return Result(
        page=lambda words: deck_list_page(decks, in_use, words),
        document=lambda _: deck_list_document(decks, in_use),
    )


command = command_of(list_decks, "deck", "list")
