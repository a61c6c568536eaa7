"""Card codes, there and back.

A card is typed as it lies, from the top drawer down, in one of three spellings: spelled out
(`RfTPsOKb`: any handle letter or `x` makes it so), by its colour order (`RTPOK`: the deck knows the
handles), or by its id in the deck (`17`, `17r` when it lies turned).

>>> from sideboards_score.model.cards import Card
>>> from sideboards_score.model.deck import Deck
>>> deck = Deck("mine", "My deck", {"1": Card.of("RfTPsOKb")}, {})
>>> read_card("1r", deck).card.code
'KbOPsTRf'
>>> read_card("kopTR", deck).card.code
'KbOPsTRf'
"""

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from sideboards_score.entry.slips import nearest_card
from sideboards_score.entry.text.fields import nearest
from sideboards_score.errors import NotationError
from sideboards_score.model.cards import COLORS, LINES, Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck, Fit, kind_of
from sideboards_score.model.game import Remark

COLOR_LETTERS = "".join(color.value for color in Color)
HANDLE_LETTERS = "".join(handle.value for handle in Handle)
TURNED = "r"

_SEPARATORS = re.compile(r"[\s,;]+")
_DRAWER = re.compile(f"[{COLOR_LETTERS}][{HANDLE_LETTERS}]?", re.IGNORECASE)
_MOST_NAMED = 8
"""Cards that a message lists before it says "and so on"."""


class Laid(NamedTuple):
    """A card as typed: its drawers, its id where the deck has just this card, and a remark."""

    typed: str
    card: Card
    id: str | None
    kind: str | None = None
    """What the card is whichever way up it lies: of the deck if it has it; None if not clear."""
    remark: Remark | None = None


def split_cards(text: str) -> list[str]:
    """The cards of a sideboard typed in one string.

    >>> split_cards("1, 17r;RTPOK")
    ['1', '17r', 'RTPOK']
    """
    return [word for word in _SEPARATORS.split(unicodedata.normalize("NFKC", text)) if word]


def joined_cards(words: Sequence[str], deck: Deck) -> list[str]:
    """The cards among words: five drawers in a row are one card, as in `Rf T Ps O Kb`.

    A word that is an id of the deck stays one; drawers that are left over stand together, so that
    a message tells how many are missing.
    """
    cards: list[str] = []
    drawers: list[str] = []
    for word in words:
        if _DRAWER.fullmatch(word) and not _by_id(word, deck):
            drawers.append(word)
            if len(drawers) == LINES:
                cards.append("".join(drawers))
                drawers = []
        else:
            cards += ["".join(drawers), word] if drawers else [word]
            drawers = []
    return [*cards, "".join(drawers)] if drawers else cards


def read_card(text: str, deck: Deck, taken: Collection[str] = ()) -> Laid:
    """The card that was typed. Raises `NotationError` with what is wrong and the nearest card.

    No card is suggested whose kind is `taken`: it lies on the table already.

    >>> deck = Deck("mine", "My deck", {"17": Card.of("RfTPsOKb")}, {})
    >>> read_card("17r", deck).card.code, read_card("rtpok", deck).card.code
    ('KbOPsTRf', 'RfTPsOKb')
    >>> read_card("RfTPsOKs", deck).remark.kind  # as typed, though the deck has it otherwise
    'card-differs'
    >>> read_card("RTPKO", deck)
    Traceback (most recent call last):
    sideboards_score.errors.NotationError: card-no-such-order
    """
    typed = unicodedata.normalize("NFKC", text).strip()
    named = _by_id(typed, deck)
    if named:
        return Laid(typed, named.card, named.id, kind_of(named.card))
    if not _is_code(typed):
        raise _unknown_id(typed, deck, taken)
    if _spelled_out(typed):
        return _laid_as_typed(typed, _read_or_suggest(typed, deck, taken), deck)
    return _by_colors(typed, deck, taken)


