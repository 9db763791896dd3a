"""Results of deals between computers, for the tests of ratings.

`python -m tests.bot.standing.simulated` plays the groups of `GROUPS` again and writes
`tests/data/rated_deals.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

from bot.domain.computers import Level
from bot.domain.course import side_of, steps
from bot.players.information_state import InformationState
from bot.players.levels import choose
from bot.players.search import Budget
from bot.standing.ratings import Part
from rules.actions import Action
from rules.catalogue import build
from rules.match.match import Match, MatchState
from rules.view import view
from tests.bench.ladder.playing import Player, played

FILE = Path("tests/data/rated_deals.json")
PLAYOUTS = 40  # of the strong computer per move, so that a deal takes seconds at most
LEVELS = {"e": Level.EASY, "n": Level.NORMAL, "s": Level.STRONG}


@dataclass(frozen=True)
class Group:
    """Computers that play each other: `at_table` of them by lot per deal, or all in one match."""

    ladder: str
    preset: str
    levels: str  # the level of each computer by its first letter
    deals: int
    at_table: int = 0
    seed: int = 0


# One entry per player: the player, the role (place in the deal before, or 0), the number of the
# side, the place of the side.
Deal: TypeAlias = list[tuple[int, int, int, int]]


def parts(deal: Deal) -> list[Part]:
    return [Part(str(who), side, place, role) for who, role, side, place in deal]


def of_level(level: Level) -> Player:
    def moves(knowledge: InformationState, chance: Random) -> Action:
        return choose(knowledge, level, chance, Budget(PLAYOUTS))

    return moves


def deals(group: Group) -> Iterator[Deal]:
    """Play the deals of a group by its seed, and yield the result of each."""
    chance, rules = Random(group.seed), build(group.preset, {})
    names = [str(number) for number in range(len(group.levels))]
    match = Match(rules, MatchState(tuple(names), direction=1))
    done = 0
    while done < group.deals:
        if group.at_table:
            drawn = chance.sample(names, group.at_table)
            match = Match(rules, MatchState(tuple(drawn), direction=1))
        elif match.state.winners:
            match = Match(rules, MatchState(tuple(names), direction=1))
        before = match.state.standing
        match, first = match.deal(chance)
        seats = match.state.players
        who = [of_level(LEVELS[group.levels[int(name)]]) for name in seats]
        ended = played(rules, first, who, chance)
        assert ended.ended is not None
        match = match.finished(ended.ended)
        if ended.ended.void:
            continue
        done += 1
        yield sorted(
            (
                int(seats[seat]),
                1 + before.index(seats[seat]) if before else 0,
                side_of(ended.sides, step),
                step.place,
            )
            for step in steps(view(ended, None), rules)
            for seat in step.seats
        )


GROUPS = {
    "president of three levels": Group("president", "president_basic", "eenns", 700, seed=1),
    "president of equals": Group("president", "president_basic", "nnnnn", 1000, seed=2),
    "big two of three levels": Group("bigtwo", "bigtwo_basic", "enns", 700, seed=3),
    "dou dizhu of three levels": Group("doudizhu", "doudizhu_denexa", "eennss", 1000, 3, seed=4),
}


def stored(name: str) -> list[Deal]:
    """Return the stored results of a group."""
    written = json.loads(FILE.read_text("utf-8"))[name]
    return [[tuple(map(int, part)) for part in deal.split()] for deal in written]  # type: ignore[misc]  # four digits each


if __name__ == "__main__":
    written = {
        name: [" ".join("".join(map(str, part)) for part in deal) for deal in deals(group)]
        for name, group in GROUPS.items()
    }
    FILE.write_text(json.dumps(written, indent=0) + "\n", "utf-8")
