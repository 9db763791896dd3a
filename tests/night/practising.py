"""One person at a private table against computers, by direct messages alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.english import english
from tests.night.people import Person, Refused, Step
from tests.night.reading import JSON, Cockpit, Control, cockpit, controls, words

ROOM = "practice"  # hands of a private table say so in place of a channel
MOVES = ("answer", "give", "play", "stand", "pass")
CHANGED = 1.0  # seconds in which a hand that is being changed is shown


@dataclass
class Practice:
    """The direct messages of one person with the bot, and the acts of the person there."""

    person: Person
    direct: str = ""  # the id of the channel

    async def at_home(self) -> Practice:
        """Open the direct messages with the bot."""
        self.direct = (await self.person.call("POST", "/dm", {}))["id"]
        return self

    async def begin(self, **options: Any) -> Cockpit:
        """Type /practice in the direct messages, and wait for the first hand."""
        await self.person.type_command(self.direct, "practice", **options)
        return await self.hand()

    async def hand(self, deal: int = 1) -> Cockpit:
        """Wait for the hand of this deal or of a later one."""
        return await self.person.until(lambda: self._hand(deal), f"the hand of deal {deal}")

    async def other_than(self, before: Cockpit) -> Cockpit:
        """Wait for the hand in a message other than the message of `before`."""
        was = before.message["id"]

        def other() -> Cockpit | None:
            found = self._hand(1)
            return found if found and found.message["id"] != was else None

        return await self.person.until(other, "the hand in another message")

    def shown(self) -> list[JSON]:
        """Return the current direct messages, the newest last."""
        here = [one for one in self.person.messages.values() if one["channel_id"] == self.direct]
        return sorted(here, key=lambda one: int(one["id"]))

    def results(self, deal: int) -> JSON | None:
        """Return the message with the results of this deal; None while there is none."""
        over = f"deal {deal}: results"

        def is_it(message: JSON) -> bool:
            hand = cockpit(message)
            return hand is not None and hand.room == ROOM and over in words(message)

        return next(filter(is_it, reversed(self.shown())), None)

    async def play_on(self, deal: int, moves: int = 1000) -> JSON | None:
        """Move on every turn, at most `moves` times.

        Return the message with the results of this deal, or None if the deal is not over.
        """
        for _ in range(moves):
            await self.person.until(
                lambda: self.results(deal) or self.move(deal), "a turn or the results"
            )
            if over := self.results(deal):
                return over
            if move := self.move(deal):
                await self.make(move)
        return None

    async def next_deal(self, deal: int) -> Cockpit:
        """Press Next deal under the results of this deal, and wait for the new hand."""
        over = self.results(deal)
        assert over is not None
        await self.person.press(next(one for one in controls(over) if one.act == "start"))
        return await self.hand(deal + 1)

    async def press(self, label: str) -> Step:
        """Press the newest button of this label or act in the direct messages."""
        return await self.person.click(label, self.direct)

    def offered(self) -> list[str]:
        """Return the labels of the controls of the newest message that has controls."""
        newest = next(one for one in reversed(self.shown()) if controls(one))
        return [one.label for one in controls(newest)]

    async def make(self, move: Control) -> None:
        """Press a move, unless the hand changes before; wait until the move is gone.

        A person who is faster than the bot's own word of the delivered cards presses again.
        """
        before = self._too_early()
        try:
            await self.person.press(move)
        except Refused:  # the hand changed before the press arrived
            await self.person.clock.sleep(CHANGED)
        await self.person.until(
            lambda: self._by_id(move) is None or self._too_early() > before,
            "what has become of the move",
        )
        if self._by_id(move):
            await self.person.clock.sleep(CHANGED)
            await self.make(move)

    def _too_early(self) -> int:
        """Return how often the bot said that the cards are under way."""
        said = english("cards-under-way")
        return sum(words(one) == said for one in self.person.messages.values())

    def _by_id(self, move: Control) -> Control | None:
        message = self.person.messages.get(move.message_id)
        known = controls(message) if message else ()
        return next((one for one in known if one.custom_id == move.custom_id), None)

    def move(self, deal: int) -> Control | None:
        """Return a control to act on turn in this deal; None out of turn."""
        hand = self._hand(deal)
        offered = hand.controls if hand else ()
        return next((one for act in MOVES for one in offered if one.act == act), None)

    def _hand(self, deal: int) -> Cockpit | None:
        return self.person.cockpit(ROOM, deal)
