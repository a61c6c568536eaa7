"""What the unknown drawers of a sideboard can still turn out to be, by the deck.

A card with unknown drawers is one of the deck's cards that fit it and do not lie elsewhere in the
game. Cards of the deck that look alike are one kind, of which the deck has so many. Where no kind
fits, or the deck does not know either, nothing is ruled out: a bound that is too wide does no harm,
one that is too narrow is a lie.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple

from sideboards_score.model.cards import COLORS, HANDLES, Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck, kind_of
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard

LIMIT = 10_000
"""Completions of one sideboard up to which bounds are exact: a person waits a second or two for a
sideboard that reaches it."""


class Option(NamedTuple):
    """One thing a card can be: its drawers, and the kind of the deck's card if it is one."""

    card: Card
    kind: str | None


class Completion(NamedTuple):
    """A sideboard without unknown drawers, and the kinds that its open cards take from the deck."""

    sideboard: Sideboard
    kinds: tuple[str, ...]


def kinds_left(game: Game) -> dict[str, int]:
    """How many cards of each kind the deck has beside those that lie fully known on the table.

    A card that is not fully known counts as well where it can only be of one kind. A card that
    could be of several kinds is taken from none of them.
    """
    left = Counter(kind_of(card) for card in game.deck.cards.values())
    for player in game.players:
        for card in player.sideboard.cards:
            kinds = _kinds(card, game.deck)
            if len(kinds) == 1:
                left[kinds.pop()] -= 1
    return left


def _kinds(card: Card, deck: Deck) -> set[str]:
    """The kinds of the deck that a card can be."""
    return {kind_of(deck.cards[fit.id]) for fit in deck.fits(card)}


def completions(
    sideboard: Sideboard, deck: Deck, left: Mapping[str, int]
) -> list[Completion] | None:
    """Every completion of a sideboard, no card used twice.

    None if there are too many to list, or none at all because the cards contradict each other.
    """
    # `free` counts the ways to fill cards that take none from the deck: these multiply in full,
    # while cards of the deck exclude each other, so that only trying tells how many ways there are.
    choices = []
    free = 1
    for card in sideboard.cards:
        options = list(islice(options_of(card, deck, left), LIMIT + 1))
        free *= len(options) if options[0].kind is None else 1
        if max(free, len(options)) > LIMIT:
            return None
        choices.append(options)
    found = list(islice(_choose(choices, (), (), left), LIMIT + 1))
    return found if 0 < len(found) <= LIMIT else None


def options_of(card: Card, deck: Deck, left: Mapping[str, int]) -> Iterator[Option]:
    """Everything the card can be."""
    if card.known:
        yield Option(card, None)
        return
    seen: set[Option] = set()
    for option in _of_the_deck(card, deck, left):
        if option not in seen:
            seen.add(option)
            yield option
    if not seen:
        for whole in _filled(card, None):
            yield Option(whole, None)


def _of_the_deck(card: Card, deck: Deck, left: Mapping[str, int]) -> Iterator[Option]:
    """The deck's cards that it can be.

    A card of only one kind has been taken from `left` already, so it takes none of what is left.
    """
    only = len(_kinds(card, deck)) == 1
    for fit in deck.fits(card):
        kind = kind_of(fit.card)
        if left[kind] >= 0 if only else left[kind] > 0:
            merged = fit.card.merged(card)
            for whole in _filled(merged, None if merged.known else deck.handles_per_card):
                yield Option(whole, None if only else kind)


def is_of_the_deck(card: Card, deck: Deck, left: Mapping[str, int]) -> bool:
    """Whether the deck has a card left that it can be."""
    return next(_of_the_deck(card, deck, left), None) is not None


def _filled(card: Card, handles_per_card: int | None) -> Iterator[Card]:
    """Every way to fill the unknown drawers of a card."""
    for drawers in product(*(_drawers(drawer) for drawer in card.drawers)):
        handles = sum(drawer.handle is not Handle.NONE for drawer in drawers)
        if handles_per_card is None or handles == handles_per_card:
            yield Card(drawers)


def _drawers(drawer: Drawer) -> list[Drawer]:
    colors = COLORS if drawer.color is Color.UNKNOWN else (drawer.color,)
    unknown = drawer.handle is Handle.UNKNOWN
    handles = (Handle.NONE, *HANDLES) if unknown else (drawer.handle,)
    return [Drawer(color, handle) for color in colors for handle in handles]


def _choose(
    choices: Sequence[Sequence[Option]],
    cards: tuple[Card, ...],
    kinds: tuple[str, ...],
    left: Mapping[str, int],
) -> Iterator[Completion]:
    """Every choice of one option per card that takes no kind more often than there is."""
    if len(cards) == len(choices):
        yield Completion(Sideboard(cards), kinds)
        return
    for card, kind in choices[len(cards)]:
        if kind is None:
            yield from _choose(choices, (*cards, card), kinds, left)
        elif kinds.count(kind) < left[kind]:
            yield from _choose(choices, (*cards, card), (*kinds, kind), left)
