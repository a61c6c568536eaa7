"""What the same cards would have given, laid otherwise."""

from collections.abc import Sequence
from typing import NamedTuple

from sideboards_score.entry.game.drafted import drafted_orders, with_drafted
from sideboards_score.entry.game.request import Request, build_game
from sideboards_score.errors import UsageError
from sideboards_score.model.possible import Hindsight, Question
from sideboards_score.rules.possible.hindsight import hindsight_of
from sideboards_score.service.asking import Ask, Progress, silent
from sideboards_score.service.scoring import Scored, check_solo, pictured, score_request


class Asked(NamedTuple):
    """Which question somebody asks; with nothing named, the one that the game can answer."""

    turned: bool = False
    any_order: bool = False
    drafted: Sequence[str] = ()

    def arguments(self) -> list[str]:
        """The question as words of a command line."""
        words = ["--turned"] * self.turned + ["--any-order"] * self.any_order
        return words + [word for text in self.drafted for word in ("--drafted", text)]


def question_of(asked: Asked, request: Request) -> Question:
    """The question; where the game tells how the cards were drafted, that is the default.

    Raises `UsageError` where several are asked at once.
    """
    if asked.turned + asked.any_order + bool(asked.drafted) > 1:
        raise UsageError("possible-questions")
    if asked.any_order:
        return Question.ANY_ORDER
    told = asked.drafted or any(player.drafted for player in request.players)
    return Question.DRAFTED if told and not asked.turned else Question.TURNED


def hindsight(
    request: Request, asked: Asked, *, ask: Ask | None = None, progress: Progress = silent
) -> Hindsight:
    """What was possible in a game; photos in it are read first. Raises a `SideboardsError`."""
    check_solo(request)
    players = tuple(with_drafted(request.players, asked.drafted))
    request = request._replace(players=players)
    question_of(asked, request)
    request, _ = pictured(request, ask=ask, progress=progress)
    return hindsight_on(request, asked)


def hindsight_scored(
    request: Request, asked: Asked, *, ask: Ask | None = None, progress: Progress = silent
) -> tuple[Hindsight, Scored]:
    """The same, and the game scored, to be kept."""
    players = tuple(with_drafted(request.players, asked.drafted))
    request = request._replace(players=players)
    question_of(asked, request)
    scored = score_request(request, ask=ask, progress=progress)
    return hindsight_on(scored.request, asked), scored


def hindsight_on(request: Request, asked: Asked) -> Hindsight:
    """The same of a game whose photos have been read."""
    question = question_of(asked, request)
    game = build_game(request)
    orders = drafted_orders(request, game) if question is Question.DRAFTED else {}
    return hindsight_of(game, question, orders)
