"""A deal in which the bot cost the players much time, or a turn, is not rated and says so."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, select

from bot.standing.tallies import Counted
from bot.store import Store
from bot.store.schema import result
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words

GAME = {"preset": "bigtwo_denexa"}


async def counted(house: House) -> Counted:
    """Return how the newest deal counts."""

    def read(connection: Connection) -> int:
        newest = select(result.c.counted).order_by(result.c.deal_id.desc()).limit(1)
        return int(connection.execute(newest).scalar_one())

    store = await Store.open(house.bot.database, house.clock)
    try:
        return Counted(await store.read(read))
    finally:
        await store.close()


async def away(house: House, seconds: float) -> Evening:
    """Begin a deal of two people; the bot is away for these seconds."""
    evening = await house.evening(2)
    await evening.start(**GAME)
    await evening.on_turn()
    await house.settle()
    await house.bot.stop()
    await house.clock.sleep(seconds)
    await house.bot.start()
    await house.settle()
    return evening


@pytest.mark.parametrize(("seconds", "expected"), [(20.0, Counted.RATED), (300.0, Counted.FAULT)])
@played
async def test_a_short_absence_is_no_fault_and_a_long_one_is(
    house: House, seconds: float, expected: Counted
) -> None:
    evening = await away(house, seconds)
    assert await evening.play_on()
    assert await counted(house) is expected
    await evening.host.type_command(evening.channel_id, "history")
    await house.settle()
    said = " ".join(words(one) for one in evening.host.messages.values())
    assert ("Not rated: a technical fault" in said) is (expected is Counted.FAULT)


@played
async def test_a_turn_that_runs_out_after_a_short_absence_is_a_fault(house: House) -> None:
    evening = await away(house, 20.0)
    await house.clock.sleep(130.0)  # the turn runs out
    assert await evening.play_on()
    assert await counted(house) is Counted.FAULT


@played
async def test_a_turn_that_runs_out_by_itself_is_no_fault(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**GAME)
    await evening.on_turn()
    await house.clock.sleep(130.0)
    assert await evening.play_on()
    assert await counted(house) is Counted.RATED
