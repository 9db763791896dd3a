"""Cards left over, drawn from a stock, or dealt again (options.json C, L; BT-40, BT-60..66)."""

from __future__ import annotations

import pytest

from rules.actions import Call, Pass
from rules.cards import card, cards, joined, text
from rules.catalogue import problems
from rules.deal import Deal
from rules.engine import calls, decide, legal
from rules.events import Called, CardDrawn, CardsTaken, Passed, Restocked, Turn
from rules.house.tricks import DrawOnPass
from rules.phases.redeals import as_dealt, points
from rules.view import redacted, view
from tests.rules.notation import after, game, held, turn, why_not
from tests.rules.talk import dealt, due, refused, said, set_up, shuffled, sizes


def test_the_holder_of_the_lowest_card_takes_the_faced_card() -> None:
    deal = set_up(game("bigtwo_three"), "3D 9S", "4S 8S", "5S 7S", widow="KH")
    assert held(deal, "A") == "3D 9S KH"
    assert turn(deal) == "A leads"


def test_faced_three_of_diamonds_goes_to_the_next_lowest_and_opens() -> None:
    deal = set_up(game("bigtwo_three"), "3S 9S", "3C 8S", "5S 7S", widow="3D")
    assert held(deal, "B") == "3D 3C 8S"
    assert turn(deal) == "B leads"
    assert why_not(deal, "B 3C") == "The first play must include 3D."


@pytest.mark.parametrize(
    ("leftover", "taker"),
    [("low_card_closed", "A"), ("low_diamond", "C"), ("two_spades", "B"), ("discard", "")],
)
def test_the_rest_may_go_to_the_holder_of_a_certain_card(leftover: str, taker: str) -> None:
    rules = game("bigtwo_three", leftover=leftover)
    deal = set_up(rules, "3C 9S", "4S 2S", "5D 7D", widow="KH")
    takers = [letter for letter in "ABC" if "KH" in held(deal, letter)]
    assert "".join(takers) == taker


def test_leftover_taken_openly_is_seen_by_all_as_a_faced_card() -> None:
    deal = dealt(game("bigtwo_three", cut="off"), 3)
    [taken] = deal.taken
    assert isinstance(taken, CardsTaken)
    assert (taken.open, taken.count, taken.cards & deal.faced) == (True, 1, taken.cards)
    assert view(deal, None).taken == (taken,)
    deal = dealt(game("bigtwo_three", leftover="low_card_closed", cut="off"), 3)
    [taken] = deal.taken
    assert taken.cards & deal.faced == 0


def test_the_lowest_diamond_is_the_lowest_that_was_dealt_and_without_one_the_lowest_card() -> None:
    rules = game("bigtwo_three", leftover="low_diamond")
    assert "KH" in held(set_up(rules, "3C 7D", "5D 9S", "4D 8D", widow="KH"), "C")
    assert "KH" in held(set_up(rules, "4C 9S", "3H 8S", "5C 7S", widow="KH"), "B")


def test_the_two_of_spades_in_the_middle_goes_to_the_lowest_card() -> None:
    rules = game("bigtwo_three", leftover="two_spades")
    assert "2S" in held(set_up(rules, "4C 9S", "3H 8S", "5C 7S", widow="2S"), "B")


def test_closed_cards_are_seen_by_their_taker_alone() -> None:
    decision = shuffled(game("bigtwo_three", leftover="low_card_closed", cut="off"), "", 3)
    taken = next(event for event in decision.events if isinstance(event, CardsTaken))
    assert [redacted(taken, seat) == taken for seat in range(3)].count(True) == 1


def test_strip_low_leaves_no_card_over() -> None:
    deal = dealt(game("bigtwo_three", leftover="strip_low", cut="off"), 3)
    assert (sizes(deal.hands), text(deal.aside)) == ([17] * 3, "3D")
    two = dealt(game("bigtwo_two_17", leftover="strip_low", cut="off"), 2)
    assert not joined(two.hands) & cards("3D 3C 3H 3S 4D 4C 4H 4S")
    assert joined(two.hands) & card("2S")


