"""Patches of drawers as sums of waves, in which grain and noise of a print have a spectrum.

What is far apart in a grain along the drawer is alike, so its pixels are no evidence each for
itself; its waves are. A patch moved or turned round is the same waves with other phases.
"""

from typing import NamedTuple

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
TURNED: Waves = np.exp(2j * np.pi * (ROWS / HEIGHT + COLUMNS / WIDTH)).astype(np.complex64)
"""(waves,) phases by which the conjugate is the patch turned by 180 degrees."""
REACH_ROWS, REACH_COLUMNS = 3, 4
"""Pixels of a patch by which a handle may lie elsewhere: loose printing, an outline that is off."""


_DOWN, _ACROSS = np.arange(-STEEPEST_ROWS, STEEPEST_ROWS + 1), np.arange(STEEPEST_COLUMNS + 1)
"""Numbers of all rows of waves, and of all columns."""
_MIDDLE = STEEPEST_ROWS * (STEEPEST_COLUMNS + 1)
"""Place among the waves where the mean is left out."""


def _shifts() -> Ints:
    """(shifts, 2) rows and columns."""
    rows, columns = np.mgrid[
        -REACH_ROWS : REACH_ROWS + 1, -REACH_COLUMNS : REACH_COLUMNS + 1
    ].reshape(2, -1)
    return np.stack([rows, columns], axis=1)


SHIFTS = _shifts()
SLOPES: Waves = -2j * np.pi * np.stack([ROWS / HEIGHT, COLUMNS / WIDTH])
"""(2, waves) how waves change when their patch moves by a pixel down, or to the right."""


def phases(moved: Doubles | Ints) -> Waves:
    """(..., waves) phases that move patches by pixels (..., 2) down and to the right."""
    # A wave's phase is that of its row times that of its column: far fewer to work out.
    down = _turns(moved[..., :1] * _DOWN / HEIGHT)
    across = _turns(moved[..., 1:] * _ACROSS / WIDTH)
    both = down[..., None] * across[..., None, :]
    flat = both.reshape(*both.shape[:-2], -1)
    return np.concatenate([flat[..., :_MIDDLE], flat[..., _MIDDLE + 1 :]], axis=-1)


def _turns(parts: Doubles) -> Waves:
    """Phases of parts of a whole turn, backwards."""
    return np.asarray(np.exp(-2j * np.pi * parts), np.complex64)


def either_way_up(upright: Waves) -> Waves:
    """(2 ways up, ..., waves) of patches (..., waves)."""
    return np.stack([upright, upright.conj() * TURNED])


class Grid(NamedTuple):
    """Waves that fill a grid, all but the middle of its first column, row by row.

    Sums over them for all shifts are worked out along the columns first and then along the rows:
    a shift's phases are products of the two.
    """

    waves: Ints
    """(waves,) which of all it has."""
    share: Singles
    """(waves,) `SHARE` of each."""
    across: Singles
    """(2 * columns, 2 * shifts across) from real and imaginary parts to the same of sums."""
    down: Singles
    """(shifts down, 2 * rows) from those to twice the real part of the sums of all."""

    @classmethod
    def of(cls, steepest_rows: int, steepest_columns: int) -> "Grid":
        """The waves that are no steeper."""
        rows = np.arange(-steepest_rows, steepest_rows + 1)
        columns = np.arange(steepest_columns + 1)
        waves = np.flatnonzero(np.isin(ROWS, rows) & np.isin(COLUMNS, columns))
        turn = 2 * np.pi * np.outer(columns / WIDTH, np.unique(SHIFTS[:, 1]))
        across = np.stack(
            [np.hstack([np.cos(turn), -np.sin(turn)]), np.hstack([np.sin(turn), np.cos(turn)])], 1
        )
        turn = 2 * np.pi * np.outer(np.unique(SHIFTS[:, 0]), rows / HEIGHT)
        down = 2 * np.stack([np.cos(turn), np.sin(turn)], axis=-1)
        return cls(
            waves,
            SHARE[waves],
            across.reshape(2 * len(columns), -1).astype(np.float32),
            down.reshape(len(down), -1).astype(np.float32),
        )


