"""A full disk, or a database that another program locks: the bot reports it and recovers."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from bot.discord.circuit_breaker import PAUSES
from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.store import Store
from tests.night.evening import Evening
from tests.night.killing import due_now
from tests.night.people import Person
from tests.night.playing import come_on_turn
from tests.night.reading import Cockpit
from tests.night.small import begun
from tests.simulation.world import World

LOCKED_FOR = 10.0  # seconds
DOWN = 5.0


@asynccontextmanager
async def full(world: World) -> AsyncIterator[None]:
    """A world in which the disk is full until the block ends."""
    world.machine.full = True
    yield
    world.machine.full = False


@asynccontextmanager
async def locked(world: World) -> AsyncIterator[None]:
    """A world in which another program locks the database for `LOCKED_FOR` seconds or more."""
    other = sqlite3.connect(world.bot.data / "gamenight.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    await world.clock.sleep(LOCKED_FOR)
    other.rollback()
    other.close()


StorageRecovery = Callable[[World], AbstractAsyncContextManager[None]]
in_trouble = pytest.mark.parametrize("trouble", [full, locked])


async def hand_of(person: Person, evening: Evening) -> Cockpit:
    return await come_on_turn(person, evening.room, evening.channel_id)


async def in_mid_trick(world: World) -> Evening:
    """Return a game of two people in which one play was made."""
    evening, asked, _ = await begun(world.house)
    hand = await hand_of(asked, evening)
    await asked.press(next(one for one in hand.controls if one.act == "play"))
    return evening


async def tables_open(world: World) -> int:
    """Return the number of tables that are stored as open."""
    store = await Store.open(world.bot.database, world.clock)
    found = await store.tables.open()
    await store.close()
    return len(found)


@pytest.mark.long
@in_trouble
def test_a_play_that_cannot_be_stored_is_told_and_has_not_happened(
    world: World, trouble: StorageRecovery
) -> None:
    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        before = await hand_of(asked, evening)
        play = next(one for one in before.controls if one.act == "play")
        async with trouble(here):
            said = await asked.answer(await asked.press(play))
            assert said.startswith("Something broke on my side. Nothing is lost")
            assert (await hand_of(asked, evening)).cards == before.cards
            assert not evening.asking(other)
        await evening.turn_of(asked)
        await other.until(lambda: evening.asking(other), "the turn after the play")
        after = asked.cockpit(evening.room)
        assert after is not None
        assert set(after.cards) < set(before.cards)

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.long
@in_trouble
def test_a_turn_that_runs_out_meanwhile_is_seen_to_when_storing_is_possible_again(
    world: World, trouble: StorageRecovery
) -> None:
    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        await hand_of(asked, evening)
        async with trouble(here):
            await here.clock.sleep(due_now(evening) - here.clock.now() + 60)
            assert not evening.asking(other)
        what = "the turn after the one that ran out"  # its owner gets the lost time back
        await other.until(lambda: evening.asking(other), what, 300.0)

    world.play(night)
    assert "Traceback" not in world.bot.log


@in_trouble
def test_player_in_vain_until_after_the_end_of_the_turn_can_play_yet(
    world: World, trouble: StorageRecovery
) -> None:
    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        hand = await hand_of(asked, evening)
        play = next(one for one in hand.controls if one.act == "play")
        async with trouble(here):
            for _ in range(18):
                await here.clock.sleep(10)
                said = await asked.answer(await asked.press(play))
                assert said.startswith("Something broke on my side. Nothing is lost")
        await here.clock.sleep(12)
        assert not evening.asking(other)
        await asked.press(play)
        await other.until(lambda: evening.asking(other), "the turn after the play")
        store = await Store.open(here.bot.database, here.clock)
        (table,) = await store.tables.open()
        await store.close()
        assert not any(one.missed for one in table.seats)

    world.play(night)


@pytest.mark.long
@in_trouble
def test_a_bot_that_could_store_nothing_for_a_while_notes_again_that_it_lives(
    world: World, trouble: StorageRecovery
) -> None:
    """Without that note, the next start would add the whole time to every deadline."""

    async def night(here: World) -> None:
        evening, asked, _ = await begun(here.house)
        await hand_of(asked, evening)
        due = await asked.until(lambda: due_now(evening), "the deadline")
        async with trouble(here):
            await here.clock.sleep(4)
        await here.clock.sleep(20)
        await here.bot.kill()
        await here.clock.sleep(DOWN)
        await here.bot.start()
        await here.house.settle()
        assert DOWN - 1 <= due_now(evening) - due <= DOWN + 6

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.long
@in_trouble
def test_in_a_server_that_is_lost_nothing_is_tried_though_that_cannot_be_stored_yet(
    world: World, trouble: StorageRecovery
) -> None:
    async def night(here: World) -> None:
        await in_mid_trick(here)
        await here.house.settle()  # a task in progress at the failure would not learn of it
        async with trouble(here):
            servers.change(here.house.playground.world, GAME_NIGHT_ID, has_bot=False)
            await here.clock.sleep(LOCKED_FOR)
        await here.clock.sleep(PAUSES[-1])  # the pauses grow with the number of failures
        await here.house.settle()
        assert await tables_open(here) == 0

    world.play(night)


@pytest.mark.long
@in_trouble
def test_a_table_whose_channel_went_unheard_closes_when_that_can_be_stored(
    world: World, trouble: StorageRecovery
) -> None:
    async def night(here: World) -> None:
        evening = await in_mid_trick(here)
        playground = here.house.playground
        playground.faults.forget_sessions()
        playground.faults.drop_gateway(1006)
        playground.world.remove_channel(evening.channel_id)
        async with trouble(here):
            await here.clock.sleep(LOCKED_FOR)
        await here.house.settle()
        assert await tables_open(here) == 0
        assert "Traceback" not in here.bot.log

    world.play(night)
