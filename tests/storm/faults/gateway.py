"""Faults of the gateway: connections that drop, are refused, or may not go on."""

from __future__ import annotations

from random import Random

from tests.storm.scene import Scene

CODES = (1001, 1006, 4000, 4007, 4009)


async def dropped(scene: Scene, lot: Random) -> None:
    """The connection is closed; the bot resumes."""
    scene.faults.drop_gateway(lot.choice(CODES))


async def told_to_reconnect(scene: Scene, lot: Random) -> None:
    """Discord asks the bot to connect anew."""
    scene.faults.reconnect()


async def session_forgotten(scene: Scene, lot: Random) -> None:
    """The connection is closed, and the session cannot be resumed."""
    scene.faults.forget_sessions()
    scene.faults.drop_gateway(lot.choice(CODES))


async def refused(scene: Scene, lot: Random) -> None:
    """The connection is closed, and none is let in for some seconds."""
    scene.faults.refuse_gateway(seconds=lot.uniform(1.0, 15.0))
    scene.faults.drop_gateway(lot.choice(CODES))


async def cut_off(scene: Scene, lot: Random) -> None:
    """Nobody reaches Discord anew for some seconds, neither by gateway nor by request."""
    port = int(scene.playground.url.rpartition(":")[2])
    scene.faults.drop_gateway(1001)
    with scene.simulated.loop.network.cut_off(port):
        await scene.clock.sleep(lot.uniform(1.0, 10.0))
