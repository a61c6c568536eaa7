# ruff: noqa: T201 -- a benchmark prints
"""A server under load: 20 phones that send photos at once, then 200 that only look.

Whoever looks holds a stream, loads the page now and then, and again 150 ms after each change, as
the script of the pages does; one phone taps once a second. At last the streams alone are held, to
see what one event costs. Processor time is that of the server alone, which other programs on the
computer change little; what pages take hangs on how busy it is, and so its load is printed, too.

Everything runs on loopback, in a folder of its own, and ends by itself within the limit.

    python tests/benchmarks/bench_serve.py [PHONES [LOOKERS]]
"""

import asyncio
import os
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
TAP = 1.0
"""Seconds between two taps of somebody, of which all the others hear."""
GAP = 0.15
"""Seconds in which a page takes several changes for one, as in `live.js`."""
EVENTS = 30
"""Taps over which the cost of an event is measured."""
TICK = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    """What came of one part."""

    name: str
    seconds: float
    outcome: str
    memory: int
    """Megabytes of all processes at the worst moment."""
    pages: list[float]
    """Seconds that pages took meanwhile."""
    processor: float
    """Seconds of processor time of the server meanwhile, without its workers."""

    def row(self) -> str:
        """A line of the table."""
        ordered = sorted(self.pages) or [0.0]
        p95 = quantiles(ordered, n=20)[-1] if len(ordered) > 1 else ordered[0]
        middle = ordered[len(ordered) // 2]
        return (
            f"{self.name:34} {self.seconds:6.1f} s  {self.memory:4} MB  {len(ordered):5} pages"
            f"  median {middle * 1e3:5.1f} ms  p95 {p95 * 1e3:5.1f} ms  worst"
            f" {ordered[-1] * 1e3:5.0f} ms  server {self.processor:5.1f} s  {self.outcome}"
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


def processor(server: Server) -> float:
    """Seconds of processor time that the server itself has taken so far."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii")
    fields = text.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Watch:
    """Looks at pages and at the memory while something else goes on."""

    def __init__(self, server: Server, look: Callable[[], object]) -> None:
        self.pages: list[float] = []
        self.most = 0
        self.processor = 0.0
        self._server = server
        self._look = look
        self._ended = threading.Event()
        self._threads = [threading.Thread(target=work) for work in (self._pages, self._memory)]

    def __enter__(self) -> Self:
        self.processor = -processor(self._server)
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self.processor += processor(self._server)
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
    name = f"{count} phones send 12 megapixels"
    return Measured(name, seconds, outcome, watch.most, watch.pages, watch.processor)


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
    """Phones that hold a stream and load a page now and then, and whenever somebody taps."""
    (game,) = begun(server, 1)
    pages: list[float] = []
    with closing(Phone(server)) as other, Watch(server, lambda: other.get("/")) as watch:
        held, taps = asyncio.run(looked(server, game, count, pages))
    outcome = f"{held} streams held, {taps} taps told"
    return Measured(f"{count} phones look", LOOKING, outcome, watch.most, pages, watch.processor)


async def looked(server: Server, game: str, count: int, pages: list[float]) -> tuple[int, int]:
    """All phones at once, bare of everything that would cost more here than in the server."""
    held = taps = 0
    loop = asyncio.get_running_loop()

    async def phone(number: int) -> None:
        nonlocal held
        events, _writer = await stream(server.port, game)
        held += 1
        connection = await asyncio.open_connection("127.0.0.1", server.port)
        at = loop.time() + PAUSE * number / count
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(at):
                    await events.readuntil(b"event: change")
                    at = loop.time() + GAP
                    continue
            pages.append(await load(connection, server.port, game))
            at = loop.time() + PAUSE

    async def taps_on() -> None:
        nonlocal taps
        while True:
            await asyncio.sleep(TAP)
            await asyncio.to_thread(tap, server, game, taps)
            taps += 1

    tasks = [asyncio.create_task(phone(number)) for number in range(count)]
    tasks.append(asyncio.create_task(taps_on()))
    done, _ = await asyncio.wait(tasks, timeout=LOOKING)
    for task in tasks:
        task.cancel()
    for task in done:
        task.result()  # raises what ended it too early
    return held, taps


async def stream(port: int, game: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A stream of what changes, behind its first word; it ends when its writer is forgotten."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(asked(port, f"{game}/events"))
    await reader.readuntil(b"event: hello")
    return reader, writer


async def load(
    connection: tuple[asyncio.StreamReader, asyncio.StreamWriter], port: int, path: str
) -> float:
    """Seconds that a page takes."""
    reader, writer = connection
    started = time.perf_counter()
    writer.write(asked(port, path))
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), head
    length = re.search(rb"content-length: (\d+)", head)
    assert length
    await reader.readexactly(int(length[1]))
    return time.perf_counter() - started


def tap(server: Server, game: str, number: int) -> None:
    with closing(Phone(server).join(game)) as phone:
        answer = phone.tell("/p/1/swap", used="yes" if number % 2 else "no")
        assert answer.status_code == 200, answer.text


def telling(server: Server, count: int) -> str:
    """What a tap costs that is told to many streams, and one that nobody hears of."""
    costs = []
    for streams in (0, count):
        (game,) = begun(server, 1)
        costs.append(asyncio.run(told(server, game, streams)))
    alone, heard = costs
    each = (heard - alone) / count if count else 0.0
    return (
        f"a tap takes {alone * 1e3:.1f} ms of processor time, and {heard * 1e3:.1f} ms where"
        f" {count} streams hear of it: {each * 1e6:.0f} microseconds each"
    )


async def told(server: Server, game: str, count: int) -> float:
    """Seconds of processor time that a tap takes."""
    held = await asyncio.gather(*(stream(server.port, game) for _ in range(count)))
    before = processor(server)
    for number in range(EVENTS):
        await asyncio.to_thread(tap, server, game, number)
        await asyncio.gather(*(events.readuntil(b"event: change") for events, _ in held))
    return (processor(server) - before) / EVENTS


def asked(port: int, path: str) -> bytes:
    """A request as a browser keeps a connection for."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()


def main() -> None:
    """Print the table."""
    given = [int(text) for text in sys.argv[1:3]]
    senders, lookers = (*given, *(20, 200)[len(given) :])
    print(machine(), f"load {os.getloadavg()[0]:.1f}", sep=", ")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        try:
            print(sending(server, senders).row())
            print(looking(server, lookers).row())
            print(telling(server, lookers))
        except httpx.HTTPError as error:
            print(f"broken off: {error!r}")
            raise SystemExit(1) from None


if __name__ == "__main__":
    main()
