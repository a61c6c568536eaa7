"""The end of a game: the breakdown, claims, what was possible, and keeping it."""

import threading
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.errors import UsageError
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import Field, Inquiry
from sideboards_score.model.drawing import Backdrop, Drawing
from sideboards_score.render.documents.check import check_document
from sideboards_score.render.documents.possible import possible_document
from sideboards_score.render.documents.score import score_document
from sideboards_score.render.drawings.board import drawn_grid, photographed_row
from sideboards_score.render.drawings.geometry import paper
from sideboards_score.render.drawings.proof import proof_drawing
from sideboards_score.render.drawings.svg import svg_text
from sideboards_score.render.page import plain_text
from sideboards_score.render.sentences.breakdown import breakdown_of
from sideboards_score.render.sentences.verdicts import groups_about, verdict_text
from sideboards_score.render.sheet.typeset import PAPERS, PHONE, Format, missing_libraries
from sideboards_score.render.text.opinion_page import opinion_page
from sideboards_score.render.text.possible_page import possible_page
from sideboards_score.service.history.table import closing, pictures
from sideboards_score.service.history.table.game import look, scored_table
from sideboards_score.service.pictures.sheet import made_sheet
from sideboards_score.web.pages.forms import Form, whole
from sideboards_score.web.pages.player import seat_of
from sideboards_score.web.pages.respond import (
    answer,
    go,
    nothing_here,
    page,
    wants_json,
    words_of,
)
from sideboards_score.words import Words

_WIDTH = 720
"""Units of a drawn sideboard: its letters stay legible at half of that, on a phone."""

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
    grids = [
        _grid(score, index, part if seat in ("", str(index + 1)) else "", words)
        for index in range(len(score.players))
    ]
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


def _grid(score: GameScore, index: int, part: str, words: Words) -> Markup:
    """The sideboard of a player with what counts, or with what one line of the account counts."""
    player = score.players[index]
    fields = [Field(part)] if part in _FIELDS else [Field.TOTAL]
    items, bottom = drawn_grid(player.player.sideboard, groups_about(fields, player), {}, 0, _WIDTH)
    height = round(bottom + 8)
    drawing = Drawing(_WIDTH, height, (paper(_WIDTH, height), *items))
    return Markup(svg_text(drawing, words.shown(player.name)))  # noqa: S704 - texts are escaped there


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
    values: dict[str, Any] = {
        "verdicts": [verdict_text(verdict, words) for verdict in inquired.inquiry.verdicts],
        "opinion": _opinion(inquired.inquiry, words),
        "drawing": _proof(inquired.inquiry, words),
    }
    return page(request, "claim", token=request.path_params["token"], **values)


def _opinion(inquiry: Inquiry, words: Words) -> str:
    """The second opinion, where nothing was claimed."""
    if inquiry.opinion is None:
        return ""
    return plain_text(opinion_page(inquiry, inquiry.opinion, words))


def _proof(inquiry: Inquiry, words: Words) -> Markup:
    drawing = proof_drawing(inquiry, {}, words)
    return Markup(svg_text(drawing, words("claims-title")))  # noqa: S704 - the same


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
    text = plain_text(possible_page(found, words))
    return answer(
        request,
        {},
        "text",
        title=words("possible-title"),
        text=text,
        back=f"/g/{request.path_params['token']}/score",
    )


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
