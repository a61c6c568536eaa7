"""Change a deck file as a careful person would: only what is to change.

Comments, order, quotes and fields of the owner's own stay. Every value is kept as text, as in
`entry.text.tree`: neither an id like 010 nor a name like no turns into something else.
"""

import io
import re
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import replace
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError
from ruamel.yaml.resolver import VersionedResolver
from ruamel.yaml.scalarstring import DoubleQuotedScalarString, ScalarString

from sideboards_score.entry.change.layout import (
    begin_last,
    begun,
    closed,
    empty_parts,
    kept,
    with_ends,
    without_begin,
)
from sideboards_score.entry.deck.learned_file import shade_text, source_text
from sideboards_score.entry.notation import read_code
from sideboards_score.errors import FileError
from sideboards_score.model.cards import COLORS, english_name
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, upright
from sideboards_score.model.objectives import Objective, RowObjective

# How the file indents its first mapping, and where it puts the dashes of its first list.
_NESTED = re.compile(r"^\S.*:[ ]*(?:#.*)?\n(?:[ ]*(?:#.*)?\n)*([ ]+)[^\s#-]", re.MULTILINE)
_LISTED = re.compile(r"^([ ]*)\S.*:[ ]*(?:#.*)?\n(?:[ ]*#.*\n)*([ ]*)(-[ ]+)\S", re.MULTILINE)
# The marks of a document's end and start, which the writer puts only where it is told to.
_END = re.compile(r"^\.\.\.\s*\Z", re.MULTILINE)
_START = re.compile(r"^---(\s|$)", re.MULTILINE)


class _AsText(VersionedResolver):
    """Takes no text for a number, a date or a truth value."""

    @property
    def versioned_resolver(self) -> dict[str, Any]:
        """No text means anything but itself."""
        return {}


def yaml_like(text: str) -> YAML:
    """A reader and writer that indents as the text does."""
    yaml = YAML()
    yaml.Resolver = _AsText
    yaml.preserve_quotes = True
    yaml.width = 1_000_000  # breaks no text into lines
    yaml.allow_unicode = True
    nested, listed = _NESTED.search(text), _LISTED.search(text)
    offset = len(listed[2]) - len(listed[1]) if listed else 0
    dash = len(listed[3]) if listed else 2
    yaml.indent(
        mapping=len(nested[1]) if nested else 2,
        sequence=max(0, offset) + dash,
        offset=max(0, offset),
    )
    yaml.explicit_start = bool(_START.search(text))
    yaml.explicit_end = bool(_END.search(text))
    return yaml


def edited(text: str, before: Deck, after: Deck) -> tuple[str, str]:
    """The text of a deck file with the difference between two decks worked in, in two ways.

    In the first one lines of which nothing changes stay as they are laid out, ends included; the
    second one is as the library writes it.
    """
    changed = [part for part in _PARTS if getattr(before, part) != getattr(after, part)]
    yaml = yaml_like(text.replace("\r\n", "\n"))
    base, out = io.StringIO(), io.StringIO()
    try:
        old = begun(closed(text), empty_parts(_loaded(yaml, text), changed), yaml.map_indent or 2)
        yaml.dump(_loaded(yaml, old), base)
        tree = _loaded(yaml, old)
        for part in changed:
            _PARTS[part](_part(tree, part), before, after)
            begin_last(tree[part])
        yaml.dump(tree, out)
    except YAMLError:
        raise FileError("deck-not-editable") from None
    new = out.getvalue()
    return without_begin(kept(old, base.getvalue(), new)), without_begin(with_ends(new, text))


def _loaded(yaml: YAML, text: str) -> Any:
    return yaml.load(text.replace("\r\n", "\n"))


def deck_text(deck: Deck, head: Mapping[str, str], *, learned: bool = True) -> str:
    """A deck file from a deck alone; `head` are fields before all others."""
    yaml = yaml_like("")
    tree = CommentedMap(head)
    tree["name"] = deck.title
    if deck.invented:
        tree["invented"] = "true"
    if deck.handles_per_card is not None:
        tree["handles_per_card"] = str(deck.handles_per_card)
    tree["cards"] = CommentedMap((card_id, card.code) for card_id, card in deck.cards.items())
    tree["objectives"] = CommentedMap()
    for number, objective in deck.objectives.items():
        tree["objectives"][str(number)] = _flow_map(objective_fields(objective))
    if learned and deck.learned != Learned():
        tree["learned"] = CommentedMap()
        _put_learned(tree["learned"], replace(deck, learned=Learned()), deck)
    out = io.StringIO()
    yaml.dump(tree, out)
    return out.getvalue()


def _part(tree: MutableMapping[str, Any], name: str) -> MutableMapping[str, Any]:
    """A section of the file, begun where there is none."""
    if not isinstance(tree.get(name), MutableMapping):
        tree[name] = CommentedMap()
    part: MutableMapping[str, Any] = tree[name]
    return part


