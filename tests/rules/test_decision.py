"""A decision: events in order, and the events that rules add to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules import events as e
from rules.cards import cards
from rules.changes import Decision
from rules.deal import Deal
from rules.rule import Resolution, Rule
from rules.ruleset import RuleSet

HANDS = (cards("3S 9S"), cards("4S 10S"))
PLAY = e.Played(0, cards("9S"), cards("9S"))


@dataclass(frozen=True)
class Answering(Rule):
    """A rule that calls its word after every play, once for each play of the deal so far."""

    word: str
    hears = (e.Played,)

    def reacts(self, deal: Deal, event: e.Played) -> Iterable[e.Event]:
        """Return one call for each play that has been made."""
        return [e.Called(event.seat, self.word)] * deal.played


@dataclass(frozen=True)
class First(Answering):
    """An `Answering` rule that comes before the others."""

    resolution = Resolution.TURN_SPENT


@dataclass(frozen=True)
class Echo(Rule):
    """A rule that reverses the ranks after every call."""

    hears = (e.Called,)

    def reacts(self, deal: Deal, event: e.Called) -> Iterable[e.Event]:
        """Reverse the ranks once, for any word."""
        return [e.RanksReversed()]


def decision(*rules: Rule) -> Decision:
    """Return a decision in a deal of two seats under these rules."""
    return Decision(Deal(RuleSet(rules=rules), hands=HANDS))


def test_a_book_notes_events_in_order_and_shows_the_deal_after_them() -> None:
    it = decision()
    it.write(PLAY)
    it.write(e.Passed(1))
    assert it.events == [PLAY, e.Passed(1)]
    assert it.deal.trick == (PLAY,)
    assert it.deal.has_passed(1)


def test_the_deal_it_began_with_stays_as_it_was() -> None:
    deal = Deal(RuleSet(), hands=HANDS)
    it = Decision(deal)
    assert it.deal == deal
    it.write(PLAY)
    assert (deal.hands, deal.trick) == (HANDS, ())
    assert it.deal != deal


def test_rule_reacts_only_to_events_that_it_hears() -> None:
    it = decision(Answering("well played"))
    it.write(e.Passed(1))
    assert it.events == [e.Passed(1)]
    it.write(PLAY)
    assert it.events == [e.Passed(1), PLAY, e.Called(0, "well played")]


def test_a_reaction_is_an_event_and_may_be_reacted_to() -> None:
    it = decision(Answering("well played"), Echo())
    it.write(PLAY)
    assert it.events == [PLAY, e.Called(0, "well played"), e.RanksReversed()]
    assert it.deal.upside_down


def test_rules_react_in_the_order_of_resolution_however_they_are_listed() -> None:
    for rules in ((Answering("b"), First("a")), (First("a"), Answering("b"))):
        it = decision(*rules)
        it.write(PLAY)
        assert it.events[1:] == [e.Called(0, "a"), e.Called(0, "b")]


def test_rules_react_to_the_deal_before_the_effects_of_other_reactions() -> None:
    """Two rules are both asked before either answer is written."""
    it = decision(Answering("once"), Answering("more"))
    it.write(PLAY)
    it.write(e.Played(0, cards("3S"), cards("3S")))
    assert len(it.events) == 2 + 2 * 1 + 2 * 2
