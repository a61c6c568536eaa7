"""`deck import`: a friend's cards and objectives besides one's own."""

from typing import Annotated

import typer

from sideboards_score.cli.beside import saved_line
from sideboards_score.cli.options import JsonOption, LangOption, OwnDeckOption, ReplaceOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.learn import import_document
from sideboards_score.render.text.learn_page import import_page
from sideboards_score.service.deck_files import import_deck
from sideboards_score.service.decks import file_to_change


def take_over(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-import")],
    deck: OwnDeckOption = None,
    replace: ReplaceOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Add the cards and objectives of a friend's deck to your own."""
    del json, lang
    taught = import_deck(file, file_to_change(deck), ctx.obj, replaces=replace)
    return Result(
        page=lambda words: import_page(taught, words),
        document=lambda _: import_document(taught),
        hints=lambda words: [saved_line(taught.written, words)],
    )


command = command_of(take_over, "deck", "import")
