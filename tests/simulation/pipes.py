"""Connections in memory: written data arrives at the other end after a delay."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextvars import Context
from typing import Any

from tests.simulation.processes import process_of

Data = bytes | bytearray | memoryview


class Pipe(asyncio.Transport):
    """One end of a connection. It calls its protocol in the context that made the connection."""

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
        self._coming: deque[bytes | None] = deque()  # data on its way to this end; None: the end
        self._waiting: deque[bytes | None] = deque()  # data that the protocol has not read yet
        self._latest = 0.0  # when the last data arrives at the peer, in order
        self._reading = True
        self._closing = False

    def begin(self, protocol: asyncio.BaseProtocol) -> None:
        """Connect `protocol` to this end."""
        self._protocol = protocol
        if self._process:
            self._process.opened(self)
        protocol.connection_made(self)

    def cut(self) -> None:
        """Close this end of a dead process: the peer reads the end, this end reads no more."""
        if not self._closing:
            self._closing = True
            self._send(None)

    # Writing

    def write(self, data: Data) -> None:
        """Send data that arrives after a delay; a closed end or a dead process sends nothing."""
        if self._closing or not data or (self._process and not self._process.alive):
            return
        self._send(bytes(data))
        if self._process:
            self._process.asks()

    def writelines(self, list_of_data: Iterable[Any]) -> None:
        """Send the data as one piece."""
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
        """Whether the protocol accepts data."""
        return self._reading and not self._closing

    def pause_reading(self) -> None:
        """Keep arriving data until `resume_reading`."""
        self._reading = False

    def resume_reading(self) -> None:
        """Pass on the data that was kept, and read on."""
        self._reading = True
        self._loop.call_soon(self._read, context=self._context)

    # The end

    def is_closing(self) -> bool:
        """Whether this end is closed or about to be."""
        return self._closing

    def close(self) -> None:
        """Close this end; the peer reads the end after a delay."""
        if self._closing:
            return
        self._closing = True
        self._send(None)
        self._loop.call_soon(self._lose, context=self._context)

    def abort(self) -> None:
        """Do as `close`: no data is buffered that could be dropped."""
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
