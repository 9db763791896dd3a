"""Comparison of two kinds of players: they meet on equal packs, in every seat in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from rules.actions import Seat
from rules.catalogue import build, problems
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.bench.ladder.playing import Player, in_pairs, pack, played, worth

DEALS = 400  # least deals of a pairing, all seats together
SURE = 1.96  # standard errors within which the mean lies nineteen times of twenty
USUAL = 4  # seats, where the game allows them
A_MATCH = 10  # deals at most


class Game(NamedTuple):
    """A game: a preset with changed options, and the number of deals to play."""

    name: str
    preset: str
    changed: Mapping[str, str] = {}
    deals: int = DEALS

    @property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return build(self.preset, self.changed)

    @property
    def seats(self) -> int:
        """The number of seats: four if the rules allow four, else the least number they allow."""
        able = [n for n in self.rules.seats if not problems(self.preset, self.changed, seats=n)]
        return USUAL if USUAL in able else able[0]


class Outcome(NamedTuple):
    """The result of one player among others: the `mean` for a deal, over `deals` deals."""

    mean: float  # points above the average of the table, or the share of first places
    interval: float  # by which the true mean may differ, nineteen times of twenty
    deals: int


def points(game: Game, one: Player, others: Player) -> Outcome:
    """Return the gain of one player, or one pair of partners, among others, in every seat in turn.

    Every second deal is a later deal of a match, with random places.
    """
    rules, seats = game.rules, game.seats
    turns = [{0, 2}, {1, 3}] if in_pairs(rules) else [{seat} for seat in range(seats)]
    gains, number = list[float](), 0
    while len(gains) * len(turns) < game.deals:
        number += 1
        chance = Random(f"{game.name} {number}")
        first = pack(rules, seats, chance, later=number % 2 == 0)
        found = []
        for ours in turns:
            players = [one if seat in ours else others for seat in range(seats)]
            deal = played(rules, first, players, Random(number))
            if deal.ended is None or deal.ended.void:
                continue
            found.append(mean(worth(deal)[seat] for seat in ours))
        gains.append(sum(found) / len(turns))
    return _outcome(gains, len(gains) * len(turns))


def first_places(game: Game, one: Player, others: Player) -> Outcome:
    """Return the share of first places of one player in matches with others, in every seat in turn.

    The first player of a deal leads or receives cards in the next deal, as in real matches.
    """
    won = list[list[bool]]()  # by match, then by deal
    while sum(map(len, won)) < game.deals:
        seed = f"{game.name} {len(won)}"
        won += [_match(game, seat, one, others, seed) for seat in range(game.seats)]
    return _outcome([mean(match) for match in won], sum(map(len, won)))


def _match(game: Game, ours: Seat, one: Player, others: Player, seed: str) -> list[bool]:
    """Return for each deal of a match whether the player who began in the seat `ours` was first."""
    names = "ABCDEFGH"[: game.seats]
    match = Match(game.rules, MatchState(tuple(names), direction=1))
    packs, chance, won = Random(seed), Random(seed), list[bool]()
    while match.state.deals < A_MATCH and not match.state.winners:
        match, first = match.deal(packs)
        players = [one if name == names[ours] else others for name in match.state.players]
        ended = played(game.rules, first, players, chance).ended
        assert ended is not None
        match = match.finished(ended)
        if not ended.void:
            won.append(match.state.players[ended.places[0]] == names[ours])
    return won


def _outcome(each: Sequence[float], deals: int) -> Outcome:
    """Return the outcome of these means, which are independent of each other."""
    return Outcome(mean(each), SURE * stdev(each) / sqrt(len(each)), deals)
