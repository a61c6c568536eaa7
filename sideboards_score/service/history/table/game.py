"""An open game as the rest of the program knows games: its deck, its request, its score."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.change.game_kept import kept_fields, kept_request
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.find import find_deck
from sideboards_score.entry.game.request import Request
from sideboards_score.errors import GameError, SideboardsError
from sideboards_score.history.table.games import table_of
from sideboards_score.model.deck import Deck
from sideboards_score.model.kept import Table
from sideboards_score.render.documents.document import to_line
from sideboards_score.service.history.keeping import user_folder
from sideboards_score.service.scoring import Scored, score_request

_PATH = "game"


class Settings(NamedTuple):
    """What a game is played with."""

    deck: str
    edition: str
    variant: str
    objectives: object
    date: str


def look(number: int) -> Table:
    """A game as it stands now."""
    return table_of(user_folder(), number)


def settings_of(table: Table) -> Settings:
    """What a game is played with."""
    fields = kept_fields(table.fields, table.number)
    return Settings(
        str(fields["deck"]),
        str(fields["edition"]),
        str(fields.get("variant", "standard")),
        fields["objectives"],
        str(fields.get("date", "")),
    )


def deck_of_fields(text: str, number: int = 0) -> Deck:
    """The deck of a game, read anew only when its file has changed. Raises a `SideboardsError`."""
    ref, path = _deck_file(text, number)
    return _loaded(ref, _changed(path))


def deck_changed(text: str, number: int = 0) -> int:
    """When the file of a game's deck was changed last; 0 where there is none."""
    try:
        return _changed(_deck_file(text, number)[1])
    except SideboardsError:
        return 0


@lru_cache(maxsize=64)
def _deck_file(text: str, number: int) -> tuple[str, Path]:
    """What a game calls its deck, and the file: a name that ships, or a whole path."""
    ref = str(kept_fields(text, number)["deck"])
    return ref, Path(find_deck(ref, Path()))


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=8)
def _loaded(ref: str, _: int) -> Deck:
    return load_deck(ref, Path())


def request_of_table(table: Table) -> Request:
    """The game as typed, whatever its players have entered so far."""
    fields = dict(kept_fields(table.fields, table.number))
    fields["players"] = [
        {"name": seat.name, "sideboard": " ".join(seat.cards), "swap_used": seat.swap_used}
        for seat in table.seats
    ]
    return kept_request(to_line(fields), _PATH)


def scored_table(table: Table) -> Scored:
    """The game scored. Raises a `SideboardsError` where somebody is not ready, or cards clash."""
    waiting = [seat.name for seat in table.seats if seat.state != "ready"]
    if waiting and table.state != "kept":
        raise GameError("table-not-ready", names=waiting)
    try:
        return score_request(request_of_table(table))
    except SideboardsError as error:
        raise at_table(error) from None


def at_table(error: SideboardsError) -> SideboardsError:
    """An error as people at the table understand it: without the file that nobody has seen."""
    return error.at(*(step for step in error.where if step.kind not in ("file", "line")))
