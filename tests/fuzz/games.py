"""Games drawn by chance: a preset, accepted changes of its options, a number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from rules.catalogue import OPTIONS, build, contradictions, full
from rules.catalogue.presets import PRESETS
from rules.ruleset import RuleSet
from tests.rules.random_play import TOGETHER, values

LARGE: list[dict[str, str]] = [  # changes that make hands large, and their plays many
    {},
    {"players": "2..2"},
    {"players": "2..3", "decks": "2"},
    {"players": "3..3", "decks": "2", "jokers": "4", "kickers": "dou_dizhu"},
    {"players": "2..4", "decks": "2", "jokers": "4", "joker_wild": "rank", "wild_ranks": "{2,3}"},
    {"players": "2..2", "jokers": "2", "joker_wild": "card", "dragon_combo": "on"},
    {"straight_flush_extra": "2", "dragon_combo": "on", "four_card_two_pairs": "on"},
    {"deal": "fixed", "hand_size": "26", "players": "2..2"},
    {"decks": "2", "deal": "fixed", "hand_size": "28"},
    {"decks": "2", "poker_combos": "on", "jokers": "2", "joker_wild": "rank"},
    {"exchange": "[6]", "players": "2..3"},
]
SOME = 14  # changes that most games have at most; one game in ten may have more


@dataclass(frozen=True)
class Game:
    """A game of a fuzz: its seed and number, its preset and changes, its number of seats."""

    seed: str
    number: int
    preset: str
    changed: dict[str, str]
    seats: int

    @cached_property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return build(self.preset, self.changed)

    @property
    def command(self) -> str:
        """The command that plays the game again."""
        return f"python -m tests.fuzz rules --seed {self.seed} --game {self.number}"

    def __str__(self) -> str:
        changed = " ".join(f"{key}={value}" for key, value in self.changed.items())
        return f"{self.preset} {changed} with {self.seats} players: {self.command}"


def drawn(seed: str, number: int, presets: Sequence[str] = tuple(PRESETS)) -> Game:
    """Return the game of this number and seed, of one of these presets."""
    chance = Random(f"{seed} {number}")
    while True:
        preset = chance.choice(presets)
        changed = _changes(chance, preset)
        low, high = map(int, full(preset, changed)["players"].split(".."))
        fit = [n for n in range(low, high + 1) if not contradictions(preset, changed, n)]
        if fit and not contradictions(preset, changed):
            return Game(seed, number, preset, changed, chance.choice(fit))


def _changes(chance: Random, preset: str) -> dict[str, str]:
    """Return changes drawn for a preset; a change is kept if it contradicts none before it."""
    used = list(full(preset)) if chance.random() < 0.8 else list(OPTIONS)
    number = chance.randint(0, SOME if chance.random() < 0.9 else len(used))
    groups = [chance.choice(TOGETHER), chance.choice(LARGE)]
    wanted = [group for group in groups if chance.random() < 0.7]
    for option in chance.sample(used, number):
        if found := values(option):
            wanted.append({option: chance.choice(found)})
    changed: dict[str, str] = {}
    for more in wanted:
        if not contradictions(preset, changed | more):
            changed |= more
    return changed
