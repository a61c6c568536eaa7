"""Text with styles, as values: what is drawn knows no terminal, and tests read it as plain text."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len, chop_cells

WIDTH = 80
"""Columns that every page fits into."""


class Span(NamedTuple):
    """A piece of a line; `style` is in rich's words, empty for plain text."""

    text: str
    style: str = ""


class Row(NamedTuple):
    """A line of text. `hang` is how far its continuation is indented where it must be wrapped."""

    spans: tuple[Span, ...]
    hang: int = 0

    @property
    def text(self) -> str:
        """The line without styles."""
        return "".join(span.text for span in self.spans)


Page = list[Row]


def row(*parts: "str | Span", hang: int = 0) -> Row:
    """A line of the given pieces."""
    return Row(tuple(part if isinstance(part, Span) else Span(part) for part in parts), hang)


BLANK = Row(())


def padded(text: str, width: int) -> str:
    """The text filled up to a width on the screen (a Chinese letter is two wide)."""
    return text + " " * max(0, width - cell_len(text))


def cut(text: str, width: int) -> str:
    """The text, with a sign at its end where it is too wide and had to be cut."""
    if cell_len(text) <= width:
        return text
    return f"{chop_cells(text, width - 1)[0].rstrip()}…"


def title(text: str) -> Row:
    """The head of a section."""
    return row(Span(text, "bold"))


def rule(left: str, right: str) -> Row:
    """A head that fills the line, with something at its right end."""
    dashes = max(2, WIDTH - cell_len(left) - cell_len(right) - 2)
    return row(Span(left, "bold"), " ", Span("─" * dashes, "dim"), " ", Span(right, "bold"))


def table(rows: Iterable[tuple[str, ...]], indent: int = 2, gap: int = 2) -> Page:
    """Plain columns, each as wide as its widest text; the last one is not filled up."""
    cells = list(rows)
    if not cells:
        return []
    widths = [max(cell_len(line[i]) for line in cells) for i in range(len(cells[0]) - 1)]
    hang = min(indent + sum(widths) + gap * len(widths), WIDTH // 2)
    return [
        row(
            " " * indent,
            *(padded(text, width) + " " * gap for text, width in zip(line, widths, strict=False)),
            line[-1],
            hang=hang,
        )
        for line in cells
    ]


def wrapped(page: Iterable[Row], width: int = WIDTH) -> Page:
    """The page with every line broken at spaces to fit the width."""
    return [part for line in page for part in _wrap(line, width)]


def _wrap(line: Row, width: int) -> Page:
    if cell_len(line.text) <= width:
        return [line]
    done: Page = []
    current: list[Span] = []
    used = 0
    for span in line.spans:
        for word in _words(span, max(1, width - line.hang)):
            size = cell_len(word.text.rstrip())
            if current and used + size > width and used > line.hang:
                done.append(_stripped(current, line.hang))
                current, used = [Span(" " * line.hang)], line.hang
                word = Span(word.text.lstrip(), word.style)  # noqa: PLW2901 - the space it began with went into the break
            current.append(word)
            used += cell_len(word.text)
    return [*done, _stripped(current, line.hang)]


_FIGURE = re.compile(r"[(]?[0-9]+[.,;:)]*")


def stays_with(word: str, before: str) -> bool:
    """Whether no line may end between two words: a figure belongs to the name before it."""
    return any(map(str.isalpha, before)) and _FIGURE.fullmatch(word.rstrip()) is not None


def _pieces(text: str, room: int) -> list[str]:
    """The words of a text, each with the spaces that follow it.

    A figure stays with the word that it belongs to, as in `Frida 4`: a line never ends between.
    """
    words = [piece + " " for piece in text.split(" ")]
    words[-1] = words[-1][:-1]
    pieces: list[str] = []
    for word in words:
        before = pieces[-1] if pieces else ""
        if stays_with(word, before) and cell_len((before + word).rstrip()) <= room:
            pieces[-1] = before + word
        else:
            pieces.append(word)
    return pieces


def _words(span: Span, room: int) -> list[Span]:
    """The words of a span, each with the spaces that follow it; none is wider than the room."""
    pieces = _pieces(span.text, room)
    return [
        Span(part, span.style)
        for piece in pieces
        if piece
        for part in ([piece] if cell_len(piece.rstrip()) <= room else chop_cells(piece, room))
    ]


def _stripped(spans: list[Span], hang: int) -> Row:
    *rest, last = spans or [Span("")]
    return Row((*rest, Span(last.text.rstrip(), last.style)), hang)


def plain_text(page: Iterable[Row]) -> str:
    """The page as text, one line per row."""
    return "\n".join(line.text.rstrip() for line in page) + "\n"
