"""What a storm consists of, drawn from a seed: its tables, and what strikes when.

A plan can be written down and read again, to make a storm that found something shorter by hand.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from random import Random

from rules.catalogue import build, problems
from rules.catalogue.presets import PRESETS
from tests.fuzz.games import drawn
from tests.storm.kinds import KILLS, WEIGHTS

PEOPLE = (2, 5)  # at a table, where its game takes so many
MOST_CARDS = 108  # of a game: larger ones take long and show nothing more
MOST_SEATS = 7
SHORT = {"deal": "fixed", "hand_size": "5", "leftover": "discard"}
FAMILIES: dict[str, tuple[str, dict[str, str]]] = {  # each storm goes through them in turn
    "pr": ("president_basic", {"players": "2..5", **SHORT}),
    "bt": ("bigtwo_basic", {}),
    "df": ("daifugo_denexa", {"players": "3..5", **SHORT}),
    "th": ("thirteen_denexa", {}),
    "dd": ("doudizhu_denexa", {}),
    "b3": ("bigthree_denexa", {}),
}
"""A short game of each family."""
ORDER = sorted(PRESETS, key=lambda preset: Random(preset).random())  # mixes families
NAMED = 5  # presets in that order are for one seed, those that follow for the next


@dataclass(frozen=True)
class Setting:
    """One table: what is played there, by how many people and computers, and whether in a thread.

    `words` is how many of them want no pictures. A private one is somebody's who practises alone,
    in direct messages.
    """

    preset: str
    house_rules: str
    people: int
    computers: int
    thread: bool
    words: int
    private: bool = False


@dataclass(frozen=True)
class Strike:
    """A fault of this kind, so many seconds after the beginning; `lot` decides all else of it."""

    at: float
    kind: str
    lot: int


@dataclass(frozen=True)
class Plan:
    """A whole storm; `seed` is that of the world around it."""

    seed: int
    seconds: float
    tables: tuple[Setting, ...]
    strikes: tuple[Strike, ...]

    @property
    def kills(self) -> int:
        """How many of its faults end the bot."""
        return sum(strike.kind in KILLS for strike in self.strikes)

    def text(self) -> str:
        """As JSON, to be kept."""
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str) -> Plan:
        """The plan that was written down so."""
        kept = json.loads(text)
        tables = tuple(Setting(**one) for one in kept["tables"])
        strikes = tuple(Strike(**one) for one in kept["strikes"])
        return replace(cls(**kept), tables=tables, strikes=strikes)


def plan(seed: int, hours: float, kills: int, faults: int, tables: int = 0) -> Plan:
    """The storm of this seed, which lasts so long; 2 to 6 tables, or so many, and a private one."""
    chance, seconds = Random(f"{seed} plan"), hours * 3600
    count = tables or chance.randint(2, 6)
    settings = [_setting(chance, seed, number) for number in range(count)]
    private = _private(Random(f"{seed} private"), seed)
    ends, others = ((KILLS, kills), (WEIGHTS, faults))
    strikes = [*_strikes(chance, *ends, seconds), *_strikes(chance, *others, seconds)]
    return Plan(seed, seconds, (*settings, private), tuple(sorted(strikes, key=lambda one: one.at)))


def _strikes(
    chance: Random, weights: Mapping[str, float], count: int, seconds: float
) -> list[Strike]:
    """So many, spread over the time; each kind once before any is drawn by its weight."""
    kinds = sorted(weights)
    chance.shuffle(kinds)
    more = chance.choices(kinds, [weights[kind] for kind in kinds], k=max(0, count - len(kinds)))
    return [
        Strike(round(chance.uniform(0, seconds), 1), kind, chance.randrange(1 << 30))
        for kind in [*kinds, *more][:count]
    ]


def _setting(chance: Random, seed: int, number: int) -> Setting:
    """The first table plays the short game of a family, the others presets with any rules.

    Seeds that follow one another go through all of both.
    """
    preset, changed = [*FAMILIES.values()][seed % len(FAMILIES)]
    if number:
        preset, changed = _with_any_rules(chance, ORDER[(seed * NAMED + number) % len(ORDER)])
    seats = build(preset, changed).seats
    people = min(chance.randint(*PEOPLE), seats.stop - 1)
    computers = max(0, seats.start - people)
    if people + computers < min(seats.stop - 1, MOST_SEATS):
        computers += chance.randint(0, 1)
    house_rules = ", ".join(f"{key}={value}" for key, value in changed.items())
    thread, words = chance.random() < 0.3, chance.randint(0, people - 1)
    return Setting(preset, house_rules, people, computers, thread, words)


def _private(chance: Random, seed: int) -> Setting:
    """Somebody who practises by the usual rules of a preset."""
    preset = ORDER[seed * NAMED % len(ORDER)]
    seats = build(preset).seats
    computers = max(seats.start - 1, min(chance.randint(1, 3), seats.stop - 2))
    return Setting(preset, "", 1, computers, thread=False, words=0, private=True)


def _with_any_rules(chance: Random, preset: str) -> tuple[str, dict[str, str]]:
    """This preset with house rules that go together, if it is not too large then."""
    while True:
        game = drawn("storm", chance.randrange(1 << 30), (preset,))
        typed = {key: value for key, value in game.changed.items() if "{" not in value}
        if problems(preset, typed):
            continue
        rules = build(preset, typed)
        if rules.seats.start <= MOST_SEATS and rules.pack.bit_count() <= MOST_CARDS:
            return preset, typed
