"""The row's five colours, and how well five slots of a picture show them in any light."""

from dataclasses import dataclass

import cv2
import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import ORDERS, Doubles, Ints
from sideboards_score.photo.locate.geometry import GAINS, PARTS, STEP, VEILS


@dataclass(frozen=True)
class Template:
    """Five colours (5, 3) in scaled Lab, and the same in other lights: (lights, 5, 3)."""

    colours: Doubles
    lit: Doubles
    scale: float
    """Median distance of two of the five."""

    @classmethod
    def of(cls, colours: Doubles) -> "Template":
        """Work out what five colours look like in other lights."""
        # Light multiplies what a drawer reflects, gloss adds white; both in linear light.
        linear = _linear_from_lab(colours)
        lights = [linear * g for g in GAINS] + [linear * (1 - v) + v for v in VEILS]
        lit = np.stack([_lab_from_linear(light) for light in lights])
        return cls(colours, lit, usual_gap(colours))


_TWO = np.triu_indices(LINES, 1)
"""Every two of the five."""


def _gaps(colours: Doubles) -> Doubles:
    """(10,) distances of two of five colours."""
    gaps: Doubles = np.linalg.norm(colours[:, None] - colours, axis=-1)
    return gaps[_TWO]


def usual_gap(colours: Doubles) -> float:
    """Median distance of two of five colours."""
    gaps = np.sort(_gaps(colours))  # of ten, in a tenth of the time that NumPy's median takes
    return float((gaps[4] + gaps[5]) / 2)


def least_gap(colours: Doubles) -> float:
    """Smallest distance of two of five colours."""
    return float(_gaps(colours).min())


def most_hue(colours: Doubles) -> float:
    """Largest chroma distance of two of five colours, lightness left out."""
    return float(_gaps(colours * (0.0, 1.0, 1.0)).max())


def _light_costs() -> Doubles:
    """(lights, lights) cost of one light on a drawer of a card in another."""
    usual = GAINS.index(1.0)
    gain = np.array([g - usual for g in range(len(GAINS))] + [0] * len(VEILS))
    veil = np.array([0] * len(GAINS) + [v + 1 for v in range(len(VEILS))])
    costs: Doubles = STEP * (np.abs(gain[:, None] - gain) + np.abs(veil[:, None] - veil))
    return costs


LIGHT_COSTS = _light_costs()


def misfits(seen: Doubles, template: Template) -> Doubles:
    """(..., lights, 5) squared distances of colours (..., 3), capped at 1; NaN counts as 1.

    The light is the card's; a drawer may have another one at a cost.
    """
    squared = _squared(seen, template.lit, template.scale)
    squared = np.minimum((squared + LIGHT_COSTS[..., None, None]).min(axis=1), 1.0)
    return _in_their_places(squared, seen)


def _squared(seen: Doubles, lit: Doubles, scale: Doubles | float) -> Doubles:
    """(lights, 5, n) squared distances of all colours (..., 3) from lit ones (lights, 5, 3)."""
    # In parts of the row's own spread, so that pale prints and dim light are judged alike; capped,
    # so that one covered drawer cannot outweigh four good ones.
    # Lights and colours come first meanwhile: NumPy is quick along a long last axis only.
    flat = seen.reshape(-1, 3)
    apart = [lit[..., c, None] - flat[:, c] for c in range(3)]
    part = np.sqrt(apart[0] ** 2 + apart[1] ** 2 + apart[2] ** 2) / scale
    return np.asarray(np.fmin(part, 1.0) ** 2)  # fmin, unlike minimum, passes over NaN


def _in_their_places(squared: Doubles, seen: Doubles) -> Doubles:
    """(..., lights, 5) of (lights, 5, n), for what was seen as (..., 3)."""
    found: Doubles = np.moveaxis(squared, -1, 0)
    return found.reshape(*seen.shape[:-1], *found.shape[1:])


def plain_costs(windows: Doubles, options: Doubles) -> Doubles:
    """(n, options) least mean misfit of windows (n, 1, 5, 3) in any order of each five colours.

    In one light only: quick, to choose among options (options, 5, 3).
    """
    scale = np.array([usual_gap(colours) for colours in options])[:, None, None]
    parts = _in_their_places(_squared(windows, options, scale), windows)
    return np.asarray(_totals(parts)[:, 0].min(axis=-1))


def order_costs(windows: Doubles, template: Template) -> tuple[Doubles, Ints]:
    """Least mean misfit of windows (n, views, 5, 3) in any order of the colours; also the order.

    Views are parts of a drawer, each with a light of its own but of one colour.
    """
    # One light for each view (min over lights), one order for the whole card (mean over views).
    totals = _totals(misfits(windows, template)).min(axis=2).mean(axis=1)
    best = totals.argmin(axis=1)
    return totals[np.arange(len(windows)), best], best.astype(np.intp)


IN_ORDER = (ORDERS[:, :, None] == np.arange(LINES)).reshape(len(ORDERS), -1).astype(np.float64)
"""(orders, 25) which colour each drawer shows, drawer by drawer."""


def _totals(parts: Doubles) -> Doubles:
    """(n, views, lights, orders) from parts (n, views, 5, lights, 5)."""
    flat = np.ascontiguousarray(parts.swapaxes(2, 3)).reshape(-1, LINES * LINES)
    totals: Doubles = (flat @ IN_ORDER.T) / LINES
    n, views, _, lights, _ = parts.shape
    return totals.reshape(n, views, lights, len(ORDERS))


def _linear_from_lab(colours: Doubles) -> Doubles:
    """(5, 3) linear BGR 0..1 from scaled 8-bit Lab."""
    # 8-bit Lab of OpenCV holds L * 255 / 100, a + 128, b + 128; its float Lab is the plain one.
    lab = (colours / PARTS) * (100 / 255, 1, 1) - (0, 128, 128)
    bgr = cv2.cvtColor(lab.astype(np.float32)[None], cv2.COLOR_Lab2LBGR)[0]
    linear: Doubles = np.clip(bgr.astype(np.float64), 0.0, 1.0)
    return linear


def _lab_from_linear(linear: Doubles) -> Doubles:
    bgr = np.clip(linear, 0, 1).astype(np.float32)[None]
    lab = cv2.cvtColor(bgr, cv2.COLOR_LBGR2Lab)[0].astype(np.float64)
    scaled: Doubles = (lab * (255 / 100, 1, 1) + (0, 128, 128)) * PARTS
    return scaled
