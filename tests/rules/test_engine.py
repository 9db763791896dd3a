"""The engine: deals begun, replayed, decided and listed, and refusals with their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules import events as e
from rules.actions import Action, Call, IllegalAction, Pass, Play
from rules.cards import cards, each
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import begin, calls, decide, legal, replay
from rules.events import Dealt, PhaseBegan, Shuffled, Turn
from rules.rule import Rule
from rules.ruleset import RuleSet
from tests.rules.notation import after, game, opened, turn

HANDS = ("3S 9S 9H", "4S 10S 10H", "5S JS", "6S QS")


def basic() -> Deal:
    """A deal of four seats; the first leads."""
    return opened(game("president_basic"), *HANDS)


def why(deal: Deal, seat: int, action: Action) -> str:
    """Return the reason for which the action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        decide(deal, seat, action)
    return refusal.value.reason


def test_a_shuffled_pack_is_dealt_out_up_to_the_first_lead() -> None:
    rules = game("president_basic", cut="off")
    pack = Shuffled(tuple(each(rules.pack)), 4, 3, 0, (), 1, 1)
    decision = begin(rules, pack)
    assert decision.events[0] == pack
    began = [event for event in decision.events if isinstance(event, PhaseBegan)]
    assert began == [PhaseBegan(phase) for phase in range(len(rules.phases))]
    assert [type(event) for event in decision.events[-2:]] == [e.LeaderFound, Turn]
    assert len(decision.deal.to_act) == 1
    assert sum(hand.bit_count() for hand in decision.deal.hands) == 52


def test_hands_may_be_set_up_and_the_dealing_is_passed_over() -> None:
    deal = basic()
    assert deal.hands == tuple(map(cards, HANDS))
    assert turn(deal) == "A leads"


def test_an_action_leads_to_events_and_leaves_the_deal_alone() -> None:
    deal = basic()
    decision = decide(deal, 0, Play(cards("9S")))
    assert decision.events == [e.Played(0, cards("9S"), cards("9S")), Turn(frozenset({1}))]
    assert decision.deal.trick
    assert not deal.trick


def test_a_deal_that_is_played_again_from_its_events_is_the_same() -> None:
    rules = game("president_basic")
    dealt = Dealt(tuple(map(cards, HANDS)), 3, 0, (), 1, 1)
    decision = begin(rules, dealt)
    happened, deal = [*decision.events], decision.deal
    for seat, action in ((0, Play(cards("9S"))), (1, Play(cards("10S"))), (2, Pass())):
        decision = decide(deal, seat, action)
        happened, deal = happened + decision.events, decision.deal
    assert replay(rules, happened) == deal
    assert replay(rules, happened[:-1]) != deal


def test_replay_refuses_a_value_that_is_not_an_event() -> None:
    action: Any = Pass()
    with pytest.raises(KeyError):
        replay(RuleSet(), [action])


def test_action_out_of_turn_is_refused() -> None:
    deal = basic()
    assert why(deal, 1, Play(cards("4S"))) == "not_your_turn"
    assert legal(deal, 1) == []
    assert why(deal, 1, Call("redeal")) == "not_your_turn"


def test_action_of_a_player_gone_out_is_refused() -> None:
    deal = after(opened(game("president_basic"), "9S", "10S 4S", "JS 5S", "QS 6S"), "A 9S")
    assert why(deal, 0, Play(cards("9S"))) == "out"


def test_seat_without_cards_before_dealing_is_not_out() -> None:
    rules = game("bigtwo_basic")
    pack = Shuffled(tuple(each(rules.pack)), 4, 3, 0, (), 1, 1)
    deal = begin(rules, pack).deal
    assert deal.hands == (0,) * 4
    assert why(deal, min({0, 1, 2, 3} - deal.to_act), Pass()) == "not_your_turn"


def test_pass_closes_the_trick_only_with_locked_passes() -> None:
    closing = opened(game("president_basic", pass_rule="locked"), *HANDS)
    assert why(after(closing, "A 9S", "B pass"), 1, Play(cards("10S"))) == "passed"
    open_ = opened(game("president_basic", pass_rule="reenter"), *HANDS)
    assert why(after(open_, "A 9S", "B pass"), 1, Play(cards("10S"))) == "not_your_turn"


