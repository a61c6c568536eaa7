"""The handles of a photo: the likeliest of several sortings, and how sure it is."""

from functools import cache
from typing import NamedTuple

import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Ints, Pixels
from sideboards_score.photo.identify.alike.doubt import (
    doubt_of,
    gaps_of,
    lagging,
    margins_of,
    opposed,
    singly,
    under_things,
)
from sideboards_score.photo.identify.alike.evidence import Facts, taught_by
from sideboards_score.photo.identify.alike.fits import fits
from sideboards_score.photo.identify.alike.looks import (
    Glance,
    Hints,
    clearest,
    contested,
    elsewhere,
    glances,
    hardly_worse,
    in_other_tone,
    one_sided,
    with_rivals,
)
from sideboards_score.photo.identify.alike.outlines import (
    Naming,
    covered_names,
    naming_scores,
)
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.alike.sortings import clear
from sideboards_score.photo.identify.alike.sweeps import Settled
from sideboards_score.photo.identify.few import fit_few
from sideboards_score.photo.identify.handles import find_marks
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, CLASS_NAMINGS, CLASSES, ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning


class Given(NamedTuple):
    """What is known of cards besides how their handles look."""

    spoilt: Flags
    """(cards, 5) the drawers that show another colour than their own."""
    expected: Ints | None = None
    """(cards, 5) the shapes that a deck has for the cards of these colours."""
    known: Facts | None = None
    """(4,) templates of the handles of other cards in the same photo."""


def fit_alike(
    stacks: list[Pixels], classes: Ints, given: Given, tuning: DrawerTuning
) -> tuple[ShapeFit, Facts | None]:
    """The handles of several cards whose colour classes (cards, 5) are known.

    Also the templates that these cards teach, where their sorting is beyond doubt.
    """
    outlines = cache(lambda: fit_few(find_marks(stacks, tuning), tuning))
    looks = glances(stacks, classes, Hints(outlines, given.expected, given.known), tuning)
    plain, one = looks[0], clearest(looks, tuning)
    if len(looks) > 1 and given.expected is None:
        one = with_rivals(one, tuning)
    best, names = one.best, _names(stacks, one, looks, tuning)
    doubt = doubt_of(one.tried, one.merits, one.seen, tuning)
    labels, drawers = best.places.labels, _flattened(best, tuning)
    unlike = contested(one, looks, tuning)
    if given.expected is None:
        several = len(looks) > 1
        unlike |= one_sided(one, looks, tuning) if several else hardly_worse(one, tuning)
    little = (margins_of(best.drawers, labels)[0] < tuning.lags_most)[:, None]
    lags = _lags(drawers, labels, classes, little, tuning)
    far = bool((gaps_of(drawers, labels, tuning) >= tuning.apart_most).all())
    certain = plain.alone and far and not (lags | unlike).any()
    backing, backed = (0.0, False) if certain else _backing(outlines(), labels, tuning)
    lags = _lags(drawers, labels, classes, little & np.logical_not(backed), tuning)
    # A sorting that may be wrong altogether says the less of each drawer.
    drawers = tuning.alike_trust * (1 - doubt) * drawers
    doubtful = lags | unlike | opposed(best, tuning)[:, None]
    asked = np.where(doubtful, tuning.card_doubt, 0.0)
    said = np.asarray(drawers + backing)
    agreed = (said.argmax(axis=-1) == labels) & ~elsewhere(labels, plain.best.places.labels)
    hidden = under_things(plain.best, plain.seen, agreed, given.spoilt, tuning)
    known_well = doubt < tuning.teaching_doubt and not unlike.any()
    teaches = certain or (known_well and clear(plain.best, plain.seen, tuning.color_doubt, tuning))
    # What is hidden is most likely what the sorting says, and teaches nothing.
    likely = tuning.covered_says * (labels[..., None] == np.arange(CLASSES))
    fit = ShapeFit(np.where(hidden[..., None], likely, said), names, doubt, asked, hidden)
    return fit, _taught(plain.best, tuning) if teaches and not hidden.any() else None


def _lags(
    drawers: Doubles, labels: Ints, classes: Ints, which: Flags, tuning: DrawerTuning
) -> Flags:
    """(cards, 5) handles of cards that lag (see `lagging`), of those that may, `which` (cards, 1).

    Two cards with the same wrong handles speak for each other: where one lags, others need more.
    """
    lags = lagging(drawers, labels, classes, tuning.lags_behind) & which
    if lags.any():
        lags = lagging(drawers, labels, classes, tuning.lags_with) & which
    return np.asarray(lags)


