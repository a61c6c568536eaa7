"""Workers that die, hang, spin, eat memory or talk nonsense end, and the photo is tried anew."""

import io
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sideboards_score.history.tuning import MOST_ATTEMPTS
from sideboards_score.service.history.table import links, pictures
from sideboards_score.service.history.table.game import look
from sideboards_score.service.history.table.opening import NewGame, begin, prepare_history
from sideboards_score.web import readers
from sideboards_score.web.frames import read_frame
from sideboards_score.web.readers import EndedError, Readers, Worker
from sideboards_score.web.tuning import MOST_DATA, MOST_TEXT
from tests.conftest import ROOT, clean_environment

SAY = "import sys; out = sys.stdout.buffer; line = sys.stdin.buffer.readline(); "
"""A worker that takes a photo of no bytes; what it does then follows."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such limits")


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def doing(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let workers do this instead."""
    monkeypatch.setattr(readers, "_COMMAND", (sys.executable, "-c", SAY + script))


@pytest.mark.parametrize(
    "script",
    [
        "",
        "out.write(b'no json\\n')",
        "out.write(b'[1]\\n')",
        'out.write(b\'{"bytes": "many"}\\n\')',
        "out.write(b'{\"bytes\": -1}\\n')",
        "out.write(b'{\"bytes\": 10}\\nfew')",
        f"out.write(b'{{\"bytes\": {MOST_DATA + 1}}}\\n'); out.flush(); sys.stdin.read()",
        "out.write(b'x' * 2_000_000); out.flush(); sys.stdin.read()",
    ],
    ids=["dies", "words", "list", "text", "negative", "short", "gigabytes", "endless"],
)
def test_a_worker_that_talks_nonsense_is_ended(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    doing(monkeypatch, script)
    with pytest.raises(EndedError):
        worker.ask({"kind": "plain"})
    doing(monkeypatch, 'out.write(b\'{"bytes": 2, "ok": true}\\nhi\'); out.flush()')
    assert worker.ask({"kind": "plain"})[1] == b"hi", "the next photo has a new one"


def test_a_worker_that_says_nothing_is_ended(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "READ_SECONDS", 0.2)
    monkeypatch.setattr(readers, "READ_ROUNDS", 10**9)
    doing(monkeypatch, "import time; time.sleep(600)")
    with pytest.raises(EndedError):
        worker.ask({"kind": "plain"})


@pytest.mark.slow
def test_a_worker_that_only_waits_for_its_turn_goes_on(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "READ_SECONDS", 2.0)
    doing(
        monkeypatch,
        "import time\nwhile time.process_time() < 2.5: pass\n"
        "out.write(b'{\"bytes\": 0}\\n'); out.flush()",
    )
    assert worker.ask({"kind": "plain"}) == ({"bytes": 0}, b"")


def test_a_worker_that_works_for_ever_is_ended(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "READ_SECONDS", 0.2)
    monkeypatch.setattr(readers, "READ_ROUNDS", 3)
    doing(monkeypatch, "\nwhile True: pass")
    with pytest.raises(EndedError):
        worker.ask({"kind": "plain"})


def test_a_worker_is_exchanged_after_some_photos(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "WORKER_PHOTOS", 2)
    doing(
        monkeypatch,
        "import os\nwhile line:\n"
        ' out.write(b\'{"bytes": 0, "pid": %d}\\n\' % os.getpid()); out.flush()\n'
        " line = sys.stdin.buffer.readline()",
    )
    pids = [worker.ask({"kind": "plain"})[0]["pid"] for _ in range(4)]
    assert pids[0] == pids[1]
    assert pids[2] == pids[3]
    assert pids[1] != pids[2]


def limited(script: str) -> subprocess.CompletedProcess[str]:
    """What becomes of a script within the limits of a worker."""
    head = "from sideboards_score.web import worker; "
    return subprocess.run(
        [sys.executable, "-c", head + script],
        env=clean_environment(),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_reading_that_spins_for_ever_is_ended_by_the_system() -> None:
    done = limited("worker.READ_SECONDS = 1; worker._allow()\nwhile True: pass")
    assert done.returncode == -signal.SIGXCPU


def test_a_reading_that_eats_memory_gets_none() -> None:
    done = limited("worker._limit(); bytearray(worker.WORKER_BYTES)")
    assert "MemoryError" in done.stderr
    assert limited("worker._limit(); bytearray(1000)").returncode == 0


def test_what_a_worker_says_is_believed_only_where_it_is_a_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    prepare_history()
    number = links.game_of(begin(NewGame(["Ann"], "3,9,19", "demo")))
    assert number
    pictures.take_photo(number, 1, None, b"\xff\xd8")
    doing(
        monkeypatch,
        'out.write(b\'{"bytes": 0, "ok": true, "text": "{}"}\\n\'); out.flush()',
    )
    told: list[int] = []
    pool = Readers(told.append)
    try:
        for attempt in range(1, MOST_ATTEMPTS + 1):
            seat = look(number).seats[0]
            assert seat.state == "queued", attempt
            assert pool._read_next(0)
        seat = look(number).seats[0]
        assert seat.state == "refused"
        refusal = pictures.refusal_of(seat.shot)
        assert refusal is not None
        assert refusal.key == "table-photo-not-read"
        assert not pool._read_next(0), "it is not tried for ever"
        assert told
    finally:
        pool.close()


class Endless(io.RawIOBase):
    """A worker that says letters and never ends a line."""

    taken = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self.taken += len(buffer)
        assert self.taken < 2 * MOST_TEXT, "more is read than any worker of ours says"
        buffer[:] = b"x" * len(buffer)
        return len(buffer)


def test_of_a_line_without_end_only_so_much_is_read() -> None:
    with pytest.raises(ValueError, match="Expecting value"):
        read_frame(io.BufferedReader(Endless()))
