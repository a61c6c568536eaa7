"""What looks like a slip in a card spelled out, told as soon as it is typed.

Such a card stands as typed: it may be that the deck is wrong. But in a deck whose cards have each
colour once, and each handle, one that has two of a kind is most likely mistyped.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum

from sideboards_score.cli.output import print_message
from sideboards_score.entry.notation import Laid
from sideboards_score.entry.slips import nearest_card
from sideboards_score.model.cards import COLORS, HANDLES, Card, Color, Handle, Value
from sideboards_score.model.deck import Deck
from sideboards_score.words import Words


def print_slips(
    laid: Sequence[Laid], number: int, others: Sequence[Laid], deck: Deck, words: Words
) -> None:
    """Say what looks wrong with a player's card, and which one may be meant."""
    card = laid[number - 1]
    if card.remark is None:
        return
    for key, twice, missing in _twice(card.card, deck):
        print_message(words(key, card=card.typed, value=twice, missing=missing))
    taken = {one.kind for one in (*laid, *others) if one.kind is not None}
    nearest = nearest_card(card.typed, deck, taken)
    if nearest is not None:
        print_message(words("slip-meant", nearest=nearest, number=number))
    elif card.remark.kind == "card-few-handles":
        print_message(words("slip-forgotten", number=number))


def _twice(card: Card, deck: Deck) -> Iterator[tuple[str, Value, list[Value]]]:
    """Colours and handles that stand there twice in place of another."""
    if _once(deck, [card.colors for card in deck.cards.values()]):
        yield from _one_of("slip-color", card.colors, COLORS)
    known = [_handles(other) for other in deck.cards.values() if other.known]
    if _once(deck, known):
        yield from _one_of("slip-handle", _handles(card), HANDLES)


def _handles(card: Card) -> tuple[Handle, ...]:
    return tuple(drawer.handle for drawer in card.drawers if drawer.handle is not Handle.NONE)


def _once(deck: Deck, cards: Sequence[Sequence[Enum]]) -> bool:
    """Whether no card of a deck has anything twice."""
    return bool(deck.cards and cards) and all(len(set(card)) == len(card) for card in cards)


def _one_of(
    key: str, values: Sequence[Value], every: Sequence[Value]
) -> Iterator[tuple[str, Value, list[Value]]]:
    """A value that stands there twice, with those that are missing, where nothing is unknown."""
    if {Color.UNKNOWN, Handle.UNKNOWN} & {*values}:
        return
    counts = Counter(values)
    missing = [value for value in every if value not in counts]
    for value, count in counts.items():
        if count > 1 and missing:
            yield key, value, missing
