"""Random games on the demo deck, scored."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.game.objectives import parse_objectives
from sideboards_score.entry.game.request import PlayerRequest, Request, build_game
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.cards import Card
from sideboards_score.model.game import Variant
from sideboards_score.rules.scoring import score_game

DECK = load_deck("demo", Path())
NAMES = ["Ann", "Ben Li", "Zoë", "李雷", "Jörg [x] = 7", "Maximiliane von Bernstein zu Trostburg"]

RandomScore = Callable[[int], GameScore]


def _blurred(random: Random, card: Card) -> str:
    """The card spelled out, some of its drawers not known; the deck may well tell them."""
    codes = [drawer.code for drawer in card.drawers]
    if random.random() < 0.5:  # several cards of the deck are left
        codes = [f"{code[0]}x" for code in codes]
        for line in random.sample(range(len(codes)), random.randint(2, 4)):
            codes[line] = "?x"
        return "".join(codes)
    for line in random.sample(range(len(codes)), random.randint(1, 3)):
        codes[line] = random.choice(["?x", "?" + codes[line][1:], codes[line][0] + "x"])
    return "".join(codes)


def _typed(random: Random, card_id: str, *, blurred: bool) -> str:
    """A card of the deck in one of the three spellings, either way up."""
    turned = random.random() < 0.5
    card = DECK.cards[card_id].turned() if turned else DECK.cards[card_id]
    if blurred:
        return _blurred(random, card)
    return random.choice([card_id + ("r" if turned else ""), card.code, card.color_code.lower()])


def _request(random: Random) -> Request:
    players = random.choice([1, 2, 2, 3, 4, 5, 6])
    partial = random.random() < 0.25
    unknown = random.random() < 0.35
    ids = random.sample(sorted(DECK.cards), 8 * players)
    goals = ",".join(
        str(random.choice(numbers)) for numbers in (range(1, 8), range(8, 15), range(15, 31))
    )

    def cards(dealt: Sequence[str]) -> tuple[str, ...]:
        laid = dealt[: random.randint(1, 8)] if partial else dealt
        return tuple(
            _typed(random, card_id, blurred=unknown and random.random() < 0.15) for card_id in laid
        )

    return Request(
        tuple(
            PlayerRequest(name, cards(ids[8 * i : 8 * i + 8]), random.random() < 0.4)
            for i, name in enumerate(random.sample(NAMES, players))
        ),
        lambda deck: parse_objectives(goals, deck),
        deck="demo",
        edition=random.choice(["de", "en", "fr", "it"]),
        variant=random.choice([Variant.STANDARD, Variant.STANDARD, Variant.FOUR_CARDS]),
        partial=partial,
    )


@cache
def _score(seed: int) -> GameScore:
    return score_game(build_game(_request(Random(seed))))


@pytest.fixture(scope="session")
def random_score() -> RandomScore:
    """A random game by its seed: 1 to 6 players, any edition and variant, some half known."""
    return _score
