"""What is known from other cards, or by two ways, spares further looks and changes nothing."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from sideboards_score.model.cards import Card, Handle
from sideboards_score.model.reading import TableRow
from sideboards_score.photo.arrays import Pixels, middle
from sideboards_score.photo.identify.alike import looks, sortings, sweeps
from sideboards_score.photo.identify.alike import settle as last
from sideboards_score.photo.identify.alike.bands import (
    COARSE,
    FINE,
    HEIGHT,
    SHARE,
    SHIFTS,
    WIDTH,
    Grid,
    moved_sums,
    phases,
    waves_of,
)
from sideboards_score.photo.identify.alike.evidence import Facts
from sideboards_score.photo.identify.alike.fits import between, shift_scores
from sideboards_score.photo.identify.cards import JointReading, identify
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.locate.picture.quality import lightest
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.table import read_table
from sideboards_score.photo.tuning import TUNING
from tests.photo.scenes.several import make_table_photo
from tests.photo.test_alike import BLACK, codes, handle, keyhole, least_sure, photo
from tests.photo.test_identify import ROW
from tests.photo.test_table import likely

SQUARE = Handle.SQUARE
LOOKS = 3
"""At the drawers of a photo whose handles are in doubt."""
OTHER = tuple(
    "".join(drawer.code for drawer in (*drawers[1:], drawers[0]))
    for drawers in (Card.of(code).drawers for code in ROW)
)
"""Other cards with the same drawers, each of them one further up."""


def read(stacks: list[Pixels], known: Facts | None = None) -> JointReading:
    return identify(stacks, None, DrawerTuning(), known)


def counted(monkeypatch: pytest.MonkeyPatch, name: str, room: Any = sortings) -> list[None]:
    """One entry for each time that a room calls a function, the one of the sortings at first."""
    calls: list[None] = []
    kept = getattr(room, name)

    def call(*values: Any, **named: Any) -> Any:
        calls.append(None)
        return kept(*values, **named)

    monkeypatch.setattr(room, name, call)
    return calls


def test_what_one_row_teaches_settles_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = read(photo(handle())).taught
    assert taught is not None
    tried, alike = counted(monkeypatch, "lead"), counted(monkeypatch, "likeness")
    reading = read(photo(handle(), row=OTHER, turned=(1, 4)), taught)
    assert codes(reading) == OTHER
    assert least_sure(reading) > TUNING.sure
    assert (len(tried), len(alike)) == (1, 0), "nothing else was tried"


def test_what_another_print_teaches_does_no_harm() -> None:
    taught = read(photo(keyhole, handle(BLACK, right=-26))).taught
    assert taught is not None
    alone, told = (read(photo(handle(), row=OTHER), known) for known in (None, taught))
    assert codes(alone) == codes(told) == OTHER
    assert least_sure(told) == pytest.approx(least_sure(alone), abs=1e-3)


def test_cards_without_clear_handles_teach_nothing() -> None:
    assert read(photo()).taught is None
    assert read(photo(grain=0.06)).taught is None


def in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no sorting told all cards beyond doubt."""
    monkeypatch.setattr(sortings, "_beyond_doubt", lambda *_: False)
    monkeypatch.setattr(looks, "told_clearly", lambda *_: False)


def test_no_more_is_tried_once_outlines_lead_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    in_doubt(monkeypatch)
    led = counted(monkeypatch, "lead")
    assert codes(read(photo(handle()))) == ROW
    assert len(led) == 2 * LOOKS, "the first, and outlines, or what another look found by these"
    led.clear()
    monkeypatch.setattr(sortings, "_agree", lambda *_: False)
    assert codes(read(photo(handle()))) == ROW
    assert len(led) > 2 * LOOKS


Tries = list[tuple[list[bytes] | None, sortings.Tried]]
"""The names of what each look is told to try, and what it tried."""


def sorted_in_doubt(monkeypatch: pytest.MonkeyPatch, **tuning: Any) -> Tries:
    """What each look at a photo tries whose sorting is in doubt, and outlines settle nothing."""
    tries: Tries = []

    def noting(*values: Any) -> sortings.Tried:
        likely = values[-1]
        names = None if likely is None else [places.name for places in likely]
        tries.append((names, sortings.tried_sortings(*values)))
        return tries[-1][1]

    in_doubt(monkeypatch)
    monkeypatch.setattr(sortings, "_agree", lambda *_: False)
    monkeypatch.setattr(looks, "tried_sortings", noting)
    assert codes(identify(photo(handle()), None, replace(DrawerTuning(), **tuning), None)) == ROW
    return tries


def test_sortings_are_compared_once_they_have_stayed_the_same_for_as_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries = sorted_in_doubt(monkeypatch, far_behind=np.inf)
    assert len(tries) == LOOKS
    for _, (tried, alone) in tries:
        assert not alone
        assert all(one.going.steady >= DrawerTuning().steady_rounds for one in tried)
        assert len({one.places.name for one in tried}) == len(tried), "none is worked out twice"
    assert len(tries[0][1].sortings) > 2


