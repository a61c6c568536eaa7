"""What one colour or one handle counts, for every way in which its drawers can lie at once.

A card has each colour once, and each handle once. So the drawers of one value are one a card, and a
whole lane is a word of as many letters as there are cards: the line in which the drawer lies, or 0
for a card without one. There are 6^8 such words at most, fewer than the arrangements of the cards,
and what a word counts is found for all of them together, column by column.
"""

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sideboards_score.model.objectives import Pattern

Counts: TypeAlias = NDArray[np.int8]
Letters: TypeAlias = NDArray[np.int8]

NO_DRAWER = 0
"""The letter of a card that has no drawer of the value."""


def words(letters: tuple[int, ...], length: int) -> Letters:
    """(length, words) every word of the letters; the first column is the one that changes fastest.

    The number of a word is the sum of (place of its letter in `letters`) * len(letters) ** column.
    """
    size = len(letters)
    number = np.arange(size**length, dtype=np.int32)
    column = [number // size**place % size for place in range(length)]
    return np.asarray(np.array(letters, np.int8)[np.stack(column)])


def packing_table(lane: Letters, forms: Iterable[Pattern]) -> Counts:
    """(words,) the most placements without a shared drawer, of words (columns, words).

    From the left to the right: for each set of columns ahead that are in use already, the most
    placements so far. As each column has one drawer, a drawer is its column.
    """
    columns, count = lane.shape
    profiles = _profiles(forms, columns)
    width = max((max(steps) for steps in profiles), default=0)
    # `best[used]`: bit 0 of `used` is the column at hand; -1 where no packing leads there.
    best = np.full((1 << width, count), -1, np.int8)
    best[0] = 0
    for column in range(columns):
        after = np.full_like(best, -1)
        laid = _laid_at(lane, column, profiles)
        for used, so_far in enumerate(best):
            np.maximum(after[used >> 1], so_far, out=after[used >> 1])
            for taken, there in laid:
                if used & taken == 0:
                    more = np.where(there & (so_far >= 0), so_far + 1, -1).astype(np.int8)
                    then = (used | taken) >> 1
                    np.maximum(after[then], more, out=after[then])
        best = after
    return np.asarray(best.max(axis=0))


_Profiles: TypeAlias = dict[tuple[int, ...], set[tuple[int, ...]]]
"""Columns of a form, counted from its first, and for each form on them its lines against it."""


def _profiles(forms: Iterable[Pattern], columns: int) -> _Profiles:
    """The forms that have one drawer in each of their columns: no other lies in a lane."""
    found: _Profiles = {}
    for form in forms:
        by_column = sorted((column, line) for line, column in form.places)
        steps = tuple(column for column, _ in by_column)
        if len(set(steps)) == len(steps) and form.width <= columns:
            first = by_column[0][1]
            found.setdefault(steps, set()).add(tuple(line - first for _, line in by_column))
    return found


def _laid_at(
    lane: Letters, column: int, profiles: _Profiles
) -> list[tuple[int, NDArray[np.bool_]]]:
    """The placements whose first drawer lies in a column: the columns they use, and in which words.

    Where two forms lie on the same columns, one of them is as good as the other.
    """
    laid = []
    for steps, kinds in profiles.items():
        if column + steps[-1] >= len(lane):
            continue
        drawers = [lane[column + step] for step in steps]
        there = np.zeros(lane.shape[1], np.bool_)
        for lines in kinds:
            fits = drawers[0] != NO_DRAWER
            for drawer, line in zip(drawers[1:], lines[1:], strict=True):
                fits &= (drawer != NO_DRAWER) & (drawer == drawers[0] + line)
            there |= fits
        laid.append((sum(1 << step for step in steps), there))
    return laid


def run_tables(lane: Letters, lines: tuple[int, ...]) -> Counts:
    """(2 or lines, words) how long the runs of a lane are, of words (columns, words).

    The longest and the second longest anywhere, or where lines are named, the longest in each.
    """
    if lines:
        return np.stack(
            [_longest_two(np.where(lane == line, lane, NO_DRAWER))[0] for line in lines]
        )
    return np.stack(_longest_two(lane))


def _longest_two(lane: Letters) -> tuple[Counts, Counts]:
    """(words,) each: the longest run of a lane, and the longest of the others."""
    first = np.zeros(lane.shape[1], np.int8)
    second = first.copy()
    length = first.copy()
    before = np.zeros(lane.shape[1], np.int8)
    for letters in (*lane, np.zeros_like(before)):
        goes_on = (letters == before) & (letters != NO_DRAWER)
        # A run that ends here takes its place among the two longest.
        ended = np.where(goes_on, 0, length).astype(np.int8)
        second = np.maximum(second, np.minimum(first, ended))
        first = np.maximum(first, ended)
        length = np.where(goes_on, length + 1, letters != NO_DRAWER).astype(np.int8)
        before = letters
    return first, second
