"""The verdict of a storm: its findings, counted from what people saw and from what is stored.

Of the bot itself, only its database and its log are read.
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
_GREETING = {"opentable", "practise", "browse"}  # its acts; a closed table has only the first


@dataclass
class Verdict:
    """The counts of a storm, and its findings by kind; a storm that was borne has no findings."""

    kills: int = 0
    struck: Counter[str] = field(default_factory=Counter)  # faults that hit something, by kind
    drawn: Counter[str] = field(default_factory=Counter)  # faults that were tried, by kind
    starts: int = 0
    deals: int = 0
    turns: int = 0
    requests: int = 0
    seconds: float = 0.0  # of simulated time
    refused: Counter[int] = field(default_factory=Counter)  # requests on purpose, by status
    findings: dict[str, list[str]] = field(default_factory=dict)

    @property
    def bad(self) -> int:
        """The number of findings."""
        return sum(map(len, self.findings.values()))

    @property
    def faults(self) -> int:
        """The number of faults that struck something, without the kills."""
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
    """Return the verdict of a storm that is over; at `stuck` tables people do not play again."""
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
    """Yield each request that mentions a person and is no ping.

    A player without a name is no finding: the bot learns no names while it cannot store anything.
    """
    return (one for one in strange(scene.playground.journal) if one.startswith("mentions"))


def _hellos(scene: Scene) -> Iterator[str]:
    """Yield servers that were greeted more than once, even if the bot was removed in between."""
    world, said = scene.world, dict[str, set[str]]()  # ids of greetings, by server
    for seen in (seen for table in scene.tables for seen in table.host.person.seen):
        place = world.channels.get(seen.channel_id)
        offered = {control.act for control in controls(seen.body)} if place else set[str]()
        if place and place.guild_id and seen.kind == "message" and offered >= _GREETING:
            said.setdefault(place.guild_id, set()).add(seen.body["id"])
    yield from (
        f"{world.guilds[one].name}: {len(ids)}" for one, ids in said.items() if len(ids) > 1
    )


def _leaks(scene: Scene, sitting: Sitting) -> Iterator[str]:
    """Yield cards shown to people who may not know them.

    The channels of other tables do not count: they are judged with those tables.
    """
    people = [*sitting.people]
    elsewhere = {
        place.id
        for table in scene.tables
        if table.host.person not in people
        for place in table.places
    }
    return guarding.leaks(sitting, elsewhere) if sitting.stored else iter(())


def _stuck(table: StormTable) -> Iterator[str]:
    """Yield lines that say what each person at a stuck table sees, to find the cause."""
    yield f"{table.place.name}: {table.setting}, turns {table.progress()}"
    for one in table.people:
        acts = [control.act for control in one.hand()]
        seen = words(one.table() or {})[:300].replace("\n", " / ")
        yield f"  {one.person.name} pinged {bool(one.ping())}, hand {acts}, table: {seen}"


def tracebacks(log: str) -> list[str]:
    """Return one line for each traceback: the first line of its log entry, and the error."""
    found = []
    for entry in _ENTRY.split(log):
        if "Traceback (most recent call last)" in entry:
            lines = [line.lstrip(" |+-") for line in entry.split("\n")]
            errors = [line for line in lines[1:] if _ERROR.match(line)]
            found.append(f"{lines[0]}: {errors[-1][:200] if errors else ''}")
    return found
