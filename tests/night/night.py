"""One whole night of five people, with everything that happens to their bot on the way."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.night.bot_process import BotProcess
from tests.night.conftest import House
from tests.night.evening import Evening
from tests.night.people import Person, Refused, Step
from tests.night.playing import MOVED_ON, Deed, come_on_turn, deed
from tests.night.reading import CARD, JSON, Cockpit, Control, cockpit, due_in, words

TARGET = 9  # four points at most in a deal: three deals at least
DOWN_SECONDS = 3.0
QUIET_SECONDS = 0.4


@dataclass
class Away:
    """The bot was killed and came back: what people were shown before and after."""

    when: str
    hands_before: dict[str, tuple[str, ...]]
    pings_before: list[str]  # who is asked, with the ids of the messages
    due_before: int
    down: float = 0.0  # seconds from the kill to the new start
    back: float = 0.0  # seconds from the kill until it was connected
    hands_after: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pings_after: list[str] = field(default_factory=list)
    due_after: int = 0


@dataclass
class Night:
    """All that the tests look at afterwards."""

    evening: Evening
    bot: BotProcess
    first_hands: list[dict[str, tuple[str, ...]]] = field(default_factory=list)  # of each deal
    seats: list[JSON] = field(default_factory=list)  # the table message at each deal's beginning
    results: list[JSON] = field(default_factory=list)
    away: dict[str, Away] = field(default_factory=dict)
    told_closed: str = ""  # what the one with closed DMs was told, privately
    failed_while_away: str = ""
    old_lobby_join: str = ""
    leaderboard: str = ""
    exit_code: int = -1
    sudden_kills: int = 0  # in the very moment of a step, when a ping may not be noted yet

    @property
    def people(self) -> list[Person]:
        return self.evening.people

    @property
    def names(self) -> dict[str, str]:
        """Names by Discord id."""
        return {person.id: person.name for person in self.people}

    def person(self, name: str) -> Person:
        return next(person for person in self.people if person.name == name)


async def play(house: House) -> Night:
    """The night, to the end of the match and of the bot."""
    evening = await house.evening(5)
    night = Night(evening, house.bot)
    await gather(night)
    await evening.begin_deal("Start")
    await first_deal(night)
    await second_deal(night)
    while "wins the match" not in words(night.results[-1]):
        assert "share the match" not in words(night.results[-1]), "told apart by points alone"
        await next_deal(night)
        await later_deal(night)
    step = await evening.host.type_command(evening.channel_id, "leaderboard")
    night.leaderboard = await evening.host.answer(step)
    night.exit_code = await house.bot.stop()
    return night


async def gather(night: Night) -> None:
    """Open the table and sit down, one with closed DMs; the bot is killed meanwhile."""
    evening, closed = night.evening, night.people[1]
    await closed.let_dms(False)
    evening.by_channel.add(closed.name)
    everyone = list(evening.people)
    evening.people = everyone[:3]
    await evening.open(preset="president_comp303", match_target=str(TARGET))
    night.told_closed = words(closed.messages[max(closed.messages, key=int)])
    join = await everyone[3].find("Join", evening.channel_id)
    await night.bot.kill()
    await night.bot.start()
    night.old_lobby_join = await everyone[3].answer(await everyone[3].press(join))
    await evening.join(everyone[4])
    evening.people = everyone


async def first_deal(night: Night) -> None:
    """Killed while the one with closed DMs is on turn, and at the moment of an answer."""
    evening, closed = night.evening, night.people[1]
    await look(night)
    await evening.play_on(5)
    while closed not in (asked := await evening.on_turn()) or not in_mid_trick(closed, evening):
        assert asked, "the deal ended too soon"
        await evening.play_on(1)
    hand = await come_on_turn(closed, evening.room, evening.channel_id)
    old = next(one for one in hand.controls if one.act in ("play", "pass"))
    asking = evening.asked(closed)
    await go_away(night, "in mid-trick", closed, old)
    await act(night, closed, asking, hand, await closed.press(old))
    await evening.play_on(4)
    await killed_at_the_answer(night, "right after an answer")
    await evening.play_on()
    await finish(night)


async def second_deal(night: Night) -> None:
    """Killed between two gifts of the exchange, and while a click is on its way."""
    evening = night.evening
    await next_deal(night, stopped=True)
    await look(night)
    givers = await evening.on_turn(2)  # President and Vice-President
    await givers[1].answer(await givers[1].click("hand", evening.channel_id))
    hands = [await come_on_turn(p, evening.room, evening.channel_id) for p in givers]
    asked = [evening.asked(person) for person in givers]
    old = next(one for one in hands[1].controls if one.act == "give")
    menu = next(one for one in hands[0].controls if one.act == "pick")
    values = [value for _, value, _ in menu.options][: menu.most]
    step = await givers[0].choose(menu, values)
    await act(night, givers[0], asked[0], hands[0], step)
    await go_away(night, "in mid-exchange")
    await act(night, givers[1], asked[1], hands[1], await givers[1].press(old))
    await evening.play_on(9)
    await killed_on_the_way(night)
    await evening.play_on()
    await finish(night)


async def later_deal(night: Night) -> None:
    """Nothing happens to the bot; the gifts are typed and chosen."""
    evening = night.evening
    await look(night)
    givers = await evening.on_turn(2)
    for person, way in zip(givers, ("typed", "select"), strict=True):
        await evening.turn_of(person, way)
    await evening.play_on()
    await finish(night)


async def next_deal(night: Night, stopped: bool = False) -> None:
    """The host presses Next deal, if asked on a bot that was stopped and started before."""
    evening = night.evening
    if stopped:
        button = await evening.host.find("Next deal", evening.channel_id)
        assert await night.bot.stop(signal.SIGTERM) == 0
        await night.bot.start()
        evening.begun.append(time.time())
        await evening.host.press(button)
    else:
        await evening.begin_deal("Next deal")


async def look(night: Night) -> None:
    """Everybody looks at the new hand and at the table."""
    evening = night.evening
    night.first_hands.append(await evening.look())
    title = f"deal {len(evening.begun)}\n"

    def dealt() -> JSON | None:
        table = evening.host.table(evening.channel_id)
        return table if table and title in words(table) else None

    night.seats.append(await evening.host.until(dealt, "the new table"))


async def finish(night: Night) -> None:
    """Everybody sees the results."""
    night.results.append(await night.evening.host.until(night.evening.result, "the results"))


async def act(night: Night, person: Person, asked: set[str], hand: Cockpit, step: Step) -> None:
    """Note what the bot has answered to a step made by hand."""
    night.evening.note(asked, await deed(person, step, hand, "by hand"))


def in_mid_trick(person: Person, evening: Evening) -> bool:
    """Is there a play to beat?"""
    return any("beat **" in words(ping) for ping in person.pings(evening.channel_id))


# Killing


async def go_away(
    night: Night, when: str, asked: Person | None = None, button: Control | None = None
) -> None:
    """Kill the bot at rest, let someone press in vain, and start it anew after a while."""
    evening = night.evening
    await quiet(evening.host)
    away = Away(when, hands_now(night), pings_now(evening), due_now(evening))
    killed = time.time()
    await night.bot.kill()
    marks = {person.name: len(person.seen) for person in night.people}
    if asked and button:
        night.failed_while_away = await asked.outcome(await asked.begin_press(button))
    await asyncio.sleep(DOWN_SECONDS)
    away.down = time.time() - killed
    await night.bot.start()
    away.back = time.time() - killed
    for person in night.people:
        if person.name in evening.by_channel and not asked:
            await person.answer(await person.click("hand", evening.channel_id))
        elif person.name not in evening.by_channel:
            await anew(person, marks[person.name], cockpit, "the hand anew")
    await anew(evening.host, marks[evening.host.name], is_table, "the table anew")
    away.hands_after, away.pings_after = hands_now(night), pings_now(evening)
    away.due_after = due_now(evening)
    night.away[when] = away


async def killed_at_the_answer(night: Night, when: str) -> None:
    """Kill the bot as soon as it has acknowledged a play, before it can tell others."""
    evening = night.evening
    person = (await evening.on_turn())[0]
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    step = await person.press(next(c for c in hand.controls if c.act in ("play", "pass")))
    await come_back(night)
    await act(night, person, asked, hand, step)


async def come_back(night: Night) -> None:
    """Kill the bot at this very moment and start it anew; all is shown as it is then."""
    host = night.evening.host
    await night.bot.kill()
    mark = len(host.seen)
    night.sudden_kills += 1
    await night.bot.start()
    await anew(host, mark, is_table, "the table anew")
    await quiet(host)


async def killed_on_the_way(night: Night) -> None:
    """Kill the bot while a click travels; pressed again, it has happened once, not twice."""
    evening = night.evening
    person = (await evening.on_turn())[0]
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    button = next(one for one in hand.controls if one.act in ("play", "pass"))
    step = await person.begin_press(button)
    await come_back(night)
    stored = False
    if await person.outcome(step) == "failed":
        asked |= evening.asked(person)  # perhaps asked anew since the start
        try:
            step = await person.press(button)
            stored = (await person.answer(step)).startswith(MOVED_ON)
        except Refused:  # the hand was shown anew, and the button is gone
            stored = True
    if stored:
        cards = tuple(CARD.findall(button.label))
        deed_ = Deed(person.name, button.act, cards, hand.deal, step.at, "on the way")
        return evening.note(asked, deed_)
    return await act(night, person, asked, hand, step)


def hands_now(night: Night) -> dict[str, tuple[str, ...]]:
    """The newest hand that each person was shown."""
    shown = {person.name: person.cockpit(night.evening.room) for person in night.people}
    return {name: hand.cards for name, hand in shown.items() if hand}


def pings_now(evening: Evening) -> list[str]:
    """Who is asked, by which messages."""
    return sorted(
        f"{person.name} by {ping['id']}"
        for person in evening.people
        for ping in person.pings(evening.channel_id)
    )


def due_now(evening: Evening) -> int:
    """The deadline that the table tells."""
    table = evening.host.table(evening.channel_id)
    return due_in(table) if table else 0


async def anew(person: Person, mark: int, check: Callable[[JSON], object], what: str) -> None:
    """Wait until such a message is shown to this person, who had seen that many things before."""

    def shown() -> bool:
        later = person.seen[mark:]
        return any(seen.kind in ("message", "edit") and check(seen.body) for seen in later)

    await person.until(shown, what)


def is_table(message: JSON) -> bool:
    """Does everybody see it, with its deadline?"""
    return words(message).startswith("###") and due_in(message) > 0


async def quiet(person: Person) -> None:
    """Wait until nothing new is shown."""
    while time.time() - person.seen[-1].at < QUIET_SECONDS:
        await asyncio.sleep(0.05)
