"""First sortings of a photo's handles, from how alike every two drawers are.

Nothing is known of the handles yet, neither where they sit nor what they look like: only that each
card has three different ones, so that its five drawers can be sorted in sixty ways.
"""

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Ints, Singles
from sideboards_score.photo.identify.alike.bands import COARSE, SHARE
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    energy,
    inverted,
    nothing_known,
    shift_scores,
    solved,
)
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, NONE
from sideboards_score.photo.identify.tuning import DrawerTuning

WAYS = len(ARRANGEMENTS)
SHOWN: Singles = (ARRANGEMENTS[..., None] == np.arange(NONE + 1)).astype(np.float32)
"""(60, 5, 4) 1 where the arrangement has the class in the drawer."""
WEIGHTS: Singles = np.array([1, 1, 1, 0.5], np.float32)
"""Two bare drawers count for one: every class of a card has the same weight."""
COUNTED: Singles = SHOWN * WEIGHTS
"""What the arrangement has in the drawer, in these weights."""
IN_TURN: Ints = np.array(
    [way for way, shapes in enumerate(ARRANGEMENTS) if [*shapes[shapes != NONE]] == [0, 1, 2]]
)
"""(10,) the arrangements that differ by which drawers are bare."""
MOST_PATTERNS = 16
"""Of the first sortings, those that are worked out."""
SWEEPS = 3
"""Rounds over all cards, after which sortings from different patterns agree."""


def likeness(told: Facts, classes: Ints, tuning: DrawerTuning) -> Doubles:
    """(2, cards, 5, cards, 5) log-likelihood that two drawers show one template against two.

    With both cards the same way up, and with one turned round. Drawers of some colours tell more
    than others, so that each is compared with what is usual for its pair of colours.
    """
    cards, count = len(classes), classes.size
    share, known = SHARE[COARSE], nothing_known(tuning).precision[:, COARSE]
    single = told.precision.reshape(count, 3, -1)[..., COARSE]
    pulls = told.pull.reshape(2, count, 2, -1)[..., COARSE]
    alone, size_alone = inverted(known + single)
    own = energy(alone, pulls[0], share) - size_alone @ share
    result = np.zeros((2, count, count))
    for one in range(count - LINES):
        rest = slice((one // LINES + 1) * LINES, count)  # drawers of the cards that follow
        joined, size = inverted(known + single[one] + single[rest])
        toward = solved(joined, pulls[0, one])
        both = energy(joined, pulls[0, rest], share) - size @ share
        both = both + (toward.conj() * pulls[0, one]).real.sum(axis=-2) @ share
        shared, _ = shift_scores((toward.conj() * pulls[:, rest]).sum(axis=-2), tuning, COARSE)
        result[:, one, rest] = shared + both - own[one] - own[rest]
    result += result.transpose(0, 2, 1)
    return _levelled(result, classes).reshape(2, cards, LINES, cards, LINES)


def _levelled(scores: Doubles, classes: Ints) -> Doubles:
    """Scores (2, drawers, drawers) less the mean of all pairs of these colours on two cards."""
    shows = (classes.reshape(-1, 1) == np.arange(LINES)).astype(np.float64)
    card = np.arange(classes.size) // LINES
    apart = (card[:, None] != card).astype(np.float64)
    mean = (shows.T @ (scores * apart) @ shows) / np.maximum(shows.T @ apart @ shows, 1)
    return np.asarray((scores - shows @ mean @ shows.T) * apart)


def first_sortings(alike: Doubles) -> tuple[Ints, Ints]:
    """Labels (sortings, cards, 5) and turns (sortings, cards), the most likely ones first.

    Every card in turn is the pattern after which all others are sorted; then each card is sorted
    after all others, again and again.
    """
    cards = alike.shape[1]
    scores = alike.reshape(2, cards, LINES, -1).astype(np.float32)
    pattern = np.repeat(np.arange(cards), len(IN_TURN))
    known = (pattern[:, None] == np.arange(cards)).astype(np.float64)
    ways = np.where(known == 1, np.tile(IN_TURN, cards)[:, None], 0)
    turned = np.zeros_like(ways)
    ways, turned, _ = _swept(scores, ways, turned, known)
    for sweep in range(SWEEPS):
        known = np.ones(ways.shape)
        for card in range(cards):
            found, _ = _best(scores, ways, turned, known, card)
            turned[:, card], ways[:, card] = np.divmod(found, WAYS)
        *_, total = _swept(scores, ways, turned, known)
        best = np.argsort(-total)[: MOST_PATTERNS if sweep == 0 else None]
        ways, turned = ways[best], turned[best]
    return ARRANGEMENTS[ways], turned


def better_turned(alike: Doubles, labels: Ints, turned: Ints) -> float:
    """By how much (log) the drawers of each class are more alike with other cards turned round."""
    cards = len(labels)
    same = (labels[:, :, None, None] == labels) * WEIGHTS[labels][:, :, None, None]
    pairs = np.einsum("icjd,ticjd->tij", same, alike)
    # Every way to turn the cards; all of them turned is the same as none.
    ways = np.arange(2 ** (cards - 1))[:, None] >> np.arange(cards) & 1
    ways = np.concatenate([ways, turned[None]])
    apart = ways[:, :, None] ^ ways[:, None]
    totals = np.where(apart, pairs[1], pairs[0]).sum(axis=(1, 2)) / 2
    return float(totals[:-1].max() - totals[-1])


def _swept(scores: Singles, ways: Ints, turned: Ints, known: Doubles) -> tuple[Ints, Ints, Doubles]:
    """Every card that is not known sorted after those that are, and how well all cards fit."""
    new_ways, new_turned, total = ways.copy(), turned.copy(), np.zeros(len(ways))
    for card in range(ways.shape[1]):
        found, fit = _best(scores, ways, turned, known, card)
        free = known[:, card] == 0
        total += fit
        new_turned[free, card], new_ways[free, card] = (
            part[free] for part in np.divmod(found, WAYS)
        )
    return new_ways, new_turned, total


def _best(
    scores: Singles, ways: Ints, turned: Ints, known: Doubles, card: int
) -> tuple[Ints, Doubles]:
    """(sortings,) the best of 2 ways up times 60 arrangements of a card, and how well it fits."""
    weight = known.copy()
    weight[:, card] = 0
    shows = COUNTED[ways] * weight[..., None, None].astype(np.float32)
    # Scores with the other cards as they lie, and with the card turned: then all relations change.
    count = len(ways)
    same = (shows * (turned == 0)[..., None, None]).reshape(count, -1, NONE + 1)
    other = (shows * (turned == 1)[..., None, None]).reshape(count, -1, NONE + 1)
    upright = scores[0, card] @ same + scores[1, card] @ other
    round_ = scores[1, card] @ same + scores[0, card] @ other
    fit = np.stack([upright, round_], axis=1).reshape(count, 2, -1) @ SHOWN.reshape(WAYS, -1).T
    flat = fit.reshape(count, -1)
    return flat.argmax(axis=1), flat.max(axis=1).astype(np.float64)
