"""The slowest call of each kind, in seconds of processor time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST = 0.2  # seconds of processor time that a call may take


class Slowest(NamedTuple):
    """The slowest call of a kind so far, and the game in which the call was made."""

    seconds: float
    where: str


class Costs:
    """Measures calls of the rules, and keeps the slowest of each kind."""

    def __init__(self) -> None:
        self.slowest: dict[str, Slowest] = {}
        self.where = ""  # the game that is played now

    def of(self, kind: str, call: Callable[P, T]) -> Callable[P, T]:
        """Return `call` with its time noted under this kind."""

        def timed(*args: P.args, **named: P.kwargs) -> T:
            began = time.process_time()
            try:
                return call(*args, **named)
            finally:
                self._note(kind, time.process_time() - began)

        return timed

    def _note(self, kind: str, seconds: float) -> None:
        before = self.slowest.get(kind)
        if before is None or seconds > before.seconds:
            self.slowest[kind] = Slowest(seconds, self.where)

    @property
    def too_slow(self) -> bool:
        """Whether any call took longer than `MOST`."""
        return any(one.seconds > MOST for one in self.slowest.values())

    def lines(self) -> list[str]:
        """Return a line for each kind of call, for people to read."""
        return [
            f"{kind:9} {one.seconds * 1000:7.1f} ms  {one.where}"
            for kind, one in sorted(self.slowest.items())
        ]
