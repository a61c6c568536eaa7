"""What each sideboard of a game may give by itself, and which cards of the deck that takes.

An outcome is a pair of own points and drawers in rows: the bonus hangs on nothing else. Up to
`completions.LIMIT` completions of a sideboard they are all listed; beyond that a range stands in
their place that is never too narrow.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.board import score_board
from sideboards_score.rules.count.steps import Steps, TooManySteps
from sideboards_score.rules.unknown.completions import Completion, completions, kinds_left
from sideboards_score.rules.unknown.upper_bound import most_points_and_drawers

MOST_STEPS = 10_000
"""Steps for all completions of a sideboard, half a second: printed cards need next to none, boards
nearly all of one colour hundreds for each completion."""

Family = frozenset[tuple[str, ...]]
"""Ways to complete a sideboard: the kinds of cards that each takes from the deck."""


class Outcome(NamedTuple):
    """What a sideboard may give by itself: points with the swap card, and drawers in rows."""

    points: int
    drawers: int


class Outlook(NamedTuple):
    """Every outcome of a sideboard, each with the ways that lead to it."""

    outcomes: Mapping[Outcome, Family]
    exact: bool

    @property
    def kinds(self) -> set[str]:
        """The kinds of cards that may complete the sideboard."""
        return {kind for family in self.outcomes.values() for kinds in family for kind in kinds}

    @property
    def by_drawers(self) -> dict[int, Family]:
        """For each number of drawers in rows, the ways that lead to it."""
        ways: dict[int, Family] = {}
        for outcome, family in self.outcomes.items():
            ways[outcome.drawers] = ways.get(outcome.drawers, frozenset()) | family
        return ways


class Table(NamedTuple):
    """A game with the outlook of each player, and how many cards of each kind the deck has left."""

    game: Game
    outlooks: Sequence[Outlook]
    left: Mapping[str, int]


def table_of(game: Game, boards: Sequence[BoardScore], swaps: Sequence[int]) -> Table:
    """The outlooks of a game whose sideboards score `boards` with unknown drawers left out."""
    known = all(player.sideboard.known for player in game.players)
    left = {} if known else kinds_left(game)
    outlooks = []
    for player, board, swap in zip(game.players, boards, swaps, strict=True):
        now = Outcome(board.points + swap, board.rows.drawers)
        outlooks.append(_outlook(player.sideboard, game, left, now, swap))
    return Table(game, outlooks, left)


def _outlook(
    sideboard: Sideboard, game: Game, left: Mapping[str, int], now: Outcome, swap: int
) -> Outlook:
    if sideboard.known:
        return Outlook({now: frozenset({()})}, True)
    found = completions(sideboard, game.deck, left)
    if found is None:
        return _range(sideboard, game, left, now, swap)
    try:
        return _listed(found, game, swap)
    except TooManySteps:
        return _range(sideboard, game, left, now, swap)


def _listed(found: Sequence[Completion], game: Game, swap: int) -> Outlook:
    """The outcomes of all completions."""
    outcomes: dict[Outcome, set[tuple[str, ...]]] = {}
    scored: dict[Sideboard, Outcome] = {}
    steps = Steps(MOST_STEPS)
    for board, kinds in found:
        if board not in scored:
            edition, rulebook = game.edition, game.rulebook
            score = score_board(board, game.objectives, edition.turning, rulebook, steps)
            scored[board] = Outcome(score.points + swap, score.rows.drawers)
        outcomes.setdefault(scored[board], set()).add(kinds)
    return Outlook({o: frozenset(kinds) for o, kinds in outcomes.items()}, True)


def _range(
    sideboard: Sideboard, game: Game, left: Mapping[str, int], now: Outcome, swap: int
) -> Outlook:
    """Outcomes at the corners of a range: from what is known to the most that is possible.

    Adding a drawer never lowers a count, so what is known alone is the least. A range does not say
    which cards it takes.
    """
    points, drawers = most_points_and_drawers(sideboard, game, left)
    return Outlook(
        {
            Outcome(own, length): frozenset({()})
            for own in (now.points, points + swap)
            for length in range(now.drawers, drawers + 1)
        },
        False,
    )


def share_cards(outlooks: Sequence[Outlook]) -> bool:
    """Whether a kind of card may complete the sideboards of two players."""
    seen: set[str] = set()
    for outlook in outlooks:
        own = outlook.kinds
        if seen & own:
            return True
        seen |= own
    return False


def possible_together(families: Sequence[Family], left: Mapping[str, int]) -> bool:
    """Whether one way for each player takes no kind more often than the deck has it."""
    open_families = sorted((f for f in families if () not in f), key=len)
    return not open_families[1:] or _choice_exists(open_families, (), left)


def _choice_exists(
    families: Sequence[Family], used: tuple[str, ...], left: Mapping[str, int]
) -> bool:
    if not families:
        return True
    return any(
        _fits((*used, *kinds), left) and _choice_exists(families[1:], (*used, *kinds), left)
        for kinds in families[0]
    )


def _fits(used: tuple[str, ...], left: Mapping[str, int]) -> bool:
    """Whether the deck has that many cards of each kind."""
    return all(used.count(kind) <= left[kind] for kind in set(used))
