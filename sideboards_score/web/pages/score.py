"""The end of a game: the breakdown, claims, what was possible, and keeping it."""

import threading
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.errors import UsageError
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import Field
from sideboards_score.model.drawing import Backdrop, Drawing
from sideboards_score.model.possible import Hindsight, Possible
from sideboards_score.render.documents.check import check_document
from sideboards_score.render.documents.possible import possible_document
from sideboards_score.render.documents.score import score_document
from sideboards_score.render.drawings.board import photographed_row
from sideboards_score.render.drawings.proof import proof_drawing
from sideboards_score.render.drawings.shared import shared_svg
from sideboards_score.render.drawings.svg import svg_text
from sideboards_score.render.sentences.account import account_of
from sideboards_score.render.sentences.breakdown import (
    breakdown_of,
    claims_title,
    head_of,
    opinion_title,
    ranking_of,
)
from sideboards_score.render.sentences.hindsight import (
    SAME,
    TURNED,
    change_signs,
    said_of,
    said_of_all,
)
from sideboards_score.render.sentences.notes import remark_texts
from sideboards_score.render.sentences.opinion import opinion_of
from sideboards_score.render.sentences.verdicts import groups_about, verdict_text
from sideboards_score.render.sheet.typeset import PAPERS, PHONE, Format, missing_libraries
from sideboards_score.service.history.table import closing, pictures
from sideboards_score.service.history.table.game import look, scored_table
from sideboards_score.service.pictures.sheet import made_sheet
from sideboards_score.web.pages.boards import board, board_drawing, drawn
from sideboards_score.web.pages.forms import Form, whole
from sideboards_score.web.pages.player import seat_of
from sideboards_score.web.pages.respond import (
    go,
    nothing_here,
    page,
    wants_json,
    words_of,
)
from sideboards_score.words import Words

_FIELDS = {field.value for field in Field}


def show_score(request: Request, number: int) -> Response:
    """The breakdown, with a touched line lit."""
    table = look(number)
    words = words_of(request)
    score = scored_table(table).score
    if wants_json(request):
        return JSONResponse(score_document(score, words))
    told = breakdown_of(score, words)
    part, seat = request.query_params.get("part", ""), request.query_params.get("player", "")
    drawn = [
        _drawn(score, index, part if seat in ("", str(index + 1)) else "", words)
        for index in range(len(score.players))
    ]
    grids = map(Markup, shared_svg(drawn))  # texts are escaped there
    return page(
        request,
        "score",
        token=request.path_params["token"],
        table=table,
        told=told,
        accounts=list(zip(table.seats, told.accounts, grids, strict=True)),
        part=part,
        chosen=seat,
        fields=[field.value for field in Field],
        sheet=_has_sheet(),
    )


def _drawn(score: GameScore, index: int, part: str, words: Words) -> tuple[Drawing, str]:
    """The sideboard of a player with what counts, or with what one line of the account counts."""
    player = score.players[index]
    fields = [Field(part)] if part in _FIELDS else [Field.TOTAL]
    drawing = board_drawing(player.player.sideboard, groups_about(fields, player))
    return drawing, words.shown(player.name)


def row_drawn(request: Request, number: int) -> Response:
    """The row in a player's photo with what counts, or what one line of the account counts."""
    table = look(number)
    seat = seat_of(request, table)
    picture = None if seat.shot is None else pictures.picture_of(seat.shot)
    cells = pictures.cells_of(seat.shot)
    if picture is None or not cells:
        return nothing_here(request)
    words = words_of(request)
    part = request.query_params.get("part", "")
    score = scored_table(table).score
    player = next(one for one in score.players if one.name == seat.name)
    groups = groups_about([Field(part) if part in _FIELDS else Field.TOTAL], player)
    width, height = pictures.size_of(picture)
    backdrop = Backdrop(picture, width, height, cells)
    items = photographed_row(backdrop, groups, {}, (), 0)
    text = svg_text(Drawing(width, height, tuple(items)), words.shown(seat.name))
    return Response(text, media_type="image/svg+xml")


def _has_sheet() -> bool:
    """Whether sheets can be made here: what they need is an extra."""
    return not missing_libraries()


