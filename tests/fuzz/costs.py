"""What each kind of call costs at most, in the processor's seconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST = 0.2  # seconds that no call takes on an idle processor


class Slowest(NamedTuple):
    """The slowest call of a kind so far, and the game in which it was."""

    seconds: float
    where: str


class Costs:
    """Calls the rules and notes how long they take."""

    def __init__(self) -> None:
        self.slowest: dict[str, Slowest] = {}
        self.where = ""  # the game that is played now

    def of(self, kind: str, call: Callable[P, T]) -> Callable[P, T]:
        """The same call, with its time noted."""

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
        """Did any call take longer than it may?"""
        return any(one.seconds > MOST for one in self.slowest.values())

    def lines(self) -> list[str]:
        """A line for each kind of call."""
        return [
            f"{kind:9} {one.seconds * 1000:7.1f} ms  {one.where}"
            for kind, one in sorted(self.slowest.items())
        ]
