"""`history import`: keep the games in files."""

from typing import Annotated

import typer

from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.history import change_document
from sideboards_score.render.page import row
from sideboards_score.service.history.exchange import take_in
from sideboards_score.words import Words


def import_games(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="argument-history-import")],
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Keep the games in files."""
    del json, lang
    words: Words = ctx.obj
    with progress_bar(words, words("history-import-progress")) as progress:
        kept = take_in(files, progress)
    new = [one.number for one in kept if one.new or one.restored]
    known = [one.number for one in kept if not (one.new or one.restored)]
    return Result(
        page=lambda words: [
            row(words("history-taken", count=len(new))),
            *([row(words("history-had", count=len(known)))] if known else []),
        ],
        document=lambda _: change_document("imported", new, known=known),
    )


command = command_of(import_games, "history", "import")
