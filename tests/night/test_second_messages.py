"""Duplicate messages, left by a bot that died or could not delete them, are removed later."""

from __future__ import annotations

from functools import partial
from math import inf

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import EVERY_PERMISSION, Permission
from cogs.table.messages import SERVER_SECONDS
from cogs.table.orphans import LATELY
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import JSON, controls
from tests.night.small import SMALL, begun, hands
from tests.night.test_closed import closed_unseen
from tests.simulation.world import World

HOUR = 3600.0


def tables(evening: Evening) -> list[JSON]:
    """Return the table messages that the host is shown."""
    here = (m for m in evening.host.messages.values() if m["channel_id"] == evening.channel_id)
    return [one for one in here if "company" in one.acts]


def _has_two(house: House, person: Person) -> bool:
    return len(hands(house, person)) == 2


async def with_two_hands(house: House, people: int = 1) -> Evening:
    """Kill the bot after it posted hands and before it stored the posts; start it again.

    The first `people` people have two hands then, as each attempt to delete one fails.
    """
    evening, faults = await house.evening(2), house.playground.faults
    await evening.open(**SMALL)
    owners = evening.people[:people]
    directs = [house.playground.world.dm_with(one.id).id for one in owners]
    for direct in directs:
        faults.hang("POST", f"/channels/{direct}/messages", effect=True)
    await evening.host.click("Start", evening.channel_id)
    await house.clock.sleep(1)
    await house.bot.kill()
    faults.clear()
    for direct in directs:
        faults.lose("DELETE", f"/channels/{direct}/", times=inf, effect=False)
    await house.bot.start()
    for one in owners:
        await one.until(partial(_has_two, house, one), "a second hand")
    return evening


@pytest.mark.long
@played
async def test_a_second_hand_is_taken_away_as_soon_as_that_can_be(house: House) -> None:
    evening = await with_two_hands(house)
    house.playground.faults.clear()
    await evening.host.until(lambda: len(hands(house, evening.host)) == 1, "one to go", 60)


@pytest.mark.long
@pytest.mark.parametrize("set_by", [0.0, HOUR, -HOUR], ids=["right", "on", "back"])
def test_second_message_is_deleted_after_one_more_kill_by_any_clock(
    world: World, set_by: float
) -> None:
    async def night(here: World) -> None:
        evening = await with_two_hands(here.house)
        await here.bot.kill()
        here.machine.set_by = set_by
        here.house.playground.faults.clear()
        await here.bot.start()
        await here.house.settle()
        assert len(hands(here.house, evening.host)) == 1

    world.play(night)


@pytest.mark.long
@played
async def test_second_message_is_deleted_while_the_channel_is_hidden(house: House) -> None:
    evening = await with_two_hands(house)
    await house.bot.kill()
    hidden = EVERY_PERMISSION & ~Permission.VIEW_CHANNEL
    house.playground.world.set_bot_permissions(evening.channel_id, hidden)
    house.playground.faults.clear()
    await house.bot.start()
    await house.settle()
    assert len(hands(house, evening.host)) == 1


@pytest.mark.long
@played
async def test_second_message_is_deleted_in_the_next_deal(house: House) -> None:
    evening = await with_two_hands(house)
    first = {one["id"] for one in hands(house, evening.host)}
    evening.begun.append(0)
    await evening.play_on()
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    await house.bot.kill()
    house.playground.faults.clear()
    await house.bot.start()
    await house.settle()
    assert len(first & {*evening.host.messages}) == 1


@pytest.mark.long
@played
async def test_second_message_is_deleted_after_the_table_closed(house: House) -> None:
    evening = await with_two_hands(house)
    await closed_unseen(house, evening)
    assert len(hands(house, evening.host)) == 1


@played
async def test_the_hand_that_was_pressed_stays(house: House) -> None:
    evening = await with_two_hands(house, people=2)
    (asked,) = await evening.on_turn()
    pressed, _ = sorted(one["id"] for one in hands(house, asked))
    (more,) = [one for one in controls(asked.messages[pressed]) if one.act == "more"]
    await asked.press(more)
    house.playground.faults.clear()
    await asked.until(lambda: len(hands(house, asked)) == 1, "one to go", 60)
    assert [one["id"] for one in hands(house, asked)] == [pressed]


@pytest.mark.long
def test_second_message_is_deleted_where_the_known_hand_was_deleted_long_ago(
    world: World,
) -> None:
    async def night(here: World) -> None:
        evening, asked, _ = await begun(here.house)
        await here.clock.sleep(2 * LATELY)
        (hand,) = hands(here.house, asked)
        here.house.playground.world.delete_message(hand["channel_id"], hand["id"])
        path = f"/channels/{hand['channel_id']}/messages"
        here.house.playground.faults.hang("POST", path, effect=True)
        await evening.turn_of(asked, "typed")
        await asked.until(lambda: len(hands(here.house, asked)) == 1, "a new hand")
        await here.bot.kill()
        here.house.playground.faults.clear()
        await here.bot.start()
        await asked.until(lambda: len(hands(here.house, asked)) == 2, "a second hand")
        await asked.until(lambda: len(hands(here.house, asked)) == 1, "one to go", 120)

    world.play(night, TURN_SECONDS="1000")


