"""Which card a misspelt one most likely means: measured, and never one that lies already."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sideboards_score.entry.game.command_line import GameOptions, request_from_options
from sideboards_score.entry.game.request import build_game
from sideboards_score.entry.slips import nearest_card
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck, kind_of
from tests.benchmarks.suggest_figures import ORDERS, SPELLED, overall, share
from tests.conftest import quick_first
from tests.entry.conftest import SEEDED


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bRTPOfKs", None),  # RTbPOfKs is three places away
        ("RTPbOfKs", "RTbPOfKs"),  # neighbours exchanged
        ("RTbPOfK", "RTbPOfKs"),  # a letter dropped
        ("RTbPPOfKs", "RTbPOfKs"),  # doubled
        ("RTbPOsKs", "RTbPOfKs"),  # replaced
        ("RTbPOfKq", "RTbPOfKs"),
        ("RbTPfOsK", "RTbPOfKs"),  # handles before their colours
        ("RTPOKK", "RTPOK"),
        ("RTPO", None),  # five cards fit equally well
        ("RTPOO", None),  # two do
        ("RTP?O", None),
        ("", None),
    ],
)
def test_the_card_most_likely_meant(demo: Deck, typed: str, meant: str | None) -> None:
    assert nearest_card(typed, demo) == meant


def test_of_cards_that_fit_equally_the_only_one_that_does_not_lie_is_meant(demo: Deck) -> None:
    (fit,) = demo.with_colors(Card.of("RTPKO").colors)
    assert nearest_card("RTPOO", demo) is None
    assert nearest_card("RTPOO", demo, {kind_of(fit.card)}) == "RTPOK"


def test_an_order_that_lies_means_the_exchange_that_does_not(demo: Deck) -> None:
    orders = ["RTPOK", "TRPOK", "RPTOK", "RTOPK"]
    lying = {kind_of(demo.with_colors(Card.of(order).colors)[0].card) for order in orders}
    assert nearest_card("RTPOK", demo, lying) == "RTPKO"
    assert nearest_card("RTPOK", demo, sorted(lying)[1:]) is None


@SEEDED
@given(st.integers(0, 10**6))
def test_no_card_that_lies_is_suggested(demo: Deck, seed: int) -> None:
    rng = random.Random(seed)
    cards = list(demo.cards.values())
    lying = {kind_of(card) for card in rng.sample(cards, 30)}
    meant = rng.choice(cards)
    for text, slips in ((meant.code, SPELLED), (meant.color_code, ORDERS)):
        typed = rng.choice(slips)(text, rng)
        found = nearest_card(typed, demo, lying)
        if found is not None:
            fits = demo.with_colors(Card.of("".join(filter(str.isupper, found))).colors)
            assert kind_of(fits[0].card) not in lying
            assert found.casefold() != typed.casefold()


@pytest.mark.parametrize("count", quick_first(1, [6, 60]))
def test_first_suggestions_are_right(count: int) -> None:
    spelled = overall(SPELLED, count, spelled=True)
    assert share(spelled, "right") >= (0.98 if count > 50 else 0.95)
    assert share(spelled, "wrong") <= 0.01
    orders = overall(ORDERS, count, spelled=False)
    assert share(orders, "right") >= (0.35 if count > 50 else 0.25)
    assert share(orders, "wrong") == 0


def fault(*players: str) -> SideboardsError:
    options = GameOptions(deck="demo", objectives="3,9,19", players=players, partial=True)
    with pytest.raises(SideboardsError) as caught:
        build_game(request_from_options(options))
    return caught.value


def test_a_command_line_suggests_no_card_that_lies_elsewhere() -> None:
    assert fault("Ann=RTTPOK").values["nearest"] == "RTPOK"
    assert fault("Ann=RTTPOK", "Bob=5 1").values["nearest"] is None
    assert fault("Ann=61").values["nearest"] == "60"
    assert fault("Ann=61", "Bob=60r 59").values["nearest"] == "58"


def test_a_card_that_lies_already_is_told_with_the_one_that_was_meant() -> None:
    error = fault("Ann=RTPOK TRPOK RPTOK RTOPK", "Bob=RTPOK")
    assert (error.key, error.values["nearest"]) == ("card-twice", "RTPKO")
    assert fault("Ann=RTPOK", "Bob=RTPOK").values["nearest"] is None
    assert fault("Ann=1 1").values["nearest"] is None
