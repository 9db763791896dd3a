"""The bot in a process of its own, beside a playground in this one."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from bot.playground import Playground
from tests.processes.process import Process

QUICK = {
    "COMPUTER_SECONDS": "0",
    "TABLE_EDIT_SECONDS": "0.05",
    "TURN_SECONDS": "900",
    "BANK_SECONDS": "0",
    "LOG_LEVEL": "INFO",
}
POLL = 0.01  # seconds between two looks at what is waited for as long as the bot lives


class BotProcess(Process):
    """Connected to this playground; it waits as long as the bot lives, never by a clock."""

    def __init__(self, playground: Playground, folder: Path, **settings: str) -> None:
        super().__init__(folder, **QUICK | settings)
        self.playground = playground

    @property
    def database(self) -> str:
        """The address of its games."""
        return f"sqlite+aiosqlite:///{self.data / 'gamenight.db'}"

    async def start(self) -> None:
        """Start it and wait until it hears people."""
        self.begin()
        await self.connected()

    def begin(self, **settings: str) -> None:
        """Start it without waiting."""
        token, url = self.playground.token, self.playground.api
        super().begin(DISCORD_TOKEN=token, DISCORD_URL=url, **settings)

    async def connected(self) -> None:
        """Wait until it is connected to the gateway."""
        while not self.playground.gateway.connected:
            assert self.alive, self.log
            await asyncio.sleep(POLL)

    async def says(self, text: str) -> None:
        """Wait until its log has this."""
        while text not in self.log:
            assert self.alive, self.log
            await asyncio.sleep(POLL)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code. Afterwards the playground knows that it is gone."""
        self.signal(number)
        while self.alive or self.playground.gateway.connected:
            await asyncio.sleep(POLL)
        return self.wait()

    async def kill(self) -> None:
        """SIGKILL: it has no time to clean up."""
        await self.stop(signal.SIGKILL)
