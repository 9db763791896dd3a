"""``python -m tests.simulation --seed 7``: play a night of five people; print a line about it."""

from __future__ import annotations

import tempfile
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random

from tests.night.evening import Evening
from tests.simulation.world import World

clock = time.perf_counter


async def night(world: World, asked: Namespace) -> Evening:
    """Play the deals of one night; with `--kills`, kill and restart the bot in each of them."""
    evening = await world.house.evening(asked.people)
    cards = f"deal=fixed, hand_size={asked.cards}, leftover=discard" if asked.cards else ""
    await evening.start(preset="president_comp303", **({"house_rules": cards} if cards else {}))
    for number in range(asked.deals):
        if number:
            await evening.begin_deal("Next deal")
        await evening.play_on(asked.people)
        if asked.kills:
            await world.bot.kill()
            await world.bot.start()
        await evening.play_on()
    return evening


def play(seed: int, asked: Namespace) -> str:
    """Play one night and return one line about it."""
    with tempfile.TemporaryDirectory() as folder:
        world, began = World(seed, Path(folder)), clock()
        evening = world.play(lambda here: night(here, asked))
        took = clock() - began
    if asked.journal:
        Path(asked.journal).write_text("\n".join(map(repr, world.house.playground.journal)))
    requests = len(world.house.playground.journal)
    return (
        f"seed {seed}: {world.print_of_requests()[:16]}, {requests} requests,"
        f" {len(evening.deeds)} deeds, {world.loop.time():.0f} s simulated in {took:.1f} s"
    )


def main() -> None:
    """Play the nights that the command line asks for."""
    parser = ArgumentParser()
    parser.add_argument("--seed", type=int, default=Random().randrange(10**6))
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--cards", type=int, default=0, help="in each hand; 0 deals all")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--nights", type=int, default=1)
    parser.add_argument("--kills", action="store_true")
    parser.add_argument("--journal", default="", help="a file for the requests of the last night")
    asked = parser.parse_args()
    for seed in range(asked.seed, asked.seed + asked.nights):
        print(play(seed, asked), flush=True)


if __name__ == "__main__":
    main()
