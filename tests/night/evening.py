"""People around one table: each person waits for a turn and takes it; every deed is noted."""

from __future__ import annotations

from itertools import takewhile
from random import Random

from tests.english import english
from tests.night.people import CHANGED, Person, Refused
from tests.night.playing import Deed, take_turn
from tests.night.reading import JSON, words


class Evening:
    """A table in one channel, driven only by the pings and hands that its people are shown."""

    def __init__(self, people: list[Person], channel_id: str, room: str, chance: Random) -> None:
        self.people = people
        self.channel_id = channel_id
        self.room = room
        self.chance = chance
        self.deeds: list[Deed] = []
        self.begun: list[float] = []  # when the host asked for each deal
        self.by_channel: set[str] = set()  # names of the people who play from the channel
        self._answered: dict[str, float] = {}  # time of the last deed, by id of the ping

    @property
    def host(self) -> Person:
        """The person who opens the table."""
        return self.people[0]

    async def open(self, **options: str) -> None:
        """Let the host open a table with these options, and the other people join."""
        step = await self.host.type_command(self.channel_id, "game start", **options)
        assert english("table-opened") in await self.host.answer(step)
        for person in self.people[1:]:
            await self.join(person)

    async def start(self, **options: str) -> None:
        """Open the table with these options and deal."""
        await self.open(**options)
        await self.begin_deal("Start")

    async def turns_until(self, person: Person) -> None:
        """Let the other people act until this person is asked."""
        while person not in (asked := await self.on_turn()):
            assert asked, f"the deal is over before it is {person.name}'s turn"
            await self.turn_of(asked[0])

    async def join(self, person: Person) -> str:
        """Let a person take a seat by the button; return the bot's private answer."""
        return await person.answer(await person.click("Join", self.channel_id))

    async def choose(self, person: Person, label: str) -> str:
        """Press a button of the menu behind "Table"; return the bot's private answer."""
        await person.answer(await person.click("Table", self.channel_id))
        return await person.answer(await person.click(label, self.channel_id))

    async def begin_deal(self, label: str) -> None:
        """Let the host press Start, Next deal or Play again."""
        step = await self.host.begin_click(label, self.channel_id)
        self.begun.append(step.at)
        await self.host.reacted(step)

    def result(self) -> JSON | None:
        """Return the message with the results of the deal begun last; None while there is none."""
        table = self.host.table(self.channel_id)
        over = f"deal {len(self.begun)}: results"
        return table if table and over in words(table) else None

    async def on_turn(self, at_least: int = 1) -> list[Person]:
        """Wait until `at_least` people are asked and have not acted; return these people.

        The list is empty when the deal is over.
        """

        def asked() -> list[Person] | JSON | None:
            waiting = [person for person in self.people if self.asking(person)]
            return waiting if len(waiting) >= at_least else self.result()

        while True:
            found = await self.host.until(asked, "somebody's turn or the results")
            if not isinstance(found, list):
                return []
            if not any(self.asking(person) in self._answered for person in found):
                return found
            await self.host.clock.sleep(CHANGED)  # a changing ping may go in a moment
            still = [person for person in found if self.asking(person)]
            if len(still) >= at_least:
                return still

    def asking(self, person: Person) -> str:
        """Return the id of the message that asks this person to act, or an empty string.

        A message that was answered asks again when the bot edits the message after that.
        """
        return next((one for one in sorted(self.asked(person)) if self._asks(person, one)), "")

    def _asks(self, person: Person, ping: str) -> bool:
        answered = self._answered.get(ping)
        if answered is None:
            return True
        later = takewhile(lambda seen: seen.at > answered, reversed(person.seen))
        return any(seen.kind == "edit" and seen.message_id == ping for seen in later)

    async def turn_of(self, person: Person, way: str = "") -> None:
        """Let this person, who has been asked, act in this `way` or in a way drawn by lot."""
        asked = self.asked(person)
        try:
            deed = await take_turn(person, self.room, self.channel_id, self.chance, way)
        except Refused:  # the hand changed before the press arrived
            await person.clock.sleep(CHANGED)
            deed = await take_turn(person, self.room, self.channel_id, self.chance, way)
        self.note(asked, deed)

    def asked(self, person: Person) -> set[str]:
        """Return the ids of the messages that ask this person now, for `note`.

        They are pings, and for a reader without pictures the hand that rang.
        """
        rung = person.rung(self.room)
        return {one["id"] for one in (*person.pings(self.channel_id), *([rung] if rung else []))}

    def answered(self, person: Person) -> None:
        """Note that this person has answered every message that asks now."""
        self._answered |= dict.fromkeys(self.asked(person), person.clock.now())

    def note(self, asked: set[str], deed: Deed) -> None:
        """Note a deed, and the messages that asked for the deed as answered."""
        self._answered |= dict.fromkeys(asked, deed.asked_at)
        self.deeds.append(deed)

    async def look(self) -> dict[str, tuple[str, ...]]:
        """Return the hand of this deal of each person, by name.

        A person who plays from the channel presses the button of the hand first.
        """
        return {person.name: await self._look(person) for person in self.people}

    async def _look(self, person: Person) -> tuple[str, ...]:
        deal = len(self.begun)
        if person.name in self.by_channel:
            await person.answer(await person.click("hand", self.channel_id))
        hand = await person.until(
            lambda: person.cockpit(self.room, deal), f"the hand of deal {deal}"
        )
        return hand.cards

    async def play_on(self, turns: int = 10_000) -> bool:
        """Let each person act when asked, until the deal is over or `turns` are taken.

        Return whether the deal is over. People who are asked at the same time all act, so a few
        turns more than `turns` may be taken.
        """
        while turns > 0:
            people = await self.on_turn()
            if not people:
                return True
            for person in people:
                await self.turn_of(person)
                turns -= 1
        return False

    async def let_win(self, winner: Person) -> None:
        """Play the deal to its end; the other people pass where they may."""
        while people := await self.on_turn():
            for person in people:
                passing = None if person is winner else person.offered("pass")
                if passing:
                    self.answered(person)
                    await person.press(passing)
                else:
                    await self.turn_of(person, "button")
