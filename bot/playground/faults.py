"""Failures on purpose: what a test asks the playground to do wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.errors import Refusal
from bot.playground.world.world import PeopleChanged, Person, World

ON_PURPOSE = "Refused on purpose"
"""What a failure says that nobody has given other words."""


@dataclass
class _Failure:
    method: str
    path: re.Pattern[str]
    refusal: Refusal
    times: int


class Faults:
    """Armed failures. Paths are matched from the left after /api/v10, e.g. r"/channels/\\d+/mess".

    `drop_gateway(code)`, `reconnect()` and `forget_sessions()` act at once.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._failures: list[_Failure] = []
        self._delays: list[tuple[re.Pattern[str], float]] = []
        self._refused_until = 0.0
        self._refused_times = 0
        self.drop_gateway: Callable[[int], None] = lambda code: None
        self.reconnect: Callable[[], None] = lambda: None
        self.forget_sessions: Callable[[], None] = lambda: None

    def closed_dms(self, person: Person, closed: bool = True) -> None:
        """Let this person refuse the bot's direct messages (50007), or accept them again."""
        person.dms_open = not closed
        self._world.tell(PeopleChanged())

    def next(
        self,
        method: str,
        path: str,
        status: int,
        *,
        times: int = 1,
        retry_after: float = 0.2,
        code: int = 0,
        message: str = ON_PURPOSE,
    ) -> None:
        """Refuse the next `times` requests of this method and path before they have any effect.

        With status 429 the answer carries `retry_after` (seconds) and the headers clients need.
        """
        refusal = Refusal(status, code, message)
        if status == 429:
            refusal.body |= {"retry_after": retry_after, "global": False}
        self._failures.append(_Failure(method, re.compile(path), refusal, times))

    def delay(self, path: str, seconds: float) -> Callable[[], None]:
        """Answer requests of this path only after `seconds`, until `clear()` or this is called."""
        late = re.compile(path), seconds
        self._delays.append(late)
        return lambda: self._delays.remove(late) if late in self._delays else None

    def refuse_gateway(self, *, seconds: float = 0.0, times: int = 0) -> None:
        """Answer gateway connections with 503: for some time, or the next few."""
        self._refused_until = self._world.clock.now() + seconds
        self._refused_times = times

    def clear(self) -> None:
        """Disarm everything but closed DMs."""
        self._failures.clear()
        self._delays.clear()
        self.refuse_gateway()

    def gateway_is_refused(self) -> bool:
        """Whether the connection that just came is to be refused."""
        if self._world.clock.now() < self._refused_until:
            return True
        if self._refused_times > 0:
            self._refused_times -= 1
            return True
        return False

    async def meet(self, method: str, path: str) -> None:
        """Wait, or raise the armed Refusal, if this request is to fail."""
        for pattern, seconds in self._delays:
            if pattern.match(path):
                await self._world.clock.sleep(seconds)
        for failure in self._failures:
            if failure.times > 0 and failure.method == method and failure.path.match(path):
                failure.times -= 1
                raise failure.refusal
