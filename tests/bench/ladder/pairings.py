"""Who wins more where two kinds of players meet: the same packs, every seat in turn."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from rules.catalogue import build, problems
from rules.ruleset import RuleSet
from tests.bench.ladder.playing import Player, in_pairs, pack, played, worth

DEALS = 400  # of a pairing at least, the turns of all seats counted
SURE = 1.96  # standard errors within which the mean lies nineteen times of twenty
USUAL = 4  # seats


class Game(NamedTuple):
    """What is played."""

    name: str
    preset: str
    changed: Mapping[str, str] = {}
    deals: int = DEALS

    @property
    def rules(self) -> RuleSet:
        """Its rule set."""
        return build(self.preset, self.changed)

    @property
    def seats(self) -> int:
        """Four where they may be, else as few as may."""
        able = [n for n in self.rules.seats if not problems(self.preset, self.changed, seats=n)]
        return USUAL if USUAL in able else able[0]


class Outcome(NamedTuple):
    """How the one player did among the others."""

    gain: float  # points a deal above the average of the table
    interval: float  # by which the true gain may differ
    first: float  # share of deals in which its side was first
    deals: int


def meeting(game: Game, one: Player, others: Player) -> Outcome:
    """One player, or one pair of partners, among others, in every seat in turn."""
    rules, seats = game.rules, game.seats
    turns = [{0, 2}, {1, 3}] if in_pairs(rules) else [{seat} for seat in range(seats)]
    gains, firsts = list[float](), list[bool]()
    number = 0
    while len(gains) * len(turns) < game.deals:
        number += 1
        chance = Random(f"{game.name} {number}")
        first = pack(rules, seats, chance, later=number % 2 == 0)
        found = []
        for ours in turns:
            players = [one if seat in ours else others for seat in range(seats)]
            deal = played(rules, first, players, Random(number))
            if deal.ended is None or deal.ended.void:
                continue
            found.append(mean(worth(deal)[seat] for seat in ours))
            firsts.append(deal.ended.places[0] in ours)
        gains.append(sum(found) / len(turns))
    sure = SURE * stdev(gains) / sqrt(len(gains))
    return Outcome(mean(gains), sure, mean(firsts) if firsts else 0.0, len(gains) * len(turns))
