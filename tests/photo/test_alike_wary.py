"""Drawers that look much alike whatever handle they have do not outvote the others of a card."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sideboards_score.photo.arrays import Doubles, Flags, Ints
from sideboards_score.photo.identify.alike import looks
from sideboards_score.photo.identify.alike.bands import FREQUENCIES
from sideboards_score.photo.identify.alike.doubt import accord
from sideboards_score.photo.identify.alike.evidence import noise_of
from sideboards_score.photo.identify.alike.patches import SHOWING, Look, see
from sideboards_score.photo.identify.shapes import NONE
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.tuning import TUNING
from tests.photo.finals import final_photo
from tests.photo.test_alike import handle, photo, sure_of
from tests.photo.test_alike_doubt import photo as hard_photo
from tests.photo.test_identify import ROW

T = TUNING.drawers
LABELS = np.tile([0, 1, 2, NONE, NONE], (8, 1))


def said(*gains: tuple[float, float]) -> Doubles:
    """(8, 5, 4) what drawers say, where the next best of cards exchanges their first two handles.

    Each of these says so much more for what it is taken for; those of further cards 500.
    """
    fits = np.where(LABELS[..., None] == np.arange(4), 1000.0, -1000.0)
    for card, (first, second) in enumerate([*gains, *[(500.0, 500.0)] * (8 - len(gains))]):
        fits[card, 0, 1] = 1000 - first
        fits[card, 1, 0] = 1000 - second
    return fits


@pytest.mark.parametrize(
    ("gains", "told"),
    [((50.0, 50.0), 0.5), ((90.0, 30.0), 0.25), ((200.0, 0.0), 0.0), ((300.0, -100.0), -0.5)],
)
def test_handles_agree_about_a_card_as_far_as_the_one_that_says_least(
    gains: tuple[float, float], told: float
) -> None:
    found = accord(said(gains), LABELS)
    assert found.tolist() == pytest.approx([told, *[0.5] * 7])


def glance(*gains: tuple[float, float]) -> Any:
    best = SimpleNamespace(places=SimpleNamespace(labels=LABELS), drawers=said(*gains))
    return SimpleNamespace(best=best)


def asked(
    monkeypatch: pytest.MonkeyPatch, behind: Doubles, *seen: tuple[tuple[float, float], ...]
) -> list[int]:
    """The cards asked about that wary looks find so much less likely exchanged."""

    def found(_one: Any, which: Flags, _tuning: DrawerTuning, *, warily: bool) -> Doubles:
        assert warily
        return np.where(which, behind, np.inf)

    monkeypatch.setattr(looks, "_behind", found)
    several = [glance(*gains) for gains in seen]
    doubtful = looks.one_sided(several[0], several, T)
    assert not doubtful[:, 2:].any(), "only of the two handles that may be exchanged"
    return np.flatnonzero(doubtful.all(axis=1, where=np.arange(5) < 2)).tolist()


SIDED, NEARLY, EVEN = (220.0, -20.0), (160.0, 40.0), (100.0, 100.0)
NEAR = np.full(8, 25.0)


def test_a_card_of_which_one_handle_is_not_heard_is_asked_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = (EVEN, SIDED, EVEN)
    assert asked(monkeypatch, NEAR, cards, cards) == [1]
    assert asked(monkeypatch, NEAR + 10, cards, cards) == [], "much less likely exchanged"
    assert asked(monkeypatch, NEAR, cards, (EVEN, EVEN), (EVEN, EVEN)) == [], "in one look only"
    loud = (EVEN, (520.0, -20.0))
    assert asked(monkeypatch, NEAR, loud, loud) == [], "told by more than a wrong card ever was"


def test_where_one_card_is_asked_about_others_need_more(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = (SIDED, NEARLY, EVEN)
    assert asked(monkeypatch, np.array([25.0, 55, 25, 25, 25, 25, 25, 25]), cards) == [0, 1]
    assert asked(monkeypatch, np.array([25.0, 65, 25, 25, 25, 25, 25, 25]), cards) == [0]
    assert asked(monkeypatch, NEAR, (EVEN, NEARLY, EVEN)) == []


def classes_of(row: tuple[str, ...]) -> Ints:
    """(8, 5) colour classes in the order R T P O K."""
    letters = [[c for c in code if c in "RTPOK"] for code in row]
    return np.array([["RTPOK".index(c) for c in card] for card in letters])


def test_a_wary_look_believes_fine_waves_of_a_dark_drawer_less() -> None:
    seen = see(photo(handle()), classes_of(ROW), T, Look())
    usual = noise_of(seen.waves[0], seen, T).power
    wary = noise_of(seen.waves[0], seen._replace(warily=True), T).power
    more = (wary - usual)[:, :SHOWING].sum(axis=1)
    coarse, fine = FREQUENCIES < 0.05, (FREQUENCIES > 0.2) & (FREQUENCIES < 0.4)
    black = "RTPOK".index("K")
    assert seen.lights.argmin() == black
    assert more[black, fine].mean() > 3 * np.delete(more, black, axis=0)[:, fine].mean()
    assert more[black, coarse].max() < 0.2 * more[black, fine].mean()
    assert wary[:, SHOWING:] == pytest.approx(usual[:, SHOWING:]), "metal does not show there"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [770_068, 770_328])
def test_dark_drawers_that_look_alike_exchange_no_handles_without_a_word(
    seed: int, tmp_path: Path
) -> None:
    # Each flower on black was taken for a square, by so much that the other drawers did not count.
    said_, true = sure_of(tmp_path / "row.jpg", final_photo(880_023, 770_000, seed))
    assert all(one.could_be(other) for one, other in zip(said_, true, strict=True))


@pytest.mark.slow
def test_a_wary_look_has_the_last_word_about_a_card_in_a_clear_row(tmp_path: Path) -> None:
    # By the usual look alone one card is hardly less likely with two of its handles exchanged.
    said_, true = sure_of(tmp_path / "row.jpg", hard_photo(771_001, 0, 271, 2_000_000))
    assert said_ == true
