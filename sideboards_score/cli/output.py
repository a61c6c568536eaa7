"""The one place that prints. Results go to standard output, messages to standard error.

A terminal that cannot show a character gets a stand-in for it: the program never stops over its own
output, whatever the encoding, and never when the reader of a pipe has gone.
"""

import errno
import os
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TextIO

from rich.cells import cell_len

from sideboards_score.cli.result import Document
from sideboards_score.errors import OutputError
from sideboards_score.render.page import Page, Row, Span, row
from sideboards_score.words.harmless import harmless

_STAND_INS = {
    "─": "-", "│": "|", "·": "-", "×": "x", "–": "-", "—": "-", "’": "'", "‘": "'", "“": '"',
    "”": '"', "„": '"', "«": '"', "»": '"', "…": ".", "→": ">", "°": "o",
    "\u00a0": " ", "\u202f": " ",
    "ß": "s", "œ": "o", "Œ": "O", "æ": "a", "Æ": "A", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
}  # fmt: skip
"""Each as wide as what it stands for, so that columns stay where they are."""

_NARROWEST = 20
"""Columns below which nothing is gained by breaking lines between words."""


def shown(text: str, stream: TextIO) -> str:
    """The text with a stand-in for each character that the stream cannot encode.

    What would move the cursor or end the line is written out instead: text of users is never a
    command to the terminal.
    """
    text = harmless(text)
    encoding = getattr(stream, "encoding", None) or "ascii"
    try:
        text.encode(encoding)
    except (UnicodeError, LookupError):
        return "".join(_fitting(letter, encoding) for letter in text)
    return text


def _fitting(letter: str, encoding: str) -> str:
    if _encodable(letter, encoding):
        return letter
    if letter in _STAND_INS:
        return _STAND_INS[letter]
    bare = "".join(c for c in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(c))
    width = cell_len(letter)
    return bare if len(bare) == width and _encodable(bare, encoding) else "?" * width


def _encodable(letter: str, encoding: str) -> bool:
    try:
        letter.encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True


def print_page(page: Page) -> None:
    """Print a page on standard output, in colour where that is a terminal."""
    _print(page, open_output())


def open_output() -> TextIO:
    """Standard output; a result that nobody can get is no success."""
    stream: TextIO | None = sys.stdout
    if stream is None:
        raise OutputError("output-closed")
    return stream


def print_document(document: Document) -> None:
    """Print a JSON document on standard output."""
    from sideboards_score.render.documents.document import (  # noqa: PLC0415 - loads json
        to_text,
    )

    stream = open_output()
    text = to_text(document)
    if not _encodable(text, stream.encoding or "ascii"):
        text = to_text(document, ascii_only=True)
    _write(stream, text + "\n")


def print_text(text: str) -> None:
    """Print text for other programs on standard output, whatever encoding the terminal has."""
    stream = open_output()
    try:
        stream.flush()
        stream.buffer.write(text.encode())
        stream.buffer.flush()
    except (OSError, ValueError) as error:
        raise failed_output(error, stream) from None


def print_message(text: str) -> None:
    """Print one message on standard error; if that is closed only the message is lost."""
    try:
        _print([row(line) for line in shown_lines(text)], sys.stderr)
    except (OutputError, ReaderGone):
        return


def shown_lines(text: str) -> list[str]:
    """A message as standard error shows it: on a terminal, lines that break between words."""
    if sys.stderr is None:
        return [text]
    shown_text = shown(text, sys.stderr)
    width = _columns(sys.stderr)
    if cell_len(shown_text) < width or width < _NARROWEST:
        return [shown_text]
    return _broken(shown_text, width)


def _columns(stream: TextIO) -> int:
    """How wide the terminal is; 0 where the stream goes elsewhere."""
    try:
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        return 0


def _broken(text: str, width: int) -> list[str]:
    """The text in lines shorter than the width, all indented as the first one is."""
    words = text.lstrip(" ").split(" ")
    indent = " " * (len(text) - len(text.lstrip(" ")))
    lines = [indent + words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if cell_len(longer) < width:
            lines[-1] = longer
        else:
            lines.append(indent + word)
    return lines


def end_line() -> None:
    """Leave the line of a question that was not answered."""
    if sys.stderr is not None and sys.stderr.isatty():
        print_message("")


def print_rows(page: Page) -> None:
    """Print a page on standard error, for questions and their answers."""
    _print(page, sys.stderr)


def _print(page: Iterable[Row], stream: TextIO | None) -> None:
    if stream is None:
        return
    if not stream.isatty() or os.environ.get("NO_COLOR"):
        _write(stream, "".join(shown(line.text, stream).rstrip() + "\n" for line in page))
        return
    try:
        _print_in_color([_fitting_row(line, stream) for line in page], stream)
    except (OSError, ValueError) as error:
        raise failed_output(error, stream) from None


def _fitting_row(line: Row, stream: TextIO) -> Row:
    return Row(tuple(Span(shown(span.text, stream), span.style) for span in line.spans))


def _print_in_color(lines: Sequence[Row], stream: TextIO) -> None:
    """Let rich find out what colours the terminal has. Only a terminal needs rich, so it waits."""
    from rich.console import Console  # noqa: PLC0415 - see above
    from rich.text import Text  # noqa: PLC0415 - see above

    console = Console(file=stream, highlight=False, emoji=False, markup=False)
    for line in lines:
        text = Text.assemble(*((span.text, span.style) for span in line.spans))
        console.print(text, soft_wrap=True)


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:
        return
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError) as error:
        raise failed_output(error, stream) from None


class ReaderGone(Exception):  # noqa: N818 - not an error: a pipe was closed because enough was read
    """Nobody reads the output any more."""


def failed_output(error: Exception, stream: TextIO | None) -> Exception:
    """What a failed write means; after it nothing more is written to the stream."""
    _drop(stream)
    if isinstance(error, BrokenPipeError) or getattr(error, "errno", None) == errno.EINVAL:
        return ReaderGone()
    return OutputError("output-failed", reason=error)


def _drop(stream: TextIO | None) -> None:
    """Point a stream at nothing, so that Python's own flush at exit cannot fail again."""
    if stream is None:
        return
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
