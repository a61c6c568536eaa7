"""The account of a player as a value: each part with its points, their reason and what was counted.

Nothing here knows how wide a page is: a terminal, a sheet, a phone and a picture lay out the same.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from sideboards_score.model.breakdown import GameScore, PatternScore, PlayerScore, Run
from sideboards_score.model.cards import COLORS, HANDLES, Value
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind, Of
from sideboards_score.model.sideboard import Place, Sideboard, places_in
from sideboards_score.render.sentences.marks import (
    Group,
    color_signs,
    groups_of,
    handle_signs,
    places_text,
    run_signs,
)
from sideboards_score.words import Words


class Item(NamedTuple):
    """A counted combination or row."""

    sign: str
    """What marks its drawers in the grid."""
    value: str
    """Its colour or handle."""
    places: tuple[Place, ...]
    text: str
    """Value and places in words."""


class Entry(NamedTuple):
    """One part of an account."""

    part: str
    label: str
    reason: str
    """Where the points come from; empty where the label says it all."""
    points: int
    notes: tuple[str, ...] = ()
    """What else matters for them: drawers that are not known, what a tie meant."""
    items: tuple[Item, ...] = ()


class Account(NamedTuple):
    """Everything that one player gets."""

    name: str
    total: str
    """The total in words."""
    sideboard: Sideboard
    groups: tuple[Group, ...]
    """What counts, for the signs in the grid."""
    entries: tuple[Entry, ...]


PARTS = ("colors", "handles", "rows", "bonus", "swap", "total")
"""The parts of an account, in the order in which they are added up."""


def account_of(score: GameScore, player: PlayerScore, words: Words) -> Account:
    """The account of one player."""
    total = words("points", count=player.total)
    return Account(
        words.shown(player.name),
        words("so-far", text=total) if score.game.partial else total,
        player.player.sideboard,
        tuple(groups_of(player.board)),
        tuple(entries_of(PARTS, score, player, words)),
    )


def entries_of(
    parts: Collection[str], score: GameScore, player: PlayerScore, words: Words
) -> Iterator[Entry]:
    """The given parts of an account, in its order."""
    for part in PARTS:
        if part in parts:
            yield _ENTRIES[part](score, player, words)


def _colors(_: GameScore, player: PlayerScore, words: Words) -> Entry:
    board = player.board.colors
    return _pattern(Kind.COLORS, board, color_signs(board.count), player, words)


def _handles(_: GameScore, player: PlayerScore, words: Words) -> Entry:
    board = player.board.handles
    return _pattern(Kind.HANDLES, board, handle_signs(board.count), player, words)


def _pattern(
    kind: Kind, score: PatternScore, signs: Sequence[str], player: PlayerScore, words: Words
) -> Entry:
    reason, notes = _product(score.count, score.points_each, kind, player, words)
    items = []
    for sign, combination in zip(signs, score.combinations, strict=True):
        value, places = words.shown(combination.value), combination.places
        items.append(Item(sign, value, places, f"{value} {places_text(places)}"))
    return Entry(kind.value, words.shown(kind), reason, score.points, notes, tuple(items))


def _rows(score: GameScore, player: PlayerScore, words: Words) -> Entry:
    kind = Kind.COLORS if score.game.objectives.rows.of is Of.COLOR else Kind.HANDLES
    rows = player.board.rows
    reason, notes = _product(rows.drawers, rows.points_each, kind, player, words)
    items = [
        Item(sign, words.shown(run.value), tuple(places_in(run.drawers)), _run_text(run, words))
        for sign, run in zip(run_signs(rows.runs), rows.runs, strict=True)
    ]
    return Entry("rows", words.shown(Kind.ROWS), reason, rows.points, notes, tuple(items))


def _run_text(run: Run, words: Words) -> str:
    return words(
        "run",
        value=run.value,
        line=run.line,
        first=run.first,
        last=run.last,
        count=run.length,
    )


def _product(
    times: int, each: int, kind: Kind, player: PlayerScore, words: Words
) -> tuple[str, tuple[str, ...]]:
    """`3 × 4 points`, or that nothing can be counted yet; and how much is not known."""
    sideboard = player.player.sideboard
    missing = sideboard.unknown_colors if kind is Kind.COLORS else sideboard.unknown_handles
    if missing and not times and nothing_known(sideboard, kind):
        return words(f"not-known-{kind.value}"), ()
    text = words("count-times-points", times=times, count=each)
    return text, (words(f"some-not-known-{kind.value}", count=missing),) if missing else ()


def nothing_known(sideboard: Sideboard, kind: Kind) -> bool:
    """Whether no drawer shows a colour, or no drawer shows a handle."""
    values: Sequence[Value] = COLORS if kind is Kind.COLORS else HANDLES
    return not any(
        (drawer.color if kind is Kind.COLORS else drawer.handle) in values
        for card in sideboard.cards
        for drawer in card.drawers
    )


def _bonus(score: GameScore, player: PlayerScore, words: Words) -> Entry:
    """Rank and lengths of all, and what a tie meant; the step reached in a solo game."""
    bonus, drawers = player.bonus, player.board.rows.drawers
    if bonus.rank is None and not score.game.solo:
        return Entry("bonus", words("bonus"), words("bonus-others"), bonus.points)
    if bonus.rank is None:
        key = "bonus-solo" if bonus.step is None else "bonus-solo-step"
        reason = words(key, count=drawers, step=bonus.step)
        return Entry("bonus", words("bonus"), reason, bonus.points)
    order = sorted(score.players, key=lambda each: -each.board.rows.drawers)
    lengths = ", ".join(f"{each.name} {each.board.rows.drawers}" for each in order)
    reason = words("bonus-rank", rank=bonus.rank, lengths=lengths)
    notes: tuple[str, ...] = ()
    if bonus.tied:
        tied = [each for each in order if each.board.rows.drawers == drawers and each != player]
        key = "bonus-tied" if bonus.points else "bonus-tied-nothing"
        notes = (words(key, names=[each.name for each in tied], count=bonus.points),)
    return Entry("bonus", words("bonus"), reason, bonus.points, notes)


def _swap(score: GameScore, player: PlayerScore, words: Words) -> Entry:
    key = "swap-used" if player.player.swap_used else "swap-kept"
    if score.game.variant is Variant.FOUR_CARDS:
        key = "swap-none"
    return Entry("swap", words("swap"), words(key), player.swap)


def _total(_: GameScore, player: PlayerScore, words: Words) -> Entry:
    return Entry("total", words("total"), _open_text(player, words), player.total)


def _open_text(player: PlayerScore, words: Words) -> str:
    """How far the total can still change, if it can."""
    low, high, exact = player.bounds
    if (low, high) == (player.total, player.total):
        return ""
    if low == high:
        return words("open-certain", total=low)
    return words("open-exact" if exact else "open-at-most", low=low, high=high)


_ENTRIES: Mapping[str, Callable[[GameScore, PlayerScore, Words], Entry]] = {
    "colors": _colors,
    "handles": _handles,
    "rows": _rows,
    "bonus": _bonus,
    "swap": _swap,
    "total": _total,
}
