"""Claims as people type them."""

import pytest

from sideboards_score.entry.game.claims import kinds_needed, needs_everybody, read_claims
from sideboards_score.entry.game.request import ClaimText
from sideboards_score.errors import UsageError, Where
from sideboards_score.model.claim import Claim, Field, Unit
from sideboards_score.model.objectives import Kind

NAMES = ["Ann", "J.R.", "Jörg = 7", "Eva.colors", "Rows"]
POINTS, COUNT = Unit.POINTS, Unit.COUNT


def claims(*texts: str) -> list[Claim]:
    return read_claims([ClaimText(text, (Where("line", 3),)) for text in texts], NAMES)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Ann=41", Claim("Ann", Field.TOTAL, POINTS, 41)),
        ("ann = 41 ", Claim("Ann", Field.TOTAL, POINTS, 41)),
        ("Ann.colors=16", Claim("Ann", Field.COLORS, POINTS, 16)),
        ("Ann.COLORS=4X", Claim("Ann", Field.COLORS, COUNT, 4)),
        ("Ann.handles=0x", Claim("Ann", Field.HANDLES, COUNT, 0)),
        ("Ann.rows=5 x", Claim("Ann", Field.ROWS, COUNT, 5)),
        ("Ann.rows=5×", Claim("Ann", Field.ROWS, COUNT, 5)),
        ("Ann.bonus=8", Claim("Ann", Field.BONUS, POINTS, 8)),
        ("Ann.swap=1", Claim("Ann", Field.SWAP, POINTS, 1)),
        ("Ann.total=40", Claim("Ann", Field.TOTAL, POINTS, 40)),
        ("J.R.=41", Claim("J.R.", Field.TOTAL, POINTS, 41)),
        ("J.R..colors=16", Claim("J.R.", Field.COLORS, POINTS, 16)),
        ("Jörg = 7=41", Claim("Jörg = 7", Field.TOTAL, POINTS, 41)),
        ("Jörg = 7.swap=0", Claim("Jörg = 7", Field.SWAP, POINTS, 0)),
        ("Eva.colors=30", Claim("Eva.colors", Field.TOTAL, POINTS, 30)),
        ("Eva.colors.colors=8", Claim("Eva.colors", Field.COLORS, POINTS, 8)),
        ("rows=9", Claim("Rows", Field.TOTAL, POINTS, 9)),
    ],
)
def test_what_is_typed_is_understood(text: str, claim: Claim) -> None:
    assert claims(text) == [claim]


@pytest.mark.parametrize(
    ("text", "key", "nearest"),
    [
        ("Ann", "claim-spelling", None),
        ("=41", "claim-no-name", None),
        (".colors=41", "claim-no-name", None),
        ("", "claim-empty", None),
        (" ", "claim-empty", None),
        ("Ann=", "claim-no-figure", None),
        ("Ann.colors= ", "claim-no-figure", None),
        ("Ann=-3", "claim-value", None),
        ("Ann=4.5", "claim-value", None),
        ("Ann=many", "claim-value", None),
        ("Ann=1234567", "claim-value", None),
        ("Ann=٤", "claim-value", None),
        ("Ann=4xx", "claim-value", None),
        ("Ann=4x", "claim-no-count", None),
        ("Ann.swap=1x", "claim-no-count", None),
        ("Ann.bonus=1x", "claim-no-count", None),
        ("Anne=41", "claim-nobody", "Ann"),
        ("Anne.rows=41", "claim-nobody", "Ann"),
        ("Ann.colour=16", "claim-field", "colors"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, key: str, nearest: str | None) -> None:
    with pytest.raises(UsageError) as caught:
        claims(text)
    assert (caught.value.key, caught.value.where) == (key, (Where("line", 3),))
    assert caught.value.values.get("nearest") == nearest


def test_the_same_claim_twice_is_a_slip_of_the_keyboard() -> None:
    with pytest.raises(UsageError, match="claim-twice"):
        claims("Ann=41", "ANN=41")


def test_two_people_may_claim_two_figures() -> None:
    assert len(claims("Ann.handles=5x", "Ann.handles=4x", "Ann.handles=12")) == 3


@pytest.mark.parametrize(
    ("texts", "kinds", "everybody"),
    [
        ([], tuple(Kind), True),
        (["Ann=41"], tuple(Kind), True),
        (["Ann.colors=16"], (Kind.COLORS,), False),
        (["Ann.handles=16", "Ann.rows=2"], (Kind.HANDLES, Kind.ROWS), False),
        (["Ann.bonus=4"], (Kind.ROWS,), True),
        (["Ann.swap=1"], (), False),
    ],
)
def test_what_claims_need(texts: list[str], kinds: tuple[Kind, ...], everybody: bool) -> None:  # noqa: FBT001
    found = claims(*texts)
    assert (kinds_needed(found), needs_everybody(found)) == (kinds, everybody)
