"""What an owner's deck has learnt, as it stands in the deck file.

learned:
  seen:                       # card: the photos and games that show it
    RfTPsOKb: [3f2a9c1b7d10 one.jpg, hand]
  two_cards: [[RfTPsOKb, RsTPfOKb]]
  shades:                     # the five colours in a photo
    3f2a9c1b7d10: {red: c8202c, turquoise: 1fa3a8, pink: f090b8, orange: f09030, black: 202020}
"""

import re
from collections.abc import Mapping
from functools import partial

from sideboards_score.entry.notation import read_code
from sideboards_score.entry.text.fields import (
    Faults,
    check_known,
    fields_of,
    given,
    items_of,
    text_of,
    words_of,
)
from sideboards_score.entry.text.tree import Fields, Node
from sideboards_score.errors import DeckError, Where
from sideboards_score.model.cards import COLORS, Card, english_name
from sideboards_score.model.learning import (
    BY_HAND,
    DIGEST_LENGTH,
    Learned,
    Shade,
    Shades,
    Source,
    order_of,
    upright,
)

LEARNED_FIELDS = ("seen", "two_cards", "shades")

_DIGEST = re.compile(f"[0-9a-f]{{{DIGEST_LENGTH}}}")
_SHADE = re.compile(r"[0-9a-fA-F]{6}")


def read_learned(node: Node, faults: Faults) -> Learned:
    """The section `learned`; every fault in it is noted with its line."""
    fields = faults.attempt(partial(fields_of, node, "learned"))
    if fields is None:
        return Learned()
    faults.found += check_known(fields, LEARNED_FIELDS)
    seen = {}
    for code, (entry, line) in _entries(fields, "seen", faults).items():
        where = Where("line", line)
        card = faults.attempt(partial(_card, code), where)
        sources = faults.attempt(partial(_sources, entry), where)
        if card is not None and sources is not None:
            seen[card] = sources
    shades = {}
    for digest, (entry, line) in _entries(fields, "shades", faults).items():
        found = faults.attempt(partial(_shades, digest, entry), Where("line", line))
        if found is not None:
            shades[digest] = found
    pairs = given(fields, "two_cards")
    apart = None if pairs is None else faults.attempt(partial(_pairs, pairs))
    return Learned(seen, apart or frozenset(), shades)


def _entries(fields: Fields, name: str, faults: Faults) -> Mapping[str, tuple[Node, int]]:
    node = given(fields, name)
    part = None if node is None else faults.attempt(partial(fields_of, node, name))
    if part is None:
        return {}
    return {key: (entry, part.lines[key]) for key, entry in part.entries.items()}


def _card(code: str) -> Card:
    return upright(read_code(code))


def _sources(node: Node) -> frozenset[Source]:
    return frozenset(read_source(text) for text in words_of(node, "seen"))


def read_source(text: str) -> Source:
    """A photo or game as it stands in the file: its digest and its name."""
    digest, _, name = text.partition(" ")
    if digest != BY_HAND and not _DIGEST.fullmatch(digest):
        raise DeckError("learned-source", text=text)
    return Source(digest, name.strip())


def source_text(source: Source) -> str:
    """The same written down."""
    return f"{source.digest} {source.name}".rstrip()


def _shades(digest: str, node: Node) -> Shades:
    if not _DIGEST.fullmatch(digest):
        raise DeckError("learned-source", text=digest)
    fields = fields_of(node, "shades")
    shades = []
    for color in COLORS:
        value = given(fields, english_name(color))
        text = "" if value is None else text_of(value, english_name(color))
        if not _SHADE.fullmatch(text):
            raise DeckError("learned-shade", value=color, text=text)
        shades.append(_shade(text))
    return tuple(shades)


def _shade(text: str) -> Shade:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def shade_text(shade: Shade) -> str:
    """A shade as six hexadecimal digits."""
    return bytes(shade).hex()


def _pairs(node: Node) -> frozenset[frozenset[Card]]:
    pairs = set()
    for item in items_of(node, "two_cards"):
        pair = frozenset(_card(code) for code in words_of(item, "two_cards"))
        if len(pair) != 2 or len({order_of(card) for card in pair}) != 1:  # noqa: PLR2004 - a pair
            raise DeckError("learned-pair", (Where("line", item.line),))
        pairs.add(pair)
    return frozenset(pairs)