@played
async def test_second_message_is_found_beyond_later_messages_at_a_private_table(
    house: House,
) -> None:
    practice = await Practice(await house.person("Ana")).at_home()
    person, faults, path = practice.person, house.playground.faults, f"/channels/{practice.direct}/"
    await practice.begin(preset="president_basic")
    await practice.play_on(1, moves=1)
    faults.hang("POST", path, effect=True)
    (hand,) = hands(house, person)
    house.playground.world.delete_message(practice.direct, hand["id"])
    await person.until(lambda: not hands(house, person), "it to go")
    await person.until(lambda: hands(house, person), "a new one")
    await house.bot.kill()
    faults.clear()
    faults.lose("DELETE", path, times=inf, effect=False)
    await house.bot.start()
    await person.until(lambda: len(hands(house, person)) == 2, "a second one")
    for number in range(8):
        await person.say(practice.direct, f"chatter {number}")
    faults.clear()
    await person.until(lambda: len(hands(house, person)) == 1, "one to go", 120)


async def pinged_unknown_to_the_bot(house: House) -> tuple[Evening, Person]:
    """Kill the bot after it pinged a player, and before it stored the ping.

    Return the table and the player.
    """
    evening, asked, other = await begun(house)
    house.playground.faults.hang("POST", f"/channels/{evening.channel_id}/messages", effect=True)
    await evening.turn_of(asked)
    await other.until(lambda: other.pings(evening.channel_id), "the ping")
    await house.bot.kill()
    house.playground.faults.clear()
    return evening, other


@pytest.mark.long
@played
async def test_a_second_ping_is_sought_once_the_server_is_known(house: House) -> None:
    evening, pinged = await pinged_unknown_to_the_bot(house)
    house.playground.faults.refuse_gateway(seconds=2 * SERVER_SECONDS)
    await house.bot.start()
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 2, "a second one", 60)
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 1, "one to go", 60)


@pytest.mark.long
@played
async def test_a_server_that_comes_while_hands_are_sought_is_looked_through_after_them(
    house: House,
) -> None:
    evening, pinged = await pinged_unknown_to_the_bot(house)
    playground, unknown = house.playground, pinged.pings(evening.channel_id)
    direct = playground.world.dm_with(pinged.id).id
    looking = playground.faults.delay(f"/channels/{direct}/messages", 5.0)
    servers.change(playground.world, GAME_NIGHT_ID, dark=True)
    await house.bot.start()
    while not looking.met:
        await house.clock.sleep(0.5)
    servers.change(playground.world, GAME_NIGHT_ID, dark=False)
    await pinged.until(lambda: pinged.pings(evening.channel_id) != unknown, "another one", 60)
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 1, "one to stay", 60)


@played
async def test_a_second_ping_is_sought_once_the_bot_may_look(house: House) -> None:
    evening, pinged = await pinged_unknown_to_the_bot(house)
    world, blind = house.playground.world, EVERY_PERMISSION & ~Permission.READ_MESSAGE_HISTORY
    world.set_bot_permissions(evening.channel_id, blind)
    await house.bot.start()
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 2, "a second one", 60)
    world.set_bot_permissions(evening.channel_id, EVERY_PERMISSION)
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 1, "one to go", 30)


@played
async def test_one_that_may_not_be_taken_away_does_not_keep_another_there(house: House) -> None:
    evening, pinged = await pinged_unknown_to_the_bot(house)
    faults, channel = house.playground.faults, f"/channels/{evening.channel_id}/messages"
    faults.lose("DELETE", channel, times=inf, effect=False)
    faults.hang("POST", channel, effect=True)
    await house.bot.start()
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 2, "a second one", 60)
    await house.bot.kill()
    faults.clear()
    older, newer = sorted(one["id"] for one in pinged.pings(evening.channel_id))
    faults.next("DELETE", f"{channel}/{newer}", 503, times=5)
    faults.next("DELETE", f"{channel}/{older}", 403)
    await house.bot.start()
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 3, "a third one", 60)
    await pinged.until(lambda: len(pinged.pings(evening.channel_id)) == 1, "two to go", 120)


@played
async def test_a_table_message_that_cannot_be_taken_away_is_sought(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    house.playground.faults.next("DELETE", "/channels/", 503, times=20)
    for number in range(6):
        await evening.host.say(evening.channel_id, f"chatter {number}")
    while len(tables(evening)) == 1:
        assert not await evening.play_on(1), "the deal is over before the table has moved"
        await house.clock.sleep(0.5)
    house.playground.faults.clear()
    await evening.host.until(lambda: len(tables(evening)) == 1, "one of them to go", 120)