def test_a_ghost_hand_is_set_aside_and_the_lowest_card_held_opens() -> None:
    deal = shuffled(game("bigtwo_three_ghost", cut="off"), "9S 9H 9D 3D", 3, dealer=2).deal
    assert sizes(deal.hands) == [13] * 3
    assert deal.aside.bit_count() == 13
    assert deal.aside & card("3D")
    assert deal.including == card("3C")
    assert view(deal, 0).cards_left == (13, 13, 13)


OFFER = ("3D 9S 2D", "3C 8S", "5S 7S")


def test_the_three_of_diamonds_may_be_traded_and_the_next_lowest_leads() -> None:
    rules = game("bigtwo_three", leftover="swap_offer", swap_offer_face="seen")
    deal = set_up(rules, *OFFER, widow="2S")
    assert due(deal) == "A"
    assert view(deal, 0).widow == card("2S")
    assert view(deal, 1).widow == 0
    traded = said(deal, "A trade")
    assert held(traded, "A") == "9S 2D 2S"
    assert turn(traded) == "B leads"
    assert turn(said(deal, "A keep")) == "A leads"


def test_a_trade_is_of_one_card_that_only_its_new_holder_sees() -> None:
    deal = set_up(game("bigtwo_three", leftover="swap_offer"), *OFFER, widow="2S 2C", lot=3)
    decision = decide(deal, 0, Call("trade"))
    assert decision.events[:3] == [
        Called(0, "trade"),
        CardsTaken(0, 1, card("2S"), False, card("3D")),
        Turn(frozenset()),
    ]
    assert (decision.deal.widow, decision.deal.aside) == (card("2C"), card("3D"))
    assert decide(deal, 0, Call("keep")).events[:2] == [Called(0, "keep"), Turn(frozenset())]
    assert legal(deal, 1) == []


def test_a_card_that_is_traded_for_unseen_is_not_shown_first() -> None:
    deal = set_up(game("bigtwo_three", leftover="swap_offer"), *OFFER, widow="2S")
    assert view(deal, 0).widow == 0
    assert refused(deal, "A", Call("look")) == "You can't do that right now."


def test_after_a_trade_the_last_winner_leads_where_winners_do() -> None:
    rules = game("bigtwo_three", leftover="swap_offer", later_lead="winner")
    deal = said(set_up(rules, *OFFER, widow="2S", standing="CAB"), "A trade")
    assert turn(deal) == "C leads"


def test_swap_offer_is_left_out_for_the_lowest_card_itself() -> None:
    rules = game("bigtwo_three", leftover="swap_offer")
    assert turn(set_up(rules, "9S 2D", "3C 8S", "5S 7S", widow="3D")) == "B leads"


# Drawing from the stock

STOCK = "JS QS KS AS JH QH"
DRAWERS = ("3D 3C 9S 9H 4D 5D 6D 7S", "4S 8S", "5S 7D 10S")


def passing(number: str, exhausted: str = "stop", stock: str = STOCK, lead: str = "3D") -> Deal:
    rules = game("bigtwo_three_draw", draw_on_pass=number, stock_exhausted=exhausted)
    return after(set_up(rules, *DRAWERS, stock=stock), f"A {lead}", "B pass")


def test_a_pass_costs_one_card_from_the_stock() -> None:
    assert held(passing("one"), "B") == "4S 8S JS"
    assert held(passing("one", lead="3D 4D 5D 6D 7S"), "B") == "4S 8S JS"


def test_a_pass_may_cost_as_many_cards_as_were_required() -> None:
    assert held(passing("as_required", lead="3D 4D 5D 6D 7S"), "B") == "4S 8S JH JS QS KS AS"


def test_only_the_drawer_sees_the_card() -> None:
    deal = passing("one")
    [drawn] = [e for e in decide(deal, 2, Pass()).events if isinstance(e, CardDrawn)]
    assert [redacted(drawn, seat) == drawn for seat in range(3)] == [False, False, True]


def test_without_a_stock_a_pass_costs_nothing() -> None:
    assert held(passing("one", stock=""), "B") == "4S 8S"


