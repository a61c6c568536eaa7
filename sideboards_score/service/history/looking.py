"""Look at kept games: lists, one game again, statistics, names."""

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.change.game_kept import kept_fields, kept_request
from sideboards_score.entry.deck.find import is_shipped
from sideboards_score.entry.game.people import bare_name
from sideboards_score.entry.text.fields import nearest, whole_number
from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.history.lookup import game_stored, games_wanted, names_known
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.kept import KeptGame, Standings, Stored, Wanted
from sideboards_score.rules.standings import standings_about, standings_of
from sideboards_score.service.history.keeping import score_in_file, user_folder

_BEGUN = re.compile(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?")

_NO_FILE = "history"
"""Stands for the file of a kept game, which has none."""


class Shown(NamedTuple):
    """A kept game, counted again."""

    stored: Stored
    score: GameScore | None
    """None where its deck is gone: then only what was counted at that time is known."""

    @property
    def differs(self) -> bool:
        """Whether it counts otherwise than when it was kept, as with a deck that knows more."""
        if self.score is None:
            return False
        kept = [player.total for player in self.stored.game.players]
        return kept != [player.total for player in self.score.players]


def wanted_of(
    player: str | None, date: str | None, deck: str | None, *, deleted: bool = False
) -> Wanted:
    """The games that somebody asks for. Raises `UsageError`."""
    persons = None if player is None else _persons(player)
    day = "" if date is None else date.strip()
    if date is not None and not _is_begun(day):
        raise UsageError("history-day-wrong", (Where("option", "--date"),), text=date)
    named = deck if deck is None or is_shipped(deck) else str(Path(deck).resolve())
    return Wanted(persons, day, named, deleted)


def _is_begun(day: str) -> bool:
    """Whether a text is a year, a month or a day of the calendar."""
    if not _BEGUN.fullmatch(day):
        return False
    try:
        date.fromisoformat(day + "0000-01-01"[len(day) :])
    except ValueError:
        return False
    return True


def _persons(player: str) -> tuple[str, ...]:
    """All spellings of a name that the history has."""
    known = names_known(user_folder())
    found = tuple(person for _, person in known if bare_name(person) == bare_name(player))
    if not found:
        names = [name for name, _ in known]
        close = nearest(player, names)
        raise UsageError(
            "history-nobody", (Where("option", "--player"),), name=player, nearest=close
        )
    return found


def listed(wanted: Wanted) -> list[KeptGame]:
    """The games wanted, the newest first."""
    return games_wanted(user_folder(), wanted)


def stored_game(number: str) -> Stored:
    """The game of a number as it was typed. Raises `UsageError` or `GameError`."""
    return game_stored(user_folder(), number_of_game(number))


def number_of_game(text: str) -> int:
    """The number of a game as it was typed. Raises `UsageError`."""
    number = whole_number(text)
    if not number:
        raise UsageError("history-number-wrong", text=text)
    return number


def shown(number: str) -> Shown:
    """A kept game counted again, by the same rules as ever; as it was kept without its deck."""
    stored = stored_game(number)
    deck = str(kept_fields(stored.file, stored.game.number).get("deck", ""))
    if stored.score is not None and not is_shipped(deck) and not Path(deck).exists():
        return Shown(stored, None)
    try:
        return Shown(stored, score_in_file(kept_request(stored.file, _NO_FILE)).score)
    except SideboardsError as error:
        where = Where("game", stored.game.number)
        raise error.at(where, *_without_file(error.where)) from None


def _without_file(where: Sequence[Where]) -> list[Where]:
    """The steps of a place in a kept game: nobody can look for a file of it, nor for its line."""
    rest = [step for step in where if (step.kind, step.name) != ("file", _NO_FILE)]
    if len(rest) == len(where):
        return rest
    return [step for step in rest if step.kind != "line"]


def statistics(wanted: Wanted) -> Standings:
    """What the games wanted add up to."""
    standings = standings_of(listed(wanted)[::-1])
    if wanted.persons is None:
        return standings
    return standings_about(standings, wanted.persons)


def known_names() -> list[str]:
    """The players of the history, those who played last first; nobody where it cannot be read."""
    try:
        return [name for name, _ in names_known(user_folder())]
    except SideboardsError:
        return []
