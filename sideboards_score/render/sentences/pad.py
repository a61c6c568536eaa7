"""The score pad as a value: a line for each part of the total, a column for each player."""

from collections.abc import Iterator
from typing import NamedTuple

from sideboards_score.model.breakdown import Bounds, GameScore, PlayerScore
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind, Of
from sideboards_score.render.sentences.account import PARTS, entries_of, nothing_known
from sideboards_score.words import Words

NOT_KNOWN = "?"
NONE = "–"
"""In place of a count that nothing is known of, and of points that cannot be had."""


class Cell(NamedTuple):
    """What a player has in a line: `3 × 4 = 12`, or points alone."""

    points: str
    times: str = ""
    each: str = ""

    @property
    def text(self) -> str:
        """The cell in one line."""
        return f"{self.times} × {self.each} = {self.points}" if self.times else self.points


class PadLine(NamedTuple):
    """A part of the total, or what the totals can still become."""

    part: str
    label: str
    cells: tuple[Cell, ...]


class Pad(NamedTuple):
    """The whole pad."""

    names: tuple[str, ...]
    wins: tuple[bool, ...]
    """Who wins, or is ahead so far; nobody in a solo game."""
    lines: tuple[PadLine, ...]


OPEN = "possible"
"""The last line of a pad whose totals can still change."""


def pad_of(score: GameScore, words: Words) -> Pad:
    """The pad of a game."""
    alone = len(score.players) == 1
    return Pad(
        tuple(words.shown(player.name) for player in score.players),
        tuple(not alone and player.name in score.winners for player in score.players),
        tuple(_lines(score, words)),
    )


def _lines(score: GameScore, words: Words) -> Iterator[PadLine]:
    for entry in entries_of(PARTS, score, score.players[0], words):
        cells = tuple(_cell(entry.part, score, player) for player in score.players)
        yield PadLine(entry.part, entry.label, cells)
    if any({*player.bounds[:2]} != {player.total} for player in score.players):
        ends = tuple(Cell(_between(player.bounds)) for player in score.players)
        yield PadLine(OPEN, words("pad-possible"), ends)


def _between(bounds: Bounds) -> str:
    return f"{bounds.low}–{bounds.high}" if bounds.open else str(bounds.low)


def _cell(part: str, score: GameScore, player: PlayerScore) -> Cell:
    if part == "bonus":
        told = score.game.solo or player.bonus.rank is not None
        return Cell(str(player.bonus.points) if told else NONE)
    if part == "swap":
        dealt = score.game.variant is not Variant.FOUR_CARDS
        return Cell(str(player.swap) if dealt else NONE)
    return Cell(str(player.total)) if part == "total" else _product(part, score, player)


def _product(part: str, score: GameScore, player: PlayerScore) -> Cell:
    """Count and points of an objective; no count where nothing of its kind is known."""
    board, kind = player.board, Kind(part)
    if kind is Kind.ROWS:
        times, each, points = board.rows.drawers, board.rows.points_each, board.rows.points
        kind = Kind.COLORS if score.game.objectives.rows.of is Of.COLOR else Kind.HANDLES
    else:
        pattern = board.colors if kind is Kind.COLORS else board.handles
        times, each, points = pattern.count, pattern.points_each, pattern.points
    unseen = not times and nothing_known(player.player.sideboard, kind)
    return Cell(str(points), NOT_KNOWN if unseen else str(times), str(each))