def test_set_aside_cards_may_be_the_new_stock() -> None:
    deal = after(passing("one", "reshuffle", stock="JS"), "C pass", "A 4D")
    assert held(deal, "C") == "5S 7D 10S"
    events = decide(deal, 1, Pass()).events
    [made] = [event for event in events if isinstance(event, Restocked)]
    assert made.stock
    hidden = Restocked((0,) * len(made.stock))
    assert all(redacted(made, seat) == hidden for seat in (0, 1, 2, None))
    deal = after(deal, "B pass")
    assert held(deal, "B") == "3D 4S 8S JS"
    assert deal.seen == 0


def test_the_stock_is_made_anew_three_times_and_no_more() -> None:
    deal = passing("one", "reshuffle", stock="")
    for times, drawn in ((2, 2), (3, 0)):
        set_aside = deal.copy()
        set_aside.seen, set_aside.restocked = cards("KC QC"), times
        assert len(list(DrawOnPass(reshuffled=True).reacts(set_aside, Passed(1)))) == drawn


def test_drawing_needs_a_stock() -> None:
    assert problems("bigtwo_basic", {"draw_on_pass": "one"}) == [
        "Drawing when you pass needs a stock: set Leftovers to the stock."
    ]


# Redeals

THREE_POINTS = "JS QH 3D 4D 5D 6D 7D 8D 9D 10D 3C 4C 5C"
FOUR_POINTS = "AS 10H 3D 4D 5D 6D 7D 8D 9D 10D 3C 4C 5C"
NO_FACES = "3S 3H 4H 5H 6H 7H 8H 9H 9C 10C 10S AD 2D"


def test_a_hand_of_three_points_may_be_dealt_again_before_the_first_play() -> None:
    assert (points(cards(THREE_POINTS)), points(cards(FOUR_POINTS))) == (3, 4)
    deal = set_up(game("bigtwo_deuces"), THREE_POINTS, "6C 6S", "7C", "8C")
    assert calls(deal, 0) == ["redeal"]
    assert turn(deal) == "A leads"
    ended = said(deal, "A redeal").ended
    assert ended is not None
    assert ended.void
    assert calls(after(deal, "A 3D"), 0) == []


@pytest.mark.parametrize(
    ("held", "worth"), [("JD", 1), ("QD", 2), ("KD", 3), ("AD", 4), ("2D", 5), ("10D 3D", 0)]
)
def test_honours_have_points(held: str, worth: int) -> None:
    assert points(cards(held)) == worth


def test_a_hand_is_poor_as_it_was_dealt_before_any_card_was_given_or_taken() -> None:
    """D is dealt three points and is given none for its jack; A is dealt seven and gives some."""
    rules = game("president_basic", exchange="[1]", redeal_low_points="3", redeal_no_faces="off")
    deal = set_up(rules, "AS 2S 3S 4S", "2C 2D", "AH AC", "JS QH 3D 4D", standing="ABCD")
    assert text(deal.hands[3]) == "3D 4D JS"
    assert [
        as_dealt(deal, seat) == hand
        for seat, hand in enumerate(map(cards, ("AS 2S 3S 4S", "2C 2D", "AH AC", "JS QH 3D 4D")))
    ] == [True] * 4
    assert [calls(deal, seat) for seat in range(4)] == [[], [], [], ["redeal"]]


def test_a_hand_of_four_points_must_be_played() -> None:
    deal = set_up(game("bigtwo_deuces"), FOUR_POINTS, "6C 6S", "7C", "KC")
    assert calls(deal, 0) == []
    assert why_not(deal, "A 6C") != ""


def test_a_hand_without_faces_may_be_dealt_again() -> None:
    rules = game("bigtwo_basic", redeal_no_faces="on")
    assert calls(set_up(rules, NO_FACES, "KS", "QS", "JS"), 0) == ["redeal"]
    with_jack = NO_FACES.replace("10S", "JD")
    assert calls(set_up(rules, with_jack, "KS", "QS", "JS"), 0) == []
