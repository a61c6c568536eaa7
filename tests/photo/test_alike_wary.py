"""Drawers that look much alike whatever handle they have do not outvote the others of a card."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sideboards_score.photo.arrays import Doubles, Flags, Ints, Singles
from sideboards_score.photo.identify.alike import looks
from sideboards_score.photo.identify.alike.bands import LENGTHS
from sideboards_score.photo.identify.alike.doubt import least_said
from sideboards_score.photo.identify.alike.evidence import Sorted, noise_of
from sideboards_score.photo.identify.alike.patches import SHOWING, Look, Seen, see
from sideboards_score.photo.identify.shapes import NONE
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.tuning import TUNING
from tests.photo.test_alike import handle, photo, sure_of
from tests.photo.test_alike_doubt import photo as hard_photo
from tests.photo.test_identify import ROW

TUNED = TUNING.drawers
LABELS = np.tile([0, 1, 2, NONE, NONE], (8, 1))


def drawers_that_say(*gains: tuple[float, float]) -> Doubles:
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
    found = least_said(drawers_that_say(gains), LABELS)
    assert found.tolist() == pytest.approx([told, *[0.5] * 7])


def test_of_three_drawers_that_would_change_the_one_that_says_least_counts() -> None:
    fits = drawers_that_say()
    fits[0] = np.where(LABELS[0][:, None] == np.arange(4), 1000.0, -1000.0)
    # Of the first card each of three handles would go round: 60, 90 and 150 speak against it.
    fits[0, 0, 1], fits[0, 1, 2], fits[0, 2, 0] = 940, 910, 850
    assert least_said(fits, LABELS)[0] == pytest.approx(60 / 300)


def glance(*gains: tuple[float, float]) -> Any:
    best = SimpleNamespace(places=SimpleNamespace(labels=LABELS), drawers=drawers_that_say(*gains))
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
    doubtful = looks.one_sided(several[0], several, TUNED)
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


def noise_by(seen: Seen, *, warily: bool) -> Singles:
    """(5, 2 axes, waves) what this look adds to the noise of the axes on which metal shows."""
    usual = noise_of(seen.waves[0], seen, TUNED).power
    other = noise_of(seen.waves[0], seen._replace(look=Look(warily=warily)), TUNED).power
    assert other[:, SHOWING:] == pytest.approx(usual[:, SHOWING:])
    return np.asarray((other - usual)[:, :SHOWING])


def test_a_wary_look_believes_fine_waves_of_a_dark_drawer_less() -> None:
    seen = see(photo(handle()), classes_of(ROW), TUNED, Look())
    assert noise_by(seen, warily=False).max() == 0
    more = noise_by(seen, warily=True).sum(axis=1)
    coarse, fine = LENGTHS < 0.05, (LENGTHS > 0.2) & (LENGTHS < 0.4)
    black = "RTPOK".index("K")
    assert seen.lights.argmin() == black
    assert more[black, fine].mean() > 3 * np.delete(more, black, axis=0)[:, fine].mean()
    assert more[black, coarse].max() < 0.2 * more[black, fine].mean()


def test_it_is_wary_of_pale_drawers_among_dark_ones_as_well() -> None:
    seen = see(photo(handle()), classes_of(ROW), TUNED, Look())
    even = seen._replace(looks=np.ones_like(seen.looks), lights=np.full(5, 0.4, np.float32))
    assert noise_by(even, warily=True).max() == 0
    dark, pale = (
        noise_by(even._replace(lights=np.array([0.4, 0.4, by, 0.4, 0.4], np.float32)), warily=True)
        for by in (0.1, 0.7)
    )
    assert dark == pytest.approx(pale, rel=1e-3)
    assert dark[2].mean() > 10 * dark[0].mean()


def test_one_card_is_exchanged_at_a_time_and_all_of_it_looked_at_warily(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settled: list[tuple[bool, list[int]]] = []

    def settle(seen: Any, start: Any, _tuning: DrawerTuning, *, quick: bool) -> Ints:
        assert quick
        labels = np.asarray(start.places.labels)
        settled.append((seen.look.warily, np.flatnonzero((labels != LABELS).any(axis=1)).tolist()))
        return labels

    def merits(tried: list[Ints], *_: Any) -> Doubles:
        return np.array([100.0, 100.0 - np.flatnonzero((tried[1] != LABELS).any(axis=1)).sum()])

    monkeypatch.setattr(looks, "settle", settle)
    monkeypatch.setattr(looks, "merits_of", merits)
    one = glance()
    one.best.places = Sorted.at_home(LABELS, np.zeros(8, np.intp))
    one.seen = see(photo(handle()), classes_of(ROW), TUNED, Look())
    which = np.isin(np.arange(8), [3, 5])
    behind = looks._behind(one, which, TUNED, warily=True)
    assert behind.tolist() == [np.inf, np.inf, np.inf, 3.0, np.inf, 5.0, np.inf, np.inf]
    assert settled == [(True, []), (True, [3]), (True, [5])]
    assert looks._behind(one, np.zeros(8, np.bool_), TUNED).tolist() == [np.inf] * 8
    assert len(settled) == 3


@pytest.mark.slow
def test_a_wary_look_has_the_last_word_about_a_card_in_a_clear_row(tmp_path: Path) -> None:
    # By the usual look alone one card is hardly less likely with two of its handles exchanged.
    said, true = sure_of(tmp_path / "row.jpg", hard_photo(771_001, 0, 271, 2_000_000))
    assert said == true
