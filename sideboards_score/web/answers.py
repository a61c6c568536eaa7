"""Answers that stay the same until the game changes: made once, squeezed once, sent to everybody.

Whoever asks again for what they have is told so in a few bytes (`ETag`).
"""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from sideboards_score.web.tuning import LEAST_SQUEEZED, MOST_ANSWERS, SQUEEZED_HARD

_VARY = "Accept, Accept-Encoding, Accept-Language, Cookie"
_TEXTS = ("text/", "application/json", "application/yaml", "image/svg+xml")
_NOT_CHANGED = 304


class Answer(NamedTuple):
    """What is sent, plain and squeezed, under a name of its content."""

    status: int
    body: bytes
    squeezed: bytes
    """Nothing where that would be no shorter."""
    headers: Mapping[str, str]
    tag: str

    @property
    def size(self) -> int:
        """Bytes that it takes to keep it."""
        return len(self.body) + len(self.squeezed)

    def to(self, request: Request) -> Response:
        """The answer as somebody wants it: whole, squeezed, or as what they have already."""
        headers = {**self.headers, "etag": self.tag}
        if self.tag in request.headers.get("if-none-match", ""):
            del headers["content-type"]
            return Response(status_code=_NOT_CHANGED, headers=headers)
        if self.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.squeezed, self.status, headers)
        return Response(self.body, self.status, headers)


def answer_of(response: Response, vary: str = _VARY) -> Answer:
    """An answer as it is kept; `vary` tells browsers what it hangs on beside the address."""
    body = bytes(response.body)
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    headers["vary"] = vary
    kind = headers.setdefault("content-type", "application/octet-stream")
    squeezed = b""
    if len(body) >= LEAST_SQUEEZED and kind.startswith(_TEXTS):
        squeezed = gzip.compress(body, SQUEEZED_HARD, mtime=0)
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Answer(response.status_code, body, squeezed, headers, tag)


Make = Callable[[], Awaitable[Response]]


class Answers:
    """The answers that are kept, the ones asked for last, up to a number of bytes.

    What many ask for at once is made once: the others wait for it.
    """

    def __init__(self, most: int = MOST_ANSWERS) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Answer] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[Answer]] = {}

    async def get(self, key: Hashable, make: Make) -> Answer:
        """What is kept under a key; made where nothing is. The key tells apart what differs."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            making = asyncio.create_task(self._make(key, make))
            self._making[key] = making
        return await asyncio.shield(making)  # one phone that leaves takes it from nobody

    async def _make(self, key: Hashable, make: Make) -> Answer:
        try:
            answer = await asyncio.to_thread(answer_of, await make())
        finally:
            del self._making[key]
        if answer.status == 200:  # noqa: PLR2004 - what went wrong may go right the next time
            self._keep(key, answer)
        return answer

    def _keep(self, key: Hashable, answer: Answer) -> None:
        self._kept[key] = answer
        self._size += answer.size
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= oldest.size
