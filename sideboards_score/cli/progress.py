"""A bar on standard error while photos are read, where that is a terminal."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from sideboards_score.service.asking import Progress, silent
from sideboards_score.words import Words


@contextmanager
def progress_bar(words: Words) -> Iterator[Progress]:
    """The bar shows itself when there is something to wait for, and is gone at the end."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield silent
        return
    with ExitStack() as stack:
        yield _bar(words, stack)


def _bar(words: Words, stack: ExitStack) -> Progress:
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import Progress as Bar  # noqa: PLC0415 - the same
    from rich.progress import TaskID  # noqa: PLC0415 - the same

    bar = Bar(console=Console(file=sys.stderr), transient=True)
    tasks: list[TaskID] = []

    def step(done: int, count: int) -> None:
        if not tasks:
            stack.enter_context(bar)
            tasks.append(bar.add_task(words("read-progress"), total=count))
        bar.update(tasks[0], completed=done)

    return step
