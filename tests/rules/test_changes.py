"""The changes of a deal by each event; all other fields stay as they were."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from rules import events as e
from rules.cards import card, cards, each
from rules.changes import evolve
from rules.deal import Deal
from rules.ruleset import RuleSet
from tests.rules.notation import game

RULES = RuleSet()
HANDS = (cards("3S 9S 9H"), cards("4S 10S"), cards("5S JS"))
NINES = cards("9S 9H")


def at_table(**changed: Any) -> Deal:
    """A deal of three seats that may all act, with some fields `changed`."""
    return replace(Deal(RULES, hands=HANDS, to_act=frozenset({0, 1, 2}), phase=0), **changed)


def changes(event: e.Event, **before: Any) -> dict[str, Any]:
    """Return the fields of the deal that this event changes, with their new values."""
    deal = at_table(**before)
    kept = dict(vars(deal))
    after = evolve(deal, event)
    assert vars(deal) == kept
    names = [field.name for field in fields(Deal)]
    return {key: getattr(after, key) for key in names if getattr(after, key) != kept[key]}


PLAY = e.Played(0, NINES, NINES)
TOP = e.Played(1, cards("4S"), cards("4S"))


@pytest.mark.parametrize(
    ("event", "before", "after"),
    [
        (e.PackCut(0, 2), {"deck": (1, 2, 4)}, {"deck": (4, 1, 2), "to_act": {1, 2}}),
        (e.PhaseBegan(3), {"pledges": (1,)}, {"phase": 3, "pledges": ()}),
        (e.Turn(frozenset({1})), {"skipped": 5}, {"to_act": {1}, "skipped": 0}),
        (e.BidMade(1, 2), {}, {"bids": (e.BidMade(1, 2),)}),
        (e.SidesTaken((0, 1, 1), 3), {}, {"sides": (0, 1, 1), "stake": 3}),
        (e.StakeDoubled(), {"stake": 3}, {"stake": 6}),
        (e.Looked(1, NINES), {}, {"looked": (e.Looked(1, NINES),)}),
        (e.Called(1, "trade"), {}, {"calls": (e.Called(1, "trade"),)}),
        (e.LeaderFound(2, 4), {}, {"leader": 2, "including": 4}),
        (e.Passed(2), {"out": (0,)}, {"passed": 0b100}),
        (e.TurnSpent(1), {"passed": 0b1}, {"passed": 0b11}),
        (e.OutOfTime(1), {"passed": 0b1}, {}),
        (e.PassesLifted(), {"passed": 0b11}, {"passed": 0}),
        (e.Skipped(2), {"skipped": 0b1}, {"skipped": 0b101}),
        (e.RanksReversed(), {}, {"upside_down": True}),
        (e.RanksReversed(), {"upside_down": True}, {"upside_down": False}),
        (e.DirectionReversed(), {}, {"direction": -1}),
        (e.WentOut(1), {}, {"out": (1,), "left": HANDS}),
        (e.WentOut(1), {"out": (0,), "left": (0, 1, 2)}, {"out": (0, 1)}),
        (
            e.Restocked((1, 2)),
            {"seen": 7, "last_trick": (PLAY,)},
            {"stock": (1, 2), "seen": 0, "last_trick": (), "restocked": 1},
        ),
    ],
)
def test_event_changes_only_its_own_fields(
    event: e.Event, before: dict[str, Any], after: dict[str, Any]
) -> None:
    assert changes(event, **before) == after


def test_a_shuffled_pack_begins_a_deal_with_empty_hands() -> None:
    deck = tuple(each(cards("3S 4S 5S")))
    first = e.Shuffled(deck, 3, 1, 77, (2, 0, 1), 4, -1, (("faults", 1),))
    assert changes(first) == {
        "deck": deck,
        "hands": (0, 0, 0),
        "dealer": 1,
        "lot": 77,
        "standing": (2, 0, 1),
        "number": 4,
        "direction": -1,
        "plan": (("faults", 1),),
    }


def test_dealt_cards_lie_where_the_event_says_and_the_deal_is_past_its_dealing() -> None:
    rules = game("president_basic")
    before = Deal(rules, deck=(1, 2))
    stock = (card("KS"), card("KD"))
    dealt = e.Dealt(HANDS, 2, 5, (), 1, 1, card("2S"), stock, card("2H"), card("2D"))
    after = evolve(before, dealt)
    assert (after.hands, after.deck) == (HANDS, ())
    assert (after.widow, after.stock, after.aside, after.faced) == (
        card("2S"), stock, card("2H"), card("2D"),
    )  # fmt: skip
    assert after.phase == rules.dealing_phase
    assert evolve(Deal(RULES), dealt).phase == -1


def test_given_cards_move_between_hands_and_end_the_turn_of_the_giver() -> None:
    gift = e.CardsGiven(0, 2, 2, NINES)
    mine, other = e.CardsPledged(0, 2, 2, NINES), e.CardsPledged(1, 2, 1, cards("4S"))
    after = changes(gift, pledges=(mine, other))
    assert after == {
        "hands": (cards("3S"), HANDS[1], HANDS[2] | NINES),
        "to_act": {1, 2},
        "pledges": (other,),
        "gifts": (gift,),
    }


def test_a_pledge_moves_nothing_and_takes_the_place_of_the_one_before() -> None:
    first, other = e.CardsPledged(0, 2, 1, cards("3S")), e.CardsPledged(1, 0, 1, cards("4S"))
    second = e.CardsPledged(0, 2, 2, NINES)
    after = changes(second, pledges=(first, other))
    assert after == {"pledges": (other, second), "to_act": {1, 2}}


def test_taken_cards_leave_the_widow_and_returned_cards_lie_aside() -> None:
    taken = e.CardsTaken(1, 1, card("2S"), False, cards("10S"))
    after = changes(taken, widow=cards("2S 2H"), aside=cards("2D"))
    assert after == {
        "hands": (HANDS[0], cards("4S 2S"), HANDS[2]),
        "widow": card("2H"),
        "aside": cards("2D 10S"),
        "taken": (taken,),
        "to_act": {0, 2},
    }


def test_a_drawn_card_comes_from_the_stock_whose_order_stays() -> None:
    drawn = e.CardDrawn(2, card("KD"))
    after = changes(drawn, stock=(card("KS"), card("KD"), card("AD")))
    assert after == {
        "hands": (HANDS[0], HANDS[1], HANDS[2] | card("KD")),
        "stock": (card("KS"), card("AD")),
        "taken": (drawn,),
    }


def test_a_play_goes_from_the_hand_onto_the_trick() -> None:
    after = changes(PLAY, trick=(TOP,), tops=(TOP,), skipped=0b10)
    assert after == {
        "hands": (cards("3S"), HANDS[1], HANDS[2]),
        "trick": (TOP, PLAY),
        "tops": (PLAY,),
        "acts": (e.Act(PLAY, HANDS, (TOP,)),),
        "laid": 0b1,
        "played": 1,
        "skipped": 0,
    }


def test_each_trick_has_its_own_top_and_a_second_play_of_a_seat_is_noted() -> None:
    after = changes(PLAY, tops=(TOP,), laid=0b11)
    assert after["tops"] == (TOP, PLAY)
    assert after["laid_again"] == 0b1
    assert "laid" not in after


def test_facts_for_penalties_are_not_noted_after_the_first_out() -> None:
    after = changes(PLAY, out=(1,), left=HANDS)
    assert set(after) == {"hands", "trick", "played"}
    assert set(changes(e.Passed(0), out=(1,), left=HANDS)) == {"passed"}


def test_facts_of_a_play_are_noted_for_its_seat() -> None:
    ten = e.Played(1, cards("10S"), cards("10S"))
    deal = evolve(at_table(tops=(TOP,)), PLAY, e.Passed(2), ten)
    assert (deal.laid, deal.laid_again) == (0b11, 0)
    assert deal.tops == (TOP, ten)
    assert [act.event for act in deal.acts] == [e.Passed(2), ten]
    four = e.Played(1, cards("4S"), cards("4S"))
    again = evolve(deal, four)
    assert (again.laid, again.laid_again) == (0b11, 0b10)
    assert again.tops == (TOP, four)
    assert [act.event for act in again.acts] == [ten, four]


def test_of_all_turns_the_last_two_are_kept() -> None:
    deal = evolve(at_table(), PLAY, e.Passed(1), e.Passed(2))
    assert [act.event for act in deal.acts] == [e.Passed(1), e.Passed(2)]
    assert deal.acts[0].trick == (PLAY,)
    assert [act.event for act in evolve(at_table(), PLAY, TOP).acts] == [PLAY, TOP]


def test_a_warning_stands_until_its_seat_plays_again() -> None:
    mine, other = e.Announced(0, 1), e.Announced(1, 1)
    assert changes(e.Announced(0, 2), warned=(mine, other)) == {
        "warned": (other, e.Announced(0, 2))
    }
    assert changes(PLAY, warned=(mine, other))["warned"] == (other,)
    assert "warned" not in changes(e.Passed(0), warned=(mine, other))


def test_a_hand_that_is_thrown_in_lies_aside() -> None:
    after = changes(e.ThrewIn(0), aside=cards("2D"))
    assert after == {
        "hands": (0, HANDS[1], HANDS[2]),
        "aside": HANDS[0] | cards("2D"),
        "thrown_in": (0,),
    }


def test_a_trick_that_is_won_is_seen_and_everybody_may_play_again() -> None:
    after = changes(e.TrickWon(0), trick=(TOP, PLAY), passed=0b110, skipped=0b1, seen=cards("2D"))
    assert after == {
        "seen": cards("2D 4S") | NINES,
        "last_trick": (TOP, PLAY),
        "trick": (),
        "passed": 0,
        "skipped": 0,
    }


def test_ended_deal_has_no_seat_to_act() -> None:
    ended = e.Ended((1, 0, 2), (1, 2, 0))
    assert changes(ended) == {"ended": ended, "to_act": frozenset()}


def test_several_events_change_a_deal_one_after_the_other() -> None:
    deal = at_table()
    step = deal
    for event in (PLAY, e.Passed(1), e.Passed(2), e.TrickWon(0)):
        step = evolve(step, event)
    assert evolve(deal, PLAY, e.Passed(1), e.Passed(2), e.TrickWon(0)) == step
    assert evolve(deal) == deal
    assert evolve(deal) is not deal


def test_value_that_is_not_an_event_is_refused() -> None:
    word: Any = "a word"
    with pytest.raises(KeyError):
        evolve(at_table(), word)
