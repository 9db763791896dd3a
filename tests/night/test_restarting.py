"""A bot that is stopped tells its tables that they go on soon, and is gone within five seconds."""

from __future__ import annotations

from bot.settings import Settings
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import JSON, words
from tests.night.small import SMALL, begun

STOP_SECONDS = Settings.model_fields["stop_seconds"].default
LINE = "I am being restarted."


def table_of(evening: Evening) -> JSON:
    table = evening.host.table(evening.channel_id)
    assert table is not None
    return table


@played
async def test_a_table_is_told_in_its_own_message_and_goes_on_without_the_line(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    await house.settle()
    before = table_of(evening)
    await house.bot.stop()
    told = table_of(evening)
    assert told["id"] == before["id"]
    assert words(told).endswith(f"{LINE} Your game goes on in a moment, just as it stands, and"
                                " nobody loses time.")  # fmt: skip
    await house.bot.start()
    await house.settle()
    assert LINE not in words(table_of(evening))
    await evening.turn_of(asked)
    await evening.play_on()


@played
async def test_nobody_is_told_where_nobody_plays(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    await house.settle()
    sent = len(house.playground.journal)
    await house.bot.stop()
    assert len(house.playground.journal) == sent


@played
async def test_a_discord_that_does_not_answer_keeps_nobody(house: House) -> None:
    evening, _, _ = await begun(house)
    await house.settle()
    house.playground.faults.delay("/(channels|webhooks)/", 60.0)
    began = house.clock.now()
    await house.bot.stop()
    assert house.clock.now() - began <= STOP_SECONDS
    house.playground.faults.clear()
    assert "Traceback" not in house.bot.log
    assert LINE not in words(table_of(evening))
    await house.settle()


@played
async def test_of_many_tables_as_many_are_told_as_time_and_discord_allow(house: House) -> None:
    evenings = [(await begun(house))[0] for _ in range(12)]
    await house.settle()
    house.playground.faults.delay("/(channels|webhooks)/", 2.5)  # time for one round of ten
    began = house.clock.now()
    await house.bot.stop()
    assert house.clock.now() - began <= STOP_SECONDS
    await house.settle()
    told = [LINE in words(table_of(evening)) for evening in evenings]
    assert sum(told) == 10


@played
async def test_a_table_whose_channel_is_closed_to_the_bot_is_left_alone(house: House) -> None:
    evening, _, _ = await begun(house)
    await house.settle()
    house.playground.world.set_bot_permissions(evening.channel_id, 0)
    await house.settle()
    sent = len(house.playground.journal)
    await house.bot.stop()
    assert len(house.playground.journal) == sent
