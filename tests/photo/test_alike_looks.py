"""Where the handles of a photo are in doubt, they are looked at in several ways."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sideboards_score.photo.arrays import Ints, Singles
from sideboards_score.photo.identify.alike import looks, sortings
from sideboards_score.photo.identify.alike.bands import HEIGHT, WIDTH, WINDOW, window_of
from sideboards_score.photo.identify.alike.looks import contested, elsewhere
from sideboards_score.photo.identify.alike.patches import Seen, see
from sideboards_score.photo.identify.cards import identify
from sideboards_score.photo.identify.shapes import NONE
from sideboards_score.photo.identify.tuning import DrawerTuning
from tests.photo.test_alike import codes, handle, photo
from tests.photo.test_alike_known import LOOKS, counted, in_doubt, read
from tests.photo.test_identify import ROW

LABELS = np.array([[0, 1, 2, NONE, NONE], [NONE, 2, 0, NONE, 1], [1, NONE, NONE, 0, 2]])


def renamed(labels: Ints, *names: int) -> Ints:
    """The same sorting with other numbers for its classes."""
    return np.append(names, NONE)[labels]


def classes_apart(other: Ints) -> list[int]:
    """The classes of `LABELS` that others have elsewhere."""
    return sorted(set(LABELS[elsewhere(LABELS, other)].tolist()))


def test_sortings_that_call_classes_otherwise_contradict_each_other_in_nothing() -> None:
    assert not elsewhere(LABELS, LABELS).any()
    assert not elsewhere(LABELS, renamed(LABELS, 2, 0, 1)).any()


def test_what_two_looks_exchange_on_one_card_is_in_doubt_on_all() -> None:
    other = LABELS.copy()
    other[1] = [NONE, 2, 1, NONE, 0]
    assert classes_apart(renamed(other, 1, 2, 0)) == [0, 1]


def test_what_one_look_takes_for_a_bare_drawer_is_in_doubt_with_those() -> None:
    other = LABELS.copy()
    other[2] = [NONE, 1, NONE, 0, 2]
    assert classes_apart(other) == [1, NONE]


def sorting(labels: Ints, told: Ints) -> Any:
    """A sorting that tells each card by so much."""
    # Exchanging two handles changes two drawers.
    fits = np.where(labels[..., None] == np.arange(4), told[:, None, None] / 2, 0.0)
    return SimpleNamespace(places=SimpleNamespace(labels=labels), drawers=fits)


def row_looks(told: Ints, apart: int, *, rival: bool) -> list[Any]:
    """Two looks at eight cards, of which the last ones have their first two handles exchanged.

    The second look, which calls its classes otherwise, tells them by so much, the first by 900. A
    rival has it instead if there is one, in the place of a second look that agrees.
    """
    labels = np.tile(LABELS[0], (8, 1))
    exchanged = labels.copy()
    exchanged[8 - apart :, :2] = [1, 0]
    plain = sorting(labels, np.full(8, 900))
    other = sorting(renamed(exchanged, 2, 0, 1), told)
    agreeing = sorting(labels, np.full(8, 900))
    tried, behind = ([plain, other], np.array([0.0, 30.0])) if rival else ([plain], np.zeros(1))
    second = agreeing if rival else other
    return [
        SimpleNamespace(best=plain, tried=tried, behind=behind),
        SimpleNamespace(best=second, tried=[second], behind=np.zeros(1)),
    ]


CLEAR = np.full(8, 700)
ONE_FAINT = np.array([50, *CLEAR[1:]])


@pytest.mark.parametrize("rival", [False, True])
@pytest.mark.parametrize(
    ("told", "apart", "asked"),
    [
        (CLEAR, 1, [8]),  # a coin on the last card
        (CLEAR, 2, [7, 8]),
        (CLEAR, 3, list(range(1, 9))),  # too few that all agree about
        (ONE_FAINT, 1, [1, 8]),
        (CLEAR - 200, 1, list(range(1, 9))),  # told by too little
    ],
)
def test_what_most_cards_tell_clearly_is_not_in_doubt_with_one_that_looks_contradict(
    told: Ints, apart: int, asked: list[int], *, rival: bool
) -> None:
    looks_at_it = row_looks(told, apart, rival=rival)
    found = contested(looks_at_it[0], looks_at_it, DrawerTuning())
    # Of each card the two handles that are exchanged, not the third nor bare drawers.
    doubtful = np.isin(np.arange(1, 9), asked)[:, None] & (np.arange(5) < 2)
    assert found.tolist() == doubtful.tolist()


def test_of_fewer_than_eight_cards_all_are_in_doubt_with_one() -> None:
    looks_at_it = row_looks(CLEAR, 1, rival=False)
    for each in looks_at_it:
        best = each.best
        best.places.labels, best.drawers = best.places.labels[1:], best.drawers[1:]
    found = contested(looks_at_it[0], looks_at_it, DrawerTuning())
    assert found.any(axis=1).all()


def test_a_window_is_whole_so_far_from_the_middle_and_never_larger_than_the_drawer() -> None:
    near = window_of(7.0, 11.0)
    rows, columns = np.nonzero(near == 1)
    assert abs(rows - (HEIGHT - 1) / 2).max() == pytest.approx(7, abs=1)
    assert abs(columns - (WIDTH - 1) / 2).max() == pytest.approx(11, abs=1)
    assert near[HEIGHT // 2, : WIDTH // 8].max() == 0
    assert window_of(40.0, 40.0) == pytest.approx(WINDOW)


def test_handles_are_looked_at_again_only_where_they_are_in_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = counted(monkeypatch, "see", looks)
    assert codes(read(photo(handle()))) == ROW
    assert len(seen) == 1
    in_doubt(monkeypatch)
    assert codes(read(photo(handle()))) == ROW
    assert len(seen) == 1 + LOOKS


def looked(monkeypatch: pytest.MonkeyPatch, cards: int = 8, **tuning: Any) -> int:
    """How often a photo of clear handles is looked at if several sortings of it are tried."""
    monkeypatch.setattr(sortings, "_beyond_doubt", lambda *_: False)
    monkeypatch.setattr(sortings, "_agree", lambda *_: False)
    seen = counted(monkeypatch, "see", looks)
    stacks = photo(handle(), row=ROW[:cards])
    identify(stacks, None, replace(DrawerTuning(), **tuning), None)
    return len(seen)


def test_a_row_whose_cards_are_all_told_clearly_is_looked_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert looked(monkeypatch) == 1


def test_it_is_looked_at_again_if_another_sorting_is_nearly_as_likely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert looked(monkeypatch, far_behind=1e9, likely_behind=1e9) == LOOKS


def test_it_is_looked_at_again_if_handles_go_with_the_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sortings, "by_color", lambda *_: DrawerTuning().color_told)
    assert looked(monkeypatch) == LOOKS


def test_it_is_looked_at_again_if_it_is_not_a_whole_row(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked(monkeypatch, cards=7) == LOOKS


def test_it_is_looked_at_again_if_a_card_is_told_by_less(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked(monkeypatch, told_clearly=1e9) == LOOKS


@pytest.mark.parametrize(("told", "tried"), [(600.0, 1), (1e9, 2)])
def test_handles_may_go_with_the_colours_more_if_all_cards_are_told_clearly(
    told: float, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sortings, "by_color", lambda *_: 30.0)  # usual are 18, at most 26
    led = counted(monkeypatch, "lead")
    tuning = replace(DrawerTuning(), told_clearly=told)
    assert codes(identify(photo(handle()), None, tuning, None)) == ROW
    assert min(len(led), 2) == tried


def test_rivals_are_looked_for_where_a_row_is_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    in_doubt(monkeypatch)
    led, worked_out = (counted(monkeypatch, name, looks) for name in ("lead", "afresh"))
    assert codes(read(photo(handle()))) == ROW
    assert len(led) == 11, "all of two, three and four of the four cards that are told worst"
    assert not worked_out, "each falls back to what is known"


def nearer_window(size: float, monkeypatch: pytest.MonkeyPatch) -> Singles:
    """The window of the second look at handles of a size that are in doubt."""
    windows: list[Singles] = []

    def noting(*values: Any) -> Seen:
        windows.append(values[-1].window)
        return see(*values)

    monkeypatch.setattr(looks, "see", noting)
    in_doubt(monkeypatch)
    read(photo(handle(size=size)))
    monkeypatch.undo()
    return windows[1]


def test_the_nearer_look_is_as_large_as_the_handles(monkeypatch: pytest.MonkeyPatch) -> None:
    small, usual = (nearer_window(size, monkeypatch) for size in (0.6, 1.0))
    whole = WINDOW.sum()
    assert small.sum() < 0.95 * usual.sum() < 0.9 * whole
    # The bar, the widest, is 16 of 128 columns to each side at the usual size.
    middle, reach = WIDTH // 2, round(16 / 128 * WIDTH)
    assert usual[HEIGHT // 2, middle - reach : middle + reach].min() == 1
