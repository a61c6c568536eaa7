"""`sequence check`: whether a claimed number of sequences holds, and why not."""

from typing import Annotated

import typer

from sideboards_score.cli.commands.sequence.options import (
    BoardArgument,
    CornersOption,
    SquareFixOption,
)
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.errors import status_of_claims
from sideboards_score.sequence.render.documents import check_document
from sideboards_score.sequence.render.pages import check_page
from sideboards_score.sequence.service.boards import Given, score_board
from sideboards_score.sequence.service.scoring import verdicts_on


def check(
    board: BoardArgument,
    claim: Annotated[
        list[str] | None, typer.Option("--claim", metavar="blue=2", help="option-sequence-claim")
    ] = None,
    corners: CornersOption = None,
    fix: SquareFixOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Settle a disputed number of sequences."""
    del json, lang
    standing = score_board(board, None, Given(False, corners, tuple(fix or ())))
    verdicts = verdicts_on(tuple(claim or ()), standing.board)
    return Result(
        page=lambda words: check_page(standing, verdicts, words),
        document=lambda words: check_document(verdicts, words),
        status=status_of_claims(verdict.holds for verdict in verdicts),
    )


command = command_of(check, "sequence", "check")
