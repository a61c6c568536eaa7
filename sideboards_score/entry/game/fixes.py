"""What a person puts right in the reading of a photo: one drawer, or a whole card.

A place is `3/2` or `3,2` (line 3, card 2), or `2` for the whole card 2. One drawer stands above
the whole card that it belongs to, in whatever order they are written.

>>> {at: drawer.code for at, drawer in read_fixed("3/2", "Ts").items()}
{Place(line=3, column=2): 'Ts'}
>>> read_fix(" 2 = KfObTsRP")[Place(Line(5), Column(2))].code
'P'
"""

import re
from collections.abc import Iterable, Sequence

from sideboards_score.entry.game.request import PlayerRequest, name_key
from sideboards_score.entry.notation import is_spelled_out, read_code, read_drawer
from sideboards_score.entry.text.fields import nearest, whole_number
from sideboards_score.errors import NotationError, SideboardsError, UsageError, Where
from sideboards_score.model.cards import COLUMNS, LINES, Card, Drawer
from sideboards_score.model.sideboard import Column, Line, Place

_DIGITS = "[0-9\uff10-\uff19]{1,3}"
_PLACE = re.compile(rf"\s*({_DIGITS})\s*(?:[/,]\s*({_DIGITS})\s*)?")
_TYPED = re.compile(rf"({_PLACE.pattern})=(.*)", re.DOTALL)
_OPTION = re.compile(r"(.*)\.([^.=]*=[^=]*)", re.DOTALL)


def fix_parts(text: str) -> tuple[str, str] | None:
    """The place and the value of `3/2=Ts` or `4=TfKsObRP`; None where a text is neither."""
    found = _TYPED.fullmatch(text)
    return None if found is None else (found[1].strip(), found[4].strip())


def named_parts(text: str) -> tuple[str, str] | None:
    """The name and the rest of `Ann.3/2=Ts`; None where a text is nothing of the kind."""
    found = _OPTION.fullmatch(text)
    return None if found is None else (found[1], found[2])


def read_fix(text: str) -> dict[Place, Drawer]:
    """The drawers of `3/2=Ts` or `2=KfObTsRP`. Raises `NotationError`."""
    place, _, value = text.partition("=")
    return read_fixed(place.strip(), value.strip())


def read_fixed(place: str, value: str) -> dict[Place, Drawer]:
    """The drawers that were put right at a place, which is that of one or of a whole card."""
    line, column = read_place(place)
    if line is not None:
        return {Place(line, column): read_drawer(value)}
    return card_at(column, read_whole(value))


def read_place(text: str) -> tuple[Line | None, Column]:
    """Line and card of a place; no line where it is a whole card. Raises `NotationError`."""
    found = _PLACE.fullmatch(text)
    numbers = [] if found is None else [whole_number(part) for part in found.groups() if part]
    card, line = (numbers[-1], numbers[0] if len(numbers) > 1 else None) if numbers else (0, None)
    if not card or not 1 <= card <= COLUMNS or (len(numbers) > 1 and not _is_line(line)):
        raise NotationError("fix-place", place=text)
    return None if line is None else Line(line), Column(card)


def _is_line(line: int | None) -> bool:
    return line is not None and 1 <= line <= LINES


def read_whole(value: str) -> Card:
    """A card spelled out: its bare drawers have no handle, so they must not be all.

    An id does not do either: a reading is of the card that lies there, whatever the deck says.
    """
    typed = value.strip()
    if any(letter.isdigit() for letter in typed):
        raise NotationError("fix-bare", card=typed)
    card = read_code(typed)
    if not is_spelled_out(typed):
        raise NotationError("fix-bare", card=typed)
    return card


def card_at(column: Column, card: Card) -> dict[Place, Drawer]:
    """The drawers of a card by place."""
    return {Place(Line(line), column): drawer for line, drawer in enumerate(card.drawers, 1)}


def joined_fixes(parts: Iterable[tuple[str, str]]) -> dict[Place, Drawer]:
    """Fixes of a file together: one drawer stands above its whole card."""
    cards: dict[Place, Drawer] = {}
    drawers: dict[Place, Drawer] = {}
    for place, value in parts:
        (drawers if read_place(place)[0] is not None else cards).update(read_fixed(place, value))
    return cards | drawers


def with_fixes(players: Sequence[PlayerRequest], fixes: Sequence[str]) -> list[PlayerRequest]:
    """The players with what `--fix "Ben.3/2=Ts"` puts right, above what their file says."""
    fixed = list(players)
    for text in fixes:
        try:
            index, fix = _fix_option(text, fixed)
            photo = fixed[index].photo
            if photo is None:
                raise UsageError("fix-no-photo", name=fixed[index].name)
        except SideboardsError as error:
            raise error.inside(Where("option", f"--fix {text}")) from None
        fixed[index] = fixed[index]._replace(photo=photo._replace(fix={**photo.fix, **fix}))
    return fixed


def _fix_option(text: str, players: Sequence[PlayerRequest]) -> tuple[int, dict[Place, Drawer]]:
    """Whom a `--fix` is about, and what it puts right."""
    found = named_parts(text)
    if found is None:
        raise UsageError("fix-option")
    name, fix = found
    names = [player.name for player in players]
    keys = [name_key(name) for name in names]
    if name_key(name) not in keys:
        close = nearest(name, names)
        raise UsageError("fix-nobody", name=name, nearest=close, names=names)
    return keys.index(name_key(name)), read_fix(fix)
