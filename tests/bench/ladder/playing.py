"""Whole deals among computer players, and the worth of a deal to each seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from bot.players.search import Budget
from bot.players.weakest import weakest
from rules.actions import Action, Seat
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import Event, Shuffled
from rules.house.teams import OppositePairs
from rules.match.match import Match, MatchState
from rules.match.terms import WonBy
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.rules.random_play import at_random

MOST_PLAYOUTS = 1_000_000  # more than any time limit allows

Player: TypeAlias = Callable[[InformationState, Random], Action]


def of_level(level: Level) -> Player:
    """Return a computer player of this level."""
    return lambda knowledge, chance: choose(knowledge, level, chance)


def thinking(seconds: float) -> Player:
    """Return the strong computer with at most `seconds` of processor time for each move."""

    def moves(knowledge: InformationState, chance: Random) -> Action:
        until = time.process_time() + seconds
        budget = Budget(MOST_PLAYOUTS, lambda: time.process_time() > until)
        return choose(knowledge, Level.STRONG, chance, budget)

    return moves


def by_chance(knowledge: InformationState, chance: Random) -> Action:
    """Choose a random legal action."""
    return at_random(knowledge.view, chance)


def lowest(knowledge: InformationState, chance: Random) -> Action:
    """Choose the weakest play, or the least bid in an auction."""
    return weakest(knowledge.view)


def pack(rules: RuleSet, seats: int, chance: Random, later: bool) -> Shuffled:
    """Shuffle a pack for a first deal, or with `later` for a later deal with random places."""
    names = "ABCDEFGH"[:seats]
    state = MatchState(tuple(names), direction=1)
    if later:
        places = chance.sample(names, seats)
        zeroes = dict.fromkeys(names, 0)
        state = MatchState(tuple(names), tuple(places), zeroes, 1, names[0], 1)
    return Match(rules, state).deal(chance)[1]


def played(rules: RuleSet, first: Shuffled, players: Sequence[Player], chance: Random) -> Deal:
    """Play the deal of this pack to its end; each player knows only what its seat may know."""
    book = begin(rules, first)
    deal, logs = book.deal, [list[Event]() for _ in players]
    _tell(logs, book.events)
    while deal.ended is None:
        seat = min(deal.to_act)
        knowledge = InformationState(view(deal, seat), tuple(logs[seat]), rules)
        book = decide(deal, seat, players[seat](knowledge, chance))
        deal = book.deal
        _tell(logs, book.events)
    return deal


def _tell(logs: list[list[Event]], events: Sequence[Event]) -> None:
    for seat, log in enumerate(logs):
        log += [redacted(event, seat) for event in events]


def worth(deal: Deal) -> list[float]:
    """Return the worth of the finished deal for each seat, with a mean of 0.

    The worth is the payment, or else the points, negated if the fewest win. If both are 0 for all
    seats, the worth depends on the winner, or on the places if the deal was played on after the
    first seat was out.
    """
    ended, match = deal.ended, deal.rules.match
    assert ended is not None
    seats = len(ended.places)
    counted = [float(points) for points in ended.paid or ended.points]
    if not any(counted):
        counted = [_by_place(deal, seat) for seat in range(seats)]
    elif not ended.paid and match.won_by is WonBy.FEWEST:
        counted = [-points for points in counted]
    mean = sum(counted) / seats
    return [points - mean for points in counted]


def _by_place(deal: Deal, seat: Seat) -> float:
    assert deal.ended is not None
    places = deal.ended.places
    if in_pairs(deal.rules):
        return float(seat % 2 == places[0] % 2)
    if all(deal.hands[other] for other in places[1:]):  # the deal ended when the first seat was out
        return float(seat == places[0])
    return -places.index(seat) / (len(places) - 1)


def in_pairs(rules: RuleSet) -> bool:
    """Whether opposite seats are partners."""
    return any(isinstance(rule, OppositePairs) for rule in rules.rules)