def _like(old: object, text: str) -> str:
    """The text in the quotes of what stood there."""
    return type(old)(text) if isinstance(old, ScalarString) else text


def _put_cards(part: MutableMapping[str, Any], before: Deck, after: Deck) -> None:
    for card_id in before.cards:
        if card_id not in after.cards:
            del part[card_id]
    ids = list(after.cards)
    for place, (card_id, card) in enumerate(after.cards.items()):
        if card_id not in part and isinstance(part, CommentedMap):
            behind = next((other for other in ids[place + 1 :] if other in part), None)
            at = len(part) if behind is None else list(part).index(behind)
            part.insert(at, card_id, card.code)
        elif before.cards.get(card_id) != card:
            part[card_id] = _like(part.get(card_id), card.code)


def _put_objectives(part: MutableMapping[str, Any], before: Deck, after: Deck) -> None:
    keys = {int(key): key for key in part if str(key).isdecimal()}
    for number, objective in after.objectives.items():
        old = before.objectives.get(number)
        if old == objective:
            continue
        new = objective_fields(objective)
        entry = part.get(keys.get(number, ""))
        if old is None or not isinstance(entry, MutableMapping):
            part[keys.get(number, str(number))] = _flow_map(new)
            continue
        was = objective_fields(old)
        for name in was:
            if name not in new:
                entry.pop(name, None)
        for name, value in new.items():
            if was.get(name) != value:
                entry[name] = _flow(value)


def objective_fields(objective: Objective) -> dict[str, str | list[str]]:
    """An objective as it stands in a deck file."""
    fields: dict[str, str | list[str]] = {"of": objective.of.value}
    if isinstance(objective, RowObjective):
        fields = {"kind": "rows", **fields}
        if objective.lines:
            fields["lines"] = [str(line) for line in objective.lines]
        else:
            fields["rows"] = str(objective.rows)
        return fields | ({"value": english_name(objective.value)} if objective.value else {})
    fields = {"kind": "pattern", **fields}
    if objective.pattern is not None:
        fields["pattern"] = [DoubleQuotedScalarString(row) for row in objective.pattern.rows]
    if objective.points is not None:
        fields["points"] = str(objective.points)
    return fields


def _flow(value: str | list[str]) -> Any:
    return value if isinstance(value, str) else _flow_list(value)


def _flow_list(values: Iterable[Any]) -> CommentedSeq:
    """A list in brackets."""
    sequence = CommentedSeq(values)
    sequence.fa.set_flow_style()
    return sequence


def _flow_map(fields: Mapping[str, str | list[str]]) -> CommentedMap:
    """Fields in braces."""
    mapping = CommentedMap((name, _flow(value)) for name, value in fields.items())
    mapping.fa.set_flow_style()
    return mapping


def _put_learned(part: MutableMapping[str, Any], deck: Deck, changed: Deck) -> None:
    before, after = deck.learned, changed.learned
    old = {card.code: sources for card, sources in before.seen.items()}
    new = {card.code: sources for card, sources in after.seen.items()}
    seen = _part(part, "seen")
    for code in old:
        if code not in new:
            _drop(seen, code)
    for code, sources in sorted(new.items()):
        if old.get(code) != sources:
            _insert(seen, code, _flow_list(source_text(source) for source in sorted(sources)))
    if after.apart != before.apart:
        pairs = sorted(sorted(card.code for card in pair) for pair in after.apart)
        part["two_cards"] = _flow_list(_flow_list(pair) for pair in pairs)
    if after.shades != before.shades:
        _put_shades(_part(part, "shades"), before, after)


def _put_shades(part: MutableMapping[str, Any], before: Learned, after: Learned) -> None:
    for digest in before.shades:
        if digest not in after.shades:
            del part[digest]
    for digest, shades in sorted(after.shades.items()):
        if before.shades.get(digest) != shades:
            named = zip(COLORS, shades, strict=True)
            fields = {english_name(color): shade_text(shade) for color, shade in named}
            _insert(part, digest, _flow_map(fields))


def _drop(part: MutableMapping[str, Any], code: str) -> None:
    """Take a card away, however it lies in the file."""
    for key in list(part):
        if _same_card(str(key), code):
            del part[key]


def _same_card(typed: str, code: str) -> bool:
    return upright(read_code(typed)).code == code


def _insert(part: MutableMapping[str, Any], key: str, value: object) -> None:
    """Set a value; a new key goes where it belongs in the alphabet."""
    if key in part or not isinstance(part, CommentedMap):
        part[key] = value
        return
    place = sum(str(other) < key for other in part)
    part.insert(place, key, value)


_Put = Callable[[MutableMapping[str, Any], Deck, Deck], None]
_PARTS: dict[str, _Put] = {
    "cards": _put_cards,
    "objectives": _put_objectives,
    "learned": _put_learned,
}
"""How a change gets into each part of a deck file; their names are those of `Deck`."""
