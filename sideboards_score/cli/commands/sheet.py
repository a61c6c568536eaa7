"""`sheet`: the score sheet of a game as a file, or an empty one."""

from collections.abc import Mapping
from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.beside import hindsight_beside
from sideboards_score.cli.commands.score import ask_drawers
from sideboards_score.cli.options import (
    GameArgument,
    JsonOption,
    LangOption,
    at_option,
    one_of,
    with_command,
)
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar
from sideboards_score.cli.result import Result
from sideboards_score.entry.game.command_line import GameOptions
from sideboards_score.errors import GameError, UsageError
from sideboards_score.model.breakdown import GameScore
from sideboards_score.render.documents.sheet import sheet_document
from sideboards_score.render.sentences.sheet import sheet_texts
from sideboards_score.render.sheet.typeset import PAPERS, PHONE
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.service.pictures.sheet import (
    check_sheet,
    columns_of,
    write_blank,
    write_sheet,
)
from sideboards_score.service.scoring import request_of, score_request
from sideboards_score.words import Words


def sheet(
    ctx: typer.Context,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE", help="option-output")],
    game: GameArgument = None,
    paper: Annotated[str | None, one_of(PAPERS, "option-paper", "--paper")] = None,
    phone: Annotated[bool, typer.Option("--phone", help="option-phone")] = False,
    blank: Annotated[bool, typer.Option("--blank", help="option-blank")] = False,
    players: Annotated[
        str | None, typer.Option("--players", metavar="2-6", help="option-players")
    ] = None,
    possible: Annotated[bool, typer.Option("--possible", help="option-sheet-possible")] = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Write the score sheet of a game."""
    del lang
    words: Words = ctx.obj
    columns = _columns(game, players, phone=phone, blank=blank, possible=possible)
    if phone and paper is not None:
        raise UsageError("sheet-phone-paper")
    kind = PHONE if phone else _paper(paper or PAPERS[0])
    with at_option("-o"):
        check_sheet(output, phone=phone)
    request = None if game is None else request_of(game, GameOptions())
    if request is None or blank:
        with at_option("-o"):
            write_blank(request, output, kind, columns, words)
        return _blank(output, kind)
    ask = ask_drawers(words) if not json and interactive() else None
    try:
        with progress_bar(words) as progress:
            scored = score_request(request, ask=ask, progress=progress)
    except GameError as error:  # `score` takes patterns on the command line
        command = ["sideboards-score", "score", str(game), "--sheet", output]
        raise with_command(error, command) from None
    found = hindsight_beside(scored) if possible else None
    with at_option("-o"):
        names = write_sheet(scored.score, output, kind, words, found)
    return _written(scored.score, output, kind, names)


command = command_of(sheet, "sheet")


def _columns(
    game: str | None, players: str | None, *, phone: bool, blank: bool, possible: bool
) -> int | None:
    """For how many players an empty sheet is; raises where the options contradict each other."""
    if game is None and not blank:
        raise UsageError("sheet-nothing")
    if blank and phone:
        raise UsageError("sheet-blank-phone")
    if blank and possible:
        raise UsageError("sheet-blank-possible")
    if players is not None and (game is not None or not blank):
        raise UsageError("sheet-players-game")
    return columns_of(players)


def _paper(paper: str) -> str:
    if paper.lower() not in PAPERS:
        choices = ", ".join(PAPERS)
        raise UsageError("option-choice", option="--paper", text=paper, choices=choices)
    return paper.lower()


def _blank(file: str, kind: str) -> Result:
    return Result(
        page=lambda _: [],
        document=lambda _: sheet_document(file, kind, blank=True),
        hints=lambda words: sheet_texts(file, {}, words),
    )


def _written(score: GameScore, file: str, kind: str, names: Mapping[str, str]) -> Result:
    return Result(
        page=lambda words: score_page(score, words, short=True),
        document=lambda _: sheet_document(file, kind, names=names),
        hints=lambda words: sheet_texts(file, names, words),
    )
