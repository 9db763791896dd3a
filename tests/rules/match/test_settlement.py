"""Payments, chips, and the end of a match (catalogue 3.V, 3.W)."""

from __future__ import annotations

from decimal import Decimal
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.catalogue import OPTIONS, contradictions, problems
from rules.cli import tally
from rules.events import Ended
from rules.house.penalties import STANDARD, Steps
from rules.match.match import Match, MatchState
from rules.match.settlement import by_gap, from_losers, from_stacks, pairwise
from rules.match.terms import Counted, MatchEnd, WonBy
from rules.ruleset import RuleSet
from tests.rules.notation import game
from tests.sampling import examples

calm = examples(200)


def played(preset: str, *deals: tuple[int, ...], **changed: str) -> Match:
    """Return the match of A, B, C ... after deals that end with so many cards in the hands."""
    rules = game(preset, **changed)
    match = Match(rules, MatchState(tuple("ABCDEFG"[: len(deals[0])])))
    for left in deals:
        match = match.finished(tally.with_left(rules, left))
    return match


def money(match: Match) -> dict[str, Decimal]:
    return match.money()


def test_every_pair_settles_its_difference() -> None:
    """BT-25, $3: 0, 5, 22 and 39 points are +66, +46, -22 and -90."""
    assert pairwise((0, 5, 22, 39)) == (66, 46, -22, -90)
    assert money(played("bigtwo_basic", (0, 5, 11, 13))) == {"A": 66, "B": 46, "C": -22, "D": -90}


def test_deal_by_deal_it_comes_to_the_same() -> None:
    twice = played("bigtwo_basic", (0, 5, 11, 13), (4, 0, 1, 2))
    assert list(money(twice).values()) == list(pairwise([twice.state.scores[p] for p in "ABCD"]))


def test_the_stake_may_be_a_fraction() -> None:
    assert money(played("bigtwo_basic", (0, 5, 11, 13), stake="0.50"))["A"] == Decimal("33.00")


def test_the_stake_is_never_negative() -> None:
    assert problems("bigtwo_basic", {"stake": "-1"})
    with pytest.raises(ValueError, match="Type a number"):
        OPTIONS["stake"].values.parse("-0.50")


def test_only_the_winner_collects() -> None:
    """000:187; with flat steps a point for each card."""
    assert from_losers(1, (3, 0, 11, 8)) == (-3, 22, -11, -8)
    flat = played("bigtwo_basic", (3, 0, 11, 8), penalty_steps="flat", settlement="winner_collects")
    assert money(flat) == {"A": -3, "B": 22, "C": -11, "D": -8}
    deuces = played("bigtwo_deuces", (0, 3, 11, 8))
    assert money(deuces) == {"A": 33, "B": -3, "C": -22, "D": -8}


def test_the_gap_of_cards_decides_the_step() -> None:
    """Anthony Kam, C-BT-27."""
    assert by_gap((10, 0), Steps(((9, 2), (12, 1)))) == (-20, 20)
    assert by_gap((10, 2), Steps(((9, 2),))) == (-8, 8)


def test_the_loser_may_pay_the_winner_a_fixed_sum() -> None:
    changed = {"score_model": "single_loser", "settlement": "fixed_from_loser"}
    lukang = played("bigtwo_basic", (0, 2, 9), **changed, single_loser_amount="5")
    assert money(lukang) == {"A": 5, "B": 0, "C": -5}


def test_settlement_none_moves_no_money() -> None:
    assert set(money(played("president_basic", (0, 1, 2, 3))).values()) == {0}


def test_all_start_with_as_many_chips() -> None:
    match = Match(game("bigtwo_basic", starting_chips="149"), MatchState(tuple("ABCD")))
    assert [match.stack(player) for player in "ABCD"] == [14900] * 4


def test_payment_is_limited_by_the_stack() -> None:
    assert from_stacks((66, 46, -22, -90), (50, 50, 50, 50)) == (66, 6, -22, -50)
    match = played("bigtwo_basic", (0, 5, 11, 13), starting_chips="50")
    assert [match.stack(player) for player in "ABCD"] == [11600, 5600, 2800, 0]
    assert match.state.winners == ("A",)


def test_payment_missing_from_a_stack_is_missed_by_the_smallest_receivers() -> None:
    assert from_stacks((30, 10, -40), (0, 0, 35)) == (30, 5, -35)
    assert from_stacks((30, 10, -40), (0, 0, 25)) == (25, 0, -25)
    assert from_stacks((10, 10, -20), (0, 0, 15)) == (8, 7, -15)
    assert from_stacks((30, 10, -40), (0, 0, 40)) == (30, 10, -40)


payments = st.lists(st.integers(-60, 60), min_size=1, max_size=6).map(lambda n: (*n, -sum(n)))
stacks = st.lists(st.integers(0, 90), min_size=7, max_size=7)


