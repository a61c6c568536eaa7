"""Names of handles by outlines that are not whole: believed where both tones say the same."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from sideboards_score.photo.arrays import Doubles, Singles, Waves
from sideboards_score.photo.identify.alike import outlines, settle
from sideboards_score.photo.identify.alike.outlines import Naming, covered_names, naming_scores
from sideboards_score.photo.identify.tuning import DrawerTuning

TUNING = DrawerTuning()
UNTOLD = np.full(6, 1 / 6)


def saying(name: int, surely: float) -> Doubles:
    """(6,) how likely each naming is."""
    rest = np.full(6, (1 - surely) / 5)
    rest[name] = surely
    return rest


def torn(even: float, views: tuple[float, ...], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether an outline so even, that says a name so surely however much counts, may be torn."""
    # The outline against bare drawers, the one of the whole, which says nothing, and two fuller.
    said = iter(np.log([saying(2, views[0]), UNTOLD, *(saying(2, each) for each in views[1:])]))
    monkeypatch.setattr(outlines, "outlines", lambda *_: None)
    monkeypatch.setattr(outlines, "shape_moments", lambda _: (None, None))
    monkeypatch.setattr(outlines, "names_of", lambda *_: next(said))
    monkeypatch.setattr(outlines, "evenness", lambda _: even)
    waves = np.zeros((4, 2, 1), np.complex64)
    naming = naming_scores(waves, waves, cast("Any", None), TUNING)
    assert int(naming.scores.argmax()) == 2
    return naming.torn is not None


