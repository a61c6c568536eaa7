"""How likely a sorting of handles is right: against others, by itself, and by the colours."""

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Flags, Floats, Ints, Waves
from sideboards_score.photo.identify.alike.bands import patches_of, phases, total
from sideboards_score.photo.identify.alike.evidence import foretold, in_order, taught_by
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.alike.sweeps import Settled
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, CLASSES, NONE
from sideboards_score.photo.identify.tuning import DrawerTuning


def merits_of(tried: list[Settled], seen: Seen, tuning: DrawerTuning) -> Doubles:
    """(sortings,) how likely each sorting is: its classes lie apart, and foretell the drawers."""
    apart = np.array([clearness(one, tuning) for one in tried])
    # A common measure: the least noise that any of them leaves. Of a drawer whose own noise is not
    # known, the likelihood falls with the logarithm of what is left unexplained.
    power = np.minimum.reduce([one.noise.power for one in tried])[seen.classes]
    left = [total((np.abs(one.rest) ** 2 / power).sum(axis=2)) for one in tried]
    unexplained = np.array([np.log(each).sum() for each in left])
    bound = np.array([by_color(one, seen) for one in tried])
    bound = tuning.color_weight * np.maximum(bound - tuning.color_bound, 0)
    faint = np.array([np.log(tuning.bare_shows) - prominence(one) for one in tried])
    bound += tuning.bare_weight * np.maximum(faint, 0)
    return np.asarray(apart - bound - tuning.independent / 2 * unexplained)


def prominence(one: Settled) -> float:
    """By how much (log) more the faintest handles of a sorting show than its bare drawers do.

    Two handles that are nearly alike can be taken for the bare drawers of every card.
    """
    handles, bare = np.maximum([one.shown[:NONE].min(), one.shown[NONE]], _NOTHING)
    return float(np.log(handles / bare))


_NOTHING = 1e-9
"""Less is shown by nothing: in even colours there are no handles at all."""


def strangeness(one: Settled, seen: Seen) -> float:
    """How much less (log) of bare drawers is explained than of those with a handle.

    A sorting that takes two kinds of drawers for bare explains neither.
    """
    left = np.log(total((np.abs(one.rest) ** 2 / one.noise.power[seen.classes]).sum(axis=2)))
    usual = [left[one.places.labels == label].mean() for label in range(CLASSES)]
    return float(usual[NONE] - np.mean(usual[:NONE]))


def roles_of(one: Settled, seen: Seen, tuning: DrawerTuning) -> Doubles:
    """(2,) logits that what a sorting takes for bare drawers shows less, and is all alike."""
    bare = tuning.bare_doubt * (prominence(one) - np.log(tuning.bare_shows))
    alike = (tuning.bare_strange - strangeness(one, seen)) / tuning.bare_strange_width
    return np.array([bare, alike])


def by_color(one: Settled, seen: Seen) -> float:
    """How much the classes of a sorting go with colours: art does, handles do not.

    Twice the log-likelihood ratio of a table of counts; 18 on average where they do not.
    """
    shows = (seen.classes[..., None] == np.arange(LINES)).reshape(-1, LINES)
    counts = shows.T.astype(float) @ (one.places.labels.reshape(-1, 1) == np.arange(CLASSES))
    usual = counts.sum(axis=1, keepdims=True) * counts.sum(axis=0) / counts.sum()
    return float(2 * (counts * np.log(np.maximum(counts, 1e-9) / usual)).sum())


def doubt_of(tried: list[Settled], merits: Doubles, seen: Seen, tuning: DrawerTuning) -> float:
    """How likely another sorting than the best one is right."""
    best = int(merits.argmax())
    names = [in_order(one.places.labels).tobytes() for one in tried]
    others = [merit for name, merit in zip(names, merits, strict=True) if name != names[best]]
    better = (float(merits[best]) - float(max(others))) * tuning.alike_again if others else 50.0
    # What is not much better than the next cannot be right for sure, nor what hardly is apart.
    apart = 2 * (clearness(tried[best], tuning) / len(tried[best].drawers) - tuning.apart_least)
    # And what goes with the colours more than cards ever do is sorted by their art.
    dealt = (tuning.color_doubt - by_color(tried[best], seen)) / tuning.color_doubt_width
    clear = np.clip([better, apart, dealt, *roles_of(tried[best], seen, tuning)], -50, 50)
    return float(1 - np.prod(1 / (1 + np.exp(-clear))))


