"""What a form or a program sends, read before the page that it is for."""

from collections.abc import Callable, Mapping
from typing import Any

from python_multipart.exceptions import FormParserError
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException
from starlette.requests import Request
from starlette.responses import Response

from sideboards_score.errors import SideboardsError, UsageError
from sideboards_score.web.access import game_here, owner_here
from sideboards_score.web.pages.respond import nothing_here, problem
from sideboards_score.web.tuning import LONGEST_FIELD, MOST_FIELDS, MOST_PARTS, MOST_UPLOAD

Form = Mapping[str, str]
Action = Callable[[Request, int, Form], Response]
"""A change of a game: the request, the number of the game, what was sent."""

_MALFORMED = (HTTPException, MultiPartException, FormParserError)
"""What the parsers raise, each version of them something else."""


def of_game_changed(action: Action) -> Callable[[Request], Any]:
    """A change by whoever has the link of the game."""

    async def checked(request: Request) -> Response:
        number = await run_in_threadpool(game_here, request)
        if number is None:
            await request.app.state.slowing.wait(request)
            return nothing_here(request)
        return await _acted(request, number, action)

    return checked


def of_owner_changed(action: Action) -> Callable[[Request], Any]:
    """A change by the owner."""

    async def checked(request: Request) -> Response:
        if not await run_in_threadpool(owner_here, request):
            await request.app.state.slowing.wait(request)
            return nothing_here(request)
        return await _acted(request, 0, action)

    return checked


async def _acted(request: Request, number: int, action: Action) -> Response:
    back = request.url.path.rpartition("/")[0] or "/"
    try:
        form = await sent_fields(request)
        response = await run_in_threadpool(action, request, number, form)
    except SideboardsError as error:
        return await run_in_threadpool(problem, request, error, back)
    if number:
        request.app.state.hub.told(number)
    return response


async def sent_fields(request: Request) -> Form:
    """The fields that were sent, as texts. Raises `UsageError` for what cannot be read."""
    if request.headers.get("content-type", "").startswith("application/json"):
        return await _json_fields(request)
    try:
        form = await request.form(max_files=0, max_fields=MOST_FIELDS)
    except _MALFORMED:
        raise UsageError("web-form") from None
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    return _checked(fields)


async def _json_fields(request: Request) -> Form:
    try:
        sent = await request.json()
    except ValueError:
        raise UsageError("web-form") from None
    if not isinstance(sent, dict):
        raise UsageError("web-form")
    plain = {
        str(name): value if isinstance(value, str) else str(value).lower()
        for name, value in sent.items()
        if isinstance(value, (str, int, bool))
    }
    return _checked(plain)


def _checked(fields: Form) -> Form:
    if len(fields) > MOST_FIELDS or any(len(value) > LONGEST_FIELD for value in fields.values()):
        raise UsageError("web-form")
    return fields


async def sent_photo(request: Request) -> tuple[bytes, Form]:
    """A photo and the fields beside it. Its name is never looked at. Raises `UsageError`."""
    try:
        async with request.form(max_files=MOST_PARTS, max_fields=MOST_FIELDS) as form:
            found = [one for one in form.values() if isinstance(one, UploadFile) and one.size]
            if not found:
                raise UsageError("web-no-photo")
            data = await found[0].read(MOST_UPLOAD + 1)
    except _MALFORMED:
        raise UsageError("web-form") from None
    if len(data) > MOST_UPLOAD:
        raise UsageError("web-photo-large", count=MOST_UPLOAD // 1_000_000)
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    return data, _checked(fields)


def whole(form: Form, name: str) -> int | None:
    """A number of a form; None where there is none. Raises `UsageError` for what is none."""
    text = form.get(name, "").strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9):  # noqa: PLR2004 - digits that any number of ours has
        raise UsageError("web-form")
    return int(text)
