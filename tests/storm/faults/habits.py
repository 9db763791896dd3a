"""What people do that a bot must bear: they close their doors, and fall asleep."""

from __future__ import annotations

from random import Random

from bot.discord import limits
from tests.storm.scene import Scene, Struck


async def door_closed(scene: Scene, lot: Random) -> Struck:
    """Somebody takes no direct messages for a while; each of their tables may find out."""
    person = scene.world.people[lot.choice(scene.table(lot).people).person.id]
    was_open = person.dms_open
    scene.faults.closed_dms(person)
    with scene.excused({limits.NO_DMS}, scene.world.dm_with(person.id).id):
        await scene.clock.sleep(lot.uniform(5.0, 60.0))
    scene.faults.closed_dms(person, closed=False)
    return was_open


async def away(scene: Scene, lot: Random) -> Struck:
    """Somebody does not look for some minutes: the clock runs out, and a computer plays on."""
    lot.choice(scene.table(lot).people).go_away(scene.clock.now() + lot.uniform(20.0, 200.0))
    return True
