"""A table whose people only click what they are shown: opened, joined, played deal by deal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random

from bot.domain.state import NewDeal
from bot.playground.world.world import Channel
from bot.store import Store
from tests.night.clicking import DEAL_SECONDS, Clicker, deal_of
from tests.night.people import Person
from tests.night.reading import JSON, RESULT, Control, words

MOST_DEALS = 8  # tries until a deal counts: the cards are dealt again where no player bids
_SEAT = re.compile(r"^`\d+` ", re.MULTILINE)  # the number of a seat, in the lobby

Meanwhile = Callable[["Sitting"], Awaitable[None]]


@dataclass
class Sitting:
    """The table in one channel; the bot's numbers for its deals are known after `look_up`."""

    room: Channel
    clickers: list[Clicker]
    chance: Random
    watchers: list[Person] = field(default_factory=list)
    asked: list[float] = field(default_factory=list)  # when the host asked for each deal
    results: dict[int, JSON] = field(default_factory=dict)  # results messages, by deal number
    stored: dict[int, NewDeal] = field(default_factory=dict)
    begun: dict[int, float] = field(default_factory=dict)  # the deal began no earlier

    @classmethod
    def of(cls, people: list[Person], room: Channel, chance: Random) -> Sitting:
        """Return a sitting of these people; the first person will open the table."""
        sitting = cls(room, [], chance)
        sitting.clickers = [sitting.clicker(person) for person in people]
        return sitting

    @property
    def host(self) -> Clicker:
        """The clicker of the person who opens the table."""
        return self.clickers[0]

    @property
    def people(self) -> list[Person]:
        """The people at the table."""
        return [clicker.person for clicker in self.clickers]

    def clicker(self, person: Person) -> Clicker:
        """Return a clicker for this person, with chance of its own."""
        return Clicker(person, self.room.id, Random(self.chance.random()))

    async def open(self, computers: int = 0, **options: str) -> None:
        """Let the host open the table, the other people sit down, and the host add `computers`."""
        players = len(self.people) + computers
        await self.host.person.type_command(self.room.id, "game start", **options)
        await self.host.person.until(self.host.table, "the table")
        for person in self.people[1:]:
            await self.press(person, "join")
        for _ in range(computers):
            await self.press(self.host.person, "computer")
        await self.host.person.until(
            lambda: len(_SEAT.findall(words(self.host.table() or {}))) == players, "all seats"
        )

    async def press(self, person: Person, act: str) -> None:
        """Press the newest control of this act in the channel."""
        await person.click(act, self.room.id)

    async def deal(self, meanwhile: Meanwhile | None = None) -> None:
        """Let the host deal and all people play to the end, beside an optional coroutine."""
        self.asked.append(self.host.person.clock.now())
        before = self.last["id"] if self.results else ""
        await self.press(self.host.person, "start")
        for clicker in self.clickers:
            await clicker.person.until(partial(self._dealt, clicker, before), "the cards")
        others = [meanwhile(self)] if meanwhile else []
        await asyncio.gather(*(clicker.play() for clicker in self.clickers), *others)
        await self.host.person.until(lambda: not self.host.running(), "the results")
        table = self.host.table()
        assert table is not None
        self.results[self.host.deal()] = table

    async def deal_that_counts(self, meanwhile: Meanwhile | None = None) -> None:
        """Play deals until one has places; fail after `MOST_DEALS` deals without places."""
        for _ in range(MOST_DEALS):
            await self.deal(meanwhile)
            if RESULT.search(words(self.last)):
                return
        raise AssertionError("no deal counts for anything")

    def _dealt(self, clicker: Clicker, before: str) -> bool:
        table = clicker.table()
        return table is not None and clicker.running() and table["id"] != before

    @property
    def last(self) -> JSON:
        """The message with the results of the deal that ended last."""
        return self.results[max(self.results)]

    def acts(self) -> int:
        """Return how many turns people have taken so far."""
        return sum(len(clicker.answered) for clicker in self.clickers)

    async def look_up(self, store: Store) -> None:
        """Read the deals of this table from the store, also void deals that were dealt again."""
        for seen in self.host.person.seen:
            if seen.channel_id == self.room.id and seen.kind in ("message", "edit"):
                number = deal_of(seen.body)
                if number and number not in self.stored:
                    self.stored[number] = await store.deals.get(number)
                    self.begun[number] = max(at for at in self.asked if at <= seen.at)


async def late(sitting: Sitting, person: Person, after: int) -> None:
    """Let a person take a computer's seat after that many turns, and play on."""
    while sitting.acts() < after:
        await sitting.host.person.clock.sleep(0.5)
    clicker = sitting.clicker(person)
    clicker.late = True
    await sitting.press(person, "join")
    sitting.clickers.append(clicker)
    await clicker.play()


async def leaving(sitting: Sitting, leaver: Clicker, after: int) -> None:
    """Let a person leave for good after that many turns; a computer plays on."""
    while sitting.acts() < after:
        await sitting.host.person.clock.sleep(0.5)
    leaver.gone = True
    person = leaver.person
    for act in ("company", "quit"):
        await sitting.press(person, act)
    await person.press(await person.until(lambda: _sure(person, sitting), "the question"))


def _sure(person: Person, sitting: Sitting) -> Control | None:
    """Return the button that confirms leaving; None while there is none."""
    found = person.offered("quit", sitting.room.id)
    return found if found and found.custom_id.endswith("sure") else None


async def watching(sitting: Sitting, person: Person) -> None:
    """Let a person watch the game without a seat, by the menu behind "Table"."""
    sitting.watchers.append(person)
    for act in ("company", "watch"):
        await sitting.press(person, act)


async def asleep(sitting: Sitting, sleeper: Clicker) -> None:
    """Let a sleeper look at the hand, and wake up, once the table shows a computer in the seat."""

    def played_for() -> bool:
        return "💤" in words(sleeper.table() or {})

    await sleeper.person.until(played_for, "the computer to take over", DEAL_SECONDS)
    await sitting.press(sleeper.person, "hand")
    sleeper.awake.set()
