"""Faults of the gateway: dropped and refused connections, lost sessions, malformed data."""

from __future__ import annotations

from random import Random

from bot.playground.malformed import FRAMES, VALUES
from tests.storm.scene import Scene, Struck

OF_SESSIONS = ("HELLO", "READY", "RESUMED")
# without CHANNEL_UPDATE: a lost change of permissions leads to refusals in any case
OTHERS = ("INTERACTION_CREATE", "GUILD_UPDATE", "THREAD_UPDATE", "CHANNEL_DELETE")
CODES = (1001, 1006, 4000, 4007, 4009)


async def dropped(scene: Scene, lot: Random) -> Struck:
    """Close the connection; the bot can resume its session."""
    connected = scene.playground.gateway.connected
    scene.faults.drop_gateway(lot.choice(CODES))
    return connected


async def told_to_reconnect(scene: Scene, lot: Random) -> Struck:
    """Ask the bot to connect anew, as Discord does."""
    connected = scene.playground.gateway.connected
    scene.faults.reconnect()
    return connected


async def session_forgotten(scene: Scene, lot: Random) -> Struck:
    """Close the connection, and forget the session, so that the bot cannot resume it."""
    connected = scene.playground.gateway.connected
    scene.faults.forget_sessions()
    scene.faults.drop_gateway(lot.choice(CODES))
    return connected


async def refused(scene: Scene, lot: Random) -> Struck:
    """Close the connection, and refuse new ones for some seconds."""
    before, seconds = scene.faults.gateways_refused, lot.uniform(1.0, 15.0)
    scene.faults.refuse_gateway(seconds=seconds)
    scene.faults.drop_gateway(lot.choice(CODES))
    await scene.clock.sleep(seconds)
    return scene.faults.gateways_refused > before


async def malformed_frame(scene: Scene, lot: Random) -> Struck:
    """Send a frame that is not a payload of Discord."""
    return scene.faults.malform_gateway(lot.choice((*FRAMES,)))


async def malformed_event(scene: Scene, lot: Random) -> Struck:
    """Malform the next event of one name; reconnect the bot if the event begins a connection."""
    name = lot.choice((*OF_SESSIONS, *OTHERS))
    armed = scene.faults.malform_event(name, lot.choice((*VALUES,)))
    if name in OF_SESSIONS:
        if lot.random() < 0.5:
            scene.faults.forget_sessions()
        scene.faults.drop_gateway(lot.choice(CODES))
    return armed


async def cut_off(scene: Scene, lot: Random) -> Struck:
    """Cut the bot off from Discord for some seconds, both from the gateway and from requests."""
    network, port = scene.simulated.loop.network, int(scene.playground.url.rpartition(":")[2])
    before = network.refused
    with network.cut_off(port):
        await scene.clock.sleep(lot.uniform(1.0, 10.0))
    return network.refused > before
