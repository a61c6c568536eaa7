"""Who may see what: the owner everything, whoever has the link of a game that game."""

import asyncio
import time
from typing import NamedTuple

from starlette.requests import Request

from sideboards_score.service.history.table.links import Standing, game_of, is_owner, standing_of
from sideboards_score.web.addresses import is_this_computer
from sideboards_score.web.tuning import FIRST_WAIT, FORGIVEN_AFTER, LONGEST_WAIT, MOST_CLIENTS

OWNER_COOKIE, GAME_COOKIE = "sideboards-owner", "sideboards-game"


class _Wrong(NamedTuple):
    times: int
    since: float


class Slowing:
    """Wrong links of an address wait longer and longer."""

    def __init__(self) -> None:
        self._wrong: dict[str, _Wrong] = {}

    def next_wait(self, client: str, now: float) -> float:
        """Seconds that one more wrong link of this address waits."""
        before = self._wrong.get(client)
        if before is None or now - before.since > FORGIVEN_AFTER:
            before = _Wrong(0, now)
        if len(self._wrong) >= MOST_CLIENTS:
            self._wrong.clear()
        self._wrong[client] = _Wrong(before.times + 1, now)
        return float(min(FIRST_WAIT * 2 ** min(before.times, 20), LONGEST_WAIT))

    async def wait(self, request: Request) -> None:
        """Let a wrong link wait."""
        await asyncio.sleep(self.next_wait(client_of(request), time.monotonic()))


def client_of(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def owner_here(request: Request) -> bool:
    """Whether somebody sits at this computer, or has come by the owner's link."""
    if is_this_computer(client_of(request)):
        return True
    token = request.cookies.get(OWNER_COOKIE)
    return token is not None and is_owner(token)


def game_here(request: Request) -> int | None:
    """The number of the game whose link somebody has."""
    return game_of(request.path_params["token"])


def standing_here(request: Request) -> tuple[Standing, bool] | None:
    """The game whose link somebody has, as it stands, and whether that is the owner."""
    standing = standing_of(request.path_params["token"])
    return None if standing is None else (standing, owner_here(request))


def remembered(request: Request) -> str | None:
    """The address of the game that a browser was at before; None for one that is over."""
    token = request.cookies.get(GAME_COOKIE)
    return f"/g/{token}" if token is not None and game_of(token) is not None else None
