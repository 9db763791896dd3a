"""Losses of decisions: none for a good decision, and the difference in worth for others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.players import hindsight
from bot.players.hindsight import Decision, Loss, Unit, decisions, loss, unit_of, verdicts
from bot.players.search import Budget
from rules.actions import Bid, Give, Pass, Play
from rules.cards import cards, each, joined
from rules.catalogue import build
from rules.engine import begin, decide, legal
from rules.events import Dealt, Event, TakenBack
from rules.ruleset import RuleSet
from rules.takeback import last_act
from rules.view import view
from tests.bot.players.games import Moment
from tests.rules.random_play import shuffled

THOUGHT = Budget(160)
HANDS = "3D 9C 9H", "4D", "5D", "6D"


def leading(rules: RuleSet) -> Moment:
    """Return a deal in which the first seat leads.

    After the pair the seat goes out with its next card; after the three other seats go out first.
    """
    book = begin(rules, Dealt(tuple(map(cards, HANDS)), 3, 0, (), 1, 1))
    return Moment(book.deal, list(book.events))


def test_lead_that_gives_the_win_away_costs_the_difference_to_the_better_one() -> None:
    decision = Decision(leading(build("president_basic")).known(0), Play(cards("3D")))
    found = loss(decision, Random(1), THOUGHT, THOUGHT)
    assert found.better == Play(cards("9C 9H"))
    assert found.amount > 0.3


def test_the_best_lead_costs_nothing() -> None:
    decision = Decision(leading(build("president_basic")).known(0), Play(cards("9C 9H")))
    assert loss(decision, Random(1), THOUGHT, THOUGHT).amount == 0


def test_where_little_was_tried_nothing_is_said_to_have_cost_anything() -> None:
    decision = Decision(leading(build("president_basic")).known(0), Play(cards("3D")))
    assert loss(decision, Random(1), THOUGHT, Budget(0)).amount == 0


@pytest.mark.parametrize(
    ("preset", "sides", "what"),
    [
        ("bigtwo_basic", (), Unit.POINTS),
        ("doudizhu_denexa", (0, 1, 1), Unit.POINTS),
        ("thirteen_denexa", (), Unit.PLACES),
        ("bigtwo_teams", (1, 2, 1, 2), Unit.WINS),
    ],
)
def test_losses_have_the_unit_of_the_counted_result(
    preset: str, sides: tuple[int, ...], what: Unit
) -> None:
    assert unit_of(build(preset), sides) is what


def test_lost_team_deal_costs_no_more_than_one_win() -> None:
    """In places the loss would be two, as the losing side is third at best."""
    moment = leading(build("bigtwo_teams"))
    later = replace(moment.deal, including=0)  # a later lead, free of the lowest card
    decision = Decision(Moment(later, moment.log).known(0), Play(cards("3D")))
    found = loss(decision, Random(1), THOUGHT, THOUGHT)
    assert found.better == Play(cards("9C 9H"))
    assert 0.3 < found.amount <= 1


@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_basic", "doudizhu_denexa"])
def test_decisions_are_those_of_one_seat_with_its_knowledge_at_that_moment(preset: str) -> None:
    rules, events, chance = build(preset), list[Event](), Random(preset)
    book = begin(rules, shuffled(rules, 3, chance))
    deal = book.deal
    events += book.events
    known = dict[int, list[Decision]]()
    while deal.ended is None:
        seat = min(deal.to_act)
        seen, action = view(deal, seat), chance.choice(legal(deal, seat))
        bids = any(isinstance(one, Bid) for one in seen.asked)
        if bids or (seen.opened and len(seen.plays) + seen.may_pass > 1):
            now = Moment(deal, list(events)).known(seat)
            known.setdefault(seat, []).append(Decision(now, action))
        book = decide(deal, seat, action)
        deal = book.deal
        events += book.events
    for seat in range(3):
        assert [*decisions(rules, events, seat)] == known.get(seat, [])
    every = [one.made for made in known.values() for one in made]
    kinds = {Play, Pass, Bid} if preset == "doudizhu_denexa" else {Play, Pass}
    assert {type(action) for action in every} == kinds


@pytest.mark.slow
def test_bid_on_a_weak_hand_costs_its_loss() -> None:
    rules = build("doudizhu_denexa")
    rags = cards("3D 3C 4D 4H 6S 6D 7C 7H 8S 8D 10C 10H JS JD QC QH KS")
    rest = list(each(rules.pack & ~rags))
    hands, widow = (rags, joined(rest[3:20]), joined(rest[20:])), joined(rest[:3])
    book = begin(rules, Dealt(hands, 2, 0, (), 1, 1, widow))
    decision = Decision(Moment(book.deal, list(book.events)).known(0), Bid(3))
    found = loss(decision, Random(1), THOUGHT, Budget(1600))
    assert found.better == Pass()
    assert found.amount > 1


def test_gifts_are_decisions_if_they_have_a_choice() -> None:
    rules = build("president_denexa")
    hands = "4D 4C 6D 9D 9C 2D", "7D 8D KD QD JD 5D", "7C 8C KC QC JC 5C", "3H 8H KH QH JH 5H"
    book = begin(rules, Dealt(tuple(map(cards, hands)), 3, 0, (0, 1, 2, 3), 1, 1))
    after = decide(book.deal, 0, Give(cards("9D")))
    (decision,) = decisions(rules, [*book.events, *after.events], 0)
    assert decision.made == Give(cards("9D"))
    assert [*decisions(rules, [*book.events, *after.events], 3)] == []


def test_takeback_is_no_decision() -> None:
    rules = build("president_basic")
    start = leading(rules)
    lead = list(decide(start.deal, 0, Play(cards("3D"))).events)
    pair = list(decide(start.deal, 0, Play(cards("9C 9H"))).events)
    act = last_act([*start.log, *lead])
    assert act is not None
    events = [*start.log, *lead, TakenBack(0, act.events), *pair]
    assert [one.made for one in decisions(rules, events, 0)] == [Play(cards("9C 9H"))]


def test_the_worst_two_and_the_best_decision_are_told_in_the_order_of_play() -> None:
    known = leading(build("president_basic")).known(0)
    bad, good = Decision(known, Play(cards("3D"))), Decision(known, Play(cards("9C 9H")))
    found = [
        (bad, Loss(good.made, 0.5)),
        (good, Loss(good.made, 0.0, 0.2)),
        (bad, Loss(good.made, 2.0)),
        (good, Loss(good.made, 0.0, 0.9)),
        (bad, Loss(good.made, 0.05)),
        (bad, Loss(good.made, 1.0)),
    ]
    told = [(one.loss.amount, one.loss.gained, one.best) for one in verdicts(found)]
    assert told == [(2.0, 0.0, False), (0.0, 0.9, True), (1.0, 0.0, False)]
    assert verdicts([(bad, Loss(good.made, 0.19))]) == []  # no costly choice


def test_the_best_lead_is_compared_with_that_of_plain_judgement(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decision = Decision(leading(build("president_basic")).known(0), Play(cards("9C 9H")))
    monkeypatch.setattr(hindsight, "normal", lambda _: Play(cards("3D")))
    found = loss(decision, Random(1), THOUGHT, THOUGHT)
    assert (found.better, found.amount, found.instead) == (decision.made, 0.0, Play(cards("3D")))
    assert found.gained > 0.3
