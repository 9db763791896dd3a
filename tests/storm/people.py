"""A simulated person in a storm: presses shown buttons, ignores failures, and looks again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

import aiohttp

from tests.english import english
from tests.night.clicking import ALOUD, TURN, Clicker, deal_in, state_of
from tests.night.people import Person, Refused, Step
from tests.night.reading import JSON, Control, controls, note_of, words
from tests.night.seen import Seen
from tests.storm.acknowledged import Told

THINKS = (1.0, 6.0)  # seconds between two looks at what is shown
CURIOUS = 0.03  # share of the looks with nothing to do that ask for the hand all the same
IMPATIENT = 30.0  # seconds without a new message until a person asks for the hand
READS = 0.5  # seconds after an acknowledged press
SITS_DOWN = 0.3  # share of the looks at a lobby that join
REGRETS = 0.15  # share of the looks at a play that take it back
LOOKS_BACK = 0.05  # share of the looks between deals that ask for the replay of the last
# why a deal cannot start; "Not yet" also where the game needs an even number of players
TOO_FEW = re.compile(r".* needs (at least )?\d+ players: |Not yet: .* needs ")
RUMMAGES = 0.03  # share of the looks that press a control of any hand, however old
RETRACT = ("retract",)
# without hints, whose notes name cards that are still out
OF_HANDS = (*TURN, *ALOUD, *RETRACT, "refresh", "unpick", "hand")
GONE = (Refused, aiohttp.ClientConnectionError)

Print: TypeAlias = tuple[str, str, tuple[str, ...]]  # a message's id, words, and controls


@dataclass
class Deed:
    """A press of a control, and whether the bot has acknowledged it."""

    control: Control
    step: Step
    done: bool = False


class Stormy(Clicker):
    """A person at the table of one channel, who goes on after any failure."""

    def __init__(self, person: Person, channel_id: str, chance: Random) -> None:
        super().__init__(person, channel_id, chance)
        self.shrugs = True
        self.deeds: list[Deed] = []
        self.asleep_until = 0.0  # the person does not look before
        self.absences: list[tuple[float, float]] = []
        self.turns = 0  # presses on hands, for a turn or a call, that the bot has acknowledged
        self._closed: set[str] = set()  # numbers of tables that an answer called closed

    async def live(self) -> None:
        """Look again and again, forever."""
        while True:
            await self.person.clock.sleep(self.chance.uniform(*THINKS))
            if self.person.clock.now() < self.asleep_until:
                continue
            try:
                await self.look()
            except GONE:
                continue  # the control is gone by now, or Discord cannot be reached

    def go_away(self, until: float) -> None:
        """Do not look before this time, in epoch seconds."""
        self.absences.append((self.person.clock.now(), until))
        self.asleep_until = max(self.asleep_until, until)

    def running(self) -> bool:
        """Whether a deal is being played, as far as this person has been shown."""
        table = self.table()
        closed = table is not None and {*map(_table, controls(table))} & self._closed
        return not closed and super().running()

    async def look(self) -> None:
        """Press one control that the shown messages ask for, or none."""
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
        """Return the control that takes the last play back, where the newest hand offers it."""
        hand = self.hand(RETRACT)
        offered = (one for one in hand if one.act in RETRACT)
        return next(offered, None) if deal_in(hand) >= self.deal() else None

    def _of_any_hand(self) -> tuple[Control, ...]:
        """Return all controls of hands that this person still sees, also of earlier deals."""
        shown = (one for message in self.person.messages.values() for one in controls(message))
        return tuple(one for one in shown if one.act in OF_HANDS)

    async def between_deals(self) -> None:
        """Sit down at a table, or ask for the replay of the last deal, each by chance."""
        if self.chance.random() < SITS_DOWN:
            await self.press_if_there("join")
        elif self.chance.random() < LOOKS_BACK:
            await self.press_if_there("replay")

    async def press_if_there(self, act: str) -> bool:
        """Press the newest control of this act in the channel; whether the bot acknowledged it."""
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
            if any(english("table-closed") in said for said in self.heard(deed.step)):
                self._closed.add(_table(control))
        return deed.done

    def heard(self, step: Step) -> list[str]:
        """Return the words of all messages that answer this step."""
        later = self.person.seen[step.mark :]
        shown = [seen.body for seen in later if seen.kind in ("message", "edit")]
        return [words(body) for body in shown if _answers(body, step)]

    def told(self) -> list[Told]:
        """Return the notes by which the bot has answered presses on hands."""
        return told(self.deeds, self.person.seen)


class Host(Stormy):
    """The host, who opens the table at `home`, and opens another one where it is gone."""

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
        self.missing = computers  # computers that are still to be added
        self._asked: Step | None = None  # the press that asked for the last deal
        self.opened: list[float] = []  # when the host asked for a table
        self.begun: list[float] = []  # when the host asked for a deal

    async def between_deals(self) -> None:
        """Open a table where none is offered, add a missing computer, or start a deal."""
        if self._asked and any(map(TOO_FEW.match, self.heard(self._asked))):
            self.missing, self._asked = max(self.missing, 1), None
        start = self.person.offered("start", self.channel_id)
        # a shown Start may be of a closed table
        if start is None or self.chance.random() < 0.1:
            await self.open()
        elif self.missing > 0 and self.person.offered("computer", self.channel_id):
            self.missing -= await self.press_if_there("computer")
        else:
            self.begun.append(self.person.clock.now())
            await self.press_if_there("start")
            self._asked = self.deeds[-1].step

    async def open(self) -> None:
        """Ask for a table; if a new one opens, all its computers are missing."""
        self.opened.append(self.person.clock.now())
        step = await self.person.begin_command(self.home, "game start", **self.options)
        if await self.person.outcome(step) == "done":
            await self.person.clock.sleep(READS)
            if any(english("table-opened").rstrip(".") in said for said in self.heard(step)):
                self.missing = self.computers


def told(deeds: Sequence[Deed], seen: Sequence[Seen]) -> list[Told]:
    """Return the notes that answered presses on hands, at most one for each press.

    A note answers a press if it was shown after that press and before the next one, with these
    exceptions:

    - A note that was shown before answers no press if its controls are the same or gone: a retried
      request shows the note anew, or the message has lost its controls.
    - A press without a reaction has no answer: a note that follows belongs to an earlier press.
    - A note on a message with an earlier press that has no answer yet may belong to that press.
      The note is taken to be for the state of the earlier press.
    - A note beside **Take back** stands until somebody acts, also on a hand that is shown anew, so
      it answers no press after it. The other hand of the person shows it later, with the same
      control.
    - A press outside a hand has no note. A note that follows answers a press that was not recorded,
      as it was made while the people stopped.
    """
    marks = [*(deed.step.mark for deed in deeds), len(seen)]
    found, first, confirmed = list[Told](), _first_shown(seen), _first_confirmed(seen)
    waiting = dict[tuple[str, int], int]()  # by message and deal: the state of a press
    for deed, mark, end in zip(deeds, marks, marks[1:], strict=False):
        new = [one for one in seen[mark:end] if _shows(one) and first[_print(one.body)] >= mark]
        stands = _standing(seen[:mark], deed.control.message_id)
        notes = [one for one in new if note_of(one.body) and _answers(one.body, deed.step)]
        notes = [one for one in notes if note_of(one.body) != stands]
        notes = [one for one in notes if all(confirmed[c] >= mark for c in _retracts(one.body))]
        deal, state = state_of(deed.control)
        about = deed.control.message_id, deal
        earlier = waiting.pop(about, state)
        if deed.done and notes and deed.control.act in (*TURN, *ALOUD, *RETRACT):
            found.append(Told(deed.step.at, notes[0].at, deal, earlier, note_of(notes[0].body)))
        if len(notes) < 1 + (earlier != state):
            waiting[about] = state if notes else earlier
    return found


def _standing(seen: Sequence[Seen], message_id: str) -> str:
    """Return the note beside **Take back** that a message showed last; "" if there is none."""
    bodies = (one.body for one in reversed(seen) if _shows(one))
    last = next((body for body in bodies if body["id"] == message_id), None)
    if last is None or all(one.act != "retract" for one in controls(last)):
        return ""
    return note_of(last)


def _first_confirmed(seen: Sequence[Seen]) -> dict[str, int]:
    """Return the index in `seen` at which each **Take back** was first shown, on any message."""
    first: dict[str, int] = {}
    for number, one in enumerate(seen):
        for control in _retracts(one.body) if _shows(one) else ():
            first.setdefault(control, number)
    return first


def _retracts(body: JSON) -> list[str]:
    """Return the custom id of **Take back** in a message; it names the act that was confirmed."""
    return [control.custom_id for control in controls(body) if control.act == "retract"]


def _shows(seen: Seen) -> bool:
    return seen.kind in ("message", "edit")


def _first_shown(seen: Sequence[Seen]) -> dict[Print, int]:
    """Return the index in `seen` at which each message first had these words and controls.

    The same words without controls count as shown then too: a message may lose its controls later.
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
    """Return the bot's number of the table to which a control belongs."""
    return control.custom_id.removeprefix("select-").split(":")[1]


def _answers(body: JSON, step: Step) -> bool:
    """Whether this message answers that step: by its interaction, or as the pressed message."""
    asked = (body.get("interaction_metadata") or {}).get("id")
    return step.interaction_id == asked or body["id"] == step.message_id
