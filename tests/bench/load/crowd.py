"""People who press on a schedule, and how long the bot takes to answer each of them.

The schedule is open: one press at each table every five seconds from a moment drawn by lot,
whether or not the one before was answered. Where there is nothing to press when it is time, the
press is made as soon as there is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, Protocol

from bot.playground import Playground
from bot.playground.people.pressing import press_data
from bot.playground.world.wire import Ask
from bot.playground.world.world import (
    Answered,
    Channel,
    Edited,
    Event,
    Message,
    Person,
    Posted,
)
from tests.bench.load.places import Place

EVERY = 5.0  # seconds between two presses at a table


class Finger(NamedTuple):
    """Who presses what."""

    person: Person
    channel: Channel
    message: Message
    custom_id: str


class Manner(Protocol):
    """What people press."""

    def find(self, place: Place) -> Finger | None:
        """Something that one of them is shown and may press; None where there is nothing."""

    def pressed(self, finger: Finger) -> None:
        """They have pressed it."""

    def answered(self, finger: Finger, failed: bool) -> None:
        """The bot has answered this press, or was too late."""


@dataclass
class Taken:
    """What happened while it was measured: seconds until each answer, and how it was pressed."""

    answers: list[float] = field(default_factory=list)
    first: float = 0.0  # when the first of them came, in seconds since the epoch
    failed: int = 0  # presses that were not answered in time
    asked: int = 0  # presses that the schedule held
    made: int = 0
    late: list[float] = field(default_factory=list)  # seconds of each timer behind its time
    shown: list[float] = field(default_factory=list)  # from each press until somebody may go on


class Crowd:
    """A listener of the playground's world; `taken` is of the time since the last `begin`."""

    def __init__(
        self, playground: Playground, places: Sequence[Place], manner: Manner, chance: Random
    ) -> None:
        self.taken = Taken()
        self.places = places
        self._playground = playground
        self._manner = manner
        self._chance = chance
        self._owed: dict[str, int] = {}  # by channel: presses for which nothing was shown yet
        self._rooms: dict[str, Place] = {}
        self._strangers = {person.id for place in places for person in place.people}
        self._under_way: dict[str, tuple[Finger, float, Taken]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._waiting: dict[str, tuple[float, Taken]] = {}  # by channel: until somebody may go on
        for place in places:
            directs = [playground.world.dm_with(person.id) for person in place.people]
            self._rooms |= {room.id: place for room in (place.channel, *directs)}
        playground.world.listeners.append(self)

    def begin(self) -> Taken:
        """From now on it is measured anew; presses under way count to the time they began in."""
        self.taken = Taken()
        return self.taken

    def start(self) -> None:
        """Press on schedule, until `stop`."""
        now = asyncio.get_running_loop().time()
        for place in self.places:
            self._set(place, now + self._chance.uniform(0, EVERY))

    def stop(self) -> None:
        """No more presses; those under way may still be answered. Whoever waits has so far."""
        for place in self.places:
            self._shown(place)
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._owed.clear()

    async def settled(self) -> None:
        """Wait until every press was answered or has failed."""
        while self._under_way:
            await asyncio.sleep(0.05)

    def ready(self) -> bool:
        """Is there something to press at every table?"""
        return all(self._manner.find(place) for place in self.places)

    @property
    def strangers(self) -> int:
        """How many of these people have pressed nothing yet."""
        return len(self._strangers)

    def press(self, place: Place) -> bool:
        """One of these people presses something; False where there is nothing to press."""
        finger = self._manner.find(place)
        if finger is None:
            return False
        self._manner.pressed(finger)
        self._strangers.discard(finger.person.id)
        person, channel, message, custom_id = finger
        data = press_data(self._playground.world, person, channel, message, custom_id, None)
        owners = {"0": channel.guild_id or "0"}
        ask = self._playground.interactions.ask
        asked = ask(Ask.COMPONENT, person, channel, data, owners, message)
        self._under_way[asked.id] = finger, asked.created, self.taken
        self.taken.made += 1
        self._shown(place)
        self._waiting[place.channel.id] = asyncio.get_running_loop().time(), self.taken
        return True

    def __call__(self, event: Event) -> None:
        match event:
            case Answered(_, interaction_id, at) if interaction_id in self._under_way:
                finger, created, taken = self._under_way.pop(interaction_id)
                if at is None:
                    taken.failed += 1
                    taken.answers.append(self._playground.limits.answer_within)
                else:
                    taken.first = taken.first or at
                    taken.answers.append(at - created)
                self._manner.answered(finger, failed=at is None)
            case Posted(channel, _) | Edited(channel, _) if channel.id in self._rooms:
                self._look(self._rooms[channel.id])
            case _:
                pass

    def _shown(self, place: Place) -> None:
        """Nobody waits there any more for something to press."""
        if waiting := self._waiting.pop(place.channel.id, None):
            since, taken = waiting
            taken.shown.append(asyncio.get_running_loop().time() - since)

    def _set(self, place: Place, moment: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[place.channel.id] = loop.call_at(moment, self._due, place, moment)

    def _due(self, place: Place, moment: float) -> None:
        self._set(place, moment + EVERY)
        self.taken.asked += 1
        self.taken.late.append(asyncio.get_running_loop().time() - moment)
        if not self.press(place):
            self._owed[place.channel.id] = self._owed.get(place.channel.id, 0) + 1

    def _look(self, place: Place) -> None:
        """Something is shown there: perhaps it can be pressed."""
        if place.channel.id in self._waiting and self._manner.find(place):
            self._shown(place)
        if self._owed.get(place.channel.id) and self.press(place):
            self._owed[place.channel.id] -= 1
