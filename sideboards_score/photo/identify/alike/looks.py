"""Several looks at the drawers of one photo, and what they contradict each other about.

A sorting that one look is sure of may rest on a grain or an edge that another look hardly sees:
nearer the handles, or where bright parts count for more. What is right is seen in each of them.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Ints, Pixels, Singles, Waves
from sideboards_score.photo.identify.alike.abreast import abreast
from sideboards_score.photo.identify.alike.bands import patches_of, window_of
from sideboards_score.photo.identify.alike.doubt import (
    clearness,
    least_said,
    margins_of,
    merits_of,
    unseen,
)
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    Sorted,
    foretold,
    in_order,
    noise_of,
    nothing_known,
    plainly,
    taught_by,
)
from sideboards_score.photo.identify.alike.patches import Look, Seen, see
from sideboards_score.photo.identify.alike.sortings import told_clearly, tried_sortings
from sideboards_score.photo.identify.alike.sweeps import (
    Settled,
    Start,
    afresh,
    lead,
    settle,
)
from sideboards_score.photo.identify.shapes import CLASS_NAMINGS, NONE, ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning


class Glance(NamedTuple):
    """What one look shows, and how the handles were sorted by it."""

    seen: Seen
    tried: list[Settled]
    merits: Doubles
    """(sortings,) how likely each is."""
    alone: bool
    """Whether the first sorting was beyond doubt."""

    @property
    def best(self) -> Settled:
        """The likeliest sorting."""
        return self.tried[int(self.merits.argmax())]

    @property
    def behind(self) -> Doubles:
        """(sortings,) by how much each is less likely than the best."""
        return np.asarray(self.merits.max() - self.merits)


class Hints(NamedTuple):
    """What is known of the handles besides what a look shows."""

    outlines: Callable[[], ShapeFit]
    """What each handle's own outline says, worked out once it is asked for."""
    expected: Ints | None
    """(cards, 5) the shapes that a deck has for cards of these colours."""
    known: Facts | None
    """(4,) templates from other cards of the photo, as a plain look shows them."""
    likely: Sequence[Sorted] | None = None
    """Sortings that another look told, the likeliest first."""


def glances(
    stacks: list[Pixels], classes: Ints, hints: Hints, tuning: DrawerTuning
) -> list[Glance]:
    """The plain look at the drawers, and further ones unless it is beyond doubt or clear enough.

    It is where all cards are told clearly, and no other sorting is nearly as likely.
    """

    def at(look: Look, hints: Hints) -> Glance:
        return _sorted_by_look(_ready(see(stacks, classes, tuning, look), tuning), hints, tuning)

    plain = at(Look(), hints)
    if plain.alone or _told(plain, tuning):
        return [plain]
    hints = hints._replace(known=None, likely=_likely(plain, tuning))
    further = (Look(window=_near_handles(plain, tuning)), Look(tone=tuning.bright_tone))
    return [plain, *(at(look, hints) for look in further)]


def _likely(plain: Glance, tuning: DrawerTuning) -> list[Sorted] | None:
    """The sortings that may be right by the plain look; nothing if it tells a card by little.

    Then further looks begin from all that they find themselves, which may contradict it.
    """
    margins, _ = margins_of(plain.best.drawers, plain.best.places.labels)
    if margins.min() < tuning.likely_told:
        return None
    near = [k for k in plain.behind.argsort() if plain.behind[k] < tuning.likely_behind]
    return [plain.tried[k].places for k in near]


def _told(plain: Glance, tuning: DrawerTuning) -> bool:
    """Whether all cards are told clearly, and no other sorting is nearly as likely."""
    if not told_clearly(plain.best, plain.seen, tuning):
        return False
    own = in_order(plain.best.places.labels)
    near = [plain.tried[k] for k in np.flatnonzero(plain.behind < tuning.likely_behind)]
    return all(np.array_equal(own, in_order(each.places.labels)) for each in near)


def in_other_tone(
    stacks: list[Pixels], one: Glance, looks: list[Glance], tuning: DrawerTuning
) -> tuple[Settled, Seen]:
    """The sorting of a look, with bright parts counting for more than by it, or no longer."""
    usual = Look().tone
    tone = tuning.bright_tone if one.seen.look.tone == usual else usual
    seen = next((each.seen for each in looks if each.seen.look.tone == tone), None)
    if seen is None:
        seen = _ready(see(stacks, one.seen.classes, tuning, Look(tone)), tuning)
    return settle(seen, Start(one.best.places), tuning, quick=True), seen


