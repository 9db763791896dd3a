"""Benchmarks of every game family against the naive search: leads, answers and random deals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from rules.cards import Cards, each, rank_of
from rules.catalogue import build
from rules.combinations import Reader
from rules.phases.plays import plays, rank_plays
from rules.ruleset import RuleSet
from tests.bench.measure import Row, Side, compare, steady
from tests.bench.naive import search
from tests.bench.positions import Listing, Position, follows, leads, random_deal

NAIVE = "every subset, read"
BIG_TWO_LEAD = 100  # the bar: a lead from 13 cards against the naive search
HANDS = 60


class Family(NamedTuple):
    """A game family with its plainest preset. `few` is the number of hands for the naive search."""

    name: str
    preset: str
    sizes: tuple[int, ...]  # numbers of cards of the seats
    by_rank: bool  # whether plays are listed by rank: suits do not matter
    few: int
    bar: float | None = None  # least ratio of leads


FAMILIES = (
    Family("President", "president_basic", (13,) * 4, True, 8),
    Family("Daifugo", "daifugo_denexa", (13,) * 4, True, 8),
    Family("Big Two", "bigtwo_basic", (13,) * 4, False, 6, BIG_TWO_LEAD),
    Family("Deuces", "bigtwo_deuces", (13,) * 4, False, 6),
    Family("Thirteen", "thirteen_denexa", (13,) * 4, False, 2),
    Family("Big Three", "bigthree_denexa", (16, 16, 16), True, 1),
)


def rows() -> Iterator[Row]:
    """Yield the rows of all benchmarks against the naive search."""
    for family in FAMILIES:
        rules = build(family.preset)
        first = leads(rules, family.sizes, HANDS, Random(1))
        yield _lists(family, "leads", first, family.bar)
        if family.bar is not None:
            yield _remembered(family, rules, first)
        yield _lists(family, "answers", follows(rules, family.sizes, HANDS, Random(2)), None)
        yield _deals(family, rules)


def listing(by_rank: bool) -> Listing:
    """Return our function that lists the plays of a seat, by rank or by cards."""
    return rank_plays if by_rank else plays


def listed(asked: list[Position], by_rank: bool) -> Side:
    """Return the side that lists the plays of each position once with our function."""

    ours = listing(by_rank)

    def work() -> None:
        for at in asked:
            ours(at.deal, at.seat)

    return Side(work, len(asked))


def _searched(asked: list[Position], by_rank: bool, reader: Reader | None = None) -> Side:
    def work() -> None:
        for at in asked:
            search(at.deal, at.seat, by_rank, reader)

    return Side(work, len(asked))


def _lists(family: Family, what: str, asked: list[Position], bar: float | None) -> Row:
    few, by_rank = asked[: family.few], family.by_rank
    return compare(
        f"{family.name}: all {what}",
        NAIVE,
        steady(listed(asked, by_rank), _searched(few, by_rank), rounds=5),
        at_least=bar,
        fault=_fault(few, by_rank),
    )


def _remembered(family: Family, rules: RuleSet, asked: list[Position]) -> Row:
    few, by_rank = asked[: family.few], family.by_rank
    return compare(
        f"{family.name}: all leads",
        "every subset, looked up as read before",
        steady(listed(asked, by_rank), _searched(few, by_rank, rules.reader())),
    )


def _deals(family: Family, rules: RuleSet) -> Row:
    seats, count = len(family.sizes), 20
    chances = (Random(3), Random(3))
    naive = partial(search, by_rank=family.by_rank)
    ours = listing(family.by_rank)
    return compare(
        f"{family.name}: a whole random deal",
        f"the same with {NAIVE}",
        steady(
            Side(
                lambda: [random_deal(rules, seats, chances[0], ours) for _ in range(count)], count
            ),
            Side(lambda: random_deal(rules, seats, chances[1], naive), 1),
            rounds=3 if family.few > 1 else 1,
        ),
    )


def _fault(asked: list[Position], by_rank: bool) -> str:
    """Return a message when the two lists of plays differ, or "" when they are equal."""
    for at in asked:
        ours = _told_apart(plays(at.deal, at.seat, by_rank), by_rank)
        theirs = _told_apart(search(at.deal, at.seat, by_rank), by_rank)
        if ours != theirs:
            return "the lists differ"
    return ""


def _told_apart(found: list[Cards], by_rank: bool) -> list[tuple[int, ...]]:
    if by_rank:
        return sorted(tuple(sorted(map(rank_of, each(play)))) for play in found)
    return sorted((play,) for play in found)
