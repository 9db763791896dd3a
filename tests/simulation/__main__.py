"""``python -m tests.simulation --seed 7``: a night of five people, what it came to and its time."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from tests.night.evening import Evening
from tests.simulation.world import World

clock = time.perf_counter


async def night(world: World, people: int, deals: int, kills: bool) -> Evening:
    """So many deals of people who play on, if asked for with a bot that is killed in each."""
    evening = await world.house.evening(people)
    evening.chance = world.chance("people")
    await evening.start(preset="president_comp303")
    for number in range(deals):
        if number:
            await evening.begin_deal("Next deal")
        await evening.play_on(7)
        if kills:
            await world.bot.kill()
            await world.bot.start()
        await evening.play_on()
    return evening


def play(seed: int, people: int, deals: int, kills: bool, journal: str = "") -> str:
    """One line about one night."""
    with tempfile.TemporaryDirectory() as folder:
        world, began = World(seed, Path(folder)), clock()
        evening = world.play(lambda here: night(here, people, deals, kills))
        took = clock() - began
    if journal:
        Path(journal).write_text("\n".join(map(repr, world.house.playground.journal)))
    requests = len(world.house.playground.journal)
    return (
        f"seed {seed}: {world.print_of_requests()[:16]}, {requests} requests,"
        f" {len(evening.deeds)} deeds, {world.loop.time():.0f} s simulated in {took:.1f} s"
    )


def main() -> None:
    """Play the nights that are asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=Random().randrange(10**6))
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--nights", type=int, default=1)
    parser.add_argument("--kills", action="store_true")
    parser.add_argument("--journal", default="", help="a file for the requests of the last night")
    asked = parser.parse_args()
    for seed in range(asked.seed, asked.seed + asked.nights):
        print(play(seed, asked.people, asked.deals, asked.kills, asked.journal), flush=True)


if __name__ == "__main__":
    main()
