"""Photos are read several at a time, each in a process of its own, and handed on in order."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from sideboards_score.errors import ProgramError, SideboardsError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import Reading, TableRow
from sideboards_score.photo.load.source import is_piped
from sideboards_score.photo.options import ReadOptions
from sideboards_score.service.asking import Progress

MOST_PROCESSES = 4
"""Each holds one photo in memory, so this bounds the memory as well."""

Outcome = Reading | SideboardsError
Job = tuple[str, Deck | None, ReadOptions]


def in_order(jobs: Sequence[Job], progress: Progress) -> Iterator[Outcome]:
    """Each in its turn as soon as it is there; the rows of one photo share its table."""
    groups: dict[object, list[int]] = {}
    for number, (path, deck, options) in enumerate(jobs):
        alone = number if options.row is None else None
        groups.setdefault((path, id(deck), replace(options, row=None), alone), []).append(number)
    parts = [[jobs[number] for number in group] for group in groups.values()]
    known: dict[int, Outcome] = {}
    turn = 0
    found = read_each(read_together, parts, progress)
    for group, outcomes in zip(groups.values(), found, strict=True):
        known.update(zip(group, outcomes, strict=True))
        while turn in known:
            yield known.pop(turn)
            turn += 1


def read_each(
    read: Callable[[Sequence[Job]], list[Outcome]],
    parts: Sequence[Sequence[Job]],
    progress: Progress,
) -> Iterator[list[Outcome]]:
    """One photo after another as soon as it is read; several at a time in processes of their own.

    What comes out of a pipe is read here, since no other process can. Who stops half-way gets no
    more; what is being read then is brought to its end and forgotten.
    """
    if len(parts) == 1:
        yield read(parts[0])
        return
    progress(0, len(parts))
    workers = min(len(parts), MOST_PROCESSES, os.cpu_count() or 1)
    pool = ProcessPoolExecutor(workers, initializer=_stopped_by_us_alone)
    try:
        waiting = [None if is_piped(part[0][0]) else pool.submit(read, part) for part in parts]
        for number, part in enumerate(parts):
            future, waiting[number] = waiting[number], None  # what was handed on is not kept
            outcomes = read(part) if future is None else future.result()
            progress(number + 1, len(parts))
            yield outcomes
        pool.shutdown()  # what is not waited for may end after the program's own streams have
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _stopped_by_us_alone() -> None:
    """Ctrl-C reaches all processes of a terminal, and this one would print a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def read_one(job: Job) -> Outcome:
    """Read one photo; what is wrong with it is a result like any other."""
    return read_together([job])[0]


def read_together(jobs: Sequence[Job]) -> list[Outcome]:
    """Read one photo, or some rows of it."""
    path, deck, options = jobs[0]
    rows = [options.row for _, _, options in jobs if options.row is not None]
    if not rows:
        return _guarded(path, lambda: _photo(path, deck, options))
    found = _guarded(path, lambda: _rows(path, deck, options, rows))
    return found if len(found) == len(rows) else found * len(rows)


def read_whole_table(jobs: Sequence[Job]) -> list[Outcome]:
    """Read all rows of one photo."""
    ((path, deck, options),) = jobs
    return _guarded(path, lambda: _rows(path, deck, options))


def _photo(path: str, deck: Deck | None, options: ReadOptions) -> list[Outcome]:
    from sideboards_score.photo.reading import read_photo  # noqa: PLC0415 - loads cv2

    return [read_photo(path, deck, options)]


def _rows(
    path: str, deck: Deck | None, options: ReadOptions, rows: Sequence[TableRow] = ()
) -> list[Outcome]:
    from sideboards_score.photo.table import read_table  # noqa: PLC0415 - loads cv2

    return [*read_table(path, deck, options, rows)]


def _guarded(path: str, read: Callable[[], list[Outcome]]) -> list[Outcome]:
    """What was read; what is wrong with the whole photo is a result like any other."""
    try:
        return read()
    except SideboardsError as error:
        return [error]
    except Exception as error:  # noqa: BLE001 - one photo must not take the others down
        where = (Where("file", path),)
        return [ProgramError("photo-fault", where, fault=f"{type(error).__name__}: {error}")]
