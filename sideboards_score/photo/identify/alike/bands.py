"""Patches of drawers as sums of waves, in which grain and noise of a print have a spectrum.

What is far apart in a grain along the drawer is alike, so its pixels are no evidence each for
itself; its waves are. A patch moved or turned round is the same waves with other phases.
"""

import numpy as np

from sideboards_score.photo.arrays import Doubles, Floats, Ints, Singles, Waves

HEIGHT, WIDTH = 24, 64
"""Of a patch: half the size of a straightened drawer, which is about what a phone's photo shows."""
STEEPEST_ROWS, STEEPEST_COLUMNS = 10, 23
"""Waves to a patch, downwards and across: finer ones hold nothing but noise and resampling."""


def _kept() -> tuple[Ints, Ints]:
    """Signed row and column numbers of the waves that are looked at, (waves,) each."""
    # A real picture has no need of negative columns; wave (0, 0) is the mean, which is light.
    rows, columns = np.mgrid[-STEEPEST_ROWS : STEEPEST_ROWS + 1, : STEEPEST_COLUMNS + 1]
    some = (rows != 0) | (columns != 0)
    return rows[some], columns[some]


ROWS, COLUMNS = _kept()
COUNT = len(ROWS)
"""Of waves."""
SHARE: Singles = np.where(COLUMNS == 0, 0.5, 1.0).astype(np.float32)
"""(waves,) what each counts: in the first column every wave stands with its own mirror image."""
COARSE: Ints = np.flatnonzero((np.abs(ROWS) <= 6) & (COLUMNS <= 13))  # noqa: PLR2004 - see below
"""Half as fine: enough to see which drawers are alike at all."""
TURNED: Waves = np.exp(2j * np.pi * (ROWS / HEIGHT + COLUMNS / WIDTH)).astype(np.complex64)
"""(waves,) phases by which the conjugate is the patch turned by 180 degrees."""
REACH_ROWS, REACH_COLUMNS = 3, 4
"""Pixels of a patch by which a handle may lie elsewhere: loose printing, an outline that is off."""


def _shifts() -> Ints:
    """(shifts, 2) rows and columns."""
    rows, columns = np.mgrid[
        -REACH_ROWS : REACH_ROWS + 1, -REACH_COLUMNS : REACH_COLUMNS + 1
    ].reshape(2, -1)
    return np.stack([rows, columns], axis=1)


SHIFTS = _shifts()
AT_HOME = len(SHIFTS) // 2
"""The shift by nothing."""
MOVED: Waves = np.exp(
    -2j * np.pi * (SHIFTS[:, :1] * ROWS / HEIGHT + SHIFTS[:, 1:] * COLUMNS / WIDTH)
).astype(np.complex64)
"""(shifts, waves) phases that move a patch."""
LENGTHS: Doubles = np.hypot(ROWS / HEIGHT, COLUMNS / WIDTH)
"""(waves,) cycles to a pixel."""


def _ramp(count: int, edge: float, width: float) -> Singles:
    """(count,) 0 at both ends, 1 inside, over a smooth ramp; parts of the whole."""
    place = (np.arange(count) + 0.5) / count
    inside = np.clip((np.minimum(place, 1 - place) - edge) / width, 0, 1)
    return np.asarray(np.sin(inside * np.pi / 2) ** 2, np.float32)


WINDOW: Singles = _ramp(HEIGHT, 0.03, 0.12)[:, None] * _ramp(WIDTH, 0.02, 0.08)
"""(h, w) fades out gaps and bevels at the edges of a drawer."""


def waves_of(patches: Singles) -> Waves:
    """(..., waves) of patches (..., h, w)."""
    return np.asarray(np.fft.rfft2(patches * WINDOW)[..., ROWS, COLUMNS], np.complex64)


def patches_of(waves: Waves) -> Doubles:
    """(..., h, w) patches from their waves."""
    full = np.zeros((*waves.shape[:-1], HEIGHT, WIDTH // 2 + 1), np.complex64)
    full[..., ROWS, COLUMNS] = waves
    return np.asarray(np.fft.irfft2(full, s=(HEIGHT, WIDTH)))


def total(waves: Floats) -> Floats:
    """(...,) sums over real values of waves (..., waves), as over the whole patch."""
    return np.asarray(waves @ SHARE)


_SMOOTH: Singles = np.array([1, 4, 6, 4, 1], np.float32)
"""Weights of waves up to two beside each other, downwards and across."""
_EDGE = len(_SMOOTH) // 2
_ROOM = (2 * STEEPEST_ROWS + 1 + 2 * _EDGE, STEEPEST_COLUMNS + 1 + 2 * _EDGE)
_PLACES = (ROWS + STEEPEST_ROWS + _EDGE, COLUMNS + _EDGE)


def _summed(spectrum: Floats) -> Singles:
    """(..., waves) weighted sums over the waves around each."""
    grid = np.zeros((*spectrum.shape[:-1], *_ROOM), np.float32)
    grid[..., *_PLACES] = spectrum
    high, wide = _ROOM[0] - 2 * _EDGE, _ROOM[1] - 2 * _EDGE
    rows = sum(w * grid[..., k : k + high, :] for k, w in enumerate(_SMOOTH))
    both = sum(w * rows[..., k : k + wide] for k, w in enumerate(_SMOOTH))
    return np.asarray(both[..., ROWS + STEEPEST_ROWS, COLUMNS], np.float32)


_WHOLE = _summed(np.ones(COUNT, np.float32))


def smoothed(spectrum: Floats) -> Singles:
    """(..., waves) a spectrum averaged over waves that are nearly the same."""
    return _summed(spectrum) / _WHOLE
