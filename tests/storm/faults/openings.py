"""Faults of what happens seldom, when a table is opened: so one is closed for each of them."""

from __future__ import annotations

import contextlib
from random import Random

from bot.playground.faults import Armed
from tests.storm.faults.answering import TROUBLES
from tests.storm.faults.places import place_deleted_of
from tests.storm.people import GONE
from tests.storm.scene import Scene, Struck


async def thread_not_opened(scene: Scene, lot: Random) -> Struck:
    """The thread of a table goes, and Discord fails when another is opened for its people."""
    threads = [table for table in scene.tables if table.place.parent_id]
    if not threads:
        return False
    table = lot.choice(threads)
    armed = _fails_somehow(scene, lot, rf"/channels/{table.home.id}/threads")
    await place_deleted_of(scene, table)
    return armed


async def news_not_told(scene: Scene, lot: Random) -> Struck:
    """Somebody asks to be told of tables elsewhere; Discord fails when one opens, and tells."""
    table = scene.table_of_server(lot)
    others = [one for other in scene.tables if other is not table for one in other.people]
    person = lot.choice(others).person
    with contextlib.suppress(*GONE):
        await person.outcome(await person.begin_command(table.home.id, "game notify"))
    armed = _fails_somehow(scene, lot, rf"/channels/{scene.world.dm_with(person.id).id}/messages$")
    await place_deleted_of(scene, table)
    return armed


def _fails_somehow(scene: Scene, lot: Random, path: str) -> Armed:
    """The next few times that something is made there, it is refused, or its answer lost."""
    faults, times, effect = scene.faults, lot.randint(1, 2), lot.random() < 0.5
    kind = lot.choice(("fails", "hangs", "breaks off", "limited"))
    if kind == "hangs":
        return faults.hang("POST", path, times=times, effect=effect)
    if kind == "breaks off":
        return faults.lose("POST", path, times=times, effect=effect)
    if kind == "limited":
        return faults.next("POST", path, 429, times=times, retry_after=lot.choice((0.2, 5.0)))
    return faults.next("POST", path, lot.choice(TROUBLES), times=times, effect=effect)
