"""A bar on standard error while photos are read, where that is a terminal."""

import sys
from collections.abc import Iterator, Mapping, Sized
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sideboards_score.cli.ask import StoppedError
from sideboards_score.model.cards import Drawer
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Place
from sideboards_score.service.asking import Ask
from sideboards_score.words import Words

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class Bar:
    """Progress of photos: a bar that shows itself when there is something to wait for."""

    def __init__(self, words: Words, text: str, *, shown: bool) -> None:
        self.words = words
        self._text = text
        self._shown = shown
        self._bar: Progress | None = None
        self._task: TaskID | None = None

    def __call__(self, done: int, count: int) -> None:
        """So many of so many are done."""
        if not self._shown:
            return
        if self._bar is None or self._task is None:
            self._bar = _bar()
            self._task = self._bar.add_task(self._text, total=count)
            self._bar.start()
        self._bar.update(self._task, completed=done)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Out of the way while something else is printed or asked."""
        if self._bar is None:
            yield
            return
        self._bar.stop()
        try:
            yield
        finally:
            self._bar.start()

    def beside(self, ask: Ask | None) -> Ask | None:
        """Questions about a photo, asked while the bar is out of the way."""
        if ask is None:
            return None

        def asked(reading: Reading) -> Mapping[Place, Drawer]:
            with self.aside():
                return ask(reading)

        return asked

    def close(self) -> None:
        """Gone, and nothing of it stays on the screen."""
        if self._bar is not None:
            self._bar.stop()


@contextmanager
def progress_bar(words: Words, text: str | None = None) -> Iterator[Bar]:
    """A bar that is gone at the end, however that comes; the text beside it says what is done."""
    bar = Bar(
        words, text or words("read-progress"), shown=sys.stderr is not None and sys.stderr.isatty()
    )
    try:
        yield bar
    finally:
        bar.close()


@contextmanager
def stopped(key: str, done: Sized, count: int) -> Iterator[None]:
    """Who stops in the middle of many photos is told how many were done: the rest stands."""
    try:
        yield
    except (KeyboardInterrupt, EOFError):
        raise StoppedError(key, done=len(done), count=count) from None


def _bar() -> "Progress":
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import (  # noqa: PLC0415 - the same
        MofNCompleteColumn,
        Progress,
    )

    console = Console(file=sys.stderr)
    return Progress(
        *Progress.get_default_columns(), MofNCompleteColumn(), console=console, transient=True
    )
