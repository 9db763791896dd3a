"""Par is the mean of deals played by computers, and depends on the cards alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.daily_deal import GAMES, shuffle_key
from bot.domain.seating import rules_of
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from bot.players.par import DEALS, EASY, par
from rules.engine import begin, decide
from rules.match.match import Match, MatchState
from rules.shuffle import Shuffle
from rules.view import redacted, view

KEY, SECRET = "daily.1.2026-11-26", "5c" * 32


def points(preset: str, number: int) -> list[int]:
    """Return the points of one deal by player, from a plain second implementation."""
    rules, chance = rules_of(preset, {}), Random(number)
    start = Match(rules, MatchState(("a", "b", "c", "d"), number=1))
    during, first = start.deal(Shuffle(SECRET, shuffle_key(KEY, 1), ("",) * 4))
    decision = begin(rules, first)
    events, deal = list(decision.events), decision.deal
    while deal.ended is None:
        seat = min(deal.to_act)
        log = tuple(redacted(event, seat) for event in events)
        seen = InformationState(view(deal, seat), log, rules, (0, 0, 0, 0))
        level = Level.EASY if chance.random() < EASY else Level.NORMAL
        decision = decide(deal, seat, choose(seen, level, chance))
        deal, events = decision.deal, [*events, *decision.events]
    won = dict(zip(during.state.players, deal.ended.points, strict=True))
    return [won[player] for player in start.state.players]


@pytest.mark.slow
def test_par_equals_a_plain_recomputation() -> None:
    every = [points("president_basic", number) for number in range(DEALS)]
    assert par("president_basic", SECRET, KEY) == tuple(
        sum(deal[place] for deal in every) / DEALS for place in range(4)
    )


@pytest.mark.long
@pytest.mark.parametrize("preset", [*GAMES.values()])
def test_every_game_of_a_day_has_a_par_that_depends_on_the_cards_alone(preset: str) -> None:
    first = par(preset, SECRET, KEY)
    assert par(preset, SECRET, KEY) == first
    assert len(first) in (3, 4)
    assert par(preset, "5d" * 32, KEY) != first