def _names(stacks: list[Pixels], one: Glance, looks: list[Glance], tuning: DrawerTuning) -> Doubles:
    """(6,) log-likelihood of each of `SHAPE_NAMINGS` for the classes of a look.

    Where a pale handle lies on a pale plate, or a dark one in a dark grain, outlines may be whole
    in one tone and torn in another: of two looks that say the same, the surer one counts. Torn ones
    are believed where they say one name in both tones, however much of them counts. So is what
    handles cover, unless outlines say another name in both; in one tone only where that holds
    however much of it counts, and outlines say the same in both.
    """
    views = [(one.best, one.seen)]
    usual = _named(*views[0], tuning)
    first = _level(usual.scores)
    if np.exp(first.max()) >= tuning.names_sure:
        return first
    views.append(in_other_tone(stacks, one, looks, tuning))
    other = _named(*views[1], tuning)
    second = _level(other.scores)
    same = first.argmax() == second.argmax()
    if (torn := _agreed([usual.torn, other.torn])) is not None:
        return torn
    covered = [_covered(*view, tuning) for view in views]
    whole = _agreed(covered)
    if whole is not None and (not same or whole.argmax() == first.argmax()):
        return whole
    # What says nothing at one level does not at all of them.
    some = [view for view, each in zip(views, covered, strict=True) if each is not None]
    told = (_covered(*view, tuning, steady=True) for view in some)
    steady = next((each for each in told if each is not None), None)
    names = {int(each.argmax()) for each in (first, second, *covered) if each is not None}
    if steady is not None and len(names) == 1:
        return _level(first + steady)
    return max(first, second, key=max) if same else np.logaddexp(first, second)


def _covered(
    best: Settled, seen: Seen, tuning: DrawerTuning, *, steady: bool = False
) -> Doubles | None:
    """What the names are by what handles cover."""
    return covered_names(_taught(best, tuning).mean, seen, tuning, steady=steady)


def _agreed(told: list[Doubles | None]) -> Doubles | None:
    """What all say together that say the same; nothing if one says nothing."""
    said = [each for each in told if each is not None]
    if len(said) < len(told) or len({int(each.argmax()) for each in said}) > 1:
        return None
    return _level(np.sum(said, axis=0))


def _named(best: Settled, seen: Seen, tuning: DrawerTuning) -> Naming:
    """What outlines say of the names of the classes of a sorting."""
    return naming_scores(_taught(best, tuning).mean, best.whole, seen, tuning)


def _level(scores: Doubles) -> Doubles:
    """Log-likelihoods of which the likelihoods add up to 1."""
    return np.asarray(scores - np.logaddexp.reduce(scores))


def _taught(best: Settled, tuning: DrawerTuning) -> Facts:
    """(4,) the templates of a sorting."""
    return taught_by(best.each, best.places.labels, tuning)


def _backing(
    outlines: ShapeFit, labels: Ints, tuning: DrawerTuning
) -> tuple[Doubles | float, Flags | bool]:
    """(cards, 5, 4) what each handle's own outline says, for the classes of a sorting.

    Also (cards, 1) whether they clearly say the same of all handles of a card. Nothing where they
    say otherwise of many cards: a print's marks mislead them.
    """
    arranged = ARRANGEMENTS[outlines.arranged]
    same = np.array([(arranged == naming[labels]).all(axis=1) for naming in CLASS_NAMINGS])
    best = int(same.mean(axis=1).argmax())
    if same[best].mean() < tuning.outlines_agree:
        return 0.0, False
    said = np.asarray(tuning.outline_trust * outlines.drawers[..., CLASS_NAMINGS[best]])
    return said, (margins_of(said, labels)[0] >= tuning.outlines_clear)[:, None]


def _flattened(best: Settled, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 4) log-likelihood of each class, where glare may flatten a handle's contrast.

    A card is as seen of which each drawer by itself, at full contrast, clearly says the same.
    """
    drawers = np.asarray(best.drawers, np.float64)
    alone = tuning.alike_trust * singly(drawers, best.places.labels) >= tuning.apart_most
    cards = np.flatnonzero(~alone.all(axis=1))
    if len(cards):
        pull = best.told.pull[best.places.turned[cards], cards][None]
        precision, known = best.told.precision[cards], best.known.of(cards)
        for part, cost in tuning.flatter:
            fit, _ = fits(Facts(part**2 * precision, part * pull), known, tuning)
            drawers[cards] = np.maximum(drawers[cards], fit[0] - cost)
    return drawers
