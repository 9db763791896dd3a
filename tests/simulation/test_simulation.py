"""The simulated world: equal seeds give equal nights, regardless of the machine."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.simulation.databases import OnDisk
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.processes import Process
from tests.simulation.world import World

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
SHORT = {
    "preset": "president_basic",
    "house_rules": "players=2..7, deal=fixed, hand_size=4, leftover=discard",
}


async def evening(world: World) -> None:
    """Let two people play a short deal."""
    table = await world.house.evening(2)
    await table.start(**SHORT)
    assert await table.play_on()


def printed(seed: int, folder: Path) -> str:
    """Return the hash of all requests of such an evening."""
    world = World(seed, folder)
    world.play(evening)
    assert len(world.house.playground.journal) > 30
    return world.print_of_requests()


def test_ten_seeds_give_ten_nights_and_each_again_the_same(tmp_path: Path) -> None:
    prints = [printed(seed, tmp_path / str(seed)) for seed in range(10)]
    assert len(set(prints)) == 10
    assert printed(3, tmp_path / "again") == prints[3]


def test_another_process_plays_the_same_night_with_a_bot_that_is_killed() -> None:
    def play(hashing: str) -> str:
        command = (sys.executable, "-m", "tests.simulation", "--seed", "5", "--people", "4")
        surroundings = os.environ | {"PYTHONHASHSEED": hashing}
        done = subprocess.run(
            [*command, "--cards", "4", "--deals", "1", "--kills"],
            cwd=ROOT,
            env=surroundings,
            check=True,
            capture_output=True,
        )
        return done.stdout.decode().partition(" simulated in ")[0]

    assert play("1") == play("2")


def test_time_passes_only_when_nothing_is_left_to_do() -> None:
    loop = SimulatedLoop(Random(1))

    async def wait() -> float:
        await asyncio.sleep(86_400)
        return loop.time()

    assert loop.run_until_complete(wait()) == 86_400
    loop.close()


def test_tasks_that_are_ended_together_end_in_the_order_in_which_they_began() -> None:
    async def ended() -> list[int]:
        order: list[int] = []

        async def work(number: int) -> None:
            try:
                await asyncio.sleep(10)
            finally:
                order.append(number)

        tasks = {asyncio.create_task(work(number)) for number in range(50)}
        await asyncio.sleep(1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    with asyncio.Runner(loop_factory=lambda: SimulatedLoop(Random(0))) as runner:
        assert runner.run(ended()) == [*range(50)]


def test_endless_wait_is_found_at_once() -> None:
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


def test_failed_writes_on_a_full_disk_hinder_no_later_read(
    tmp_path: Path,
) -> None:
    connection = sqlite3.connect(tmp_path / "file.db")
    connection.execute("CREATE TABLE card (rank)")
    disk = OnDisk(connection, is_full=lambda: True, loses_an_answer=lambda: False)
    connection.execute("INSERT INTO card VALUES (3)")
    with pytest.raises(sqlite3.OperationalError, match="disk is full"):
        disk.commit()
    disk.rollback()
    assert connection.execute("SELECT * FROM card").fetchall() == []
    disk.commit()
    connection.close()


def test_committed_write_is_stored_though_the_answer_is_lost(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "file.db")
    connection.execute("CREATE TABLE card (rank)")
    disk = OnDisk(connection, is_full=lambda: False, loses_an_answer=lambda: True)
    connection.execute("INSERT INTO card VALUES (3)")
    with pytest.raises(sqlite3.OperationalError, match="disk I/O error"):
        disk.commit()
    disk.rollback()
    with closing(sqlite3.connect(tmp_path / "file.db")) as other:
        assert other.execute("SELECT * FROM card").fetchall() == [(3,)]
    disk.commit()  # an empty commit, which does not wait for the disk
    connection.close()
