"""Text of users made fit to be shown: nothing in it moves the cursor, hides, or runs on for ever."""

import re
import unicodedata

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Controls, format characters (zero width, direction), lone surrogates, ends of lines."""

_JOINERS = "\u200c\u200d"
"""Letters of Persian and Hindi and emoji are put together with these."""

_MARKS = frozenset({"Mn", "Me"})
_MOST_MARKS = 8
"""Marks upon one letter; no script needs as many, and a pile of them hides the lines around it."""

_TAGGED = ("gbeng", "gbsct", "gbwls")
"""The flags that are spelled in letters nobody sees: England, Scotland, Wales."""
_FLAG = re.compile(
    "\U0001f3f4(?:{})\U000e007f".format(
        "|".join("".join(chr(0xE0000 + ord(letter)) for letter in flag) for flag in _TAGGED)
    )
)

_LONGEST, _HEAD, _TAIL = 100, 60, 20
"""Letters of a value in a message: what lies between head and tail helps nobody to find it."""


def harmless(text: str) -> str:
    r"""The text with each character that shows nothing of its own written out.

    >>> print(harmless("Ann\u202e\u200b"))
    Ann\u202e\u200b
    """
    if text.isascii() and text.isprintable():
        return text
    flags = {at for found in _FLAG.finditer(text) for at in range(*found.span())}
    written = []
    marks = 0
    for at, letter in enumerate(text):
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        plain = at in flags or (marks <= _MOST_MARKS and _shows(text, at))
        written.append(letter if plain else letter.encode("unicode_escape").decode("ascii"))
    return "".join(written)


def _shows(text: str, at: int) -> bool:
    """Whether a character shows something, or belongs to what the ones beside it show."""
    letter = text[at]
    if unicodedata.category(letter) not in _UNSEEN:
        return True
    beside = text[max(0, at - 1) : at + 2]
    return letter in _JOINERS and len(beside) == len("a-b") and not any(map(str.isascii, beside))


def shortened(text: str) -> str:
    """The beginning and the end of a very long text."""
    return text if len(text) <= _LONGEST else f"{text[:_HEAD]}…{text[-_TAIL:]}"
