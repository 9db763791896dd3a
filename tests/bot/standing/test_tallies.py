"""Tallies, added up in any steps, equal a plain count."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.boards import Scored
from bot.domain.state import Result
from bot.standing.tallies import (
    SUMS,
    Counted,
    Finished,
    Scope,
    Tally,
    is_counted,
    of_deal,
    outcomes,
    spans,
    then,
    total,
    why_unrated,
)
from rules.catalogue import full

ANA, BEN, COMPUTER, NOBODY = "1001", "1002", "c1", "n1"
SCOPE = Scope(7, 70, "president", 3)


def deal_of(players: tuple[str, ...], **changes: object) -> tuple[Result, ...]:
    """Return results of a deal without teams, with `players` in the order of their places."""
    return tuple(
        Result(
            player,
            place,
            len(players),
            0,
            "",
            side=place,
            side_place=place,
            sides=len(players),
            **changes,  # type: ignore[arg-type]  # any field
        )
        for place, player in enumerate(players, 1)
    )


def finished(*players: str, scope: Scope = SCOPE, counted: int = 0) -> Finished:
    return Finished(scope, outcomes(deal_of(players)), counted, 5.0, "president_basic")


WINS = st.lists(st.sampled_from("wl.b"), max_size=12)  # won, lost, unknown, a computer had a part


def single(kind: str) -> Tally:
    ana = 1 if kind == "w" else 2
    one = deal_of((ANA, BEN) if ana == 1 else (BEN, ANA))[ana - 1]
    if kind == ".":
        one = Result(ANA, 1, 2, 0, "")
        return of_deal(*outcomes([one, Result(BEN, 2, 2, 0, "")])[0], 1.0)
    if kind == "b":
        one = Result(ANA, 1, 2, 0, "", substituted=True, side=1, side_place=1, sides=2)
    others = deal_of((ANA, BEN) if ana == 1 else (BEN, ANA))
    every = outcomes([one if two.player == ANA else two for two in others])
    return next(of_deal(who, people, 1.0) for who, people in every if who.player == ANA)


@given(WINS, st.integers(0, 12), st.integers(0, 12))
def test_any_cut_into_spans_gives_the_same_tally(deals: list[str], one: int, two: int) -> None:
    tallies = [single(kind) for kind in deals]
    first, second = sorted((one, two))
    spans_of = [tallies[:first], tallies[first:second], tallies[second:]]
    assert then(then(*map(total, spans_of[:2])), total(spans_of[2])) == total(tallies)
    assert then(total(spans_of[0]), then(*map(total, spans_of[1:]))) == total(tallies)
    own = [kind for kind in deals if kind != "b"]
    runs = [(won, len([*run])) for won, run in groupby(own, "w".__eq__)]
    tally = total(tallies)
    assert tally.deals == len(own)
    assert tally.beside == len(deals) - len(own)
    assert tally.firsts == own.count("w")
    assert tally.known == len(own) - own.count(".")
    assert tally.best_reign == max((count for won, count in runs if won), default=0)
    assert tally.reign == (runs[-1][1] if runs and runs[-1][0] else 0)
    assert tally.opening == (runs[0][1] if runs and runs[0][0] else 0)


def test_tally_counts_only_people_with_opponents_on_a_server() -> None:
    keys = {player for _, player in spans([finished(ANA, COMPUTER, NOBODY, BEN)])}
    assert keys == {ANA, BEN}
    assert not spans([finished(ANA, COMPUTER)])
    assert not spans([finished(ANA, BEN, scope=Scope(0, 70, "president", 0))])
    assert not spans([finished(ANA, BEN, counted=Counted.VOIDED)])
    every = outcomes(deal_of((ANA, NOBODY)))
    assert [is_counted(7, one.player, people, 0) for one, people in every] == [True, False]


def test_a_deal_counts_on_four_boards_of_its_ladder_and_one_of_its_game() -> None:
    scopes = {scope for scope, _ in spans([finished(ANA, BEN)])}
    of_ladder = {Scope(7, channel, "president", season) for channel in (0, 70) for season in (0, 3)}
    assert scopes == of_ladder | {Scope(7, 0, "president_basic", 0)}


def test_a_coup_is_a_win_from_the_last_place() -> None:
    won, lost = deal_of((ANA, BEN))
    for role, coups in ((0, 0), (1, 0), (2, 1)):
        first = Result(**{**vars(won), "role": role})
        (ana, *_) = outcomes([first, lost])
        assert of_deal(*ana, 0.0).coups == coups


def test_ranks_count_equal_opponents_by_half() -> None:
    places = (1, 2, 2, 4)
    results = [
        Result(str(number), number, 4, 0, "", side=number, side_place=place, sides=4)
        for number, place in enumerate(places, 1)
    ]
    ranks = [of_deal(one, people, 0.0).sum_rank for one, people in outcomes(results)]
    assert ranks == pytest.approx([0, 0.5, 0.5, 1])


def test_points_and_penalties_are_apart() -> None:
    for scored, expected in (
        (Scored.POINTS, (9, 1, 0, 0)),
        (Scored.PENALTIES, (0, 0, 9, 1)),
        (Scored.NOTHING, (0, 0, 0, 0)),
    ):
        one = Result(ANA, 1, 2, 9, "", scored, side=1, side_place=1, sides=2)
        other = Result(BEN, 2, 2, 0, "", scored, side=2, side_place=2, sides=2)
        tally = of_deal(*outcomes([one, other])[0], 0.0)
        found = (tally.sum_points, tally.pointed, tally.penalties, tally.penalized)
        assert found == expected


def test_why_a_deal_is_not_rated() -> None:
    two, alone = outcomes(deal_of((ANA, BEN))), outcomes(deal_of((ANA, COMPUTER)))
    usual, changed = full("president_basic"), full("president_basic", {"jokers": "2"})
    assert why_unrated(7, usual, two) is Counted.RATED
    assert why_unrated(7, changed, two) is Counted.HOUSE_RULES
    assert why_unrated(7, changed, two, rates_custom=True) is Counted.RATED
    assert why_unrated(7, usual, alone) is Counted.FEW_PEOPLE
    assert why_unrated(7, {}, two) is Counted.UNKNOWN_RULES
    assert why_unrated(0, usual, two) is Counted.PRACTICE


def test_sums_are_sums() -> None:
    chance = Random(3)
    tallies = [single(chance.choice("wl.b")) for _ in range(40)]
    for name in SUMS:
        assert getattr(total(tallies), name) == sum(getattr(one, name) for one in tallies)
