"""First sortings of a photo's handles, from how alike every two drawers are.

Nothing is known of the handles yet, neither where they sit nor what they look like: only that each
card has three different ones, so that its five drawers can be sorted in sixty ways.
"""

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Ints, Singles
from sideboards_score.photo.identify.alike.bands import COARSE
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    energy,
    inverted,
    nothing_known,
    solved,
)
from sideboards_score.photo.identify.alike.fits import (
    dotted,
    over_shifts,
    shift_scores,
    usual_shifts,
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
MOST_PATTERNS = 40
"""Of the first sortings, those that are worked out."""
SWEEPS = 3
"""Rounds over all cards, after which sortings from different patterns agree."""


def likeness(told: Facts, classes: Ints, tuning: DrawerTuning) -> Doubles:
    """(2, cards, 5, cards, 5) log-likelihood that two drawers show one template against two.

    With both cards the same way up, and with one turned round. Drawers of some colours tell more
    than others, so that each is compared with what is usual for its pair of colours.
    """
    cards, count = len(classes), classes.size
    share, known = COARSE.share, nothing_known(tuning).precision[:, COARSE.waves]
    pulls = told.pull.reshape(2, count, 2, -1)[..., COARSE.waves]
    own = classes.ravel()
    # Drawers of one colour tell the same, so that there is one joint precision for two colours.
    single = told.precision.reshape(count, 3, -1)[np.argsort(own)[::cards]][..., COARSE.waves]
    alone, size_alone = inverted(known + single)
    one = energy(alone[own], pulls[0], share) - (np.log(size_alone) @ share)[own]
    joined, size = inverted(known + single[:, None] + single)
    both = energy(joined[own], pulls[0][:, None], share)  # (drawers, colours of the other one)
    result = np.zeros((2, count, count))
    result += both[:, own] + both[:, own].T - (np.log(size) @ share)[own[:, None], own]
    result -= one[:, None] + one
    toward = solved(joined[own] * share, pulls[0][:, None]).conj()
    for card in range(cards - 1):
        of, rest = slice(card * LINES, (card + 1) * LINES), slice((card + 1) * LINES, count)
        products = dotted(toward[of, own[rest]], pulls[:, None, rest])
        result[:, of, rest] += over_shifts(shift_scores(products, usual_shifts(tuning), COARSE))
    ahead = np.arange(count) // LINES
    result = np.where(ahead[:, None] < ahead, result, 0)
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
    known = (pattern[:, None] == np.arange(cards)).astype(np.float32)
    first = np.where(known == 1, np.tile(IN_TURN, cards)[:, None], 0)
    shown = COUNTED[first] * known[..., None, None]
    found, _ = _best(scores, shown, np.zeros_like(first))
    turned, ways = np.where(known == 1, 0, found[0]), np.where(known == 1, first, found[1])
    for sweep in range(SWEEPS):
        for card in range(cards):
            found, _ = _best(scores[:, card : card + 1], COUNTED[ways], turned)
            turned[:, card : card + 1], ways[:, card : card + 1] = found
        _, fits = _best(scores, COUNTED[ways], turned)
        best = np.argsort(-fits.sum(axis=1))[: MOST_PATTERNS if sweep == 0 else None]
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


def _best(scores: Singles, shown: Singles, turned: Ints) -> tuple[tuple[Ints, Ints], Doubles]:
    """(sortings, cards) the best way up and arrangement of each card after what others show.

    `scores` (2, cards, 5, drawers) are 0 between drawers of one card; `shown` (sortings, cards, 5,
    4) is what the others show. Also how well each card fits.
    """
    # Scores with the other cards as they lie, and with the card turned: then all relations change.
    count, cards = len(shown), scores.shape[1]
    same = (shown * (turned == 0)[..., None, None]).reshape(count, -1, NONE + 1)
    other = (shown * (turned == 1)[..., None, None]).reshape(count, -1, NONE + 1)
    upright, round_ = scores.reshape(2, cards * LINES, -1)
    both = [upright @ same + round_ @ other, round_ @ same + upright @ other]
    fit = np.stack(both, axis=1).reshape(count, 2, cards, -1) @ SHOWN.reshape(WAYS, -1).T
    flat = fit.transpose(0, 2, 1, 3).reshape(count, cards, -1)
    turned, ways = np.divmod(flat.argmax(axis=-1), WAYS)
    return (turned, ways), flat.max(axis=-1).astype(np.float64)
