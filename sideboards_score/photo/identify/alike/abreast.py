"""Drawers moved onto what they all share: a plate that is found a little aside hides its handle."""

import numpy as np

from sideboards_score.photo.arrays import Doubles, Floats, Waves
from sideboards_score.photo.identify.alike.bands import SHARE, SLOPES, either_way_up, phases
from sideboards_score.photo.identify.alike.evidence import noise_of
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.tuning import DrawerTuning


def abreast(seen: Seen, shared: Waves, tuning: DrawerTuning) -> Seen:
    """The same with every drawer where it shows what all share, (cards, 5, 3, waves), best.

    The edge of a plate differs far more from its drawer than a handle does from the plate: half a
    pixel aside, it shows more than the handle. Where nothing but handles is shared, they stay.
    """
    power = noise_of(seen.whole[0] - shared, seen, tuning).power[seen.classes]
    if float((np.abs(shared) ** 2 / power).mean()) < tuning.shared_clear:
        return seen
    aside = _aside(seen.whole[0], shared, SHARE / power, tuning)
    both = either_way_up(seen.whole[0] * phases(-aside)[:, :, None])
    return seen._replace(waves=both, whole=both)


def _aside(waves: Waves, shared: Waves, weight: Floats, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 2) pixels of a patch down and to the right by which drawers lie off.

    Gauss and Newton's least squares, with what is usual beforehand as a further observation.
    """
    usual = np.eye(2) / tuning.drawer_aside**2
    aside = np.zeros((*waves.shape[:2], 2))
    for _ in range(tuning.aside_rounds):
        there = shared * phases(aside)[:, :, None]
        slopes = there[:, :, None] * SLOPES.astype(np.complex64)[:, None]
        weighed = slopes.conj() * weight[:, :, None]
        square = np.einsum("cdiaw,cdjaw->cdij", weighed, slopes).real + usual
        toward = np.einsum("cdiaw,cdaw->cdi", weighed, waves - there).real - aside @ usual
        aside += np.linalg.solve(square, toward[..., None])[..., 0]
        aside = aside.clip(-tuning.most_aside, tuning.most_aside)
    return aside
