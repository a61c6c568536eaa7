"""The pages within this process, for a phone in the same network or for this computer."""

import asyncio
from collections.abc import Callable, Coroutine

import httpx

from sideboards_score.web.addresses import Place
from sideboards_score.web.app import application

ADDRESS = "192.168.1.5"
ORIGIN = f"http://{ADDRESS}:8765"
Way = Callable[[httpx.AsyncClient], Coroutine[object, object, None]]


def served(way: Way, client: str = "192.168.1.77", scheme: str = "http") -> None:
    """Go a way as a phone in the same network, or as this computer."""
    app = application(Place((), 8765, (ADDRESS,)), scheme)
    origin = f"{scheme}://{ADDRESS}:8765"

    async def go() -> None:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app, client=(client, 40000)),
            base_url=origin,
            headers={"origin": origin},
            verify=False,  # noqa: S501 - no network is involved
        ) as phone:
            await way(phone)

    asyncio.run(go())
