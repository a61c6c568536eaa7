"""How far totals and winners can still change when unknown drawers become known.

Each sideboard has outcomes: pairs of own points and drawers in rows. Up to `completions.LIMIT`
completions they are all listed and the bounds are exact; beyond that they are replaced by a range
that is never too narrow. The bonus joins the sideboards of a game, so it is judged over all.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from sideboards_score.model.breakdown import BoardScore, Bounds
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.board import score_board
from sideboards_score.rules.count.bonus import bonus_of
from sideboards_score.rules.unknown.completions import completions, kinds_left
from sideboards_score.rules.unknown.upper_bound import most_points_and_drawers

JOINT_LIMIT = 50_000
"""Combinations of outcomes of all players that are looked at one by one, about half a second."""


SEARCH_LIMIT = 20_000
"""Combinations of row lengths that are tried for one total; most often the first will do."""


class Outcome(NamedTuple):
    """What a sideboard may give by itself: points with the swap card, and drawers in rows."""

    points: int
    drawers: int


class Outlook(NamedTuple):
    """Every outcome of a sideboard, each with the kinds of cards that completions take for it."""

    outcomes: Mapping[Outcome, frozenset[tuple[str, ...]]]
    exact: bool


class Ends(NamedTuple):
    """The bounds of every total, and whether the winners are certain."""

    totals: tuple[Bounds, ...]
    decided: bool


def open_ends(game: Game, boards: Sequence[BoardScore], swaps: Sequence[int]) -> Ends:
    """The bounds of a game whose sideboards score `boards` with unknown drawers left out."""
    now = [
        Outcome(board.points + swap, board.rows.drawers)
        for board, swap in zip(boards, swaps, strict=True)
    ]
    if all(player.sideboard.known for player in game.players):
        totals = _totals(now, game)
        return Ends(tuple(Bounds(total, total) for total in totals), True)
    left = kinds_left(game)
    outlooks = [
        _outlook(player.sideboard, game, left, outcome, swap)
        for player, outcome, swap in zip(game.players, now, swaps, strict=True)
    ]
    winners = _winners(_totals(now, game))
    if prod(len(outlook.outcomes) for outlook in outlooks) <= JOINT_LIMIT:
        return _jointly(game, outlooks, left, winners)
    return _apart(game, outlooks, left, winners)


def _outlook(
    sideboard: Sideboard, game: Game, left: Mapping[str, int], now: Outcome, swap: int
) -> Outlook:
    if sideboard.known:
        return Outlook({now: frozenset({()})}, True)
    found = completions(sideboard, game.deck, left)
    if found is None:
        return _range(sideboard, game, left, now, swap)
    outcomes: dict[Outcome, set[tuple[str, ...]]] = {}
    scored: dict[Sideboard, Outcome] = {}
    for completion in found:
        board = completion.sideboard
        if board not in scored:
            score = score_board(board, game.objectives, game.edition.turning, game.rulebook)
            scored[board] = Outcome(score.points + swap, score.rows.drawers)
        outcomes.setdefault(scored[board], set()).add(completion.kinds)
    return Outlook({o: frozenset(kinds) for o, kinds in outcomes.items()}, True)


def _range(
    sideboard: Sideboard, game: Game, left: Mapping[str, int], now: Outcome, swap: int
) -> Outlook:
    """Outcomes at the corners of a range: from what is known to the most that is possible."""
    points, drawers = most_points_and_drawers(sideboard, game, left)
    return Outlook(
        {
            Outcome(own, length): frozenset({()})
            for own in (now.points, points + swap)
            for length in range(now.drawers, drawers + 1)
        },
        False,
    )


def _totals(outcomes: Sequence[Outcome], game: Game) -> list[int]:
    bonuses = bonus_of([o.drawers for o in outcomes], game.objectives.rows, game.rulebook)
    return [o.points + bonus.points for o, bonus in zip(outcomes, bonuses, strict=True)]


def _winners(totals: Sequence[int]) -> frozenset[int]:
    best = max(totals)
    return frozenset(i for i, total in enumerate(totals) if total == best)


def _jointly(
    game: Game, outlooks: Sequence[Outlook], left: Mapping[str, int], winners: frozenset[int]
) -> Ends:
    """Look at every combination of outcomes in which no card lies in two sideboards."""
    low: list[int] = []
    high: list[int] = []
    decided = True
    for outcomes in product(*(outlook.outcomes for outlook in outlooks)):
        families = [outlook.outcomes[o] for outlook, o in zip(outlooks, outcomes, strict=True)]
        if not _possible(families, left):
            continue
        totals = _totals(outcomes, game)
        low = [min(pair) for pair in zip(low, totals, strict=True)] if low else totals
        high = [max(pair) for pair in zip(high, totals, strict=True)] if high else totals
        decided = decided and _winners(totals) == winners
    if not low:
        return _apart(game, outlooks, left, winners)
    exact = _exactness(game, outlooks)
    return Ends(tuple(Bounds(*ends) for ends in zip(low, high, exact, strict=True)), decided)


def _possible(families: Sequence[frozenset[tuple[str, ...]]], left: Mapping[str, int]) -> bool:
    """Whether one choice of kinds per player takes no kind more often than the deck has it."""
    open_families = sorted((f for f in families if () not in f), key=len)
    return not open_families[1:] or _choice_exists(open_families, (), left)


def _choice_exists(
    families: Sequence[frozenset[tuple[str, ...]]], used: tuple[str, ...], left: Mapping[str, int]
) -> bool:
    if not families:
        return True
    return any(
        _fits((*used, *kinds), left) and _choice_exists(families[1:], (*used, *kinds), left)
        for kinds in families[0]
    )


def _apart(
    game: Game, outlooks: Sequence[Outlook], left: Mapping[str, int], winners: frozenset[int]
) -> Ends:
    """Bounds from each player's outcomes against all that the others may have."""
    exact = _exactness(game, outlooks)
    table = _Table(game, outlooks, left)
    totals = []
    for index, outlook in enumerate(outlooks):
        bonuses = _bonuses_by_drawers(game, outlooks, index)
        reached = [
            outcome.points + bonus
            for outcome in outlook.outcomes
            for bonus in bonuses[outcome.drawers]
        ]
        ends = Bounds(min(reached), max(reached), exact=False)
        totals.append(_ends(table, index, sorted(set(reached))) if exact[index] else ends)
    return Ends(tuple(totals), _certain(totals, winners))


