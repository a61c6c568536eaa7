"""Games that are kept, what they add up to, and games that phones at a table still enter."""

from collections.abc import Mapping
from typing import NamedTuple


class KeptPlayer(NamedTuple):
    """A player of a kept game, with the points of each part as they were counted then."""

    name: str
    person: str
    """What all spellings of the name have in common."""
    sideboard: str
    """The eight codes, separated by spaces."""
    swap_used: bool
    colors: int
    handles: int
    rows: int
    drawers: int
    """The drawers of all rows: what the bonus compares."""
    bonus: int
    swap: int
    won: bool
    """Whether the player is among the winners, or ahead where they are not certain."""

    @property
    def total(self) -> int:
        """All points."""
        return self.colors + self.handles + self.rows + self.bonus + self.swap


class KeptGame(NamedTuple):
    """A kept game, as far as lists and statistics need it."""

    number: int
    date: str
    place: str | None
    note: str | None
    deck: str
    edition: str
    variant: str
    objectives: tuple[str, str, str]
    """Colours, handles, rows: the number of each, or what is on it."""
    decided: bool
    """Whether the winners are certain."""
    players: tuple[KeptPlayer, ...]

    @property
    def winners(self) -> tuple[KeptPlayer, ...]:
        """Who won, or is ahead where that is not certain; nobody wins alone."""
        return tuple(p for p in self.players if p.won) if len(self.players) > 1 else ()


class Record(NamedTuple):
    """Everything that is written about a game."""

    game: KeptGame
    file: str
    """The game as the JSON of a game file, its cards spelled out."""
    score: str
    """The document of `score --json`."""
    fingerprint: str
    """The same for the same cards, players and objectives, whenever they were typed."""
    photos: tuple[bytes | None, ...] = ()
    """The photo of each player that is to be kept, as JPEG."""


class Kept(NamedTuple):
    """Where a game stands in the history."""

    number: int
    new: bool
    """Whether the history did not have it before."""
    restored: bool = False
    """Whether it was in the bin."""
    photos: int = 0
    """Photos that are kept with it."""


class Stored(NamedTuple):
    """A kept game as it was written, and where its photos lie."""

    game: KeptGame
    file: str
    version: int
    deleted: bool
    photos: tuple[str | None, ...]
    """The file of each player's photo."""
    fingerprint: str
    score: str | None = None
    """The document of its score when it was kept."""


class Wanted(NamedTuple):
    """Which of the kept games somebody wants."""

    persons: tuple[str, ...] | None = None
    """Games with one of these players; None for all."""
    date: str = ""
    """What the day begins with: a year, a month, or the day itself."""
    deck: str | None = None
    deleted: bool = False
    """Those in the bin in place of the others."""
    number: int | None = None


class Tally(NamedTuple):
    """What some games of a player add up to."""

    games: int = 0
    wins: int = 0
    """Won alone."""
    shared: int = 0
    """Won together with others."""
    points: int = 0
    best: int = 0

    @property
    def average(self) -> float:
        """Points for each game."""
        return self.points / self.games

    def with_game(self, total: int, winners: int) -> "Tally":
        """With one more game; `winners` is 0 unless the player is one of them."""
        return Tally(
            self.games + 1,
            self.wins + (winners == 1),
            self.shared + (winners > 1),
            self.points + total,
            max(self.best, total) if self.games else total,
        )


class PersonStats(NamedTuple):
    """What the games of a player add up to."""

    name: str
    """As spelled last."""
    person: str
    all: Tally
    by_players: Mapping[int, Tally]
    """By how many played."""
    by_objective: Mapping[tuple[str, str], Tally]
    """Points of one part, by kind and objective."""


class Versus(NamedTuple):
    """Two players in the games that both played: who had more points."""

    one: str
    other: str
    persons: frozenset[str]
    games: int
    one_ahead: int
    other_ahead: int


class Standings(NamedTuple):
    """What all games add up to."""

    games: int
    players: tuple[PersonStats, ...]
    versus: tuple[Versus, ...]
    contested: int
    """Games of several players whose winners are certain."""
    by_bonus: int
    """Those among them that others would have won without the row bonus."""


class Shot(NamedTuple):
    """A photo sent for a player, and what became of it."""

    number: int
    status: str
    """`queued`, `reading`, `read` or `refused`."""
    turn: int
    row: str
    """Which row of a photo of the whole table, as typed: `2`, or `2r` from behind; else empty."""
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
    row: str
    attempt: int
    fields: str
    """The JSON of the game, which names the deck."""


EMPTY_CARD = "?x?x?x?x?x"
"""A card of which nothing is known."""
