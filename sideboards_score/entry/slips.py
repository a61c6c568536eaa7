"""Which card of the deck a misspelt one most likely means.

A code is compared with every card of the deck, both ways up, by the slips that lead from it to what
was typed, each with its price: neighbours exchanged, a letter doubled, dropped, replaced or added;
and, of a whole card, all handles before their colours. How often the
first suggestion is right is measured by tests/benchmarks/suggest_figures.py. Where several cards
fit equally well nothing is suggested, nor is a card that lies on the table already.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache

from sideboards_score.model.cards import COLORS, HANDLES, Card, Color, Handle
from sideboards_score.model.deck import Deck, kind_of

_COLORS = frozenset(color.value.lower() for color in COLORS)
_HANDLES = frozenset(handle.value for handle in HANDLES)
_UNKNOWN = Handle.UNKNOWN.value
"""Stands in a card of the deck for any handle, or none."""

_EXCHANGED = 0.9
_HANDLE_FIRST = 0.7
"""A handle exchanged with its own colour: the commonest exchange."""
_DOUBLED = 0.8
_DROPPED = 1.0
_REPLACED = 1.0
_OTHER_KIND = 1.3
"""A colour in place of a handle, or the other way round."""
_ADDED = 1.2
_HANDLES_FIRST = 1.0

_MOST_SPELLED = 2.1
"""Two slips in a card spelled out still leave little doubt which one is meant."""
_MOST_COLORS = 1.25
"""With two slips in five letters anything could be meant."""
_CLEAR = 0.05
"""How much the second best must be worse."""


def nearest_card(typed: str, deck: Deck, taken: Collection[str] = ()) -> str | None:
    """The code that a misspelt one most likely means; None where that is not clear.

    `taken` are the kinds of the cards that lie already (`kind_of`).
    """
    text = "".join(typed.casefold().split())
    if not text or Color.UNKNOWN.value in text:
        return None
    spelled = any(letter in _HANDLES for letter in text)
    if spelled:
        found = _clearest(_variants(text), _codes(deck, taken), _MOST_SPELLED)
        if found is not None or len(text) > len(COLORS) + 1:
            return found
    return _clearest([(0.0, text)], _orders(deck, taken), _MOST_COLORS)


def _codes(deck: Deck, taken: Collection[str]) -> Iterator[tuple[str, str]]:
    """Each code that a free card of the deck can be spelled as, and how it is suggested."""
    for card in _free(deck, taken):
        yield card.code.lower(), card.code if card.known else card.color_code


def _orders(deck: Deck, taken: Collection[str]) -> Iterator[tuple[str, str]]:
    """The same for colour orders."""
    for order in dict.fromkeys(card.color_code for card in _free(deck, taken)):
        yield order.lower(), order


def _free(deck: Deck, taken: Collection[str]) -> Iterator[Card]:
    """The cards of the deck that do not lie on the table, both ways up."""
    for card in deck.cards.values():
        if kind_of(card) not in taken and Color.UNKNOWN not in card.colors:
            yield card
            yield card.turned()


def _variants(text: str) -> list[tuple[float, str]]:
    """What may have been meant by a whole card, and the price of that."""
    return [(0.0, text), (_HANDLES_FIRST, _colors_first(text))]


def _colors_first(text: str) -> str:
    """The text with each handle behind the colour that it stood before."""
    letters, at = list(text), 0
    while at + 1 < len(letters):
        if letters[at] in _HANDLES and letters[at + 1] in _COLORS:
            letters[at], letters[at + 1] = letters[at + 1], letters[at]
            at += 1
        at += 1
    return "".join(letters)


def _clearest(
    variants: Iterable[tuple[float, str]], wanted: Iterable[tuple[str, str]], most: float
) -> str | None:
    """The only one that fits well; itself is what was typed and not what was meant."""
    prices: dict[str, float] = {}
    texts = list(variants)
    for code, label in wanted:
        price = min(more + _price(code, text) for more, text in texts)
        if code != texts[0][1]:
            prices[label] = min(price, prices.get(label, price))
    order = sorted(prices, key=prices.__getitem__)
    if not order or prices[order[0]] > most:
        return None
    clear = len(order) == 1 or prices[order[1]] - prices[order[0]] >= _CLEAR
    return order[0] if clear else None


def _price(code: str, text: str) -> float:
    """The cheapest way of slips from a code to what was typed."""
    before: list[float] = []
    row = [0.0]
    for at in range(len(text)):
        row.append(row[-1] + _extra(text, at))
    for line, letter in enumerate(code):
        older, before = before, row
        missing = 0.0 if letter == _UNKNOWN else _DROPPED
        row = [before[0] + missing]
        for at, other in enumerate(text):
            prices = (
                before[at] + _instead(letter, other),
                before[at + 1] + missing,
                row[at] + _extra(text, at),
            )
            best = min(prices)
            if line and at and letter == text[at - 1] and code[line - 1] == other != letter:
                best = min(best, older[at - 1] + _exchanged(letter, other))
            row.append(best)
    return row[-1]


@cache
def _instead(letter: str, other: str) -> float:
    """The price of one letter typed for another."""
    if letter == other or (letter == _UNKNOWN and other in _HANDLES):
        return 0.0
    if other not in _COLORS and other not in _HANDLES:
        return _REPLACED
    same = (letter in _COLORS) == (other in _COLORS)
    return _REPLACED if same else _OTHER_KIND


def _exchanged(second: str, first: str) -> float:
    """The price of two neighbours of a code typed the wrong way round."""
    return _HANDLE_FIRST if first in _COLORS and second in _HANDLES else _EXCHANGED


def _extra(text: str, at: int) -> float:
    """The price of a letter too many."""
    return _DOUBLED if at and text[at] == text[at - 1] else _ADDED
