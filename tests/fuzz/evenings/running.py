"""Evenings drawn by a seed, several in each simulated world, and the findings in them."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rules.catalogue import problems
from rules.catalogue.presets import PRESETS
from tests.fuzz.evenings.books import Books
from tests.fuzz.evenings.checks import wrong
from tests.fuzz.evenings.evening import Evening
from tests.night.people import Person
from tests.simulation.world import World

TOGETHER = 20  # evenings in a row in one simulated world
GUESTS = ("Ana", "Ben", "Chi", "Dev", "Eve", "Fay")
STEPS = (10, 50)
SHORT = 0.4  # share of the matches that end with the first point or deal


@dataclass(frozen=True)
class Finding:
    """A fault, with the command that plays its evenings again."""

    said: str
    command: str

    def __str__(self) -> str:
        return f"{self.said}\n    {self.command}"


def command(seed: str, first: int, evenings: int) -> str:
    """Return the command that plays these evenings again."""
    return f"python -m tests.fuzz evenings --seed {seed} --first {first} --evenings {evenings}"


def preset_of(seed: str, number: int) -> str:
    """Return the preset of an evening: all presets in turn, in an order drawn by the seed."""
    order = sorted(PRESETS)
    Random(seed).shuffle(order)
    return order[number % len(order)]


def run(
    seed: str, evenings: int, first: int = 0, counts: Counter[str] | None = None
) -> Iterator[Finding]:
    """Play so many evenings from number `first` on, and yield the findings.

    `counts` receives the number of evenings, deals, departures and presses.
    """
    counts = Counter() if counts is None else counts
    for start in range(first, first + evenings, TOGETHER):
        numbers = range(start, min(start + TOGETHER, first + evenings))
        again = command(seed, start, len(numbers))
        with tempfile.TemporaryDirectory() as folder:
            world = World(Random(f"{seed} {start}").randrange(2**32), Path(folder))
            try:
                for said in _one_world(world, seed, numbers, counts):
                    yield Finding(said, again)
            except Exception as error:  # a night that breaks is a finding as well
                yield Finding(f"the night broke off: {type(error).__name__}: {error}", again)


def _one_world(world: World, seed: str, numbers: Sequence[int], counts: Counter[str]) -> list[str]:
    async def night(here: World) -> list[str]:
        people = [await here.house.person(name) for name in GUESTS]
        books = Books(here.bot.data / "gamenight.db")
        found: list[str] = []
        for person in people[1:]:  # most people get words, because pictures take long
            await _in_words(person, here.house.room().id)
        for number in numbers:
            evening = await _evening(here, books, people, seed, number)
            counts["evenings"] += 1
            counts.update(evening.acts)
            counts["departures"] += len(evening.departures)
            counts["deals"] += sum(len(books.deals(table)) for table in evening.tables)
            said = " ".join(evening.options.values())
            found += [f"evening {number} ({said}): {one}" for one in wrong(evening)]
        if "Traceback" in here.bot.log:
            at = here.bot.log.index("Traceback")
            found.append(f"a traceback: {here.bot.log[max(0, at - 300) : at + 1500]}")
        return found

    return world.play(night)


async def _in_words(person: Person, channel_id: str) -> None:
    await person.type_command(channel_id, "settings")
    await person.click("Words", channel_id)


async def _evening(
    here: World, books: Books, people: list[Person], seed: str, number: int
) -> Evening:
    chance = Random(f"{seed} evening {number}")
    order = chance.sample(people, len(people))
    options = {"preset": preset_of(seed, number)}
    if chance.random() < SHORT and not problems(options["preset"], {"match_target": "1"}):
        options["match_target"] = "1"
    evening = Evening(books, here.house.room(), order, chance, options)
    await evening.play(chance.randint(1, 5), chance.randint(*STEPS))
    return evening