def clearest(looks: list[Glance], tuning: DrawerTuning) -> Glance:
    """The look by which the cards are told best."""
    return max(looks, key=lambda each: clearness(each.best, tuning))


def contested(one: Glance, looks: list[Glance], tuning: DrawerTuning) -> Flags:
    """(cards, 5) drawers of a class that another look, or hardly a worse sorting, has elsewhere.

    Where one card's flower and square are exchanged in another look, those of all cards are in
    doubt: templates that one wrong card has blurred may have misled others in both. Not those of
    most of a row that are told clearly in all of them: a coin on one card is in doubt alone.
    """
    own = one.best.places.labels
    others = [other.best for other in looks]
    if len(looks) > 1:
        others += [one.tried[k] for k in np.flatnonzero(one.behind < tuning.rival_behind)]
    apart = [elsewhere(own, other.places.labels) for other in others]
    classes = np.concatenate([own[each] for each in apart])
    told = [margins_of(each.drawers, each.places.labels)[0] for each in others]
    sure = (np.min(told, axis=0) >= tuning.told_clearly) & ~np.any(apart, axis=(0, 2))
    if len(own) < tuning.told_cards or sure.sum() < tuning.told_most:
        sure[:] = False
    return np.asarray(np.isin(own, classes) & ~sure[:, None])


def with_rivals(one: Glance, tuning: DrawerTuning) -> Glance:
    """The look with what holds against its best sorting: several cards exchanged at once.

    Each of some cards that are wrong together speaks for the others, so that none is exchanged
    alone. Those that are told worst are taken to their next best arrangements, several at a time;
    mostly they fall back, and where they do not, there is another sorting to be compared with.
    """
    best = one.best
    labels = best.places.labels
    margins, nexts = margins_of(best.drawers, labels)
    worst = margins.argsort()[: tuning.rival_cards]
    names = {each.places.name for each in one.tried}
    known = {each.places.classes for each in one.tried}
    rivals: list[Settled] = []
    for count in range(2, len(worst) + 1):
        for cards in combinations(worst, count):
            exchanged = labels.copy()
            exchanged[list(cards)] = nexts[list(cards)]
            start = Start(best.places._replace(labels=exchanged))
            going = lead(one.seen, start, tuning, names)
            if going.last.places.classes not in known:
                going = afresh(one.seen, going.last.places, tuning, names)
            if going.last.places.classes not in known:
                rivals.append(Settled.of(going, one.seen, tuning))
                known.add(going.last.places.classes)
    if not rivals:
        return one
    tried = [*one.tried, *rivals]
    return one._replace(tried=tried, merits=merits_of(tried, one.seen, tuning))


def hardly_worse(one: Glance, tuning: DrawerTuning) -> Flags:
    """(cards, 5) handles of cards whose next best arrangement leaves hardly less explained.

    What most cards show on a colour is taken for a part of its art, so that a card with another
    handle on it may be clearly told, and wrong. A card that is not told by much is exchanged, and
    everything learnt anew by it, before the two are compared; a wary look may say it is told well.
    """
    labels = one.best.places.labels
    margins, nexts = margins_of(one.best.drawers, labels)
    limits = np.where(
        unseen(labels, nexts, one.seen.classes), tuning.hardly_behind, tuning.hardly_behind_seen
    )
    near = _behind(one, margins < tuning.lags_most, tuning) < limits
    near = _behind(one, near, tuning, warily=True) < tuning.hardly_behind_warily
    return np.asarray((labels != nexts) & near[:, None])


def one_sided(one: Glance, looks: list[Glance], tuning: DrawerTuning) -> Flags:
    """(cards, 5) handles of cards for which, on average over all looks, one hardly speaks.

    Where all handles look much alike on a dark colour, they say that they are the same by so much
    that the other handle of each card is not heard. Such cards are exchanged, too, and looked at
    warily; where one is in doubt by this, others need more.
    """
    labels = one.best.places.labels
    margins, nexts = margins_of(one.best.drawers, labels)
    said = [least_said(each.best.drawers, each.best.places.labels) for each in looks]
    little, said_least = margins < tuning.lags_most, np.mean(said, axis=0)
    first = little & (said_least < tuning.one_sided)
    behind = _behind(one, first, tuning, warily=True)
    if not (behind < tuning.one_sided_behind).any():
        return np.zeros(labels.shape, np.bool_)
    others = little & (said_least < tuning.one_sided_with) & ~first
    behind = np.minimum(behind, _behind(one, others, tuning, warily=True))
    return np.asarray((labels != nexts) & (behind < tuning.one_sided_with_behind)[:, None])


