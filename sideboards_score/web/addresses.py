"""Where the pages can be reached: sockets, addresses of this computer, names that are its own."""

import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from sideboards_score.errors import UsageError
from sideboards_score.web.tuning import PORT

LOOPBACK = "127.0.0.1"
_NAMES = ("localhost", LOOPBACK)


class Place(NamedTuple):
    """Where the server listens."""

    sockets: tuple[socket.socket, ...]
    port: int
    addresses: tuple[str, ...]
    """Of the local networks, the likeliest first; none unless they were asked for."""

    @property
    def hosts(self) -> frozenset[str]:
        """What a browser may call this server; a usual port goes without saying."""
        names = [*_NAMES, *self.addresses]
        return frozenset(f"{name}:{self.port}" for name in names) | (
            frozenset(names) if self.port in (80, 443) else frozenset()
        )


def listen(port: int | None, *, lan: bool) -> Place:
    """Listen on this computer alone, or on its local networks too. Raises `UsageError`.

    A port that somebody has named is the one or none; the usual one may be taken by another game.
    """
    addresses = local_addresses() if lan else ()
    if lan and not addresses:
        raise UsageError("serve-no-network")
    try:
        return _listen(PORT if port is None else port, addresses)
    except OSError as error:
        if port is not None:
            raise UsageError("serve-port", port=port, reason=error) from None
    try:
        return _listen(0, addresses)
    except OSError as error:
        raise UsageError("serve-port", port=PORT, reason=error) from None


def _listen(port: int, addresses: Sequence[str]) -> Place:
    sockets: list[socket.socket] = []
    try:
        for address in (LOOPBACK, *addresses):
            sockets.append(_bound(address, port))
            port = sockets[0].getsockname()[1]
    except BaseException:
        for one in sockets:
            one.close()
        raise
    return Place(tuple(sockets), port, tuple(addresses))


def _bound(address: str, port: int) -> socket.socket:
    # By its protocol asyncio knows TCP, and sends at once: an answer would else wait 40 ms for the
    # phone to confirm its head.
    one = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind((address, port))
        one.listen(128)
        one.set_inheritable(False)
    except BaseException:
        one.close()
        raise
    return one


def local_addresses() -> tuple[str, ...]:
    """The addresses of this computer in private networks, that of the way out first.

    Nothing is sent: a datagram socket only asks the system which way it would take.
    """
    found: list[str] = []
    for target in ("192.0.2.1", "10.255.255.255", "192.168.255.255", "172.31.255.255"):
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect((target, 9))
            found.append(asked.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return tuple(dict.fromkeys(address for address in found if _is_local(address)))


def _is_local(address: str) -> bool:
    """Whether phones at the table can have such an address."""
    known = ipaddress.ip_address(address)
    return known.is_private and not known.is_loopback and not known.is_link_local


def is_this_computer(client: str) -> bool:
    """Whether a request comes from this computer itself."""
    with suppress(ValueError):
        return ipaddress.ip_address(client).is_loopback
    return False
