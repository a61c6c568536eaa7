"""Text of users made fit to be shown: nothing in it moves the cursor, hides, or runs on for ever."""

import unicodedata

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Controls, format characters (zero width, direction), lone surrogates, ends of lines."""

_JOINERS = "\u200c\u200d"
"""Letters of Persian and Hindi and emoji are put together with these."""

_LONGEST, _HEAD, _TAIL = 100, 60, 20
"""Letters of a value in a message: what lies between head and tail helps nobody to find it."""


def harmless(text: str) -> str:
    r"""The text with each character that shows nothing of its own written out.

    >>> print(harmless("Ann\u202e\u200b"))
    Ann\u202e\u200b
    """
    if text.isprintable():
        return text
    return "".join(_written(text, at) for at in range(len(text)))


def _written(text: str, at: int) -> str:
    letter = text[at]
    if unicodedata.category(letter) not in _UNSEEN:
        return letter
    beside = text[max(0, at - 1) : at + 2]
    if letter in _JOINERS and len(beside) == len("a-b") and not any(map(str.isascii, beside)):
        return letter
    return letter.encode("unicode_escape").decode("ascii")


def shortened(text: str) -> str:
    """The beginning and the end of a very long text."""
    return text if len(text) <= _LONGEST else f"{text[:_HEAD]}…{text[-_TAIL:]}"