def _read_or_suggest(typed: str, deck: Deck, taken: Collection[str]) -> Card:
    """The card of a code. Raises `NotationError` with the nearest card of the deck."""
    try:
        return read_code(typed)
    except NotationError as error:
        close = nearest_card(typed, deck, taken)
        raise NotationError(error.key, **error.values, nearest=close) from None


def read_code(text: str) -> Card:
    """The card of a spelled-out code, any case. Raises `NotationError`.

    >>> card = read_code("rfT?Oxkb")
    >>> card.code, card.drawers[1].handle, card.drawers[3].handle
    ('RfT?OxKb', <Handle.NONE: ''>, <Handle.UNKNOWN: 'x'>)
    >>> read_code("RfT")
    Traceback (most recent call last):
    sideboards_score.errors.NotationError: card-drawers
    """
    drawers: list[Drawer] = []
    for position, letter in enumerate(text, 1):
        if letter.upper() in COLOR_LETTERS:
            drawers.append(Drawer(Color(letter.upper()), Handle.NONE))
        elif letter.lower() not in HANDLE_LETTERS:
            raise NotationError("card-letter", card=text, letter=letter, position=position)
        elif not drawers:
            raise NotationError("card-handle-first", card=text, letter=letter)
        elif drawers[-1].handle is not Handle.NONE:
            raise NotationError("card-two-handles", card=text, position=position)
        else:
            drawers[-1] = Drawer(drawers[-1].color, Handle(letter.lower()))
    if len(drawers) != LINES:
        raise NotationError("card-drawers", card=text, count=len(drawers), wanted=LINES)
    return Card(tuple(drawers))


def read_drawer(text: str) -> Drawer:
    """One drawer as typed. Raises `NotationError`.

    >>> read_drawer("of").code, read_drawer("R").code, read_drawer("?x").code
    ('Of', 'R', '?x')
    """
    letters = text.strip()
    color, handle = letters[:1].upper(), letters[1:].lower()
    if len(color) != 1 or color not in COLOR_LETTERS or handle not in ("", *HANDLE_LETTERS):
        raise NotationError("drawer-wrong", drawer=text)
    return Drawer(Color(color), Handle(handle))


def is_card_code(text: str) -> bool:
    """Whether a text reads as a card, and so cannot be an id."""
    try:
        read_code(text)
    except NotationError:
        return False
    return True


def is_spelled_out(text: str) -> bool:
    """Whether a code names a handle, or says that it is not known."""
    return _is_code(text) and _spelled_out(text)


def _is_code(text: str) -> bool:
    """Whether a text looks like a code, misspelt perhaps, rather than an id."""
    letters = [
        letter
        for letter in text
        if letter.upper() in COLOR_LETTERS or letter.lower() in HANDLE_LETTERS
    ]
    no_id = not any(letter.isdigit() for letter in text)
    like_code = len(letters) * 2 > len(text) or text[:1].upper() in COLOR_LETTERS
    return no_id and bool(text) and like_code


def _spelled_out(text: str) -> bool:
    return any(letter in HANDLE_LETTERS for letter in text.lower())


def _by_id(typed: str, deck: Deck) -> Fit | None:
    """The deck's card of that id, turned if an `r` follows."""
    card_id = _exact_id(typed, deck)
    if card_id is not None:
        return Fit(card_id, False, deck.cards[card_id])
    if typed[-1:].lower() == TURNED:
        card_id = _exact_id(typed[:-1], deck)
        if card_id is not None:
            return Fit(card_id, True, deck.cards[card_id].turned())
    return None


def _exact_id(typed: str, deck: Deck) -> str | None:
    if typed in deck.cards:
        return typed
    wanted = id_key(typed)
    same = [card_id for card_id in deck.cards if id_key(card_id) == wanted]
    return same[0] if len(same) == 1 else None


