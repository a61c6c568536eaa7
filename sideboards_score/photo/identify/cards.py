"""The joint reading of all cards of a photo: likely cards, and how sure each drawer is."""

from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import COLORS, HANDLES, LINES, Card, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Shades
from sideboards_score.photo.arrays import ORDERS, Doubles, Flags, Ints, Pixels
from sideboards_score.photo.identify.alike.evidence import Facts
from sideboards_score.photo.identify.alike.settle import Given, fit_alike
from sideboards_score.photo.identify.candidates import Candidates
from sideboards_score.photo.identify.colors import ClassFit, fit_classes_in_glare, grown_classes
from sideboards_score.photo.identify.drawers import drawer_colors
from sideboards_score.photo.identify.few import fit_few
from sideboards_score.photo.identify.handles import find_marks
from sideboards_score.photo.identify.joint import (
    Belief,
    Evidence,
    blame,
    color_evidence,
    handle_evidence,
    weigh,
)
from sideboards_score.photo.identify.naming import (
    NAMINGS,
    naming_scores,
    shades_of,
    tint,
    with_shades,
)
from sideboards_score.photo.identify.shapes import ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning

_HANDLES = (*HANDLES, Handle.NONE)


class CardIdentity(NamedTuple):
    """One card of the row."""

    likely: Card
    color: Doubles
    """(5,) probability that the colour of each drawer of `likely` is right."""
    handle: Doubles
    """(5,) the same for its handles."""
    from_deck: Flags
    """(5,) whether the handle is sure only because the deck has this card."""
    exchanged: Doubles
    """(5,) how likely the colour of each drawer is another one's of the card, and the other way,
    if the colours of the photo are named rightly."""


class JointReading(NamedTuple):
    """All cards of a photo, from left to right."""

    cards: tuple[CardIdentity, ...]
    confidence: float
    """Probability that every drawer is right."""
    shades: Shades = ()
    """What the five colours look like in neutral light."""
    taught: Facts | None = None
    """Templates of the handles, where they are beyond doubt, for other cards of the photo."""


def identify(
    stacks: list[Pixels], deck: Deck | None, tuning: DrawerTuning, known: Facts | None = None
) -> JointReading:
    """Read straightened stacks (h, w, 3) BGR, one per card from left to right.

    Every stack holds its five drawers one below the other, each a fifth of the height. Without a
    deck the rules of the cards alone are the prior: five colours once, three different handles.
    `known` are templates of handles from other cards of the photo.
    """
    # Classes first in the photo's own light; a first naming tells its tint, and with grey made grey
    # the glare on the cards is white and can be taken off.
    seen = drawer_colors(stacks, tuning)
    grown = grown_classes(seen, tuning)
    known_shades = with_shades(tuning, () if deck is None else deck.learned.appearance)
    light = tint(grown, known_shades)
    classes = fit_classes_in_glare(seen / light, grown - np.log(light), tuning)
    colors = color_evidence(classes, naming_scores(classes.centers, known_shades), tuning)
    alone = classes.spoilt & (classes.spoilt.sum(axis=1, keepdims=True) == 1)
    candidates = None if deck is None else Candidates.of(deck)
    shapes, taught = _shapes(stacks, classes, _expected(colors, candidates), known, tuning)
    shapes = shapes.without(alone)
    handles = handle_evidence(shapes, tuning)
    belief, named = weigh(colors, handles, candidates, tuning)
    doubt = np.where(_vouched(belief, tuning), 0.0, blame(handles, tuning))
    spoilt = (doubt > 0) & (doubt == doubt.max(axis=1, keepdims=True))
    deck_tells = _told_by_deck(colors, candidates)
    # Where it does, it tells what belongs in all that are in question.
    spoilt = np.where(deck_tells, doubt > tuning.in_question, spoilt)
    doubt = np.where(deck_tells, spoilt, doubt)
    if spoilt.any():
        handles = handle_evidence(shapes.without(spoilt), tuning)
        belief, named = weigh(colors, handles, candidates, tuning)
    limits = np.minimum(_limits(classes, belief, tuning), _told(classes, doubt, spoilt, tuning))
    otherwise = np.maximum(shapes.doubt, shapes.apart)
    limits[..., 1] *= 1 - otherwise * ~(_vouched(belief, tuning) & deck_tells)
    seen_alone = belief if candidates is None else weigh(colors, handles, None, tuning).belief
    reading = _read(belief, limits, seen_alone, tuning)
    # Colours that are exchanged on all cards are a matter of their names, which may be less sure.
    cards = tuple(
        card._replace(exchanged=exchanged(swaps))
        for card, swaps in zip(reading.cards, named.colors, strict=True)
    )
    shades = shades_of(classes.centers, known_shades)
    return reading._replace(cards=cards, shades=shades, taught=taught)