def _share_cards(outlooks: Sequence[Outlook]) -> bool:
    """Whether a kind of card may complete the sideboards of two players."""
    seen: set[str] = set()
    for outlook in outlooks:
        own = _kinds(outlook)
        if seen & own:
            return True
        seen |= own
    return False


def _kinds(outlook: Outlook) -> set[str]:
    """The kinds of cards that may complete a sideboard."""
    return {kind for family in outlook.outcomes.values() for kinds in family for kind in kinds}


def _certain(totals: Sequence[Bounds], winners: frozenset[int]) -> bool:
    """Whether the winners win whatever the others get: judged by the ends of the bounds only."""
    least = min(totals[i].low for i in winners)
    rest = [bounds.high for i, bounds in enumerate(totals) if i not in winners]
    tied_for_sure = len(winners) == 1 or all(
        not totals[i].open and totals[i].low == least for i in winners
    )
    return tied_for_sure and all(high < least for high in rest)


def _exactness(game: Game, outlooks: Sequence[Outlook]) -> list[bool]:
    """For each player: whether neither the own range nor the others' ranges can be too wide.

    A range does not tell which cards it takes, so beside one nobody knows which cards are left.
    """
    if all(outlook.exact for outlook in outlooks):
        return [True] * len(outlooks)
    return [
        outlook.exact
        and not _kinds(outlook)
        and all(
            len(bonuses) == 1 for bonuses in _bonuses_by_drawers(game, outlooks, index).values()
        )
        for index, outlook in enumerate(outlooks)
    ]


def _bonuses_by_drawers(
    game: Game, outlooks: Sequence[Outlook], index: int
) -> dict[int, list[int]]:
    """For each number of drawers that a player may have, every bonus that it can bring."""
    others = tuple(
        frozenset(outcome.drawers for outcome in outlook.outcomes)
        for other, outlook in enumerate(outlooks)
        if other != index
    )
    lengths = {outcome.drawers for outcome in outlooks[index].outcomes}
    return {
        length: sorted({_bonus(game, length, above) for above in _counts_above(others, length)})
        for length in lengths
    }


def _bonus(game: Game, drawers: int, above: int) -> int:
    """The bonus of a player if so many different lengths are greater."""
    lengths = [drawers, *range(drawers + 1, drawers + 1 + above)]
    lengths += [0] * (len(game.players) - len(lengths))
    return bonus_of(lengths, game.objectives.rows, game.rulebook)[0].points


@lru_cache(maxsize=4096)
def _counts_above(others: tuple[frozenset[int], ...], drawers: int) -> frozenset[int]:
    """How many different lengths above `drawers` the others may have together."""
    sets = {frozenset[int]()}
    for lengths in others:
        sets = {
            greater | {length} if length > drawers else greater
            for greater in sets
            for length in lengths
        }
    return frozenset(len(greater) for greater in sets)


class _Table(NamedTuple):
    """All that a search over the players of a game needs."""

    game: Game
    outlooks: Sequence[Outlook]
    left: Mapping[str, int]


def _ends(table: _Table, index: int, totals: Sequence[int]) -> Bounds:
    """The lowest and highest of the totals that a player can have, no card in two sideboards."""
    if not _share_cards(table.outlooks):
        return Bounds(totals[0], totals[-1])
    low, low_sure = _first_possible(table, index, totals)
    high, high_sure = _first_possible(table, index, totals[::-1])
    return Bounds(low, high, low_sure and high_sure)


def _first_possible(table: _Table, index: int, totals: Sequence[int]) -> tuple[int, bool]:
    """The first of the totals that is possible; not sure where looking for it took too long."""
    for total in totals:
        possible = _is_possible(table, index, total)
        if possible is not False:
            return total, possible is True
    return totals[0], False


def _is_possible(table: _Table, index: int, total: int) -> bool | None:
    """Whether a player can have that total with no card in two sideboards; None if given up."""
    game, outlooks, left = table
    others = [_by_length(outlook) for other, outlook in enumerate(outlooks) if other != index]
    steps = 0
    for own, family in outlooks[index].outcomes.items():
        for lengths in product(*others):
            above = len({length for length in lengths if length > own.drawers})
            if own.points + _bonus(game, own.drawers, above) != total:
                continue
            steps += 1
            if steps > SEARCH_LIMIT:
                return None
            families = [other[length] for other, length in zip(others, lengths, strict=True)]
            if _possible([family, *families], left):
                return True
    return False


def _by_length(outlook: Outlook) -> dict[int, frozenset[tuple[str, ...]]]:
    """For each number of drawers in rows, the kinds of cards that completions take for it."""
    kinds: dict[int, frozenset[tuple[str, ...]]] = {}
    for outcome, family in outlook.outcomes.items():
        kinds[outcome.drawers] = kinds.get(outcome.drawers, frozenset()) | family
    return kinds


def _fits(used: tuple[str, ...], left: Mapping[str, int]) -> bool:
    """Whether the deck has that many cards of each kind."""
    return all(used.count(kind) <= left[kind] for kind in set(used))
