"""The pauses between the tries of whatever fails at Discord."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from typing import Final

PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0)  # seconds after the first, second ... failure


def pauses() -> Iterator[float]:
    """Return the pauses after one failure after the other, without end."""
    return chain(PAUSES, repeat(PAUSES[-1]))


def pause_after(failures: int) -> float:
    """Return the seconds to wait after so many failures in a row, one at least."""
    return PAUSES[min(failures, len(PAUSES)) - 1]
