"""Wrapping, widths on the screen, and tables."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from sideboards_score.render.page import (
    BLANK,
    WIDTH,
    Page,
    Row,
    Span,
    padded,
    plain_text,
    row,
    rule,
    table,
    wrapped,
)

WORDS = st.text(st.sampled_from("abcdé李🎲×-·"), min_size=1, max_size=9)
SENTENCES = st.lists(WORDS, min_size=1, max_size=60)
HANGS = st.integers(0, 20)


def texts(page: Page) -> list[str]:
    return [line.text for line in page]


@given(SENTENCES, HANGS)
def test_wrapping_loses_no_word_and_fits(words: list[str], hang: int) -> None:
    lines = texts(wrapped([row(" ".join(words), hang=hang)], 40))
    assert " ".join(lines).split() == words
    assert all(cell_len(line.rstrip()) <= 40 for line in lines)
    assert all(line.startswith(" " * hang) and line[hang] != " " for line in lines[1:])


@given(SENTENCES, HANGS)
def test_wrapping_breaks_no_earlier_than_it_must(words: list[str], hang: int) -> None:
    lines = texts(wrapped([row(" ".join(words), hang=hang)], 40))
    for line, following in pairwise(lines):
        assert cell_len(line.rstrip()) + 1 + cell_len(following.split()[0]) > 40


@given(SENTENCES, HANGS)
def test_wrapping_twice_is_wrapping_once(words: list[str], hang: int) -> None:
    page = wrapped([row(" ".join(words), hang=hang)], 40)
    assert wrapped(page, 40) == page


@given(st.lists(st.tuples(WORDS, st.sampled_from(["", "bold", "dim"])), min_size=1, max_size=40))
def test_wrapping_keeps_the_style_of_each_word(words: list[tuple[str, str]]) -> None:
    page = wrapped([row(*(Span(text + " ", style) for text, style in words))], 40)
    found = [(span.text.strip(), span.style) for line in page for span in line.spans]
    assert [pair for pair in found if pair[0]] == words


def test_line_that_fits_is_left_alone() -> None:
    line = row("a" * 40, "  b", hang=3)
    assert wrapped([line], 43) == [line]
    assert wrapped([BLANK], 10) == [BLANK]


def test_line_is_broken_after_the_last_word_that_fits() -> None:
    assert texts(wrapped([row("  - one two three four", hang=4)], 13)) == [
        "  - one two",
        "    three",
        "    four",
    ]


@pytest.mark.parametrize("hang", [0, 15])
def test_word_that_is_too_long_leaves_no_empty_line(hang: int) -> None:
    once = wrapped([row(" " * hang + "place 1 (" + "x" * 90 + " 8)", hang=hang)], 74)
    twice = texts(wrapped(once, WIDTH))
    assert [line for line in twice if not line.strip()] == []
    assert [line for line in twice if not line.startswith(" " * hang)] == []


@pytest.mark.parametrize(("text", "width"), [("Zoë", 3), ("李雷", 4), ("🎲", 2), ("e\u0301", 1)])
def test_text_is_filled_up_by_its_width_on_the_screen(text: str, width: int) -> None:
    assert padded(text, 6) == text + " " * (6 - width)
    assert padded(text, 1) == text


@pytest.mark.parametrize("left", ["Ann", "李雷", "🎲", "Maximiliane von Bernstein zu Trostburg"])
def test_rule_fills_the_line(left: str) -> None:
    head = rule(left, "38 points").text
    assert cell_len(head) == WIDTH
    assert head.startswith(f"{left} ──")
    assert head.endswith("── 38 points")


def test_table_columns_begin_below_each_other() -> None:
    lines = texts(table([("1", "李雷", "65 points"), ("10", "Zoë", "7 points"), ("3", "", "0")]))
    assert lines == ["  1   李雷  65 points", "  10  Zoë   7 points", "  3         0"]


def test_last_column_of_a_table_is_wrapped_below_itself() -> None:
    page = wrapped(table([("row", "no. 16", "the 2 longest rows, each of one handle")]), 34)
    assert texts(page) == [
        "  row  no. 16  the 2 longest rows,",
        "               each of one handle",
    ]


def test_empty_table_and_table_of_one_column() -> None:
    assert table([]) == []
    assert texts(table([("a",), ("bc",)], indent=1)) == [" a", " bc"]


def test_plain_text_has_no_spaces_at_the_ends_of_lines() -> None:
    page = [row("a  ", Span("b  ", "bold")), BLANK, Row((Span("   "),))]
    assert plain_text(page) == "a  b\n\n\n"
