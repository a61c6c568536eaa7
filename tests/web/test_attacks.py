"""What a phone that means harm can send, and what becomes of it."""

import re
import socket
import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path

import pillow_heif
import pytest
from PIL import Image, PngImagePlugin

from tests.web.conftest import Phones
from tests.web.serving import JSON, PHOTOS, SECONDS, Phone, Server

pytestmark = pytest.mark.slow

EIGHT = "1 2 3 4 5 6 7 8"
SECRET = b"SECRETPLACE"


@pytest.fixture(autouse=True)
def still_there(server: Server) -> object:
    """Whatever was done: the server answers afterwards, by the same process."""
    assert server.process is not None
    before = server.process.pid
    yield
    with closing(Phone(server)) as phone:
        assert phone.get("/").status_code == 200
    assert server.process.pid == before
    assert server.process.poll() is None


def raw(server: Server, data: bytes, *, ends: bool = False) -> bytes:
    """What the server answers to these very bytes; `ends` hangs up on our side behind them."""
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line:
        line.sendall(data)
        if ends:
            line.shutdown(socket.SHUT_WR)
        found = b""
        while part := line.recv(65536):
            found += part
    return found


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", None])
def test_a_change_from_a_foreign_page_is_refused(phone: Phone, origin: str | None) -> None:
    phone.begin("Ann")
    headers = {} if origin is None else {"origin": origin}
    answer = phone.client.post(f"{phone.game}/p/1/swap", data={"used": "yes"}, headers=headers)
    assert answer.status_code == 403
    assert "page of this server" in answer.text
    assert not phone.seat(1)["swap_used"]
    german = {**headers, "accept-language": "de"}
    refused = phone.client.post(f"{phone.game}/p/1/swap", data={"used": "yes"}, headers=german)
    assert "Seite dieses Servers" in refused.text


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:{port}", ""]
)
def test_a_foreign_host_name_is_refused(server: Server, phone: Phone, host: str) -> None:
    name = host.format(port=server.port)
    answer = phone.client.get("/", headers={"host": name})
    assert answer.status_code in (400, 421)
    assert "Sideboards" not in answer.text


def test_two_host_names_are_refused(server: Server) -> None:
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    answer = raw(server, b"GET / HTTP/1.1\r\n" + host + b"Host: evil.example\r\n\r\n", ends=True)
    assert answer.split(b" ")[1] in (b"400", b"421")


