"""Who looks at which game: streams wait here until something has changed."""

import asyncio
from collections import defaultdict


class Hub:
    """Wakes the streams of a game; to be told from any thread."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[int, set[asyncio.Event]] = defaultdict(set)
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

    @property
    def streams(self) -> int:
        """How many look."""
        return sum(map(len, self._waiting.values()))

    def _wake(self, game: int) -> None:
        for event in self._waiting.get(game, ()):
            event.set()
