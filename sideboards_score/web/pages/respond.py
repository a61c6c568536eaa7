"""How an answer is made: as a page in the phone's language, or as JSON."""

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from sideboards_score.errors import ProgramError, SideboardsError
from sideboards_score.web.access import GAME_COOKIE, owner_here, standing_here
from sideboards_score.web.pages.statics import edition
from sideboards_score.web.tuning import MOST_LANGUAGES
from sideboards_score.words import DEFAULT_LANGUAGE, LANGUAGES, Words

_TEMPLATES = Path(__file__).parent.parent / "templates"

View = Callable[[Request, int], Response]
"""A page of a game: the request, and the number of the game."""


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals["statics"] = f"/static/{edition()}"
    return environment


@cache
def _words(language: str) -> Words:
    return Words(language)


def words_of(request: Request) -> Words:
    """The sentences in the language that a phone prefers."""
    return _words(preferred(request.headers.get("accept-language", "")))


def preferred(header: str) -> str:
    """The best of our languages by an `Accept-Language`.

    >>> preferred("pt-BR, de-CH;q=0.8, en;q=0.9")
    'en'
    """
    best, chosen = 0.0, DEFAULT_LANGUAGE
    for part in header.split(",")[:MOST_LANGUAGES]:
        name, _, rest = part.strip().partition(";")
        language = name.strip().lower().partition("-")[0]
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and weight > best:
            best, chosen = weight, language
    return chosen


def wants_json(request: Request) -> bool:
    """Whether a program asks."""
    return "application/json" in request.headers.get("accept", "")


def page(request: Request, template: str, /, status: int = 200, **values: Any) -> Response:
    """A page of a template."""
    words = words_of(request)
    text = (
        _environment()
        .get_template(f"{template}.html")
        .render(
            w=words, lang=words.language, owner=owner_here(request), here=request.url.path, **values
        )
    )
    return HTMLResponse(text, status)


def answer(
    request: Request, document: Mapping[str, Any], template: str, /, **values: Any
) -> Response:
    """A document for programs, a page for people."""
    if wants_json(request):
        return JSONResponse(document)
    return page(request, template, **values)


def told(request: Request, error: SideboardsError) -> str:
    """What is wrong, in one sentence; a page has no options of the command line."""
    places = [where for where in error.where if where.kind != "option"]
    return words_of(request).problem(error.at(*places))


def problem(request: Request, error: SideboardsError, back: str = "/") -> Response:
    """What is wrong, in one sentence, and the way back."""
    text = told(request, error)
    status = _STATUS.get(error.key, 500 if isinstance(error, ProgramError) else 422)
    if wants_json(request):
        return JSONResponse({"error": {"kind": error.key, "text": text}}, status)
    return page(request, "message", status, text=text, back=back)


_STATUS = {
    "web-no-page": 404,
    "table-no-seat": 404,
    "history-no-game": 404,
    "table-seat-changed": 409,
    "table-changed": 409,
    "table-closed": 409,
    "table-not-ready": 409,
}


def nothing_here(request: Request) -> Response:
    """What everybody sees who has no link: not even whether there is a game."""
    text = words_of(request)("web-no-page")
    if wants_json(request):
        return JSONResponse({"error": {"kind": "web-no-page", "text": text}}, 404)
    return page(request, "message", 404, text=text, back=None)


def go(address: str) -> Response:
    """On to another page, which is then loaded anew."""
    return RedirectResponse(address, 303)


def of_game(view: View, *, kept: bool = True) -> Callable[[Request], Any]:
    """A page that only whoever has the link of its game sees.

    It is `kept` until the game changes, or its deck, where nothing else makes a difference to it.
    """

    async def checked(request: Request) -> Response:
        here = standing_here(request)  # sooner done than handed to a thread; it waits for nobody
        if here is None:
            await request.app.state.slowing.wait(request)
            return await run_in_threadpool(nothing_here, request)
        number = here[0].number

        async def make() -> Response:
            return await run_in_threadpool(_careful, view, request, number)

        if kept:
            found = await request.app.state.answers.get(_key(request, here), make)
            response: Response = found.to(request)
        else:
            response = await make()
        _set_cookie(request, response)
        return response

    return checked


def _key(request: Request, here: object) -> Hashable:
    """What an answer hangs on besides the game as it stands."""
    asked = (request.url.path, request.url.query)
    return here, *asked, words_of(request).language, wants_json(request)


def of_owner(view: Callable[[Request], Response]) -> Callable[[Request], Any]:
    """A page that only the owner sees."""

    async def checked(request: Request) -> Response:
        if not await run_in_threadpool(owner_here, request):
            await request.app.state.slowing.wait(request)
            return nothing_here(request)
        return await run_in_threadpool(_careful, lambda one, _: view(one), request, 0)

    return checked


def _careful(view: View, request: Request, number: int) -> Response:
    try:
        return view(request, number)
    except SideboardsError as error:
        token = request.path_params.get("token")
        return problem(request, error, back=f"/g/{token}" if token else "/")


def _set_cookie(request: Request, response: Response) -> None:
    """Remember the link in the browser, so that whoever has lost the page finds it at `/`."""
    token = request.path_params["token"]
    if request.cookies.get(GAME_COOKIE) != token:
        secure = request.url.scheme == "https"
        response.set_cookie(
            GAME_COOKIE,
            token,
            httponly=True,
            samesite="strict",
            secure=secure,
        )
