"""Claims as typed: `Lydia=41`, `Lydia.colors=16`, `Lydia.handles=5x`.

>>> from sideboards_score.entry.game.request import ClaimText
>>> read_claims([ClaimText("J.R..rows=4x")], ["J.R."])
[Claim(player='J.R.', field=<Field.ROWS: 'rows'>, unit=<Unit.COUNT: 'count'>, value=4)]
"""

import re
from collections.abc import Iterable, Sequence

from sideboards_score.entry.game.request import ClaimText, name_key
from sideboards_score.entry.text.fields import FULL_WIDTH, nearest
from sideboards_score.errors import SideboardsError, UsageError
from sideboards_score.model.claim import COUNTED, JOINT, Claim, Field, Unit
from sideboards_score.model.objectives import Kind

_VALUE = re.compile(r"([0-9]{1,6})\s*([xX×]?)", re.ASCII)


def read_claims(texts: Iterable[ClaimText], names: Sequence[str]) -> list[Claim]:
    """The claims about these players. Raises a `UsageError` that names the place."""
    found: list[Claim] = []
    for typed in texts:
        try:
            claim = _claim(typed.text, names)
            if claim in found:
                raise UsageError("claim-twice", text=typed.text)
        except SideboardsError as error:
            raise error.inside(*typed.where) from None
        found.append(claim)
    return found


def _claim(text: str, names: Sequence[str]) -> Claim:
    if not text.strip():
        raise UsageError("claim-empty")
    left, equals, right = text.rpartition("=")
    left = left.strip()
    if not equals:
        raise UsageError("claim-spelling", text=text)
    if not left.rpartition(".")[0].strip() and left[:1] in ("", "."):
        raise UsageError("claim-no-name", text=text.strip(), name=names[0] if names else "NAME")
    if not right.strip():
        raise UsageError("claim-no-figure", text=text.strip())
    name, field = _who(left, names)
    value = _VALUE.fullmatch(right.translate(FULL_WIDTH).strip())
    if value is None:
        raise UsageError("claim-value", text=right.strip())
    unit = Unit.COUNT if value[2] else Unit.POINTS
    if unit is Unit.COUNT and field not in COUNTED:
        raise UsageError("claim-no-count", field=field.value, text=value[1])
    return Claim(name, field, unit, int(value[1]))


def _who(left: str, names: Sequence[str]) -> tuple[str, Field]:
    """The player and the field; a field word is a part of the name only if no player fits."""
    by_key = {name_key(name): name for name in names}
    name, point, word = left.rpartition(".")
    words = {field.value: field for field in Field}
    field = words.get(word.strip().casefold()) if point else None
    if field is not None and name_key(name) in by_key:
        return by_key[name_key(name)], field
    if name_key(left) in by_key:
        return by_key[name_key(left)], Field.TOTAL
    asked = name.strip() if field is not None else left
    close = nearest(asked, names)
    if point and not word.strip():
        raise UsageError("claim-field", word=left, nearest=None)
    if point and field is None and name_key(name) in by_key:
        raise UsageError("claim-field", word=word, nearest=nearest(word, words))
    raise UsageError("claim-nobody", name=asked, names=list(names), nearest=close)


def kinds_needed(claims: Sequence[Claim]) -> tuple[Kind, ...]:
    """The objectives that the claims are about; all of them where there is no claim."""
    if not claims or any(claim.field is Field.TOTAL for claim in claims):
        return tuple(Kind)
    needed = {_KIND[claim.field] for claim in claims if claim.field in _KIND}
    return tuple(kind for kind in Kind if kind in needed)


_KIND = {
    Field.COLORS: Kind.COLORS,
    Field.HANDLES: Kind.HANDLES,
    Field.ROWS: Kind.ROWS,
    Field.BONUS: Kind.ROWS,
}


def needs_everybody(claims: Sequence[Claim]) -> bool:
    """Whether the sideboards of all players are needed."""
    return not claims or any(claim.field in JOINT for claim in claims)
