"""Faults of opening a table. Tables open seldom, so each fault first deletes a table's place."""

from __future__ import annotations

import contextlib
from random import Random

from bot.playground.faults import Armed
from tests.storm.faults.answering import TROUBLES
from tests.storm.faults.places import place_deleted_of
from tests.storm.people import GONE
from tests.storm.scene import Scene, Struck


async def thread_not_opened(scene: Scene, lot: Random) -> Struck:
    """Delete the thread of a table, and let Discord fail when the bot opens another."""
    threads = [table for table in scene.tables if table.place.parent_id]
    if not threads:
        return False
    table = lot.choice(threads)
    armed = _fails_somehow(scene, lot, rf"/channels/{table.home.id}/threads")
    await place_deleted_of(scene, table)
    return armed


async def news_not_told(scene: Scene, lot: Random) -> Struck:
    """Let a person ask for news of another server's tables, and Discord fail to send the news."""
    table = scene.table_of_server(lot)
    others = [one for other in scene.tables if other is not table for one in other.people]
    person = lot.choice(others).person
    with contextlib.suppress(*GONE):
        await person.outcome(await person.begin_command(table.home.id, "game notify"))
    armed = _fails_somehow(scene, lot, rf"/channels/{scene.world.dm_with(person.id).id}/messages$")
    await place_deleted_of(scene, table)
    return armed


def _fails_somehow(scene: Scene, lot: Random, path: str) -> Armed:
    """Refuse the next one or two POST requests to this path, or lose their answers."""
    faults, times, effect = scene.faults, lot.randint(1, 2), lot.random() < 0.5
    kind = lot.choice(("fails", "hangs", "breaks off", "limited"))
    if kind == "hangs":
        return faults.hang("POST", path, times=times, effect=effect)
    if kind == "breaks off":
        return faults.lose("POST", path, times=times, effect=effect)
    if kind == "limited":
        return faults.next("POST", path, 429, times=times, retry_after=lot.choice((0.2, 5.0)))
    return faults.next("POST", path, lot.choice(TROUBLES), times=times, effect=effect)
