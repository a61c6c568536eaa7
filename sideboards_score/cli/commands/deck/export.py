"""`deck export`: a deck in one file, for a friend."""

from typing import Annotated

import typer

from sideboards_score.cli.options import DeckOption, JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.deck import export_document
from sideboards_score.render.page import row
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.service.deck_files import export_deck


def export(
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-export")],
    deck: DeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Write a deck to one file that can be given to a friend."""
    del json, lang
    found = export_deck(file, deck)
    return Result(
        page=lambda words: [
            *deck_head(found, words),
            row(words("learn-complete", count=found.complete_cards, all=len(found.cards))),
        ],
        document=lambda _: export_document(found, file),
        hints=lambda words: [words("saved", file=file)],
    )


command = command_of(export, "deck", "export")
