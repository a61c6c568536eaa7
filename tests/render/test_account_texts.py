"""What the account says beside its figures where something is not known, tied or open."""

import re
from dataclasses import replace

import pytest

from sideboards_score.model.breakdown import Bounds, GameScore
from sideboards_score.render.page import WIDTH, plain_text
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.words import Words
from tests.rules import oracle
from tests.rules.games import GOALS, score

EN = Words("en")
KNOWN = ("RfTPsOKb",) * 8
NO_HANDLES = ("RxTxPxOxKx",) * 8
NO_COLORS = ("?f?s?b??",) * 8
NOTHING = ("?x?x?x?x?x",) * 8
RED = ("RfTPsOKb",)
BLACK = ("KfKsKbKK",)


def said(scored: GameScore) -> str:
    """The page as one line, without the points at its right edge."""
    lines = plain_text(score_page(scored, EN)).splitlines()
    texts = [re.sub(r" \d+$", "", line) if len(line) == WIDTH else line for line in lines]
    return " ".join(" ".join(texts).split())


@pytest.mark.parametrize(
    ("codes", "colors", "handles"),
    [
        (KNOWN, False, False),
        (NO_HANDLES, False, True),
        (NO_COLORS, True, False),
        (NOTHING, True, True),
        ((*NO_HANDLES[:7], KNOWN[0]), False, False),  # a few are known, though none count
        ((*NO_COLORS[:7], KNOWN[0]), False, False),
    ],
)
def test_nothing_known_is_said_where_no_drawer_shows_a_value(
    codes: tuple[str, ...],
    colors: bool,  # noqa: FBT001 - a table
    handles: bool,  # noqa: FBT001
) -> None:
    page = said(score([codes], GOALS._replace(rows=19)))
    assert page.count(EN("not-known-colors")) == 2 * colors  # of the pattern and of the row
    assert page.count(EN("not-known-handles")) == handles
    page = said(score([codes], GOALS._replace(rows=24)))
    assert page.count(EN("not-known-handles")) == 2 * handles


@pytest.mark.parametrize(("rows", "kind"), [(19, "colors"), (24, "handles")])
def test_drawers_that_are_not_known_are_counted_beside_the_rows(rows: int, kind: str) -> None:
    codes = (*KNOWN[:6], "?xTxPxOKb", "RfTPsOKb")
    count = {"colors": 1, "handles": 3}[kind]
    page = said(score([codes], GOALS._replace(rows=rows)))
    assert page.count(EN(f"some-not-known-{kind}", count=count)) == 2
    other = {"colors": "handles", "handles": "colors"}[kind]
    assert page.count(EN(f"some-not-known-{other}", count=4 - count)) == 1


@pytest.mark.parametrize(
    ("reds", "told"),
    [
        ((5, 5, 3), EN("bonus-tied", names=["B"], count=8)),
        ((6, 3, 3), EN("bonus-tied", names=["C"], count=4)),
        ((6, 5, 3, 3), EN("bonus-tied", names=["D"], count=2)),
        ((6, 5, 4, 3, 3), EN("bonus-tied-nothing", names=["E"])),
        ((6, 5, 0, 0), EN("bonus-tied-nothing", names=["D"])),
    ],
)
def test_a_tie_tells_what_each_gets(reds: tuple[int, ...], told: str) -> None:
    boards = [RED * red + BLACK * (8 - red) for red in reds]
    page = said(score(boards))
    assert told in page
    assert page.count("tied with") == sum(reds.count(red) > 1 for red in reds)


@pytest.mark.parametrize(
    ("bounds", "told"),
    [
        (Bounds(0, 0), ""),
        (Bounds(2, 2), EN("open-certain", total=42)),
        (Bounds(2, 2, exact=False), EN("open-certain", total=42)),
        (Bounds(0, 5), EN("open-exact", low=40, high=45)),
        (Bounds(-1, 5, exact=False), EN("open-at-most", low=39, high=45)),
    ],
)
def test_what_a_total_can_become_is_told_as_far_as_it_is_certain(bounds: Bounds, told: str) -> None:
    scored = score([KNOWN])
    own = scored.players[0]
    shift = own.total
    open_ = own._replace(bounds=Bounds(shift + bounds.low, shift + bounds.high, bounds.exact))
    page = said(replace(scored, players=(open_,)))
    shown = told.replace("42", str(shift + 2)).replace("40", str(shift))
    shown = shown.replace("45", str(shift + 5)).replace("39", str(shift - 1))
    assert shown in page
    assert ("unknown drawers:" in page) == bool(told)


@pytest.mark.parametrize(("players", "decided", "told"), [
    (1, True, False), (1, False, False), (2, True, False), (2, False, True), (3, False, True),
])  # fmt: skip
def test_only_winners_among_several_can_be_undecided(
    players: int,
    decided: bool,  # noqa: FBT001 - a table
    told: bool,  # noqa: FBT001
) -> None:
    scored = replace(score([KNOWN] * players), decided=decided)
    assert (EN("undecided") in said(scored)) == told


def test_goals_of_these_tests() -> None:
    assert oracle.ROWS[19].letter == "R"
    assert oracle.ROWS[24].letter == "f"
