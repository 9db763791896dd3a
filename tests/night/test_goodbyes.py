"""The reason why a table is closed reaches all players, and no live controls are left."""

from __future__ import annotations

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, controls, words
from tests.night.small import SMALL, hands
from tests.night.test_threads import in_thread, start, threads_of

RAW = "<#"


def direct(house: House, person: Person) -> list[JSON]:
    """Return all direct messages that this person has."""
    home = house.playground.world.dm_with(person.id).id
    return [one for one in person.messages.values() if one["channel_id"] == home]


async def lobby_in_thread(house: House) -> Evening:
    evening = await house.evening(2)
    assert "open in <#" in await start(evening.host, evening.channel_id)
    (thread,) = threads_of(house, evening.channel_id)
    evening.channel_id, evening.room = thread.id, thread.name
    await evening.join(evening.people[1])
    return evening


@pytest.mark.sampled(1)
@pytest.mark.parametrize("gone", ["archived", "deleted"])
@played
async def test_members_of_a_lobby_with_a_deleted_thread_are_told_the_reason(
    house: House, gone: str
) -> None:
    evening = await lobby_in_thread(house)
    world = house.playground.world
    if gone == "archived":
        world.archive(evening.channel_id)
    else:
        world.remove_channel(evening.channel_id)
    await house.settle()
    for person in evening.people:
        told = [words(one) for one in direct(house, person) if "is closed" in words(one)]
        reason = "its thread was archived" if gone == "archived" else "its channel was deleted"
        (line,) = told
        assert line.startswith(f"This table is closed: {reason}.")
        assert RAW not in line
        assert "#President on Game Night" in line
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    for person in evening.people:
        assert sum("is closed" in words(one) for one in direct(house, person)) == 1


@played
async def test_a_thread_that_is_opened_again_shows_that_its_table_is_closed(house: House) -> None:
    evening, _ = await in_thread(house)
    assert await evening.play_on()
    host, here, world = evening.host, evening.channel_id, house.playground.world
    world.archive(here)
    await house.settle()
    world.change(here, archived=False)
    await house.settle()
    shown = [one for one in host.messages.values() if one["channel_id"] == here]
    public = [one for one in shown if not one["flags"] & EPHEMERAL]
    assert any("its thread was archived" in words(one) for one in public)
    assert [control for one in public for control in controls(one)] == []


@played
async def test_hands_say_that_the_channel_was_deleted_and_name_it(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    await evening.on_turn()
    chi = evening.people[2]
    await chi.answer(await chi.click("My hand", evening.channel_id))
    house.playground.world.remove_channel(evening.channel_id)
    await house.settle()
    for person in evening.people:
        (hand,) = hands(house, person)
        assert "This table is closed: its channel was deleted." in words(hand)
        assert f"#{evening.room}" in words(hand)
        assert RAW not in words(hand)
        assert controls(hand) == ()
    assert "KeyError" not in house.bot.log
    assert [one for one in house.playground.journal if one.status == 500] == []


@pytest.mark.long
@played
async def test_a_server_that_takes_the_bot_back_finds_no_table_that_looks_alive(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await evening.on_turn()
    host, here, world = evening.host, evening.channel_id, house.playground.world
    servers.change(world, GAME_NIGHT_ID, has_bot=False)
    await house.clock.sleep(60)
    for person in evening.people:
        (hand,) = hands(house, person)
        assert "I was removed from the server" in words(hand)
        assert f"[#{evening.room}]" in words(hand)
        assert "on Game Night" in words(hand)
    servers.change(world, GAME_NIGHT_ID, has_bot=True)
    await house.settle()
    shown = [one for one in host.messages.values() if one["channel_id"] == here]
    public = [one for one in shown if not one["flags"] & EPHEMERAL]
    assert [control for one in public for control in controls(one)] == []
    assert [person.pings(here) for person in evening.people] == [[], []]
    assert any("I was removed from the server" in words(one) for one in public)
    opened = await host.answer(await host.type_command(here, "game start", **SMALL))
    assert opened.startswith(english("table-opened"))


@pytest.mark.long
@played
async def test_messages_of_a_lost_server_are_put_away_after_a_restart(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await evening.on_turn()
    host, here, world = evening.host, evening.channel_id, house.playground.world
    servers.change(world, GAME_NIGHT_ID, has_bot=False)
    await house.settle()
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    servers.change(world, GAME_NIGHT_ID, has_bot=True)
    await house.settle()
    shown = [one for one in host.messages.values() if one["channel_id"] == here]
    public = [one for one in shown if not one["flags"] & EPHEMERAL]
    assert [control for one in public for control in controls(one)] == []
    assert [len(hands(house, person)) for person in evening.people] == [1, 1]
