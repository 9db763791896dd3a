"""The scene of a storm: what its faults strike, and which refusals they excuse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.clock import Clock
from bot.playground import Playground
from bot.playground.faults import Armed, Faults
from bot.playground.rest.journal import Exchange
from bot.playground.world.world import World as PlaygroundWorld
from tests.simulation.world import World

if TYPE_CHECKING:
    from tests.storm.keeper import Keeper
    from tests.storm.tables import StormTable

# whether a fault has struck anything; an armed failure tells at the end of the storm
Struck: TypeAlias = bool | Armed
HEARD = 2.0  # seconds until a connected bot has heard of a change, and has sent its old requests


@dataclass
class Excuse:
    """Refusals that the bot could not foresee: with these codes, on paths with a part of `about`.

    A request that began before `until` counts as not foreseen, even if it is refused later.
    """

    codes: frozenset[int]
    about: tuple[str, ...]  # parts of a path, such as the ids of channels
    since: float
    until: float = float("inf")
    statuses: frozenset[int] = frozenset()  # any status where none is named
    # until the change is undone, a process that does not know its servers yet is excused as well
    gone_by: float = 0.0

    def covers(self, one: Exchange, begun: float, deaf: bool) -> bool:
        """Whether this request, perhaps wanted since `begun`, could not have been avoided.

        `deaf` is true where the process may not have heard of its servers yet.
        """
        if self.statuses and one.status not in self.statuses:
            return False
        code = one.response.get("code")
        told = begun > self.until and not (deaf and one.at <= self.gone_by)
        known = self.since > one.at or told
        here = any(part in one.asked for part in self.about)
        return code in self.codes and here and not known


@dataclass
class Scene:
    """All parts of a storm, and a record of what has happened so far."""

    simulated: World
    keeper: Keeper
    tables: list[StormTable]
    excuses: list[Excuse] = field(default_factory=list)
    still: list[str] = field(default_factory=list)  # deals that did not go on though they could
    # by deal and event: when a turn ran out, at the latest
    run_out: dict[tuple[int, int], float] = field(default_factory=dict)
    deaf: list[tuple[float, float]] = field(default_factory=list)  # spans without a connected bot
    done: list[tuple[str, Struck]] = field(default_factory=list)  # ended faults, with their kinds
    # ids of messages in servers that lost the bot, and of places that were deleted
    left_behind: set[str] = field(default_factory=set)

    @property
    def playground(self) -> Playground:
        """The playground, which stands for Discord."""
        return self.simulated.house.playground

    @property
    def faults(self) -> Faults:
        """The faults of the playground, which stand for failures of Discord."""
        return self.playground.faults

    @property
    def world(self) -> PlaygroundWorld:
        """The world of the playground: its people, servers, channels and messages."""
        return self.playground.world

    @property
    def clock(self) -> Clock:
        """The clock of Discord and of people, which is right; the clock of the bot may be wrong."""
        return self.simulated.clock

    @property
    def struck(self) -> Counter[str]:
        """The number of faults of each kind that have struck something so far."""
        hits = (kind for kind, hit in self.done if (hit.met if isinstance(hit, Armed) else hit))
        return Counter(hits)

    @property
    def drawn(self) -> Counter[str]:
        """The number of faults of each kind that were tried so far."""
        return Counter(kind for kind, _ in self.done)

    def answered(self, code: int, since: float, status: int = 0) -> bool:
        """Whether Discord has answered with this code, and this status if any, since that time."""
        for one in reversed(self.playground.journal):
            if one.at < since:
                return False
            if one.status >= 400 and status in (0, one.status) and one.response["code"] == code:
                return True
        return False

    def table(self, lot: Random) -> StormTable:
        """Return any table, private ones included."""
        return lot.choice(self.tables)

    def table_of_server(self, lot: Random) -> StormTable:
        """Return any table that is not private."""
        return lot.choice([table for table in self.tables if not table.setting.private])

    @contextmanager
    def excused(
        self, codes: set[int], *about: str, statuses: Collection[int] = ()
    ) -> Iterator[Excuse]:
        """Excuse these refusals of requests that begin within the block.

        The block lasts until the bot must know of the change, for example by `heard`.
        """
        now = self.clock.now()
        excuse = Excuse(frozenset(codes), about, now, statuses=frozenset(statuses))
        self.excuses.append(excuse)
        try:
            yield excuse
        finally:
            excuse.until = self.clock.now()

    async def heard(self, server: str = "") -> None:
        """Wait until the bot must have heard of the latest change, on this server if one is named.

        The wait begins anew while the bot is not connected, or the server is dark: of a dark server
        Discord sends no events, and accepts no requests.
        """
        end = self.clock.now() + HEARD
        while self.clock.now() < end:
            dark = server in self.world.guilds and self.world.guilds[server].dark
            if dark or not self.playground.gateway.connected:
                end = self.clock.now() + HEARD
            await self.clock.sleep(0.1)
