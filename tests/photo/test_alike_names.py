"""Names of handles by outlines that are not whole: believed where both tones say the same."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from sideboards_score.photo.arrays import Doubles
from sideboards_score.photo.identify.alike import outlines, settle
from sideboards_score.photo.identify.alike.outlines import Naming, naming_scores
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


def names(tones: list[Naming], monkeypatch: pytest.MonkeyPatch) -> Doubles:
    """(6,) how likely each naming is by what both tones say."""
    said, nothing = iter(tones), SimpleNamespace(whole=None, mean=None)
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
