"""Random cards as codes, from a seeded generator."""

from itertools import permutations
from random import Random

COLOR_ORDERS = ["".join(order) for order in permutations("RTPOK") if order < order[::-1]]
"""One colour order for each of 60 cards that differ by more than a half turn."""

_HANDLES = [*permutations(("f", "s", "b", "", ""))]


def printed_deck(random: Random) -> list[str]:
    """60 cards as they are printed: all five colours, three different handles."""
    return [
        "".join(map("".join, zip(order, random.choice(_HANDLES), strict=True)))
        for order in COLOR_ORDERS
    ]


def drawers(code: str) -> list[str]:
    """The drawers of a card code."""
    found: list[str] = []
    for letter in code:
        if letter.islower():
            found[-1] += letter
        else:
            found.append(letter)
    return found


def turned(code: str) -> str:
    """The card by 180 degrees."""
    return "".join(reversed(drawers(code)))


def dealt(random: Random, cards: int = 8) -> tuple[str, ...]:
    """A sideboard of printed cards, each either way up."""
    hand = random.sample(printed_deck(random), cards)
    return tuple(turned(code) if random.random() < 0.5 else code for code in hand)


def odd_board(random: Random, cards: int = 8) -> tuple[str, ...]:
    """A sideboard of cards of any kind: repeated colours and handles, some unknown."""
    colors = random.choice(("RTPOK", "RT", "RRRRT", "RTPOK?"))
    handles = random.choice((["f", "s", "b", ""], ["f", "s"], ["f", "f", "f", "", "x"]))
    return tuple(
        "".join(random.choice(colors) + random.choice(handles) for _ in range(5))
        for _ in range(cards)
    )
