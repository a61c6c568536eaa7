# ruff: noqa: T201 -- a benchmark prints
"""A server under load: 20 phones that send photos at once, then 200 that only look.

Everything runs on loopback, in a folder of its own, and ends by itself within the limit.

    python tests/benchmarks/bench_serve.py [PHONES [LOOKERS]]
"""

import asyncio
import re
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from io import BytesIO
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple, Self

import httpx
from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks.machine import machine
from tests.web.serving import PHOTOS, Phone, Server, serving

SEATS = 6
SIZE = (4000, 3000)
"""12 megapixels."""
LIMIT = 240.0
"""Seconds after which everything ends, whatever is missing."""
LOOKING = 15.0
"""Seconds that the phones that only look do so."""
PAUSE = 2.0
"""Seconds between two looks of one phone: nobody looks more often."""


class Measured(NamedTuple):
    """What came of one part."""

    name: str
    seconds: float
    outcome: str
    memory: int
    """Megabytes of all processes at the worst moment."""
    pages: list[float]
    """Seconds that pages took meanwhile."""

    def row(self) -> str:
        """A line of the table."""
        ordered = sorted(self.pages) or [0.0]
        p95 = quantiles(ordered, n=20)[-1] if len(ordered) > 1 else ordered[0]
        middle = ordered[len(ordered) // 2]
        return (
            f"{self.name:34} {self.seconds:6.1f} s  {self.memory:4} MB  {len(ordered):5} pages"
            f"  median {middle * 1e3:5.1f} ms  p95 {p95 * 1e3:5.1f} ms  worst"
            f" {ordered[-1] * 1e3:5.0f} ms  {self.outcome}"
        )


def photos(count: int) -> list[bytes]:
    """Photos of 12 megapixels, no two the same."""
    made = []
    for number in range(count):
        name = ("warm-lamp.jpg", "pencil-and-dice.jpg")[number % 2]
        picture = Image.open(PHOTOS / name).convert("RGB").resize(SIZE)
        picture.paste((10 * number, 0, 0), (0, 0, 16, 16))
        data = BytesIO()
        picture.save(data, "JPEG", quality=92)
        made.append(data.getvalue())
    return made


def memory(server: Server) -> int:
    """Megabytes of physical memory that the server and its workers have for themselves."""
    assert server.process is not None
    pids = [server.process.pid, *(child.pid for child in server.workers())]
    total = 0
    for pid in pids:
        with suppress(OSError):
            text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
            total += next(int(line.split()[1]) for line in text.splitlines() if line[:4] == "Pss:")
    return total // 1000


class Watch:
    """Looks at pages and at the memory while something else goes on."""

    def __init__(self, server: Server, look: Callable[[], object]) -> None:
        self.pages: list[float] = []
        self.most = 0
        self._server = server
        self._look = look
        self._ended = threading.Event()
        self._threads = [threading.Thread(target=work) for work in (self._pages, self._memory)]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _pages(self) -> None:
        while not self._ended.wait(0.05):
            started = time.perf_counter()
            self._look()
            self.pages.append(time.perf_counter() - started)

    def _memory(self) -> None:
        while not self._ended.wait(0.2):
            self.most = max(self.most, memory(self._server))


def sending(server: Server, count: int) -> Measured:
    """Phones that send photos at once, and others that look meanwhile."""
    games = begun(server, count)
    data = photos(count)
    started = time.perf_counter()
    end = started + LIMIT
    seats = [(games[number // SEATS], number % SEATS + 1) for number in range(count)]
    with (
        closing(Phone(server)) as other,
        Watch(server, lambda: other.join(games[0]).get("")) as watch,
    ):
        threads = [
            threading.Thread(target=send, args=(server, game, seat, photo))
            for (game, seat), photo in zip(seats, data, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        sent = time.perf_counter() - started
        states = waited(server, seats, end)
    seconds = time.perf_counter() - started
    read = sum(state in ("ready", "doubtful") for state in states)
    twice = sum(reads_of(server, game) for game in games) - read
    outcome = f"sent in {sent:.1f} s, {read} of {count} read, {twice} twice"
    return Measured(f"{count} phones send 12 megapixels", seconds, outcome, watch.most, watch.pages)


def begun(server: Server, count: int) -> list[str]:
    with closing(Phone(server)) as phone:
        games = []
        for _ in range(0, count, SEATS):
            phone.join("")
            games.append(phone.begin(*"ABCDEF"[:SEATS], deck="retail"))
    return games


def send(server: Server, game: str, seat: int, photo: bytes) -> None:
    with closing(Phone(server).join(game)) as phone:
        answer = phone.send(seat, photo)
        assert answer.status_code == 200, answer.text


def waited(server: Server, seats: list[tuple[str, int]], end: float) -> list[str]:
    """The states of the players once no photo waits any more."""
    with closing(Phone(server)) as phone:
        while True:
            games = {game: phone.join(game).json("")["players"] for game, _ in seats}
            states = [games[game][seat - 1]["state"] for game, seat in seats]
            if time.perf_counter() > end or not {"queued", "reading"} & set(states):
                return states
            time.sleep(0.25)


def reads_of(server: Server, game: str) -> int:
    with closing(Phone(server).join(game)) as phone:
        events = phone.json("/events?after=0")["events"]
    return sum(event["kind"] == "read" for event in events)


def looking(server: Server, count: int) -> Measured:
    """Phones that hold a stream and load a page now and then."""
    (game,) = begun(server, 1)
    pages: list[float] = []
    with closing(Phone(server)) as other, Watch(server, lambda: other.get("/")) as watch:
        streams = asyncio.run(looked(server.port, game, count, pages))
    outcome = f"{streams} streams held"
    return Measured(f"{count} phones look", LOOKING, outcome, watch.most, pages)


async def looked(port: int, game: str, count: int, pages: list[float]) -> int:
    """All phones at once, bare of everything that would cost more here than in the server."""
    held = 0

    async def phone(number: int) -> None:
        nonlocal held
        events, to_events = await asyncio.open_connection("127.0.0.1", port)
        to_events.write(asked(port, f"{game}/events"))
        await events.readuntil(b"event: hello")
        held += 1
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.sleep(PAUSE * number / count)
        while True:
            started = time.perf_counter()
            writer.write(asked(port, game))
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200"), head
            length = re.search(rb"content-length: (\d+)", head)
            assert length
            await reader.readexactly(int(length[1]))
            pages.append(time.perf_counter() - started)
            await asyncio.sleep(PAUSE)

    phones = [asyncio.create_task(phone(number)) for number in range(count)]
    done, _ = await asyncio.wait(phones, timeout=LOOKING)
    for one in phones:
        one.cancel()
    for one in done:
        one.result()  # raises what ended it too early
    return held


def asked(port: int, path: str) -> bytes:
    """A request as a browser keeps a connection for."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()


def main() -> None:
    """Print the table."""
    given = [int(text) for text in sys.argv[1:3]]
    senders, lookers = (*given, *(20, 200)[len(given) :])
    print(machine())
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        try:
            print(sending(server, senders).row())
            print(looking(server, lookers).row())
        except httpx.HTTPError as error:
            print(f"broken off: {error!r}")
            raise SystemExit(1) from None


if __name__ == "__main__":
    main()
