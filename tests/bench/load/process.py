"""A bot in a process of its own: its start, its end, its processor time and its memory."""

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

PATIENCE = 60.0  # seconds until a bot must be connected, or must have ended
POLL = 0.01  # seconds between two checks
LOOK, LITTLE = 1.0, 0.05  # seconds between two looks; most processor seconds of an idle bot
SYSTEM = Path("/proc/self/stat")  # on Linux, each process has such a file


class Measured(Process):
    """A bot process at this playground; `module` is the program."""

    def __init__(self, playground: Playground, folder: Path, module: str, **settings: str) -> None:
        super().__init__(folder, **settings)
        self.module = module
        self._playground = playground

    def launch(self) -> None:
        """Start the process without waiting for the bot."""
        self.begin(DISCORD_TOKEN=self._playground.token, DISCORD_URL=self._playground.api)

    async def connected(self) -> None:
        """Wait until the bot is connected to the gateway.

        TimeoutError after `PATIENCE` seconds; RuntimeError if the process ends.
        """
        async with asyncio.timeout(PATIENCE):
            while not self._playground.gateway.connected:
                if not self.alive:
                    raise RuntimeError(f"The bot has ended:\n{self.log}")
                await asyncio.sleep(POLL)

    async def idle(self) -> None:
        """Wait until the bot has warmed up its caches, has settled, and is idle."""
        await asyncio.sleep(max(AFTER, SETTLED))
        before = -1.0
        while self.seconds > before + LITTLE:
            before = self.seconds
            await asyncio.sleep(LOOK)

    async def end(self) -> None:
        """Stop the process with SIGTERM, or with SIGKILL after `PATIENCE` seconds."""
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
        """The processor seconds that all threads of the process have used so far."""
        fields = Path(f"/proc/{self.number}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """The resident memory of the process, in bytes."""
        pages = Path(f"/proc/{self.number}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def running(process: Measured) -> AsyncIterator[Measured]:
    """A running, connected bot; it is stopped at the end in any case."""
    process.launch()
    try:
        await process.connected()
        yield process
    finally:
        await process.end()
