"""Par: the average result of computers with the cards of a deal, played many times."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from bot.domain.boards import scored
from bot.domain.course import steps
from bot.domain.daily_deal import shuffle_key, worth
from bot.domain.seating import PRACTICE, playable, rules_of
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from bot.players.weakest import weakest
from rules.actions import IllegalAction
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import Event
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from rules.shuffle import Shuffle
from rules.view import redacted, view

DEALS = 24  # times that the cards are played, for the average
EASY = 0.25  # the share of the decisions that the easy computer makes
MOST = 20  # a limit to the deals of a shuffle, as a void deal is dealt again


def par(preset: str, secret: str, key: str) -> tuple[float, ...]:
    """Return the average worth of the result of each player, in the order of joining.

    The number of players is that of one person against the usual number of computers, or the
    nearest possible number. `secret` and `key` are those of the shuffle.
    """
    rules = rules_of(preset, {})
    players = min(playable(preset, {}), key=lambda number: abs(number - PRACTICE - 1))
    sums = [0] * players
    for number in range(DEALS):
        for place, value in enumerate(_deal_worths(rules, players, secret, key, Random(number))):
            sums[place] += value
    return tuple(total / DEALS for total in sums)


def _deal_worths(rules: RuleSet, players: int, secret: str, key: str, chance: Random) -> list[int]:
    """Return the worth of one deal for each player, in the order of joining.

    A void deal is dealt again; return zeros if no deal counts.
    """
    match = Match(rules, MatchState(tuple(map(str, range(players))), number=1))
    for number in range(1, MOST):
        shuffle = Shuffle(secret, shuffle_key(key, number), ("",) * players)
        during, first = match.deal(shuffle)
        deal = _played(rules, begin(rules, first), chance)
        assert deal.ended is not None
        if not deal.ended.void:
            return _worths(rules, deal, during.state.players)
        match = during.finished(deal.ended)
    return [0] * players


def _played(rules: RuleSet, decision: Decision, chance: Random) -> Deal:
    logs: dict[int, list[Event]] = defaultdict(list)
    while decision.deal.ended is None:
        deal = decision.deal
        for observer in range(len(deal.hands)):
            logs[observer] += (redacted(event, observer) for event in decision.events)
        seat = min(deal.to_act)
        log = tuple(logs[seat])
        seen = InformationState(view(deal, seat), log, rules, (0,) * len(deal.hands))
        level = Level.EASY if chance.random() < EASY else Level.NORMAL
        try:
            decision = decide(deal, seat, choose(seen, level, chance))
        except IllegalAction:
            decision = decide(deal, seat, weakest(seen.view))
    return decision.deal


def _worths(rules: RuleSet, deal: Deal, players: tuple[str, ...]) -> list[int]:
    assert deal.ended is not None
    places = {seat: step.place for step in steps(view(deal, None), rules) for seat in step.seats}
    kind, of = scored(rules.choices), len(players)
    worths = {
        players[seat]: worth(kind, deal.ended.points[seat], places[seat], of) for seat in places
    }
    return [worths[str(place)] for place in range(of)]
