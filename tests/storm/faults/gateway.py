"""Faults of the gateway: connections that drop, are refused, or may not go on."""

from __future__ import annotations

from random import Random

from bot.playground.malformed import FRAMES, VALUES
from tests.storm.scene import Scene, Struck

OF_SESSIONS = ("HELLO", "READY", "RESUMED")
# not CHANNEL_UPDATE: a change of permissions that was lost costs refusals, as it must
OTHERS = ("INTERACTION_CREATE", "GUILD_UPDATE", "THREAD_UPDATE", "CHANNEL_DELETE")
CODES = (1001, 1006, 4000, 4007, 4009)


async def dropped(scene: Scene, lot: Random) -> Struck:
    """The connection is closed; the bot resumes."""
    connected = scene.playground.gateway.connected
    scene.faults.drop_gateway(lot.choice(CODES))
    return connected


async def told_to_reconnect(scene: Scene, lot: Random) -> Struck:
    """Discord asks the bot to connect anew."""
    connected = scene.playground.gateway.connected
    scene.faults.reconnect()
    return connected


async def session_forgotten(scene: Scene, lot: Random) -> Struck:
    """The connection is closed, and the session cannot be resumed."""
    connected = scene.playground.gateway.connected
    scene.faults.forget_sessions()
    scene.faults.drop_gateway(lot.choice(CODES))
    return connected


async def refused(scene: Scene, lot: Random) -> Struck:
    """The connection is closed, and none is let in for some seconds."""
    before, seconds = scene.faults.gateways_refused, lot.uniform(1.0, 15.0)
    scene.faults.refuse_gateway(seconds=seconds)
    scene.faults.drop_gateway(lot.choice(CODES))
    await scene.clock.sleep(seconds)
    return scene.faults.gateways_refused > before


async def malformed_frame(scene: Scene, lot: Random) -> Struck:
    """A frame comes that is no payload of Discord's."""
    return scene.faults.malform_gateway(lot.choice((*FRAMES,)))


async def malformed_event(scene: Scene, lot: Random) -> Struck:
    """The next event of one kind is none that can be read; those of a new session come at once."""
    name = lot.choice((*OF_SESSIONS, *OTHERS))
    armed = scene.faults.malform_event(name, lot.choice((*VALUES,)))
    if name in OF_SESSIONS:
        if lot.random() < 0.5:
            scene.faults.forget_sessions()
        scene.faults.drop_gateway(lot.choice(CODES))
    return armed


async def cut_off(scene: Scene, lot: Random) -> Struck:
    """The bot does not reach Discord for some seconds, neither by gateway nor by request."""
    network, port = scene.simulated.loop.network, int(scene.playground.url.rpartition(":")[2])
    before = network.refused
    with network.cut_off(port):
        await scene.clock.sleep(lot.uniform(1.0, 10.0))
    return network.refused > before