def test_further_looks_try_what_the_first_found_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    (nothing, first), *others = sorted_in_doubt(monkeypatch, far_behind=1e9, likely_behind=1e9)
    assert nothing is None
    found = {one.places.name for one in first.sortings}
    assert all(set(likely or ()) == found and likely for likely, _ in others)
    # The one that is right fits best by far, so that it stands first, or alone.
    (_, first), *others = sorted_in_doubt(monkeypatch, far_behind=1e9)
    assert len(first.sortings) > 1
    assert [len(likely or ()) for likely, _ in others] == [1] * (LOOKS - 1)


def test_what_is_far_behind_at_once_is_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    # The only sorting that is right fits such handles better than any other by thousands.
    tries = sorted_in_doubt(monkeypatch)
    assert [len(tried.sortings) for _, tried in tries] == [1] * LOOKS


def test_sorting_goes_on_for_as_long_however_late_it_was_found() -> None:
    late = sweeps.Going(cast("Any", SimpleNamespace()), rounds=7, steady=1)
    tuning, rounds = DrawerTuning(), list[int]()

    def further(going: sweeps.Going, *_: Any) -> sweeps.Going:
        rounds.append(going.rounds)
        return going._replace(rounds=going.rounds + 1, steady=going.steady + 1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sweeps, "_next_round", further)
        found = sweeps.longer(late, cast("Any", None), tuning)
    assert found.steady == tuning.steady_rounds
    assert len(rounds) == tuning.steady_rounds - 1


def test_flattened_handles_are_looked_for_only_where_a_drawer_is_not_clear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stacks = photo(handle())
    looked = counted(monkeypatch, "fits", last)
    assert codes(read(stacks)) == ROW
    assert not looked, "each drawer by itself says the same at full contrast"
    line = next(n for n, drawer in enumerate(Card.of(ROW[2]).drawers) if drawer.handle is SQUARE)
    part = stacks[2][48 * line : 48 * line + 48]
    own = np.median(part, axis=(0, 1))
    part[:] = np.clip(own + 0.3 * (part - own), 0, 255)  # in the glare of a lamp
    faded = read(stacks)
    assert codes(faded) == ROW
    assert len(looked) == len(DrawerTuning().flatter)
    sure = faded.cards[2].handle.min()
    monkeypatch.setattr(last, "_flattened", lambda best, _: best.drawers)
    assert sure > read(stacks).cards[2].handle.min()


@pytest.mark.parametrize("grid", [FINE, COARSE])
def test_sums_for_all_shifts_are_those_of_each_shift(grid: Grid) -> None:
    rng = np.random.default_rng(6)
    shape = (7, len(grid.waves))
    products = (rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(np.complex64)
    plainly = 2 * (products @ phases(SHIFTS)[:, grid.waves].T).real
    assert moved_sums(products, grid) == pytest.approx(plainly, abs=1e-3)


@pytest.mark.parametrize("aside", [(0.0, 0.0), (1.3, -2.4), (-0.5, 0.5), (3.0, -4.0)])
def test_where_a_handle_lies_is_told_between_two_pixels(aside: tuple[float, float]) -> None:
    patch = np.zeros((HEIGHT, WIDTH), np.float32)
    patch[9:15, 26:38] = 1
    waves = waves_of(np.asarray(cv2.GaussianBlur(patch, (0, 0), 1.2), np.float32))
    # A template's pull, and that of a drawer whose handle lies aside: moved back, they are alike.
    products = SHARE * waves.conj() * waves * phases(np.array(aside)).conj()
    best, gain = between(shift_scores(products[None], np.zeros(len(SHIFTS), np.float32)))
    assert best[0] == pytest.approx(aside, abs=0.05)
    assert gain[0] >= 0


@pytest.mark.parametrize("kind", [np.uint8, np.float32, np.float64])
@pytest.mark.parametrize("count", [1, 2, 5, 8, 31, 32, 61])
def test_medians_are_those_of_numpy(kind: type, count: int) -> None:
    whole = np.random.default_rng(count).integers(0, 256, (3, count, 4))
    values: NDArray[Any] = whole.astype(kind)
    kept = values.copy()
    assert (middle(values, axis=1) == np.median(values, axis=1)).all()
    assert (values == kept).all(), "they are left as they are"


@pytest.mark.parametrize("percent", [50, 99, 99.5])
@pytest.mark.parametrize("size", [(1, 1), (9, 30), (61, 80)])
def test_the_lightest_part_is_that_of_numpy(percent: float, size: tuple[int, int]) -> None:
    pixels = np.random.default_rng(size[0]).integers(0, 256, (*size, 3), dtype=np.uint8)
    wanted = np.percentile(pixels[::4, ::4].max(axis=2), percent)
    assert lightest(pixels, percent) == pytest.approx(float(wanted))


@pytest.mark.slow
def test_the_rows_of_a_table_teach_each_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pixels, _ = make_table_photo(103, 3, size=(2400, 1800), tags=frozenset({"above"}))
    path = tmp_path / "table.jpg"
    path.write_bytes(cv2.imencode(".jpg", pixels)[1].tobytes())
    rows = [TableRow(number) for number in (1, 2, 3)]
    alone = [read_table(str(path), None, ReadOptions(), [row])[0] for row in rows]
    alike = counted(monkeypatch, "likeness")
    together = read_table(str(path), None, ReadOptions())
    assert len(alike) == 1, "only the first row is sorted without knowing any handle"
    assert [likely(row) for row in together] == [likely(row) for row in alone]
