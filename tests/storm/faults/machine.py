"""Faults of the bot's own machine: its process, its disk, its database and its clock."""

from __future__ import annotations

import sqlite3
from random import Random

from tests.storm.scene import Scene

MOST_ASKED = 150  # requests and queries until it dies: some steps of a table


async def killed(scene: Scene, lot: Random) -> None:
    """It dies at once, and is started anew after a while."""
    await scene.keeper.kill(down=lot.uniform(0.1, 8.0))


async def killed_in_mid_step(scene: Scene, lot: Random) -> None:
    """It dies as soon as it has asked the world outside for so many things more."""
    await scene.keeper.kill(down=lot.uniform(0.1, 8.0), asking=lot.randint(1, MOST_ASKED))


async def killed_twice(scene: Scene, lot: Random) -> None:
    """It dies, and again while it starts."""
    await scene.keeper.kill(down=lot.uniform(0.1, 2.0))
    await scene.keeper.kill(down=lot.uniform(0.1, 2.0), asking=lot.randint(1, MOST_ASKED))


async def stopped(scene: Scene, lot: Random) -> None:
    """It is asked to stop, and started anew."""
    await scene.keeper.stop(down=lot.uniform(0.1, 8.0))


async def clock_set(scene: Scene, lot: Random) -> None:
    """The machine's clock jumps by up to a day, on or back."""
    scene.simulated.machine.set_by = lot.choice((-1, 1)) * lot.choice((1.0, 60.0, 3600.0, 86400.0))


async def disk_full(scene: Scene, lot: Random) -> None:
    """For some seconds nothing more can be written."""
    scene.simulated.machine.full = True
    await scene.clock.sleep(lot.uniform(1.0, 12.0))
    scene.simulated.machine.full = False


async def database_locked(scene: Scene, lot: Random) -> None:
    """Another program holds the database for some seconds, such as one that makes a copy."""
    file = scene.simulated.bot.data / "gamenight.db"
    other = sqlite3.connect(file, isolation_level=None, timeout=0)
    try:
        other.execute("BEGIN IMMEDIATE")
        await scene.clock.sleep(lot.uniform(1.0, 12.0))
        other.rollback()
    except sqlite3.OperationalError:
        return  # the bot writes at this very moment, or another one holds it
    finally:
        other.close()
