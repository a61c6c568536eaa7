"""`history export`: kept games as a table, as JSON, or as game files."""

from typing import Annotated

import typer

from sideboards_score.cli.commands.history.options import FilterDate, FilterDeck, FilterPlayer
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.history import change_document
from sideboards_score.render.page import row
from sideboards_score.service.history.exchange import export
from sideboards_score.service.history.looking import number_of_game, wanted_of


def export_games(
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-history-export")],
    game: Annotated[str | None, typer.Option("--game", metavar="N", help="option-one-game")] = None,
    player: FilterPlayer = None,
    date: FilterDate = None,
    deck: FilterDeck = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Write kept games to a file."""
    del json, lang
    wanted = wanted_of(player, date, deck)
    if game is not None:
        wanted = wanted._replace(number=number_of_game(game))
    done = export(file, wanted)
    return Result(
        page=lambda words: [row(words("history-games", count=len(done.games)))],
        document=lambda _: change_document("exported", done.games, files=done.files),
        hints=lambda words: [words("saved", file=name) for name in done.files],
    )


command = command_of(export_games, "history", "export")
