"""A profile of a simulated bot from a press to its last request: counted calls, and frames."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests.simulation.processes import process_of

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / folder}/" for folder in ("rules", "bot", "cogs"))


class Tap:
    """A profiler of the functions of the project that run in the bot's process.

    The profiler works within a ``with`` block. Calls of the `counted` functions are counted. A call
    of a coroutine counts once, even if it waits several times.
    """

    def __init__(self, *counted: Callable[..., Any]) -> None:
        self.deepest: list[
            str
        ] = []  # functions of the project in the deepest stack, the outermost last
        self._calls: dict[CodeType, set[FrameType]] = {one.__code__: set() for one in counted}

    def __enter__(self) -> Tap:
        self._before = sys.getprofile()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def calls(self, function: Callable[..., Any]) -> int:
        """Return the number of calls of a counted function."""
        return len(self._calls[function.__code__])

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS):
            return
        if code.co_name.startswith("<") or process_of(None) is None:  # of playground or people
            return
        self.deepest = max(self.deepest, stack(frame), key=len)
        if code in self._calls:
            self._calls[code].add(frame)


def stack(frame: FrameType | None) -> list[str]:
    """Return the project's functions on the stack of this frame, the innermost first."""
    found = []
    while frame is not None and frame.f_code.co_name != "run_in_executor":  # simulated in the loop
        if frame.f_code.co_filename.startswith(OURS):
            found.append(frame.f_code.co_qualname)
        frame = frame.f_back
    return found
