"""Near the end of a match the strong computer plays for the match and not for points."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.players.information_state import InformationState
from bot.players.levels import strong
from bot.players.search import Budget
from bot.players.utility import deal_utility, plays_for_match, usual_points, utility
from rules.actions import Bid, Play
from rules.cards import cards, each, joined
from rules.catalogue import build
from rules.engine import begin
from rules.events import Dealt, Ended
from rules.ruleset import RuleSet
from tests.bot.players.games import Moment

SMALL = "4D 4C 2S", "3H", "6C"


def knows(
    rules: RuleSet, scores: tuple[int, ...], *hands: str, number: int = 5, standing: str = ""
) -> InformationState:
    """Return what the first seat knows in a deal of `hands`, with these scores of the match."""
    places = tuple(map(int, standing.split()))
    dealt = Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, places, number, 1)
    book = begin(rules, dealt)
    known = Moment(book.deal, list(book.events)).known(0)
    return replace(known, scores=scores)


def worths(known: InformationState, *ends: Ended) -> list[float]:
    return [utility(known)(one) for one in ends]


def test_utility_lets_another_be_first_where_a_third_would_win_the_match() -> None:
    """If the first seat comes first, the second seat comes second and wins the match by a point.

    A single four leaves the third seat a chance to go out first, if that seat holds the six.
    """
    rules = replace(build("president_basic"), pack=cards("4D 4C 2S 3H 6C"))
    by_points = knows(rules, (), *SMALL)
    for_match = knows(rules, (8, 10, 5), *SMALL)
    single = {Play(cards("4D")), Play(cards("4C"))}
    assert strong(by_points, Random(1), Budget(300)) not in single
    assert strong(for_match, Random(1), Budget(300)) in single


def test_deal_far_from_the_end_of_a_match_is_worth_its_payment() -> None:
    rules = build("president_basic")
    for scores in ((), (0, 0, 0), (3, 1, 5)):
        known = knows(rules, scores, *SMALL)
        assert not plays_for_match(known)
        ended = Ended((1, 0, 2), (1, 2, 0))
        assert utility(known)(ended) == deal_utility(rules, ended, 0)
    assert plays_for_match(knows(rules, (3, 1, 9), *SMALL))


def test_target_reached_with_most_points_wins_the_match() -> None:
    known = knows(build("president_basic"), (9, 9, 0), *SMALL)
    won, lost = Ended((0, 1, 2), (2, 1, 0)), Ended((1, 0, 2), (1, 2, 0))
    open_still = Ended((2, 0, 1), (1, 0, 2))
    best, between, worst = worths(known, won, open_still, lost)
    assert best > 0.99 > between
    assert 0.6 < between < 0.95
    assert worst < 0.05


def test_end_of_the_match_is_worth_more_to_the_seat_ahead() -> None:
    """The fewest penalties win, so a deal that ends the match is worth more to a seat ahead."""
    rules = build("bigtwo_denexa")
    hands = "3D 4D", "5D 6D", "7D 8D", "9D 10D"
    ahead = knows(rules, (20, 28, 60, 95), *hands)
    behind = knows(rules, (28, 20, 60, 95), *hands)
    over, on = Ended((1, 2, 0, 3), (2, 0, 1, 8)), Ended((0, 3, 2, 1), (0, 5, 2, 1))
    assert deal_utility(rules, over, 0) < deal_utility(rules, on, 0)
    assert utility(ahead)(over) > utility(ahead)(on)
    assert utility(behind)(over) < utility(behind)(on)


def test_in_the_last_of_a_number_of_deals_points_beyond_the_best_count_little() -> None:
    rules = build("bigtwo_indonesia", {"match_end": "deals", "match_target": "20"})
    hands = "3D 4D", "5D 6D", "7D 8D", "9D 10D"
    last = knows(rules, (10, 14, 30, 30), *hands, number=20)
    near, wide = Ended((1, 0, 2, 3), (3, 0, 6, 6)), Ended((0, 1, 2, 3), (0, 2, 8, 8))
    lost = Ended((1, 2, 0, 3), (5, 0, 2, 6))
    first, second, third = worths(last, near, wide, lost)
    assert abs(first - second) < 0.1
    assert first - third > 0.9


def test_the_places_of_the_last_deal_decide_where_the_match_is_won_by_them() -> None:
    rules = build("daifugo_denexa")
    hands = "3D 4D", "5D 6D", "7D 8D", "9D 10D"
    first, second = Ended((0, 1, 2, 3), (0,) * 4), Ended((1, 0, 2, 3), (0,) * 4)
    last = knows(rules, (0, 0, 0, 0), *hands, number=10, standing="0 1 2 3")
    earlier = knows(rules, (0, 0, 0, 0), *hands, number=9, standing="0 1 2 3")
    assert plays_for_match(last)
    assert not plays_for_match(earlier)
    best, other = worths(last, first, second)
    assert best - other > 0.9


def test_colluding_partner_wins_by_the_points_of_both() -> None:
    rules = build("president_collusion")
    hands = "3D 4D", "5D 6D", "7D 8D", "9D 10D"
    known = knows(rules, (0, 0, 0, 0), *hands, number=1, standing="0 1 2 3")
    together, apart = Ended((0, 3, 1, 2), (2, 0, 0, 1)), Ended((0, 1, 2, 3), (2, 1, 1, 0))
    won, shared = worths(known, together, apart)
    assert won - shared > 0.4


def test_chips_that_run_out_end_the_match() -> None:
    rules = build("lectio")
    known = knows(rules, (0, 1000, -14_800), "3D 4D", "5D 6D", "7D 8D", number=3)
    assert plays_for_match(known)
    broke = Ended((0, 1, 2), (12, -2, -10), paid=(12, -2, -10))
    assert utility(known)(broke) < 0.3


def test_a_void_deal_leaves_the_chances_as_they_were() -> None:
    known = knows(build("president_basic"), (9, 9, 9), *SMALL)
    void = Ended((0, 1, 2), (0, 0, 0), void=True)
    assert utility(known)(void) == pytest.approx(1 / 3)


def test_it_bids_more_where_only_that_may_still_win_the_match() -> None:
    """In the last deal a bid of two wins too little against an opponent who has seven points."""
    rules = build("doudizhu_denexa", {"match_end": "deals", "match_target": "10"})
    held = cards("3D 4D 5H 6S 7D 9C 9H 10S QD QC KC KS AD AC 8H JS 2D")
    rest = list(each(rules.pack & ~held))
    hands, widow = (held, joined(rest[:17]), joined(rest[17:34])), joined(rest[34:])
    book = begin(rules, Dealt(hands, 2, 0, (), 10, 1, widow))
    known = Moment(book.deal, list(book.events)).known(0)
    assert strong(known, Random(1), Budget(600)) == Bid(2)
    assert strong(replace(known, scores=(0, 7, 0)), Random(1), Budget(600)) == Bid(3)


def test_usual_value_of_a_deal_is_learnt_from_deals() -> None:
    usual = usual_points(build("president_basic"), 4)
    assert usual.mean == 0.75
    assert 0.8 < usual.spread < 0.9
