"""Dealing, cutting, cards left over, redeals (options.json group C; BT-15..18, BT-60..66)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.actions import Cut
from rules.cards import card, cards, each, joined, text
from rules.catalogue import problems
from rules.changes import Decision, evolve
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt, Shuffled, Turn
from rules.phases import dealing
from rules.phases.dealing import DealOut, best_first, counted_from
from rules.phases.leftovers import StripLow
from tests.rules.notation import game
from tests.rules.talk import dealt, due, refused, shuffled, sizes


def test_all_cards_are_dealt_though_hands_differ_by_one() -> None:
    assert sorted(sizes(dealt(game("president_basic"), 5).hands)) == [10, 10, 10, 11, 11]


def test_equal_hands_are_equal_before_the_rest_is_taken() -> None:
    rules = game("bigtwo_three", leftover="discard", cut="off")
    deal = dealt(rules, 3)
    assert sizes(deal.hands) == [17, 17, 17]
    assert deal.aside.bit_count() == 1


@pytest.mark.parametrize(
    ("preset", "size", "unused"),
    [("bigtwo_two_17", 17, 18), ("bigtwo_two_21", 21, 10), ("bigtwo_two_13", 13, 26),
     ("bigtwo_two_full", 26, 0)],
)  # fmt: skip
def test_two_may_play_with_different_hands(preset: str, size: int, unused: int) -> None:
    deal = dealt(game(preset), 2)
    assert sizes(deal.hands) == [size, size]
    assert deal.aside.bit_count() == unused


@pytest.mark.parametrize(("seats", "size"), [(2, 13), (4, 13), (5, 10), (6, 8)])
def test_thirteen_deals_thirteen_or_equal_hands(seats: int, size: int) -> None:
    assert sizes(dealt(game("thirteen_denexa"), seats).hands) == [size] * seats


def test_three_players_with_21_cards_each_are_too_many() -> None:
    wrong = {"players": "3..3", "deal": "fixed", "hand_size": "21", "leftover": "discard"}
    assert problems("bigtwo_basic", wrong) == [
        "Not enough cards: 3 × 21 is 63, and the deck has 52."
    ]


def test_two_jokers_over_are_out_of_play() -> None:
    deal = dealt(game("bigtwo_jokers", cut="off"), 4)
    assert (sizes(deal.hands), deal.aside.bit_count()) == ([13] * 4, 2)


def test_dou_dizhu_keeps_three_cards_and_faces_one_that_is_dealt() -> None:
    deal = shuffled(game("doudizhu_denexa"), "", 3, lot=77).deal
    assert (sizes(deal.hands), deal.widow.bit_count()) == ([17] * 3, 3)
    assert deal.faced.bit_count() == 1
    assert deal.faced & joined(deal.hands)


def test_big_three_keeps_four_cards_and_the_dealer_draws_first() -> None:
    decision = shuffled(game("bigthree_denexa"), "3H 4H 5H", 3, dealer=1)
    [event] = [event for event in decision.events if isinstance(event, Dealt)]
    assert sizes(event.hands) == [16] * 3
    assert event.widow.bit_count() == 4
    assert event.hands[1] & card("3H")


def test_a_shoot_out_deals_as_few_cards_as_it_was_planned_with() -> None:
    deal = shuffled(game("bigtwo_three", cut="off"), "", 3, plan=(("hand_size", 5),)).deal
    assert sizes(deal.hands) == [5, 5, 5]
    assert deal.aside.bit_count() == 37


def begun(phase: DealOut, preset: str, seats: int, **first: Any) -> Dealt:
    """Return the `Dealt` event of a dealing phase for a pack in order."""
    rules = game(preset)
    pack = Shuffled(tuple(each(rules.pack)), seats, 0, 0, (), 1, 1)
    decision = Decision(evolve(Deal(rules), replace(pack, **first)))
    phase.begin(decision)
    *_, event, turn = decision.events
    assert isinstance(event, Dealt)
    assert turn == Turn(frozenset())  # no seat has to act once the cards are dealt
    return event


def test_unless_something_is_asked_all_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    event = begun(DealOut(), "president_basic", 5, standing=(0, 1, 2, 3, 4), number=2)
    assert sizes(event.hands) == [10, 11, 11, 10, 10]
    assert event.hands[1] & card("3D")
    assert (event.faced, event.aside, event.widow, event.stock) == (0, 0, 0, ())


@pytest.mark.parametrize(
    ("size", "seats", "dealt"),
    [(1, 4, 1), (13, 4, 13), (13, 5, 10), (60, 2, 26), (0, 3, 17)],
)
def test_dealt_hands_have_the_agreed_size_or_all_cards(size: int, seats: int, dealt: int) -> None:
    event = begun(DealOut(even=not size, size=size), "president_basic", seats)
    assert sizes(event.hands) == [dealt] * seats
    assert event.aside.bit_count() == 52 - dealt * seats


def test_no_card_is_taken_out_where_none_is_left_over() -> None:
    event = begun(DealOut(even=True, leftover=StripLow()), "bigtwo_basic", 4)
    assert (sizes(event.hands), event.aside) == ([13] * 4, 0)


# Cutting


def test_the_player_at_the_right_of_the_dealer_cuts() -> None:
    deal = shuffled(game("bigtwo_basic"), dealer=1).deal
    assert due(deal) == "A"
    assert refused(deal, "B", Cut(20)) == "It's not your turn yet."
    assert refused(deal, "A", Cut(0)) == "Cut between 1 and 51 cards."
    assert len(legal(deal, 0)) == 51
    first, *_ = deal.deck
    cut = decide(deal, 0, Cut(51)).deal
    assert not cut.deck
    assert sizes(cut.hands) == [13] * 4
    assert cut.hands != decide(deal, 0, Cut(50)).deal.hands
    assert first & joined(cut.hands)


def test_the_last_place_may_cut() -> None:
    rules = game("president_basic", cut="bottom_rank", duties="nobody")
    assert due(shuffled(rules, standing="CADB").deal) == "B"


@pytest.mark.parametrize(("shown", "seat"), [("7H", 2), ("4H", 3), ("AH", 0), ("2H", 1), ("KH", 0)])
def test_shown_card_counts_to_the_seat_of_the_first_card(shown: str, seat: int) -> None:
    """Counter-clockwise from seat 0: 2 is its right, seat 3 in clockwise numbers."""
    assert counted_from(0, -1, card(shown)) % 4 == -seat % 4


# Exposed cards


def test_the_hand_with_the_best_top_card_goes_to_the_president() -> None:
    rules = game("president_expose", duties="nobody", exchange="none")
    deck = list(each(rules.pack & ~cards("2H QS QD 5C"))) + [
        cards(word) for word in ("QS", "5C", "2H", "QD")
    ]
    first = Shuffled(tuple(deck), 4, 3, 0, (1, 0, 3, 2), 2, 1)
    deal = begin(rules, first).deal
    top = [text(hand & deal.faced) for hand in deal.hands]
    assert top == ["QS", "2H", "5C", "QD"]


@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_basic"])
def test_of_equal_top_cards_the_first_dealt_goes_first(preset: str) -> None:
    """The order of suits does not matter, even where spades are above diamonds."""
    tops = [card(word) for word in ("QD", "5C", "QS", "2H")]
    assert best_first(tops, game(preset).worth) == [3, 0, 2, 1]


def test_hands_are_not_exposed_in_the_first_deal() -> None:
    assert shuffled(game("president_expose")).deal.faced == 0


def test_chance_decides_the_order_of_the_pack() -> None:
    pack = game("president_basic").pack
    decks = [dealing.shuffled(pack, Random(seed)) for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert all(joined(deck) == pack for deck in decks)
    assert tuple(each(pack)) not in decks