@calm
@given(payments, stacks)
def test_payments_limited_by_stacks_sum_to_zero(paid: tuple[int, ...], held: list[int]) -> None:
    due = from_stacks(paid, held[: len(paid)])
    assert sum(due) == 0
    for before, after, stack in zip(paid, due, held, strict=False):
        assert after >= -stack
        assert min(before, 0) <= after <= max(before, 0)


@calm
@given(st.lists(st.integers(0, 60), min_size=2, max_size=7), st.booleans())
def test_every_settlement_between_pairs_adds_up_to_nothing(left: list[int], fewest: bool) -> None:
    paid = pairwise(left, fewest)
    assert sum(paid) == sum(by_gap(left, STANDARD)) == 0
    for one, other in combinations(range(len(left)), 2):
        difference = paid[one] - paid[other]
        assert difference == len(left) * (left[other] - left[one]) * (1 if fewest else -1)


@calm
@given(st.lists(st.integers(0, 60), min_size=2, max_size=7), st.data())
def test_winner_collects_the_losses_of_the_others(losses: list[int], data: st.DataObject) -> None:
    winner = data.draw(st.integers(0, len(losses) - 1))
    paid = from_losers(winner, losses)
    assert sum(paid) == 0
    assert [-pay for seat, pay in enumerate(paid) if seat != winner] == [
        loss for seat, loss in enumerate(losses) if seat != winner
    ]


def test_with_chips_the_most_chips_win() -> None:
    """BT-58: a match ends after five deals (here two), or when a player has no chips left."""
    chips = {"starting_chips": "149", "match_end": "chips_out_or_deals", "match_target": "2"}
    match = played("bigtwo_basic", (0, 1), (0, 1), **chips)
    assert match.state.winners == ("A",)
    assert match.stack("A") == 15100


def test_the_lowest_total_wins_when_someone_reaches_the_target() -> None:
    """BT-34: totals 61, 103, 88, 40: 40 wins."""
    rules = game("bigtwo_basic", match_end="points", match_target="100", match_winner="lowest")
    match = Match(
        rules, MatchState(tuple("ABCD"), scores={"A": 61, "B": 90, "C": 88, "D": 40}, deals=9)
    )
    assert match.finished(Ended((3, 0, 2, 1), (0, 13, 0, 0))).state.winners == ("D",)


def test_99_points_do_not_end_a_match_to_100() -> None:
    rules = game("bigtwo_basic", match_end="points", match_target="100", match_winner="lowest")
    match = Match(rules, MatchState(tuple("AB"), scores={"A": 98, "B": 0}, deals=9))
    assert match.finished(Ended((1, 0), (1, 0))).state.winners == ()


def test_fewest_penalties_are_the_most_points_where_losses_are_minus() -> None:
    match = played("bigtwo_deuces", (0, 3, 11, 8), match_end="deals", match_target="1")
    assert match.state.winners == ("A",)


def test_the_best_pair_wins_and_a_tie_is_shared() -> None:
    """$39: pairs in places 1 and 4, 2 and 3, 5 and 6 have 9, 9 and 3 points."""
    rules = RuleSet(match=MatchEnd(Counted.DEALS, target=1, won_by=WonBy.BEST_PAIR))
    match = Match(rules, MatchState(tuple("ABCDEF"), standing=tuple("ABCDEF")))
    match = match.finished(Ended(places=(0, 1, 4, 5, 2, 3), points=(6, 5, 2, 1, 4, 3)))
    assert match.state.winners == ("A", "B", "E", "F")


def test_the_first_place_of_the_last_deal_wins_whatever_went_before() -> None:
    """DF-11, P41."""
    rules = game(
        "president_basic",
        score_model="none",
        match_end="deals",
        match_target="3",
        match_winner="top_rank_last_deal",
    )
    match = Match(rules, MatchState(tuple("ABCD")))
    for places in ((0, 1, 2, 3), (0, 1, 2, 3), (2, 0, 1, 3)):
        match = match.finished(Ended(places, (0,) * 4))
    assert match.state.winners == ("C",)


def test_penalties_cannot_be_won_by_the_most() -> None:
    wrong = {"match_end": "deals", "match_winner": "highest"}
    assert problems("bigtwo_basic", wrong) == [
        "Penalty points are bad: the fewest must win the match, not the most."
    ]
    assert not contradictions("bigtwo_basic", {"match_winner": "highest"})


def test_bids_need_an_auction() -> None:
    assert problems("bigtwo_basic", {"settlement": "bid", "score_model": "chips_bid"}) == [
        "Chips for the bid only work if there is bidding.",
        "A bid can only be paid if there is bidding.",
    ]


def test_a_void_deal_changes_nothing_but_the_plan() -> None:
    rules = game("bigtwo_basic")
    match = Match(rules, MatchState(tuple("ABCD"), scores={"A": 3}))
    after = match.finished(Ended((0, 1, 2, 3), (1, 1, 1, 1), void=True, plan=(("hand_size", 5),)))
    assert (after.state.scores, after.state.deals, after.state.standing) == ({"A": 3}, 0, ())
    assert after.state.plan["hand_size"] == 5