def clearness(one: Settled, tuning: DrawerTuning) -> float:
    """By how much the arrangements of cards are better than the next best, summed."""
    return float(gaps_of(one.drawers, one.places.labels, tuning).sum())


def gaps_of(drawers: Floats, labels: Ints, tuning: DrawerTuning) -> Doubles:
    """(cards,) by how much each card's arrangement is better than the next best, to a limit.

    A sorting that mixes two handles up has cards that fit the other way round as well.
    """
    return np.minimum(tuning.alike_trust * margins_of(drawers, labels)[0], tuning.apart_most)


def margins_of(drawers: Floats, labels: Ints) -> tuple[Doubles, Ints]:
    """By how much (log) each card's arrangement is better than the next best, and that one.

    (cards,) and (cards, 5).
    """
    totals = drawers[:, np.arange(LINES), ARRANGEMENTS].sum(axis=-1)
    own = (labels[:, None] == ARRANGEMENTS).all(axis=-1)
    rest = np.where(own, -np.inf, totals)
    margins = np.asarray(totals[own] - rest.max(axis=1), np.float64)
    return margins, ARRANGEMENTS[rest.argmax(axis=1)]


def singly(drawers: Floats, labels: Ints) -> Doubles:
    """(cards, 5) by how much (log) each drawer's own class is better than its next best."""
    own = labels[..., None] == np.arange(CLASSES)
    rest = np.where(own, -np.inf, drawers).max(axis=-1)
    return np.asarray(np.where(own, drawers, 0).sum(axis=-1) - rest, np.float64)


def least_said(drawers: Floats, labels: Ints) -> Doubles:
    """(cards,) how much the drawer that speaks least for a card, against its next best, does so.

    In parts of the card's margin: 0.5 where two drawers speak alike, a third where three do; less
    than 0 where one of them speaks for the next best.
    """
    margins, others = margins_of(drawers, labels)
    cards, at = np.arange(len(labels))[:, None], np.arange(LINES)
    gains = np.asarray(drawers[cards, at, labels] - drawers[cards, at, others], np.float64)
    least = np.where(labels != others, gains, np.inf).min(axis=1)
    return np.asarray(least / np.maximum(margins, 1.0))


def lagging(drawers: Floats, labels: Ints, classes: Ints, part: float) -> Flags:
    """(cards, 5) handles of cards told by less than a part of their row, against unseen ones.

    The next best arrangement has a handle then on a colour (cards, 5) on which no other card shows
    it. What the others teach hardly foretells that, so that it loses even where it is right.
    """
    margins, others = margins_of(drawers, labels)
    behind = margins < part * np.median(margins)
    return np.asarray((labels != others) & (unseen(labels, others, classes) & behind)[:, None])


def unseen(labels: Ints, others: Ints, classes: Ints) -> Flags:
    """(cards,) whether other labels have a handle on a colour on which no other card shows it."""
    shown = np.zeros((LINES, CLASSES), np.bool_)
    shown[classes, labels] = True
    return np.asarray(((labels != others) & ~shown[classes, others]).any(axis=1))


def opposed(one: Settled, tuning: DrawerTuning) -> Flags:
    """(cards,) cards whose handles clearly say that they lie the other way up.

    Then what belongs to the print, or an edge that lies aside, says otherwise by more, and whatever
    way up the handles were compared with their templates, something is wrong.
    """
    usual = np.median(margins_of(one.drawers, one.places.labels)[0])
    return np.asarray(one.upright < -tuning.opposed * usual)


