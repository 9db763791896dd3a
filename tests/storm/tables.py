"""The tables of a storm: each with people of its own, on a server of its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import count
from random import Random

from bot.playground.world.servers import open_channel, open_server
from bot.playground.world.world import Channel, Guild
from bot.store import Store
from tests.night.clicking import deal_of
from tests.night.house import NAMES, House
from tests.night.judging import results_shown
from tests.night.reading import EPHEMERAL, JSON, Control, cockpit, controls, is_companion, words
from tests.night.sitting import Sitting
from tests.storm.people import Host, Stormy
from tests.storm.plan import Setting

LOOKS = 1.0  # seconds between two looks for the thread of a game


@dataclass
class StormTable:
    """A table and its people on one server; a place that is deleted is replaced."""

    number: int
    house: House
    setting: Setting
    server: Guild
    home: Channel
    people: list[Stormy]
    places: list[Channel]  # where its games were, the newest last
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    threads: set[str] = field(default_factory=set)  # ids of all opened in its channels

    @classmethod
    async def gather(
        cls, house: House, setting: Setting, number: int, chance: Random
    ) -> StormTable:
        """Return a table with a server, a channel and people of its own."""
        world = house.playground.world
        server = open_server(world, f"server {number}")
        home = open_channel(world, server.id, f"cards-{number}")
        guests = [await house.person(name) for name in NAMES[: setting.people]]
        options: dict[str, str | int] = {"preset": setting.preset, "thread": setting.thread}
        if setting.house_rules:
            options["house_rules"] = setting.house_rules
        host = Host(guests[0], home.id, Random(chance.random()), setting.computers, options)
        others = [Stormy(one, home.id, Random(chance.random())) for one in guests[1:]]
        return cls(number, house, setting, server, home, [host, *others], [home])

    @property
    def host(self) -> Host:
        """The host, who opens the table."""
        (host,) = (one for one in self.people if isinstance(one, Host))
        return host

    @property
    def place(self) -> Channel:
        """The channel or thread in which the people look."""
        return self.places[-1]

    def begin(self) -> None:
        """Let all people begin to click."""
        lives = [person.live() for person in self.people]
        self.tasks = [asyncio.create_task(life) for life in [*lives, self._follow()]]

    async def end(self) -> None:
        """Stop all people; raise the first error of a person, if any."""
        for task in self.tasks:
            task.cancel()
        for done in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    async def allow_any_number(self) -> None:
        """Let the owner of the server allow any number of tables of one host.

        A host opens another table wherever the last one is gone, and closes none.
        """
        owner = await self.house.owner()
        await owner.type_command(self.home.id, "server")
        await owner.click("People", self.home.id)

        def menu() -> Control | None:
            shown = (one for message in owner.messages.values() for one in controls(message))
            here = (one for one in shown if one.channel_id == self.home.id)
            return next((one for one in here if one.custom_id.endswith(":most_hosted")), None)

        await owner.choose(await owner.until(menu, "the limit of tables"), ["0"])
        await owner.go()

    async def choose_words(self) -> None:
        """Let the people who want no pictures choose words in their settings."""
        for one in self.people[len(self.by_pictures()) :]:
            await one.person.type_command(self.home.id, "settings")
            await one.person.click("Words", self.home.id)

    async def _follow(self) -> None:
        """Lead the people to the thread of the game, or to a new channel if the old one is gone."""
        world = self.house.playground.world
        while True:
            await self.house.clock.sleep(LOOKS)
            if self.home.id not in world.channels:
                self.home = open_channel(world, self.server.id, f"{self.home.name}-again")
                self.host.home = self.home.id
            inside = [one for one in world.channels.values() if one.parent_id == self.home.id]
            self.threads |= {one.id for one in inside}
            newest = inside[-1] if inside and not inside[-1].archived else self.home
            if newest is not self.place:
                self.places.append(newest)
                for person in self.people:
                    person.channel_id = newest.id

    async def sitting(self, store: Store) -> Sitting:
        """Return all deals that were played here, in the form that the judges of nights take."""
        sitting = Sitting(self.place, [*self.people], Random(0))
        sitting.asked = [*self.host.begun]
        here = {place.id for place in self.places}
        shown = [
            seen
            for person in sitting.people
            for seen in person.seen
            if seen.kind in ("message", "edit") and (seen.channel_id in here or cockpit(seen.body))
        ]
        for seen in sorted(shown, key=lambda one: one.at):
            number = 0 if _is_aside(seen.body) else deal_of(seen.body)
            if number and number not in sitting.stored:
                sitting.stored[number] = await store.deals.get(number)
                sitting.begun[number] = max(at for at in sitting.asked if at <= seen.at)
            over = ": results\n" in words(seen.body) and results_shown(seen.body)
            if number and seen.channel_id in here and over:
                sitting.results[number] = seen.body
        await self._add_untold(sitting, store)
        sitting.asked = [min(sitting.begun.values(), default=0.0)]
        return sitting

    async def _add_untold(self, sitting: Sitting, store: Store) -> None:
        """Add deals of these people that no shown button names: their tables closed before.

        Such a deal began no earlier than those with a lower number.
        """
        ids = {person.id for person in sitting.people}
        for number in count(1):
            try:
                deal = await store.deals.get(number)
            except LookupError:
                return
            if number not in sitting.stored and ids & {*deal.players}:
                before = [at for other, at in sitting.begun.items() if other < number]
                sitting.stored[number] = deal
                sitting.begun[number] = max(before, default=min(self.host.begun))

    def by_pictures(self) -> list[Stormy]:
        """Return the people who want pictures: their hands are shown card by card."""
        return self.people[: len(self.people) - self.setting.words]

    def progress(self) -> list[int]:
        """Return the number of acknowledged turns of each person here."""
        return [person.turns for person in self.people]


def _is_aside(message: JSON) -> bool:
    """Whether the message is for one person and is no hand, such as the person's settings."""
    if message["flags"] & EPHEMERAL:
        return cockpit(message) is None
    return is_companion(message)
