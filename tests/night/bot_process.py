"""The bot as a process of its own, which can be killed and started anew."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

from bot.playground import Playground

ROOT = Path(__file__).parents[2]
START_SECONDS = 30.0
QUICK = {
    "COMPUTER_SECONDS": "0",
    "TABLE_EDIT_SECONDS": "0.05",
    "TURN_SECONDS": "900",
    "BANK_SECONDS": "0",
    "LOG_LEVEL": "INFO",
}


class BotProcess:
    """``python -m bot`` with its data and its log in a folder; what it prints is all in `log`."""

    def __init__(self, playground: Playground, folder: Path, **settings: str) -> None:
        self.playground = playground
        self.data = folder / "data"
        self.log_file = folder / "bot.log"
        self._settings = QUICK | settings
        self._process: asyncio.subprocess.Process | None = None

    @property
    def database(self) -> str:
        """The address of its games."""
        return f"sqlite+aiosqlite:///{self.data / 'gamenight.db'}"

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    async def start(self) -> None:
        """Start it and wait until it hears people."""
        await self.begin()
        await self.connected()

    async def begin(self) -> None:
        """Start it without waiting."""
        assert self._process is None, "it runs already"
        surroundings = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot",
                cwd=ROOT,
                stdout=log,
                stderr=log,
                env=surroundings
                | self._settings
                | {
                    "DISCORD_TOKEN": self.playground.token,
                    "DISCORD_URL": self.playground.api,
                    "DATA": str(self.data),
                    "PYTHONUNBUFFERED": "1",
                },
            )

    async def connected(self) -> None:
        """Wait until it is connected to the gateway."""
        end = time.monotonic() + START_SECONDS
        while not self.playground.gateway.connected:
            assert time.monotonic() < end, f"no connection:\n{self.log}"
            assert self._process is None or self._process.returncode is None, self.log
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """SIGKILL; afterwards the playground knows that it is gone."""
        await self._end(signal.SIGKILL)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        return await self._end(number)

    async def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        if process.returncode is None:
            process.send_signal(number)
        try:
            code = await asyncio.wait_for(process.wait(), 15)
        finally:
            if process.returncode is None:
                process.kill()
        while self.playground.gateway.connected:
            await asyncio.sleep(0.01)
        return code
