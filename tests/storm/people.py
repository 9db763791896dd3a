"""Somebody in a storm: clicks what is shown, shrugs when it fails, and looks again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

import aiohttp

from tests.night.clicking import ALOUD, TURN, Clicker, deal_in, state_of
from tests.night.people import Person, Refused, Step
from tests.night.reading import JSON, Control, controls, note_of, words
from tests.night.seen import Seen
from tests.storm.acknowledged import Told

THINKS = (1.0, 6.0)  # seconds between two looks at what is shown
CURIOUS = 0.03  # of the looks that find nothing to do, how many ask for the hand all the same
IMPATIENT = 30.0  # seconds in which nothing was shown here until one asks for the hand
READS = 0.5  # seconds, before the next click
SITS_DOWN = 0.3  # of the looks at a lobby
REGRETS = 0.15  # of the looks at a play that can be taken back
LOOKS_BACK = 0.05  # of the looks between deals, how many ask to see the last one again
TOO_FEW = re.compile(r".* needs (at least )?\d+ players: |Not yet: .* needs ")  # or an even number
RUMMAGES = 0.03  # of the looks, how many end with something in any hand, however old
RETRACT = ("retract",)
OF_HANDS = (*TURN, *ALOUD, *RETRACT, "refresh", "unpick", "hand")  # hints name what is still out
GONE = (Refused, aiohttp.ClientConnectionError)

Print: TypeAlias = tuple[str, str, tuple[str, ...]]  # a message, what it says, what it offers


@dataclass
class Deed:
    """A click on this, and whether the bot has acknowledged it."""

    control: Control
    step: Step
    done: bool = False


class Stormy(Clicker):
    """One person at the table of one channel, who goes on whatever happens."""

    def __init__(self, person: Person, channel_id: str, chance: Random) -> None:
        super().__init__(person, channel_id, chance)
        self.shrugs = True
        self.deeds: list[Deed] = []
        self.asleep_until = 0.0  # does not look before that
        self.absences: list[tuple[float, float]] = []
        self.turns = 0  # clicks of the hand that the bot has acknowledged
        self._closed: set[str] = set()  # numbers of tables that are closed, as a click has told

    async def live(self) -> None:
        """Look again and again, for ever."""
        while True:
            await self.person.clock.sleep(self.chance.uniform(*THINKS))
            if self.person.clock.now() < self.asleep_until:
                continue
            try:
                await self.look()
            except GONE:
                continue  # it went while the finger was on its way, or Discord is not reached

    def go_away(self, until: float) -> None:
        """Do not look before that."""
        self.absences.append((self.person.clock.now(), until))
        self.asleep_until = max(self.asleep_until, until)

    def running(self) -> bool:
        """Is a deal being played, as far as this person has been told?"""
        table = self.table()
        closed = table is not None and {*map(_table, controls(table))} & self._closed
        return not closed and super().running()

    async def look(self) -> None:
        """Do one thing that what is shown asks for."""
        hand, running = self.hand(), self.running()
        if self.chance.random() < RUMMAGES and (old := self._of_any_hand()):
            one = self.chance.choice(old)
            await self._press(one, self._values(one, old) if one.options else None)
        elif hand and running and deal_in(hand) >= self.deal():
            await self._use(*self._choice(hand))
        elif running and self._offers():
            await self._consider()
        elif running and (back := self._to_take_back()) and self.chance.random() < REGRETS:
            await self._use(back)
        elif running and (self.ping() or self._idles()):
            await self.press_if_there("hand")
        elif not running:
            await self.between_deals()

    def _to_take_back(self) -> Control | None:
        """What takes the last play back, as long as the hand offers it."""
        hand = self.hand(RETRACT)
        offered = (one for one in hand if one.act in RETRACT)
        return next(offered, None) if deal_in(hand) >= self.deal() else None

    def _of_any_hand(self) -> tuple[Control, ...]:
        """All that acts in what this person still sees of hands, also of earlier deals."""
        shown = (one for message in self.person.messages.values() for one in controls(message))
        return tuple(one for one in shown if one.act in OF_HANDS)

    async def between_deals(self) -> None:
        """What is to be done while no deal is shown."""
        if self.chance.random() < SITS_DOWN:
            await self.press_if_there("join")
        elif self.chance.random() < LOOKS_BACK:
            await self.press_if_there("replay")

    async def press_if_there(self, act: str) -> bool:
        """Click the newest control of this kind in the channel; whether the bot acknowledged it."""
        control = self.person.offered(act, self.channel_id)
        return control is not None and await self._press(control)

    def _idles(self) -> bool:
        here = (one.at for one in reversed(self.person.seen) if one.channel_id == self.channel_id)
        return (
            self.person.clock.now() - next(here, 0.0) > IMPATIENT or self.chance.random() < CURIOUS
        )

    async def _press(self, control: Control, values: list[str] | None = None) -> bool:
        deed = Deed(control, await self._begin(control, values))
        self.deeds.append(deed)
        deed.done = await self.person.outcome(deed.step) == "done"
        self.turns += deed.done and control.act in (*TURN, *ALOUD)
        if deed.done:
            await self.person.clock.sleep(READS)
            if any("This table is closed." in said for said in self.heard(deed.step)):
                self._closed.add(_table(control))
        return deed.done

    def heard(self, step: Step) -> list[str]:
        """What was answered in words to this step."""
        later = self.person.seen[step.mark :]
        shown = [seen.body for seen in later if seen.kind in ("message", "edit")]
        return [words(body) for body in shown if _answers(body, step)]

    def told(self) -> list[Told]:
        """What the bot has said to clicks on hands."""
        return told(self.deeds, self.person.seen)


class Host(Stormy):
    """Who opens the table at `home`, and opens another one where it is gone."""

    def __init__(
        self,
        person: Person,
        home: str,
        chance: Random,
        computers: int,
        options: dict[str, str | int],
    ) -> None:
        super().__init__(person, home, chance)
        self.home = home
        self.options = options
        self.computers = computers
        self.missing = computers  # computers that are not there yet
        self._asked: Step | None = None  # for the last deal
        self.opened: list[float] = []  # when a table was asked for
        self.begun: list[float] = []  # when a deal was

    async def between_deals(self) -> None:
        """Open a table where none is offered, fill it up, start."""
        if self._asked and any(map(TOO_FEW.match, self.heard(self._asked))):
            self.missing, self._asked = max(self.missing, 1), None
        start = self.person.offered("start", self.channel_id)
        if start is None or self.chance.random() < 0.1:  # perhaps it is one of a closed table
            await self.open()
        elif self.missing > 0 and self.person.offered("computer", self.channel_id):
            self.missing -= await self.press_if_there("computer")
        else:
            self.begun.append(self.person.clock.now())
            await self.press_if_there("start")
            self._asked = self.deeds[-1].step

    async def open(self) -> None:
        """Ask for a table; one that is new has no computers yet."""
        self.opened.append(self.person.clock.now())
        step = await self.person.begin_command(self.home, "game start", **self.options)
        if await self.person.outcome(step) == "done":
            await self.person.clock.sleep(READS)
            if any("Your table is open" in said for said in self.heard(step)):
                self.missing = self.computers


def told(deeds: Sequence[Deed], seen: Sequence[Seen]) -> list[Told]:
    """What of all that somebody has seen was said to clicks of theirs.

    One answer for each click at most: that which came before the next click. None is what was
    there before as it is, and is shown anew by a request that was tried again, or without its
    buttons; nor what comes after a click that got no reaction, by which nothing can be answered:
    it is of an earlier. What comes after a click on the same message that was not answered yet may
    be of that one, and is taken to be for the state in which it was made. What is no click on a
    hand is answered by no note: the one that follows a new hand is of a click that was not noted
    any more, as everybody was on the way home.
    """
    marks = [*(deed.step.mark for deed in deeds), len(seen)]
    found, first = list[Told](), _first_shown(seen)
    waiting = dict[tuple[str, int], int]()  # by message and deal: the state of a click
    for deed, mark, end in zip(deeds, marks, marks[1:], strict=False):
        new = [one for one in seen[mark:end] if _shows(one) and first[_print(one.body)] >= mark]
        notes = [one for one in new if note_of(one.body) and _answers(one.body, deed.step)]
        deal, state = state_of(deed.control)
        about = deed.control.message_id, deal
        earlier = waiting.pop(about, state)
        if deed.done and notes and deed.control.act in OF_HANDS:
            found.append(Told(deed.step.at, notes[0].at, deal, earlier, note_of(notes[0].body)))
        if len(notes) < 1 + (earlier != state):
            waiting[about] = state if notes else earlier
    return found


def _shows(seen: Seen) -> bool:
    return seen.kind in ("message", "edit")


def _first_shown(seen: Sequence[Seen]) -> dict[Print, int]:
    """The number, among all that was seen, of when each message first said and offered this.

    And of when it said it first, for when it offers nothing any more.
    """
    first: dict[Print, int] = {}
    for number, one in enumerate(seen):
        if _shows(one):
            first.setdefault(_print(one.body), number)
            first.setdefault((one.body["id"], words(one.body), ()), number)
    return first


def _print(body: JSON) -> Print:
    return body["id"], words(body), tuple(control.custom_id for control in controls(body))


def _table(control: Control) -> str:
    """The bot's number of the table that a control is of."""
    return control.custom_id.removeprefix("select-").split(":")[1]


def _answers(body: JSON, step: Step) -> bool:
    """Does this message answer that step: by its id, or in place of what was clicked?"""
    asked = (body.get("interaction_metadata") or {}).get("id")
    return step.interaction_id == asked or body["id"] == step.message_id
