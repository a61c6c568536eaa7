"""Whether a claimed number of sequences holds, and what gives the number if not."""

from collections.abc import Iterable, Iterator

from sideboards_score.sequence.model.board import EMPTY, Board, Place
from sideboards_score.sequence.model.claim import (
    TOGETHER,
    TOO_FEW,
    TOO_MANY,
    UNEXPLAINED,
    Claim,
    Mistake,
    Reason,
    Verdict,
)
from sideboards_score.sequence.rules.finished import count_of, finished
from sideboards_score.sequence.rules.slips import SLIPS

_WITHIN_RUNS = ("six-as-two", "shared-chips")
"""Kinds whose lines lie in a run that counts already."""


def verdict_on(claim: Claim, board: Board) -> Verdict:
    """A claim against the right number."""
    low, high = board.known_as(EMPTY), board.known_as(claim.team.value)
    least, most = count_of(low, claim.team), count_of(high, claim.team)
    if claim.claimed < least:
        return Verdict(claim, least, most, False, (*_too_few(claim, low, least),))
    if claim.claimed > most:
        reasons = _too_many(claim, high, most, frozenset(board.unknown))
        # What is seen on the board explains more than what may lie there.
        return Verdict(claim, least, most, False, (*sorted(reasons, key=_guesses),))
    return Verdict(claim, least, most, True if least == most else None, ())


def _too_few(claim: Claim, board: Board, counted: int) -> Iterator[Reason]:
    """What somebody who counted too few may have missed."""
    missed = counted - claim.claimed
    for kind in TOO_FEW[:-1]:
        found = tuple(SLIPS[kind](board, claim.team))
        if len(found) >= missed:
            yield Reason(kind, found[:missed])
    # Which ones were missed nobody can tell: all are named.
    yield Reason(TOO_FEW[-1], tuple(SLIPS[TOO_FEW[-1]](board, claim.team)))


def _guesses(reason: Reason) -> bool:
    return bool(reason.unknown)


def _too_many(
    claim: Claim, board: Board, counted: int, unknown: frozenset[Place]
) -> Iterator[Reason]:
    """What somebody who counted too many may have taken for sequences.

    Squares that are not known hold the team's chips on this board.
    """
    wanted = claim.claimed - counted
    counting = [line for run in finished(board, claim.team) for line in run.sequences]
    together: list[Mistake] = []
    explained = False
    for kind in TOO_MANY:
        slips = sorted(
            SLIPS[kind](board, claim.team), key=lambda slip: not unknown.isdisjoint(slip.places)
        )
        found = _apart(slips, _lines(counting, kind))
        if len(found) >= wanted:
            explained = True
            yield _reason(kind, found[:wanted], unknown)
        together = _apart([*together, *found], ())
    if explained:
        return
    enough = len(together) >= wanted
    yield _reason(TOGETHER, together[:wanted], unknown) if enough else Reason(UNEXPLAINED, ())


def _reason(kind: str, mistakes: list[Mistake], unknown: frozenset[Place]) -> Reason:
    places = {place for mistake in mistakes for place in mistake.places}
    return Reason(kind, tuple(mistakes), tuple(sorted(places & unknown)))


def _lines(counting: Iterable[tuple[Place, ...]], kind: str) -> list[frozenset[Place]]:
    """The sequences that a false one of a kind would have to keep apart from."""
    return [] if kind in _WITHIN_RUNS else [frozenset(line) for line in counting]


def _apart(found: Iterable[Mistake], taken: Iterable[frozenset[Place]]) -> list[Mistake]:
    """Those that share at most one square with each other, as nobody would count a line twice."""
    lines, chosen = list(taken), list[Mistake]()
    for mistake in found:
        squares = frozenset(mistake.places)
        if all(len(squares & line) <= 1 for line in lines):
            lines.append(squares)
            chosen.append(mistake)
    return chosen
