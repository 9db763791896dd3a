"""A simulated person in a storm who practices alone, in direct messages with the bot."""

from __future__ import annotations

from random import Random

from bot.playground.world.servers import open_server
from tests.night.clicking import TURN, deal_in
from tests.night.house import NAMES, House
from tests.night.reading import Control, Message
from tests.storm.people import Host
from tests.storm.plan import Setting
from tests.storm.tables import StormTable

BEGINS = ("practise", "start")  # acts: go on with a table or begin anew; deal again
ANEW = 0.2  # share of the choices that take the last button offered: to begin anew


class Loner(Host):
    """A host who practices: with no table message, the newest direct message says what to do."""

    async def look(self) -> None:
        """Press one control that the newest message asks for, or none."""
        shown = self.person.newest(self._asks)
        acts = shown.acts if shown else frozenset[str]()
        if shown and acts & {*TURN}:
            await self._use(*self._choice(shown.controls))
        elif self._offers():
            await self._consider()
        elif shown and "practise" in acts:
            offered = [one for one in shown.controls if one.act == "practise"]
            await self._begin_by(offered[-1 if self.chance.random() < ANEW else 0])
        elif shown and "start" in acts:
            await self._begin_by(next(one for one in shown.controls if one.act == "start"))
        elif self._idles():
            await self.open()

    def running(self) -> bool:
        """Whether there is a hand to play from."""
        return bool(self.hand())

    def deal(self) -> int:
        """Return the number of the newest deal that was shown."""
        return deal_in(self.hand())

    async def open(self) -> None:
        """Type /practice."""
        self.opened.append(self.person.clock.now())
        self.begun.append(self.person.clock.now())
        step = await self.person.begin_command(self.home, "practice", **self.options)
        await self.person.outcome(step)

    async def _begin_by(self, control: Control) -> None:
        self.begun.append(self.person.clock.now())
        await self._press(control)

    def _asks(self, message: Message) -> bool:
        here = message["channel_id"] == self.channel_id
        return here and bool(message.acts & {*TURN, *BEGINS})


async def private_table(house: House, setting: Setting, number: int, chance: Random) -> StormTable:
    """Return a table at which one person practices; its place is that person's direct messages.

    The person and the bot share a server that no fault strikes.
    """
    world = house.playground.world
    server = open_server(world, f"server {number}")
    person = await house.person(NAMES[0])
    home = world.dm_with(person.id)
    options: dict[str, str | int] = {
        "preset": setting.preset,
        "computers": setting.computers,
    }
    loner = Loner(person, home.id, Random(chance.random()), setting.computers, options)
    return StormTable(number, house, setting, server, home, [loner], [home])
