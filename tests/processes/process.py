"""The bot as its operator runs it: ``python -m bot`` in a process of its own, which can be killed.

No wait has a time limit: a test waits for the bot as long as the bot lives. A bot that cannot
start ends by itself. A bot that does not end when asked to has a defect, which pytest's
faulthandler shows.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
PATIENT = {  # time limits in seconds that no machine is too slow for
    "TURN_SECONDS": "86400",
    "STOP_SECONDS": "86400",
    "PLAYGROUND_ANSWER_SECONDS": "86400",
}


class Process:
    """A bot with `data` and `bot.log` in `folder`, and with no settings but PATIENT and these."""

    module = "bot"

    def __init__(self, folder: Path, **settings: str) -> None:
        self.data = folder / "data"
        self._folder = folder
        self._log = folder / "bot.log"
        self._settings = {"DATA": str(self.data), **PATIENT, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self, **settings: str) -> None:
        """Start the bot without waiting; `settings` are further settings for this start."""
        assert not self.alive, "it runs already"
        ours = {name.upper() for name in Settings.model_fields}
        kept = {key: value for key, value in os.environ.items() if key.upper() not in ours}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.module],
                cwd=self._folder,  # away from the .env of the developer
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
        """Whether the bot is running."""
        return self._process is not None and self._process.poll() is None

    @property
    def number(self) -> int:
        """The process id; 0 if the bot was never started."""
        return self._process.pid if self._process is not None else 0

    def signal(self, number: signal.Signals) -> None:
        """Send the bot a signal, which has no effect if the bot has ended."""
        if self._process is not None:
            self._process.send_signal(number)

    def wait(self) -> int:
        """Wait for the end of the bot; return its exit code, 0 if it was never started."""
        return self._process.wait() if self._process is not None else 0

    @property
    def log(self) -> str:
        """The text that the bot has printed so far, over all starts."""
        if not self._log.exists():
            return ""
        return self._log.read_text(encoding="utf-8", errors="replace")
