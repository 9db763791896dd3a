"""People who press on a schedule, and the times until the bot answers their presses.

The schedule is open: from a random moment on, one press is due at each table every five seconds,
whether or not the press before was answered. A press that is due while no button can be pressed is
made as soon as a button can be pressed.
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
    """A press: the person, the channel, the message, and the id of the button."""

    person: Person
    channel: Channel
    message: Message
    custom_id: str


class Manner(Protocol):
    """A way to choose the buttons that people press."""

    def find(self, place: Place) -> Finger | None:
        """Return a button that a person of the place may press now, or None."""

    def pressed(self, finger: Finger) -> None:
        """Note that this press is being made."""

    def answered(self, finger: Finger, failed: bool) -> None:
        """Note that the bot has answered this press; `failed`: not in time."""


@dataclass
class Taken:
    """Presses of a measurement: seconds until each answer, and how the schedule was kept."""

    answers: list[float] = field(default_factory=list)
    first: float = 0.0  # time of the first answer, in seconds since the epoch
    failed: int = 0  # presses without an answer in time
    asked: int = 0  # presses that were due
    made: int = 0  # presses that were made
    late: list[float] = field(default_factory=list)  # seconds by which each timer fired too late
    shown: list[float] = field(default_factory=list)  # from each press until a person can press


class Crowd:
    """The people of all places, as a listener of the playground's world.

    `taken` holds the presses since the last `begin`. A press is due at each table after `every`
    seconds.
    """

    def __init__(
        self,
        playground: Playground,
        places: Sequence[Place],
        manner: Manner,
        chance: Random,
        every: float = EVERY,
    ) -> None:
        self.taken = Taken()
        self._every = every
        self.places = places
        self._playground = playground
        self._manner = manner
        self._chance = chance
        self._owed: dict[str, int] = {}  # by channel: due presses that are still to be made
        self._rooms: dict[str, Place] = {}
        self._strangers = {person.id for place in places for person in place.people}
        self._under_way: dict[str, tuple[Finger, float, Taken]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._waiting: dict[str, tuple[float, Taken]] = {}  # by channel, until a person can press
        for place in places:
            directs = [playground.world.dm_with(person.id) for person in place.people]
            self._rooms |= {room.id: place for room in (place.channel, *directs)}
        playground.world.listeners.append(self)

    def begin(self) -> Taken:
        """Begin a new measurement; presses under way count for the measurement they began in."""
        self.taken = Taken()
        return self.taken

    def start(self) -> None:
        """Begin to press on schedule, until `stop`."""
        now = asyncio.get_running_loop().time()
        for place in self.places:
            self._set(place, now + self._chance.uniform(0, self._every))

    def stop(self) -> None:
        """End the schedule; presses under way may still be answered.

        At a table where no person can press yet, `shown` takes the seconds so far.
        """
        for place in self.places:
            self._shown(place)
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._owed.clear()

    async def settled(self) -> None:
        """Wait until every press is answered or has failed."""
        while self._under_way:
            await asyncio.sleep(0.05)

    def ready(self) -> bool:
        """Whether a person can press a button at every table."""
        return all(self._manner.find(place) for place in self.places)

    @property
    def strangers(self) -> int:
        """The number of people who have not pressed a button yet."""
        return len(self._strangers)

    def press(self, place: Place) -> bool:
        """Let a person of the place press a button; return False if no button can be pressed."""
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
        """Record the seconds since the last press at this place, if not recorded yet."""
        if waiting := self._waiting.pop(place.channel.id, None):
            since, taken = waiting
            taken.shown.append(asyncio.get_running_loop().time() - since)

    def _set(self, place: Place, moment: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[place.channel.id] = loop.call_at(moment, self._due, place, moment)

    def _due(self, place: Place, moment: float) -> None:
        self._set(place, moment + self._every)
        self.taken.asked += 1
        self.taken.late.append(asyncio.get_running_loop().time() - moment)
        if not self.press(place):
            self._owed[place.channel.id] = self._owed.get(place.channel.id, 0) + 1

    def _look(self, place: Place) -> None:
        """Note whether a person can press after a message has changed, and make a due press."""
        if place.channel.id in self._waiting and self._manner.find(place):
            self._shown(place)
        if self._owed.get(place.channel.id) and self.press(place):
            self._owed[place.channel.id] -= 1
