"""`sequence score`: the finished sequences on a board."""

from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.commands.sequence.options import (
    CornersOption,
    OptionalBoard,
    PictureOption,
    SquareFixOption,
    TeamsOption,
)
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.errors import UsageError
from sideboards_score.sequence.model.standing import Standing
from sideboards_score.sequence.render.documents import score_document
from sideboards_score.sequence.render.pages import standing_page
from sideboards_score.sequence.service.boards import Given, score_board
from sideboards_score.sequence.service.picture import check_picture, draw_picture
from sideboards_score.sequence.service.scoring import teams_asked
from sideboards_score.words import Words


def score(
    ctx: typer.Context,
    board: OptionalBoard = None,
    teams: TeamsOption = None,
    advanced: Annotated[bool, typer.Option("--advanced", help="option-advanced")] = False,
    picture: PictureOption = None,
    corners: CornersOption = None,
    fix: SquareFixOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Count the finished sequences on a board."""
    del lang
    words: Words = ctx.obj
    count = teams_asked(teams)
    if picture is not None:
        check_picture(picture)
    standing = _standing(board, count, Given(advanced, corners, tuple(fix or ())), words, json=json)
    if picture is not None:
        draw_picture(standing, picture, words)
    return Result(
        page=lambda words: standing_page(standing, words),
        document=lambda words: score_document(standing, words),
        hints=lambda words: [words("saved", file=picture)] if picture else [],
    )


command = command_of(score, "sequence", "score")


def _standing(
    board: str | None, teams: int | None, given: Given, words: Words, *, json: bool
) -> Standing:
    """What is on the board, asked for where nobody names one and somebody can be asked."""
    if board is not None:
        return score_board(board, teams, given)
    if json or not interactive():
        raise UsageError("sequence-nothing")
    from sideboards_score.cli.commands.sequence.interview import (  # noqa: PLC0415 - only at a terminal
        asked_standing,
    )

    return asked_standing(teams, given, words)
