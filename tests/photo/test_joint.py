"""What is believed of a photo: probabilities, and no card of the deck in two places."""

import numpy as np
import pytest
from numpy.typing import NDArray

from sideboards_score.model.cards import COLORS, HANDLES, Card, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.photo.arrays import ORDERS
from sideboards_score.photo.identify.candidates import Candidates
from sideboards_score.photo.identify.joint import Belief, Evidence, weigh
from sideboards_score.photo.identify.naming import NAMINGS
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, SHAPE_NAMINGS
from sideboards_score.photo.identify.tuning import DrawerTuning

SHOWN = (*HANDLES, Handle.NONE)
CERTAIN, SURE, SLIGHT = 1000.0, 9.0, 0.25
"""Log-likelihood by which a drawer fits what it shows better than anything else."""


def evidence(table: NDArray[np.int64], single: NDArray[np.float64], namings: int) -> Evidence:
    """Drawers that do not depend on each other, and classes whose names are beyond doubt."""
    ruled = single[:, np.arange(5), table].sum(axis=-1)
    named = np.full(namings, -1000.0)
    named[0] = 0.0  # of all orders the first one is the plain one
    return Evidence(table, ruled, single, named)


def believed(cards: list[tuple[str, float]], deck: Deck | None) -> Belief:
    """What is believed where each place shows a card, so much better than anything else."""
    colors, handles = np.zeros((len(cards), 5, 5)), np.zeros((len(cards), 5, 4))
    for place, (code, fit) in enumerate(cards):
        for line, drawer in enumerate(Card.of(code).drawers):
            colors[place, line, COLORS.index(drawer.color)] = fit
            handles[place, line, SHOWN.index(drawer.handle)] = fit
    return weigh(
        evidence(ORDERS, colors, len(NAMINGS)),
        evidence(ARRANGEMENTS, handles, len(SHAPE_NAMINGS)),
        None if deck is None else Candidates.of(deck),
        DrawerTuning(),
    ).belief


def deck_of(*codes: str) -> Deck:
    return Deck("d", "d", {str(k): Card.of(code) for k, code in enumerate(codes)}, {})


def likeliest(belief: Belief, place: int) -> str:
    return "".join(
        COLORS[color.argmax()].value + SHOWN[handle.argmax()].value
        for color, handle in zip(belief.colors[place], belief.handles[place], strict=True)
    )


ONE, OTHER, THIRD = "RfTPsOKb", "TfRPsOKb", "PfTRbOKs"


@pytest.mark.parametrize(
    "deck", [None, deck_of(ONE, OTHER), deck_of(ONE, "RfRRsRRb", "?xTxPxOxKx")]
)
@pytest.mark.parametrize(
    "cards",
    [
        [(ONE, SURE)],
        [(ONE, SURE), (OTHER, SURE)],
        [(ONE, CERTAIN), (OTHER, CERTAIN)],
        [(ONE, SLIGHT), (OTHER, SURE), (THIRD, 0.0)],
        [("RfRRsRRb", SURE), ("RRRRR", SLIGHT)],
        [("RfTfPfOfKf", SURE), (ONE, SURE)],
    ],
)
def test_what_is_believed_is_a_probability(
    cards: list[tuple[str, float]], deck: Deck | None
) -> None:
    belief = believed(cards, deck)
    for part in (belief.colors, belief.handles):
        assert part.sum(axis=-1) == pytest.approx(1.0, abs=1e-6)
        assert part.min() >= 0
    assert (belief.known >= 0).all()
    assert (belief.known <= 1 + 1e-9).all()


def test_a_card_that_keeps_the_rules_is_known_to() -> None:
    belief = believed([(ONE, SURE), ("RfRRsRRb", SURE)], None)
    assert belief.known[0] > 0.99
    assert belief.known[1] < 0.01
    assert likeliest(belief, 1) == "RfRRsRRb"


@pytest.mark.parametrize("sure_first", [True, False])
def test_no_card_of_the_deck_lies_twice(sure_first: bool) -> None:  # noqa: FBT001 - both orders
    # Both places look like the one card, the second less so: there it must be the other card.
    fits = (SURE, SLIGHT) if sure_first else (SLIGHT, SURE)
    belief = believed([(ONE, fits[0]), (ONE, fits[1])], deck_of(ONE, OTHER))
    sure, slight = (0, 1) if sure_first else (1, 0)
    assert likeliest(belief, sure) == ONE
    assert likeliest(belief, slight) == OTHER
    alone = believed([(ONE, SLIGHT)], deck_of(ONE, OTHER))
    assert likeliest(alone, 0) == ONE


def test_alike_cards_of_the_deck_may_lie_twice() -> None:
    belief = believed([(ONE, SURE), (ONE, SLIGHT)], deck_of(ONE, ONE, OTHER))
    assert [likeliest(belief, place) for place in (0, 1)] == [ONE, ONE]


def test_what_stands_against_a_belief_is_by_how_much_another_value_fits_better() -> None:
    belief = believed([(ONE, SURE), (ONE, SLIGHT)], deck_of(ONE, OTHER))
    # The second place is believed to be the other card: its first two colours are exchanged.
    assert belief.against[0] == pytest.approx(0.0)
    assert (belief.against[1, :2, 0] > 0).all()
    assert belief.against[1, 2:, 0] == pytest.approx(0.0)
