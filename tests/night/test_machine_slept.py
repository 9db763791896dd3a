"""A machine that slept: the bot goes by the wall clock, and no player loses or gains time."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from bot.clock import LONGEST_NAP
from tests.night.evening import Evening
from tests.night.killing import due_now
from tests.night.playing import come_on_turn
from tests.night.small import SMALL, begun
from tests.night.test_daily import Player
from tests.night.test_seasons import KATHMANDU, by_months, near_the_end, posts
from tests.night.test_throne import places
from tests.simulation.world import World

HOUR = 3600.0
NIGHT = 8 * HOUR
NOTICED = 10.0  # seconds after which the bot goes by the wall clock and has shown the deadlines
TURN = 90.0  # seconds of a turn; the time bank of 60 seconds stays unused before


async def left(here: World, evening: Evening) -> float:
    """Return the seconds until the deadline as it is shown, by the clock of the bot's machine."""
    due = await evening.host.until(lambda: due_now(evening), "the deadline")
    return due - here.machine.wall()


def test_sleep_in_the_middle_of_a_deal_costs_and_gives_no_time(world: World) -> None:
    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        await come_on_turn(asked, evening.room, evening.channel_id)
        await here.clock.sleep(20)
        before = await left(here, evening)
        here.machine.set_by += NIGHT
        await here.clock.sleep(NOTICED)
        after = await left(here, evening)
        assert before - NOTICED - 5 < after < before, (before, after)
        assert evening.asking(asked)
        await here.clock.sleep(after - 5)
        assert not evening.asking(other), "there is some time left"
        await here.clock.sleep(20)
        assert evening.asking(other), "the time is over"

    world.play(night)
    assert "Traceback" not in world.bot.log
    assert world.bot.log.count("The machine has slept for 28800 s") == 1


def test_a_deal_that_ends_after_the_sleep_has_the_date_of_the_machine(world: World) -> None:
    async def night(here: World) -> float:
        evening, _, _ = await begun(here.house)
        here.machine.set_by += NIGHT
        await here.clock.sleep(NOTICED)
        while people := await evening.on_turn():
            await evening.turn_of(people[0])
        return here.machine.wall()

    ended: list[float] = []

    async def whole(here: World) -> None:
        ended.append(await night(here))

    world.play(whole)
    assert stored(world, "SELECT ended_at FROM deal") == [(pytest.approx(ended[0], abs=60),)]


def stored(world: World, query: str) -> list[Any]:
    with sqlite3.connect(world.bot.data / "gamenight.db") as connection:
        return connection.execute(query).fetchall()


@pytest.mark.parametrize("times", [1, 3])
def test_a_lobby_is_neither_closed_nor_given_to_another_host_by_sleep(
    world: World, times: int
) -> None:
    async def night(here: World) -> None:
        evening = await here.house.evening(2)
        await evening.open(**SMALL)
        for _ in range(times):
            here.machine.set_by += NIGHT
            await here.clock.sleep(4 * NOTICED)
        await evening.begin_deal("Start")  # the host's button, at an open table
        assert await evening.on_turn()

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.parametrize("change", [-HOUR, 60.0, -60.0], ids=["an hour back", "on", "back"])
def test_a_clock_that_is_set_back_or_a_little_changes_nothing(world: World, change: float) -> None:
    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        await come_on_turn(asked, evening.room, evening.channel_id)
        due = await asked.until(lambda: due_now(evening), "the deadline")
        here.machine.set_by += change
        await here.clock.sleep(NOTICED)
        assert due_now(evening) == due
        await here.clock.sleep(due - here.clock.now() - 5)
        assert not evening.asking(other), "there is some time left"
        await here.clock.sleep(20)
        assert evening.asking(other), "the time is over"

    world.play(night)
    assert "slept" not in world.bot.log


def test_time_without_a_connection_before_the_sleep_is_given_back_once(world: World) -> None:
    async def night(here: World) -> None:
        evening, asked, _ = await begun(here.house)
        await come_on_turn(asked, evening.room, evening.channel_id)
        before = await left(here, evening)
        here.house.playground.faults.refuse_gateway(seconds=60)
        here.house.playground.faults.drop_gateway(4000)
        await here.clock.sleep(30)
        here.machine.set_by += NIGHT
        await here.clock.sleep(180)  # until the bot is connected and has given the time back
        assert here.house.playground.gateway.connected
        after = await left(here, evening)
        assert 0 < after <= before, (before, after)

    world.play(night)


def test_a_season_that_ends_in_the_sleep_is_over_soon_after_it(world: World) -> None:
    async def night(here: World) -> None:
        end = await near_the_end(here, KATHMANDU)
        await by_months(here.house)
        evening = await here.house.evening(3)
        await evening.start(**SMALL)
        await places(evening)
        await here.house.settle()
        assert posts(evening, "is over") == []
        here.machine.set_by += NIGHT
        assert here.machine.wall() > end
        await here.clock.sleep(NOTICED + 2 * LONGEST_NAP)
        assert len(posts(evening, "Season 1 is over")) == 1

    world.play(night)
    assert "Traceback" not in world.bot.log


def test_the_day_of_the_machine_has_its_own_deal_after_the_sleep(world: World) -> None:
    async def night(here: World) -> None:
        room = here.house.room().id
        for name in ("Ana", "Ben"):
            player = await Player.new(here.house, name, room)
            assert "Your first try counts" in await player.daily()
            here.machine.set_by += 3 * NIGHT  # a day
            await here.clock.sleep(NOTICED)

    world.play(night)
    (first,), (second,) = stored(
        world, "SELECT daily FROM game_table WHERE daily <> '' ORDER BY id"
    )
    assert first != second