@cache  # every typed card is compared with the sixty ids of its deck
def id_key(card_id: str) -> str:
    """What two spellings of one id have in common."""
    return unicodedata.normalize("NFKC", card_id).casefold()


def _unknown_id(typed: str, deck: Deck, taken: Collection[str]) -> NotationError:
    ids = list(deck.cards)
    numbers = [int(card_id) for card_id in ids if re.fullmatch(r"[1-9][0-9]{0,5}", card_id)]
    if (
        len(numbers) == len(ids)
        and ids
        and sorted(numbers) == list(range(min(numbers), max(numbers) + 1))
    ):
        key, values = "card-number", {"low": min(numbers), "high": max(numbers)}
    else:
        key, values = "card-id", {"count": len(ids)}
    free = [card_id for card_id, card in deck.cards.items() if kind_of(card) not in taken]
    if key == "card-number":
        close = _nearest_number(typed, [int(card_id) for card_id in free])
    else:
        close = nearest(typed, free)
    return NotationError(key, card=typed, nearest=close, **values)


def _nearest_number(typed: str, numbers: list[int]) -> str | None:
    wanted = re.match(r"[0-9]{1,6}", typed)
    if wanted is None or not numbers:
        return None
    return str(min(numbers, key=lambda number: abs(number - int(wanted.group()))))


def _by_colors(typed: str, deck: Deck, taken: Collection[str]) -> Laid:
    """The deck's only card of a colour order."""
    card = _read_or_suggest(typed, deck, taken)
    fits = deck.with_colors(card.colors)
    if not fits:
        raise _no_such_order(typed, card, deck, taken)
    if len(fits) > 1 or not deck.cards:
        names = [fit.name for fit in fits[:_MOST_NAMED]] + ["..."] * (len(fits) > _MOST_NAMED)
        example = fits[0].name
        raise NotationError("card-several", card=typed, ids=", ".join(names), example=example)
    return Laid(typed, fits[0].card, fits[0].id, kind_of(fits[0].card))


def _no_such_order(typed: str, card: Card, deck: Deck, taken: Collection[str]) -> NotationError:
    if not deck.cards:
        return NotationError("card-empty-deck", card=typed)
    close = nearest_card(typed, deck, taken)
    twice = [color for color in COLORS if card.colors.count(color) > 1]
    if not twice:
        return NotationError("card-no-such-order", card=typed, nearest=close)
    values: dict[str, object] = {"card": typed, "value": twice[0], "nearest": close}
    if Color.UNKNOWN in card.colors:  # what is missing may be there
        return NotationError("card-color-twice", **values)
    missing = [color for color in COLORS if color not in card.colors]
    return NotationError("card-color-lacks", **values, missing=missing)


def _laid_as_typed(typed: str, card: Card, deck: Deck) -> Laid:
    """A spelled-out card stands as typed; a remark says where the deck's card differs."""
    fits = deck.fits(card)
    kinds = {kind_of(fit.card) for fit in fits}
    few = _few_handles(card, deck)
    if len(kinds) == 1:
        ids = {fit.id for fit in fits}
        return Laid(typed, card, ids.pop() if len(ids) == 1 else None, kinds.pop(), few)
    own = kind_of(card) if card.known and not fits else None
    if fits or not deck.cards:
        return Laid(typed, card, None, own, few)
    same_order = deck.with_colors(card.colors)
    if len(same_order) == 1:
        values = {"card": card.code, "other": same_order[0].card.code, "id": same_order[0].name}
        return Laid(typed, card, None, own, Remark("card-differs", values))
    return Laid(typed, card, None, own, Remark("card-not-in-deck", {"card": card.code}))


def _few_handles(card: Card, deck: Deck) -> Remark | None:
    """A remark where fewer handles were typed than the deck says: an unknown one is an `x`."""
    count, wanted = len(card.handles), deck.handles_per_card
    if wanted is None or count >= wanted:
        return None
    return Remark("card-few-handles", {"card": card.code, "count": count, "wanted": wanted})
