"""Whether a deal came about as its secret, the players' words and the rules say.

All draws are made again, and every act of the players is decided again; the first difference is
named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, NamedTuple

from rules import events as e
from rules.actions import Action, Bid, Call, Cut, Give, IllegalAction, Pass, Play, Seat
from rules.changes import evolve
from rules.deal import Deal
from rules.engine import begin, decide, legal, replay
from rules.events import Event, Shuffled
from rules.match.match import AGAIN, Match, MatchState
from rules.phases.tricks import Tricks
from rules.ruleset import RuleSet
from rules.shuffle import METHOD, Shuffle, commitment

# What may differ, as a key of texts; events have a fact of their own by their kind.
COMMITMENT, SEATS, DEALER, DECK, LOT, ROLES = (
    *("commitment", "seats", "dealer", "deck", "lot", "roles"),
)
HANDS, DRAWN, LEADER, ACT, OTHER = "hands", "drawn", "leader", "act", "other"
DIRECTIONS = (-1, 0, 1)  # of the deal before; 0 if there was none
FACTS = {
    e.Dealt: HANDS,
    e.CardDrawn: DRAWN,
    e.Restocked: DRAWN,
    e.CardsTaken: DRAWN,
    e.Looked: DRAWN,
    e.LeaderFound: LEADER,
}


@dataclass(frozen=True)
class Terms:
    """Inputs of a deal's draws, except for the secret.

    Places count the players, from 0, in the order in which they sat before the seats were drawn.
    """

    method: int = METHOD
    key: str = ""
    words: tuple[str, ...] = ()  # by place; "" for a player who gave none
    before: Mapping[str, Any] = field(default_factory=dict)  # the match; empty if not known
    seats: tuple[int, ...] = ()  # the place of each seat's player

    @classmethod
    def of(cls, before: MatchState, after: MatchState, key: str, words: tuple[str, ...]) -> Terms:
        """Return the terms of a deal from the match before it and during it."""
        place = before.players.index
        known = {
            "standing": [place(one) for one in before.standing],
            "dealer": place(before.dealer) if before.dealer in before.players else None,
            "deals": before.deals,
            "direction": before.direction,
            "plan": dict(before.plan),
        }
        return cls(METHOD, key, words, known, tuple(map(place, after.players)))

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Terms:
        """Return the terms of a record or row. Raises KeyError, TypeError or ValueError."""
        method, words, seats = int(told["method"]), tuple(told["words"]), tuple(told["seats"])
        if method != METHOD or not all(isinstance(word, str) for word in words):
            raise ValueError("unknown terms")
        return cls(method, str(told["key"]), words, dict(told["before"]), tuple(map(int, seats)))

    def match(self, seats: int) -> MatchState:
        """Return the match before the deal, its players being called by their places.

        Raises ValueError for places and directions that no match has.
        """
        players, told = tuple(map(str, range(seats))), self.before
        dealer, standing = told["dealer"], tuple(told["standing"])
        named = [*standing, *([] if dealer is None else [dealer])]
        if not {*named} <= {*range(seats)} or len({*standing}) != len(standing):
            raise ValueError("a place that no player has")
        if told["direction"] not in DIRECTIONS:
            raise ValueError("an unknown direction")
        return MatchState(
            players,
            standing=tuple(players[place] for place in standing),
            dealer=None if dealer is None else players[dealer],
            deals=told["deals"],
            direction=told["direction"],
            plan=told["plan"],
        )


class Difference(NamedTuple):
    """The first thing that is not as it should be: of an event by its number, or of the terms."""

    fact: str
    event: int | None = None


def verify(
    rules: RuleSet,
    events: Sequence[Event],
    secret: str,
    terms: Terms,
    shown: str,
) -> Difference | None:
    """Return the first difference between a deal and what its secret gives, or None.

    `shown` is the commitment before the deal, "" if none is known. Raises ValueError if nothing was
    shuffled, or the terms are those of no deal.
    """
    if not events or not isinstance(events[0], Shuffled):
        raise ValueError("The record does not begin with a shuffled pack.")
    if shown and shown != commitment(secret, terms.key):
        return Difference(COMMITMENT)
    try:
        found = _drawn(rules, events[0], secret, terms)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError):
        raise ValueError("The terms of the shuffle are those of no deal.") from None
    return found or _course(rules, events)


def unused(rules: RuleSet, secret: str, terms: Terms) -> tuple[str, ...]:
    """Return the facts of the match before a deal of which another value leads to the same deal.

    `verify` cannot find a change of such a fact. `terms` are those of a deal that `verify` accepts.
    """
    due = _dealt(rules, secret, terms)
    return tuple(
        name
        for name, values in _others(terms.before, len(terms.seats)).items()
        if any(
            _dealt(rules, secret, replace(terms, before={**terms.before, name: value})) == due
            for value in values
            if value != terms.before[name]
        )
    )


def _others(before: Mapping[str, Any], seats: int) -> dict[str, list[Any]]:
    """Return values that facts of the match before a deal might have had.

    The order of places is changed by two neighbours at a time.
    """
    plan, order = before["plan"], before["standing"] or [*range(seats)]
    turned = {name: value for name, value in plan.items() if name != AGAIN}
    pairs = range(1, len(before["standing"]))
    return {
        "dealer": [None, *range(seats)],
        "direction": [*DIRECTIONS],
        "plan": [turned if AGAIN in plan else {**plan, AGAIN: 1}],
        "standing": [
            order,
            *([*order[: n - 1], order[n], order[n - 1], *order[n + 1 :]] for n in pairs),
        ],
    }


def _dealt(rules: RuleSet, secret: str, terms: Terms) -> tuple[tuple[str, ...], Shuffled]:
    """Return the players by seat, and the pack, that a secret and its terms lead to."""
    chance = Shuffle(secret, terms.key, tuple(terms.words))
    after, drawn = Match(rules, terms.match(len(terms.seats))).deal(chance)
    return after.state.players, drawn


def _drawn(rules: RuleSet, first: Shuffled, secret: str, terms: Terms) -> Difference | None:
    if len(terms.words) != len(terms.seats):
        return Difference(SEATS)
    players, drawn = _dealt(rules, secret, terms)
    if tuple(map(int, players)) != tuple(terms.seats):
        return Difference(SEATS)
    return _first(first, drawn)


def _first(told: Shuffled, drawn: Shuffled) -> Difference | None:
    if told == drawn:
        return None
    facts = {"seats": SEATS, "dealer": DEALER, "deck": DECK, "lot": LOT, "standing": ROLES}
    differ = (fact for name, fact in facts.items() if getattr(told, name) != getattr(drawn, name))
    return Difference(next(differ, OTHER), 0)


def _course(rules: RuleSet, events: Sequence[Event]) -> Difference | None:
    """Return the first event that does not follow from those before it, or None."""
    assert isinstance(events[0], Shuffled)
    decision = begin(rules, events[0])
    deal, due, at = decision.deal, decision.events, 0
    while True:
        for one in due[: len(events) - at]:
            if not _alike(one, events[at]):
                return Difference(FACTS.get(type(one), OTHER), at)
            at += 1
        if at == len(events):
            return None
        deal, due = _next(rules, deal, events, at)
        if not due:
            return Difference(FACTS.get(type(events[at]), ACT), at)


def _next(rules: RuleSet, deal: Deal, events: Sequence[Event], at: int) -> tuple[Deal, list[Event]]:
    """Return the deal after this event, with the events that are due; none if it is impossible."""
    match events[at]:
        case e.OutOfTime() as event:
            return evolve(deal, event), [event]
        case e.TakenBack() as event:
            try:
                return replay(rules, events[: at + 1]), [event]
            except ValueError:
                return deal, []
    return _decided(deal, events[at:])


def _alike(due: Event, told: Event) -> bool:
    """Whether an event is the one due; players who left are placed last by the table."""
    left = isinstance(told, e.Ended) and bool(told.left)
    return due == told or (left and isinstance(due, e.Ended))


def _decided(deal: Deal, told: Sequence[Event]) -> tuple[Deal, list[Event]]:
    """Return what the act leads to that comes nearest to these events; nothing if none does."""
    best, most = (deal, list[Event]()), -1
    for seat, action in dict.fromkeys(_acts(deal, told)):
        try:
            decision = decide(deal, seat, action)
        except IllegalAction:
            continue
        pairs = zip(decision.events, told, strict=False)
        same = len([*takewhile(lambda pair: _alike(*pair), pairs)])
        if same > most:
            best, most = (decision.deal, decision.events), same
        if same == min(len(decision.events), len(told)):
            break
    return best


def _acts(deal: Deal, told: Sequence[Event]) -> Iterator[tuple[Seat, Action]]:
    """Yield the acts that these events may begin with, the likely ones first."""
    for event in takewhile(lambda one: not isinstance(one, e.Turn), told):
        yield from _acts_of(event)
    if not isinstance(deal.rules.phases[deal.phase], Tricks):
        for seat in sorted(deal.to_act):
            yield from ((seat, action) for action in legal(deal, seat))


def _acts_of(event: Event) -> Iterator[tuple[Seat, Action]]:
    match event:
        case e.Played(seat, cards, as_cards):
            yield seat, Play(cards)
            yield seat, Play(cards, as_cards)
        case e.Passed(seat):
            yield seat, Pass()
        case e.BidMade(seat, amount):
            yield seat, Bid(amount)
        case e.PackCut(seat, at):
            yield seat, Cut(at)
        case e.Called(seat, word):
            yield seat, Call(word)
        case e.CardsGiven(seat, _, _, cards) | e.CardsPledged(seat, _, _, cards):
            yield seat, Give(cards)
