"""Photos that phones send: taken in, read by workers, shown on the pages."""

from collections.abc import Mapping
from functools import lru_cache

from sideboards_score.entry.reading_text import reason_text, text_cells, text_reading, text_reason
from sideboards_score.errors import ProgramError, RefusedError, SideboardsError, UsageError
from sideboards_score.history.table import queue
from sideboards_score.model.drawing import Corners
from sideboards_score.model.kept import Event, Shot, Work
from sideboards_score.model.reading import BEHIND, Reading, TableRow
from sideboards_score.model.sideboard import Place
from sideboards_score.photo.load.stripped import stripped_jpeg
from sideboards_score.service.history.keeping import user_folder
from sideboards_score.service.history.table.cards import narrowed
from sideboards_score.service.history.table.game import deck_of_fields
from sideboards_score.service.history.table.playing import state_of

_NOT_READ = reason_text(RefusedError("table-photo-not-read"))
"""Of a photo whose reading was ended again and again: by the time limit, by too little memory."""


def take_photo(game: int, seat: int, version: int | None, data: bytes, turn: int = 0) -> int:
    """Store a photo, from which all but the picture has been taken, and put it in line."""
    return queue.add_photo(user_folder(), game, seat, version, data, turn)


def take_table_photo(game: int, data: bytes, turn: int = 0) -> int:
    """Store a photo of the whole table, a row for each player who is not ready."""
    return queue.add_table_photo(user_folder(), game, data, turn)


def take_row(game: int, seat: int, version: int | None, row: str) -> int:
    """Read another row of the photo of the whole table for a player. Raises `GameError`."""
    row_of(row)
    return queue.change_row(user_folder(), game, seat, version, row)


def row_of(text: str) -> TableRow | None:
    """The row of a table as typed: `2`, or `2r` from behind; None for an empty text."""
    number = text.removesuffix(BEHIND)
    if not text:
        return None
    if not (number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= MOST_ROWS):
        raise UsageError("web-form")
    return TableRow(int(number), behind=text != number)


MOST_ROWS = 12
"""Rows of a table that can be named: two for each of six players."""


def next_work() -> Work | None:
    """The photo that has waited longest."""
    return queue.claim(user_folder())


def waiting_games() -> list[int]:
    """The games that wait in line, each of which has moved up when a photo is taken out of it."""
    return queue.waiting(user_folder())


def recover() -> int:
    """Go on with what a server that died has left; how many photos wait."""
    return queue.recover(user_folder(), _NOT_READ)


def was_read(work: Work, result: str, picture: bytes | None) -> None:
    """What a worker has read becomes the player's sideboard. Raises `ValueError` for nonsense."""
    reading = text_reading(result)
    text_cells(result)
    deck = deck_of_fields(work.fields)
    cards = tuple(narrowed(card.card, deck).code for card in reading.cards)
    queue.finish(user_folder(), work, result, picture, cards, state_of(cards, photographed=True))


def was_refused(work: Work, reason: str) -> None:
    """A worker has found out why a photo cannot be read. Raises `ValueError` for nonsense."""
    text_reason(reason)
    queue.refuse(user_folder(), work, reason)


def was_ended(work: Work) -> None:
    """The worker came to its end over a photo: it is tried again, a few times."""
    queue.give_back(user_folder(), work, _NOT_READ)


def picture_of(shot: Shot) -> bytes | None:
    """The row in a photo, as pages show it."""
    return queue.picture_of(user_folder(), shot.number)


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a picture that a worker has made, by its header alone."""
    return stripped_jpeg(picture).size


def reading_of(shot: Shot | None) -> Reading | None:
    """What was read from a photo."""
    return None if shot is None or shot.result is None else _reading(shot.result)


@lru_cache(maxsize=64)  # each page of a player asks several times
def _reading(text: str) -> Reading:
    return text_reading(text)


def cells_of(shot: Shot | None) -> Mapping[Place, Corners]:
    """Where the drawers lie in the picture that pages show."""
    return {} if shot is None or shot.result is None else text_cells(shot.result)


def refusal_of(shot: Shot | None) -> SideboardsError | None:
    """Why a photo was refused."""
    if shot is None or shot.reason is None:
        return None
    try:
        return text_reason(shot.reason)
    except ValueError:
        return ProgramError("table-photo-not-read")


def events_after(game: int, number: int) -> list[Event]:
    """What changed in a game after an event."""
    return queue.events_after(user_folder(), game, number)
