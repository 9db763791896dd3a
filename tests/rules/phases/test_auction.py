"""Bidding to play alone with the widow (catalogue 3.C; DD-03, DD-04, B3-05)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.actions import Bid, Call, IllegalAction, Pass
from rules.cards import cards, rank_of, text
from rules.catalogue import build, problems
from rules.catalogue.choices import full
from rules.catalogue.ladder import ladder_of
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import BidMade, CardsTaken, Dealt, Ended
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.rules.notation import after, events, game, held, opened, turn, why_not

HANDS = ("3S 4S 5S", "6S 7S 8S", "9S 10S JS")
WIDOW = "QS KS AS"
BIG_THREE = ("4S 9H 5S", "5H 6S 8S", "7C 10S JS")


def bidding(
    rules: RuleSet | None = None,
    hands: tuple[str, ...] = HANDS,
    widow: str = WIDOW,
    faced: str = "",
    dealer: int = 2,
) -> Deal:
    """A deal at the start of its auction; by default A sits after the dealer."""
    dealt = tuple(map(cards, hands))
    first = Dealt(dealt, dealer, 0, (), 1, 1, widow=cards(widow), faced=cards(faced))
    return begin(rules or game("doudizhu_denexa"), first).deal


def test_the_last_bid_wins_when_the_two_others_pass_after_it() -> None:
    deal = after(bidding(), "A bids 1", "B pass", "C bids 2", "A pass", "B pass")
    assert (deal.sides, deal.stake, turn(deal)) == ((1, 1, 0), 2, "C leads")
    assert held(deal, "C") == "9S 10S JS QS KS AS"


def test_p45_a_bid_must_be_higher() -> None:
    assert why_not(after(bidding(), "A bids 1"), "B bids 1") == "Bid 2 to 3, or pass."


def test_three_ends_the_auction_at_once() -> None:
    deal = after(bidding(), "A pass", "B bids 3")
    assert (deal.sides, deal.stake, turn(deal)) == ((1, 0, 1), 3, "B leads")


def test_auction_refuses_a_bid_of_four_and_a_play() -> None:
    assert why_not(bidding(), "A bids 4") == "Bid 1 to 3, or pass."
    assert why_not(bidding(), "A 3S") == "Bidding comes first: bid or pass."
    assert why_not(bidding(), "B bids 1") == "It's not your turn yet."
    assert legal(bidding(), 0) == [Bid(1), Bid(2), Bid(3), Pass()]


def test_bid_after_an_own_pass_is_legal_at_the_next_turn() -> None:
    deal = after(bidding(), "A pass", "B bids 1", "C pass", "A bids 2")
    assert deal.to_act == {1}


def test_a_pass_leaves_the_auction_of_big_three() -> None:
    rules = game("doudizhu_denexa", auction_reentry="off")
    deal = after(bidding(rules), "A bids 1", "B pass", "C bids 2", "A pass")
    assert (deal.sides, deal.stake) == ((1, 1, 0), 2)
    deal = after(bidding(rules), "A bids 1", "B pass", "C bids 2")
    assert why_not(deal, "B bids 3") == "It's not your turn yet."


def test_the_first_bidder_of_big_three_bids_at_least_one() -> None:
    deal = bidding(game("bigthree_denexa"), ("5S 6S", "4H 7S", "8S 9S"))
    assert deal.to_act == {1}
    assert after(deal, "B bids 1").to_act == {2}
    assert after(deal, "B bids 2").to_act == {2}  # C-B3-2


def test_the_first_bidder_of_big_three_may_not_pass() -> None:
    deal = bidding(game("bigthree_denexa"), ("5S 6S", "4H 7S", "8S 9S"))
    assert why_not(deal, "B pass") == "You open the bidding: bid at least 1."
    assert Pass() not in legal(deal, 1)


def test_p47_with_4h_in_the_widow_the_holder_of_5h_bids_first_and_leads() -> None:
    deal = bidding(game("bigthree_denexa"), BIG_THREE, "4H QS KS AS")
    assert deal.to_act == {1}
    deal = after(deal, "B bids 1", "C bids 2", "A pass", "B pass")
    assert (deal.sides, turn(deal)) == ((1, 1, 0), "B leads")
    assert held(deal, "C") == "4H 7C 10S JS QS KS AS"


def test_c_b3_4_the_three_of_hearts_is_the_highest_heart() -> None:
    deal = bidding(game("bigthree_denexa"), ("3H 4S", "2H 5S", "AH 6S"), "")
    assert deal.to_act == {2}


def test_faced_card_gives_its_holder_the_first_bid() -> None:
    assert bidding(faced="7S").to_act == {1}
    rules, chance = build("doudizhu_denexa"), Random(4)
    for _ in range(20):  # C-DD-3: the faced card is never in the widow
        _, first = Match(rules, MatchState(tuple("ABC"))).deal(chance)
        deal = begin(rules, first).deal
        (opener,) = deal.to_act
        assert deal.hands[opener] & deal.faced


def test_three_passes_and_the_cards_are_dealt_again() -> None:
    deal = after(bidding(), "A pass", "B pass")
    assert deal.ended is None  # C-DD-2: two passes count only after a bid
    deal = after(deal, "C pass")
    assert deal.ended
    assert deal.ended.void
    match = Match(deal.rules, MatchState(tuple("ABC")))
    assert match.finished(deal.ended).state.deals == 0


def test_three_passes_and_the_first_bidder_plays_for_one() -> None:
    rules = game("doudizhu_denexa", auction_all_pass="first_bidder_takes_1")
    deal = after(bidding(rules), "A pass", "B pass", "C pass")
    assert (deal.sides, deal.stake, turn(deal)) == ((0, 1, 1), 1, "A leads")


def test_the_landlord_holds_twenty_cards() -> None:
    rules = build("doudizhu_denexa")
    _, first = Match(rules, MatchState(tuple("ABC"))).deal(Random(1))
    deal = begin(rules, first).deal
    (opener,) = deal.to_act
    deal = decide(deal, opener, Bid(3)).deal
    assert sorted(hand.bit_count() for hand in deal.hands) == [17, 17, 20]
    assert deal.hands[opener].bit_count() == 20


def test_c_dd_7_the_widow_stays_hidden_and_nothing_is_put_back() -> None:
    taken = next(e for e in events(bidding(), "A bids 3") if isinstance(e, CardsTaken))
    assert (text(taken.cards), taken.returned) == (WIDOW, 0)
    assert redacted(taken, 1) == replace(taken, cards=0)
    assert redacted(taken, 0) == taken


def test_an_open_widow_is_seen_by_all_once_the_bidding_is_won_and_not_before() -> None:
    deal = bidding(game("doudizhu_open"))
    for bid in ("A bids 1", "B bids 2", "C pass", "A pass"):
        for seat in (0, 1, 2, None):
            seen = view(deal, seat)
            assert (seen.widow, seen.faced, seen.shown, seen.taken) == (0, 0, 0, ())
        assert deal.widow == cards(WIDOW)
        before, deal = deal, after(deal, bid)
    taken = next(e for e in events(before, "A pass") if isinstance(e, CardsTaken))
    assert (taken.seat, text(taken.cards), taken.returned) == (1, WIDOW, 0)
    for seat in (0, 1, 2, None):
        assert redacted(taken, seat) == taken
        assert text(view(deal, seat).shown) == WIDOW
    assert held(deal, "B") == "6S 7S 8S QS KS AS"


def test_cards_of_an_open_widow_are_shown_until_they_are_played() -> None:
    deal = after(bidding(game("doudizhu_open")), "A bids 3", "A KS")
    assert text(view(deal, 1).shown) == "QS AS"
    deal = after(deal, "B pass", "C pass", "A 3S")
    assert [text(view(deal, seat).shown) for seat in (0, 2, None)] == ["QS AS"] * 3


def test_only_the_landlord_ever_sees_a_closed_widow() -> None:
    deal = after(bidding(), "A bids 3")
    assert [view(deal, seat).shown for seat in (0, 1, 2, None)] == [0] * 4
    assert [text(view(deal, seat).taken[0].cards) for seat in (0, 1)] == [WIDOW, ""]


def test_the_open_form_is_the_closed_one_but_for_the_open_widow() -> None:
    closed, opened_ = full("doudizhu_denexa"), full("doudizhu_open")
    assert {key for key in closed if closed[key] != opened_[key]} == {"leftover"}
    assert closed.keys() == opened_.keys()
    assert ladder_of("doudizhu_open") == ladder_of("doudizhu_denexa")


def test_big_three_deals_sixteen_each_and_a_widow_of_four() -> None:
    rules = build("bigthree_denexa")
    _, first = Match(rules, MatchState(tuple("ABC"))).deal(Random(1))
    deal = begin(rules, first).deal
    assert [hand.bit_count() for hand in deal.hands] == [16, 16, 16]
    assert deal.widow.bit_count() == 4
    (opener,) = deal.to_act
    lowest = min((h for seat in deal.hands for h in _hearts(seat)), key=rules.ranking.height)
    assert deal.hands[opener] & lowest


def _hearts(hand: int) -> list[int]:
    return [1 << r * 4 + 2 for r in range(13) if hand >> r * 4 + 2 & 1]


def test_no_heart_was_dealt_and_the_seat_after_the_dealer_bids_first() -> None:
    assert bidding(game("bigthree_denexa"), ("4S", "5S", "6S"), "").to_act == {0}


def test_a_heart_that_was_not_dealt_is_looked_for_in_no_hand() -> None:
    deal = bidding(game("bigthree_denexa"), ("4S", "3D 5S", "6S"), "4H")
    assert deal.to_act == {0}


def test_a_deal_thrown_in_is_worth_nothing_to_anybody() -> None:
    ended = after(bidding(), "A pass", "B pass", "C pass").ended
    assert ended == Ended((2, 1, 0), (0, 0, 0), void=True)


def test_a_bid_of_nothing_is_a_pass() -> None:
    deal = after(bidding(), "A bids 0")
    assert deal.bids == (BidMade(0, 0),)


def test_a_call_or_a_gift_is_no_bid() -> None:
    with pytest.raises(IllegalAction):
        decide(bidding(), 0, Call("one"))


def test_every_family_can_bid() -> None:
    """The options of an auction that a family has no values for are those of its two games."""
    rules = build("thirteen_denexa", {"auction": "big_three", "players": "3..3"})
    deal = opened(rules, "4H 3S", "5S 7S", "6H 8S")
    assert deal.to_act == {0}
    assert rank_of(cards("4H")) == 1


@pytest.mark.parametrize(
    ("preset", "changed", "said"),
    [
        ("bigtwo_basic", {"widow": "3"}, "3 hidden cards need leftover cards"),
        ("doudizhu_denexa", {"widow": "4"}, "3 players × 17 leaves 3 over, not 4."),
        ("doudizhu_denexa", {"hand_size": "16"}, "3 players × 16 leaves 6 over"),
        ("doudizhu_denexa", {"leftover": "discard"}, "3 hidden cards need leftover cards"),
        (
            "doudizhu_denexa",
            {"teams": "opposite_pairs"},
            "With bidding, one player is against the rest",
        ),
        ("doudizhu_denexa", {"auction": "none"}, "bidding"),
        ("thirteen_denexa", {"widow": "3"}, "3 hidden cards need leftover cards"),
        ("doudizhu_open", {"widow": "4"}, "3 players × 17 leaves 3 over, not 4."),
        (
            "doudizhu_open",
            {"auction": "none", "widow": "0"},
            "Leftover cards can only go to the highest bidder if there is bidding.",
        ),
    ],
)
def test_choices_that_contradict_are_refused(
    preset: str, changed: dict[str, str], said: str
) -> None:
    if preset == "bigtwo_basic":
        pytest.importorskip("rules.catalogue.presets.big_two")
    assert any(said in sentence for sentence in problems(preset, changed))
