"""Tables whose server or channel changes, is renamed, or goes away."""

from __future__ import annotations

import pytest

from bot.domain.preferences import PING_SECONDS, Pinged
from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.small import SMALL, begun

SOON = 5.0  # seconds


async def play(person: Person, evening: Evening) -> None:
    """Make the first move on offer in the hand, once the person is on turn."""
    evening.answered(person)
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    await person.press(next(one for one in hand.controls if one.act in ("play", "pass")))


@pytest.mark.long
@played
async def test_in_a_channel_locked_in_mid_deal_the_game_goes_on_by_direct_message(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    servers.lock(house.playground.world, evening.channel_id)
    await house.settle()
    await play(asked, evening)
    await house.settle()
    await house.clock.sleep(PING_SECONDS[Pinged.LATE])
    assert not other.pings(evening.channel_id)
    servers.lock(house.playground.world, evening.channel_id, locked=False)
    await other.until(lambda: other.pings(evening.channel_id), "the ping of this turn", SOON)
    await play(other, evening)
    await asked.until(lambda: asked.pings(evening.channel_id), "a ping again")
    assert "Traceback" not in house.bot.log


@played
async def test_in_a_private_thread_without_the_bot_no_table_is_opened(house: House) -> None:
    host, room, world = await house.person("Ana"), house.room(), house.playground.world
    members = [host.id]
    hidden = servers.open_thread(world, room, "Secret", host.id, members=members)
    said = await host.answer(await host.type_command(hidden.id, "game start", **SMALL))
    assert said == english("permissions-missing", named="View Channel")
    members = [host.id, world.bot_id]
    shown = servers.open_thread(world, room, "Known", host.id, members=members)
    said = await host.answer(await host.type_command(shown.id, "game start", **SMALL))
    assert said.startswith(english("table-opened"))
    await host.until(lambda: host.table(shown.id), "the lobby in the thread")


@pytest.mark.long
@played
async def test_a_server_that_removes_the_bot_in_mid_deal_loses_its_tables_without_a_sound(
    house: House,
) -> None:
    evening, _, _ = await begun(house)
    servers.change(house.playground.world, GAME_NIGHT_ID, has_bot=False)
    await house.settle()
    servers.change(house.playground.world, GAME_NIGHT_ID, has_bot=True)
    await house.settle()
    listed = await evening.host.type_command(house.room().id, "game tables")
    assert f"/{evening.channel_id}" not in await evening.host.answer(listed)
    assert "Traceback" not in house.bot.log


@played
async def test_a_server_lost_while_the_bot_hears_nothing_loses_its_tables(house: House) -> None:
    evening, _, _ = await begun(house)
    faults, world = house.playground.faults, house.playground.world
    faults.forget_sessions()
    faults.drop_gateway(1006)
    servers.change(world, GAME_NIGHT_ID, has_bot=False)
    await house.settle()
    await house.bot.connected()
    await house.settle()
    servers.change(world, GAME_NIGHT_ID, has_bot=True)
    await house.settle()
    listed = await evening.host.type_command(house.room().id, "game tables")
    assert f"/{evening.channel_id}" not in await evening.host.answer(listed)


@pytest.mark.long
@played
async def test_a_game_goes_on_when_an_outage_of_its_server_is_over(house: House) -> None:
    evening, asked, other = await begun(house)
    servers.change(house.playground.world, GAME_NIGHT_ID, dark=True)
    await play(asked, evening)
    await house.settle()
    servers.change(house.playground.world, GAME_NIGHT_ID, dark=False)
    await other.until(lambda: other.pings(evening.channel_id), "the turn after the outage")
    await play(other, evening)
    await evening.play_on(2)
