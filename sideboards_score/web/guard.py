"""Before any page: whose name was called, where a change comes from, how much is sent, how fast.

And after every page: what a browser may do with it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sideboards_score.web import faults
from sideboards_score.web.tuning import (
    DRAIN_SECONDS,
    IDLE_SECONDS,
    MOST_FORM,
    MOST_UPLOAD,
    UPLOAD_SECONDS,
)
from sideboards_score.words import Words

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
        " connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self';"
        " base-uri 'none'; frame-ancestors 'none'"
    ),
    # Not `no-referrer`: with it browsers send `Origin: null` with forms, and where a change comes
    # from could not be told. To any other place `same-origin` sends no referrer either.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "geolocation=(), microphone=(), camera=(self), browsing-topics=()",
}

_UPLOADS = "/photo"
_SAFE = ("GET", "HEAD")


class _TooMuchError(Exception):
    """More was sent than is taken."""


class _TooSlowError(Exception):
    """What was announced does not come."""


Speak = Callable[[Request], Words]
"""The sentences in the language of whoever asks."""

Fault = Callable[[Request, Exception], Awaitable[Response]]
"""What is answered where the program itself is at fault."""


class Guard:
    """Stands before the application."""

    def __init__(
        self, app: ASGIApp, hosts: Collection[str], scheme: str, fault: Fault, words: Speak
    ) -> None:
        self._app = app
        self._words = words
        self._fault = fault
        self._hosts = frozenset(hosts)
        self._scheme = scheme

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refused(scope, headers)
        if refused is not None:
            await _drained(receive)
            await self._answer(scope, send, *refused)
            return
        await self._pass(scope, receive, send)

    def _refused(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Status and the key of the reason where a request does not even reach a page."""
        hosts = headers.getlist("host")
        if len(hosts) != 1 or hosts[0].lower() not in self._hosts:
            return 421, "web-refused-name"
        if scope["method"] not in (*_SAFE, "POST"):
            return 405, "web-refused-method"
        own = headers.getlist("origin") == [f"{self._scheme}://{hosts[0]}"]
        if _is_foreign(scope, headers) or not (own or scope["method"] in _SAFE):
            return 403, "web-refused-origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _most(scope):
            return 413, "web-refused-large"
        return None

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def told(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                _add_headers(message)
            await send(message)

        try:
            await self._app(scope, _limited(scope, receive), told)
        except (_TooMuchError, _TooSlowError) as error:
            if begun:
                raise
            late = isinstance(error, _TooSlowError)
            status, key = (408, "web-refused-slow") if late else (413, "web-refused-large")
            await self._answer(scope, send, status, key)
        except Exception as error:
            if begun:
                raise
            faults.told(error)
            response = await self._fault(Request(scope), error)
            await response(scope, receive, told)

    async def _answer(self, scope: Scope, send: Send, status: int, key: str) -> None:
        """Say in a line why a request is refused."""
        await _send(send, status, self._words(Request(scope))(key))


def _is_foreign(scope: Scope, headers: Headers) -> bool:
    """Whether a page elsewhere asks, other than by a link that somebody follows.

    Browsers tell by `Sec-Fetch-Site`, where the connection is safe; what tells nothing may pass.
    """
    if headers.get("sec-fetch-site", "none") in ("none", "same-origin"):
        return False
    follows = headers.get("sec-fetch-mode") == "navigate" and scope["method"] in _SAFE
    return not follows


def _most(scope: Scope) -> int:
    """Bytes that may be sent to an address."""
    return MOST_UPLOAD + MOST_FORM if scope["path"].endswith(_UPLOADS) else MOST_FORM


def _limited(scope: Scope, receive: Receive) -> Receive:
    """What is received, as long as it is neither too much nor too slow."""
    if scope["method"] in _SAFE:
        return receive  # a stream waits for its end for hours
    loop = asyncio.get_running_loop()
    end = loop.time() + UPLOAD_SECONDS
    taken, most, done = 0, _most(scope), False

    async def limited() -> Message:
        nonlocal taken, done
        if done:
            return await receive()
        try:
            wait = min(IDLE_SECONDS, max(end - loop.time(), 0.01))
            message = await asyncio.wait_for(receive(), wait)
        except TimeoutError:
            raise _TooSlowError from None
        taken += len(message.get("body", b""))
        if taken > most:
            raise _TooMuchError
        done = not message.get("more_body", False)
        return message

    return limited


def _add_headers(message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")


async def _drained(receive: Receive) -> None:
    """Take in what belongs to a refused request, as far as a form is long.

    A connection that is closed on unread bytes is reset, and the reason is lost on its way.
    """
    taken = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while taken <= MOST_FORM:
                message = await receive()
                taken += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


async def _send(send: Send, status: int, text: str) -> None:
    body = f"{text}\n".encode()
    start: Message = {
        "type": "http.response.start",
        "status": status,
        "headers": [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ],
    }
    _add_headers(start)
    await send(start)
    await send({"type": "http.response.body", "body": body})
