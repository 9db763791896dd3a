"""The network of a simulated world: servers by their ports, and random delays."""

from __future__ import annotations

import asyncio
import errno
import itertools
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context, copy_context
from random import Random
from weakref import WeakKeyDictionary

from tests.simulation.pipes import Pipe
from tests.simulation.processes import process_of

DELAY = (0.001, 0.02)  # least and most seconds that data takes on its way
FIRST_PORT = 8080

Factory = Callable[[], asyncio.BaseProtocol]


class Network:
    """The network of one loop. All connections stay within the process that runs the tests."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random) -> None:
        self._loop = loop
        self._chance = chance
        self._ports = itertools.count(FIRST_PORT)
        self._doors: dict[int, Door] = {}
        self._cut: Counter[int] = Counter()  # number of `cut_off` blocks, by port
        self.refused = 0  # connections refused because their port was cut off
        self._dialled: WeakKeyDictionary[socket.socket, int] = WeakKeyDictionary()

    def delay(self) -> float:
        """Return a random delay, in seconds, until data that is sent now arrives."""
        return self._chance.uniform(*DELAY)

    def listen(self, factory: Factory, host: str, port: int) -> Door:
        """Open a server; port 0 takes the next free port. Raises OSError for a port in use."""
        port = port or next(self._ports)
        if port in self._doors:
            raise OSError(errno.EADDRINUSE, "Address already in use")
        self._doors[port] = Door(self, factory, (host, port), copy_context())
        return self._doors[port]

    def shut(self, port: int) -> None:
        """Close the server at `port`."""
        self._doors.pop(port, None)

    @contextmanager
    def cut_off(self, port: int) -> Iterator[None]:
        """Within the block, the server at `port` refuses new connections. Blocks may overlap.

        Connections that simulated processes have to the server break off. Connections from outside
        a simulated process, such as the pages of people, stay open.
        """
        self._cut[port] += 1
        door = self._doors.get(port)
        for pipe in door.processes if door else ():
            pipe.close()
        try:
            yield
        finally:
            self._cut[port] -= 1

    async def dial(self, sock: socket.socket, port: int) -> None:
        """Dial the server at `port`, for `connect`. Raises ConnectionRefusedError."""
        await asyncio.sleep(self.delay())
        self._door(port)
        self._dialled[sock] = port

    def connect(
        self, factory: Factory, sock: socket.socket
    ) -> tuple[asyncio.Transport, asyncio.BaseProtocol]:
        """Connect to the server that `sock` has dialed; return the near end and its protocol."""
        port = self._dialled.pop(sock)
        sock.close()
        door = self._door(port)
        here = Pipe(self._loop, self.delay, copy_context(), door.address)
        there = Pipe(self._loop, self.delay, door.context, ("127.0.0.1", 0))
        here.peer, there.peer = there, here
        if process_of(None) is not None:
            door.processes = [*(pipe for pipe in door.processes if not pipe.is_closing()), here]
        protocol = factory()
        here.begin(protocol)
        self._loop.call_soon(lambda: there.begin(door.factory()), context=door.context)
        return here, protocol

    def _door(self, port: int) -> Door:
        if port not in self._doors or self._cut[port]:
            self.refused += self._cut[port] > 0
            raise ConnectionRefusedError(errno.ECONNREFUSED, f"Nobody listens at {port}")
        return self._doors[port]


class Door(asyncio.AbstractServer):
    """A listening server, which is also its own socket, as only the name of a socket is read."""

    def __init__(
        self, network: Network, factory: Factory, address: tuple[str, int], context: Context
    ) -> None:
        self.factory = factory
        self.address = address
        self.context = context
        self.processes: list[Pipe] = []  # ends that simulated processes hold
        self._network = network

    @property
    def sockets(self) -> list[Door]:
        """The sockets on which the server listens."""
        return [self]

    def getsockname(self) -> tuple[str, int]:
        """Return host and port."""
        return self.address

    def close(self) -> None:
        """Refuse connections from now on."""
        self._network.shut(self.address[1])

    async def wait_closed(self) -> None:
        return None

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    async def start_serving(self) -> None:
        return None

    async def serve_forever(self) -> None:
        await asyncio.get_running_loop().create_future()

    def is_serving(self) -> bool:
        return True
