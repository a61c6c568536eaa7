"""When and where a game was played, and a note about it."""

import re
from datetime import date

from sideboards_score.entry.text.fields import given, text_of
from sideboards_score.entry.text.tree import Fields
from sideboards_score.errors import GameError, SideboardsError, Where
from sideboards_score.model.game import Occasion

OCCASION_FIELDS = ("date", "place", "note")

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def read_day(text: str) -> str:
    """A day as it is written everywhere: 2026-11-28. Raises `GameError`."""
    day = text.strip()
    if not _DAY.fullmatch(day) or not _is_there(day):
        raise GameError("date-wrong", text=text)
    return day


def _is_there(day: str) -> bool:
    """Whether the calendar has it."""
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


def read_occasion(fields: Fields) -> Occasion:
    """The fields of a game file about its evening. Raises `FileError` or `GameError`."""
    day, place, note = (given(fields, name) for name in OCCASION_FIELDS)
    try:
        played = None if day is None else read_day(text_of(day, "date"))
    except SideboardsError as error:
        line = (Where("line", fields.lines["date"]),)
        raise error if error.where else error.inside(*line) from None
    return Occasion(
        played,
        None if place is None else text_of(place, "place"),
        None if note is None else text_of(note, "note"),
    )
