"""The server begins and ends: what is in the way is one line with the right exit status."""

import signal
import socket
import time
from contextlib import closing
from pathlib import Path

import pytest

from sideboards_score.errors import UsageError
from sideboards_score.web import addresses
from sideboards_score.web.server import check_heif
from sideboards_score.words import Words
from tests.conftest import Run
from tests.web.conftest import Phones
from tests.web.serving import PHOTOS, SECONDS, Server, serving

USAGE = 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--port 65536", '"65536" is no port'),
        ("--port 80x", '"80x" is no port'),
        ("--cert no.pem --key no.pem", "(no.pem, no.pem): not found"),
        ("--cert a.pem --key a.pem", "a.pem, a.pem are no certificate and key"),
        ("--cert a.pem", "--cert and --key belong together"),
    ],
)
def test_what_is_in_the_way_is_one_line(run: Run, tmp_path: Path, options: str, said: str) -> None:
    (tmp_path / "a.pem").write_text("no certificate", encoding="utf-8")
    done = run("serve", "--no-open", *options.split(), XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == USAGE
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert not done.stdout


def test_a_port_that_another_program_uses_is_one_line(run: Run, tmp_path: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("serve", "--no-open", "--port", str(port), XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == USAGE
    assert done.stderr.count("\n") == 1
    assert f"Port {port} cannot be used (another program uses it)" in done.stderr


def test_a_port_that_only_the_administrator_may_use_is_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(addresses, "_bound", refused)
    with pytest.raises(UsageError) as error:
        addresses.listen(80, lan=False)
    assert "Port 80 cannot be used (not allowed)" in Words("en").problem(error.value)


def test_a_usual_port_that_is_taken_gives_way_to_a_free_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(addresses, "PORT", taken)
        place = addresses.listen(None, lan=False)
        assert place.port not in (0, taken)
        for one in place.sockets:
            one.close()


def test_a_libheif_with_known_faults_is_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    check_heif(Words("en"), said.append)
    assert said == []
    monkeypatch.setattr("pillow_heif.libheif_version", lambda: "1.23.5")
    check_heif(Words("en"), said.append)
    assert said[0].startswith("HEIC photos are not opened: libheif 1.23.5 has faults")


@pytest.mark.slow
@pytest.mark.parametrize("way", ["interrupted", "terminated", "killed"])
def test_no_worker_outlives_the_server(
    folder: Path, phones: Phones, way: str, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        phone = phones(server)
        phone.begin("Ann", deck="retail")
        phone.send(1, PHOTOS / "no-row.jpg")
        phone.read(1)
        workers = server.workers()
        assert workers
        end(server, way)
        until = time.monotonic() + SECONDS
        while any(lives(worker.pid) for worker in workers):
            assert time.monotonic() < until
            time.sleep(0.05)


def end(server: Server, way: str) -> None:
    assert server.process is not None
    if way == "interrupted":
        assert server.stop() == 0
        assert server.said[-1].startswith("Ended.")
    elif way == "terminated":
        server.process.terminate()
        assert server.wait() == -signal.SIGTERM, "as who has asked for it expects"
        assert not any("Traceback" in line for line in server.said)
    else:
        server.kill()


def lives(pid: int) -> bool:
    """Whether a process runs; one that has ended may wait for its parent to hear of it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:  # it ended, before the file was opened or while it was read
        return False
