"""Where a storm takes place: what its faults strike, and what they excuse."""

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

Struck: TypeAlias = bool | Armed
"""Has a fault struck anything? What waits for requests is asked at the end."""
HEARD = 2.0  # seconds after which a connected bot has heard what happened, and sends nothing old


@dataclass
class Excuse:
    """Refusals of these codes that the bot could not foresee, where the path has any of these.

    Not foreseen is what was begun by the end, though it may be refused later.
    """

    codes: frozenset[int]
    about: tuple[str, ...]  # parts of a path, such as the ids of channels
    since: float
    until: float = float("inf")
    statuses: frozenset[int] = frozenset()  # any where none is named
    gone_by: float = 0.0  # until then it is so: a new process hears of it when it is connected

    def covers(self, one: Exchange, begun: float, deaf: bool) -> bool:
        """Could this request, which may have been wanted since `begun`, not have been spared?

        `deaf` is a process that has not been connected since it began.
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
    """Everything that there is, and what has happened to it so far."""

    simulated: World
    keeper: Keeper
    tables: list[StormTable]
    excuses: list[Excuse] = field(default_factory=list)
    calm: bool = False  # nothing strikes any more
    still: list[str] = field(default_factory=list)  # deals that did not go on though they could
    run_out: dict[tuple[int, int], float] = field(default_factory=dict)  # turns, by deal and
    # event: when, at the latest
    deaf: list[tuple[float, float]] = field(default_factory=list)  # spans without a connected bot
    done: list[tuple[str, Struck]] = field(default_factory=list)  # what has happened, by its kind
    left_behind: set[str] = field(default_factory=set)  # messages in servers that lost the bot,
    # and places that were deleted

    @property
    def playground(self) -> Playground:
        """Discord."""
        return self.simulated.house.playground

    @property
    def faults(self) -> Faults:
        """What Discord does wrong."""
        return self.playground.faults

    @property
    def world(self) -> PlaygroundWorld:
        """What there is on Discord."""
        return self.playground.world

    @property
    def clock(self) -> Clock:
        """That of Discord and of people, which is right."""
        return self.simulated.clock

    @property
    def struck(self) -> Counter[str]:
        """How many faults of each kind have struck something so far."""
        hits = (kind for kind, hit in self.done if (hit.met if isinstance(hit, Armed) else hit))
        return Counter(hits)

    @property
    def drawn(self) -> Counter[str]:
        """How many of each kind were tried."""
        return Counter(kind for kind, _ in self.done)

    def answered(self, code: int, since: float, status: int = 0) -> bool:
        """Has Discord answered so since then?"""
        for one in reversed(self.playground.journal):
            if one.at < since:
                return False
            if one.status >= 400 and status in (0, one.status) and one.response["code"] == code:
                return True
        return False

    def table(self, lot: Random) -> StormTable:
        """Any of them, private ones too."""
        return lot.choice(self.tables)

    def table_of_server(self, lot: Random) -> StormTable:
        """Any that is not private."""
        return lot.choice([table for table in self.tables if not table.setting.private])

    @contextmanager
    def excused(
        self, codes: set[int], *about: str, statuses: Collection[int] = ()
    ) -> Iterator[Excuse]:
        """While this lasts, and until the bot has heard that it is over or how it began."""
        now = self.clock.now()
        excuse = Excuse(frozenset(codes), about, now, statuses=frozenset(statuses))
        self.excuses.append(excuse)
        try:
            yield excuse
        finally:
            excuse.until = self.clock.now()

    async def heard(self, server: str = "") -> None:
        """Wait until the bot must know what has happened just now, on this server if on any.

        Of one that is dark Discord tells nothing, and lets nothing through.
        """
        end = self.clock.now() + HEARD
        while self.clock.now() < end:
            dark = server in self.world.guilds and self.world.guilds[server].dark
            if dark or not self.playground.gateway.connected:
                end = self.clock.now() + HEARD
            await self.clock.sleep(0.1)