@pytest.mark.parametrize(
    ("even", "views", "said"),
    [
        (0.55, (0.99, 0.97, 0.96), True),
        (0.55, (0.99, 0.97, 0.9), False),
        (0.55, (0.9, 0.99, 0.99), False),
        (0.45, (0.99, 0.99, 0.99), False),  # the shadow of a handle says one name, too
        (0.7, (0.99, 0.99, 0.99), False),  # whole: believed without more
    ],
)
def test_a_torn_outline_must_be_nearly_even_and_say_one_name(
    even: float, views: tuple[float, ...], *, said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert torn(even, views, monkeypatch) is said


def covering(
    even: float, views: tuple[float, ...], monkeypatch: pytest.MonkeyPatch, *, steady: bool = False
) -> bool:
    """Whether what handles cover is believed that is so even, and says a name so surely."""
    said = iter(np.log([saying(2 if each > 0 else 3, abs(each)) for each in views]))
    monkeypatch.setattr(outlines, "outlines", lambda *_: None)
    monkeypatch.setattr(outlines, "shape_moments", lambda _: (None, None))
    monkeypatch.setattr(outlines, "names_of", lambda *_: next(said))
    monkeypatch.setattr(outlines, "evenness", lambda _: even)
    told = covered_names(
        np.zeros((4, 2, 1), np.complex64), cast("Any", None), TUNING, steady=steady
    )
    return told is not None and int(told.argmax()) == 2


@pytest.mark.parametrize(
    ("even", "views", "steady", "said"),
    [
        (0.65, (0.95,), False, True),
        (0.55, (0.95,), False, False),
        (0.65, (0.85,), False, False),
        (0.65, (0.95, 0.95, 0.92), True, True),
        (0.65, (0.95, 0.95, 0.85), True, False),
        (0.65, (0.95, -0.95, 0.95), True, False),  # another name once more of it counts
    ],
)
def test_what_handles_cover_must_be_even_and_say_one_name(
    even: float,
    views: tuple[float, ...],
    *,
    steady: bool,
    said: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert covering(even, views, monkeypatch, steady=steady) is said


@pytest.mark.parametrize("steady", [False, True])
def test_what_handles_cover_is_looked_at_however_much_of_it_counts(
    *, steady: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[float] = []
    said = np.log(saying(2, 0.95))
    monkeypatch.setattr(outlines, "outlines", lambda *values: levels.append(values[2].full_level))
    monkeypatch.setattr(outlines, "shape_moments", lambda _: (None, None))
    monkeypatch.setattr(outlines, "names_of", lambda *_: said)
    monkeypatch.setattr(outlines, "evenness", lambda _: 0.9)
    waves = np.zeros((4, 2, 1), np.complex64)
    covered_names(waves, cast("Any", None), TUNING, steady=steady)
    fuller = TUNING.steady_levels if steady else ()
    assert levels == [TUNING.full_level, *fuller]


def test_the_metals_own_light_does_not_count_for_what_handles_cover(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def noting(handles: Waves, *_: Any) -> Singles:
        assert handles[:, 0].all()
        assert not handles[:, 1].any()
        return np.ones((3, 2, 2), np.float32)

    monkeypatch.setattr(outlines, "outlines", noting)
    monkeypatch.setattr(outlines, "shape_moments", lambda _: (None, None))
    monkeypatch.setattr(outlines, "names_of", lambda *_: np.log(saying(2, 0.95)))
    templates = np.array([3, 2, 1, 0], np.complex64)[:, None, None] + np.zeros((4, 2, 5))
    assert covered_names(templates.astype(np.complex64), cast("Any", None), TUNING) is not None


def names(
    tones: list[Naming],
    monkeypatch: pytest.MonkeyPatch,
    covered: tuple[int, int] = (-1, -1),
    steady: tuple[int, int] = (-1, -1),
) -> Doubles:
    """(6,) how likely each naming is by what both tones say.

    `covered` and `steady` are the names by what handles cover in each, none if it is negative.
    """
    said, nothing = iter(tones), SimpleNamespace(whole=None, mean=None)
    first = iter(covered)
    all_ = iter([name for name, one in zip(steady, covered, strict=True) if one >= 0])

    def covers(*_: Any, steady: bool = False) -> Doubles | None:
        name = next(all_ if steady else first)
        return np.log(saying(name, 0.93)) if name >= 0 else None

    monkeypatch.setattr(settle, "covered_names", covers)
    monkeypatch.setattr(settle, "naming_scores", lambda *_: next(said))
    monkeypatch.setattr(settle, "_taught", lambda *_: nothing)
    monkeypatch.setattr(settle, "in_other_tone", lambda *_: (nothing, None))
    one = cast("Any", SimpleNamespace(best=nothing, seen=None))
    return np.exp(settle._names([], one, [], TUNING))


def tone(name: int, *, alike: bool) -> Naming:
    """What one tone says by a torn outline."""
    half = np.log((saying(name, 0.97) * 3 + UNTOLD) / 4)
    return Naming(half, np.log(saying(name, 0.97)) if alike else None)


def test_one_name_in_both_tones_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    both = names([tone(4, alike=True), tone(4, alike=True)], monkeypatch)
    assert both.argmax() == 4
    assert both.max() > 0.99


@pytest.mark.parametrize(
    "tones",
    [
        [tone(4, alike=True), tone(4, alike=False)],
        [tone(4, alike=False), tone(4, alike=True)],
        [tone(4, alike=True), tone(1, alike=True)],
    ],
)
def test_a_torn_outline_in_one_tone_is_asked_about(
    tones: list[Naming], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert names(tones, monkeypatch).max() < 0.9


UNSURE = [tone(4, alike=False), tone(4, alike=False)]
"""Outlines of both tones name them, without being sure."""
APART = [tone(1, alike=False), tone(2, alike=False)]


@pytest.mark.parametrize(
    ("tones", "covered", "steady"),
    [
        (UNSURE, (4, 4), (-1, -1)),
        (APART, (4, 4), (-1, -1)),
        (UNSURE, (4, -1), (4, -1)),
        (UNSURE, (-1, 4), (-1, 4)),
    ],
)
def test_what_handles_cover_names_them(
    tones: list[Naming],
    covered: tuple[int, int],
    steady: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = names(tones, monkeypatch, covered, steady)
    assert told.argmax() == 4
    assert told.max() > 0.99


@pytest.mark.parametrize(
    ("tones", "covered", "steady"),
    [
        (UNSURE, (4, -1), (-1, -1)),  # in one tone, and only as much as counts at first
        (UNSURE, (1, -1), (1, -1)),  # another name than outlines
        (APART, (1, -1), (1, -1)),  # of which each says another
        (UNSURE, (4, 1), (4, -1)),  # and so does the other tone
        (UNSURE, (1, 1), (1, 1)),  # outlines say another in both
    ],
)
def test_what_handles_cover_is_asked_about_where_something_contradicts_it(
    tones: list[Naming],
    covered: tuple[int, int],
    steady: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert names(tones, monkeypatch, covered, steady).max() < 0.9
