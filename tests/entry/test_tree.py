"""YAML and JSON as text: everything arrives as it was typed."""

import json

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from sideboards_score.entry.text import tree as tree_module
from sideboards_score.entry.text.tree import Fields, Items, Node, Text, parse_tree, read_tree
from sideboards_score.errors import FileError
from tests.entry.conftest import FEW, SEEDED, Write, place

printable = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Cn", "Co"]), max_size=12
)
trees = st.dictionaries(
    printable,
    st.recursive(
        printable,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(printable, inner, max_size=3),
        max_leaves=8,
    ),
    min_size=1,
    max_size=4,
)
yaml_like = st.text("ab01:-[]{},?&*!|>'\"%@#~ \t\r\n\\u.=<\ufeff\x85\u2028é", max_size=40)


def plain(node: Node) -> object:
    """The tree as Python values, all of them text."""
    if isinstance(node, Fields):
        return {key: plain(value) for key, value in node.entries.items()}
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    return node.text


def only(text: str) -> str:
    """The value of the only field."""
    (node,) = parse_tree(text).entries.values()
    assert isinstance(node, Text)
    return node.text


@pytest.mark.parametrize(
    "typed", ["no", "off", "010", "01100", "1:30", "0x1f", "1_000", "1e3", "2026-01-31", "=", "~"]
)
def test_values_and_names_of_fields_arrive_as_typed(typed: str) -> None:
    assert only(f"a: {typed}") == typed
    assert list(parse_tree(f"{typed}: 1").entries) == [typed]


def test_keys_that_yaml_takes_for_one_are_two() -> None:
    assert list(parse_tree("010: a\n8: b\n10: c").entries) == ["010", "8", "10"]


def test_null_is_empty_and_quoted_null_is_a_text() -> None:
    nodes = parse_tree('a:\nb: ~\nc: null\nd: "null"\ne: ""').entries.values()
    assert [node.empty for node in nodes if isinstance(node, Text)] == [True] * 3 + [False] * 2


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_any_line_ending(ending: str) -> None:
    assert plain(parse_tree(ending.join(["a: 1", "b:", "  - x", ""]))) == {"a": "1", "b": ["x"]}


def test_anchors_and_aliases_are_followed() -> None:
    assert plain(parse_tree("a: &x [1, 2]\nb: *x")) == {"a": ["1", "2"], "b": ["1", "2"]}


def test_lines_are_those_of_keys_and_values() -> None:
    tree = parse_tree("a: 1\n\nb:\n  - x\n  - [y,\n     z]\n")
    (first, second) = tree.entries.values()
    assert (tree.line, tree.lines, first.line, second.line) == (1, {"a": 1, "b": 3}, 1, 4)
    assert isinstance(second, Items)
    assert isinstance(second.items[1], Items)
    assert [node.line for node in second.items[1].items] == [5, 6]


def test_aliases_of_aliases_cost_nothing() -> None:
    rows = ["a0: &a0 [x, x]"]
    rows += [f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]" for i in range(1, 200)]
    assert len(parse_tree("\n".join(rows)).entries) == 200


def test_tags_make_nothing_else_than_text() -> None:
    assert only("a: !!python/name:os.system x") == "x"
    assert only("a: !!int 010") == "010"


def test_json_writes_characters_in_two_halves() -> None:
    assert only('{"name": "\\ud83d\\ude00 \\u00e9 \\/"}') == "😀 é /"


FAULTS = [
    ("", "yaml-empty", None),
    ("# nothing\n---\n", "yaml-empty", None),
    ("- a\n- b", "yaml-not-fields", 1),
    ("hello", "yaml-not-fields", 1),
    ("a: 1\nb: 2\na: 3", "yaml-twice", 3),
    ('{"a": 1,\n"a": 2}', "yaml-twice", 2),
    ("a: 1\n---\nb: 2", "yaml-several", 2),
    ("a: 1\n\tb: 2", "yaml-tab", 2),
    ("a:\n\t- b", "yaml-tab", 2),
    ("a: 1\n b: 2", "yaml-colon", 2),
    ("a: b: c", "yaml-colon", 1),
    ("a: [1,\nb: 2", "yaml-bracket", 1),
    ("a: *nobody", "yaml-alias", 1),
    ("b: 1\na: &x [*x]", "yaml-alias", 2),
    ("a: &x {b: {c: *x}}", "yaml-alias", 1),
    ("a: &x 1\nb: &x 2", "yaml-twice", 2),
    ("a: 1\n<<: {b: 2}", "yaml-merge", 2),
    ("a: 1\n---\n", "yaml-several", 2),
    ("? [a]\n: b", "yaml-key", 1),
    ("a: 1\nb: \x01", "yaml-character", 2),
    ("a: 1\nb: @x", "yaml-syntax", 2),
    ('a: "\\q"', "yaml-syntax", 1),
]


