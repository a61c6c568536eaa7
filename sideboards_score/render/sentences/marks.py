"""The signs that mark counted drawers."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.sideboard import Place, places_in

RUN_SIGNS = "=#"
"""The first and the second counted row."""

_LETTERS = "acdeghijklmnopqtuvwyz"
"""Without the letters of card codes in small: f, s, b, x and r would be taken for those."""

COLOR, HANDLE, ROW = range(3)
"""The three signs that a drawer may bear, in this order."""


class Group(NamedTuple):
    """A counted combination or row: its sign, its drawers, and which of the three signs it is."""

    sign: str
    places: tuple[Place, ...]
    slot: int


def color_signs(count: int) -> list[str]:
    """The signs of the colour combinations: numbers."""
    return [str(number) for number in range(1, count + 1)]


def handle_signs(count: int) -> list[str]:
    """The signs of the handle combinations: small letters, doubled when all are used up."""
    size = len(_LETTERS)
    return [_LETTERS[index % size] * (index // size + 1) for index in range(count)]


def groups_of(board: BoardScore) -> Iterator[Group]:
    """Everything that was counted, with its sign."""
    signs = (color_signs(board.colors.count), handle_signs(board.handles.count))
    for slot, score in ((COLOR, board.colors), (HANDLE, board.handles)):
        for sign, combination in zip(signs[slot], score.combinations, strict=True):
            yield Group(sign, combination.places, slot)
    for sign, run in zip(run_signs(board.rows.runs), board.rows.runs, strict=True):
        yield Group(sign, tuple(places_in(run.drawers)), ROW)


def marks_of(groups: Iterable[Group]) -> Mapping[Place, tuple[str, str, str]]:
    """For each counted drawer its signs: colour combination, handle combination, row."""
    marks: dict[Place, list[str]] = {}
    for group in groups:
        for place in group.places:
            marks.setdefault(place, ["", "", ""])[group.slot] = group.sign
    return {place: (slots[0], slots[1], slots[2]) for place, slots in marks.items()}


def places_text(places: Iterable[Place]) -> str:
    """Places as line/card."""
    return " ".join(f"{place.line}/{place.column}" for place in places)


def numbers_sign(digits: str, most: int) -> str:
    """The numbers of reasons at a drawer, as far as there is room: `1,2+`."""
    return ",".join(digits[:most]) + ("+" if len(digits) > most else "")


def run_signs(runs: Sequence[object]) -> Iterator[str]:
    """One sign per counted row."""
    return iter(RUN_SIGNS[: len(runs)])
