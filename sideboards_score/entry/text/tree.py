"""YAML and JSON as a tree of text, so that every value arrives as it was typed.

PyYAML's own loader would turn `no` into False, `010` into 8 and `1:30` into 90. So its composer is
asked for nodes, by the loader that resolves nothing, and this module gives each one its line. JSON
is read the same way, being YAML written in brackets.
"""

import re
from typing import NamedTuple

import yaml

from sideboards_score.entry.text.file import read_text
from sideboards_score.errors import FileError, SideboardsError, Where

DEEPEST = 20
"""Levels of nesting; a game file needs 4."""

_LOADER: type = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
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
    return tree_of(read_text(path), path)


def tree_of(text: str, path: str) -> Fields:
    """The mapping in the text of a file. Raises `FileError` with file and line."""
    try:
        return parse_tree(text)
    except SideboardsError as error:
        raise error.inside(Where("file", path)) from None


def parse_tree(text: str) -> Fields:
    """The mapping that a text holds. Raises `FileError` with the line."""
    if _is_json(text):
        text = _SURROGATES.sub(_joined, text)
    root = _composed(text)
    if root is None:
        raise FileError("yaml-empty")
    node = _Tree(text).node(root)
    if isinstance(node, Text) and node.empty:
        raise FileError("yaml-empty")
    if not isinstance(node, Fields):
        key = "json-not-fields" if _is_json(text) else "yaml-not-fields"
        raise FileError(key, (Where("line", node.line),))
    return node


def _is_json(text: str) -> bool:
    """Whether a text is meant as JSON, which YAML reads too."""
    return text.lstrip()[:1] in ("{", "[")


def _composed(text: str) -> yaml.Node | None:
    """The nodes of the only document, aliases followed."""
    try:
        return yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        raise _fault(error, text) from None
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        code = f"U+{_code(error):04X}"
        raise FileError("yaml-character", (Where("line", line),), code=code) from None
    except RecursionError:  # the composer written in Python; the one in C counts levels itself
        raise FileError("yaml-deep") from None


def _code(error: yaml.reader.ReaderError) -> int:
    character = error.character
    return character if isinstance(character, int) else ord(character[:1])


def _joined(match: "re.Match[str]") -> str:
    """A character that JSON writes as two halves; YAML knows it in one piece only."""
    high, low = (int(half, 16) for half in match.groups())
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))


_MERGE = "<<"
"""YAML's way to take over the fields of another mapping; nothing here does that."""


class _Tree:
    """Composed nodes on their way into a tree.

    An alias is the very node of its anchor. Each node is converted once, so that aliases of aliases
    cost nothing, and one that is met inside itself is refused.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.done: dict[yaml.Node, Node | None] = {}
        self.counts_alike = not any(sign in text for sign in _MORE_BREAKS)

    def line(self, node: yaml.Node) -> int:
        """Where a node begins."""
        mark = node.start_mark
        return int(mark.line) + 1 if self.counts_alike else _line(mark, self.text)

    def node(self, node: yaml.Node, level: int = 0) -> Node:
        if isinstance(node, yaml.ScalarNode):
            return Text(node.value, self.line(node), bool(node.style))
        if node in self.done:
            known = self.done[node]
            if known is None:
                raise _alias_fault(node.start_mark, self.text)
            return known
        if level >= DEEPEST:
            raise FileError("yaml-deep", (Where("line", self.line(node)),))
        self.done[node] = None
        made = self.done[node] = self._made(node, level + 1)
        return made

    def _made(self, node: yaml.Node, level: int) -> Node:
        if isinstance(node, yaml.SequenceNode):
            return Items(tuple(self.node(item, level) for item in node.value), self.line(node))
        entries: dict[str, Node] = {}
        lines: dict[str, int] = {}
        for key, value in node.value:
            name = self._key(key, lines, level)
            lines[name] = self.line(key)
            entries[name] = self.node(value, level)
        return Fields(entries, lines, self.line(node))

    def _key(self, node: yaml.Node, lines: dict[str, int], level: int) -> str:
        key = self.node(node, level)
        where = (Where("line", key.line),)
        if not isinstance(key, Text):
            raise FileError("yaml-key", where)
        if key.text == _MERGE and not key.quoted:
            raise FileError("yaml-merge", where)
        if key.text in lines:
            raise FileError("yaml-twice", where, key=key.text, first=lines[key.text])
        return key.text


_MORE_BREAKS = "\x85\u2028\u2029"
"""Characters that begin a new line for YAML, but not for an editor."""


def _line(mark: yaml.Mark, text: str) -> int:
    """The line of a mark as an editor counts them."""
    before = text[: mark.index]
    return before.count("\n") + before.count("\r") - before.count("\r\n") + 1


_REASONS = (
    ("nesting depth", "yaml-deep"),
    ("undefined alias", "yaml-alias"),
    ("duplicate anchor", "yaml-twice"),
    ("another document", "yaml-several"),
    ("mapping values are not allowed", "yaml-colon"),
    ("did not find expected ',' or", "yaml-bracket"),
    ("expected ',' or", "yaml-bracket"),
    ("unexpected end of stream", "yaml-quote"),
)
"""Words of the composers, in C and in Python, for what can be told better."""

_ANCHOR = re.compile(r"[&*][\w-]+", re.ASCII)


def _alias_fault(mark: yaml.Mark, text: str) -> FileError:
    """An alias of nothing, or of the very part that it stands in."""
    name = _anchor_at(mark, text)[1:]
    return FileError("yaml-alias", (Where("line", _line(mark, text)),), name=name)


def _anchor_at(mark: yaml.Mark, text: str) -> str:
    """The anchor or alias that comes first from a place on: `&x`, `*x`."""
    found = _ANCHOR.search(text, mark.index)
    return found[0] if found else ""


def _fault(error: yaml.MarkedYAMLError, text: str) -> FileError:
    """What is wrong, in terms of what to do about it."""
    key = _reason(error)
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return FileError(key, (Where("line", 1),))
    if key == "yaml-alias":
        return _alias_fault(mark, text)
    values: dict[str, object] = {}
    if key == "yaml-twice" and error.context_mark:
        values = {"key": _anchor_at(mark, text), "first": _line(error.context_mark, text)}
    if key in ("yaml-bracket", "yaml-quote") and error.context_mark:
        mark = error.context_mark
    if key == "yaml-syntax" and _is_tab(mark, text):
        key = "yaml-tab"
    if key in _NOT_OF_JSON and _is_json(text):
        key = "json-syntax"
    return FileError(key, (Where("line", _line(mark, text)),), **values)


_NOT_OF_JSON = ("yaml-colon", "yaml-tab", "yaml-syntax")
"""What is told in terms of indents, which mean nothing in JSON."""


def _is_tab(mark: yaml.Mark, text: str) -> bool:
    """Whether a tab indents the line, or stands in it up to the place of the fault."""
    row = "".join(text.splitlines()[mark.line : mark.line + 1])
    return "\t" in row[: len(row) - len(row.lstrip())] + row[: mark.column + 1]


def _reason(error: yaml.MarkedYAMLError) -> str:
    problem = f"{error.context} {error.problem}"
    return next((key for words, key in _REASONS if words in problem), "yaml-syntax")
