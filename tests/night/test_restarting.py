"""A bot that stops says in its tables that they go on soon, and exits within five seconds."""

from __future__ import annotations

import pytest

from bot.settings import Settings
from cogs.table.publisher import SHORT_SECONDS
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import JSON, words
from tests.night.small import SMALL, begun

pytestmark = pytest.mark.long

STOP_SECONDS = Settings.model_fields["stop_seconds"].default
LINE = "🔧 Restarting."


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
    assert words(told).endswith(f"{LINE} Your game continues in a moment, and nobody loses time.")
    await house.bot.start()
    await house.settle()
    assert LINE not in words(table_of(evening))
    await evening.turn_of(asked)
    await evening.play_on()


@played
async def test_stop_without_a_deal_is_not_announced(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    await house.settle()
    sent = len(house.playground.journal)
    await house.bot.stop()
    assert len(house.playground.journal) == sent


@played
async def test_silent_discord_delays_no_stop(house: House) -> None:
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
    house.playground.faults.delay("/(channels|webhooks)/", 2.5)  # time for ten requests at once
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


def asked_of(house: House, since: int) -> list[tuple[str, str]]:
    """Return the method and the channel of each request about channels, from `since` on."""
    asked = [one for one in list(house.playground.journal)[since:] if "/channels/" in one.asked]
    return [(one.method, one.asked.split("/channels/")[1].partition("/")[0]) for one in asked]


@played
async def test_start_after_a_stop_sends_only_changed_messages(house: House) -> None:
    evening, asked, _ = await begun(house)
    await house.settle()
    await house.bot.stop()
    sent = len(house.playground.journal)
    await house.bot.start()
    await house.settle()
    world = house.playground.world
    hand = world.dm_with(asked.id).id  # the hand and the table message show the end of the turn
    tried = [one for one in asked_of(house, sent) if one[0] != "DELETE"]
    assert sorted(set(tried)) == sorted({("PATCH", hand), ("PATCH", evening.channel_id)})
    assert tried.count(("PATCH", hand)) == 1
    await evening.turn_of(asked)
    await evening.play_on()


@pytest.mark.quick
@played
async def test_start_after_a_kill_sends_all_messages_anew(house: House) -> None:
    evening, asked, other = await begun(house)
    await house.settle()
    await house.bot.stop()
    await house.bot.start()  # this start uses up the note of what is shown
    await house.settle()
    sent = len(house.playground.journal)
    await house.bot.kill()
    await house.bot.start()
    await house.settle()
    world = house.playground.world
    hands = {("PATCH", world.dm_with(person.id).id) for person in (asked, other)}
    everything = {*hands, ("PATCH", evening.channel_id), ("GET", evening.channel_id)}
    assert everything <= set(asked_of(house, sent))


@played
async def test_after_a_longer_absence_all_is_shown_anew(house: House) -> None:
    evening, _, other = await begun(house)
    await house.settle()
    await house.bot.stop()
    await house.clock.sleep(SHORT_SECONDS)
    sent = len(house.playground.journal)
    await house.bot.start()
    await house.settle()
    hand = house.playground.world.dm_with(other.id).id
    assert {("PATCH", hand), ("GET", evening.channel_id)} <= set(asked_of(house, sent))


@played
async def test_a_hand_that_was_being_sent_when_the_bot_stopped_is_sent_after_it(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    await house.settle()
    hand = house.playground.world.dm_with(other.id).id
    house.playground.faults.delay(f"/(channels/{hand}|webhooks)/", 8.0)
    await evening.turn_of(asked)
    await house.clock.sleep(1)
    await house.bot.stop()
    house.playground.faults.clear()
    await house.bot.start()
    await evening.turn_of(other)
    await evening.play_on()
