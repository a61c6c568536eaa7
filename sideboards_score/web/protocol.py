"""HTTP as uvicorn speaks it, but nobody holds a connection without asking for anything.

And the head of an answer goes out together with what follows: half the packets, half the work.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from sideboards_score.web.tuning import HEAD_SECONDS


class Together:
    """A connection on which all that is written in one go is sent in one go."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send with whatever else is written before the loop goes on."""
        if not self._parts:
            asyncio.get_running_loop().call_soon(self._send)
        self._parts.append(data)

    def close(self) -> None:
        """Send what is left, then close."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        if self._parts:
            data = b"".join(self._parts)
            self._parts.clear()
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        """Everything else as the connection itself does it."""
        return getattr(self._transport, name)


class PatientProtocol(H11Protocol):
    """Closes a connection on which the head of a request does not come in time."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A phone has connected."""
        super().connection_made(Together(transport))  # type: ignore[arg-type]
        self._wait()

    def handle_events(self) -> None:
        """Something has come."""
        super().handle_events()
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop()
        elif self._late is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The phone has gone."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._late = loop.call_later(HEAD_SECONDS, self._close)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _close(self) -> None:
        self._late = None
        idle = self.cycle is None or self.cycle.response_complete
        if idle and not self.transport.is_closing():
            self.transport.close()
