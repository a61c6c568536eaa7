"""The pool of worker processes: photos are claimed, read within limits, and never lost."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sideboards_score.model.kept import Work
from sideboards_score.service.history.table import pictures
from sideboards_score.web import faults
from sideboards_score.web.frames import read_frame, write_frame
from sideboards_score.web.tuning import (
    LOOK_SECONDS,
    READ_ROUNDS,
    READ_SECONDS,
    WORKER_PHOTOS,
    WORKERS,
)

_COMMAND = (sys.executable, "-m", "sideboards_score.web.worker")

_ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Each thread of these libraries reserves memory, which the limit of a worker counts."""

Answer = tuple[dict[str, object], bytes]


class EndedError(Exception):
    """A worker came to its end over a photo."""


class _Clock:
    """Ends a worker that does nothing; one that only waits for its turn may go on."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self._worked, self._rounds = _worked(process.pid), 0
        self._stopped = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def stop(self) -> None:
        """The answer is there."""
        self._stopped.set()

    def _run(self) -> None:
        while not self._stopped.wait(READ_SECONDS):
            worked = _worked(self._process.pid)
            self._rounds += 1
            if worked <= self._worked or self._rounds > READ_ROUNDS:
                self._process.kill()
                return
            self._worked = worked


def _worked(pid: int) -> int:
    """How long a process has worked, in ticks; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
    except (OSError, ValueError, IndexError):
        return 0


class Worker:
    """One worker process, begun when it is wanted and anew when it has ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._photos = 0

    def ask(self, fields: dict[str, object], data: bytes = b"") -> Answer:
        """Have something done within the time limit. Raises `EndedError`."""
        process = self._begun()
        clock = _Clock(process)
        try:
            if process.stdin is None or process.stdout is None:
                raise EndedError
            write_frame(process.stdin, fields, data)  # type: ignore[arg-type]
            answer = read_frame(process.stdout)  # type: ignore[arg-type]
        except (OSError, ValueError):
            answer = None
        finally:
            clock.stop()
        self._photos += 1
        if answer is None:
            self.close()
            raise EndedError
        if self._photos >= WORKER_PHOTOS:
            self.close()
        return answer

    def _begun(self) -> "subprocess.Popen[bytes]":
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._photos = 0
            self._process = subprocess.Popen(  # noqa: S603 - words of ours
                _COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, **_ONE_THREAD},
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
            )
        return self._process

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):
                    if stream is not None:
                        stream.close()
            process.wait()


class Readers:
    """Threads that each have a worker: they wait for photos, and tell when one is read."""

    def __init__(self, told: Callable[[int], None]) -> None:
        self._told = told
        self._wake = threading.Condition()
        self._ended = False
        self._waiting = 1  # whatever a server before this one has left
        self._workers = [Worker() for _ in range(WORKERS)]
        self._converter = Worker()  # of its own: whoever sends HEIC waits for an answer
        self._converting = threading.Lock()
        self._threads = [
            threading.Thread(target=self._run, args=(number,), daemon=True)
            for number in range(WORKERS)
        ]

    def start(self) -> None:
        """Begin to look for photos; processes begin when there is one."""
        for thread in self._threads:
            thread.start()

    def wake(self) -> None:
        """There is a photo to be read."""
        with self._wake:
            self._waiting += 1
            self._wake.notify_all()

    def close(self) -> None:
        """End it all; what is being read is read again by the next server."""
        with self._wake:
            self._ended = True
            self._wake.notify_all()
        for worker in (*self._workers, self._converter):
            worker.close()

    def plain(self, data: bytes) -> Answer:
        """A picture as a JPEG without metadata, by a worker. Raises `EndedError`."""
        with self._converting:
            return self._converter.ask({"kind": "plain"}, data)

    def board(self, data: bytes) -> Answer:
        """The board of the other game in a photo, by a worker. Raises `EndedError`."""
        with self._converting:
            return self._converter.ask({"kind": "board"}, data)

    def _run(self, number: int) -> None:
        seen = 0
        while True:
            with self._wake:
                if self._waiting == seen and not self._ended:
                    self._wake.wait(timeout=LOOK_SECONDS)
                if self._ended:
                    return
                seen = self._waiting
            while self._read_next(number):
                pass

    def _read_next(self, number: int) -> bool:
        """Read the next photo, if there is one."""
        try:
            work = None if self._ended else pictures.next_work()
            if work is None:
                return False
            for game in {work.game, *pictures.waiting_games()}:
                self._told(game)
            self._read(self._workers[number], work)
            self._told(work.game)
        except Exception as error:  # noqa: BLE001 - a full disk, another writer: try again later
            faults.told(error)
            return False
        return True

    def _read(self, worker: Worker, work: Work) -> None:
        names = ("file", "turn", "row", "fields")
        fields = {"kind": "read", **{name: getattr(work, name) for name in names}}
        try:
            answer, jpeg = worker.ask(fields)
            if answer.get("ok"):
                pictures.was_read(work, str(answer["text"]), jpeg or None)
            else:
                pictures.was_refused(work, str(answer["text"]))
        except Exception as error:  # noqa: BLE001 - whatever it was, the photo must not wait for ever
            faults.told(error)
            if not self._ended:
                pictures.was_ended(work)
