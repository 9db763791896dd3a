"""What a storm has come to: all that must not be, counted from what people saw and what is stored.

Nothing is taken from the bot but its database and its log.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial

from bot.store import Store
from tests.night import guarding, judging
from tests.night.mentioning import strange
from tests.night.reading import controls, words
from tests.night.secrecy import IN_LOGS
from tests.night.sitting import Sitting
from tests.storm.acknowledged import unstored
from tests.storm.kinds import KILLS
from tests.storm.lost_turns import lost_turns
from tests.storm.refusals import refusals, refused_on_purpose
from tests.storm.said_twice import said_twice
from tests.storm.scene import Scene
from tests.storm.tables import StormTable

_ENTRY = re.compile(r"^\d{4}-\d\d-\d\d [\d:,]+ ", re.MULTILINE)
_ERROR = re.compile(r"[\w.]+(?::|$)")
_GREETING = {"opentable", "practise", "browse"}  # its buttons; a closed table has the first alone


@dataclass
class Verdict:
    """Findings by what is wrong; a storm that was borne has none."""

    kills: int = 0
    struck: Counter[str] = field(default_factory=Counter)  # how often each kind hit something
    drawn: Counter[str] = field(default_factory=Counter)  # how often it was tried
    starts: int = 0
    deals: int = 0
    turns: int = 0
    requests: int = 0
    seconds: float = 0.0  # of simulated time
    refused: Counter[int] = field(default_factory=Counter)  # requests on purpose, by status
    findings: dict[str, list[str]] = field(default_factory=dict)

    @property
    def bad(self) -> int:
        """How many things are wrong."""
        return sum(map(len, self.findings.values()))

    @property
    def faults(self) -> int:
        """How many faults struck something, beside the kills."""
        return sum(times for kind, times in self.struck.items() if kind not in KILLS)

    def __str__(self) -> str:
        lines = [
            f"{self.kills} kills, {self.faults} other faults, {self.starts} starts, {self.deals} "
            f"deals, {self.turns} turns, {self.requests} requests, {self.seconds:.0f} s simulated",
            *(f"{len(found):5} {what}" for what, found in self.findings.items()),
        ]
        for what, found in self.findings.items():
            lines += [f"\n{what}:", *found[:20]] if found else []
        return "\n".join(lines)


async def judge(scene: Scene, store: Store, stuck: list[StormTable]) -> Verdict:
    """Everything about a storm that is over."""
    bot, sittings = scene.simulated.bot, [await table.sitting(store) for table in scene.tables]
    shown = [
        replace(sitting, clickers=[*table.by_pictures()])
        for table, sitting in zip(scene.tables, sittings, strict=True)
    ]
    verdict = Verdict(scene.keeper.kills, scene.struck, scene.drawn, starts=bot.starts)
    verdict.deals = sum(len(sitting.stored) for sitting in sittings)
    verdict.turns = sum(sum(table.progress()) for table in scene.tables)
    verdict.requests = len(scene.playground.journal)
    verdict.refused = refused_on_purpose(scene)
    limited, invalid, malformed = refusals(scene)
    verdict.findings = {
        "acknowledged plays lost": [
            lost
            for table, sitting in zip(scene.tables, sittings, strict=True)
            for one in table.people
            for lost in unstored(one.person, one.told(), sitting.stored)
        ],
        "hands changed": [
            *_each(shown, judging.strange_hands),
            *_each(shown, judging.shown_again),
            *_each(sittings, partial(judging.miscounted, named=False)),
        ],
        "secrets seen": [*_each(sittings, partial(_leaks, scene)), *IN_LOGS.findall(bot.log)],
        "tables stuck": [*scene.still, *(told for table in stuck for told in _stuck(table))],
        "tracebacks": tracebacks(bot.log),
        "answers of 429": limited,
        "invalid requests": invalid,
        "malformed requests": [*malformed, *_mentions(scene)],
        "turns lost": [
            lost
            for table, sitting in zip(scene.tables, sittings, strict=True)
            for lost in lost_turns(scene, table.people, sitting)
        ],
        "said twice": [*said_twice(scene)],
        "hellos said again": [*_hellos(scene)],
        "ends of the bot by itself": scene.keeper.failed,
    }
    return verdict


def _each(sittings: Iterable[Sitting], check: Callable[[Sitting], Iterable[str]]) -> Iterator[str]:
    for sitting in sittings:
        try:
            yield from check(sitting)
        except (AssertionError, LookupError, ValueError) as error:
            yield f"at {sitting.room.name}: {type(error).__name__} {error}"


def _mentions(scene: Scene) -> Iterator[str]:
    """Requests that notify somebody and are no ping.

    Somebody without a name is none: names cannot be learned while nothing can be stored.
    """
    return (one for one in strange(scene.playground.journal) if one.startswith("mentions"))


def _hellos(scene: Scene) -> Iterator[str]:
    """Servers that were greeted more than once, however often they removed the bot."""
    world, said = scene.world, dict[str, set[str]]()  # the ids of what was said, by server
    for seen in (seen for table in scene.tables for seen in table.host.person.seen):
        place = world.channels.get(seen.channel_id)
        offered = {control.act for control in controls(seen.body)} if place else set[str]()
        if place and place.guild_id and seen.kind == "message" and offered >= _GREETING:
            said.setdefault(place.guild_id, set()).add(seen.body["id"])
    yield from (
        f"{world.guilds[one].name}: {len(ids)}" for one, ids in said.items() if len(ids) > 1
    )


def _leaks(scene: Scene, sitting: Sitting) -> Iterator[str]:
    """What is shown in the channels of other tables is judged there."""
    people = [*sitting.people]
    elsewhere = {
        place.id
        for table in scene.tables
        if table.host.person not in people
        for place in table.places
    }
    return guarding.leaks(sitting, elsewhere) if sitting.stored else iter(())


def _stuck(table: StormTable) -> Iterator[str]:
    """What everybody there sees, for whoever looks into it."""
    yield f"{table.place.name}: {table.setting}, turns {table.progress()}"
    for one in table.people:
        acts = [control.act for control in one.hand()]
        seen = words(one.table() or {})[:300].replace("\n", " / ")
        yield f"  {one.person.name} pinged {bool(one.ping())}, hand {acts}, table: {seen}"


def tracebacks(log: str) -> list[str]:
    """One line for each: what was logged, and the error at its end."""
    found = []
    for entry in _ENTRY.split(log):
        if "Traceback (most recent call last)" in entry:
            lines = [line.lstrip(" |+-") for line in entry.split("\n")]
            errors = [line for line in lines[1:] if _ERROR.match(line)]
            found.append(f"{lines[0]}: {errors[-1][:200] if errors else ''}")
    return found
