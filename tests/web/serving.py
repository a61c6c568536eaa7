"""A server process of its own on loopback, and a phone: a client that speaks real HTTP to it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.conftest import ROOT, clean_environment

PHOTOS = ROOT / "samples" / "photos"
SECONDS = 150.0
"""How long anything may take here: far more than ever needed, so that a slow machine passes too."""

JSON = {"accept": "application/json"}
OBJECTIVES = "X.X/.X.=4,X./.X=3,15"


class Child:
    """A process of the server's own."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Let it stand still, as one that never ends."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGSTOP)


class Server:
    """A server process with a history in a folder of its own."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.folder = folder
        self._options = options
        self._environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []
        self.port = 0
        self.scheme = "http"

    @property
    def address(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    @property
    def data(self) -> Path:
        """Where the history lies."""
        return self.folder / "data" / "sideboards-score"

    def start(self) -> "Server":
        words = [sys.executable, "-m", "sideboards_score", "serve", "--no-open"]
        environment = clean_environment(
            XDG_DATA_HOME=str(self.folder / "data"), **self._environment
        )
        self.process = subprocess.Popen(
            [*words, "--port", str(self.port), *self._options],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            env=environment,
            cwd=self.folder,
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line.rstrip())
            if "://127.0.0.1:" in line:
                self.scheme = line.partition("://")[0].split()[-1]
                self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])
                break
        assert self.port, self.said
        return self

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """End it as Ctrl-C does; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    def wait(self) -> int:
        """Its exit status once it has ended."""
        assert self.process is not None
        status = self.process.wait(SECONDS)
        assert self.process.stderr is not None
        self.said += self.process.stderr.read().splitlines()
        self._close()
        return status

    def restart(self) -> None:
        """Kill it, and start it again on the same port."""
        self.kill()
        self.start()

    def workers(self) -> "list[Child]":
        """The worker processes that run now, where the system tells."""
        assert self.process is not None
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        found = {int(pid) for thread in threads for pid in _children(thread)}
        return [Child(pid) for pid in sorted(found) if _is_worker(pid)]

    def _close(self) -> None:
        assert self.process is not None
        assert self.process.stderr is not None
        self.process.stderr.close()
        self.process = None


def _children(thread: Path) -> list[str]:
    """The processes that a thread started; none of a thread that has ended since it was listed."""
    try:
        return thread.read_text().split()
    except OSError:
        return []


def _is_worker(pid: int) -> bool:
    """Whether it runs by now: until then it is a twin of the server, which waits for it."""
    try:
        return b"sideboards_score.web.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@contextmanager
def serving(folder: Path, *options: str, **environment: str) -> Iterator[Server]:
    server = Server(folder, *options, **environment).start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.kill()


class Phone:
    """A browser without script at a server: cookies, the origin of its pages, a language."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.client = httpx.Client(
            base_url=server.address,
            headers={"accept-language": language},
            follow_redirects=True,
            timeout=SECONDS,
            trust_env=False,
            verify=False,  # noqa: S501 - plain HTTP; to load certificates for each phone takes long
        )
        self.game = ""

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.client.get(self._at(path), headers=headers)

    def json(self, path: str) -> Any:
        answer = self.client.get(self._at(path), headers=JSON)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, fields: Mapping[str, str] | None = None) -> httpx.Response:
        return self.client.post(
            self._at(path), data=dict(fields or {}), headers={"origin": self.server.address}
        )

    def tell(self, path: str, **fields: object) -> httpx.Response:
        """Change something as a program does."""
        headers = {"origin": self.server.address, **JSON}
        return self.client.post(self._at(path), json=fields, headers=headers)

    def send(self, seat: int, photo: Path | bytes, **fields: str) -> httpx.Response:
        data = photo if isinstance(photo, bytes) else photo.read_bytes()
        return self.client.post(
            self._at(f"/p/{seat}/photo"),
            files={"photo": ("photo.jpg", data, "image/jpeg")},
            data=fields,
            headers={"origin": self.server.address, **JSON},
        )

    def begin(self, *names: str, deck: str = "demo", objectives: str = OBJECTIVES) -> str:
        """Begin a game, and hold its link."""
        fields = {f"name{seat}": name for seat, name in enumerate(names, 1)}
        answer = self.client.post(
            "/new",
            data={**fields, "deck": deck, "objectives": objectives},
            headers={"origin": self.server.address, **JSON},
        )
        assert answer.status_code == 201, answer.text
        self.game = answer.json()["link"]
        return self.game

    def join(self, game: str) -> "Phone":
        self.game = game
        return self

    def seat(self, number: int) -> Any:
        return self.json(f"/p/{number}")

    def read(self, number: int) -> Any:
        """The player once the photo is no longer waiting or being read."""
        end = time.monotonic() + SECONDS
        while True:
            seat = self.seat(number)
            if seat["state"] not in ("queued", "reading"):
                return seat
            assert time.monotonic() < end, "the photo is never read"
            time.sleep(0.05)

    def _at(self, path: str) -> str:
        return path if path.startswith("//") else self.game + path

    def close(self) -> None:
        self.client.close()
