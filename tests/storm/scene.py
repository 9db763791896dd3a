"""Where a storm takes place: what its faults strike, and what they excuse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from bot.clock import Clock
from bot.playground import Playground
from bot.playground.faults import Faults
from bot.playground.rest.journal import Exchange
from bot.playground.world.world import World as PlaygroundWorld
from tests.simulation.world import World

if TYPE_CHECKING:
    from tests.storm.keeper import Keeper
    from tests.storm.tables import StormTable

HEARD = 2.0  # seconds after which a connected bot has heard what happened, and sends nothing old


@dataclass
class Excuse:
    """Refusals of these codes that the bot could not foresee, where the path has this in it.

    Not foreseen is what was begun by the end, though it may be refused later.
    """

    codes: frozenset[int]
    about: str
    since: float
    until: float = float("inf")

    def covers(self, one: Exchange, begun: float) -> bool:
        """Could this request, which may have been wanted since `begun`, not have been spared?"""
        code = one.response.get("code")
        known = self.since > one.at or begun > self.until
        return code in self.codes and self.about in one.asked and not known


@dataclass
class Scene:
    """Everything that there is, and what has happened to it so far."""

    simulated: World
    keeper: Keeper
    tables: list[StormTable]
    excuses: list[Excuse] = field(default_factory=list)
    calm: bool = False  # nothing strikes any more
    struck: Counter[str] = field(default_factory=Counter)  # by kind

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

    def table(self, lot: Random) -> StormTable:
        """Any of them."""
        return lot.choice(self.tables)

    @contextmanager
    def excused(self, codes: set[int], about: str) -> Iterator[None]:
        """While this lasts, and until the bot has heard that it is over or how it began."""
        excuse = Excuse(frozenset(codes), about, self.clock.now())
        self.excuses.append(excuse)
        try:
            yield
        finally:
            excuse.until = self.clock.now()

    async def heard(self) -> None:
        """Wait until the bot must know what has happened just now."""
        end = self.clock.now() + HEARD
        while self.clock.now() < end:
            if not self.playground.gateway.connected:
                end = self.clock.now() + HEARD
            await self.clock.sleep(0.1)