def sheet(request: Request, number: int) -> Response:
    """The score sheet: as PDF to print, or as a tall picture to share."""
    form: Format = "pdf" if request.url.path.endswith(".pdf") else "png"
    if not _has_sheet():
        return nothing_here(request)
    score = scored_table(look(number)).score
    paper = PAPERS[0] if form == "pdf" else PHONE
    with _one_sheet_at_a_time:
        data, _ = made_sheet(score, form, paper, words_of(request))
    media = "application/pdf" if form == "pdf" else "image/png"
    headers = {"Content-Disposition": f'inline; filename="sideboards.{form}"'}
    return Response(data, media_type=media, headers=headers)


_one_sheet_at_a_time = threading.Lock()
"""Each takes tens of megabytes while it is set."""


def claim(request: Request, number: int, form: Form) -> Response:
    """Somebody has counted otherwise: what is right, and the likeliest reason on the grid."""
    table = look(number)
    words = words_of(request)
    claims = [_claim(form, table.seats)] if form.get("value") else []
    inquired = closing.dispute(table, claims)
    if wants_json(request):
        return JSONResponse(check_document(inquired.inquiry, words))
    opinion, score = inquired.inquiry.opinion, inquired.inquiry.score
    values: dict[str, Any] = {
        "title": claims_title(score, words) if claims else opinion_title(score, words),
        "verdicts": [verdict_text(verdict, words) for verdict in inquired.inquiry.verdicts],
        "ranking": ranking_of(score, words),
        "opinion": None if opinion is None else opinion_of(opinion, score, words),
        "remarks": [] if opinion is None else remark_texts(score, words),
        "drawing": drawn(proof_drawing(inquired.inquiry, {}, words), words("claims-title")),
    }
    return page(request, "claim", token=request.path_params["token"], **values)


def _claim(form: Form, seats: Any) -> str:
    """A claim as it is typed on the command line, of what a form says."""
    player = next((one for one in seats if str(one.number) == form.get("player")), None)
    field, value = form.get("field", "total"), whole(form, "value")
    if player is None or field not in _FIELDS or value is None:
        raise UsageError("web-form")
    unit = "x" if form.get("unit") == "count" else ""
    return f"{player.name}.{field}={value}{unit}"


def show_possible(request: Request, number: int) -> Response:
    """What the same cards would have given."""
    any_order = request.query_params.get("order") == "any"
    found = closing.what_was_possible(look(number), any_order=any_order)
    words = words_of(request)
    if wants_json(request):
        return JSONResponse(possible_document(found, words))
    return page(
        request,
        "possible",
        token=request.path_params["token"],
        any_order=any_order,
        head=head_of(found.score, words("possible-title"), words),
        asked=words(f"possible-{found.question.value}"),
        legend=words("possible-legend", turned=TURNED, same=SAME),
        players=[_possible(player, found, words) for player in found.players],
        notes=[*said_of_all(found, words), words("possible-hindsight")],
    )


def _possible(player: Possible, found: Hindsight, words: Words) -> dict[str, Any]:
    """What was possible for one player: sentences, and an arrangement where it gives more."""
    name = words.shown(player.name)
    account = account_of(found.score, player.reached, words)
    return {
        "name": name,
        "totals": words("possible-totals", now=player.now, total=player.total),
        "said": list(said_of(player, found, words)),
        "board": board(player.shown.sideboard, account.groups, name) if player.left else None,
        "changes": change_signs(player.shown),
    }


def keep(request: Request, number: int, form: Form) -> Response:
    """Put the game into the history."""
    kept = closing.keep(
        look(number),
        photos=form.get("photos") in ("yes", "true", "on"),
        place=form.get("place", ""),
        note=form.get("note", ""),
    )
    if wants_json(request):
        return JSONResponse({"kept": kept})
    return go(f"/g/{request.path_params['token']}")


def game_file(_: Request, number: int) -> Response:
    """The game as a file that the command line reads."""
    text = closing.game_file(look(number))
    headers = {"Content-Disposition": 'attachment; filename="game.yaml"'}
    return Response(text, media_type="application/yaml", headers=headers)
