"""YAML and JSON as a tree of text, so that every value arrives as it was typed.

PyYAML's own loader would turn `no` into False, `010` into 8 and `1:30` into 90. Its events carry
the text and the line of everything; this module only puts them together. JSON is read the same way,
being YAML written in brackets.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import yaml

from sideboards_score.entry.text.source import read_text
from sideboards_score.errors import FileError, SideboardsError, Where

DEEPEST = 20
"""Levels of nesting; a game file needs 4."""

_LOADER: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_SURROGATES = re.compile(r"\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")


class Text(NamedTuple):
    """A scalar as typed."""

    text: str
    line: int
    quoted: bool

    @property
    def empty(self) -> bool:
        """Whether nothing stands there: an empty place, or null."""
        return not self.quoted and self.text in ("", "~", "null", "Null", "NULL")


class Items(NamedTuple):
    """A list."""

    items: "tuple[Node, ...]"
    line: int


class Fields(NamedTuple):
    """A mapping; keys are as typed."""

    entries: "dict[str, Node]"
    lines: dict[str, int]
    """The line of each key."""
    line: int


Node = Text | Items | Fields


def read_tree(path: str) -> Fields:
    """The mapping that a file holds; `-` is standard input. Raises `FileError`."""
    try:
        return parse_tree(read_text(path))
    except SideboardsError as error:
        if error.where and error.where[0].kind == "file":
            raise
        raise error.inside(Where("file", path)) from None


def parse_tree(text: str) -> Fields:
    """The mapping that a text holds. Raises `FileError` with the line."""
    if text.lstrip().startswith("{"):
        text = _SURROGATES.sub(_joined, text)
    try:
        node = _build(yaml.parse(text, Loader=_LOADER))
    except yaml.MarkedYAMLError as error:
        raise _fault(error, text) from None
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        raise FileError(
            "yaml-character", (Where("line", line),), code=f"U+{_code(error):04X}"
        ) from None
    if node is None:
        raise FileError("yaml-empty")
    if not isinstance(node, Fields):
        raise FileError("yaml-not-fields", (Where("line", node.line),))
    return node


def _code(error: yaml.reader.ReaderError) -> int:
    character = error.character
    return character if isinstance(character, int) else ord(character[:1])


def _joined(match: "re.Match[str]") -> str:
    """A character that JSON writes as two halves; YAML knows it in one piece only."""
    high, low = (int(half, 16) for half in match.groups())
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))


_MERGE = "<<"
"""YAML's way to take over the fields of another mapping; PyYAML's events leave it as it is."""


class _Open:
    """A list or mapping that is still being read."""

    def __init__(self, *, fields: bool, line: int, anchor: str | None) -> None:
        self.fields = fields
        self.line = line
        self.anchor = anchor
        self.items: list[Node] = []
        self.key: Text | None = None
        self.entries: dict[str, Node] = {}
        self.lines: dict[str, int] = {}

    def add(self, node: Node) -> None:
        if not self.fields:
            self.items.append(node)
        elif self.key is None:
            self.key = self._as_key(node)
        else:
            self.entries[self.key.text] = node
            self.lines[self.key.text] = self.key.line
            self.key = None

    def _as_key(self, node: Node) -> Text:
        where = (Where("line", node.line),)
        if not isinstance(node, Text):
            raise FileError("yaml-key", where)
        if node.text == _MERGE and not node.quoted:
            raise FileError("yaml-merge", where)
        if node.text in self.lines:
            raise FileError("yaml-twice", where, key=node.text, first=self.lines[node.text])
        return node

    def closed(self) -> Node:
        if self.fields:
            return Fields(self.entries, self.lines, self.line)
        return Items(tuple(self.items), self.line)


def _build(events: Iterator[yaml.Event]) -> Node | None:
    """The tree of the only document."""
    stack: list[_Open] = []
    anchors: dict[str, Node] = {}
    root: Node | None = None
    documents = 0
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise FileError("yaml-several", (Where("line", _line(event)),))
        if isinstance(event, yaml.CollectionStartEvent):
            if len(stack) >= DEEPEST:
                raise FileError("yaml-deep", (Where("line", _line(event)),))
            fields = isinstance(event, yaml.MappingStartEvent)
            stack.append(_Open(fields=fields, line=_line(event), anchor=event.anchor))
            continue
        node, anchor = _finished(event, stack, anchors)
        if node is None:
            continue
        if anchor:
            anchors[anchor] = node
        if stack:
            stack[-1].add(node)
        else:
            root = node
    return None if isinstance(root, Text) and root.empty else root


def _finished(
    event: yaml.Event, stack: list[_Open], anchors: dict[str, Node]
) -> tuple[Node | None, str | None]:
    """The node that an event completes, and the anchor it bears."""
    if isinstance(event, yaml.ScalarEvent):
        return Text(
            event.value, _line(event), event.style is not None and event.style != ""
        ), event.anchor
    if isinstance(event, yaml.AliasEvent):
        if event.anchor not in anchors:
            raise FileError("yaml-alias", (Where("line", _line(event)),), name=event.anchor)
        return anchors[event.anchor], None
    if isinstance(event, yaml.CollectionEndEvent):
        done = stack.pop()
        return done.closed(), done.anchor
    return None, None


def _line(event: yaml.Event) -> int:
    mark = event.start_mark
    return 0 if mark is None else int(mark.line) + 1


_REASONS = (
    ("nesting depth", "yaml-deep"),
    ("mapping values are not allowed", "yaml-colon"),
    ("did not find expected ',' or", "yaml-bracket"),
    ("expected ',' or", "yaml-bracket"),
    ("unexpected end of stream", "yaml-quote"),
)


def _fault(error: yaml.MarkedYAMLError, text: str) -> FileError:
    """What is wrong, in terms of what to do about it."""
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark else 1
    opened = _reason(error) in ("yaml-bracket", "yaml-quote")
    start = error.context_mark if opened and error.context_mark else mark
    rows = text.splitlines()
    row = rows[line - 1] if line <= len(rows) else ""
    key = _reason(error)
    if (
        key == "yaml-syntax"
        and "\t" in row[: len(row) - len(row.lstrip())] + row[: mark.column + 1 if mark else 0]
    ):
        key = "yaml-tab"
    place = start.line + 1 if start else line
    return FileError(key, (Where("line", place),))


def _reason(error: yaml.MarkedYAMLError) -> str:
    problem = str(error.problem)
    return next((key for words, key in _REASONS if words in problem), "yaml-syntax")
