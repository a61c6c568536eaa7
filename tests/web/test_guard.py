"""What stands before every page: how slow, how much, from where, and how often somebody guesses."""

import asyncio
import hmac

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from sideboards_score.service.history.table import links
from sideboards_score.web import guard
from sideboards_score.web.access import Slowing
from sideboards_score.web.addresses import Place
from sideboards_score.web.app import application
from sideboards_score.web.guard import Guard
from sideboards_score.web.tuning import FIRST_WAIT, MOST_FORM
from sideboards_score.words import Words
from tests.web.in_network import served


def answered(parts: list[tuple[float, bytes]], *, more: bool = False) -> tuple[int, str]:
    """What a form is answered whose parts come after these seconds; `more`: and never ends."""
    coming = list(parts)

    async def receive() -> Message:
        if not coming:
            await asyncio.sleep(600)
        seconds, body = coming.pop(0)
        await asyncio.sleep(seconds)
        return {"type": "http.request", "body": body, "more_body": bool(coming) or more}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await Request(scope, receive).body()
        await PlainTextResponse("taken")(scope, receive, send)

    async def fault(_: Request, error: Exception) -> Response:
        raise error

    headers = [(b"host", b"a:1"), (b"origin", b"http://a:1")]
    scope = {"type": "http", "method": "POST", "path": "/new", "headers": headers}
    guarded = Guard(app, ["a:1"], "http", fault, lambda _: Words("en"))
    asyncio.run(guarded(scope, receive, send))
    return sent[0]["status"], sent[1]["body"].decode().strip()


def test_a_form_that_comes_whole_is_taken() -> None:
    assert answered([(0, b"a"), (0.01, b"b")]) == (200, "taken")


def test_a_form_of_which_nothing_comes_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "IDLE_SECONDS", 0.05)
    assert answered([(0, b"a")], more=True)[0] == 408


def test_a_form_that_drips_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "UPLOAD_SECONDS", 0.2)
    assert answered([(0.01, b"a")] * 1000)[0] == 408


def test_a_form_without_a_length_that_goes_on_is_ended() -> None:
    assert answered([(0, b"a" * MOST_FORM), (0, b"a")])[0] == 413


@pytest.mark.parametrize(
    ("method", "site", "mode", "status"),
    [
        ("POST", "same-origin", "navigate", 303),
        ("POST", "none", "navigate", 303),
        ("POST", "cross-site", "navigate", 403),
        ("POST", "same-site", "cors", 403),
        ("GET", "cross-site", "navigate", 200),
        ("GET", "cross-site", "no-cors", 403),
        ("GET", "same-site", "cors", 403),
        ("GET", "same-origin", "cors", 200),
    ],
)
def test_a_page_elsewhere_may_link_to_ours_and_nothing_else(
    game: str, method: str, site: str, mode: str, status: int
) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        headers = {"sec-fetch-site": site, "sec-fetch-mode": mode}
        path, fields = (game, None) if method == "GET" else (f"{game}/p/1/swap", {"used": "yes"})
        answer = await client.request(method, path, headers=headers, data=fields)
        assert answer.status_code == status

    served(way)


GUESSES = [
    *(("GET", path) for path in ("/", "/new", "/history", "/history/1", "/statistics", "/deck")),
    ("GET", "/sequence"),
    ("POST", "/sequence/photo"),
    *(("GET", f"/g/wrong{path}") for path in ("", "/p/1", "/p/1/photo.jpg", "/p/1/row.svg")),
    *(("GET", f"/g/wrong{path}") for path in ("/events", "/score", "/possible", "/sheet.pdf")),
    *(("GET", f"/g/wrong{path}") for path in ("/sheet.png", "/game.yaml", "/qr.svg", "/learn")),
    ("GET", "/o/wrong"),
    *(("POST", f"/g/wrong{path}") for path in ("/photo", "/claim", "/keep", "/drop", "/learn")),
    *(("POST", f"/g/wrong/p/1/{name}") for name in ("photo", "drawer", "card", "swap", "done")),
    *(("POST", f"/g/wrong/p/1/{name}") for name in ("undo", "name", "row")),
    *(("POST", path) for path in ("/new", "/history/1/delete", "/history/1/restore")),
]


def test_whoever_guesses_waits_at_every_address(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    del game
    waits: list[str] = []

    def noted(_: Slowing, client: str, __: float) -> float:
        waits.append(client)
        return 0.0

    monkeypatch.setattr(Slowing, "next_wait", noted)

    async def way(client: httpx.AsyncClient) -> None:
        for number, (method, path) in enumerate(GUESSES, 1):
            answer = await client.request(method, path)
            assert answer.status_code == 404, path
            assert waits == ["192.168.1.77"] * number, path

    served(way)
    addresses = {route.path for route in application(Place((), 1, ())).routes}  # type: ignore[attr-defined]
    # What the service worker shows without the computer tells nothing of a game.
    addresses -= {path for path in addresses if path.startswith("/static/")} | {"/offline"}
    assert addresses == {
        path.replace("wrong", "{token}")
        .replace("/p/1", "/p/{seat:int}")
        .replace("/history/1", "/history/{number:int}")
        for _, path in GUESSES
    }


def test_links_are_compared_in_constant_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[object, object]] = []
    real = hmac.compare_digest

    def noted(one: str, other: str) -> bool:
        compared.append((one, other))
        return real(one, other)

    monkeypatch.setattr(hmac, "compare_digest", noted)
    token = game.rpartition("/")[2]
    assert links.game_of(token)
    assert compared.pop() == (links.digest_of(token), links.digest_of(token))
    assert not links.is_owner(token)
    assert compared.pop() == (links.digest_of(token), links.digest_of(links.owners_link()))
    assert not links.game_of("wrong")


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_keep_to_the_server_and_to_safe_connections(game: str, scheme: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        for path in (game, f"/o/{links.owners_link()}"):
            cookie = (await client.get(path)).headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert "domain" not in cookie, "of this very name alone"
            assert ("secure" in cookie) == (scheme == "https")

    served(way, scheme=scheme)


@pytest.mark.parametrize("name", ["Ann\r\nSet-Cookie: a=b", "Ann\nBen", "Ann\0", "\u202eAnn", "\t"])
def test_a_name_of_several_lines_is_none(game: str, name: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        answer = await client.post(f"{game}/p/1/name", data={"name": name})
        assert answer.status_code == 422
        assert "a" not in answer.cookies
        await client.get(f"/o/{links.owners_link()}")
        new = {"name1": name.strip() or name, "name2": "Cy", "objectives": "3,9,19", "deck": "demo"}
        begun = await client.post("/new", data=new)
        assert begun.status_code in (303, 422)
        assert "a" not in begun.cookies
        document = await client.get(game, headers={"accept": "application/json"})
        assert document.json()["players"][0]["name"] == "Ann"

    served(way)


@pytest.mark.parametrize("path", ["/g/a%0d%0aSet-Cookie:%20a=b", "/o/a%0d%0aX:%20y", "/%0d%0aX:y"])
def test_lines_in_an_address_make_no_header(game: str, path: str) -> None:
    del game

    async def way(client: httpx.AsyncClient) -> None:
        answer = await client.get(path)
        assert answer.status_code == 404
        assert "x" not in answer.headers
        assert "a" not in answer.cookies

    served(way)


def test_a_wrong_link_is_answered_after_its_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    slowing = Slowing()
    request = Request({"type": "http", "headers": [], "client": ("192.168.1.77", 1)})
    for _ in range(3):
        asyncio.run(slowing.wait(request))
    assert slept == [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]
