"""Somebody in a storm who practises alone, in the direct messages with the bot."""

from __future__ import annotations

from random import Random

from bot.playground.world.servers import open_server
from tests.night.clicking import TURN, deal_in
from tests.night.house import NAMES, House
from tests.night.reading import Control, Message
from tests.storm.people import Host
from tests.storm.plan import Setting
from tests.storm.tables import StormTable

BEGINS = ("practise", "start")  # asks what to do with the table there is; deals again
ANEW = 0.2  # how often the last of what is offered is taken: to begin anew


class Loner(Host):
    """Sees no table but the hand: what is newest in the direct messages says what to do."""

    async def look(self) -> None:
        """Do one thing that it asks for."""
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
        """Is there a hand to play from?"""
        return bool(self.hand())

    def deal(self) -> int:
        """The number of the newest deal that was shown."""
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
    """A table of the same kind, whose place are somebody's direct messages.

    They share a server with the bot that nothing strikes.
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
