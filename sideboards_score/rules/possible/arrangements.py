"""The arrangements of a sideboard's cards that a question asks about, as blocks of ways.

A way is a card lying one way up: twice its number, and 1 more where it is turned against the
sideboard as it lies. A block is some beginnings and some ends that can be put together freely.
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ways: TypeAlias = NDArray[np.int8]


class Block(NamedTuple):
    """Arrangements: each beginning with each end."""

    first: Ways
    """(beginnings, cards) ways of the left cards."""
    last: Ways
    """(ends, cards) ways of the right cards."""

    @property
    def size(self) -> int:
        """How many arrangements it holds."""
        return len(self.first) * len(self.last)

    def at(self, number: int) -> tuple[int, ...]:
        """The ways of one arrangement, from left to right."""
        beginning, end = divmod(number, len(self.last))
        return tuple(int(way) for way in (*self.first[beginning], *self.last[end]))


Order: TypeAlias = tuple[int, ...]


def turned_only(cards: int) -> Iterator[Block]:
    """The order as it lies, each card either way up."""
    yield _turnings(tuple(range(cards)))


def as_drafted(drafted: Order) -> Iterator[Block]:
    """Each card laid at either end of the ones before it, either way up (de, en: "placement").

    `drafted` are the numbers of the cards in the order in which they were taken. The two starting
    cards lie next to each other, so the second lies at either end of the first, too.
    """
    for ends in product((False, True), repeat=len(drafted) - 1):
        order: Order = drafted[:1]
        for card, left in zip(drafted[1:], ends, strict=True):
            order = (card, *order) if left else (*order, card)
        yield _turnings(order)


def any_order(cards: int, *, halved: bool, upright: bool) -> Iterator[Block]:
    """Every order and turning.

    Seen in a mirror a sideboard counts the same: `halved` leaves out the arrangement whose first
    card lies in the right half. With all cards turned it counts the same too, where lines do not
    matter: `upright` leaves out those whose first card is turned.
    """
    half = cards // 2
    for left in combinations(range(cards), half):
        if halved and 0 not in left:
            continue
        right = tuple(card for card in range(cards) if card not in left)
        first = _every_way(left)
        if upright and 0 in left:
            first = first[(first != 1).all(axis=1)]
        last = _every_way(right)
        yield Block(first, last)


def _every_way(cards: Order) -> Ways:
    """(ways, cards) every order and turning of some cards."""
    orders = np.array(list(permutations(cards)), np.int8)
    return np.concatenate([2 * order + _turns(len(cards)) for order in orders])


def _turnings(order: Order) -> Block:
    """The block of one order."""
    half = len(order) // 2
    return Block(_turned(order[:half]), _turned(order[half:]))


def _turned(cards: Order) -> Ways:
    return np.asarray(2 * np.array(cards, np.int8) + _turns(len(cards)))


def _turns(cards: int) -> Ways:
    """(ways, cards) each card upright or turned; of no card, as left of a lone one, one way."""
    return np.array(list(product((0, 1), repeat=cards)), np.int8)
