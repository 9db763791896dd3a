"""What runs between a tap and the last request that follows from it: files, functions, calls."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / folder}/" for folder in ("rules", "bot", "cogs"))
DISCORD = f"{ROOT / 'bot' / 'playground'}/"  # stands in for it


class Tap:
    """Notes which functions of our own run while `on`, in threads too that begin within.

    Of the `counted` functions every call is noted; one call of a coroutine is one, however often
    it waits.
    """

    def __init__(self, *counted: Callable[..., Any]) -> None:
        self.on = False
        self._codes: set[CodeType] = set()
        self._calls: dict[CodeType, set[FrameType]] = {one.__code__: set() for one in counted}

    def __enter__(self) -> Tap:
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def calls(self, function: Callable[..., Any]) -> int:
        """How often a counted function was called."""
        return len(self._calls[function.__code__])

    @property
    def functions(self) -> dict[str, list[str]]:
        """The functions and methods that ran, by file."""
        found: dict[str, set[str]] = {}
        for code in self._codes:
            file = str(Path(code.co_filename).relative_to(ROOT))
            found.setdefault(file, set()).add(code.co_qualname)
        return {file: sorted(names) for file, names in sorted(found.items())}

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if not self.on or event != "call" or not code.co_filename.startswith(OURS):
            return
        if code.co_filename.startswith(DISCORD) or code.co_name.startswith("<"):
            return
        self._codes.add(code)
        if code in self._calls:
            self._calls[code].add(frame)
