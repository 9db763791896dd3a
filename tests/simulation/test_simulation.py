"""The simulated world itself: the same seed gives the same night, whatever the machine does."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.night.playing import come_on_turn
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.processes import Process
from tests.simulation.world import World

ROOT = Path(__file__).parents[2]
SMALL = {"preset": "president_basic", "house_rules": "players=2..7"}


async def evening(world: World, turns: int = 8) -> None:
    """Two people play for a while."""
    table = await world.house.evening(2)
    await table.start(**SMALL)
    await table.play_on(turns)


def printed(seed: int, folder: Path) -> str:
    """All requests of such an evening, as one number."""
    world = World(seed, folder)
    world.play(evening)
    assert len(world.house.playground.journal) > 30
    return world.print_of_requests()


def test_ten_seeds_give_ten_nights_and_each_again_the_same(tmp_path: Path) -> None:
    prints = [printed(seed, tmp_path / str(seed)) for seed in range(10)]
    assert len(set(prints)) == 10
    assert printed(3, tmp_path / "again") == prints[3]


@pytest.mark.parametrize("kills", [(), ("--kills",)], ids=["untouched", "killed"])
def test_another_process_plays_the_same_night(kills: tuple[str, ...]) -> None:
    def play(hashing: str) -> str:
        command = (sys.executable, "-m", "tests.simulation", "--seed", "5", "--people", "4")
        surroundings = os.environ | {"PYTHONHASHSEED": hashing}
        done = subprocess.run(
            [*command, "--deals", "1", *kills],
            cwd=ROOT,
            env=surroundings,
            check=True,
            capture_output=True,
        )
        return done.stdout.decode().partition(" simulated in ")[0]

    assert play("1") == play("2")


def test_a_bot_that_dies_at_any_moment_of_a_click_comes_back_and_plays_on(tmp_path: Path) -> None:
    async def night(world: World) -> None:
        table = await world.house.evening(2)
        await table.start(**SMALL)
        for number in range(6):
            person, *_ = await table.on_turn()
            hand = await come_on_turn(person, table.room, table.channel_id)
            process = world.bot.process
            assert process
            process.kill_after(1 + 12 * number + world.chance(f"kill {number}").randrange(12))
            await person.begin_press(hand.controls[0])
            await asyncio.sleep(30)
            await world.bot.kill()
            assert not process.alive
            await world.bot.start()
            await asyncio.sleep(5)
        await table.play_on(4)
        await world.house.settle()

    world = World(1, tmp_path)
    world.play(night)
    assert world.bot.starts == 7
    assert "Traceback" not in world.bot.log


def test_time_passes_only_when_nothing_is_left_to_do() -> None:
    loop = SimulatedLoop(Random(1))

    async def wait() -> float:
        await asyncio.sleep(86_400)
        return loop.time()

    assert loop.run_until_complete(wait()) == 86_400
    loop.close()


def test_waiting_for_what_cannot_come_is_found_at_once() -> None:
    loop = SimulatedLoop(Random(1))
    with pytest.raises(Stuck):
        loop.run_until_complete(loop.create_future())
    loop.close()


def test_a_killed_process_does_not_even_clean_up() -> None:
    loop, done = SimulatedLoop(Random(1)), []

    async def work() -> None:
        try:
            await asyncio.sleep(5)
        finally:
            done.append("cleaned up")

    async def kill() -> None:
        process = Process("worker")
        process.begin(work())
        await asyncio.sleep(1)
        process.kill()
        await asyncio.sleep(10)
        assert not done

    loop.run_until_complete(kill())
    loop.close()
