"""All hypotheses about a photo weighed at once: names, colour orders, handles, and the deck.

A card is one of the deck's, or any order of five colours with any three handles, or anything at
all, with falling prior weight. A drawer's probability is what is left after the OTHER hypotheses
that fit the same pixels.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import ORDERS, Doubles, Ints
from sideboards_score.photo.identify.candidates import Candidates
from sideboards_score.photo.identify.colors import ClassFit
from sideboards_score.photo.identify.naming import NAMINGS
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, CLASS_NAMINGS, ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning


class Belief(NamedTuple):
    """What is believed of every drawer, by name."""

    colors: Doubles
    """(cards, 5, 5) probability of each of `COLORS`."""
    handles: Doubles
    """(cards, 5, 4) probability of flower, square, bar, none."""
    known: Doubles
    """(cards,) probability that the card is one of the deck's; without a deck, that it keeps the
    rules."""
    against: Doubles
    """(cards, 5, 2) by how much (log) another colour, or handle, fits the drawer alone better."""


class Evidence(NamedTuple):
    """What the pixels say of one kind (colour or handle), log-likelihoods throughout."""

    table: Ints
    """(hypotheses, 5) what every hypothesis that keeps the rules shows."""
    ruled: Doubles
    """(cards, hypotheses) each of them."""
    single: Doubles
    """(cards, 5, classes) each class of each drawer alone."""
    namings: Doubles
    """(namings,) each way to name the classes."""

    def named(self, naming: Ints) -> "Evidence":
        """The same by name instead of class; `naming[name]` is the class that bears the name."""
        order = _renamed(self.table.tobytes(), tuple(naming.tolist()))
        return Evidence(self.table, self.ruled[:, order], self.single[:, :, naming], self.namings)


@lru_cache(maxsize=512)  # of two tables, the namings of five colours and of three shapes
def _renamed(table: bytes, naming: tuple[int, ...]) -> Ints:
    """(hypotheses,) where each hypothesis of a table (hypotheses, 5) stands once it is renamed."""
    shown = np.frombuffer(table, np.intp).reshape(-1, LINES)
    # Every hypothesis as one number, so that the renamed one is found by a look-up.
    base = len(naming) ** np.arange(LINES)
    places = {int(code): k for k, code in enumerate(shown @ base)}
    return np.array([places[int(code)] for code in np.array(naming)[shown] @ base])


class Parts(NamedTuple):
    """Evidence of one kind summed up without a deck."""

    total: Doubles
    """(cards,) log of the mean likelihood."""
    marginal: Doubles
    """(cards, 5, classes) probability of each class for each drawer."""
    lawful: Doubles
    """(cards,) probability that the card keeps the rules."""


def _log_sum(scores: Doubles) -> Doubles:
    """Log of the sum of exponentials along the last axis."""
    top = scores.max(axis=-1, keepdims=True)
    return np.asarray(top[..., 0] + np.log(np.exp(scores - top).sum(axis=-1)))


def color_evidence(fit: ClassFit, namings: Doubles, tuning: DrawerTuning) -> Evidence:
    """Colour evidence: whole orders in the light of the card, and single drawers."""
    trust = tuning.color_trust
    return Evidence(ORDERS, trust * fit.orders, trust * fit.drawers, namings)


def handle_evidence(fit: ShapeFit, tuning: DrawerTuning) -> Evidence:
    """Handle evidence: the drawers of a card are independent of each other."""
    single = tuning.handle_trust * fit.drawers
    ruled = single[:, np.arange(LINES), ARRANGEMENTS].sum(axis=-1)
    return Evidence(ARRANGEMENTS, ruled, single, fit.namings)


def blame(handles: Evidence, tuning: DrawerTuning) -> Doubles:
    """(cards, 5) how likely each drawer's handle alone is what breaks the rules of the card.

    Of two flowers each may be the wrong one, the fainter one sooner; drawers without which the
    rules would still be broken are not in question. All 0 where the card keeps the rules, and where
    no single drawer explains it.
    """
    weight = np.full(handles.single.shape[:2], -np.inf)
    for drawer in range(LINES):
        own = handles.single[:, drawer]
        single = handles.single.copy()
        single[:, drawer] = 0
        ruled = handles.ruled - own[:, handles.table[:, drawer]]
        rest = _without_deck(handles._replace(ruled=ruled, single=single), tuning.rare_handles)
        kept = rest.lawful > tuning.outside_certainty
        # What spoils it may look like any handle, so every class counts alike.
        weight[kept, drawer] = (_log_sum(ruled) + _log_sum(own))[kept]
    broken = _without_deck(handles, tuning.rare_handles).lawful <= tuning.outside_certainty
    broken &= np.isfinite(weight).any(axis=1)
    share = np.zeros_like(weight)
    share[broken] = np.exp(weight[broken] - _log_sum(weight[broken])[:, None])
    return share


def _without_deck(evidence: Evidence, rare: float) -> Parts:
    """Any hypothesis that keeps the rules and, rarely, anything at all."""
    classes = evidence.single.shape[-1]
    # All hypotheses that keep the rules are alike beforehand, and together 1 - rare; the rest is
    # "any class in any drawer", each drawer by itself. Sums of logarithms throughout.
    size = np.log(len(evidence.table)) - np.log1p(-rare)
    each = _log_sum(evidence.single)
    free = (each - np.log(classes)).sum(axis=1) + np.log(rare)
    total = np.logaddexp(_log_sum(evidence.ruled) - size, free)
    weight = np.exp(evidence.ruled - size - total[:, None])
    shows = (evidence.table[:, :, None] == np.arange(classes)).reshape(len(evidence.table), -1)
    lawful = (weight @ shows).reshape(evidence.single.shape)
    broken = np.exp(free - total)  # probability that the card breaks the rules
    loose = broken[:, None, None] * np.exp(evidence.single - each[..., None])
    return Parts(total, lawful + loose, 1 - broken)


def _alone_once(posterior: Doubles, ids: Ints) -> Doubles:
    """Probabilities (cards, ways) once no two places may hold the same card of the deck."""
    # A way is as probable as that its card lies at no other place. Each round takes what the other
    # places hold by now for given (mean field); two rounds settle it, since doubts are few.
    same = (ids[:, None] == np.arange(int(ids.max()) + 1)).astype(float)
    whole = posterior.sum(axis=1, keepdims=True)
    result = posterior
    for _ in range(2):
        free = np.log1p(-np.clip(result @ same, 0, 1 - 1e-9))
        others = np.exp(free.sum(axis=0) - free)
        result = posterior * others[:, ids]
        result = result * whole / np.maximum(result.sum(axis=1, keepdims=True), 1e-300)
    return np.asarray(result)


class Told(NamedTuple):
    """What one kind tells of the photo by one way to name its classes."""

    score: float
    """Log-likelihood of the names."""
    evidence: Evidence
    parts: Parts
    against: Doubles
    """(cards, 5) what each drawer alone says against what is believed of it."""


def _told(evidence: Evidence, naming: Ints, score: float, rare: float) -> Told:
    named = evidence.named(naming)
    parts = _without_deck(named, rare)
    return Told(score, named, parts, _against(named, parts.marginal))


def _with_deck(
    told_colors: Told, told_handles: Told, candidates: Candidates, tuning: DrawerTuning
) -> tuple[Doubles, Belief]:
    """Log evidence (cards,) and beliefs where the deck is known, for evidence by name."""
    colors, loose_colors = told_colors.evidence, told_colors.parts
    handles, loose_handles = told_handles.evidence, told_handles.parts
    # Likelihood of every way to lay a card of the deck, all alike beforehand, against a card that
    # the deck does not have; colours and handles are independent once the way is given.
    fits = candidates.colors.fits(colors.ruled, colors.single)
    fits = fits + candidates.handles.fits(handles.ruled, handles.single)
    inside = fits - np.log(len(candidates.ids)) + np.log1p(-tuning.rare_outside)
    outside = loose_colors.total + loose_handles.total + np.log(tuning.rare_outside)
    total = np.logaddexp(_log_sum(inside), outside)
    ways = _alone_once(np.exp(inside - total[:, None]), candidates.ids)
    rest = np.exp(outside - total)[:, None, None]
    color = candidates.colors.shown(ways, colors.ruled, colors.single)
    color = color + rest * loose_colors.marginal
    handle = candidates.handles.shown(ways, handles.ruled, handles.single)
    handle = handle + rest * loose_handles.marginal
    against = np.stack([_against(colors, color), _against(handles, handle)], axis=-1)
    return total, Belief(color, handle, ways.sum(axis=1), against)


def _named_belief(
    color: Told, handle: Told, candidates: Candidates | None, tuning: DrawerTuning
) -> tuple[float, Belief]:
    """Log evidence of the photo and beliefs, for evidence by name."""
    if candidates is not None:
        total, belief = _with_deck(color, handle, candidates, tuning)
        return float(total.sum()), belief
    against = np.stack([color.against, handle.against], axis=-1)
    known = color.parts.lawful * handle.parts.lawful
    belief = Belief(color.parts.marginal, handle.parts.marginal, known, against)
    return float(color.parts.total.sum() + handle.parts.total.sum()), belief


def _against(evidence: Evidence, marginal: Doubles) -> Doubles:
    """(cards, 5) what each drawer alone says against what is believed of it."""
    believed = marginal.argmax(axis=-1)[..., None]
    held = np.take_along_axis(evidence.single, believed, axis=-1)[..., 0]
    return np.asarray(evidence.single.max(axis=-1) - held)


def _plausible(scores: Doubles, tuning: DrawerTuning) -> Ints:
    """Indices of the namings that are worth a look."""
    order = np.argsort(-scores)[: tuning.most_namings]
    return np.asarray(order[scores[order] > scores[order[0]] - tuning.naming_reach])


class Weighed(NamedTuple):
    """What to believe of every drawer, over all plausible names of the classes."""

    belief: Belief
    likeliest: Belief
    """The same under the likeliest names alone, which hold for the whole photo."""


def weigh(
    colors: Evidence, handles: Evidence, candidates: Candidates | None, tuning: DrawerTuning
) -> Weighed:
    """What all hypotheses together say of every drawer."""
    by_color = [
        _told(colors, NAMINGS[a], float(colors.namings[a]), tuning.rare_colors)
        for a in _plausible(colors.namings, tuning)
    ]
    by_handle = [
        _told(handles, CLASS_NAMINGS[b], float(handles.namings[b]), tuning.rare_handles)
        for b in _plausible(handles.namings, tuning)
    ]
    scores: list[float] = []
    beliefs: list[Belief] = []
    for color, handle in product(by_color, by_handle):
        total, belief = _named_belief(color, handle, candidates, tuning)
        scores.append(total + color.score + handle.score)
        beliefs.append(belief)
    # A naming holds for the whole photo, so its evidence is the product over all cards.
    weight = np.exp(np.array(scores) - max(scores))
    weight /= weight.sum()
    parts = (np.stack(part) for part in zip(*beliefs, strict=True))
    belief = Belief(*(np.einsum("w,w...->...", weight, part) for part in parts))
    return Weighed(belief, beliefs[int(weight.argmax())])
