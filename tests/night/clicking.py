"""People who only click what they are shown: any control that acts, by lot, in any language.

Such a person knows no rule, reads only the sign of a card, and tells controls apart by their acts.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

from tests.night.people import Person, Refused, Step
from tests.night.playing import values_of
from tests.night.reading import CARD, EPHEMERAL, JSON, Control, Message, controls, mask_in

TURN = ("play", "give", "pass", "answer", "stand", "pick", "choose", "more")  # acts on turn
ALOUD = ("call", "bomb")  # acts out of turn
LIKED = {"play": 6.0, "give": 4.0, "answer": 8.0, "stand": 4.0, "pass": 1.5, "pick": 1.0}
LIKED |= {"choose": 4.0, "more": 0.5}
LESS = 0.6  # factor by which each next suggestion is liked less
SPEAKS_UP = 0.4  # chance to use a call or bomb that is offered out of turn
LOOKS_UP = 1.0  # seconds until a hand that is open in the channel should show the turn
TAKES_IN = 4.0  # seconds until the effect of a press should show
DEAL_SECONDS = 3600.0

Shown = tuple[Control, ...]


@dataclass(frozen=True)
class Press:
    """One press of a control: its time, its deal and its cards."""

    at: float
    deal: int
    cards: int  # a mask of the cards that the control names


class Clicker:
    """One person at the table in one channel."""

    def __init__(self, person: Person, channel_id: str, chance: Random) -> None:
        self.person = person
        self.channel_id = channel_id
        self.chance = chance
        self.presses: list[Press] = []
        self.answered: set[str] = set()  # ids of the pings that were acted on
        self.gone = False
        self.late = False
        self.shrugs = False  # goes on when the bot does not react
        self.awake = asyncio.Event()
        self.awake.set()
        self._considered: set[str] = set()

    # The table, as all people see it

    def table(self) -> Message | None:
        """Return the newest public message of the table in this channel."""

        def of_table(message: Message) -> bool:
            here = message["channel_id"] == self.channel_id and not message["flags"] & EPHEMERAL
            return here and "company" in message.acts

        return self.person.newest(of_table)

    def running(self) -> bool:
        """Whether the newest message of the table shows a running deal."""
        table = self.table()
        return table is not None and "hand" in table.acts

    def deal(self) -> int:
        """Return the bot's number of the deal, from the buttons of the table; 0 without a table."""
        table = self.table()
        return deal_of(table) if table else 0

    # The deal

    async def play(self) -> None:
        """Act on turn, and sometimes out of turn, until the deal is over or the person is gone."""
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
        """Return the id of a message that asks this person to act, or an empty string."""
        asking = (ping["id"] for ping in self.person.pings(self.channel_id))
        return next((ping for ping in asking if ping not in self.answered), "")

    def asks(self, ping: str) -> bool:
        """Whether the message with this id still asks this person to act."""
        return ping in self.person.messages

    def hand(self, acts: tuple[str, ...] = TURN) -> Shown:
        """Return the controls of the newest message that has a control of one of these acts."""
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
        """Return the calls and bombs offered out of turn that were not considered yet."""
        shown = [one for one in self.hand(ALOUD) if one.act in ALOUD]
        return [one for one in shown if one.custom_id not in self._considered]

    async def _consider(self) -> None:
        offers = self._offers()
        self._considered |= {one.custom_id for one in offers}
        if offers and self.chance.random() < SPEAKS_UP:
            await self._use(self.chance.choice(offers))

    async def turn(self) -> None:
        """Take the turn that a ping asks for, if there is one."""
        if ping := self.ping():
            await self._take_turn(ping)

    async def _take_turn(self, ping: str) -> None:
        """Use the hand until this ping is gone, or the deal is over."""
        while self.asks(ping) and not self._over():
            hand = await self._look()
            before = _state(hand)
            if not hand or not await self._use(*self._choice(hand)):
                continue

            def settled(ping: str = ping, before: tuple[int, int, frozenset[str]] = before) -> bool:
                if not self.asks(ping) or self._over():
                    return True
                now = _state(self.hand())
                return now[:2] == before[:2] and now != before

            try:
                await self.person.until_shown(settled, "what was clicked to show", TAKES_IN)
            except AssertionError:
                continue  # another player was first: look again
        self.answered.add(ping)

    async def _look(self) -> Shown:
        """Return the controls of the hand; a hand in the channel may need a press to be shown.

        The result is empty when the deal is over, or when the message with the button is gone.
        """

        def ready() -> Shown | bool:
            return self.hand() or self._over()

        try:
            found = await self.person.until_shown(ready, "a hand to play from", LOOKS_UP)
        except AssertionError:
            try:
                await self._press(await self.person.find("hand", self.channel_id))
            except Refused:
                return ()  # the ping went before the press arrived
            found = await self.person.until_shown(ready, "the hand asked for")
        return found if isinstance(found, tuple) else ()

    def _choice(self, hand: Shown) -> tuple[Control, list[str] | None]:
        """Return a control drawn by lot, with the values to choose if the control is a select."""
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
        """Return the values to choose: the cards of a suggestion if the select has them, or any."""
        if menu.act == "pick" and menu.least == 1:
            labels = [one.label for one in hand if one.act in ("play", "give")]
            named = CARD.findall(self.chance.choice(labels)) if labels else []
            if values := values_of(menu, named)[: menu.most]:
                return values
        every = [value for _, value, chosen in menu.options if not chosen]
        return self.chance.sample(every, min(max(menu.least, 1), len(every)))

    async def _use(self, control: Control, values: list[str] | None = None) -> bool:
        """Use a control; whether the bot reacted. A control that is gone has no effect."""
        try:
            return await self._press(control, values)
        except Refused:
            return False

    async def _press(self, control: Control, values: list[str] | None = None) -> bool:
        """Use a control; whether the bot reacted.

        The bot must react, unless this person shrugs because the bot may be killed.
        """
        step = await self._begin(control, values)
        if not self.shrugs:
            await self.person.reacted(step)
        return await self.person.outcome(step) == "done"

    async def _begin(self, control: Control, values: list[str] | None) -> Step:
        """Use a control and note the press before its outcome is known.

        The effect of the press may be shown at once.
        """
        step = await self.person.begin_press(control, values)
        self.presses.append(Press(step.at, state_of(control)[0], _named(control, values or [])))
        return step


