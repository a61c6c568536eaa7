"""Random decks: every colour order once, with random handles."""

from itertools import permutations
from zlib import crc32

import numpy as np

LETTERS = "RTPOK"


def spelled(order: tuple[str, ...], handles: list[str]) -> str:
    """The code of a card."""
    return "".join(color + handle for color, handle in zip(order, handles, strict=True))


def turned(code: str) -> str:
    """The code of the same card turned by half a turn."""
    return "".join(reversed(drawers(code)))


def upright(code: str) -> str:
    """The way up in which a card is printed: that of the code or of its half turn.

    A checksum decides, so that neither the order of colours nor a deck's own list gives it away.
    """
    ways = sorted((code, turned(code)))
    return ways[crc32(ways[0].encode()) % 2]


def printed_number(code: str) -> int:
    """A number from 1 to 60 that is the same for both ways up."""
    return crc32(min(code, turned(code)).encode()) // 2 % 60 + 1


def drawers(code: str) -> list[str]:
    """The five drawers of a code, each a colour letter and perhaps a handle letter."""
    parts: list[str] = []
    for letter in code:
        if letter.isupper():
            parts.append(letter)
        else:
            parts[-1] += letter
    return parts


def random_deck(rng: np.random.Generator) -> list[str]:
    """60 cards: all colour orders that differ by more than a half turn."""
    orders = [order for order in permutations(LETTERS) if order <= order[::-1]]
    deck = []
    for order in orders:
        handles = [str(handle) for handle in rng.permutation(["f", "s", "b", "", ""])]
        code = spelled(order, handles)
        deck.append(code if rng.random() < 0.5 else turned(code))
    return deck


def deal(rng: np.random.Generator, deck: list[str], count: int) -> list[str]:
    """Different cards of the deck, each either way up."""
    picks = rng.choice(len(deck), count, replace=False)
    return [deck[i] if rng.random() < 0.5 else turned(deck[i]) for i in picks]


def without(deck: list[str], codes: list[str]) -> list[str]:
    """The deck's cards that are not among those dealt."""
    gone = {*codes, *map(turned, codes)}
    return [code for code in deck if code not in gone]
