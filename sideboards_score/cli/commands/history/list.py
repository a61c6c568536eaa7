"""`history list`: kept games, the newest first."""

from typing import Annotated

import typer

from sideboards_score.cli.commands.history.options import FilterDate, FilterDeck, FilterPlayer
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.render.documents.history import list_document
from sideboards_score.render.history.pages import games_page
from sideboards_score.service.history.looking import listed, wanted_of


def list_games(
    player: FilterPlayer = None,
    date: FilterDate = None,
    deck: FilterDeck = None,
    deleted: Annotated[bool, typer.Option("--deleted", help="option-deleted")] = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """List the games of the history."""
    del json, lang
    games = listed(wanted_of(player, date, deck, deleted=deleted))
    return Result(
        page=lambda words: games_page(games, words, deleted=deleted),
        document=lambda _: list_document(games),
    )


command = command_of(list_games, "history", "list")