def deal_of(message: JSON) -> int:
    """Return the bot's number of the deal that a message's controls are for; 0 without controls."""
    return deal_in(controls(message))


def deal_in(shown: Shown) -> int:
    """Return the bot's number of the deal that these controls are for; 0 without controls."""
    return max((state_of(one)[0] for one in shown), default=0)


def _numbered(hand: Shown) -> list[tuple[int, Control]]:
    return [(at, one) for at, one in enumerate(hand) if one.act in TURN]


def state_of(control: Control) -> tuple[int, int]:
    """Return the deal and the state that a control was made for; state 0 means any state."""
    first, _, second = control.custom_id.split(":")[2].partition(".")
    return (int(second), 0) if first == "v" else (int(first), int(second))


def _state(hand: Shown) -> tuple[int, int, frozenset[str]]:
    """Return the deal, the state, and the ids of all controls."""
    deal, seq = max((state_of(one) for one in hand), default=(0, 0))
    return deal, seq, frozenset(one.custom_id for one in hand)


def _named(control: Control, values: list[str]) -> int:
    """Return the cards that a control lays, gives or names, as the bot's mask."""
    if control.act == "choose":
        return mask_in(values[0])
    if control.act not in ("play", "give", "pick", "bomb", "stand"):
        return 0
    mask = mask_in(control.custom_id.split(":")[3])
    for value in values if control.act == "pick" else ():
        mask |= int(value, 16)
    return mask
