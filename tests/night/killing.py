"""Killing the bot of a night at rest and in mid-step, and what people see before and after."""

from __future__ import annotations

from collections.abc import Callable

from tests.night.evening import Evening
from tests.night.people import Person, Refused, Step
from tests.night.playing import MOVED_ON, Deed, come_on_turn, deed
from tests.night.reading import JSON, Cockpit, Control, cockpit, due_in, words
from tests.night.record import Away, Night

DOWN_SECONDS = 3.0
QUIET_SECONDS = 4.0


async def act(night: Night, person: Person, asked: set[str], hand: Cockpit, step: Step) -> None:
    """Note what the bot has answered to a step made by hand."""
    night.evening.note(asked, await deed(person, step, hand, "by hand"))


async def go_away(
    night: Night, when: str, asked: Person | None = None, button: Control | None = None
) -> None:
    """Kill the bot at rest, let someone press in vain, and start it anew after a while."""
    evening, clock = night.evening, night.evening.host.clock
    await quiet(evening.host)
    away = Away(when, hands_now(night), pings_now(evening), due_now(evening))
    killed = clock.now()
    await night.bot.kill()
    marks = {person.name: len(person.seen) for person in night.people}
    if asked and button:
        night.failed_while_away = await asked.outcome(await asked.begin_press(button))
    await clock.sleep(DOWN_SECONDS)
    away.down = clock.now() - killed
    await night.bot.start()
    away.back = clock.now() - killed
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
    """Kill the bot as soon as it has said what somebody played, before it can tell others."""
    evening = night.evening
    person = (await evening.on_turn())[0]
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    play = next(c for c in hand.controls if c.act in ("play", "pass"))
    step = await person.begin_press(play)
    await person.answer(step)  # that it has heard the click, it may have said before
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
        cards = tuple(button.cards) if button.act == "play" else ()
        stored_deed = Deed(person.name, button.act, cards, hand.deal, step.at, "on the way")
        return evening.note(asked, stored_deed)
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
    """Wait until nothing new is shown; what others have just seen is on its way."""
    await person.clock.sleep(QUIET_SECONDS)
    while (since := person.clock.now() - person.seen[-1].at) < QUIET_SECONDS:
        await person.clock.sleep(QUIET_SECONDS - since)
