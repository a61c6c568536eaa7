"""Judge claims about a game, or give a second opinion."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sideboards_score.entry.game.claims import kinds_needed, needs_everybody, read_claims
from sideboards_score.entry.game.command_line import GameOptions, request_from_options
from sideboards_score.entry.game.objectives import one_of_each
from sideboards_score.entry.game.request import ClaimText, Request, build_game
from sideboards_score.errors import SideboardsError, UsageError
from sideboards_score.model.claim import Claim, Inquiry
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import Kind, ObjectiveSet
from sideboards_score.model.reading import Reading
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.check.opinion import second_opinion
from sideboards_score.rules.scoring import score_game
from sideboards_score.service.asking import Ask, Progress, silent
from sideboards_score.service.scoring import check_solo, pictured, request_of


class Inquired(NamedTuple):
    """What came of an inquiry: the game as asked for, what its photos show, and the answer."""

    request: Request
    inquiry: Inquiry
    readings: Mapping[str, Reading]


def inquire(request: Request, *, ask: Ask | None = None, progress: Progress = silent) -> Inquired:
    """Judge the claims of a game, or give a second opinion where there are none.

    With `solo` in the request the one player plays alone, so that totals and the bonus are known.
    """
    typed = not request.where
    claims = _claims(request, [player.name for player in request.players])
    check_solo(request)
    _check_players(request, claims, typed=typed)
    request = request._replace(needed=kinds_needed(claims))
    request, readings = pictured(request, ask=ask, progress=progress)
    return Inquired(request, _inquiry(request, claims), readings)


def request_to_check(
    file: str | None, options: GameOptions, claims: Sequence[ClaimText]
) -> Request:
    """The game, with the claims of the command line in place of those of the file."""
    if file is None and options.settings_only:
        raise UsageError("nothing-to-check")
    if file is None and options.objectives is None and claims:
        request = request_from_options(options._replace(objectives=""))
        request = request._replace(objectives=_no_objectives)
    else:
        request = request_of(file, options)
    return with_claims(request, claims)


def with_claims(request: Request, claims: Sequence[ClaimText]) -> Request:
    """The game with other claims than its own, if there are any."""
    return request._replace(claims=tuple(claims)) if claims else request


def _no_objectives(_: Deck, needed: Collection[Kind] = tuple(Kind)) -> ObjectiveSet:
    """Stands for `--objectives` that was not given: nothing is missed where none is needed."""
    if needed:
        raise UsageError("objectives-missing")
    return one_of_each([], ())


def _claims(request: Request, names: Sequence[str]) -> list[Claim]:
    of_file = any(step.kind == "line" for claim in request.claims for step in claim.where)
    try:
        return read_claims(request.claims, names)
    except SideboardsError as error:
        raise error.inside(*request.where) if of_file else error from None


def _check_players(request: Request, claims: Sequence[Claim], *, typed: bool) -> None:
    """Raise where the players given are not those that the claims need."""
    lone = len(request.players) == 1 and not request.solo
    if typed and lone and needs_everybody(claims):
        raise UsageError("claim-needs-all")


def _inquiry(request: Request, claims: Sequence[Claim]) -> Inquiry:
    score = score_game(build_game(request))
    if claims:
        return Inquiry(score, judge(score, claims), kinds=request.needed)
    return Inquiry(score, opinion=second_opinion(score))
