"""Kills of a night's bot, at rest and in mid-step, and what people see before and after."""

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
    """Note the deed that the bot's answer to a step confirms."""
    night.evening.note(asked, await deed(person, step, hand, "by hand"))


async def go_away(
    night: Night, when: str, asked: Person | None = None, button: Control | None = None
) -> None:
    """Kill the bot at rest, and start the bot again after `DOWN_SECONDS`.

    While the bot is down, the person `asked` presses `button` in vain. `night.away[when]` notes
    the hands, pings and deadline before and after the kill.
    """
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
    """Kill the bot as soon as a player has the answer to a play, before other people are told."""
    evening = night.evening
    person = (await evening.on_turn())[0]
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    play = next(c for c in hand.controls if c.act in ("play", "pass"))
    step = await person.begin_press(play)
    await person.answer(step)  # an acknowledgment without words may have come before
    await come_back(night)
    await act(night, person, asked, hand, step)


async def come_back(night: Night) -> None:
    """Kill the bot at this moment, start it again, and wait until the table is shown again."""
    host = night.evening.host
    await night.bot.kill()
    mark = len(host.seen)
    night.sudden_kills += 1
    await night.bot.start()
    await anew(host, mark, is_table, "the table anew")
    await quiet(host)


async def killed_on_the_way(night: Night) -> None:
    """Kill the bot while a press travels, and press again if the press failed.

    The deed is noted once, though the bot may have stored the failed press before the kill.
    """
    evening = night.evening
    person = (await evening.on_turn())[0]
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    button = next(one for one in hand.controls if one.act in ("play", "pass"))
    step = await person.begin_press(button)
    await come_back(night)
    stored = False
    if await person.outcome(step) == "failed":
        asked |= evening.asked(person)  # the new start may have asked this person again
        try:
            step = await person.press(button)
            stored = (await person.answer(step)).startswith(MOVED_ON)
        except Refused:  # the hand was shown again without this button
            stored = True
    if stored:
        cards = tuple(button.cards) if button.act == "play" else ()
        stored_deed = Deed(person.name, button.act, cards, hand.deal, step.at, "on the way")
        return evening.note(asked, stored_deed)
    return await act(night, person, asked, hand, step)


def hands_now(night: Night) -> dict[str, tuple[str, ...]]:
    """Return the newest hand that each person was shown, by name."""
    shown = {person.name: person.cockpit(night.evening.room) for person in night.people}
    return {name: hand.cards for name, hand in shown.items() if hand}


def pings_now(evening: Evening) -> list[str]:
    """Return a line for each person who is asked, with the id of the message."""
    return sorted(
        f"{person.name} by {ping['id']}"
        for person in evening.people
        for ping in person.pings(evening.channel_id)
    )


def due_now(evening: Evening) -> int:
    """Return the deadline that the table tells, in seconds since the epoch; 0 without one."""
    table = evening.host.table(evening.channel_id)
    return due_in(table) if table else 0


async def anew(person: Person, mark: int, check: Callable[[JSON], object], what: str) -> None:
    """Wait until a person is shown a message that `check` accepts, at `seen[mark]` or later."""

    def shown() -> bool:
        later = person.seen[mark:]
        return any(seen.kind in ("message", "edit") and check(seen.body) for seen in later)

    await person.until(shown, what)


def is_table(message: JSON) -> bool:
    """Whether a message is a public table message that tells a deadline."""
    return words(message).startswith("###") and due_in(message) > 0


async def quiet(person: Person) -> None:
    """Wait until a person was shown nothing new for `QUIET_SECONDS`.

    Things that other people have just been shown may still be on their way to this person.
    """
    await person.clock.sleep(QUIET_SECONDS)
    while (since := person.clock.now() - person.seen[-1].at) < QUIET_SECONDS:
        await person.clock.sleep(QUIET_SECONDS - since)
