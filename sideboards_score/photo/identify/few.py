"""The handles of a few cards, each by its own outline: too few to learn from each other.

All maps are sorted into three shapes, each once on every card, by how alike they are; only then the
shapes are named, by their means: the longest is the bar, the one that fills its corners the square.
"""

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Ints, Singles
from sideboards_score.photo.identify.handles import Marks, shape_moments
from sideboards_score.photo.identify.shapes import (
    ARRANGEMENTS,
    NONE,
    SHAPES,
    ShapeFit,
    names_of,
)
from sideboards_score.photo.identify.tuning import DrawerTuning


def _presence(marks: Marks, tuning: DrawerTuning) -> Doubles:
    """(cards, 5) log-likelihood ratio of a handle against none."""
    return np.asarray(tuning.presence_slope * (marks.presence - tuning.presence_middle))


def _by_features(marks: Marks, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 3) log-likelihood of flower, square, bar from a map's own moments."""
    long = (marks.elongation - tuning.bar_elongation) / tuning.elongation_spread
    square = (marks.corners - tuning.square_corners) / tuning.corner_spread
    bar = np.clip(long, -tuning.feature_limit, tuning.feature_limit)
    corner = np.clip(-square, -tuning.feature_limit, tuning.feature_limit)
    return np.stack([-bar - corner, -bar + corner, bar], axis=-1)


def _arranged(scores: Doubles) -> Ints:
    """(cards, 5) best arrangement of log-likelihoods (cards, 5, 4)."""
    totals = scores[:, np.arange(LINES), ARRANGEMENTS].sum(axis=-1)
    return np.asarray(ARRANGEMENTS[totals.argmax(axis=1)])


def _unit(maps: Singles) -> Doubles:
    """(..., d) maps (..., h, w) as vectors of mean 0 and length 1."""
    flat = maps.reshape(*maps.shape[:-2], -1)
    level = flat - flat.mean(axis=-1, keepdims=True)
    return np.asarray(level / (np.linalg.norm(level, axis=-1, keepdims=True) + 1e-6))


def _templates(units: Doubles, labels: Ints) -> Doubles:
    """(cards, 3, d) mean direction of each shape's maps over all cards but the one."""
    # The sum of all less the card's own map: a map must not be compared with itself.
    cards = np.arange(len(units))
    each = np.stack([units[cards, (labels == k).argmax(axis=1)] for k in range(SHAPES)], axis=1)
    total = each.sum(axis=0)[None] - each
    return np.asarray(total / (np.linalg.norm(total, axis=-1, keepdims=True) + 1e-6))


def _distances(units: Doubles, labels: Ints) -> Doubles:
    """(cards, 5, 3) squared distance of every map from each shape's mean over the OTHER cards."""
    return np.asarray(2 - 2 * np.einsum("nid,nkd->nik", units, _templates(units, labels)))


def _likeness(distances: Doubles, labels: Ints, tuning: DrawerTuning) -> Doubles:
    """(cards, 5) log-likelihood that a map is any shape at all, against none."""
    # How unlike a map is, in parts of how unlike the handles of this photo usually are.
    held = np.take_along_axis(distances, np.minimum(labels, NONE - 1)[..., None], axis=2)[..., 0]
    typical = max(float(np.median(held[labels != NONE])), tuning.least_distance)
    apart = np.log1p(tuning.unlike) - np.log1p(distances.min(axis=-1) / typical)
    limit = tuning.likeness_limit
    return np.asarray(np.clip(tuning.likeness_weight * apart, -limit, limit))


def _sorting(marks: Marks, distances: Doubles, labels: Ints, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 3) log-likelihood of each shape against the best, as the photo itself tells them.

    Every shape is a cloud of its maps in five measures; a map is judged by how far it lies from
    each cloud, in the spread that the clouds have in this photo.
    """
    measures = np.concatenate(
        [distances, marks.elongation[..., None], marks.corners[..., None]], axis=-1
    )
    own = [measures[labels == k] for k in range(SHAPES)]
    middles = np.stack([np.median(cloud, axis=0) for cloud in own])
    rest = np.concatenate([cloud - middle for cloud, middle in zip(own, middles, strict=True)])
    # 1.5 times the median distance is the standard deviation of a normal distribution.
    spread = np.hypot(1.5 * np.median(np.abs(rest), axis=0), tuning.measure_spread)
    squares = (((measures[:, :, None] - middles) / spread) ** 2).sum(axis=-1)
    # Student's t of the five measures, up to a constant.
    scores = -(tuning.sorting_tail + 5) / 2 * np.log1p(squares / tuning.sorting_tail)
    return np.asarray(scores - scores.max(axis=-1, keepdims=True))


def fit_few(marks: Marks, tuning: DrawerTuning) -> ShapeFit:
    """Sort the marks of a photo into three shapes and none, and weigh the shapes' names."""
    presence = _presence(marks, tuning)[..., None]
    features = _by_features(marks, tuning)
    units = _unit(marks.maps)
    absent = np.zeros((*presence.shape[:2], 1))
    scores = np.concatenate([presence + features, absent], axis=-1)
    labels = _arranged(scores)
    # From here on the photo's own handles are the measure; one card has no other to compare with.
    for _ in range(tuning.shape_rounds if len(units) > 1 else 0):
        distances = _distances(units, labels)
        shaped = presence + _likeness(distances, labels, tuning)[..., None]
        shaped = shaped + _sorting(marks, distances, labels, tuning)
        scores = np.concatenate([shaped, absent], axis=-1)
        labels = _arranged(scores)
    return ShapeFit(scores, _naming_scores(marks, labels, scores, tuning))


def _naming_scores(marks: Marks, labels: Ints, scores: Doubles, tuning: DrawerTuning) -> Doubles:
    """(6,) log-likelihood of the shape namings, from the middle map of each class."""
    cards = np.arange(len(labels))
    means = []
    for shape in range(SHAPES):
        line = (labels == shape).argmax(axis=1)
        sure = scores[cards, line, shape] > 0
        maps = marks.maps[cards, line]
        means.append(np.median(maps[sure] if sure.any() else maps, axis=0))
    return names_of(*shape_moments(np.stack(means)), tuning)
