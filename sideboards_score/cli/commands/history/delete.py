"""`history delete`: put a kept game into the bin."""

import typer

from sideboards_score.cli.ask import GoBack, interactive, until_right, yes_or_no
from sideboards_score.cli.commands.history.options import NumberArgument, YesOption
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.errors import GameError, UsageError
from sideboards_score.model.kept import Stored
from sideboards_score.render.documents.history import change_document
from sideboards_score.render.history.pages import result_text
from sideboards_score.render.page import row
from sideboards_score.service.history.changing import delete
from sideboards_score.service.history.looking import stored_game
from sideboards_score.words import Words


def delete_game(
    ctx: typer.Context,
    number: NumberArgument,
    yes: YesOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Put a kept game into the bin."""
    del lang
    stored = stored_game(number)
    if stored.deleted:
        raise GameError("history-in-bin", number=stored.game.number)
    if not yes and (json or not interactive()):
        raise UsageError("delete-asks", number=stored.game.number)
    if not yes and not _sure(stored, ctx.obj):
        return _result("unchanged", "history-unchanged", stored)
    delete(stored.game.number)
    return _result("deleted", "history-deleted", stored)


command = command_of(delete_game, "history", "delete")


def _result(done: str, key: str, stored: Stored) -> Result:
    number = stored.game.number
    return Result(
        page=lambda words: [row(words(key, number=number))],
        document=lambda _: change_document(done, [number]),
    )


def _sure(stored: Stored, words: Words) -> bool:
    """Whether the person means it."""
    sure = [False]

    def check(text: str) -> None:
        sure.append(bool(text) and yes_or_no(text))

    game = stored.game
    question = words(
        "ask-delete", number=game.number, date=game.date, result=result_text(game, words)
    )
    try:
        until_right(words, question, check)
    except GoBack:
        return False
    return sure[-1]
