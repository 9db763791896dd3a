"""One whole night of five people, with everything that happens to their bot on the way."""

from __future__ import annotations

import signal

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.killing import act, go_away, killed_at_the_answer, killed_on_the_way, quiet
from tests.night.people import Person
from tests.night.playing import come_on_turn
from tests.night.reading import JSON, is_finale, words
from tests.night.record import Night

TARGET = 9  # points; a deal gives a player at most four, so a match has at least three deals


async def play(house: House) -> Night:
    """Play the night to the end of the match, stop the bot, and return the night."""
    evening = await house.evening(5)
    night = Night(evening, house.bot)
    await gather(night)
    await evening.begin_deal("Start")
    await first_deal(night)
    await second_deal(night)
    while not is_finale(night.results[-1]):
        await next_deal(night)
        await later_deal(night)
    step = await evening.host.type_command(evening.channel_id, "leaderboard")
    night.leaderboard = await evening.host.answer(step)
    await quiet(evening.host)
    night.exit_code = await house.bot.stop()
    return night


async def gather(night: Night) -> None:
    """Open the table and let five people sit down; the bot is killed before the last two.

    The second person has closed direct messages and plays from the channel.
    """
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
    """Play the first deal; the bot is killed twice.

    The first kill comes while the person with closed direct messages is on turn, the second right
    after an answer of the bot.
    """
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
    """Play the second deal; the bot is killed between two gifts, and while a press travels."""
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
    """Play a deal without a kill; one gift is typed, the other chosen in the select."""
    evening = night.evening
    await look(night)
    givers = await evening.on_turn(2)
    for person, way in zip(givers, ("typed", "select"), strict=True):
        await evening.turn_of(person, way)
    await evening.play_on()
    await finish(night)


async def next_deal(night: Night, stopped: bool = False) -> None:
    """Let the host press Next deal; with `stopped`, the bot is stopped and started before that."""
    evening = night.evening
    if stopped:
        button = await evening.host.find("Next deal", evening.channel_id)
        assert await night.bot.stop(signal.SIGTERM) == 0
        await night.bot.start()
        evening.begun.append(evening.host.clock.now())
        await evening.host.press(button)
    else:
        await evening.begin_deal("Next deal")


async def look(night: Night) -> None:
    """Note the first hands of all people, the new table and the proof of the shuffle."""
    evening = night.evening
    night.first_hands.append(await evening.look())
    title = f"deal {len(evening.begun)}\n"

    def dealt() -> JSON | None:
        table = evening.host.table(evening.channel_id)
        return table if table and title in words(table) else None

    night.seats.append(await evening.host.until(dealt, "the new table"))
    night.proofs.append(await _proof(evening))


async def finish(night: Night) -> None:
    """Wait for the results; note the results and the seed of the shuffle."""
    night.results.append(await night.evening.host.until(night.evening.result, "the results"))
    night.seeds.append(await _proof(night.evening))


async def _proof(evening: Evening) -> str:
    """Return what the bot tells the host about the shuffle."""
    host, here = evening.host, evening.channel_id
    await host.answer(await host.click("Log", here))
    return await host.answer(await host.click("Shuffle proof", here))


def in_mid_trick(person: Person, evening: Evening) -> bool:
    """Whether a ping asks this person to beat a play."""
    return any("beat **" in words(ping) for ping in person.pings(evening.channel_id))
