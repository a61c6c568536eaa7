"""`read`: what photos show, as card codes."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.options import (
    DeckOption,
    JsonOption,
    LangOption,
    LearnOption,
    ReplaceOption,
    TurnOption,
    check_replace,
    file_to_change,
    turned_by,
)
from sideboards_score.cli.result import Result
from sideboards_score.entry.change.save import check_free
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.game.objectives import parse_objectives
from sideboards_score.entry.game.request import check_complete
from sideboards_score.errors import FileError, SideboardsError, UsageError, Where, status_of
from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned
from sideboards_score.model.objectives import ObjectiveSet
from sideboards_score.model.reading import Reading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.render.documents.document import Document
from sideboards_score.render.documents.read import reading_document, refused_document
from sideboards_score.render.page import BLANK, Page
from sideboards_score.render.text.reading_page import reading_page, refused_row
from sideboards_score.words import Words


@dataclass(frozen=True, slots=True)
class _Photo:
    """A photo and what came of it."""

    file: str
    outcome: Reading | SideboardsError


def read(
    ctx: typer.Context,
    photos: Annotated[
        list[str], typer.Argument(metavar="PHOTO...", help="Photos of one row each.")
    ],
    deck: DeckOption = None,
    overlay: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Draw what was read onto the photo; a folder for several."
        ),
    ] = None,
    objectives: Annotated[
        str | None,
        typer.Option(metavar="3,9,19", help="Objectives whose combinations the overlay marks."),
    ] = None,
    turn: TurnOption = "0",
    partial: Annotated[
        bool, typer.Option("--partial", help="Read fewer than eight cards.")
    ] = False,
    same_game: Annotated[
        bool, typer.Option("--same-game", help="The photos are of one game: no card twice.")
    ] = False,
    debug: Annotated[
        str | None, typer.Option(metavar="DIR", help="Write the picture after each step.")
    ] = None,
    learn: LearnOption = False,
    replaces: ReplaceOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Read the cards of photographed sideboards."""
    del lang
    check_replace(learns=learn, replaces=replaces)
    own = file_to_change(deck) if learn else None
    degrees = turned_by(turn)
    found_deck = load_deck(deck, Path(), begins=learn)
    goals = None if objectives is None else _goals(objectives, found_deck)
    targets = _overlay_targets(photos, overlay)
    options = ReadOptions(degrees, partial, debug)
    read_photos = _read(photos, found_deck, options, ctx.obj, same_game=same_game, asks=not json)
    drawn = []
    for photo, target in zip(read_photos, targets, strict=True):
        if target is not None and isinstance(photo.outcome, Reading):
            _draw(photo.outcome, target, options, _counted(photo.outcome, goals))
            drawn.append(str(target))
    result = Result(
        page=lambda words: _page(read_photos, found_deck, words),
        document=lambda words: _document(read_photos, found_deck, words),
        status=status_of(photo.outcome for photo in read_photos),
        hints=lambda words: _hints(read_photos, drawn, found_deck, words, same_game=same_game),
    )
    if own is None:
        return result
    from sideboards_score.cli.learning import learn_beside  # noqa: PLC0415 - only to learn

    news = _news(read_photos, own, options, ctx.obj, same_game=same_game)
    return learn_beside(own, news, ctx.obj, result, replaces=replaces)


def _news(
    photos: Sequence[_Photo], path: str, options: ReadOptions, words: Words, *, same_game: bool
) -> Learned:
    """The cards of the photos that are sure."""
    from sideboards_score.cli.learning import (  # noqa: PLC0415 - only to learn
        Shown,
        answered,
        seen_in_photos,
    )

    shown = [
        Shown(photo.file, options, answered(photo.outcome))
        for photo in photos
        if isinstance(photo.outcome, Reading)
    ]
    return seen_in_photos(shown, path, words, same_game=same_game)


def _hints(
    photos: Sequence[_Photo],
    drawn: Sequence[str],
    deck: Deck,
    words: Words,
    *,
    same_game: bool,
) -> list[str]:
    """What was written, and what is wrong with files that are no photos."""
    faults = [photo.outcome for photo in photos if isinstance(photo.outcome, FileError)]
    hints = [words("error", text=words.problem(fault)) for fault in faults]
    readings = [photo.outcome for photo in photos if isinstance(photo.outcome, Reading)]
    hints += [
        words("read-other-deck", file=reading.file, count=reading.strange, deck=deck.ref)
        for reading in readings
        if reading.strange
    ]
    if same_game:
        from sideboards_score.cli.photos import same_cards  # noqa: PLC0415 - loads cv2

        hints += [
            words("read-same-card", card=card, first=first, second=second)
            for card, first, second in same_cards(readings)
        ]
    return [*hints, *(words("overlay-written", file=file) for file in drawn)]


