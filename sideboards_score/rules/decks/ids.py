"""The ids that a deck gives to the cards it learns."""

from collections.abc import Collection, Iterable, Mapping

from sideboards_score.model.cards import Card, Handle

Ids = Mapping[str, str]
"""An id for each colour order."""


def base_of(order: str, written: Iterable[str], ids: Ids, taken: Collection[str]) -> str:
    """What the ids of an order begin with: as those there are, as in `ids`, or the colours."""
    stems = {_stem(card_id) for card_id in written}
    if len(stems) == 1:
        return stems.pop()
    free = not stems and ids.get(order) not in taken
    return ids.get(order, own_base(order)) if free else own_base(order)


def own_base(order: str) -> str:
    """What the ids of an order begin with that no printed card is thought to have."""
    return f"{order}-1"


def is_learnt(card_id: str) -> bool:
    """Whether the program gave the id to one of several cards of a colour order: `5-f1s3b5`."""
    return _stem(card_id) != card_id


def _stem(card_id: str) -> str:
    head, dash, tail = card_id.rpartition("-")
    return head if dash and _are_places(tail) else card_id


def _are_places(text: str) -> bool:
    letters, lines = text[::2], text[1::2]
    return len(letters) == len(lines) and set(letters) <= _LETTERS and lines.isdigit()


_LETTERS = {handle.value for handle in Handle}


def places(card: Card) -> str:
    """Where the handles sit, as part of an id: `f1s3b5`."""
    found = [
        f"{drawer.handle.value}{line}"
        for line, drawer in enumerate(card.drawers, 1)
        if drawer.handle is not Handle.NONE
    ]
    return "".join(found) or "x0"


def free_id(card_id: str, taken: Iterable[str]) -> str:
    """The id, or with a sign behind it where another card bears it."""
    names = {name.casefold() for name in taken}
    while card_id.casefold() in names:
        card_id += "+"
    return card_id
