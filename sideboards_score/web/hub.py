"""Who looks at which game: streams wait here until something has changed."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence

from sideboards_score.web.tuning import MOST_NEWS, SAME_NEWS, WAKE_GAP, WOKEN

News = tuple[int, str]
"""The number of the last event, and what a stream says of all of them."""


class Hub:
    """Wakes the streams of a game; to be told from any thread."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[int, set[asyncio.Event]] = defaultdict(set)
        self._news: dict[int, dict[int, tuple[float, asyncio.Task[News]]]] = {}
        self.ended = False

    def begin(self) -> None:
        """Belong to the loop that runs now."""
        self._loop = asyncio.get_running_loop()

    def told(self, game: int) -> None:
        """Something has changed in a game."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, game)

    def end(self) -> None:
        """Let all streams come to their end."""
        self.ended = True
        for game in list(self._waiting):
            self._wake(game)

    def join(self, game: int) -> asyncio.Event:
        """A stream that begins."""
        event = asyncio.Event()
        self._waiting[game].add(event)
        return event

    def leave(self, game: int, event: asyncio.Event) -> None:
        """A stream that has ended."""
        self._waiting[game].discard(event)
        if not self._waiting[game]:
            del self._waiting[game]
            self._news.pop(game, None)

    async def news(self, game: int, after: int, load: Callable[[], Awaitable[News]]) -> News:
        """What happened in a game after an event: looked up once for all streams that ask."""
        now = asyncio.get_running_loop().time()
        known = self._news.setdefault(game, {})
        found = known.get(after)
        if found is None or now - found[0] > SAME_NEWS:
            if len(known) >= MOST_NEWS:
                known.clear()
            found = known[after] = (now, asyncio.ensure_future(load()))
        return await asyncio.shield(found[1])

    @property
    def streams(self) -> int:
        """How many look."""
        return sum(map(len, self._waiting.values()))

    def _wake(self, game: int) -> None:
        """Wake a table at once; of hundreds a few at a time, since all of them ask for the page."""
        self._news.pop(game, None)
        waiting = list(self._waiting.get(game, ()))
        for start in range(0, len(waiting), WOKEN):
            self._later(start // WOKEN * WAKE_GAP, waiting[start : start + WOKEN])

    def _later(self, seconds: float, events: Sequence[asyncio.Event]) -> None:
        for event in events:
            if seconds and self._loop is not None and not self.ended:
                self._loop.call_later(seconds, event.set)
            else:
                event.set()
