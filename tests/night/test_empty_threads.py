"""A thread whose table was never stored is archived, unless people write in it."""

from __future__ import annotations

import pytest

from cogs.table.channels import STORED_SECONDS
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.test_threads import CLOSING, SMALL, start, threads_of


async def with_an_empty_thread(house: House, host: Person, room_id: str) -> None:
    """Kill the bot after it opened a thread and before it stored the table; start it again."""
    house.playground.faults.hang("POST", f"/channels/{room_id}/threads", effect=True)
    await host.begin_command(room_id, "game start", thread=True, **SMALL)
    await house.clock.sleep(0.5)
    await house.bot.kill()
    house.playground.faults.clear()
    await house.bot.start()


@pytest.mark.parametrize("written", [False, True])
@played
async def test_a_thread_whose_table_was_never_stored_is_put_away_unless_people_write_there(
    house: House, written: bool
) -> None:
    host, room = await house.person("Ana"), house.room()
    await start(host, room.id)
    await with_an_empty_thread(house, host, room.id)
    used, empty = threads_of(house, room.id)
    if written:
        await host.say(empty.id, "Where is the table?")
    await house.clock.sleep(STORED_SECONDS + CLOSING)
    assert empty.archived is not written
    assert not used.archived


@pytest.mark.long
@played
async def test_an_empty_thread_that_goes_with_its_channel_is_left_alone(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    await with_an_empty_thread(house, host, room.id)
    await house.settle()
    house.playground.world.remove_channel(room.id)
    await house.clock.sleep(STORED_SECONDS + CLOSING)
    assert "Traceback" not in house.bot.log