@pytest.mark.parametrize("loader", ["BaseLoader", "CBaseLoader"])
@pytest.mark.parametrize(("text", "key", "line"), FAULTS)
def test_fault_and_its_line(
    text: str, key: str, line: int | None, loader: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_module, "_LOADER", getattr(yaml, loader))
    with pytest.raises(FileError) as caught:
        parse_tree(text)
    assert (caught.value.key, place(caught.value).get("line")) == (key, line)


@pytest.mark.parametrize("text", ["c: 1\na: *b-1: x", "c: 1\na: &b-1 [1, [*b-1]]"])
def test_alias_of_nothing_is_named(text: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_tree(text)
    assert (caught.value.values["name"], place(caught.value)["line"]) == ("b-1", 2)


def test_anchor_that_stands_twice_names_both_lines() -> None:
    with pytest.raises(FileError) as caught:
        parse_tree("a: &x 1\n\nb: &x 2")
    assert dict(caught.value.values) == {"key": "&x", "first": 1}


def test_quotation_mark_that_is_never_closed_is_placed_where_it_begins() -> None:
    with pytest.raises(FileError) as caught:
        parse_tree('a: 1\nb: "x\nc: 2\nd: 3\n')
    assert (caught.value.key, place(caught.value)["line"]) == ("yaml-quote", 2)


def test_field_that_stands_twice_names_both_lines() -> None:
    with pytest.raises(FileError) as caught:
        parse_tree("b: 0\na: 1\n\na: 3")
    assert (caught.value.values["first"], place(caught.value)["line"]) == (2, 4)


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "[" * 5000,
        "[" * 5000 + "]" * 5000,
        "{a: " * 5000,
        '{"a":' * 5000 + "1" + "}" * 5000,
        "- " * 5000,
        "? " * 5000,
        "\n".join(" " * i + "a:" for i in range(2000)),
        "a: " + "[" * 300_000,
    ],
    ids=["[", "[]", "{", "json", "-", "?", "indented", "[ 300000"],
)
@pytest.mark.parametrize("loader", ["BaseLoader", "CBaseLoader"])
def test_thousands_of_levels_are_refused(
    text: str, loader: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_module, "_LOADER", getattr(yaml, loader))
    with pytest.raises(FileError) as caught:
        parse_tree(text)
    assert caught.value.key == "yaml-deep"


def test_twenty_levels_are_read_and_no_more() -> None:
    assert parse_tree("a: " + "[" * 19 + "]" * 19)
    with pytest.raises(FileError) as caught:
        parse_tree("a:\n  " + "[" * 20 + "]" * 20)
    assert (caught.value.key, place(caught.value)["line"]) == ("yaml-deep", 2)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ("a: ä".encode("utf-16"), "file-not-utf8"),
        ("a: ä".encode("latin-1"), "file-not-utf8"),
        (b"\x7fELF\0\0", "file-binary"),
        (b"x: " + b"y" * 4_000_001, "file-too-large"),
    ],
    ids=["utf-16", "latin-1", "binary", "huge"],
)
def test_file_that_is_no_text_is_refused(write: Write, data: bytes, key: str) -> None:
    path = write(data)
    with pytest.raises(FileError) as caught:
        read_tree(path)
    assert (caught.value.key, place(caught.value)["file"]) == (key, path)


def test_byte_order_mark_is_taken_off(write: Write) -> None:
    assert plain(read_tree(write(b"\xef\xbb\xbfa: 1"))) == {"a": "1"}


@SEEDED
@given(st.one_of(st.text(), yaml_like))
def test_any_text_raises_file_errors_only(text: str) -> None:
    try:
        tree = parse_tree(text)
    except FileError:
        return
    assert set(tree.entries) == set(tree.lines)


@FEW
@given(trees)
def test_json_arrives_as_written(tree: dict[str, object]) -> None:
    assert plain(parse_tree(json.dumps(tree, indent=1))) == tree


@FEW
@given(trees)
def test_yaml_arrives_as_written(tree: dict[str, object]) -> None:
    assert plain(parse_tree(yaml.safe_dump(tree, allow_unicode=True))) == tree
