"""What a card can still be while somebody taps it in: the deck narrows it drawer by drawer."""

from collections.abc import Sequence
from typing import NamedTuple

from sideboards_score.model.cards import COLORS, HANDLES, Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import DrawerReading

_MOST_FITS = 6
"""Cards that a page names: more of them tell nobody anything."""


_MOST_LIKELY = 3
"""Values that a page offers by themselves: a fourth is found among all of them as quickly."""


class Offer(NamedTuple):
    """A value that a drawer can be given."""

    value: Color | Handle
    possible: bool
    """Whether some card of the deck has it there."""
    chosen: bool
    """Whether it lies there now."""


class Offers(NamedTuple):
    """All values for a drawer, and the cards that the whole card can still be."""

    colors: tuple[Offer, ...]
    handles: tuple[Offer, ...]
    fits: tuple[str, ...]
    """The ids, with `r` where turned; none where there are too many to name."""
    fitting: int
    """How many there are."""


def with_drawer(card: Card, line: int, drawer: Drawer) -> Card:
    """The card with another drawer at a line, counted from 1."""
    drawers = list(card.drawers)
    drawers[line - 1] = drawer
    return Card(tuple(drawers))


def offers(card: Card, line: int, deck: Deck) -> Offers:
    """What a drawer can be, by what the other drawers of its card are."""
    now = card.drawers[line - 1]
    bare = with_drawer(card, line, Drawer(Color.UNKNOWN, Handle.UNKNOWN))
    colors = [
        Offer(
            color,
            _fits(with_drawer(bare, line, Drawer(color, Handle.UNKNOWN)), deck),
            color is now.color,
        )
        for color in COLORS
    ]
    handles = [
        Offer(handle, _handle_fits(card, line, handle, deck), handle is now.handle)
        for handle in (*HANDLES, Handle.NONE)
    ]
    fits = deck.fits(card)
    named = tuple(fit.name for fit in fits) if len(fits) <= _MOST_FITS else ()
    return Offers(_free(colors), _free(handles), named, len(fits))


def likely_values(card: Card, line: int, deck: Deck, seen: DrawerReading) -> list[Drawer]:
    """What a photo can show at a line, the likeliest first.

    The photo's own first choice stands first, and alone where it is sure. The others are what the
    rest of the card leaves possible: the probability that the photo leaves is shared among them.
    """
    if seen.color_sure and seen.handle_sure:
        return [seen.likely]
    bare = with_drawer(card, line, Drawer(Color.UNKNOWN, Handle.UNKNOWN))
    others = [
        drawer
        for color in ((seen.likely.color,) if seen.color_sure else COLORS)
        for handle in ((seen.likely.handle,) if seen.handle_sure else (*HANDLES, Handle.NONE))
        if (drawer := Drawer(color, handle)) != seen.likely
        and _handle_fits(with_drawer(bare, line, Drawer(color, Handle.UNKNOWN)), line, handle, deck)
    ]
    others.sort(key=lambda drawer: _chance(drawer, seen), reverse=True)
    return [seen.likely, *others[: _MOST_LIKELY - 1]]


def _chance(drawer: Drawer, seen: DrawerReading) -> float:
    """How likely a value is: what is left of each part goes to its other values alike."""
    color, handle = seen.color_probability, seen.handle_probability
    if drawer.color is not seen.likely.color:
        color = (1 - color) / (len(COLORS) - 1)
    if drawer.handle is not seen.likely.handle:
        handle = (1 - handle) / len(HANDLES)
    return color * handle


def _fits(card: Card, deck: Deck) -> bool:
    return not deck.cards or bool(deck.fits(card))


def _handle_fits(card: Card, line: int, handle: Handle, deck: Deck) -> bool:
    """Whether a handle can be at a line: some card has it, and the card has room for it."""
    with_it = with_drawer(card, line, Drawer(card.drawers[line - 1].color, handle))
    return _fits(with_it, deck) and _within(with_it, deck)


def _within(card: Card, deck: Deck) -> bool:
    """Whether a card has no more handles, and no more drawers without, than the deck's cards."""
    wanted = deck.handles_per_card
    if wanted is None:
        return True
    known = sum(handle is not Handle.UNKNOWN for handle in card.handles)
    without = sum(drawer.handle is Handle.NONE for drawer in card.drawers)
    return known <= wanted and without <= len(card.drawers) - wanted


def _free(found: Sequence[Offer]) -> tuple[Offer, ...]:
    """All of them where the deck has none: then what lies there is not in the deck."""
    if any(offer.possible for offer in found):
        return tuple(found)
    return tuple(offer._replace(possible=True) for offer in found)


def narrowed(card: Card, deck: Deck) -> Card:
    """The card with every drawer filled in that the deck leaves only one value for."""
    fits = deck.fits(card)
    if fits:
        agreed = fits[0].card
        for fit in fits[1:]:
            agreed = agreed.common(fit.card)
        card = card.merged(agreed)
    wanted = deck.handles_per_card
    if wanted is None:
        return card
    known = sum(handle is not Handle.UNKNOWN for handle in card.handles)
    if known != wanted:
        return card
    return Card(
        tuple(
            Drawer(drawer.color, Handle.NONE) if drawer.handle is Handle.UNKNOWN else drawer
            for drawer in card.drawers
        )
    )


def next_line(card: Card) -> int | None:
    """The line to be tapped in next: the colours from the top down, then the handles."""
    for line, drawer in enumerate(card.drawers, 1):
        if drawer.color is Color.UNKNOWN:
            return line
    for line, drawer in enumerate(card.drawers, 1):
        if drawer.handle is Handle.UNKNOWN:
            return line
    return None
