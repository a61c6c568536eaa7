"""`sequence read`: what photos show of a Sequence board."""

from typing import Annotated

import typer

from sideboards_score.cli.commands.sequence.options import CornersOption, SquareFixOption
from sideboards_score.cli.options import JsonOption, LangOption
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar
from sideboards_score.cli.result import Document, Result
from sideboards_score.errors import FileError, SideboardsError, status_of
from sideboards_score.render.page import BLANK, Page
from sideboards_score.sequence.entry.fixes import parse_fixes
from sideboards_score.sequence.model.reading import BoardReading
from sideboards_score.sequence.render.readings import (
    read_document,
    read_page,
    refused_document,
    refused_page,
)
from sideboards_score.sequence.service.reading import (
    Outcome,
    check_single,
    draw_overlay,
    outcome_of,
)
from sideboards_score.service.pictures.overlay import overlay_targets
from sideboards_score.words import Words

Photo = tuple[str, Outcome]


def read(
    ctx: typer.Context,
    photos: Annotated[list[str], typer.Argument(metavar="PHOTO...", help="argument-board-photos")],
    corners: CornersOption = None,
    fix: SquareFixOption = None,
    overlay: Annotated[str | None, typer.Option(metavar="FILE", help="option-overlay")] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Read photographed boards."""
    del lang, json
    check_single(photos, corners=corners, fix=fix)
    fixes = parse_fixes(fix or ())
    targets = overlay_targets(photos, overlay)
    done: list[Photo] = []
    drawn: list[str] = []
    words: Words = ctx.obj
    with progress_bar(words) as bar:
        for number, (name, target) in enumerate(zip(photos, targets, strict=True)):
            bar(number, len(photos))
            outcome = outcome_of(name, corners, fixes)
            if target is not None and isinstance(outcome, BoardReading):
                draw_overlay(outcome, target)
                drawn.append(str(target))
            done.append((name, outcome))
    return Result(
        page=lambda words: _page(done, words),
        document=lambda words: _document(done, words),
        status=status_of(outcome for _, outcome in done),
        hints=lambda words: _hints(done, drawn, words),
    )


command = command_of(read, "sequence", "read")


def _page(photos: list[Photo], words: Words) -> Page:
    page: Page = []
    for name, outcome in photos:
        page += [BLANK] if page else []
        if isinstance(outcome, BoardReading):
            page += read_page(outcome, words)
        else:
            page += refused_page(name, _reason(outcome, words), words)
    return page


def _document(photos: list[Photo], words: Words) -> Document:
    return {
        "photos": [
            read_document(outcome)
            if isinstance(outcome, BoardReading)
            else refused_document(name, _reason(outcome, words))
            for name, outcome in photos
        ]
    }


def _reason(error: SideboardsError, words: Words) -> str:
    """Why a photo was refused; the file is named beside it already."""
    return words.problem(error.at())


def _hints(photos: list[Photo], drawn: list[str], words: Words) -> list[str]:
    """What was written, and what is wrong with files that are no photos."""
    faults = [outcome for _, outcome in photos if isinstance(outcome, FileError)]
    hints = [words("error", text=words.problem(fault)) for fault in faults]
    return [*hints, *(words("overlay-written", file=file) for file in drawn)]
