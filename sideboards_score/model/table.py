"""A game that is still being entered: at a table with several phones."""

from typing import NamedTuple


class Shot(NamedTuple):
    """A photo sent for a player, and what became of it."""

    number: int
    status: str
    """`queued`, `reading`, `read` or `refused`."""
    turn: int
    place: int
    """How many photos wait before it, itself counted; 0 where it does not wait."""
    result: str | None
    """The JSON of the reading."""
    reason: str | None
    """The JSON of the refusal."""


class Seat(NamedTuple):
    """A player of an open game."""

    number: int
    name: str
    version: int
    state: str
    """`empty`, `queued`, `reading`, `doubtful`, `refused` or `ready`."""
    cards: tuple[str, ...]
    """Eight codes, spelled out; what nobody has entered is unknown."""
    swap_used: bool
    shot: Shot | None


class Table(NamedTuple):
    """A game as it stands now."""

    number: int
    state: str
    """`open`, `complete`, `kept` or `deleted`."""
    version: int
    created: str
    fields: str
    """The JSON of a game file, without its players while the game is open."""
    seats: tuple[Seat, ...]
    last: int
    """The number of the last event."""


class Event(NamedTuple):
    """Something that changed."""

    number: int
    kind: str
    seat: int | None


class Work(NamedTuple):
    """A photo that is to be read."""

    shot: int
    game: int
    seat: int
    file: str
    turn: int
    attempt: int
    fields: str
    """The JSON of the game, which names the deck."""


EMPTY_CARD = "?x?x?x?x?x"
"""A card of which nothing is known."""
