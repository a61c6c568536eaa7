"""Who sees what from another computer: a game by its link, everything by the owner's."""

import re
from pathlib import Path

import httpx
import pytest

from sideboards_score.service.history.table import links, playing
from sideboards_score.web import access
from sideboards_score.web.access import Slowing
from sideboards_score.web.addresses import local_addresses
from sideboards_score.web.tuning import FIRST_WAIT, FORGIVEN_AFTER, LONGEST_WAIT
from tests.web.in_network import ORIGIN, served

OWNERS = ("/", "/new", "/history", "/history/1", "/statistics", "/deck")


@pytest.fixture
def game(game: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a game; wrong links do not wait here."""
    monkeypatch.setattr(access, "FIRST_WAIT", 0.0)
    return game


def test_a_phone_without_a_link_sees_nothing(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        for path in (*OWNERS, "/o/wrong", "/g/wrong", f"{game}x"):
            answer = await client.get(path)
            assert answer.status_code == 404, path
            assert "Ann" not in answer.text
        for path in ("/new", "/history/1/delete", "/history/1/restore", "/g/wrong/keep"):
            assert (await client.post(path, data={"name1": "Eve"})).status_code == 404

    served(way)
    assert len(links.open_games()) == 1


def test_the_link_of_a_game_opens_that_game_alone(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        assert (await client.get(game)).status_code == 200
        assert (await client.post(f"{game}/p/1/swap", data={"used": "yes"})).status_code == 303
        for path in (*OWNERS[1:], f"{game}/learn"):
            assert (await client.get(path)).status_code == 404, path
        assert (await client.post(f"{game}/learn")).status_code == 404

    served(way)


def test_a_phone_that_has_lost_the_page_finds_its_game_again(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        await client.get(game)
        answer = await client.get("/")
        assert (answer.status_code, answer.headers["location"]) == (303, game)
        assert (await client.get("/history")).status_code == 404
        client.cookies.clear()
        client.cookies.set(access.GAME_COOKIE, "wrong")
        assert (await client.get("/")).status_code == 404

    served(way)


def test_the_owners_link_opens_everything_by_a_cookie(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/o/{links.owners_link()}")
        assert answer.status_code == 303
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        for path in ("/", "/new", "/history", "/statistics", "/deck"):
            assert (await client.get(path)).status_code == 200, path
        assert game in (await client.get("/")).text

    served(way)


def test_links_for_phones_hold_the_address_and_no_name(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        page = (await client.get(game)).text
        assert f"{ORIGIN}{game}" in page
        code = await client.get(f"{game}/qr.svg")
        assert code.headers["content-type"] == "image/svg+xml"

    served(way)


def test_a_foreign_name_or_page_is_refused_from_there_too(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        named = await client.get(game, headers={"host": "evil.example:8765"})
        assert named.status_code == 421
        foreign = {"origin": "http://192.168.1.6:8765"}
        answer = await client.post(f"{game}/p/1/swap", data={"used": "yes"}, headers=foreign)
        assert answer.status_code == 403

    served(way)


def test_wrong_links_wait_twice_as_long_each_time() -> None:
    slowing = Slowing()
    waits = [slowing.next_wait("192.168.1.77", 0.0) for _ in range(12)]
    assert waits[:3] == [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]
    assert waits[-1] == LONGEST_WAIT
    assert slowing.next_wait("192.168.1.78", 0.0) == FIRST_WAIT, "others need not wait for it"
    assert slowing.next_wait("192.168.1.77", FORGIVEN_AFTER + 1) == FIRST_WAIT


def test_links_have_128_bits_and_hang_on_the_secret(game: str, tmp_path: Path) -> None:
    token = game.rpartition("/")[2]
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", token)
    assert links.game_of(token) == 1
    (tmp_path / "sideboards-score" / "serve.key").write_bytes(b"another")
    assert links.link_of(1) != token
    assert links.game_of(links.open_games()[0][1]) == 1, "the owner's page finds it all the same"
    assert links.game_of(token) is None


def test_a_fault_of_the_program_is_one_sentence_and_no_traceback(
    game: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise KeyError(game)

    monkeypatch.setattr("sideboards_score.web.pages.table.settings_of", broken)

    async def way(client: httpx.AsyncClient) -> None:
        answer = await client.get(game)
        assert answer.status_code == 500
        assert "A fault of the program (KeyError)" in answer.text
        assert "default-src" in answer.headers["content-security-policy"]

    served(way)
    assert capfd.readouterr().err == ""


def test_addresses_are_those_of_private_networks() -> None:
    for address in local_addresses():
        assert not address.startswith("127.")


def test_a_name_of_another_player_is_not_taken(game: str) -> None:
    number = links.game_of(game.rpartition("/")[2])
    assert number
    playing.rename(number, 1, "Anna")

    async def way(client: httpx.AsyncClient) -> None:
        answer = await client.post(f"{game}/p/1/name", data={"name": " ben "})
        assert answer.status_code == 422

    served(way)