def _behind(one: Glance, which: Flags, tuning: DrawerTuning, *, warily: bool = False) -> Doubles:
    """(cards,) by how much less likely a row is with each of some cards at its next best alone.

    By as much as can be for the cards that are not asked for, `which` (cards,).
    """
    best, seen = one.best, one.seen
    seen = seen._replace(look=seen.look._replace(warily=warily))
    labels, behind = best.places.labels, np.full(len(which), np.inf)
    _, nexts = margins_of(best.drawers, labels)
    cards = np.flatnonzero(which)
    own = settle(seen, Start(best.places), tuning, quick=True) if len(cards) else best
    for card in cards:
        exchanged = labels.copy()
        exchanged[card] = nexts[card]
        other = settle(seen, Start(best.places._replace(labels=exchanged)), tuning, quick=True)
        merits = merits_of([own, other], seen, tuning)
        behind[card] = merits[0] - merits[1]
    return behind


def elsewhere(own: Ints, other: Ints) -> Flags:
    """(cards, 5) which labels others have elsewhere, whatever these call their classes."""
    apart = np.array([(naming[other] != own).any(axis=1).sum() for naming in CLASS_NAMINGS])
    return np.asarray(CLASS_NAMINGS[int(apart.argmin())][other] != own)


def _sorted_by_look(seen: Seen, hints: Hints, tuning: DrawerTuning) -> Glance:
    """The sortings of what a look shows, with the one that a deck expects among them."""
    tried, alone = tried_sortings(seen, hints.outlines, tuning, hints.known, hints.likely)
    prior = np.zeros(len(tried))
    if hints.expected is not None:
        cards = len(hints.expected)
        places = Sorted.at_home(hints.expected, np.zeros(cards, np.intp))
        tried.append(settle(seen, Start(places), tuning, quick=alone))
        prior = np.append(prior, tuning.deck_first)
    return Glance(seen, tried, merits_of(tried, seen, tuning) + prior, alone)


def _ready(seen: Seen, tuning: DrawerTuning) -> Seen:
    """The same less what all drawers share, each drawer moved onto that."""
    shared = _everywhere(seen, tuning)
    moved = abreast(seen, shared[0], tuning)
    shared = shared if moved is seen else _everywhere(moved, tuning)
    return moved._replace(waves=moved.whole - shared)


def _everywhere(seen: Seen, tuning: DrawerTuning) -> Waves:
    """(2 ways up, cards, 5, 3, waves) what all drawers share: lines, bevels, plates."""
    noise = noise_of(seen.waves[0], seen, tuning)
    told = plainly(seen.waves, seen, noise)
    shared = [
        nothing_known(tuning).plus(Facts(told.precision.sum(axis=(0, 1)), pull.sum(axis=(0, 1))))
        for pull in told.pull
    ]
    shape = (*seen.classes.shape, *shared[0].mean.shape)
    return np.stack([foretold(np.broadcast_to(way.mean, shape), seen) for way in shared])


def _near_handles(plain: Glance, tuning: DrawerTuning) -> Singles:
    """(h, w) a window on that part of a drawer where handles stand out from bare drawers."""
    best, seen = plain.best, plain.seen
    templates = taught_by(best.each, best.places.labels, tuning).mean
    adds = patches_of(templates[:NONE] - templates[NONE])
    # Squared, as drawers of all colours show it on average.
    shown = np.einsum("cai,caj->ij", seen.looks, seen.looks)
    energy = np.einsum("kihw,ij,kjhw->hw", adds, shown, adds)
    down, across = (_extent(energy.sum(axis=axis), tuning) for axis in (1, 0))
    return window_of(down + tuning.window_down, across + tuning.window_across)


def _extent(profile: Doubles, tuning: DrawerTuning) -> float:
    """Pixels from the middle of a patch within which most of a profile lies, either way up."""
    both = profile + profile[::-1]
    above = np.maximum(both - np.median(both), 0)[len(both) // 2 :]
    parts = above.cumsum() / max(float(above.sum()), 1e-9)
    return float(np.searchsorted(parts, tuning.window_holds)) + 1
