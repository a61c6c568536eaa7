"""The score sheet of a game, or an empty one, as a file."""

from collections.abc import Mapping
from pathlib import Path

from sideboards_score.entry.change.new_file import check_free, write_new
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.game.request import Request, check_players, deck_of
from sideboards_score.entry.text.file import STANDARD_INPUT
from sideboards_score.errors import UsageError, Where
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.objectives import ObjectiveSet
from sideboards_score.model.possible import Hindsight
from sideboards_score.render.drawings.fonts import lacking_here, lacking_in
from sideboards_score.render.sentences.breakdown import warning_text
from sideboards_score.render.sentences.objectives import objective_text
from sideboards_score.render.sheet.blank import Known, blank_of
from sideboards_score.render.sheet.content import sheet_of
from sideboards_score.render.sheet.typeset import (
    FORMATS,
    PHONE,
    Format,
    font_files,
    missing_libraries,
    sheet_bytes,
)
from sideboards_score.service.pictures.stand_ins import OtherNames, found_stand_ins
from sideboards_score.words import Words

FEWEST = 2
"""Players of an empty sheet: alone nobody needs columns."""


def check_sheet(file: str, *, phone: bool = False) -> None:
    """Raise before anything is read if the sheet cannot be written there."""
    if file == STANDARD_INPUT:
        raise UsageError("sheet-dash")
    ending = Path(file).suffix
    if file and not ending:
        raise UsageError("sheet-no-ending", (Where("file", file),))
    check_free(file)
    form = FORMATS.get(ending.lower())
    if form is None:
        raise UsageError("sheet-ending", (Where("file", file),), ending=ending)
    if phone and form != "png":
        raise UsageError("sheet-phone-ending", (Where("file", file),))
    if missing := missing_libraries():
        raise UsageError("sheet-library", command=f"pip install {' '.join(missing)}")


def write_sheet(
    score: GameScore, file: str, paper: str, words: Words, hindsight: Hindsight | None = None
) -> Mapping[str, str]:
    """Write the sheet of a scored game, never over another file; with what was possible, if given.

    Gives what it calls the players whose names no font at hand draws, by name.
    """
    form = FORMATS[Path(file).suffix.lower()]
    data, stand_ins = made_sheet(score, form, paper, words, hindsight)
    write_new(file, data)
    return stand_ins


def made_sheet(
    score: GameScore,
    form: Format,
    paper: str,
    words: Words,
    hindsight: Hindsight | None = None,
) -> tuple[bytes, Mapping[str, str]]:
    """The sheet of a scored game, and what it calls players whose names no font at hand draws."""
    narrow = paper == PHONE
    names = [player.name for player in score.players]
    own = [str(path) for path in font_files()]
    facts = sheet_of(score, words, narrow=narrow).facts
    more = bool(lacking_in("".join((*names, *facts)), own))
    stand_ins: dict[str, str] = {}
    if more and form != "html":  # there the browser finds a font
        stand_ins = found_stand_ins(
            names, lambda name: lacking_in(name, own) & lacking_here(name), words
        )
    sheet = sheet_of(
        score, OtherNames(words.language, stand_ins), narrow=narrow, hindsight=hindsight
    )
    return sheet_bytes(sheet, form, paper, more_fonts=more), stand_ins


def columns_of(text: str | None) -> int | None:
    """For how many players an empty sheet is asked for; raises where it cannot be."""
    most = load_rulebook().most_players
    if text is None:
        return None
    if text not in map(str, range(FEWEST, most + 1)):
        raise UsageError("sheet-players", text=text, most=most)
    return int(text)


def write_blank(
    request: Request | None, file: str, paper: str, columns: int | None, words: Words
) -> None:
    """Write an empty sheet, with the names and objectives of a game if there is one."""
    rulebook = load_rulebook()
    known = Known() if request is None else _known(request, rulebook.row_points, words)
    count = len(known.names) or columns or rulebook.most_players
    blank = blank_of(known, count, rulebook, words)
    own = [str(path) for path in font_files()]
    more = bool(lacking_in("".join((*known.names, *known.facts)), own))
    write_new(file, sheet_bytes(blank, FORMATS[Path(file).suffix.lower()], paper, more_fonts=more))


def _known(request: Request, row_points: int, words: Words) -> Known:
    """What a game tells before anything is laid."""
    deck = deck_of(request)
    goals: ObjectiveSet = request.objectives(deck)  # a pattern may be missing: nothing is counted
    check_players(request.players, load_rulebook().most_players)
    points = {goal.kind.value: goal.points for goal in (goals.colors, goals.handles) if goal.points}
    return Known(
        tuple(words.shown(player.name) for player in request.players),
        tuple(
            objective_text(goal, row_points, words)
            for goal in (goals.colors, goals.handles, goals.rows)
        ),
        points,
        (
            words("head-deck", deck=deck.ref),
            words("head-edition", edition=request.edition),
        ),
        warning_text(invented=deck.invented, words=words),
    )
