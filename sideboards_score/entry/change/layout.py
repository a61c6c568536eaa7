"""Keep the lines of a file that a person has laid out, where a program writes it anew.

A writer of YAML keeps comments and order, but breaks long texts, closes up `{ a: 1 }` and knows one
kind of line end. So its text goes through a merge of three: `old` as the person has it, `base` as
the writer writes the same, `new` as it writes the change. Where `new` says what `base` says, the
lines of `old` stay.

Comments below a part of which there is only the name the writer hangs on what comes next, so that
they would wander below what is put into the part. A field that stands in the part while it is
filled keeps them where they are.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from typing import Any

from ruamel.yaml.comments import CommentedMap

_SPACE = re.compile(r"\s+")
_BEGIN = "begin-of-part"

_NAMED = (
    r"^(%s:[ \t]*(?:#.*)?\r?\n"  # the name of a part
    r"(?:[ \t]+#.*\r?\n|[ \t]*\r?\n(?=[ \t]+#))*)"  # comments that are set in below it
)


def kept(old: str, base: str, new: str) -> str:
    """`new` with the lines, and the line ends, of `old` wherever nothing changes."""
    carriage = _carriage(old)
    theirs, plain, wanted = (text.split("\n")[:-1] for text in (closed(old), base, new))
    return "".join(f"{line}\n" for line in _merged(theirs, plain, wanted, carriage))


def closed(text: str) -> str:
    """The text with an end to its last line."""
    return text if text.endswith("\n") else f"{text}{_carriage(text)}\n"


def with_ends(text: str, old: str) -> str:
    """The text with the line ends that most lines of the old one have."""
    return text.replace("\n", f"{_carriage(old)}\n")


def _carriage(text: str) -> str:
    """What stands before most line feeds."""
    return "\r" if text.count("\r\n") * 2 > text.count("\n") else ""


def _merged(old: list[str], base: list[str], new: list[str], carriage: str) -> Iterator[str]:
    """The lines of the three together."""
    in_old, in_new = dict(_laid_out(base, old)), dict(_equal(base, new))
    at = at_old = at_new = 0
    for line in [*sorted(in_old.keys() & in_new.keys()), len(base)]:
        to_old, to_new = in_old.get(line, len(old)), in_new.get(line, len(new))
        same = base[at:line] == new[at_new:to_new]
        if same or at == line:
            yield from old[at_old:to_old]
        else:
            yield from (text for text in old[at_old:to_old] if _is_lost(text, new))
        if not same:
            yield from (text + carriage for text in new[at_new:to_new])
        if line < len(base):
            yield old[to_old]
        at, at_old, at_new = line + 1, to_old + 1, to_new + 1


def _is_lost(text: str, new: list[str]) -> bool:
    """Whether a comment has gone, as with the card that stood above it."""
    return text.lstrip().startswith("#") and text.strip() not in map(str.strip, new)


def _equal(one: list[str], other: list[str]) -> Iterator[tuple[int, int]]:
    """Which line of one text is which of the other."""
    for block in SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks():
        yield from ((block.a + index, block.b + index) for index in range(block.size))


def _laid_out(base: list[str], old: list[str]) -> Iterator[tuple[int, int]]:
    """The same for a text as a program and as a person lays it out: blanks mean nothing."""
    plain, typed = ([_SPACE.sub("", line) for line in lines] for lines in (base, old))
    matcher = SequenceMatcher(None, plain, typed, autojunk=False)
    for tag, start, end, start_old, end_old in matcher.get_opcodes():
        if tag == "equal" or (tag == "replace" and end - start == end_old - start_old):
            yield from zip(range(start, end), range(start_old, end_old), strict=True)


def empty_parts(tree: Mapping[str, Any], parts: Iterable[str]) -> list[str]:
    """Those of the parts that the file names without anything in them."""
    return [part for part in parts if part in tree and not tree[part]]


def begun(text: str, parts: Iterable[str], indent: int) -> str:
    """The text with the field in each of these parts."""
    field = f"{' ' * indent}{_BEGIN}: {_BEGIN}\n"
    for part in parts:
        text = re.sub(_NAMED % part, rf"\g<1>{field}", text, count=1, flags=re.MULTILINE)
    return text


def begin_last(part: CommentedMap) -> None:
    """Let the field come last, with the blank lines that follow the part."""
    if _BEGIN in part:
        behind = part.ca.items.pop(_BEGIN, None)
        part[_BEGIN] = part.pop(_BEGIN)
        if behind is not None:
            part.ca.items[_BEGIN] = behind


def without_begin(text: str) -> str:
    """The text without the field."""
    return re.sub(rf"^[ ]*{_BEGIN}: {_BEGIN}\r?\n", "", text, flags=re.MULTILINE)
