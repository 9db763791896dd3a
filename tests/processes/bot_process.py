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
POLL = 0.01  # seconds between two looks of a wait


class BotProcess(Process):
    """A bot connected to a playground.

    A wait has no time limit; it fails when the bot ends.
    """

    def __init__(self, playground: Playground, folder: Path, **settings: str) -> None:
        super().__init__(folder, **QUICK | settings)
        self.playground = playground

    @property
    def database(self) -> str:
        """The address of the bot's database."""
        return f"sqlite+aiosqlite:///{self.data / 'gamenight.db'}"

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        self.begin()
        await self.connected()

    def begin(self, **settings: str) -> None:
        """Start the bot without waiting."""
        token, url = self.playground.token, self.playground.api
        super().begin(DISCORD_TOKEN=token, DISCORD_URL=url, **settings)

    async def connected(self) -> None:
        """Wait until the bot is connected to the gateway."""
        while not self.playground.gateway.connected:
            assert self.alive, self.log
            await asyncio.sleep(POLL)

    async def says(self, text: str) -> None:
        """Wait until the log contains `text`."""
        while text not in self.log:
            assert self.alive, self.log
            await asyncio.sleep(POLL)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal, wait for the end of the bot, and return its exit code.

        Afterwards the playground has no connection to the bot.
        """
        self.signal(number)
        while self.alive or self.playground.gateway.connected:
            await asyncio.sleep(POLL)
        return self.wait()

    async def kill(self) -> None:
        """Kill the bot by SIGKILL, so that it cannot clean up."""
        await self.stop(signal.SIGKILL)
