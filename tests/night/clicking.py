"""People who only click what they are shown: anything that acts, by lot, in whatever language.

They know no rule, read no card but its sign, and tell controls apart by what they do.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

from tests.night.people import Person, Refused, Step
from tests.night.playing import values_of
from tests.night.reading import CARD, EPHEMERAL, JSON, Control, Message, controls, mask_in

TURN = ("play", "give", "pass", "answer", "stand", "pick", "choose", "more")  # of a hand on turn
ALOUD = ("call", "bomb")  # acts of a hand that waits
LIKED = {"play": 6.0, "give": 4.0, "answer": 8.0, "stand": 4.0, "pass": 1.5, "pick": 1.0}
LIKED |= {"choose": 4.0, "more": 0.5}
LESS = 0.6  # how much less each next suggestion is liked
SPEAKS_UP = 0.4  # of the calls and bombs offered out of turn
LOOKS_UP = 1.0  # seconds until a hand that is open in the channel should show the turn
TAKES_IN = 4.0  # seconds until what was clicked should show
DEAL_SECONDS = 3600.0

Shown = tuple[Control, ...]


@dataclass(frozen=True)
class Press:
    """A control that somebody used, and when."""

    at: float
    deal: int
    cards: int  # a mask of those that it names


class Clicker:
    """One person at the table in one channel."""

    def __init__(self, person: Person, channel_id: str, chance: Random) -> None:
        self.person = person
        self.channel_id = channel_id
        self.chance = chance
        self.presses: list[Press] = []
        self.answered: set[str] = set()  # the pings that were acted on
        self.gone = False
        self.late = False
        self.shrugs = False  # when the bot does not react
        self.awake = asyncio.Event()
        self.awake.set()
        self._considered: set[str] = set()

    # The table, as everybody sees it

    def table(self) -> Message | None:
        """The newest message of the table in this channel."""

        def of_table(message: Message) -> bool:
            here = message["channel_id"] == self.channel_id and not message["flags"] & EPHEMERAL
            return here and "company" in message.acts

        return self.person.newest(of_table)

    def running(self) -> bool:
        """Is a deal being played, as the newest message of the table shows it?"""
        table = self.table()
        return table is not None and "hand" in table.acts

    def deal(self) -> int:
        """The number by which the buttons of the table call its deal."""
        table = self.table()
        return deal_of(table) if table else 0

    # The deal

    async def play(self) -> None:
        """Act whenever asked, until the deal is over or this person is gone."""
        await self.awake.wait()
        end = self.person.clock.now() + DEAL_SECONDS
        while not self._over():
            left = end - self.person.clock.now()
            wanted = await self.person.until_shown(
                self._wanted, "a turn or the end of the deal", left
            )
            if wanted == "aloud":
                await self._consider()
            elif wanted != "over":
                await self._take_turn(wanted)

    def ping(self) -> str:
        """The id of the message that asks this person to act, nothing if there is none."""
        asking = (ping["id"] for ping in self.person.pings(self.channel_id))
        return next((ping for ping in asking if ping not in self.answered), "")

    def hand(self, acts: tuple[str, ...] = TURN) -> Shown:
        """The controls of the newest message that has some of these."""
        asked = frozenset(acts)
        shown = self.person.newest(lambda message: message.acts & asked)
        return controls(shown) if shown else ()

    def _over(self) -> bool:
        return self.gone or not self.running()

    def _wanted(self) -> str:
        if self._over():
            return "over"
        return self.ping() or ("aloud" if self._offers() else "")

    def _offers(self) -> list[Control]:
        """What may be called or thrown in out of turn, and was not thought about yet."""
        shown = [one for one in self.hand(ALOUD) if one.act in ALOUD]
        return [one for one in shown if one.custom_id not in self._considered]

    async def _consider(self) -> None:
        offers = self._offers()
        self._considered |= {one.custom_id for one in offers}
        if offers and self.chance.random() < SPEAKS_UP:
            await self._use(self.chance.choice(offers))

    async def _take_turn(self, ping: str) -> None:
        """Use the hand until this ping has gone, or the state has moved on."""
        while ping in self.person.messages and not self._over():
            hand = await self._look()
            before = _state(hand)
            if not hand or not await self._use(*self._choice(hand)):
                continue

            def settled(ping: str = ping, before: tuple[int, int, frozenset[str]] = before) -> bool:
                if ping not in self.person.messages or self._over():
                    return True
                now = _state(self.hand())
                return now[:2] == before[:2] and now != before

            try:
                await self.person.until_shown(settled, "what was clicked to show", TAKES_IN)
            except AssertionError:
                continue  # somebody else was first: look again
        self.answered.add(ping)

    async def _look(self) -> Shown:
        """The hand with something to click; from the channel it may need a click itself."""

        def ready() -> Shown | bool:
            return self.hand() or self._over()

        try:
            found = await self.person.until_shown(ready, "a hand to play from", LOOKS_UP)
        except AssertionError:
            try:
                await self._press(await self.person.find("hand", self.channel_id))
            except Refused:
                return ()  # the ping went while the finger was on its way
            found = await self.person.until_shown(ready, "the hand asked for")
        return found if isinstance(found, tuple) else ()

    def _choice(self, hand: Shown) -> tuple[Control, list[str] | None]:
        """Something to click, with what to choose where it is a select."""
        acts = [one.act for one in hand]
        if "unpick" in acts and "stand" not in acts:
            back = acts.index("unpick")
            lays = self.chance.random() < 0.8
            return hand[back - 1 if lays and back else back], None
        offered = [one for one in hand if one.act in TURN]
        liked = [LIKED[one.act] * LESS ** acts[:at].count(one.act) for at, one in _numbered(hand)]
        (chosen,) = self.chance.choices(offered, liked)
        return chosen, self._values(chosen, hand) if chosen.options else None

    def _values(self, menu: Control, hand: Shown) -> list[str]:
        """What to choose: cards that a suggestion names where they are here, or any."""
        if menu.act == "pick" and menu.least == 1:
            labels = [one.label for one in hand if one.act in ("play", "give")]
            named = CARD.findall(self.chance.choice(labels)) if labels else []
            if values := values_of(menu, named)[: menu.most]:
                return values
        every = [value for _, value, chosen in menu.options if not chosen]
        return self.chance.sample(every, min(max(menu.least, 1), len(every)))

    async def _use(self, control: Control, values: list[str] | None = None) -> bool:
        """Click it; nothing happens when it has changed under the finger."""
        try:
            return await self._press(control, values)
        except Refused:
            return False

    async def _press(self, control: Control, values: list[str] | None = None) -> bool:
        """Click it; whether the bot has reacted, as it must unless it may have been killed."""
        step = await self._begin(control, values)
        if not self.shrugs:
            await self.person.reacted(step)
        return await self.person.outcome(step) == "done"

    async def _begin(self, control: Control, values: list[str] | None) -> Step:
        """Click it and note that, whatever comes of it: what it does may be shown at once."""
        step = await self.person.begin_press(control, values)
        self.presses.append(Press(step.at, state_of(control)[0], _named(control, values or [])))
        return step


def deal_of(message: JSON) -> int:
    """The bot's number of the deal that the controls of a message are for; 0 where none are."""
    return deal_in(controls(message))


def deal_in(shown: Shown) -> int:
    """The same of controls."""
    return max((state_of(one)[0] for one in shown), default=0)


def _numbered(hand: Shown) -> list[tuple[int, Control]]:
    return [(at, one) for at, one in enumerate(hand) if one.act in TURN]


def state_of(control: Control) -> tuple[int, int]:
    """The deal and the state of it that a control was made for; the state is 0 where any does."""
    first, _, second = control.custom_id.split(":")[2].partition(".")
    return (int(second), 0) if first == "v" else (int(first), int(second))


def _state(hand: Shown) -> tuple[int, int, frozenset[str]]:
    """Deal, state, and all that can be clicked."""
    deal, seq = max((state_of(one) for one in hand), default=(0, 0))
    return deal, seq, frozenset(one.custom_id for one in hand)


def _named(control: Control, values: list[str]) -> int:
    """The cards that this control lays or gives, as the bot's mask."""
    if control.act == "choose":
        return mask_in(values[0])
    if control.act not in ("play", "give", "pick", "bomb", "stand"):
        return 0
    mask = mask_in(control.custom_id.split(":")[3])
    for value in values if control.act == "pick" else ():
        mask |= int(value, 16)
    return mask
