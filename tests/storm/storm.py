"""A storm from beginning to end: the tables, the faults of its plan, the calm, and the verdict."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random

from bot.store import Store
from tests.simulation.world import World
from tests.storm.keeper import Keeper
from tests.storm.kinds import KINDS
from tests.storm.lost_turns import Timekeeper
from tests.storm.plan import Plan, Strike
from tests.storm.practising import private_table
from tests.storm.refusals import LIMITED
from tests.storm.scene import Scene
from tests.storm.standing import Onlooker
from tests.storm.tables import StormTable
from tests.storm.verdict import Verdict, judge

BEFORE = 20.0  # seconds in which tables open before the first fault
CALM = 480.0  # seconds after the last fault until all people must have taken turns again
LAST = 1800.0  # seconds from the begin of the last fault until all faults must be over
LOOKS = 5.0  # seconds between two looks
DOUBTS = 60.0  # seconds until the bot has looked for messages that may stand twice
ENOUGH = 2  # turns that show that a person plays again


async def weather(world: World, plan: Plan) -> Verdict:
    """Play the storm of a plan in this world, and return its verdict."""
    scene = await gathered(world, plan)
    watches = (scene.keeper.watch(), Onlooker(scene).look_on(), Timekeeper(scene).look_on())
    watching = [asyncio.create_task(watch) for watch in watches]
    await world.clock.sleep(BEFORE)
    await _strikes(scene, plan)
    stuck = await calm(scene)
    for task in watching:
        task.cancel()
    await scatter(scene)
    store = await Store.open(world.bot.database, world.clock)
    verdict = await judge(scene, store, stuck)
    await store.close()
    return verdict


async def gathered(world: World, plan: Plan) -> Scene:
    """Return the scene with all people at their tables, who begin to click."""
    scene = Scene(world, Keeper(world.bot), [])
    for number, setting in enumerate(plan.tables):
        chance = world.chance(f"table {number}")
        gather = private_table if setting.private else StormTable.gather
        scene.tables.append(await gather(world.house, setting, number, chance))
    await world.clock.sleep(1.0)
    for table in scene.tables:
        if not table.setting.private:
            await table.allow_any_number()
        await table.choose_words()
        table.begin()
    return scene


async def scatter(scene: Scene) -> None:
    """Stop all clicks, and wait until the bot has finished its requests and resolved doubts."""
    for table in scene.tables:
        await table.end()
    await scene.clock.sleep(DOUBTS)
    await scene.simulated.house.settle()


async def _strikes(scene: Scene, plan: Plan) -> None:
    """Begin each fault at its time, beside those that still last; wait until all are over.

    A fault that is not over `LAST` seconds after the last one began is ended and noted.
    """
    began = scene.clock.now()
    tasks = dict[Strike, asyncio.Task[None]]()
    for strike in plan.strikes:
        await scene.clock.sleep_until(began + strike.at)
        tasks[strike] = asyncio.create_task(_strike(scene, strike))
    with contextlib.suppress(TimeoutError):
        async with scene.clock.deadline(scene.clock.now() + LAST):
            await asyncio.gather(*tasks.values())
    for strike, task in tasks.items():
        if task.cancelled():
            scene.still.append(f"{strike} was not over after {LAST:.0f} s")


async def _strike(scene: Scene, strike: Strike) -> None:
    scene.done.append((strike.kind, await KINDS[strike.kind](scene, Random(strike.lot))))


async def calm(scene: Scene) -> list[StormTable]:
    """End all faults; return the tables at which people do not play again within `CALM` seconds.

    A table does not count if Discord takes no messages in its place for so long.
    """
    scene.faults.clear()
    scene.playground.limits.token_life = type(scene.playground.limits)().token_life
    now = scene.clock.now()
    in_direct = scene.world.quarantine != "all"  # no play there in a full quarantine
    playing = [one for one in scene.tables if in_direct or not one.setting.private]
    before = {table.number: table.progress() for table in scene.tables}

    def waits(table: StormTable) -> bool:
        turns = sum(table.progress()) - sum(before[table.number])
        # the turns of all people together, as one person may wait for a free seat
        return turns < ENOUGH * len(table.people)

    while any(waits(table) for table in playing) and scene.clock.now() < now + CALM:
        await scene.clock.sleep(LOOKS)
    return [table for table in playing if waits(table) and not _unposted(scene, table, now)]


def _unposted(scene: Scene, table: StormTable, since: float) -> bool:
    """Whether a rate limit kept the bot from posting here during the calm that began at `since`."""
    route, until = f"/channels/{table.place.id}/messages", since + CALM
    return table.host.table() is None and any(
        one.at + one.response["retry_after"] > until
        for one in scene.playground.journal
        if (one.method, one.status) == ("POST", LIMITED) and one.asked.endswith(route)
    )


def play(plan: Plan, folder: Path, log: Path | None = None) -> Verdict:
    """Play the storm of this plan, and return its verdict; equal plans give equal storms.

    The log of the bot is written to the file `log`.
    """
    world = World(plan.seed, folder)
    try:
        verdict = world.play(lambda here: weather(here, plan), weathered=True)
    except Exception as error:  # any error, to add the seed of the storm
        error.add_note(f"in the storm of seed {plan.seed}, after {world.loop.time():.0f} s")
        raise
    verdict.seconds = world.loop.time()
    if log:
        log.write_text(world.bot.log)
    return verdict
