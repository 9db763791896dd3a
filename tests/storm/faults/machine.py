"""Faults of the bot's own machine: its process, its disk, its database and its clock."""

from __future__ import annotations

import sqlite3
from random import Random

from tests.storm.scene import Scene, Struck

MOST_ASKED = 150  # requests and queries until it dies: some steps of a table


async def killed(scene: Scene, lot: Random) -> Struck:
    """It dies at once, and is started anew after a while."""
    return await scene.keeper.kill(down=lot.uniform(0.1, 8.0))


async def killed_in_mid_step(scene: Scene, lot: Random) -> Struck:
    """It dies as soon as it has asked the world outside for so many things more."""
    return await scene.keeper.kill(down=lot.uniform(0.1, 8.0), asking=lot.randint(1, MOST_ASKED))


async def killed_twice(scene: Scene, lot: Random) -> Struck:
    """It dies, and again while it starts."""
    once = await scene.keeper.kill(down=lot.uniform(0.1, 2.0))
    again = await scene.keeper.kill(down=lot.uniform(0.1, 2.0), asking=lot.randint(1, MOST_ASKED))
    return once and again


async def stopped(scene: Scene, lot: Random) -> Struck:
    """It is asked to stop, and started anew."""
    return await scene.keeper.stop(down=lot.uniform(0.1, 8.0))


async def clock_set(scene: Scene, lot: Random) -> Struck:
    """The machine's clock jumps by up to a day, on or back."""
    machine = scene.simulated.machine
    before = machine.set_by
    machine.set_by = lot.choice((-1, 1)) * lot.choice((1.0, 60.0, 3600.0, 86400.0))
    return machine.set_by != before


async def disk_full(scene: Scene, lot: Random) -> Struck:
    """For some seconds nothing more can be written."""
    machine = scene.simulated.machine
    before, machine.full = machine.unwritten, True
    await scene.clock.sleep(lot.uniform(1.0, 12.0))
    machine.full = False
    return machine.unwritten > before


async def commit_in_doubt(scene: Scene, lot: Random) -> Struck:
    """The next commit or two store what they should, but the bot is told that they failed."""
    machine = scene.simulated.machine
    before, machine.losing = machine.lost, lot.randint(1, 2)
    await scene.clock.sleep(lot.uniform(1.0, 12.0))
    machine.losing = 0
    return machine.lost > before


async def database_locked(scene: Scene, lot: Random) -> Struck:
    """Another program holds the database for some seconds, such as one that makes a copy."""
    before = scene.simulated.machine.locked_out
    file = scene.simulated.bot.data / "gamenight.db"
    other = sqlite3.connect(file, isolation_level=None, timeout=0)
    try:
        other.execute("BEGIN IMMEDIATE")
        await scene.clock.sleep(lot.uniform(1.0, 12.0))
        other.rollback()
    except sqlite3.OperationalError:
        return False  # the bot writes at this very moment, or another one holds it
    finally:
        other.close()
    return scene.simulated.machine.locked_out > before