FINE = Grid.of(STEEPEST_ROWS, STEEPEST_COLUMNS)
"""All waves."""
COARSE = Grid.of(6, 13)
"""Half as fine: enough to see which drawers are alike at all."""


def moved_sums(products: Waves, grid: Grid) -> Singles:
    """(n, shifts) twice the real part of sums over products (n, waves), moved by every shift."""
    count, width = len(products), len(grid.across) // 2
    high = grid.down.shape[1] // 2
    full, middle = np.empty((count, high * width), np.complex64), high // 2 * width
    full[:, :middle], full[:, middle + 1 :] = products[:, :middle], products[:, middle:]
    full[:, middle] = 0
    # In small products: larger ones are spread over threads, which cost more than they bring.
    lines = full.view(np.float32).reshape(count, high, 2 * width) @ grid.across
    sums = grid.down @ lines.reshape(count, 2 * high, -1)
    return np.asarray(sums.reshape(count, -1))


LENGTHS: Doubles = np.hypot(ROWS / HEIGHT, COLUMNS / WIDTH)
"""(waves,) cycles to a pixel."""


def _ramp(count: int, edge: float, width: float) -> Singles:
    """(count,) 0 at both ends, 1 inside, over a smooth ramp; parts of the whole."""
    place = (np.arange(count) + 0.5) / count
    inside = np.clip((np.minimum(place, 1 - place) - edge) / width, 0, 1)
    return np.asarray(np.sin(inside * np.pi / 2) ** 2, np.float32)


WINDOW: Singles = _ramp(HEIGHT, 0.03, 0.12)[:, None] * _ramp(WIDTH, 0.02, 0.08)
"""(h, w) fades out gaps and bevels at the edges of a drawer."""


_FADES = 0.14, 0.12
"""Over which parts of a patch's height and width a window fades out: steeper ones blur waves."""


def window_of(down: float, across: float) -> Singles:
    """(h, w) 1 so many pixels from the middle of a patch, fading out beyond, within `WINDOW`."""
    rows, columns = (
        _ramp(count, 0.5 - whole / count - fade, fade)
        for count, whole, fade in zip((HEIGHT, WIDTH), (down, across), _FADES, strict=True)
    )
    return np.asarray(np.minimum(rows[:, None] * columns, WINDOW), np.float32)


def waves_of(patches: Singles, window: Singles = WINDOW) -> Waves:
    """(..., waves) of patches (..., h, w) as far as a window shows them."""
    found = np.fft.rfft2(patches * window)[..., ROWS, COLUMNS]
    return np.ascontiguousarray(found, np.complex64)


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


def _summed(spectrum: Floats) -> Singles:
    """(..., waves) weighted sums over the waves around each."""
    high, wide = 2 * STEEPEST_ROWS + 1, STEEPEST_COLUMNS + 1
    grid = np.zeros((*spectrum.shape[:-1], high + 2 * _EDGE, wide + 2 * _EDGE), np.float32)
    whole = np.insert(spectrum, _MIDDLE, 0, axis=-1)
    grid[..., _EDGE:-_EDGE, _EDGE:-_EDGE] = whole.reshape(*spectrum.shape[:-1], high, wide)
    rows = sum(w * grid[..., k : k + high, :] for k, w in enumerate(_SMOOTH))
    both = np.asarray(sum(w * rows[..., k : k + wide] for k, w in enumerate(_SMOOTH)))
    return np.delete(both.reshape(*spectrum.shape[:-1], -1), _MIDDLE, axis=-1)


_WHOLE = _summed(np.ones(COUNT, np.float32))


def smoothed(spectrum: Floats) -> Singles:
    """(..., waves) a spectrum averaged over waves that are nearly the same."""
    return _summed(spectrum) / _WHOLE
