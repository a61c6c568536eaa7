"""How wide a text gets in the bold letters of pictures, and its lines."""

import unicodedata
from collections.abc import Iterator

from sideboards_score.render.page import stays_with

_NARROW = frozenset(" iljI.,:;!|'/")
_SLIM = frozenset("ftr()[]-")
_BROAD = frozenset("mwMW@%QGOÖ")
_WIDE = frozenset("WF")
"""What the Unicode tables call wide: letters of Chinese, Japanese and Korean, and emoji."""


def text_width(text: str, size: float) -> float:
    """About the width of a text, rather too much: fonts differ, and none may be cut."""
    return size * sum(map(_letter_width, text))


def _letter_width(letter: str) -> float:
    """The width of a letter in parts of its size, as bold sans-serif fonts have it at most."""
    if unicodedata.combining(letter):
        return 0
    if letter in _NARROW:
        return 0.42
    if letter in _SLIM:
        return 0.53
    if unicodedata.east_asian_width(letter) in _WIDE or letter in _BROAD:
        return 1.1
    return 0.78 if letter.isupper() else 0.72


def text_lines(text: str, size: float, width: float) -> list[str]:
    """The text in lines that fit a width; a word that does not fit a line is cut into parts."""
    lines: list[str] = []
    line = ""
    for word in _units(text, size, width):
        longer = f"{line} {word}" if line else word
        if text_width(longer, size) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while text_width(line, size) > width:
            count = _fitting(line, size, width)
            lines.append(line[:count])
            line = line[count:]
    return [*lines, line]


def _units(text: str, size: float, width: float) -> Iterator[str]:
    """The words of a text, each figure with the word before it where a line has room for both."""
    unit = ""
    for word in text.split():
        both = f"{unit} {word}"
        if stays_with(word, unit) and text_width(both, size) <= width:
            unit = both
            continue
        if unit:
            yield unit
        unit = word
    yield unit


def _fitting(word: str, size: float, width: float) -> int:
    """How many letters of a word that is too long fit."""
    count = len(word) - 1
    while count > 1 and text_width(word[:count], size) > width:
        count -= 1
    return count
