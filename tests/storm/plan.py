"""The plan of a storm, drawn from a seed: its tables, and which fault strikes at which time.

A plan can be written down and read again, so that a storm with a finding can be shortened by hand.
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

PEOPLE = (2, 5)  # people at a table, where its game takes so many
MOST_CARDS = 108  # cards of a game: larger games take long and show nothing more
MOST_SEATS = 7
SHORT = {"deal": "fixed", "hand_size": "5", "leftover": "discard"}
FAMILIES: dict[str, tuple[str, dict[str, str]]] = {  # the next seed has the next family
    "pr": ("president_basic", {"players": "2..5", **SHORT}),
    "bt": ("bigtwo_basic", {}),
    "df": ("daifugo_denexa", {"players": "3..5", **SHORT}),
    "th": ("thirteen_denexa", {}),
    "dd": ("doudizhu_denexa", {}),
    "b3": ("bigthree_denexa", {}),
}
"""A short game of each family."""
ORDER = sorted(PRESETS, key=lambda preset: Random(preset).random())  # mixes the families
NAMED = 5  # presets of `ORDER` for each seed; the next seed has those that follow


@dataclass(frozen=True)
class Setting:
    """One table: its game, the numbers of its people and computers, and whether it is in a thread.

    `words` is the number of people who want no pictures. A private table belongs to one person, who
    practices alone in direct messages.
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
    """A fault of one kind, `at` seconds after the beginning; `lot` is the seed of its details."""

    at: float
    kind: str
    lot: int


@dataclass(frozen=True)
class Plan:
    """A whole storm; `seed` is also the seed of the world around it."""

    seed: int
    seconds: float
    tables: tuple[Setting, ...]
    strikes: tuple[Strike, ...]

    @property
    def kills(self) -> int:
        """The number of faults that kill the bot."""
        return sum(strike.kind in KILLS for strike in self.strikes)

    def text(self) -> str:
        """Return the plan as JSON, to be kept."""
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str) -> Plan:
        """Return the plan that was written down as this JSON."""
        kept = json.loads(text)
        tables = tuple(Setting(**one) for one in kept["tables"])
        strikes = tuple(Strike(**one) for one in kept["strikes"])
        return replace(cls(**kept), tables=tables, strikes=strikes)


def plan(seed: int, hours: float, kills: int, faults: int, tables: int = 0) -> Plan:
    """Return the plan of this seed, with a private table and 2 to 6 others, or `tables` of them."""
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
    """Return `count` faults at random times: each kind once, then more drawn by their weights."""
    kinds = sorted(weights)
    chance.shuffle(kinds)
    more = chance.choices(kinds, [weights[kind] for kind in kinds], k=max(0, count - len(kinds)))
    return [
        Strike(round(chance.uniform(0, seconds), 1), kind, chance.randrange(1 << 30))
        for kind in [*kinds, *more][:count]
    ]


def _setting(chance: Random, seed: int, number: int) -> Setting:
    """Return the setting of the table of this number.

    Table 0 plays the short game of a family, the others play presets with any rules. Successive
    seeds go through all families and presets.
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
    """Return the setting of a person who practices by the usual rules of a preset."""
    preset = ORDER[seed * NAMED % len(ORDER)]
    seats = build(preset).seats
    computers = max(seats.start - 1, min(chance.randint(1, 3), seats.stop - 2))
    return Setting(preset, "", 1, computers, thread=False, words=0, private=True)


def _with_any_rules(chance: Random, preset: str) -> tuple[str, dict[str, str]]:
    """Return this preset with random house rules that fit together and keep the game small."""
    while True:
        game = drawn("storm", chance.randrange(1 << 30), (preset,))
        typed = {key: value for key, value in game.changed.items() if "{" not in value}
        if problems(preset, typed):
            continue
        rules = build(preset, typed)
        if rules.seats.start <= MOST_SEATS and rules.pack.bit_count() <= MOST_CARDS:
            return preset, typed
