"""Take typed values out of a tree, and name the place of everything that is wrong."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import TypeVar

from sideboards_score.entry.text.tree import Fields, Items, Node, Text
from sideboards_score.errors import FileError, GameError, SideboardsError, Where

T = TypeVar("T")

_YES = frozenset(
    {"true", "yes", "on", "ja", "oui", "sì", "si", "vrai", "wahr", "vero", "y", "j", "o", "s", "1"}
)
_NO = frozenset({"false", "no", "off", "nein", "non", "faux", "falsch", "falso", "n", "0"})
MOST_NUMBER = 999_999
"""The greatest number that anything in a game or deck may be."""
FULL_WIDTH = {ord("\uff10") + digit: str(digit) for digit in range(10)}
_NUMBER = re.compile(f"[0-9]{{1,{len(str(MOST_NUMBER))}}}")


class Faults:
    """Everything wrong with a file, so that all of it can be told at once."""

    def __init__(self) -> None:
        self.found: list[SideboardsError] = []

    def attempt(self, make: Callable[[], T], *where: Where) -> T | None:
        """What `make` gives, or None with the fault noted under its place."""
        try:
            return make()
        except SideboardsError as error:
            self.found.append(error.inside(*where))
            return None


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that a misspelt one most likely means."""
    by_case = {candidate.casefold(): candidate for candidate in known}
    # Half of the letters must agree: of five drawers' letters a slip of the hand spoils one or two.
    close = get_close_matches(word.casefold(), by_case, n=1, cutoff=0.5)
    return by_case[close[0]] if close else None


OWN = "x-"
"""What a field of the owner's own begins with, which means nothing to the program."""

_MISSPELT = 0.7
"""How like a known name a field must be to be taken for a misspelling of it."""


def is_own(name: str) -> bool:
    """Whether a field is the owner's own: a note that is kept and not read."""
    return name == "notes" or name.startswith(OWN)


def strange_fields(fields: Fields, known: Iterable[str]) -> tuple[list[str], list[FileError]]:
    """Fields that the format does not know, and faults for those that are misspelt known ones."""
    names = tuple(known)
    faults = check_known(fields, names)
    misspelt = [
        fault
        for fault in faults
        if get_close_matches(str(fault.values["field"]).casefold(), names, 1, _MISSPELT)
    ]
    strange = [str(fault.values["field"]) for fault in faults if fault not in misspelt]
    return strange, misspelt


def check_known(fields: Fields, known: Iterable[str]) -> list[FileError]:
    """A fault for each field that the format does not know."""
    names = tuple(known)
    return [
        FileError(
            "field-unknown",
            (Where("line", fields.lines[name]),),
            field=name,
            nearest=nearest(name, names),
            known=", ".join(names),
        )
        for name in fields.entries
        if name not in names and not is_own(name)
    ]


def require_known(fields: Fields, known: Iterable[str]) -> None:
    """Raise for the first field that the format does not know."""
    for fault in check_known(fields, known):
        raise fault


def given(fields: Fields, name: str) -> Node | None:
    """The node of a field, None where it is missing or empty."""
    node = fields.entries.get(name)
    return None if node is None or (isinstance(node, Text) and node.empty) else node


def text_of(node: Node, field: str) -> str:
    """A single value as typed."""
    if not isinstance(node, Text) or node.empty or not node.text.strip():
        raise _wrong("field-not-text", node, field)
    return node.text.strip()


def flag_of(node: Node, field: str) -> bool:
    """A yes or no, in YAML's spellings and in the four languages."""
    word = unicodedata.normalize("NFC", text_of(node, field)).casefold()
    if word in _YES | _NO:
        return word in _YES
    raise _wrong("field-not-flag", node, field, text=word)


def whole_number(text: str) -> int | None:
    """The number, up to `MOST_NUMBER`, that a text writes in plain digits; else None.

    Digits of full width, as East Asian keyboards write them, are plain ones, as in card codes.
    """
    plain = text.translate(FULL_WIDTH)
    return int(plain) if _NUMBER.fullmatch(plain) else None


def points_of(text: str) -> int:
    """Points as typed. Raises `GameError`."""
    points = whole_number(text.strip())
    if not points:
        raise GameError("set-points-wrong", most=MOST_NUMBER)
    return points


def number_of(node: Node, field: str) -> int:
    """A whole number, not negative."""
    text = text_of(node, field)
    number = whole_number(text)
    if number is None:
        raise _wrong("field-not-number", node, field, text=text)
    return number


def choice_of(node: Node, field: str, choices: Iterable[str]) -> str:
    """One of some words."""
    word = text_of(node, field).casefold()
    names = tuple(choices)
    if word not in names:
        raise _wrong("field-not-choice", node, field, text=word, choices=", ".join(names))
    return word


def items_of(node: Node, field: str) -> tuple[Node, ...]:
    """The members of a list."""
    if not isinstance(node, Items):
        raise _wrong("field-not-list", node, field)
    return node.items


def fields_of(node: Node, field: str) -> Fields:
    """A mapping."""
    if not isinstance(node, Fields):
        raise _wrong("field-not-fields", node, field)
    return node


def words_of(node: Node, field: str) -> list[str]:
    """One text, or a list of texts."""
    if isinstance(node, Items):
        return [text_of(item, field) for item in node.items]
    return [text_of(node, field)]


def _wrong(key: str, node: Node, field: str, **values: object) -> FileError:
    return FileError(key, (Where("line", node.line),), field=field, **values)
