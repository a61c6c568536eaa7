"""The other game: a board tapped in, typed or photographed; it is kept only in its address."""

import contextlib
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.entry.reading_text import text_reason
from sideboards_score.errors import GameError, RefusedError, SideboardsError
from sideboards_score.render.drawings.svg import svg_items
from sideboards_score.sequence.entry.board_file import BoardRequest
from sideboards_score.sequence.entry.board_text import parse_lines
from sideboards_score.sequence.entry.fixes import fixed
from sideboards_score.sequence.model.board import EMPTY, SIDE, UNKNOWN, Board, Place, Team
from sideboards_score.sequence.model.claim import Verdict
from sideboards_score.sequence.model.standing import Standing, TeamStanding
from sideboards_score.sequence.render.documents import check_document, score_document
from sideboards_score.sequence.render.drawing import CELL, board_items, middle_of, width_of
from sideboards_score.sequence.render.marks import names_of
from sideboards_score.sequence.render.sentences import (
    count_of,
    head_of,
    line_shown,
    notes_of,
    outcome_of,
    places_shown,
    reason_of,
    verdict_of,
)
from sideboards_score.sequence.service.scoring import score_request, teams_asked, verdicts_on
from sideboards_score.sequence.service.shot import board_of_shot
from sideboards_score.web.access import owner_here
from sideboards_score.web.pages.forms import sent_photo
from sideboards_score.web.pages.respond import (
    go,
    nothing_here,
    page,
    problem,
    told,
    wants_json,
    words_of,
)
from sideboards_score.web.readers import EndedError
from sideboards_score.words import Words

HERE = "/sequence"
PENS = (*(team.value for team in Team), EMPTY, UNKNOWN)
"""What a tap makes of a square."""
_BARE = Board((EMPTY * SIDE,) * SIDE)
_ON_PAGES = {
    "sequence-photo-no-board": "web-sequence-no-board",
    "sequence-claim": "web-sequence-claim",
    "option-choice": "web-sequence-teams-wrong",
}
"""Reasons that name an option of the command line, as they are told on the page."""
_LONGEST = 2000
"""Letters of a typed board: ten lines with spaces have 200."""


class Asked(NamedTuple):
    """What an address says."""

    board: Board
    pen: str = Team.BLUE.value
    teams: str = ""
    advanced: bool = False
    read: bool = False
    """Whether a photo has just been read."""
    team: str = ""
    claimed: str = ""

    def address(self, **changed: object) -> str:
        """The address of this board with something else, `tap` among it."""
        fields = {
            "board": "/".join(self.board.rows),
            "pen": self.pen,
            "teams": self.teams,
            "advanced": "yes" if self.advanced else "",
            **changed,
        }
        return f"{HERE}?{urlencode({name: value for name, value in fields.items() if value})}"


def show_board(request: Request) -> Response:
    """The board of an address, and what it comes to; what is wrong with it is told there."""
    words = words_of(request)
    asked, wrong = Asked(_BARE), None
    standing = score_request(BoardRequest(_BARE), None)
    verdicts: tuple[Verdict, ...] = ()
    try:
        asked = asked_of(request)
        standing = _lenient(asked)
        standing = score_request(BoardRequest(asked.board, advanced=asked.advanced), _teams(asked))
        verdicts = _verdicts(asked)
    except SideboardsError as error:
        if wants_json(request):
            raise _on_page(error) from None
        wrong = told(request, _on_page(error))
    if wants_json(request):
        claims = dict(check_document(verdicts, words)) if asked.team else {}
        return JSONResponse({**score_document(standing, words), **claims})
    values = _shown(asked, standing, words)
    said = [
        (verdict.holds, verdict_of(verdict, words), [reason_of(r, words) for r in verdict.reasons])
        for verdict in verdicts
    ]
    return page(request, "sequence", 422 if wrong else 200, wrong=wrong, verdicts=said, **values)


def _on_page(error: SideboardsError) -> SideboardsError:
    """What is wrong, with the reason that fits the page."""
    return type(error)(_ON_PAGES.get(error.key, error.key), error.where, **error.values)


def asked_of(request: Request) -> Asked:
    """The board and the rest of an address. Raises a `SideboardsError`."""
    query = request.query_params
    typed = query.get("typed") or query.get("board", "").replace("/", "\n")
    board = parse_lines(typed[:_LONGEST]) if typed.strip() else _BARE
    pen = query.get("pen", "")
    asked = Asked(
        board,
        pen if pen in PENS else Team.BLUE.value,
        query.get("teams", ""),
        bool(query.get("advanced")),
        bool(query.get("read")),
        query.get("team", ""),
        query.get("claimed", ""),
    )
    return asked._replace(board=fixed(board, dict(_tapped(query.get("tap", ""), asked.pen))))


