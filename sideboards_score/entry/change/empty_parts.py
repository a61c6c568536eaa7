"""Parts of a deck file of which there is only the name, and perhaps comments below it.

The writer of YAML hangs such comments on what comes next, so that they would wander below what is
put into the part. A field that stands in the part while it is filled keeps them where they are.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ruamel.yaml.comments import CommentedMap

_BEGIN = "begin-of-part"

_NAMED = (
    r"^(%s:[ \t]*(?:#.*)?\r?\n"  # the name of a part
    r"(?:[ \t]+#.*\r?\n|[ \t]*\r?\n(?=[ \t]+#))*)"  # comments that are set in below it
)


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
