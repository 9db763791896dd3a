"""A bot in a process of its own: starting and ending it, and what it takes of the machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

from bot.cli.run import SETTLED
from bot.drawing.warmup import AFTER
from bot.playground import Playground
from tests.processes.process import Process

PATIENCE = 60.0  # seconds that a bot has to connect, or to end
POLL = 0.01
LOOK, LITTLE = 1.0, 0.05  # seconds between two looks, and of a processor that are idle between them
SYSTEM = Path("/proc/self/stat")  # there is one of these for each process, on Linux


class Measured(Process):
    """Some bot at this playground."""

    def __init__(self, playground: Playground, folder: Path, module: str, **settings: str) -> None:
        super().__init__(folder, **settings)
        self.module = module
        self._playground = playground

    def launch(self) -> None:
        """Start it, without waiting."""
        self.begin(DISCORD_TOKEN=self._playground.token, DISCORD_URL=self._playground.api)

    async def connected(self) -> None:
        """Wait until it is connected to the gateway. TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not self._playground.gateway.connected:
                if not self.alive:
                    raise RuntimeError(f"The bot has ended:\n{self.log}")
                await asyncio.sleep(POLL)

    async def idle(self) -> None:
        """Wait until it has drawn ahead what it wants, and settled, which is no work of a play."""
        await asyncio.sleep(max(AFTER, SETTLED))
        before = -1.0
        while self.seconds > before + LITTLE:
            before = self.seconds
            await asyncio.sleep(LOOK)

    async def end(self) -> None:
        """Ask it to stop, and kill it where it does not."""
        self.signal(signal.SIGTERM)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.alive:
                    await asyncio.sleep(POLL)
        self.signal(signal.SIGKILL)
        self.wait()
        while self._playground.gateway.connected:
            await asyncio.sleep(POLL)

    @property
    def seconds(self) -> float:
        """Of the processors that it has used up so far, all threads together."""
        fields = Path(f"/proc/{self.number}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """The bytes of real memory that it holds."""
        pages = Path(f"/proc/{self.number}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def running(process: Measured) -> AsyncIterator[Measured]:
    """Started and connected; ended in any case."""
    process.launch()
    try:
        await process.connected()
        yield process
    finally:
        await process.end()
