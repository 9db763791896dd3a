"""Takebacks among friends: a play may be taken back until another player has acted."""

from __future__ import annotations

import pytest

from rules import events as e
from rules.actions import Play
from rules.cards import cards
from rules.changes import evolve
from rules.engine import decide, replay
from rules.takeback import LastAct, in_force, last_act
from tests.rules.notation import game, opened

RULES = game("president_basic")
THREE, FOUR = (e.Played(seat, cards(one), cards(one)) for seat, one in enumerate(("3S", "4S")))
TURN = e.Turn(frozenset({1}))


def test_the_deal_is_again_as_it_was_before_the_play() -> None:
    before = opened(RULES, "3S 9H", "4S 9S", "5S JS", "6S JD")
    dealt = e.Dealt(before.hands, 0, 0, (), 1, 1)
    start = [dealt, e.PhaseBegan(before.phase), e.Turn(frozenset({0}))]
    happened = decide(replay(RULES, start), 0, Play(cards("3S"))).events
    act = last_act([*start, *happened])
    assert act == LastAct(0, len(happened))
    taken_back = [*start, *happened, e.TakenBack(0, act.events)]
    assert in_force(taken_back) == start
    assert replay(RULES, taken_back) == replay(RULES, start)


def test_another_play_may_be_made_instead() -> None:
    events = [TURN, THREE, TURN, e.TakenBack(0, 2), FOUR]
    assert in_force(events) == [TURN, FOUR]


def test_second_taking_back_includes_the_first() -> None:
    events = [THREE, TURN, FOUR, TURN, e.TakenBack(1, 2), e.TakenBack(0, 5)]
    assert in_force(events) == []


@pytest.mark.parametrize("count", [-1, 0, 2])
def test_more_than_has_happened_is_no_stored_deal(count: int) -> None:
    with pytest.raises(ValueError, match="taken back"):
        in_force([TURN, e.TakenBack(0, count)])


def test_the_event_itself_changes_no_deal() -> None:
    deal = opened(RULES, "3S 9H", "4S 9S", "5S JS", "6S JD")
    with pytest.raises(ValueError, match="still in force"):
        evolve(deal, e.TakenBack(0, 1))


@pytest.mark.parametrize(
    "follows",
    [
        (TURN,),
        (e.TrickWon(0), TURN),
        (e.Skipped(1), TURN),
        (e.RanksReversed(), e.StakeDoubled(), TURN),
        (e.Announced(0, 1), TURN),
    ],
)
def test_play_may_be_taken_back_after_automatic_events(follows: tuple[e.Event, ...]) -> None:
    assert last_act([TURN, THREE, *follows]) == LastAct(0, 1 + len(follows))


@pytest.mark.parametrize("first", [e.TrickWon(0), e.PassesLifted()])
def test_lead_is_taken_back_with_the_events_before_it(first: e.Event) -> None:
    assert last_act([TURN, first, THREE, TURN]) == LastAct(0, 3)
    assert last_act([TURN, e.Passed(1), first, TURN, THREE, TURN]) == LastAct(0, 2)


@pytest.mark.parametrize("before", [[], [e.Called(0, "last card")], [e.CardsGiven(0, 1, 1, 1)]])
def test_an_act_that_does_not_follow_its_turn_stays(before: list[e.Event]) -> None:
    assert last_act([*before, THREE, TURN]) is None


@pytest.mark.parametrize("act", [e.Passed(0), e.BidMade(0, 2), e.CardsPledged(0, 1, 1, 1)])
def test_pass_bid_and_offer_may_be_taken_back(act: e.Event) -> None:
    assert last_act([TURN, act, TURN]) == LastAct(0, 2)


@pytest.mark.parametrize(
    "follows",
    [
        (e.CardDrawn(0, 4), TURN),  # the player has seen a card of the stock
        # the player has seen the widow
        (e.SidesTaken((0, 1, 1), 3), e.CardsTaken(0, 3, 7, open=True), TURN),
        (e.WentOut(0), TURN),
        (e.Ended((0, 1), (1, 0)),),
        (e.PhaseBegan(2), TURN),
        (e.Called(1, "last card"),),
        (FOUR, e.OutOfTime(2)),
    ],
)
def test_act_is_not_taken_back_after_an_event_with_new_facts(follows: tuple[e.Event, ...]) -> None:
    assert last_act([TURN, THREE, *follows]) is None


def test_last_act_belongs_to_the_latest_seat() -> None:
    assert last_act([TURN, THREE, TURN, e.Passed(1), TURN]) == LastAct(1, 2)


def test_act_of_the_clock_is_not_taken_back() -> None:
    assert last_act([TURN, e.OutOfTime(0), e.Passed(0), TURN]) is None


def test_a_turn_is_taken_back_only_once() -> None:
    again = [TURN, THREE, TURN, e.TakenBack(0, 2), THREE, TURN]
    assert last_act(again[:4]) is None
    assert last_act(again) is None
    assert last_act([*again, e.Passed(1), TURN]) == LastAct(1, 2)