@pytest.mark.parametrize("path", ["", "/p/1", "/score", "/events", "/qr.svg", "/game.yaml"])
def test_a_wrong_link_shows_nothing(phone: Phone, path: str) -> None:
    game = phone.begin("Ann")
    wrong = f"{game[:-1]}{'A' if game[-1] != 'A' else 'B'}"
    unknown = "/g/AAAAAAAAAAAAAAAAAAAAAA"
    answers = [phone.client.get(link + path) for link in (wrong, unknown)]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].text == answers[1].text, "not even whether a game exists"
    assert "Ann" not in answers[0].text


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e/%2e%2e/history/schema.py",
        "/static//etc/passwd",
        "/static/sideboards.css%00.png",
        "/g/../../etc/passwd",
        "/g/%2e%2e/p/1",
        "/o/../serve.key",
        "/..%5cserve.key",
    ],
)
def test_no_path_of_a_request_is_opened(server: Server, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n"
    answer = raw(server, head.encode())
    assert b" 404 " in answer.partition(b"\r\n")[0]
    assert b"root:" not in answer
    assert b"import" not in answer


def test_a_deck_is_named_and_never_a_path(phone: Phone, tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text("name: x\ncards: {}\n", encoding="utf-8")
    for deck in (str(tmp_path / "deck.yaml"), "../deck.yaml", "/etc/passwd"):
        answer = phone.tell("/new", name1="Ann", objectives="3,9,19", deck=deck)
        assert answer.status_code == 422
        assert answer.json()["error"]["kind"] == "deck-unknown"


@pytest.mark.parametrize("program", [True, False])
def test_what_is_wrong_with_a_new_game_names_no_option(
    phone: Phone,
    server: Server,
    program: bool,  # noqa: FBT001 - a table
) -> None:
    kind = {"accept": "application/json"} if program else {"accept": "text/html"}
    answer = phone.client.post(
        "/new",
        data={"name1": "Ann", "objectives": "3,9", "deck": "demo"},
        headers={"origin": server.address, **kind},
    )
    assert answer.status_code == 422
    assert "no objective of the kind" in answer.text
    assert "--" not in (answer.json()["error"]["text"] if program else answer.text)


def test_the_name_of_a_photo_is_no_path(phone: Phone, server: Server) -> None:
    phone.begin("Ann")
    before = {path for path in server.folder.rglob("*") if path.is_file()}
    data = (PHOTOS / "no-row.jpg").read_bytes()
    files = {"photo": ("../../../../evil.sh", data, "text/x-shellscript")}
    answer = phone.client.post(
        f"{phone.game}/p/1/photo", files=files, headers={"origin": server.address, **JSON}
    )
    assert answer.status_code == 200
    new = {path for path in server.folder.rglob("*") if path.is_file()} - before
    assert all(re.fullmatch(r"[0-9a-f]{64}\.jpg|history\.db-(wal|shm)", p.name) for p in new), new
    phone.read(1)


@pytest.mark.parametrize("size", [31_000_000, 200_000_000])
def test_a_photo_that_is_too_large_is_refused_before_it_is_read(
    server: Server, phone: Phone, size: int
) -> None:
    game = phone.begin("Ann")
    head = (
        f"POST {game}/p/1/photo HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Origin: {server.address}\r\nContent-Type: image/jpeg\r\nContent-Length: {size}\r\n\r\n"
    )
    assert b" 413 " in raw(server, head.encode()).partition(b"\r\n")[0]


def test_more_than_was_announced_is_refused(server: Server, phone: Phone) -> None:
    game = phone.begin("Ann")

    def endless() -> object:
        for _ in range(40):
            yield b"x" * 1_000_000

    headers = {"origin": server.address, "content-type": "multipart/form-data; boundary=b"}
    answer = phone.client.post(f"{game}/p/1/photo", content=endless(), headers=headers)  # type: ignore[arg-type]
    assert answer.status_code in (413, 422)
    assert phone.seat(1)["state"] == "empty"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data; boundary=b", b"--b\r\nContent-Disposition: form-data; name="),
        ("multipart/form-data", b"--b\r\n"),
        ("multipart/form-data; boundary=b", b"\xff" * 1000),
        ("application/json", b"{" * 5000),
        ("application/json", b'["at"]'),
        ("application/json", b"\xff\xfe"),
        ("application/x-www-form-urlencoded", b"&".join([b"a=1"] * 5000)),
        ("application/x-www-form-urlencoded", b"at=" + b"1" * 60000),
        ("text/plain", b"at=1/1"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_malformed_form_is_told_in_a_sentence(phone: Phone, kind: str, body: bytes) -> None:
    phone.begin("Ann")
    for address in ("drawer", "photo"):
        answer = phone.client.post(
            f"{phone.game}/p/1/{address}",
            content=body,
            headers={"origin": phone.server.address, "content-type": kind, **JSON},
        )
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["kind"] in ("web-form", "web-no-photo")
    assert phone.seat(1)["version"] == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"at": "0/1", "color": "red"},
        {"at": "6/1", "color": "red"},
        {"at": "1/9", "color": "red"},
        {"at": "1/1", "color": "mauve"},
        {"at": "1/1"},
        {"at": "²/1", "color": "red"},
        {"at": "1/1", "color": "red", "version": "-1"},
        {"at": "1/1", "color": "red", "version": "9" * 30},
        {"color": "red"},
    ],
    ids=str,
)
def test_a_tap_that_no_page_offers_is_refused(phone: Phone, fields: dict[str, str]) -> None:
    phone.begin("Ann")
    answer = phone.tell("/p/1/drawer", **fields)
    assert answer.status_code == 422
    assert phone.seat(1)["version"] == 1


def test_a_half_sent_photo_is_none(server: Server, phone: Phone) -> None:
    game = phone.begin("Ann")
    head = (
        f"POST {game}/p/1/photo HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Origin: {server.address}\r\nContent-Length: 400000\r\n"
        "Content-Type: multipart/form-data; boundary=b\r\n\r\n"
        '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
    )
    raw(server, head.encode() + (PHOTOS / "warm-lamp.jpg").read_bytes()[:100_000], ends=True)
    assert phone.seat(1)["state"] == "empty"


def test_a_picture_that_unpacks_to_gigabytes_is_refused(phone: Phone, opencv: None) -> None:
    del opencv
    phone.begin("Ann")
    bomb = BytesIO()
    Image.new("1", (30_000, 30_000)).save(bomb, "PNG")
    answer = phone.send(1, bomb.getvalue())
    assert answer.status_code == 422
    assert answer.json()["error"]["kind"] == "photo-huge"