def _goals(text: str, deck: Deck) -> ObjectiveSet:
    goals = parse_objectives(text, deck)
    check_complete(goals, deck)
    return goals


def _overlay_targets(photos: Sequence[str], overlay: str | None) -> list[Path | None]:
    """Where the overlay of each photo goes."""
    if overlay is None:
        return [None] * len(photos)
    if not overlay:
        raise UsageError("path-empty", (Where("option", "--overlay"),))
    targets = _named_targets(photos, overlay)
    for target in targets:
        try:
            check_free(str(target))
        except SideboardsError as error:
            raise error.inside(Where("option", "--overlay")) from None
    return list(targets)


def _named_targets(photos: Sequence[str], overlay: str) -> list[Path]:
    target = Path(overlay)
    if len(photos) == 1 and not target.is_dir() and not overlay.endswith(("/", os.sep)):
        return [target]
    targets = [target / f"{Path(photo).stem}-overlay.jpg" for photo in photos]
    if len(set(targets)) < len(targets):
        raise UsageError("overlay-same-name", folder=overlay)
    if not target.is_dir():
        _make_folder(target, overlay)
    return targets


def _make_folder(folder: Path, named: str) -> None:
    """A new folder for several pictures; what is named like a picture is none."""
    if folder.exists() or folder.suffix.lower() in _PICTURES:
        raise UsageError("overlay-folder", folder=named)
    try:
        folder.mkdir(parents=True)
    except (OSError, ValueError) as error:
        where = (Where("option", "--overlay"), Where("file", named))
        raise FileError("save-failed", where, reason=error) from None


_PICTURES = frozenset({".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff", ".bmp"})
"""Endings that mean one picture rather than a folder of them."""


def _read(
    photos: Sequence[str],
    deck: Deck,
    options: ReadOptions,
    words: Words,
    *,
    same_game: bool,
    asks: bool,
) -> list[_Photo]:
    from sideboards_score.cli.photos import (  # noqa: PLC0415 - loads cv2
        ask_doubtful,
        corrected,
        read_all,
    )

    outcomes = read_all([(photo, deck, options) for photo in photos], words, same_game=same_game)
    if asks and interactive():
        outcomes = [
            corrected(outcome, ask_doubtful(outcome, words))
            if isinstance(outcome, Reading)
            else outcome
            for outcome in outcomes
        ]
    return [_Photo(photo, outcome) for photo, outcome in zip(photos, outcomes, strict=True)]


def _counted(reading: Reading, goals: ObjectiveSet | None) -> BoardScore | None:
    """What the objectives count."""
    if goals is None:
        return None
    from sideboards_score.entry.deck.rulebook_file import load_rulebook  # noqa: PLC0415 - the same
    from sideboards_score.entry.game.request import DEFAULT_EDITION  # noqa: PLC0415 - only with objectives
    from sideboards_score.model.sideboard import Sideboard  # noqa: PLC0415 - the same
    from sideboards_score.rules.count.board import score_board  # noqa: PLC0415 - the same

    rulebook = load_rulebook()
    sideboard = Sideboard(tuple(card.card for card in reading.cards))
    turning = rulebook.editions[DEFAULT_EDITION].turning
    return score_board(sideboard, goals, turning, rulebook)


def _draw(reading: Reading, target: Path, options: ReadOptions, board: BoardScore | None) -> None:
    from sideboards_score.photo.backdrop import backdrop  # noqa: PLC0415 - loads cv2
    from sideboards_score.render.drawings.overlay import WIDTH, overlay_drawing  # noqa: PLC0415 - same
    from sideboards_score.render.drawings.picture_file import write_drawing  # noqa: PLC0415 - the same

    photo = backdrop(reading.file, options.turn, reading, WIDTH)
    write_drawing(target, overlay_drawing(reading, photo, board))


def _page(photos: Sequence[_Photo], deck: Deck, words: Words) -> Page:
    from sideboards_score.render.text.deck_page import deck_head  # noqa: PLC0415 - needed only to print

    page = deck_head(deck, words)
    for photo in photos:
        page.append(BLANK)
        if isinstance(photo.outcome, Reading):
            page += reading_page(photo.outcome, words)
        else:
            page.append(refused_row(photo.file, _reason(photo.outcome, words), words))
    return page


def _document(photos: Sequence[_Photo], deck: Deck, words: Words) -> Document:
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "photos": [
            reading_document(photo.outcome)
            if isinstance(photo.outcome, Reading)
            else refused_document(photo.file, _reason(photo.outcome, words))
            for photo in photos
        ],
    }


def _reason(error: SideboardsError, words: Words) -> str:
    """Why a photo was refused; the file is named beside it already."""
    return words.problem(type(error)(error.key, **error.values))
