"""The bot as its operator runs it: ``python -m bot`` without a token, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

REPO = Path(__file__).parents[2]
ADDRESS = re.compile(r"The playground is open: (http://\S+)")
START, STOP = 20.0, 10.0  # seconds allowed
COMPUTER_SECONDS = 0.02


class Process:
    """The bot with its playground in `folder`; `url` is known from `start` on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None
        self._log = folder / "bot.log"
        self._starts = 0

    def start(self) -> None:
        """Start, or start anew at the same address; returns when the page can be opened."""
        port = self.url.rpartition(":")[2] or "0"
        settings = {
            "DATA": str(self.folder / "data"),
            "PLAYGROUND_PORT": port,
            "PLAYGROUND_HOST": "127.0.0.1",
            "COMPUTER_SECONDS": str(COMPUTER_SECONDS),
            "TABLE_EDIT_SECONDS": "0.2",
            "TURN_SECONDS": "90",
        }
        ours = {"DISCORD_TOKEN", "DISCORD_URL", "DATABASE_URL", "LOG_LEVEL"}
        kept = {key: value for key, value in os.environ.items() if key.upper() not in ours}
        self._starts += 1
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot"],
                cwd=self.folder,  # away from the .env of whoever runs the tests
                env=kept | settings | {"PYTHONPATH": str(REPO), "PYTHONUNBUFFERED": "1"},
                stdout=log,
                stderr=log,
            )
        self.url = self._address()

    def _address(self) -> str:
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            said = ADDRESS.findall(self.log())
            if len(said) == self._starts:
                return str(said[-1])
            assert self._process is not None
            assert self._process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError(f"no address within {START} s:\n{self.log()}")

    def stop(self) -> int:
        """Ask it to stop, as Ctrl-C or a service manager does; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(STOP)

    def end(self) -> None:
        """Whatever happened, nothing stays behind."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(STOP)

    def log(self) -> str:
        """Everything that it has printed so far, over all starts."""
        return self._log.read_text(encoding="utf-8", errors="replace")