def test_a_jpeg_that_claims_too_many_pixels_is_refused_on_arrival(phone: Phone) -> None:
    phone.begin("Ann")
    data = bytearray((PHOTOS / "no-row.jpg").read_bytes())
    frame = re.search(rb"\xff[\xc0\xc2]\x00.\x08", bytes(data))
    assert frame
    data[frame.end() : frame.end() + 4] = b"\xff\xff\xff\xff"
    answer = phone.send(1, bytes(data))
    assert answer.status_code == 422
    assert answer.json()["error"]["kind"] == "photo-huge"


@pytest.mark.parametrize(
    "data",
    [
        b"GIF89a" + b"x" * 50,
        b"%PDF-1.7",
        b"\xff\xd8\xff",
        b"\xff\xd8\xff\xe1\0\2",
        b"x",
        b"PK\x03\x04",
    ],
)
def test_what_is_no_photo_is_told_in_a_sentence(phone: Phone, data: bytes, opencv: None) -> None:
    del opencv
    phone.begin("Ann")
    answer = phone.send(1, data)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["text"]
    assert phone.seat(1)["state"] == "empty"


MORE: dict[str, dict[str, object]] = {
    "WEBP": {"quality": 90, "method": 0},
    "TIFF": {"description": SECRET.decode()},
    "AVIF": {"quality": 80, "speed": 10},
}


def with_place(kind: str) -> bytes:
    """A photo that tells where it was taken."""
    picture: Image.Image = Image.open(PHOTOS / "warm-lamp.jpg")
    data = BytesIO()
    if kind == "PNG":
        told = PngImagePlugin.PngInfo()
        told.add_text("Comment", SECRET.decode())
        picture.save(data, "PNG", pnginfo=told)
        return data.getvalue()
    if kind == "HEIC":
        exif = picture.getexif()
        exif[0x010F] = SECRET.decode()
        heif = pillow_heif.from_pillow(picture)
        heif.save(data, quality=90, exif=exif.tobytes(), enc_params={"preset": "ultrafast"})
        return data.getvalue()
    if kind in MORE:
        exif = Image.Exif()
        exif[0x010F] = SECRET.decode()
        picture.save(data, kind, exif=exif.tobytes(), **MORE[kind])
        return data.getvalue()
    exif = picture.getexif()
    exif[0x010F] = SECRET.decode()
    exif[0x0112] = 3
    exif.get_ifd(0x8825)[1] = "N"
    picture.transpose(Image.Transpose.ROTATE_180).save(
        data, "JPEG", exif=exif, comment=SECRET, quality=92
    )
    return data.getvalue() + SECRET


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "HEIC", *MORE])
def test_nothing_but_the_picture_of_a_photo_is_kept(
    phone: Phone, server: Server, kind: str, opencv: None
) -> None:
    del opencv
    data = with_place(kind)
    assert SECRET in data
    phone.begin("Ann", deck="retail")
    assert phone.send(1, data).status_code == 200
    for path in server.folder.rglob("*"):
        assert not path.is_file() or SECRET not in path.read_bytes(), path
    seat = phone.read(1)
    assert seat["photo"]["reading"]["likely"][0] == "RfPsOKTb", "still the right way up"
    assert SECRET not in phone.get("/p/1/photo.jpg").content


def test_photos_go_with_their_game(phone: Phone, server: Server) -> None:
    phone.begin("Ann")
    data = BytesIO()
    Image.effect_noise((400, 300), 90).convert("RGB").save(data, "JPEG")
    phone.send(1, data.getvalue())
    phone.read(1)
    photos = server.data / "photos"
    before = set(photos.iterdir())
    assert "Really?" in phone.post("/drop").text
    assert set(photos.iterdir()) == before, "only once somebody has said so twice"
    phone.post("/drop", {"sure": "yes"})
    assert len(before - set(photos.iterdir())) >= 1
    assert phone.client.get(phone.game).status_code == 404
    with closing(sqlite3.connect(server.data / "history.db")) as db:
        files = {name for (name,) in db.execute("SELECT file FROM photo")}
    assert files == {path.name for path in photos.iterdir()}


