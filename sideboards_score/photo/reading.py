"""Read a photo: the story of the steps, from a file to a reading or a refusal."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import cv2
import numpy as np

from sideboards_score.errors import FileError, RefusedError, Where
from sideboards_score.model.cards import LINES, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import CardReading, DrawerReading, Quad, Reading
from sideboards_score.photo.arrays import Pixels, Singles, at_percent
from sideboards_score.photo.identify.alike.evidence import Facts
from sideboards_score.photo.identify.cards import CardIdentity, JointReading, identify
from sideboards_score.photo.identify.handles import find_marks
from sideboards_score.photo.identify.straighten import straighten
from sideboards_score.photo.load.picture import Photo, load_photo
from sideboards_score.photo.locate.look import Look, look_at
from sideboards_score.photo.locate.player_row import row_in
from sideboards_score.photo.locate.several.beside import left_out
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reasons import better_reason
from sideboards_score.photo.tuning import TUNING, Tuning

Outlines = tuple[Singles, ...]
"""(4, 2) TL TR BR BL of each card, from left to right, in pixels of `Photo.pixels`."""

TURNS = {90: cv2.ROTATE_90_CLOCKWISE, 180: cv2.ROTATE_180, 270: cv2.ROTATE_90_COUNTERCLOCKWISE}


def read_photo(
    path: str, deck: Deck | None, options: ReadOptions, tuning: Tuning = TUNING
) -> Reading:
    """The cards in a photo, with the deck's cards as candidates if there is a deck.

    Raises `FileError` for a file that is no picture, `RefusedError` for a picture that cannot be
    read.
    """
    note = notes_in(options.debug, path)
    photo = turned_photo(load_photo(path, tuning.load), options.turn)
    note("1-loaded", lambda: photo.pixels)
    look = None
    try:
        look = first_look(photo, tuning)
        outlines = locate(photo, look, tuning, partial=options.partial)
        note("2-row", lambda: outlined(photo.pixels, outlines))
        others = left_out(look, tuning.locate)
        reading, _ = read_row(photo, outlines, deck, tuning, partial(note, "3-straight"))
        return reading._replace(left_out=others)
    except RefusedError as error:
        reason = error if look is None else better_reason(error, look, photo.pixels, tuning)
        raise reason.inside(Where("file", path)) from None


def read_row(  # noqa: PLR0913 - the first row of a table has one argument less
    photo: Photo,
    outlines: Outlines,
    deck: Deck | None,
    tuning: Tuning,
    note: Callable[[Callable[[], Pixels]], None],
    *,
    known: Facts | None = None,
) -> tuple[Reading, Facts | None]:
    """The cards in their outlines; raises `RefusedError` where they cannot be told.

    `note` is given what shows the cards straightened. `known` are templates of the handles from
    another row of the photo; also those that this one teaches, where they are beyond doubt.
    """
    stacks = [straighten(photo.pixels, outline) for outline in outlines]
    check_light(stacks, tuning)
    note(lambda: np.hstack(stacks))
    joint, strange = _identified(stacks, deck, known, tuning)
    check_clear(joint, stacks, tuning)
    return _reading(photo, outlines, joint, strange, tuning), joint.taught


def _identified(
    stacks: list[Pixels], deck: Deck | None, known: Facts | None, tuning: Tuning
) -> tuple[JointReading, int]:
    """The joint reading, and how many cards are strange to a deck that was left aside.

    One card that the deck does not have may be misread. When most are not in it, the deck is the
    wrong one, and holding on to it would only cast doubt on what can be seen.
    """
    joint = identify(stacks, deck, tuning.drawers, known)
    if deck is None:
        return joint, 0
    strange = sum(not deck.fits(card.likely) for card in joint.cards)
    if strange <= tuning.strange_part * len(joint.cards):
        return joint, 0
    return identify(stacks, None, tuning.drawers, known), strange


def turned_photo(photo: Photo, turn: int) -> Photo:
    """The photo turned clockwise by a multiple of 90 degrees."""
    if not turn:
        return photo
    width, height = photo.full_size
    missing = photo.missing
    if missing is not None:
        missing = cv2.rotate(missing.astype(np.uint8), TURNS[turn]).astype(np.bool_)
    return Photo(
        photo.file,
        np.asarray(cv2.rotate(photo.pixels, TURNS[turn]), np.uint8),
        (width, height) if turn == 180 else (height, width),  # noqa: PLR2004 - degrees
        photo.scale,
        photo.whole,
        missing,
    )


def first_look(photo: Photo, tuning: Tuning) -> Look:
    """The rows in the photo; raises `RefusedError` where it is too small or too dark for any."""
    if min(photo.pixels.shape[:2]) < tuning.least_side:
        raise RefusedError("photo-no-row")
    return look_at(photo.pixels, tuning.locate)


def locate(photo: Photo, look: Look, tuning: Tuning, *, partial: bool) -> Outlines:
    """The cards of the row in the photo; raises `RefusedError` where none can be read."""
    outlines = row_in(look, tuning.locate, partial=partial)
    check_there(photo, outlines)
    return outlines


def check_there(photo: Photo, outlines: Outlines) -> None:
    """Refuse cards of which the file does not hold all."""
    if photo.missing is not None:
        mask = np.zeros(photo.pixels.shape[:2], np.uint8)
        cv2.fillPoly(mask, [np.round(outline).astype(np.int32) for outline in outlines], 1)
        if (mask.astype(np.bool_) & photo.missing).any():
            raise RefusedError("photo-incomplete")


def check_light(stacks: list[Pixels], tuning: Tuning) -> None:
    """Refuse straightened cards without light or without colour; every fourth pixel will do."""
    some = np.vstack([stack[::2, ::2] for stack in stacks])
    lab = cv2.cvtColor(some, cv2.COLOR_BGR2LAB).astype(np.int32)
    low, high, part = at_percent(lab[..., 0], 99)
    if low + (high - low) * part < tuning.dim:
        raise RefusedError("photo-dark")
    low, high, part = at_percent((lab[..., 1] - 128) ** 2 + (lab[..., 2] - 128) ** 2, 90)
    if low**0.5 + (high**0.5 - low**0.5) * part < tuning.grey:  # the squares of chroma
        raise RefusedError("photo-grey")


def check_clear(joint: JointReading, stacks: list[Pixels], tuning: Tuning) -> None:
    """Refuse what has the shape of a row but not its colours, and charts of these colours.

    Columns that each show all five colours are a row beyond doubt, whatever their handles look
    like; only where it is seen well that every column has its marks in the same places, or none at
    all, they are no cards.
    """
    size = LINES * len(joint.cards)
    colors = sum(int(np.sum(card.color < tuning.told_color)) for card in joint.cards)
    if colors > tuning.unclear_part * size:
        raise RefusedError("photo-unclear")
    handles = sum(int(np.sum(card.handle < tuning.clear)) for card in joint.cards)
    found = sum(
        drawer.handle is not Handle.NONE for card in joint.cards for drawer in card.likely.drawers
    )
    if handles > tuning.unclear_part * size or found < tuning.least_handles * len(joint.cards):
        _check_marks(stacks, tuning)


def _check_marks(stacks: list[Pixels], tuning: Tuning) -> None:
    """Refuse columns that clearly have their marks all in the same places."""
    marks = find_marks(stacks, tuning.drawers)
    filled = marks.presence > tuning.drawers.presence_middle
    if len(stacks) < tuning.chart_columns or marks.noise > tuning.chart_noise:
        return
    if (filled == filled[0]).all():
        whole = tuning.filled_least <= filled.mean() <= tuning.filled_most
        raise RefusedError("photo-unclear" if whole else "photo-no-handles")


def _reading(
    photo: Photo, outlines: Outlines, joint: JointReading, strange: int, tuning: Tuning
) -> Reading:
    """The values of the model from the arrays of the steps."""
    handles = np.array([card.handle for card in joint.cards])
    least = _least_sure(float(np.mean(handles < tuning.clear)), tuning)
    cards = tuple(
        CardReading(_drawers(card, tuning, handles=least), quad_of(outline * photo.scale))
        for card, outline in zip(joint.cards, outlines, strict=True)
    )
    return Reading(photo.file, cards, joint.confidence, photo.full_size, strange, joint.shades)


NEVER = 2.0
"""A probability that nothing reaches."""


def _least_sure(doubtful: float, tuning: Tuning) -> float:
    """Probability from which the handles of a photo are sure, by the part that is doubtful."""
    if doubtful > tuning.doubtful_handles:
        return NEVER
    return tuning.sure if doubtful <= tuning.wary_handles else tuning.wary


def _drawers(card: CardIdentity, tuning: Tuning, *, handles: float) -> tuple[DrawerReading, ...]:
    """The drawers of a card; `handles` is the probability from which its handles are sure."""
    return tuple(
        DrawerReading(
            drawer,
            float(color),
            float(handle) * (1.0 if handles <= 1 else tuning.doubtful_part),
            bool(color >= tuning.sure and swap <= tuning.exchanged),
            bool(handle >= handles),
            bool(deck and handle >= handles),
        )
        for drawer, color, swap, handle, deck in zip(
            card.likely.drawers,
            card.color,
            card.exchanged,
            card.handle,
            card.from_deck,
            strict=True,
        )
    )


def quad_of(outline: Singles) -> Quad:
    """An outline (4, 2) as a value."""
    return Quad(*((float(x), float(y)) for x, y in outline))


def outlined(pixels: Pixels, outlines: Outlines) -> Pixels:
    """The picture with the cards outlined."""
    picture = pixels.copy()
    for outline in outlines:
        cv2.polylines(picture, [np.round(outline).astype(np.int32)], True, (0, 255, 0), 2)
    return picture


def notes_in(folder: str | None, path: str) -> Callable[[str, Callable[[], Pixels]], None]:
    """Makes and writes the picture after a step into the folder, if there is one."""

    def note(step: str, picture: Callable[[], Pixels]) -> None:
        if folder is not None:
            name = Path(folder) / f"{Path(path).stem}-{step}.png"
            try:
                name.parent.mkdir(parents=True, exist_ok=True)
                name.write_bytes(cv2.imencode(".png", picture())[1].tobytes())
            except OSError as error:
                where = (Where("option", "--debug"), Where("file", folder))
                raise FileError("save-failed", where, reason=error) from None

    return note