def _tapped(text: str, pen: str) -> Iterator[tuple[Place, str]]:
    """The square that a tap names, with what it becomes."""
    for place in _BARE.places():
        if str(place) == text:
            yield place, pen


def _teams(asked: Asked) -> int | None:
    return teams_asked(asked.teams or None)


def _lenient(asked: Asked) -> Standing:
    """A standing for the drawing of boards that cannot be: too many colours, or chips."""
    with contextlib.suppress(GameError):
        return score_request(BoardRequest(asked.board, advanced=asked.advanced), len(Team))
    return score_request(BoardRequest(_BARE), None)._replace(board=asked.board)


def _verdicts(asked: Asked) -> tuple[Verdict, ...]:
    if not asked.team:
        return ()
    return verdicts_on([f"{asked.team}={asked.claimed.strip()}"], asked.board)


def _shown(asked: Asked, standing: Standing, words: Words) -> dict[str, Any]:
    """What the template shows of a board."""
    return {
        "asked": asked,
        "rows": "\n".join(asked.board.rows),
        "drawn": Markup(svg_items(board_items(standing))),  # noqa: S704 - texts are escaped there
        "width": width_of(asked.board),
        "cell": CELL,
        "squares": list(_squares(asked, words)),
        "pens": [(pen, _named(pen, words), asked.address(pen=pen)) for pen in PENS],
        "bare": asked._replace(board=_BARE).address(),
        "doubtful": len(asked.board.unknown) if asked.read else 0,
        "teams_named": [team.english for team in Team],
        "says": [
            head_of(standing, words),
            *(count_of(team, words) for team in standing.teams),
            outcome_of(standing, words),
        ],
        "outcome": outcome_of(standing, words),
        "head": head_of(standing, words),
        "notes": list(_notes(standing, words)),
        "accounts": [_account(team, words) for team in standing.teams],
    }


def _notes(standing: Standing, words: Words) -> Iterator[str]:
    """The notes, without the options of the command line."""
    places = places_shown(standing.board.unknown, words)
    for kind, text in notes_of(standing, words):
        if kind == "sequence-teams-assumed":
            yield words("web-sequence-teams-assumed")
        elif kind == "sequence-unknown":
            yield words("web-sequence-not-known", places=places)
        else:
            yield text


def _account(team: TeamStanding, words: Words) -> tuple[str, list[str], list[str]]:
    """A team's count, its sequences, and what is to be known of other squares."""
    lines = [f"{name}: {line_shown(line, words)}" for name, line in names_of(team).items()]
    more = []
    if team.finishing:
        more.append(words("sequence-finishing", places=places_shown(team.finishing, words)))
    if team.safe:
        more.append(words("sequence-safe", places=places_shown(team.safe, words)))
    return count_of(team, words), lines, more


def _squares(asked: Asked, words: Words) -> Iterator[tuple[str, str, float, float, str]]:
    """Each square: its name, its sentence, its upper left corner, and what a tap leads to."""
    for place in asked.board.places():
        x, y = (at - CELL / 2 for at in middle_of(place))
        value = _named(asked.board.at(place), words)
        said = words("web-sequence-square", line=place.line, column=place.column, value=value)
        yield f"s{place.line}-{place.column}", said, x, y, asked.address(tap=str(place))


def _named(letter: str, words: Words) -> str:
    """What lies on a square, in words."""
    if letter == EMPTY:
        return words("web-sequence-empty")
    if letter == UNKNOWN:
        return words("web-sequence-unknown")
    return words.shown(Team(letter))


async def send_photo(request: Request) -> Response:
    """A photo of a board, read by a worker process and then forgotten."""
    if not await run_in_threadpool(owner_here, request):
        await request.app.state.slowing.wait(request)
        return nothing_here(request)
    try:
        data, _ = await sent_photo(request)
        async with request.app.state.arrivals:
            board = await run_in_threadpool(_read, request, data)
    except SideboardsError as error:
        return await run_in_threadpool(problem, request, error, HERE)
    if wants_json(request):
        return JSONResponse({"board": list(board.rows)})
    return go(Asked(board).address(read="yes"))


def _read(request: Request, data: bytes) -> Board:
    """The board in a photo. Raises a `SideboardsError`."""
    try:
        fields, _ = request.app.state.readers.board(data)
        if fields.get("ok"):
            return board_of_shot(str(fields["text"]))
        with contextlib.suppress(ValueError):
            reason = text_reason(str(fields["text"]))
            raise _on_page(reason)
    except EndedError:
        pass
    raise RefusedError("table-photo-not-read")
