"""Failures on purpose, which a test arms in the playground."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.playground import malformed
from bot.playground.errors import Refusal
from bot.playground.world.wire import JSON
from bot.playground.world.world import PeopleChanged, Person, Quarantine, World

ON_PURPOSE = "Refused on purpose"
"""What a failure says that nobody has given other words."""
HELLO = "HELLO"
"""The name of the first payload of a connection, which has none on the wire."""


@dataclass(eq=False)
class Armed:
    """A failure that waits for requests or events of this path; `met` counts those struck."""

    path: re.Pattern[str]
    met: int = field(default=0, kw_only=True)


@dataclass(eq=False)
class _Failure(Armed):
    method: str
    refusal: Refusal
    effect: bool
    times: int


@dataclass(eq=False)
class _Delay(Armed):
    seconds: float


@dataclass(eq=False)
class _Loss(Armed):
    method: str
    hangs: bool
    effect: bool
    times: float


@dataclass(eq=False)
class _Malformed(Armed):
    """A changed answer or event; for an event `method` is empty and `path` matches the name."""

    method: str
    how: str | malformed.Change
    times: float


class Hangup(Exception):
    """The end of a connection without an answer."""


class Faults:
    r"""Armed failures. Paths are matched from the left after /api/v10, e.g. r"/channels/\d+/mess".

    `drop_gateway(code)`, `reconnect()`, `forget_sessions()` and `malform_gateway(how)` act at once.
    The last one sends a frame of `malformed.FRAMES`; it returns False without a connection.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._failures: list[_Failure] = []
        self._delays: list[_Delay] = []
        self._losses: list[_Loss] = []
        self._malformed: list[_Malformed] = []
        self._go_on = asyncio.Event()  # ends the hanging requests
        self.hanging = 0  # requests that hang now
        self.gateways_refused = 0  # refused connections so far
        self._refused_until = 0.0
        self._refused_times = 0
        self.drop_gateway: Callable[[int], None] = lambda code: None
        self.reconnect: Callable[[], None] = lambda: None
        self.forget_sessions: Callable[[], None] = lambda: None
        self.malform_gateway: Callable[[str], bool] = lambda how: False

    def closed_dms(self, person: Person, closed: bool = True) -> None:
        """Let this person refuse the bot's direct messages (50007), or accept them again."""
        person.dms_open = not closed
        self._world.tell(PeopleChanged())

    def quarantine(self, refused: Quarantine = "all") -> None:
        """Let Discord refuse the bot's direct messages (20026), until a call with "".

        "all" refuses to open any direct channel and to write there; "new" refuses to open new
        ones, and to write to people to whom the bot has not written before, as Discord's sentence
        to real bots says.
        """
        self._world.quarantine = refused
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
        effect: bool = False,
    ) -> Armed:
        """Refuse the next `times` requests of this method and path, before any effect or after it.

        With status 429 the answer carries `retry_after` (seconds) and the headers clients need.
        """
        refusal = Refusal(status, code, message)
        if status == 429:
            refusal.body |= {"retry_after": retry_after, "global": False}
        failure = _Failure(re.compile(path), method, refusal, effect, times)
        self._failures.append(failure)
        return failure

    def delay(self, path: str, seconds: float) -> Armed:
        """Answer requests of this path only after `seconds`, until `clear()` or `disarm`."""
        late = _Delay(re.compile(path), seconds)
        self._delays.append(late)
        return late

    def disarm(self, late: Armed) -> None:
        """Remove an armed delay, so that requests are answered in time again."""
        self._delays = [one for one in self._delays if one is not late]

    def hang(self, method: str, path: str, *, times: float = 1, effect: bool = False) -> Armed:
        """Leave the next `times` requests without an answer until `clear()`, with effect or none.

        `times` may be infinite.
        """
        return self._arm(_Loss(re.compile(path), method, True, effect, times))

    def lose(self, method: str, path: str, *, times: float = 1, effect: bool = True) -> Armed:
        """Break off the next `times` connections instead of an answer, after the effect or before.

        `times` may be infinite.
        """
        return self._arm(_Loss(re.compile(path), method, False, effect, times))

    def malform(
        self, method: str, path: str, how: str | malformed.Change, *, times: float = 1
    ) -> Armed:
        """Change the body of the next `times` answers that have one, after the effect.

        `how` is a name of `malformed.VALUES` or `malformed.BODIES`, or a change of one's own. What
        `next` refuses is changed too, such as a 429 without `retry_after`.
        """
        return self._arm_malformed(_Malformed(re.compile(path), method, how, times))

    def malform_event(self, name: str, how: str | malformed.Change, *, times: float = 1) -> Armed:
        """Change the data of the next `times` events of this name; `HELLO` is one of them.

        `how` is a name of `malformed.VALUES`, or a change of one's own. A resume replays the event
        as it was sent.
        """
        return self._arm_malformed(_Malformed(re.compile(f"{name}$"), "", how, times))

    def _arm_malformed(self, armed: _Malformed) -> Armed:
        self._malformed.append(armed)
        return armed

    def _arm(self, loss: _Loss) -> Armed:
        self._losses.append(loss)
        return loss

    def refuse_gateway(self, *, seconds: float = 0.0, times: int = 0) -> None:
        """Answer gateway connections with 503: for some time, or the next few."""
        self._refused_until = self._world.clock.now() + seconds
        self._refused_times = times

    def clear(self) -> None:
        """Disarm everything but closed DMs and a quarantine."""
        self._failures.clear()
        self._delays.clear()
        self._losses.clear()
        self._malformed.clear()
        self._go_on.set()
        self._go_on = asyncio.Event()
        self.refuse_gateway()

    def gateway_is_refused(self) -> bool:
        """Whether the connection that just came is to be refused."""
        refused = self._world.clock.now() < self._refused_until
        if not refused and self._refused_times > 0:
            self._refused_times -= 1
            refused = True
        self.gateways_refused += refused
        return refused

    async def meet(self, method: str, path: str) -> None:
        """Wait, or raise the armed Refusal or Hangup, if this request is to fail."""
        for delay in self._delays:
            if delay.path.match(path):
                delay.met += 1
                await self._world.clock.sleep(delay.seconds)
        await self._fail(method, path, effect=False)

    async def part(self, method: str, path: str) -> None:
        """Raise the armed Refusal or Hangup of a request that has already had its effect."""
        await self._fail(method, path, effect=True)

    def malformed_body(self, method: str, path: str, content: bytes) -> bytes:
        """Return the body that answers this request in place of `content`."""
        armed = self._next_malformed(method, path) if content else None
        return malformed.body(armed.how, content) if armed else content

    def malformed_event(self, payload: JSON, name: str = "") -> JSON:
        """Return the payload to send in place of `payload`; `name` for a payload without a name."""
        armed = self._next_malformed("", name or payload["t"])
        return {**payload, "d": malformed.changed(armed.how, payload["d"])} if armed else payload

    def _next_malformed(self, method: str, path: str) -> _Malformed | None:
        for armed in self._malformed:
            if armed.method == method and armed.path.match(path) and armed.times > 0:
                armed.times -= 1
                armed.met += 1
                return armed
        return None

    async def _fail(self, method: str, path: str, effect: bool) -> None:
        for failure in self._failures:
            asked = failure.method == method and failure.path.match(path)
            if asked and failure.times > 0 and failure.effect is effect:
                failure.times -= 1
                failure.met += 1
                raise failure.refusal
        for loss in self._losses:
            asked = loss.method == method and loss.path.match(path)
            if asked and loss.times > 0 and loss.effect is effect:
                loss.times -= 1
                loss.met += 1
                if loss.hangs:
                    await self._hang()
                raise Hangup

    async def _hang(self) -> None:
        self.hanging += 1
        try:
            await self._go_on.wait()
        finally:
            self.hanging -= 1