def _shapes(
    stacks: list[Pixels],
    classes: ClassFit,
    expected: Ints | None,
    known: Facts | None,
    tuning: DrawerTuning,
) -> tuple[ShapeFit, Facts | None]:
    """The handles in three shape classes: as they are alike, and each by itself on a few cards.

    Also their templates, as `fit_alike` gives them.
    """
    if len(stacks) <= tuning.few_cards:
        return fit_few(find_marks(stacks, tuning), tuning), None
    orders = ORDERS[classes.orders.argmax(axis=1)]
    given = Given(classes.spoilt, expected, known)
    alike, taught = fit_alike(stacks, orders, given, tuning)
    if len(stacks) > tuning.several_cards:
        return alike, taught
    return alike.agreed(fit_few(find_marks(stacks, tuning), tuning)), None


def _expected(colors: Evidence, candidates: Candidates | None) -> Ints | None:
    """(cards, 5) the handles that a deck has for the likeliest colours, where that is clear."""
    return None if candidates is None else candidates.handles_for(_likeliest(colors))


def _told_by_deck(colors: Evidence, candidates: Candidates | None) -> Flags:
    """(cards, 1) whether a deck knows the handles of cards of the likeliest colours."""
    orders = _likeliest(colors)
    told = np.zeros(len(orders), np.bool_) if candidates is None else candidates.tells(orders)
    return told[:, None]


def _likeliest(colors: Evidence) -> Ints:
    """(cards, 5) the likeliest colours by name."""
    named = colors.named(NAMINGS[colors.namings.argmax()])
    return np.asarray(ORDERS[named.ruled.argmax(axis=1)])


def _yes(score: Doubles) -> Doubles:
    """Probability of a logit."""
    return np.asarray(1 / (1 + np.exp(-np.clip(score, -50, 50))))


def _vouched(belief: Belief, tuning: DrawerTuning) -> Flags:
    """(cards, 1) whether the deck has the card, or without a deck, whether it keeps the rules."""
    return np.asarray(belief.known > tuning.outside_certainty)[:, None]


def _told(classes: ClassFit, doubt: Doubles, spoilt: Flags, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 2) how sure a colour and a handle can be at most where one drawer is spoilt.

    What it shows is only what the other four and the rules or the deck leave for it. `doubt`
    (cards, 5) is the blame of each handle, `spoilt` the ones that were left out.
    """
    handle = np.where(spoilt, tuning.outside_certainty * doubt, 1 - doubt)
    told = np.stack([np.ones_like(handle), handle], axis=-1)
    told[classes.spoilt] = tuning.outside_certainty
    return told


def _limits(classes: ClassFit, belief: Belief, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 1) how sure a drawer is at most: what fits no hypothesis well may be anything."""
    card = (classes.orders.max(axis=1) - tuning.card_unfit) / tuning.card_unfit_width
    drawer = (classes.held - tuning.drawer_unfit) / tuning.drawer_unfit_width
    fits = _yes(card)[:, None] * _yes(drawer)
    gaps = (np.array(tuning.against) - belief.against) / np.array(tuning.against_width)
    fits = fits * _yes(gaps).prod(axis=-1)
    rules = np.where(_vouched(belief, tuning), 1.0, tuning.outside_certainty)
    return np.asarray((1 - tuning.unmodelled) * np.minimum(fits, rules)[..., None])


def _read(belief: Belief, limits: Doubles, seen: Belief, tuning: DrawerTuning) -> JointReading:
    """The likely card at every place, and what is left of certainty.

    `seen` is what would be believed without a deck.
    """
    likely = belief.handles.argmax(axis=2)[..., None]
    alone = np.take_along_axis(seen.handles, likely, axis=2)[..., 0]
    cards = tuple(
        _identity(colors, handles, limit)._replace(from_deck=own < tuning.seen_surely)
        for colors, handles, limit, own in zip(
            belief.colors, belief.handles, limits, alone, strict=True
        )
    )
    sure = [float(np.min([card.color, card.handle])) for card in cards]
    return JointReading(cards, float(np.prod(sure)))


def _identity(colors: Doubles, handles: Doubles, limits: Doubles) -> CardIdentity:
    """The most likely colour (of (5, 5)) and handle (of (5, 4)) of every drawer of one card.

    A limit (5, 2) takes no probability below that of a guess.
    """
    card = Card(
        tuple(
            Drawer(COLORS[color], _HANDLES[handle])
            for color, handle in zip(colors.argmax(axis=1), handles.argmax(axis=1), strict=True)
        )
    )
    color, handle = (
        np.minimum(kind.max(axis=1), np.maximum(limit, 1 / kind.shape[1]))
        for kind, limit in zip((colors, handles), limits.T, strict=True)
    )
    return CardIdentity(card, color, handle, np.zeros(LINES, np.bool_), exchanged(colors))


def exchanged(colors: Doubles) -> Doubles:
    """(5,) how likely each drawer of a card has the colour of another one, which has its own.

    `colors` (5, 5) are the probabilities of each of `COLORS`.
    """
    others = colors[:, colors.argmax(axis=1)]  # (drawer, drawer): the colour that the other has
    both = np.minimum(others, others.T)
    np.fill_diagonal(both, 0)
    return np.asarray(both.max(axis=1))
