"""Begin a deal or play it again, decide what an action leads to, and list what may be done."""

from __future__ import annotations

from collections.abc import Iterable

from rules.actions import Action, Call, IllegalAction, Play, Seat
from rules.cards import Cards
from rules.changes import Decision, evolve
from rules.deal import Deal
from rules.events import Called, Dealt, Event, PhaseBegan, Shuffled
from rules.phases.plays import readings
from rules.ruleset import RuleSet
from rules.takeback import in_force


def begin(rules: RuleSet, first: Shuffled | Dealt) -> Decision:
    """Start a deal from its shuffled pack, or from any hands that are set up.

    The decision holds the events and the deal up to the first seats that must act.
    """
    decision = Decision(Deal(rules))
    decision.write(first)
    _move_on(decision)
    return decision


def replay(rules: RuleSet, events: Iterable[Event]) -> Deal:
    """Return the deal that these events lead to, from its `Shuffled` or `Dealt` on.

    Reactions stand among the events, so a stored deal comes out as it was played, even if the rules
    have changed since. Raises KeyError for an unknown event, ValueError if more is taken back than
    has happened.
    """
    return evolve(Deal(rules), *in_force(events))


def decide(deal: Deal, seat: Seat, action: Action) -> Decision:
    """Return the results of this action. Raises IllegalAction; `deal` never changes.

    >>> from rules.cards import cards
    >>> from rules.catalogue import build
    >>> hands = cards("3D 9H KS"), cards("5D JH 2S"), cards("4C 10H AS")
    >>> first = Dealt(hands, dealer=2, lot=0, standing=(), number=1, direction=1)
    >>> deal = begin(build("president_basic", {}), first).deal
    >>> deal = decide(deal, 0, Play(cards("9H"))).deal
    >>> deal.to_act, legal(deal, 1)
    (frozenset({1}), [Play('JH'), Play('2S'), Pass()])
    >>> decide(deal, 1, Play(cards("5D")))
    Traceback (most recent call last):
    rules.actions.IllegalAction: 5D doesn't beat 9H.
    """
    if isinstance(action, Call) and action.word in calls(deal, seat):
        decision = Decision(deal)
        decision.write(Called(seat, action.word))
    elif seat in deal.to_act or _butts_in(deal, seat, action):
        decision = Decision(deal)
        deal.rules.phases[deal.phase].act(decision, seat, action)
    else:
        raise _not_due(deal, seat)
    if not decision.deal.to_act:
        _move_on(decision)
    return decision


def legal(deal: Deal, seat: Seat, by_rank: bool = False) -> list[Action]:
    """Return the legal actions of this seat, also out of turn; empty when there are none.

    The list is complete except where plays or gifts are too many to be listed in time: then some
    stand for all (`phases.listing`, `MOST_GIFTS`), and `decide` accepts the others as well. With
    `by_rank` one play stands for all that differ from it only in suits.
    """
    if deal.ended is not None:
        return []
    found: list[Action] = []
    phase = deal.rules.phases[deal.phase]
    if seat in deal.to_act:
        found = phase.legal(deal, seat, by_rank)
    elif deal.rules.interrupters and deal.trick:
        found = [a for a in phase.legal(deal, seat, by_rank=False) if _butts_in(deal, seat, a)]
    if deal.rules.callers:
        found += [Call(word) for word in calls(deal, seat)]
    return found


def timely(deal: Deal, seat: Seat, cards: Cards) -> bool:
    """Whether these cards may be laid now: on turn, or out of it as an interruption."""
    return seat in deal.to_act or _butts_in(deal, seat, Play(cards))


def calls(deal: Deal, seat: Seat) -> list[str]:
    """Return the words that this seat may call now."""
    if deal.ended is not None:
        return []
    return [word for rule in deal.rules.callers for word in rule.calls(deal, seat)]


def _butts_in(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether this play may come out of turn: only within a trick, never reopening one (I-09)."""
    rules = deal.rules
    if not rules.interrupters or not isinstance(action, Play) or not deal.trick or deal.ended:
        return False
    found = readings(deal, seat, action)
    return any(rule.butts_in(deal, seat, play) for rule in rules.interrupters for play in found)


def _not_due(deal: Deal, seat: Seat) -> IllegalAction:
    if deal.ended:
        return IllegalAction("over")
    if not deal.hands[seat] and not deal.deck:
        return IllegalAction("out")
    if closed := deal.why_closed(seat):
        return IllegalAction(closed)
    return IllegalAction("not_your_turn")


def _move_on(decision: Decision) -> None:
    """Begin the next phases while no seat has to act and the deal is not over."""
    while not decision.deal.to_act and decision.deal.ended is None:
        phase = decision.deal.phase + 1
        decision.write(PhaseBegan(phase))
        decision.deal.rules.phases[phase].begin(decision)
