"""The bot as its operator runs it: ``python -m bot`` in a process of its own, that can be killed.

Nothing here knows a number of seconds. Whoever waits for the bot waits for as long as it lives:
one that cannot start ends by itself, and one that does not end when asked to is a defect that
pytest's faulthandler shows.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
PATIENT = {  # limits of time that no slow machine comes near
    "TURN_SECONDS": "86400",
    "STOP_SECONDS": "86400",
    "PLAYGROUND_ANSWER_SECONDS": "86400",
}


class Process:
    """The bot with `data` and `bot.log` in `folder`, and with no settings but these."""

    module = "bot"

    def __init__(self, folder: Path, **settings: str) -> None:
        self.data = folder / "data"
        self._folder = folder
        self._log = folder / "bot.log"
        self._settings = {"DATA": str(self.data), **PATIENT, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self, **settings: str) -> None:
        """Start it, with further settings for this time, without waiting for anything."""
        assert not self.alive, "it runs already"
        ours = {name.upper() for name in Settings.model_fields}
        kept = {key: value for key, value in os.environ.items() if key.upper() not in ours}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.module],
                cwd=self._folder,  # away from the .env of whoever runs the tests
                env={
                    **kept,
                    **self._settings,
                    **settings,
                    "PYTHONPATH": str(ROOT),
                    "PYTHONUNBUFFERED": "1",
                },
                stdout=log,
                stderr=log,
            )

    @property
    def alive(self) -> bool:
        """Is it running?"""
        return self._process is not None and self._process.poll() is None

    @property
    def number(self) -> int:
        """By which the system knows it; 0 where it was never started."""
        return self._process.pid if self._process is not None else 0

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal; nothing happens where it has ended."""
        if self._process is not None:
            self._process.send_signal(number)

    def wait(self) -> int:
        """Wait for its end; the exit code, 0 where it was never started."""
        return self._process.wait() if self._process is not None else 0

    @property
    def log(self) -> str:
        """Everything that it has printed so far, over all starts."""
        if not self._log.exists():
            return ""
        return self._log.read_text(encoding="utf-8", errors="replace")
