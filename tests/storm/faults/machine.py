"""Faults of the bot's own machine: its process, its disk, its database and its clock."""

from __future__ import annotations

import sqlite3
from random import Random

from tests.storm.scene import Scene, Struck

MOST_ASKED = 150  # requests and queries until the process dies: some steps of a table


async def killed(scene: Scene, lot: Random) -> Struck:
    """Kill the bot at once, and start it anew after a while."""
    return await scene.keeper.kill(down=lot.uniform(0.1, 8.0))


async def killed_in_mid_step(scene: Scene, lot: Random) -> Struck:
    """Kill the bot at one of its next 150 requests and queries, and start it anew."""
    return await scene.keeper.kill(down=lot.uniform(0.1, 8.0), asking=lot.randint(1, MOST_ASKED))


async def killed_twice(scene: Scene, lot: Random) -> Struck:
    """Kill the bot, and again while it starts or soon after."""
    once = await scene.keeper.kill(down=lot.uniform(0.1, 2.0))
    again = await scene.keeper.kill(down=lot.uniform(0.1, 2.0), asking=lot.randint(1, MOST_ASKED))
    return once and again


async def stopped(scene: Scene, lot: Random) -> Struck:
    """Ask the bot to stop, and start it anew after a while."""
    return await scene.keeper.stop(down=lot.uniform(0.1, 8.0))


async def clock_set(scene: Scene, lot: Random) -> Struck:
    """Set the clock of the machine wrong by up to a day, fast or slow."""
    machine = scene.simulated.machine
    before = machine.set_by
    machine.set_by = lot.choice((-1, 1)) * lot.choice((1.0, 60.0, 3600.0, 86400.0))
    return machine.set_by != before


async def disk_full(scene: Scene, lot: Random) -> Struck:
    """Fill the disk for some seconds, so that nothing more can be written."""
    machine = scene.simulated.machine
    before, machine.full = machine.unwritten, True
    await scene.clock.sleep(lot.uniform(1.0, 12.0))
    machine.full = False
    return machine.unwritten > before


async def commit_in_doubt(scene: Scene, lot: Random) -> Struck:
    """Let the next one or two commits store their data, but report a failure to the bot."""
    machine = scene.simulated.machine
    before, machine.losing = machine.lost, lot.randint(1, 2)
    await scene.clock.sleep(lot.uniform(1.0, 12.0))
    machine.losing = 0
    return machine.lost > before


async def database_locked(scene: Scene, lot: Random) -> Struck:
    """Lock the database for some seconds, as another program does that makes a copy."""
    before = scene.simulated.machine.locked_out
    file = scene.simulated.bot.data / "gamenight.db"
    other = sqlite3.connect(file, isolation_level=None, timeout=0)
    try:
        other.execute("BEGIN IMMEDIATE")
        await scene.clock.sleep(lot.uniform(1.0, 12.0))
        other.rollback()
    except sqlite3.OperationalError:
        return False  # the bot is writing, or another connection holds the lock
    finally:
        other.close()
    return scene.simulated.machine.locked_out > before