def under_things(
    one: Settled, seen: Seen, said: Flags, spoilt: Flags, tuning: DrawerTuning
) -> Flags:
    """(cards, 5) drawers that may have a handle which a coin, a die or a chip hides.

    A handle that is told where nothing of it is seen was told because each card has three: it may
    be on any drawer of the card that passes for bare, under a thing of that drawer's colour. Else
    what lies on a card is far stranger than its drawers: it may touch one beside that it hides,
    and its edge pass for a handle there. `said` (cards, 5) is whether all that is known of a
    drawer, in any look, says the same as this sorting, `spoilt` those of another colour: where a
    card has one, what is nowhere else is there.
    """
    adds, bare = _added(one, seen, tuning), one.places.labels == NONE
    shown, whole = _alike(one.rest + adds, adds, one, seen), _alike(adds, adds, one, seen)
    known = np.asarray(spoilt.any(axis=1, keepdims=True))  # where what is nowhere else is
    lacks = ~(known | bare) & (shown < tuning.lacks * whole)
    hidden = np.asarray(lacks | bare & lacks.any(axis=1, keepdims=True))
    strange = 1 / one.going.last.weight
    covered = (strange > tuning.covered).any(axis=1, keepdims=True)
    if covered.any():
        there, missing = _seen_of_handles(one, patches_of(adds), tuning)
        touched = (strange > tuning.touched) & ~(there & said)
        found = np.where(known, touched & ~missing, touched | _may_hide(missing, touched, bare))
        hidden |= covered & found
    return hidden


def _may_hide(missing: Flags, touched: Flags, bare: Flags) -> Flags:
    """(cards, 5) handles that are not where they are told, and the drawers that may have them.

    A thing of the colour of its drawer is not seen but beside it; where nothing bare is near, it
    may lie on any bare drawer.
    """
    beside = touched.copy()
    beside[:, 1:] |= touched[:, :-1]
    beside[:, :-1] |= touched[:, 1:]
    near = beside & bare
    near = np.where(near.any(axis=1, keepdims=True), near, bare)
    return np.asarray(missing | near & missing.any(axis=1, keepdims=True))


def _added(one: Settled, seen: Seen, tuning: DrawerTuning) -> Waves:
    """(cards, 5, 3, waves) what each drawer's handle adds to a bare one; nothing for bare ones."""
    templates = taught_by(one.each, one.places.labels, tuning).mean
    adds = (templates - templates[NONE])[one.places.labels]
    return foretold(adds * phases(one.places.moved).conj()[:, :, None], seen)


def _alike(waves: Waves, others: Waves, one: Settled, seen: Seen) -> Doubles:
    """(cards, 5) how much waves of drawers (cards, 5, 3, waves) and others are the same.

    Both squared, in parts of the usual noise.
    """
    products = (waves * others.conj()).real / one.noise.power[seen.classes]
    return np.asarray(total(products.sum(axis=2)), np.float64)


def _seen_of_handles(one: Settled, adds: Doubles, tuning: DrawerTuning) -> tuple[Flags, Flags]:
    """(cards, 5) handles that are seen by themselves, and those that are not where they are told.

    `adds` (cards, 5, 3, h, w) is what they add to bare drawers: where it is most, that counts most.
    There it is seen, or the drawer is nearly as bare as it would be without.
    """
    handles, rest = one.places.labels != NONE, patches_of(one.rest)
    most, lacks = (adds**2).sum(axis=2), (rest**2).sum(axis=2)
    as_bare = ((rest + adds) ** 2).sum(axis=2) < tuning.nearly_bare * most
    whole = np.maximum((most**2).sum(axis=(-2, -1)), _NOTHING**2)
    seen = 1 - (most * lacks).sum(axis=(-2, -1)) / whole
    bare = (most**2 * as_bare).sum(axis=(-2, -1)) / whole
    return handles & (seen > tuning.explained_least), handles & (bare > tuning.missing_most)
