"""How far totals and winners can still change when unknown drawers become known.

Each sideboard has outcomes: pairs of own points and drawers in rows. Up to `completions.LIMIT`
completions they are all listed and the bounds are exact; beyond that they are replaced by a range
that is never too narrow. The bonus joins the sideboards of a game, so it is judged over all.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from sideboards_score.model.breakdown import BoardScore, Bounds
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.board_score import score_board
from sideboards_score.rules.bonus import bonus_of
from sideboards_score.rules.completions import completions, kinds_left
from sideboards_score.rules.relaxed import most_points_and_drawers

JOINT_LIMIT = 50_000
"""Combinations of outcomes of all players that are looked at one by one, about half a second."""


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
    return _apart(game, outlooks, winners)


def _outlook(
    sideboard: Sideboard, game: Game, left: Mapping[str, int], now: Outcome, swap: int
) -> Outlook:
    if sideboard.known:
        return Outlook({now: frozenset({()})}, True)
    found = completions(sideboard, game.deck, left)
    if found is None:
        return _range(sideboard, game, now, swap)
    outcomes: dict[Outcome, set[tuple[str, ...]]] = {}
    scored: dict[Sideboard, Outcome] = {}
    for completion in found:
        board = completion.sideboard
        if board not in scored:
            score = score_board(board, game.objectives, game.edition.turning, game.rulebook)
            scored[board] = Outcome(score.points + swap, score.rows.drawers)
        outcomes.setdefault(scored[board], set()).add(completion.kinds)
    return Outlook({o: frozenset(kinds) for o, kinds in outcomes.items()}, True)


def _range(sideboard: Sideboard, game: Game, now: Outcome, swap: int) -> Outlook:
    """Outcomes at the corners of a range: from what is known to the most that is possible."""
    points, drawers = most_points_and_drawers(sideboard, game)
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
        return _apart(game, outlooks, winners)
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
        all((*used, *kinds).count(kind) <= left[kind] for kind in kinds)
        and _choice_exists(families[1:], (*used, *kinds), left)
        for kinds in families[0]
    )


def _apart(game: Game, outlooks: Sequence[Outlook], winners: frozenset[int]) -> Ends:
    """Bounds from each player's outcomes against all that the others may have."""
    exact = _exactness(game, outlooks)
    if _share_cards(outlooks):
        exact = [False] * len(outlooks)
    totals = []
    for index, outlook in enumerate(outlooks):
        bonuses = _bonuses_by_drawers(game, outlooks, index)
        reached = [
            outcome.points + bonus
            for outcome in outlook.outcomes
            for bonus in bonuses[outcome.drawers]
        ]
        totals.append(Bounds(min(reached), max(reached), exact[index]))
    return Ends(tuple(totals), _certain(totals, winners))


def _share_cards(outlooks: Sequence[Outlook]) -> bool:
    """Whether a kind of card may complete the sideboards of two players."""
    seen: set[str] = set()
    for outlook in outlooks:
        own = {kind for family in outlook.outcomes.values() for kinds in family for kind in kinds}
        if seen & own:
            return True
        seen |= own
    return False


def _certain(totals: Sequence[Bounds], winners: frozenset[int]) -> bool:
    """Whether the winners win whatever the others get: judged by the ends of the bounds only."""
    least = min(totals[i].low for i in winners)
    rest = [bounds.high for i, bounds in enumerate(totals) if i not in winners]
    tied_for_sure = len(winners) == 1 or all(
        not totals[i].open and totals[i].low == least for i in winners
    )
    return tied_for_sure and all(high < least for high in rest)


def _exactness(game: Game, outlooks: Sequence[Outlook]) -> list[bool]:
    """For each player: whether neither the own range nor the others' ranges can be too wide."""
    if all(outlook.exact for outlook in outlooks):
        return [True] * len(outlooks)
    return [
        outlook.exact
        and all(
            len(bonuses) == 1 for bonuses in _bonuses_by_drawers(game, outlooks, index).values()
        )
        for index, outlook in enumerate(outlooks)
    ]


def _bonuses_by_drawers(
    game: Game, outlooks: Sequence[Outlook], index: int
) -> dict[int, list[int]]:
    """For each number of drawers that a player may have, every bonus that it can bring."""
    lengths = {outcome.drawers for outcome in outlooks[index].outcomes}
    return {length: _bonuses(game, outlooks, index, length) for length in lengths}


def _bonuses(game: Game, outlooks: Sequence[Outlook], index: int, drawers: int) -> list[int]:
    """Every bonus that `drawers` can bring a player, whatever rows the others turn out to have."""
    bonuses = set()
    ranks = {len(greater) for greater in _sets_of_greater(outlooks, index, drawers)}
    for above in ranks:
        lengths = [drawers, *range(drawers + 1, drawers + 1 + above)]
        lengths += [0] * (len(outlooks) - len(lengths))
        bonuses.add(bonus_of(lengths, game.objectives.rows, game.rulebook)[0].points)
    return sorted(bonuses)


def _sets_of_greater(
    outlooks: Sequence[Outlook], index: int, drawers: int
) -> Iterable[frozenset[int]]:
    """Every set of different lengths above `drawers` that the other players may have."""
    sets = {frozenset[int]()}
    for other, outlook in enumerate(outlooks):
        if other != index:
            lengths = {outcome.drawers for outcome in outlook.outcomes}
            sets = set(_extended(sets, lengths, drawers))
    return sets


def _extended(
    sets: Iterable[frozenset[int]], lengths: Iterable[int], drawers: int
) -> Iterator[frozenset[int]]:
    for length in lengths:
        for greater in sets:
            yield greater | {length} if length > drawers else greater
