"""One end of a connection in memory: what is written arrives at the other end after a while."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextvars import Context
from typing import Any

from tests.simulation.processes import process_of

Data = bytes | bytearray | memoryview


class Pipe(asyncio.Transport):
    """Its protocol is called in the context in which the connection was made."""

    peer: Pipe

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        delay: Callable[[], float],
        context: Context,
        peername: tuple[str, int],
    ) -> None:
        super().__init__({"peername": peername})
        self._loop = loop
        self._delay = delay
        self._context = context
        self._process = process_of(context)
        self._protocol: Any = None
        self._coming: deque[bytes | None] = deque()  # on its way here; None: nothing follows
        self._waiting: deque[bytes | None] = deque()  # here, while the protocol will not read
        self._latest = 0.0  # nothing overtakes what was sent before
        self._reading = True
        self._closing = False

    def begin(self, protocol: asyncio.BaseProtocol) -> None:
        """The connection is made."""
        self._protocol = protocol
        if self._process:
            self._process.opened(self)
        protocol.connection_made(self)

    def cut(self) -> None:
        """The process is dead: the other end sees the end, this one nothing more."""
        if not self._closing:
            self._closing = True
            self._send(None)

    # Writing

    def write(self, data: Data) -> None:
        """Send, to arrive after a while."""
        if self._closing or not data or (self._process and not self._process.alive):
            return
        self._send(bytes(data))
        if self._process:
            self._process.asks()

    def writelines(self, list_of_data: Iterable[Any]) -> None:
        """Send all of it at once."""
        self.write(b"".join(list_of_data))

    def _send(self, data: bytes | None) -> None:
        self._latest = max(self._latest, self._loop.time() + self._delay())
        self.peer._coming.append(data)
        self._loop.call_at(self._latest, self.peer._arrive, context=self.peer._context)

    def can_write_eof(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        return None

    # Reading

    def _arrive(self) -> None:
        self._waiting.append(self._coming.popleft())
        if self._protocol is not None:
            self._read()

    def _read(self) -> None:
        while self._waiting and self._reading and not self._closing:
            data = self._waiting.popleft()
            if data is not None:
                self._protocol.data_received(data)
            elif not self._protocol.eof_received():
                self.close()

    def is_reading(self) -> bool:
        """Does the protocol take what comes?"""
        return self._reading and not self._closing

    def pause_reading(self) -> None:
        """What comes waits from now on."""
        self._reading = False

    def resume_reading(self) -> None:
        """What has waited is read."""
        self._reading = True
        self._loop.call_soon(self._read, context=self._context)

    # The end

    def is_closing(self) -> bool:
        """Has its end begun?"""
        return self._closing

    def close(self) -> None:
        """End it; the other side is told after a while."""
        if self._closing:
            return
        self._closing = True
        self._send(None)
        self._loop.call_soon(self._lose, context=self._context)

    def abort(self) -> None:
        """As `close`: nothing is held back that could be dropped."""
        self.close()

    def _lose(self) -> None:
        if self._process:
            self._process.closed(self)
        self._protocol.connection_lost(None)

    def get_protocol(self) -> asyncio.BaseProtocol:
        protocol: asyncio.BaseProtocol = self._protocol
        return protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol
