"""Before any page: whose name was called, where a change comes from, how much is sent, how fast.

And after every page: what a browser may do with it.
"""

import asyncio
import os
import traceback
from collections.abc import Awaitable, Callable, Collection, Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sideboards_score.web.tuning import IDLE_SECONDS, MOST_FORM, MOST_UPLOAD, UPLOAD_SECONDS

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


Fault = Callable[[Request, Exception], Awaitable[Response]]
"""What is answered where the program itself is at fault."""


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], scheme: str, fault: Fault) -> None:
        self._app = app
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
            await _answer(send, *refused)
            return
        await self._pass(scope, receive, send)

    def _refused(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Status and reason where a request does not even reach a page."""
        hosts = headers.getlist("host")
        if len(hosts) != 1 or hosts[0].lower() not in self._hosts:
            return 421, "This server does not go by that name."
        if scope["method"] in _SAFE:
            return None
        if scope["method"] != "POST":
            return 405, "Only GET, HEAD and POST."
        if headers.getlist("origin") != [f"{self._scheme}://{hosts[0]}"]:
            return 403, "A change has to come from a page of this server (header Origin)."
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _most(scope):
            return 413, "Too large."
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
            await _answer(send, 408 if late else 413, "Too slow." if late else "Too large.")
        except Exception as error:
            if begun:
                raise
            if os.environ.get("SIDEBOARDS_DEBUG"):
                traceback.print_exception(error)
            response = await self._fault(Request(scope), error)
            await response(scope, receive, told)


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


async def _answer(send: Send, status: int, text: str) -> None:
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
