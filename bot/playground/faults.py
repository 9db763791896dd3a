"""Failures on purpose: what a test asks the playground to do wrong."""

from __future__ import annotations

import asyncio
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


@dataclass
class _Loss:
    method: str
    path: re.Pattern[str]
    hangs: bool
    effect: bool
    times: float


class Hangup(Exception):
    """The connection ends, and no answer comes."""


class Faults:
    """Armed failures. Paths are matched from the left after /api/v10, e.g. r"/channels/\\d+/mess".

    `drop_gateway(code)`, `reconnect()` and `forget_sessions()` act at once.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._failures: list[_Failure] = []
        self._delays: list[tuple[re.Pattern[str], float]] = []
        self._losses: list[_Loss] = []
        self._go_on = asyncio.Event()  # those that hang may end
        self.hanging = 0  # requests that got no answer so far
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

    def hang(self, method: str, path: str, *, times: float = 1, effect: bool = False) -> None:
        """Leave the next `times` requests without an answer until `clear()`, with effect or none.

        `times` may be infinite.
        """
        self._losses.append(_Loss(method, re.compile(path), True, effect, times))

    def lose(self, method: str, path: str, *, times: float = 1, effect: bool = True) -> None:
        """Break off the next `times` connections instead of an answer, after the effect or before.

        `times` may be infinite.
        """
        self._losses.append(_Loss(method, re.compile(path), False, effect, times))

    def refuse_gateway(self, *, seconds: float = 0.0, times: int = 0) -> None:
        """Answer gateway connections with 503: for some time, or the next few."""
        self._refused_until = self._world.clock.now() + seconds
        self._refused_times = times

    def clear(self) -> None:
        """Disarm everything but closed DMs."""
        self._failures.clear()
        self._delays.clear()
        self._losses.clear()
        self._go_on.set()
        self._go_on = asyncio.Event()
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
        """Wait, or raise the armed Refusal or Hangup, if this request is to fail."""
        for pattern, seconds in self._delays:
            if pattern.match(path):
                await self._world.clock.sleep(seconds)
        for failure in self._failures:
            if failure.times > 0 and failure.method == method and failure.path.match(path):
                failure.times -= 1
                raise failure.refusal
        await self._lose(method, path, effect=False)

    async def part(self, method: str, path: str) -> None:
        """As `meet`, when the request has had its effect, and its answer is to be lost."""
        await self._lose(method, path, effect=True)

    async def _lose(self, method: str, path: str, effect: bool) -> None:
        for loss in self._losses:
            asked = loss.method == method and loss.path.match(path)
            if asked and loss.times > 0 and loss.effect is effect:
                loss.times -= 1
                if loss.hangs:
                    await self._hang()
                raise Hangup

    async def _hang(self) -> None:
        self.hanging += 1
        try:
            await self._go_on.wait()
        finally:
            self.hanging -= 1
