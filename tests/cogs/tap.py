"""What runs between a click and the last request that follows from it: files, functions, calls."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).parents[2]
OURS = tuple(str(ROOT / folder) + "/" for folder in ("rules", "bot", "cogs"))
OTHERS = (str(ROOT / "bot" / "playground") + "/",)  # stands for Discord


class Tap:
    """Notes functions of the bot's own files while `on`, in every thread started under it."""

    def __init__(self) -> None:
        self.on = False
        self.codes: set[CodeType] = set()
        self.calls: Counter[CodeType] = Counter()

    def __enter__(self) -> Tap:
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    @property
    def functions(self) -> dict[str, list[str]]:
        """The functions that ran, by file."""
        found: dict[str, set[str]] = {}
        for code in self.codes:
            file = str(Path(code.co_filename).relative_to(ROOT))
            found.setdefault(file, set()).add(code.co_qualname)
        return {file: sorted(names) for file, names in sorted(found.items())}

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on or event != "call":
            return
        code = frame.f_code
        if (
            code.co_filename.startswith(OURS)
            and not code.co_filename.startswith(OTHERS)
            and not code.co_name.startswith("<")
        ):
            self.codes.add(code)
            self.calls[code] += 1
