"""A ruling is mentioned exactly when it mattered (card_db/README.md, last table)."""

from collections.abc import Mapping

import pytest

from sideboards_score.model.cards import Color
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle
from tests.rules.games import game_of, lined_up

PLAIN = [
    "T P T P T P T P",
    "P T P T P T P T",
    "O K O K O K O K",
    "K O K O K O K O",
    "T P T P T P T P",
]
"""No two equal neighbours and nothing red, without handles."""

NO_PATTERN = "X......X"
"""A pattern that the boards of these tests do not have."""


def grid(**lines: str) -> Sideboard:
    """`PLAIN` with some lines (`a` for line 1 to `e` for line 5) replaced."""
    return lined_up(*(lines.get("abcde"[i], line) for i, line in enumerate(PLAIN)))


def rulings(
    *boards: Sideboard,
    rows: int = 19,
    colors: str = NO_PATTERN,
    handles: str = NO_PATTERN,
    edition: str = "de",
    partial: bool = False,
) -> Mapping[str, Mapping[str, object]]:
    """The rulings of the game and of its first player, by kind."""
    named = {"ABC"[i]: board for i, board in enumerate(boards)}
    game = game_of(named, oracle.Goals((colors, 2), (handles, 2), rows))
    game = game._replace(partial=partial, edition=game.rulebook.editions[edition])
    found = [r for r in score_game(game).rulings if r.values.get("name", "A") == "A"]
    assert len({ruling.kind for ruling in found}) == len(found)
    return {ruling.kind: ruling.values for ruling in found}


RED_TWO = grid(a="R R T P T P T P")
RED_THREE = grid(a="R R R P T P T P")


def test_nothing_is_said_where_nothing_was_open() -> None:
    assert rulings(RED_TWO, RED_THREE) == {}


@pytest.mark.parametrize("partial", [True, False])
def test_mid_game(*, partial: bool) -> None:
    assert ("mid-game" in rulings(RED_TWO, RED_THREE, partial=partial)) == partial


STANDING_PAIR = grid(a="R T P T P T P T", b="R O K O K O K O")
"""A pair of red drawers on top of one another, and no other pair."""


@pytest.mark.parametrize("edition", ["de", "en", "fr", "it"])
@pytest.mark.parametrize("board", [STANDING_PAIR, RED_TWO])
def test_half_turns_are_named_where_the_french_edition_counts_less(
    edition: str, board: Sideboard
) -> None:
    found = rulings(board, RED_TWO, colors="XX", edition=edition, rows=23)
    counts_less = edition == "fr" and board is STANDING_PAIR
    assert ("half-turns" in found) == counts_less
    assert ("turning-any" in found) == counts_less


def test_turning_that_the_other_rulebooks_would_allow() -> None:
    standing = grid(a="R T P T P T P T", b="R O K O K O K O")
    found = rulings(standing, RED_TWO, colors="XX", edition="fr", rows=23)
    values = found["turning-any"]
    assert (values["name"], values["count"], values["other"]) == ("A", 0, 1)


def test_turning_is_not_named_for_a_pattern_that_looks_the_same() -> None:
    standing = grid(a="R T P T P T P T", b="O R K O K O K O")
    for edition in ("de", "fr"):
        found = rulings(standing, RED_TWO, colors="X./.X", edition=edition, rows=23)
        assert "turning-any" not in found


def test_turning_of_the_handle_pattern() -> None:
    standing = grid(a="Tf P T P T P T P", b="Pf T P T P T P T")
    values = rulings(standing, RED_TWO, handles="XX", edition="fr")["turning-any"]
    assert (values["count"], values["other"]) == (0, 1)


def test_two_rows_in_one_line() -> None:
    found = rulings(grid(a="R R R T P P P P"), RED_TWO, rows=15)
    assert found["two-rows-in-one-line"] == {"name": "A", "line": 1}


def test_two_rows_in_two_lines_need_no_ruling() -> None:
    apart = grid(a="R R R T P T P T", b="O O T O T K T K")
    assert "two-rows-in-one-line" not in rulings(apart, rows=15)
    assert "two-rows-in-one-line" not in rulings(apart, rows=17)


def test_one_row_in_each_line() -> None:
    both_in_one = grid(a="R R R T P P P P", d="K K O K O K O K")
    values = rulings(both_in_one, rows=27)["one-row-in-each-line"]
    assert (values["count"], values["other"], values["lines"]) == (6, 7, (1, 4))


def test_one_row_in_each_line_is_not_named_where_both_readings_agree() -> None:
    assert "one-row-in-each-line" not in rulings(grid(a="R R R T P T P T"), rows=27)
    assert "one-row-in-each-line" not in rulings(grid(a="R R R T P P P P"), rows=15)
    # Lines 2 and 3 do not matter to it.
    assert "one-row-in-each-line" not in rulings(grid(b="R R R T P P P P"), rows=27)


def test_bare_drawer_that_breaks_a_row() -> None:
    values = rulings(grid(a="Tf Pf T Pf T P T P"), RED_TWO, rows=18)["bare-drawer-breaks-row"]
    assert (values["name"], values["count"], values["other"]) == ("A", 2, 3)


def test_bare_drawer_is_not_named_where_it_breaks_nothing() -> None:
    for rows in (18, 24, 19, 17):
        at_the_end = grid(a="Tf Pf T Ps T P T P")
        assert "bare-drawer-breaks-row" not in rulings(at_the_end, RED_TWO, rows=rows)
    # Another handle or an unknown one breaks the row by itself.
    assert "bare-drawer-breaks-row" not in rulings(grid(a="Tf Ps T Pf T P T P"), rows=18)
    assert "bare-drawer-breaks-row" not in rulings(grid(a="Tf Px Tf P T P T P"), rows=18)


def test_bare_drawer_does_not_matter_to_colors() -> None:
    assert "bare-drawer-breaks-row" not in rulings(grid(a="Rf R Rf P T P T P"), RED_TWO)


def test_row_of_one() -> None:
    assert rulings(grid(a="R P T P T P T P"), RED_TWO)["row-of-one"] == {"name": "A"}
    assert "row-of-one" not in rulings(RED_THREE, RED_TWO)
    # Of two rows, too: eight and one.
    assert "row-of-one" in rulings(grid(a="R R R R R R R R"), rows=15)


def test_no_row() -> None:
    # Both would be first and have no drawer; a second place brings nothing anyway.
    assert "no-row" in rulings(grid(), grid())
    assert "no-row" not in rulings(grid(), RED_TWO)
    assert "no-row" not in rulings(RED_THREE, RED_TWO)


@pytest.mark.parametrize(
    ("length", "values"),
    [(3, None), (4, None), (5, None), (6, {"points": 4, "sum": 6}), (8, {"points": 8, "sum": 14})],
)
def test_solo_highest_step(length: int, values: Mapping[str, int] | None) -> None:
    row = " ".join(["R"] * length + ["T", "P"] * 4)[: 2 * 8 - 1]
    assert rulings(grid(a=row)).get("solo-highest-step") == values


def test_solo_step_is_not_named_with_more_players() -> None:
    assert "solo-highest-step" not in rulings(grid(a="R R R R R R R R"), RED_TWO)


def test_boards_of_these_tests_have_no_red_drawer_by_chance() -> None:
    assert Color.RED not in {drawer.color for card in grid().cards for drawer in card.drawers}