def test_nothing_of_a_photo_is_left_on_the_disk_when_its_game_is_gone(
    phone: Phone, server: Server, opencv: None
) -> None:
    """Not in free pages of the database either, nor in the log beside it."""
    del opencv
    phone.begin("Ann", deck="retail")
    phone.send(1, PHOTOS / "warm-lamp.jpg")
    assert phone.read(1)["photo"]["status"] == "read"
    row = phone.get("/p/1/photo.jpg").content
    traces = [row[at : at + 64] for at in range(len(row) // 2, len(row) - 64, 500)]
    assert any(traces[0] in path.read_bytes() for path in server.data.glob("history.db*"))
    phone.post("/drop", {"sure": "yes"})
    for path in server.data.rglob("*"):
        data = path.read_bytes() if path.is_file() else b""
        assert not any(trace in data for trace in traces), path


def test_a_script_as_a_name_is_only_a_name(phone: Phone) -> None:
    name = "<script>alert(1)</script>"
    phone.begin(name, '"onload="x')
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/2/card", {"cards": "11 12 13 14 15 16 17 18"})
    claim = {"player": "1", "field": "total", "value": "3"}
    pages = [phone.get(path).text for path in ("", "/p/1", "/p/2", "/score", "/possible")]
    pages += [phone.post("/claim", claim).text, phone.post("/claim").text]
    phone.join("")
    pages += [phone.get(path).text for path in ("/", "/new", "/history")]
    assert any("&lt;script&gt;" in page for page in pages)
    for page in pages:
        assert "<script>" not in page
        assert not re.search(r"<[^>]*[\s\"]onload=", page)


def test_every_answer_forbids_what_no_page_needs(phone: Phone, server: Server) -> None:
    game = phone.begin("Ann")
    answers = [phone.client.get(path) for path in ("/", game, "/nowhere", "/static/sideboards.css")]
    answers.append(phone.client.get("/", headers={"host": "evil.example"}))
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers
    cookie = answers[1].headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert server.process


def test_links_and_the_secret_do_not_stand_in_the_database(phone: Phone, server: Server) -> None:
    token = phone.begin("Ann").rpartition("/")[2]
    secret = (server.data / "serve.key").read_bytes()
    for path in server.data.glob("history.db*"):
        assert token.encode() not in path.read_bytes()
        assert secret not in path.read_bytes()
    assert (server.data / "serve.key").stat().st_mode & 0o077 == 0


def test_two_games_open_only_themselves(server: Server, phones: Phones) -> None:
    one, other = phones(server), phones(server)
    one.begin("Ann")
    other.begin("Zoe")
    assert "Zoe" not in one.get("").text
    assert "Zoe" in other.get("").text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_are_refused(phone: Phone, method: str) -> None:
    assert phone.client.request(method, "/").status_code in (400, 405)


@pytest.mark.slow
@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: "])
def test_who_connects_and_says_nothing_is_hung_up_on(server: Server, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line:
        line.sendall(begun)
        assert line.recv(1000).partition(b"\r\n")[0] in (b"", b"HTTP/1.1 400 Bad Request")


def test_headers_without_end_are_refused(server: Server) -> None:
    head = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
    answer = raw(server, head + b"X-A: " + b"a" * 70_000)
    assert answer.split(b" ")[1] in (b"400", b"431")


def test_requests_in_one_go_are_answered_in_their_order(phone: Phone, server: Server) -> None:
    game = phone.begin("Ann")
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    paths = [game, "/nowhere", "/static/icon.svg"] * 20
    asked = [f"GET {path} HTTP/1.1\r\n{host}\r\n" for path in paths]
    asked.append(f"GET / HTTP/1.1\r\n{host}Connection: close\r\n\r\n")
    found = re.findall(rb"HTTP/1\.1 (\d+)", raw(server, "".join(asked).encode()))
    assert found == [b"200", b"404", b"200"] * 20 + [b"200"]


@pytest.mark.parametrize(
    "lengths",
    [
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Content-Length: 5\r\nContent-Length: 50",
        "Content-Length: -5",
        "Content-Length: \xb2",
        "Transfer-Encoding: chunked, gzip",
    ],
)
def test_a_request_within_another_is_never_carried_out(
    phone: Phone, server: Server, lengths: str
) -> None:
    """Whichever length is believed, the form that is hidden in the body changes nothing."""
    game = phone.begin("Ann")
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    form = "Content-Type: application/x-www-form-urlencoded\r\n"
    own, foreign = f"Origin: {server.address}\r\n", "Origin: http://evil.example\r\n"
    hidden = f"POST {game}/p/1/swap HTTP/1.1\r\n{host}{foreign}{form}Content-Length: 8\r\n\r\n"
    outer = f"POST {game}/p/1/undo HTTP/1.1\r\n{host}{own}{form}{lengths}\r\n\r\n0\r\n\r\n"
    answer = raw(server, f"{outer}{hidden}used=yes".encode("latin-1"), ends=True)
    assert b" 303 " not in answer
    assert not phone.seat(1)["swap_used"]
