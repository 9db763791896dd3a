"""``python -m bot`` on a machine whose clock is ahead by the days of the variable LATER_DAYS."""

from __future__ import annotations

import os
import runpy
import time

DAY = 86_400.0


def _ahead() -> float:
    return _now() + DAY * float(os.environ["LATER_DAYS"])


if __name__ == "__main__":
    _now, time.time = time.time, _ahead  # before `bot.clock` is imported and keeps it
    runpy.run_module("bot", run_name="__main__")
