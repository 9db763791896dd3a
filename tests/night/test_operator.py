"""Orders that the operator gives on the command line, and a running bot carries out."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import pytest

from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.servers import change
from bot.store import Store
from bot.store.operator import Do
from tests.english import english
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import cockpit, words
from tests.night.small import SMALLEST
from tests.night.test_server_admin import opens

BLOCKED = "You can't play with this bot: the people who run it blocked you."


@contextlib.asynccontextmanager
async def ordering(house: House) -> AsyncIterator[Store]:
    """The database as the command line opens it; after the block, the bot reads the orders."""
    store = await Store.open(house.bot.database, house.clock)
    yield store
    await store.close()
    await house.settle()


@played
async def test_a_blocked_person_is_taken_from_tables_and_sits_at_no_other(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALLEST)
    await evening.on_turn()
    troll, channel = evening.people[2], evening.channel_id
    async with ordering(house) as store:
        await store.operator.block_person(troll.id, "shouts")
    told = f"{BLOCKED} Reason: shouts"
    assert await troll.answer(await troll.click("Join", channel)) == told
    assert await opens(troll, house.room()) == told
    elsewhere = house.playground.world.channel("card-room")
    assert await opens(troll, elsewhere) == told
    assert await troll.answer(await troll.type_command(channel, "practice")) == told
    evening.people.remove(troll)
    assert await evening.play_on()
    async with ordering(house) as store:
        assert await store.operator.unblock_person(troll.id)
    assert (await opens(troll, house.room())).startswith(english("table-opened"))


@pytest.mark.long
@played
async def test_a_block_outlasts_the_deletion_of_a_persons_data(house: House) -> None:
    troll, room = await house.person("Eve"), house.room()
    async with ordering(house) as store:
        await store.operator.block_person(troll.id, "")
        await store.persons.forget(troll.id)
    assert await opens(troll, room) == BLOCKED
    async with ordering(house) as store:
        assert await store.operator.unblock_person(troll.id)
    assert (await opens(troll, room)).startswith(english("table-opened"))


@played
async def test_the_data_of_a_person_at_a_table_is_erased(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALLEST)
    await evening.on_turn()
    gone = evening.people[1]
    async with ordering(house) as store:
        await store.operator.order(Do.ERASE, gone.id)
    store = await Store.open(house.bot.database, house.clock)
    counts = await store.persons.counts(gone.id)
    orders = await store.operator.orders()
    await store.close()
    assert not {name: count for name, count in counts.items() if count}
    assert orders.tasks == ()
    evening.people.remove(gone)
    assert await evening.play_on()


@played
async def test_a_server_is_left_once_and_a_blocked_one_always(house: House) -> None:
    evening, world = await house.evening(2), house.playground.world
    await evening.start(**SMALLEST)
    async with ordering(house) as store:
        await store.operator.order(Do.LEAVE, GAME_NIGHT_ID)
    assert not world.guilds[GAME_NIGHT_ID].has_bot
    change(world, GAME_NIGHT_ID, has_bot=True)
    await house.settle()
    assert world.guilds[GAME_NIGHT_ID].has_bot
    async with ordering(house) as store:
        await store.operator.block_server(int(GAME_NIGHT_ID), "spam")
    assert not world.guilds[GAME_NIGHT_ID].has_bot
    change(world, GAME_NIGHT_ID, has_bot=True)
    await house.settle()
    assert not world.guilds[GAME_NIGHT_ID].has_bot


@played
async def test_announcement_is_at_every_table_until_taken_away(house: House) -> None:
    evening, line = await house.evening(2), "Maintenance at ten, for five minutes."
    await evening.start(**SMALLEST)
    other = house.room()
    host = await house.person("Eve")
    await opens(host, other)
    alone = await house.person("Chi")
    await alone.answer(await alone.type_command(other.id, "practice"))
    async with ordering(house) as store:
        await store.operator.announce(line)
    assert line in words(alone.newest(lambda one: bool(cockpit(one))) or {})
    places = ((evening.host, evening.channel_id), (host, other.id))
    for person, place in places:
        assert line in words(person.table(place) or {})
    await house.bot.kill()
    await house.bot.start()
    await house.settle()
    async with ordering(house) as store:
        await store.operator.announce("")
    for person, place in places:
        assert line not in words(person.table(place) or {})
