"""What a storm consists of, drawn from a seed: its tables, and what strikes when.

A plan can be written down and read again, so that a storm that found something can be kept as it
was although seeds draw otherwise once there is a kind of fault more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from random import Random

from rules.catalogue import build, problems
from tests.fuzz.games import drawn
from tests.storm.kinds import KILLS, WEIGHTS

PEOPLE = (2, 5)  # at a table, where its game takes so many
MOST_CARDS = 54  # of a game, and seats: larger ones take long and show nothing more
MOST_SEATS = 5
SHORT = {"deal": "fixed", "hand_size": "5", "leftover": "discard"}
FAMILIES: dict[str, tuple[str, dict[str, str]]] = {  # each storm goes through them in turn
    "President": ("president_basic", {"players": "2..5", **SHORT}),
    "Big Two": ("bigtwo_basic", {}),
    "Daifugo": ("daifugo_denexa", {"players": "3..5", **SHORT}),
    "Thirteen": ("thirteen_denexa", {}),
    "Dou Dizhu": ("doudizhu_denexa", {}),
    "Big Three": ("bigthree_denexa", {}),
}


@dataclass(frozen=True)
class Setting:
    """One table: what is played there, by how many people and computers, and whether in a thread.

    `words` is how many of them want no pictures.
    """

    preset: str
    house_rules: str
    people: int
    computers: int
    thread: bool
    words: int


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
    """The storm of this seed, which lasts so long; 2 to 6 tables, or so many."""
    chance, seconds = Random(f"{seed} plan"), hours * 3600
    count = tables or chance.randint(2, 6)
    first = chance.randrange(len(FAMILIES))
    settings = tuple(_setting(chance, seed, first + number) for number in range(count))
    ends, others = ((KILLS, kills), (WEIGHTS, faults))
    strikes = [*_strikes(chance, *ends, seconds), *_strikes(chance, *others, seconds)]
    return Plan(seed, seconds, settings, tuple(sorted(strikes, key=lambda one: one.at)))


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
    """A table of one family, in turn, or as often one of all the games there are."""
    preset, changed = [*FAMILIES.values()][number % len(FAMILIES)]
    if chance.random() < 0.5:
        preset, changed = _any_game(chance, seed)
    seats = build(preset, changed).seats
    people = min(chance.randint(*PEOPLE), seats.stop - 1)
    computers = max(0, seats.start - people)
    if people + computers < min(seats.stop - 1, MOST_SEATS):
        computers += chance.randint(0, 1)
    house_rules = ", ".join(f"{key}={value}" for key, value in changed.items())
    thread, words = chance.random() < 0.3, chance.randint(0, people - 1)
    return Setting(preset, house_rules, people, computers, thread, words)


def _any_game(chance: Random, seed: int) -> tuple[str, dict[str, str]]:
    """A preset with house rules that go together, if it is not too large."""
    while True:
        game = drawn(f"storm {seed}", chance.randrange(1 << 30))
        typed = {key: value for key, value in game.changed.items() if "{" not in value}
        if problems(game.preset, typed):
            continue
        rules = build(game.preset, typed)
        if rules.wild or rules.interpreters:
            continue  # a hand then names cards that it does not hold, for which others stand
        if rules.seats.start <= MOST_SEATS and rules.pack.bit_count() <= MOST_CARDS:
            return game.preset, typed
