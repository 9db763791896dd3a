"""Standings of a night: points, ties and what decides them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.ties import (
    NightDeal,
    Reason,
    Side,
    Standing,
    beaten,
    points_of_deals,
    points_of_rounds,
    standings,
)

PEOPLE = "abcdefgh"


def deal(*order: str, round: int = 1, table: int = 1) -> NightDeal:
    """Return a deal from the places of its people: "ab" are partners, "a=b" share a place."""
    sides, place = list[Side](), 1
    for equal in order:
        together = [Side(place, tuple(side)) for side in equal.split("=")]
        sides += together
        place += len(together)
    return NightDeal(round, table, tuple(sides))


@st.composite
def deals_of_a_night(draw: st.DrawFn) -> list[NightDeal]:
    """Draw some deals, with partners and equal sides."""
    deals = []
    for number in range(draw(st.integers(1, 8))):
        people = draw(st.permutations(PEOPLE))[: draw(st.integers(2, 6))]
        sides = [draw(st.integers(0, len(people))) for _ in people]
        places = [draw(st.integers(1, 4)) for _ in range(len(people) + 1)]
        groups = {
            side: [p for p, own in zip(people, sides, strict=True) if own == side] for side in sides
        }
        order = [Side(places[side], tuple(group)) for side, group in groups.items()]
        deals.append(NightDeal(number // 3, number % 2, tuple(order)))
    return deals


def values(lines: Sequence[Standing]) -> list[tuple[str, int, Reason | None]]:
    return [(line.player, line.place, line.reason) for line in lines]


def test_share_of_opponents_beaten_counts_ties_half_and_leaves_partners_out() -> None:
    assert beaten(deal("a", "b", "c").sides) == {"a": 1, "b": Fraction(1, 2), "c": 0}
    assert beaten(deal("a=b", "c").sides) == {"a": Fraction(3, 4), "b": Fraction(3, 4), "c": 0}
    assert beaten(deal("bc", "a").sides) == {"a": 0, "b": 1, "c": 1}
    assert beaten(deal("a", "bc").sides) == {"a": 1, "b": 0, "c": 0}


def test_points_of_deals_are_the_sum_of_shares() -> None:
    points = points_of_deals([deal("a", "b", "c"), deal("b", "a", "c"), deal("d", "a")])
    assert points == {"a": Fraction(3, 2), "b": Fraction(3, 2), "c": 0, "d": 1}


def test_points_of_rounds_rank_each_table_once_and_give_half_for_a_bye() -> None:
    # by deals, a beats b 3 to 2; the round counts as one order: a, b, c
    night = [deal("a", "b", "c"), deal("b", "a", "c"), deal("a", "b", "c")]
    night += [deal("d", "e", "f", table=2)]
    points = points_of_rounds(night, {"g": 1})
    assert points == {
        **{"a": 1, "b": Fraction(1, 2), "c": 0},
        **{"d": 1, "e": Fraction(1, 2), "f": 0},
        "g": Fraction(1, 2),
    }


def test_points_of_rounds_count_each_round_alike_however_many_deals_it_has() -> None:
    night = [deal("a", "b")] + [deal("b", "a", round=2)] * 5
    assert points_of_rounds(night, {}) == {"a": 1, "b": 1}


def test_standings_put_more_points_first() -> None:
    night = [deal("a", "b", "c")]
    lines = standings(points_of_deals(night), night, "s")
    assert values(lines) == [("a", 1, None), ("b", 2, Reason.POINTS), ("c", 3, Reason.POINTS)]
    assert [lines[1].ahead, lines[1].own] == [1, Fraction(1, 2)]


def test_direct_comparison_decides_if_all_with_equal_points_have_met() -> None:
    night = [deal("b", "a"), deal("a", "c"), deal("d", "b")]
    lines = standings({"a": Fraction(1), "b": Fraction(1)}, night, "s")
    assert values(lines) == [("b", 1, None), ("a", 2, Reason.DIRECT)]
    assert [lines[1].ahead, lines[1].own] == [1, 0]


def test_direct_comparison_of_three_needs_every_pair_to_have_met() -> None:
    night = [deal("b", "a"), deal("a", "c"), deal("c", "d")]
    points = {person: Fraction(1) for person in "abc"} | {"d": Fraction(0)}
    lines = standings(points, night, "s")
    # the opponents put c behind; a and b have met
    reasons = [("b", None), ("a", Reason.DIRECT), ("c", Reason.OPPONENTS), ("d", Reason.POINTS)]
    assert [(line.player, line.reason) for line in lines] == reasons


def test_mean_points_of_opponents_decide_next() -> None:
    night = [deal("a", "c"), deal("b", "d")]
    points = {"a": Fraction(1), "b": Fraction(1), "c": Fraction(0), "d": Fraction(1, 2)}
    lines = standings(points, night, "s")
    assert values(lines)[:2] == [("b", 1, None), ("a", 2, Reason.OPPONENTS)]
    assert [lines[1].ahead, lines[1].own] == [Fraction(1, 2), 0]


def test_deals_won_decide_after_the_opponents() -> None:
    night = [deal("a", "c"), deal("c", "a"), deal("b=d"), deal("b=d")]
    points = {person: Fraction(1) for person in "abcd"}
    lines = {line.player: line for line in standings(points, night, "s")}
    assert {lines["a"].place, lines["c"].place} == {1}
    assert {lines["b"].place, lines["d"].place} == {3}
    assert Reason.FIRSTS in {lines["b"].reason, lines["d"].reason}


def test_a_lot_alone_shares_the_place() -> None:
    night = [deal("a=b")]
    points = points_of_deals(night)
    lines = standings(points, night, "s")
    assert [line.place for line in lines] == [1, 1]
    assert lines[1].reason is Reason.LOT
    orders = {standings(points, night, secret)[0].player for secret in "abcdefghij"}
    assert orders == {"a", "b"}


@given(deals_of_a_night(), st.randoms(use_true_random=False))
def test_standings_are_a_total_order_with_a_reason_whatever_the_order_of_rows(
    night: list[NightDeal], chance: Random
) -> None:
    points = points_of_rounds(night, {"z": 1})
    lines = standings(points, night, "s")
    assert {line.player for line in lines} == {*points}
    assert lines[0].reason is None
    for before, line in pairwise(lines):
        assert line.reason is not None
        shared = line.reason is Reason.LOT
        assert line.place == (before.place if shared else lines.index(line) + 1)
        assert shared or line.ahead > line.own
        assert (line.reason is Reason.POINTS) == (before.points > line.points)
    mixed, people = list(night), list(points)
    chance.shuffle(mixed)
    chance.shuffle(people)
    assert standings({p: points[p] for p in people}, mixed, "s") == lines
    assert points_of_rounds(mixed, {"z": 1}) == points


def test_person_without_opponents_counts_as_having_beaten_half() -> None:
    assert beaten(deal("a").sides) == {"a": Fraction(1, 2)}
    assert beaten(deal("ab").sides) == {"a": Fraction(1, 2), "b": Fraction(1, 2)}


@pytest.mark.parametrize("order", [("a", "b"), ("ab", "c"), ("a", "b=c")])
def test_winners_of_a_deal_are_all_people_of_the_best_sides(order: tuple[str, ...]) -> None:
    assert deal(*order).winners == {*order[0]}
    assert not deal("a=b").winners