def test_when_a_deal_is_over_nothing_can_be_done() -> None:
    over = replace(basic(), ended=e.Ended((0, 1, 2, 3), (0,) * 4), to_act=frozenset())
    assert why(over, 0, Play(cards("9S"))) == "over"
    assert legal(over, 0) == []
    assert calls(over, 0) == []


def test_legal_actions_are_accepted() -> None:
    deal = after(basic(), "A 3S")
    found = legal(deal, 1)
    assert found == [Play(cards(word)) for word in ("4S", "10H", "10S")] + [Pass()]
    for action in found:
        assert decide(deal, 1, action).events
    assert why(deal, 1, Play(cards("10S 10H"))) == "wrong_number"


def test_by_rank_one_play_is_listed_for_those_that_differ_in_suits() -> None:
    assert len(legal(after(basic(), "A 3S"), 1, by_rank=True)) == 3


@dataclass(frozen=True)
class Herald(Rule):
    """A rule that lets every seat call "hurrah" at any time, which reverses the ranks."""

    hears = (e.Called,)

    def calls(self, deal: Deal, seat: int) -> Iterable[str]:
        """Return the word that every seat may call."""
        return ["hurrah"]

    def reacts(self, deal: Deal, event: e.Called) -> Iterable[e.Event]:
        """Reverse the ranks."""
        return [e.RanksReversed()]


def test_a_word_may_be_called_out_of_turn_and_has_its_effect() -> None:
    deal = opened(game("president_basic").with_rules(Herald()), *HANDS)
    assert calls(deal, 2) == ["hurrah"]
    assert legal(deal, 2) == [Call("hurrah")]
    assert legal(deal, 0)[-1] == Call("hurrah")
    decision = decide(deal, 2, Call("hurrah"))
    assert decision.events == [e.Called(2, "hurrah"), e.RanksReversed()]
    assert decision.deal.to_act == deal.to_act
    assert why(deal, 2, Call("boo")) == "not_your_turn"


@dataclass(frozen=True)
class Pounce(Rule):
    """A rule that lets tens be laid out of turn."""

    def butts_in(self, deal: Deal, seat: int, play: Combination) -> bool:
        """Whether the play has only tens."""
        return not play.cards & ~cards("10D 10C 10H 10S")


def test_a_play_may_come_out_of_turn_within_a_trick_and_never_reopens_one() -> None:
    """I-09."""
    deal = opened(game("president_basic").with_rules(Pounce()), "3S 9S", "JS 5S", "4S 10S", "6S QS")
    assert why(deal, 2, Play(cards("10S"))) == "not_your_turn"
    assert legal(deal, 2) == []
    led = after(deal, "A 3S")
    assert legal(led, 2) == [Play(cards("10S"))]
    assert decide(led, 2, Play(cards("10S"))).deal.trick[-1].seat == 2
    assert why(led, 2, Play(cards("4S"))) == "not_your_turn"
    assert why(led, 2, Pass()) == "not_your_turn"


@dataclass(frozen=True)
class PounceOnFours(Rule):
    """A rule that lets fours be laid out of turn."""

    def butts_in(self, deal: Deal, seat: int, play: Combination) -> bool:
        """Whether the play has only fours."""
        return not play.cards & ~cards("4D 4C 4H 4S")


def test_one_rule_that_lets_a_play_in_is_enough_and_each_suit_is_listed() -> None:
    rules = game("president_basic").with_rules(Pounce(), PounceOnFours())
    led = after(opened(rules, "3S 9S", "JS 5S", "4S 10H 10S KS", "6S QS"), "A 3S")
    assert legal(led, 2) == [Play(cards(word)) for word in ("4S", "10H", "10S")]
    assert why(led, 2, Play(cards("KS"))) == "not_your_turn"


def test_next_phase_begins_without_a_seat_to_act() -> None:
    rules = game("president_basic", exchange="[1]")
    dealt = Dealt(tuple(map(cards, HANDS)), 3, 0, (0, 1, 2, 3), 2, 1)
    decision = begin(rules, dealt)
    assert decision.deal.to_act == {0}
    before = decision.deal.phase
    moved = decide(decision.deal, 0, legal(decision.deal, 0)[0])
    assert PhaseBegan(before + 1) in moved.events
    assert turn(moved.deal).endswith("leads")
