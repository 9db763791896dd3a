"""Flags find simulated farming, and leave honest people alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import pytest

from bot.domain.state import Result
from bot.standing.flags import Flag, FlagKind, flags_of
from bot.standing.ratings import Rating, Replay
from bot.standing.tallies import Counted, Finished, Scope, outcomes

Order = Callable[[list[str]], list[str]]  # the people of a deal, best first
Deals = list[tuple[Finished, Mapping[str, Rating]]]


def played(tables: Iterator[Sequence[str]], order: Order, left: str = "") -> Deals:
    """Return rated deals of Big Two, each with the ratings before it."""
    scope, replay, found = Scope(1, 0, "bigtwo", 1), Replay(), Deals()
    for number, table in enumerate(tables):
        results = [
            Result(who, place, len(table), 0, "", side=place, side_place=place, sides=len(table))
            for place, who in enumerate(order([*table]), 1)
        ]
        gone = [who for who in table if who == left]
        results = [one if one.player not in gone else _leaver(one) for one in results]
        deal = Finished(scope, outcomes(results), Counted.RATED, 600.0 * number)
        steps = replay.play(deal, {})
        before = {who: step.before for (at, who), step in steps.items() if at.season == 0}
        found.append((deal, before))
    return found


def _leaver(one: Result) -> Result:
    return Result(
        one.player,
        one.place,
        one.of,
        0,
        "",
        substituted=True,
        left=True,
        side=one.side,
        side_place=one.side_place,
        sides=one.sides,
    )


def by_skill(chance: Random, skill: Mapping[str, float]) -> Order:
    return lambda table: sorted(table, key=lambda who: -chance.gauss(skill.get(who, 0.0), 1.0))


def kinds(flags: Sequence[Flag], *players: str) -> set[FlagKind]:
    return {one.kind for one in flags if {*players} <= {*one.players}}


@pytest.mark.slow
def test_honest_people_are_flagged_in_less_than_one_of_a_hundred_pairs() -> None:
    """Groups of eight of any skill play 300 deals at tables of four."""
    people, pairs, found = [f"1{one}" for one in range(8)], 0, list[Flag]()
    for seed in range(20):
        chance = Random(seed)
        skill = {who: chance.gauss(0.0, 0.6) for who in people}
        tables = (chance.sample(people, 4) for _ in range(300))
        found += flags_of(played(tables, by_skill(chance, skill)))
        pairs += len(people) * (len(people) - 1) // 2
    assert len(found) <= pairs / 100, found


def test_constant_loser_is_flagged_as_a_victim() -> None:
    chance, people = Random(1), [f"1{one}" for one in range(8)]

    def order(table: list[str]) -> list[str]:
        chance.shuffle(table)
        if {"10", "11"} <= {*table}:  # 11 comes last when 10 is there, and 10 first
            table = ["10", *(one for one in table if one not in ("10", "11")), "11"]
        return table

    tables = (
        ["10", "11", *chance.sample(people[2:], 2)] if number % 2 else chance.sample(people, 4)
        for number in range(160)
    )
    flags = flags_of(played(tables, order))
    assert FlagKind.AHEAD in kinds(flags, "10", "11")
    (ahead,) = [one for one in flags if one.kind is FlagKind.AHEAD and "11" in one.players]
    assert ahead.players == ("10", "11")
    assert all("10" in one.players or "11" in one.players for one in flags)


def test_pair_that_helps_each_other_is_flagged() -> None:
    chance, people = Random(2), [f"1{one}" for one in range(8)]

    def order(table: list[str]) -> list[str]:
        chance.shuffle(table)
        if {"10", "11"} <= {*table}:
            pair = chance.sample(["10", "11"], 2)
            table = [*pair, *(one for one in table if one not in pair)]
        return table

    tables = (chance.sample(people, 4) for _ in range(500))
    assert FlagKind.TOGETHER in kinds(flags_of(played(tables, order)), "10", "11")


def test_a_gain_from_one_account_is_flagged_where_others_play() -> None:
    chance, people = Random(3), [f"1{one}" for one in range(8)]

    def tables() -> Iterator[Sequence[str]]:
        for _ in range(60):
            yield chance.sample(people, 4)
            yield "10", "alt"

    def order(table: list[str]) -> list[str]:
        if "alt" in table:
            return ["10", "alt"]
        return chance.sample(table, len(table))

    flags = flags_of(played(tables(), order))
    assert {FlagKind.FEW, FlagKind.AHEAD} <= kinds(flags, "10", "alt")


def test_gain_from_leavers_is_flagged() -> None:
    chance, people = Random(4), [f"1{one}" for one in range(8)]
    alone = played((chance.sample(people, 4) for _ in range(60)), by_skill(chance, {}))
    left = played((["10", "17"] for _ in range(60)), lambda table: table, left="17")
    assert FlagKind.LEFT in kinds(flags_of([*alone, *left]), "10")
    assert not flags_of(alone)


def test_few_people_among_themselves_are_no_farm() -> None:
    chance = Random(5)
    skill = {"10": 1.0}
    tables = (["10", "11", "12"] for _ in range(200))
    assert FlagKind.FEW not in kinds(flags_of(played(tables, by_skill(chance, skill))), "10")
