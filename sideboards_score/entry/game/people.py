"""Names of people: which spellings are one person's, or may be."""

import unicodedata
from collections.abc import Iterable

from sideboards_score.entry.game.request import name_key

_SHORTEST = 3
"""Letters below which one slip makes another name: Al, Jo, Bo."""


def person_key(name: str) -> str:
    """What the spellings have in common that are one person's without a question."""
    return " ".join(name_key(name).split())


def bare_name(name: str) -> str:
    """A name without accents, blanks and punctuation."""
    plain = unicodedata.normalize("NFKD", person_key(name))
    return "".join(sign for sign in plain if sign.isalnum()) or plain


def may_be(name: str, known: Iterable[str]) -> str | None:
    """The known name that somebody may mean: spelled otherwise, or with one slip of the hand.

    None for a name that is known just so.
    """
    names = list(known)
    if name in names:
        return None
    for one in names:
        if person_key(one) == person_key(name) or bare_name(one) == bare_name(name):
            return one
    return next((one for one in names if _one_slip(bare_name(one), bare_name(name))), None)


def _one_slip(one: str, other: str) -> bool:
    """Whether one letter is wrong, missing or too many, or two change places; digits count."""
    short, long = sorted((one, other), key=len)
    if len(short) < _SHORTEST or len(long) - len(short) > 1:
        return False
    start = next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1),
        len(short),
    )
    if any(text[start : start + 1].isdigit() for text in (one, other)):
        return False
    if len(short) != len(long):
        return short[start:] == long[start + 1 :]
    swapped = one[start : start + 2] == other[start : start + 2][::-1]
    return one[start + 1 :] == other[start + 1 :] or (
        swapped and one[start + 2 :] == other[start + 2 :]
    )
