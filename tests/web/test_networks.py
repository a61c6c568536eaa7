"""Computers in several networks: each has its address and its QR code, the likeliest first."""

import asyncio

import httpx
import pytest

from sideboards_score.web.addresses import Place
from sideboards_score.web.app import application

NETWORKS = ("192.168.1.5", "10.0.0.7", "172.16.0.9")
PORT = 8765


def got(addresses: tuple[str, ...], *paths: str, language: str = "en") -> list[httpx.Response]:
    """What a server at these addresses answers to somebody at its computer."""

    async def asked() -> list[httpx.Response]:
        app = application(Place((), PORT, addresses))
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        base, headers = f"http://127.0.0.1:{PORT}", {"accept-language": language}
        async with httpx.AsyncClient(transport=transport, base_url=base, headers=headers) as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(asked())


def test_all_networks_are_listed_the_likeliest_first_each_with_its_code(game: str) -> None:
    codes = [f"{game}/qr.svg?network={at}" for at in range(len(NETWORKS))]
    page, *drawn = got(NETWORKS, game, *codes)
    places = [page.text.index(f"http://{each}:{PORT}{game}") for each in NETWORKS]
    assert places == sorted(places)
    assert len({each.content for each in drawn}) == len(NETWORKS), "each code holds another address"
    assert page.text.count("qr.svg") == len(NETWORKS)


def test_there_is_no_code_of_a_network_that_is_not_there(game: str) -> None:
    (missing,) = got(NETWORKS[:1], f"{game}/qr.svg?network=1")
    assert missing.status_code == 404


@pytest.mark.parametrize(
    ("language", "causes"),
    [
        ("en", ("firewall", "guest network")),
        ("de", ("Firewall", "Gastnetz")),
        ("fr", ("pare-feu", "réseau invité")),
        ("it", ("firewall", "rete ospiti")),
    ],
)
def test_what_is_likely_in_the_way_when_nobody_comes_is_named(
    game: str, language: str, causes: tuple[str, ...]
) -> None:
    (page,) = got(NETWORKS, game, language=language)
    assert all(cause in page.text for cause in causes)
