"""What a friend's deck adds: what was seen on cards goes before what is thought of them."""

from dataclasses import replace

import pytest

from sideboards_score.entry.deck.deck_file import printed_game
from sideboards_score.model.cards import Card, Color
from sideboards_score.model.learning import Learned, Source
from sideboards_score.model.lesson import Goals
from sideboards_score.model.objectives import Objective, Of, Pattern, PatternObjective, RowObjective
from sideboards_score.rules.decks.importing import import_objectives
from sideboards_score.rules.decks.learning import ids_of, learn

PRINTED = printed_game().objectives
NOTHING, THOUGHT = PatternObjective(3, Of.COLOR, None, None), PRINTED[27]
FULL = PatternObjective(3, Of.COLOR, Pattern.of("X.X", ".X."), 4)
OTHER = PatternObjective(3, Of.COLOR, Pattern.of("XX"), 4)
DRAWN = PatternObjective(3, Of.COLOR, Pattern.of("X.X", ".X."), None)
SEEN = RowObjective(27, Of.COLOR, 2, None, (2, 3))
RED = RowObjective(27, Of.COLOR, 1, Color.RED)

CASES: list[tuple[Objective | None, Objective, str]] = [
    (None, FULL, "new"),
    (NOTHING, FULL, "new"),
    (DRAWN, FULL, "new"),
    (THOUGHT, SEEN, "new"),
    (FULL, OTHER, "left"),
    (DRAWN, OTHER, "left"),
    (FULL, replace(DRAWN, pattern=Pattern.of("XX")), "left"),
    (replace(NOTHING, points=5), replace(NOTHING, points=6), "left"),
    (None, DRAWN, "new"),
    (SEEN, RED, "left"),
    (FULL, DRAWN, ""),
    (FULL, NOTHING, ""),
    (SEEN, THOUGHT, ""),
    (FULL, FULL, ""),
]


def test_halves_are_joined() -> None:
    points = replace(NOTHING, points=4)
    for mine, its in ((DRAWN, points), (points, DRAWN)):
        found = import_objectives({3: mine}, {3: its}, PRINTED, replaces=False)
        assert found == Goals({3: FULL}, new=(3,))


def test_what_is_replaced_keeps_what_the_other_card_does_not_say() -> None:
    its = replace(DRAWN, pattern=Pattern.of("XX"))
    found = import_objectives({3: FULL}, {3: its}, PRINTED, replaces=True)
    assert found == Goals({3: OTHER}, replaced=(3,))


def test_a_known_card_loses_nothing_to_a_half_known_one() -> None:
    found = import_objectives({3: FULL}, {3: DRAWN}, {3: FULL}, replaces=True)
    assert found.merged == {3: FULL}


@pytest.mark.parametrize(("mine", "its", "what"), CASES)
@pytest.mark.parametrize("replaces", [False, True])
def test_whose_objective_stands(
    mine: Objective | None, its: Objective, what: str, *, replaces: bool
) -> None:
    number = its.number or 0
    own = {} if mine is None else {number: mine}
    found = import_objectives(own, {number: its}, PRINTED, replaces=replaces)
    what = "replaced" if what == "left" and replaces else what
    if what == "replaced" and not its.complete:
        return  # see test_what_is_replaced_keeps_what_the_other_card_does_not_say
    stands = its if mine is None or what in ("new", "replaced") else mine
    told = {name: (number,) if name == what else () for name in ("new", "replaced", "left")}
    assert found == Goals({number: stands}, **told)


def test_a_card_that_was_taken_out_comes_back_under_its_printed_id() -> None:
    printed = printed_game()
    ids = ids_of(printed)
    for taken, wanted in (({}, "1"), ({"1": Card.of("RxTxPxKxOx")}, "RTPOK-1")):
        rest = {card_id: card for card_id, card in printed.cards.items() if card_id != "1"}
        deck = type(printed)("own", "own", {**rest, **taken}, {})
        news = Learned.row([Card.of("RfTPsOKb")], Source("0" * 12, "a.jpg"))
        assert learn(deck, news, ids).new == (wanted,)
