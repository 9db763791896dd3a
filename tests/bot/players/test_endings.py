"""Two seats that know all cards play the end of a deal as well as can be."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from bot.players import endings
from bot.players.budget import Budget
from bot.players.endings import Ending, TooManyError, small
from bot.players.strong import strong
from bot.players.worth import worth
from rules.actions import Play
from rules.cards import cards
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt, Ended
from rules.fast import FastDeal, fast_rules
from rules.ruleset import RuleSet
from tests.bot.players.games import Moment
from tests.rules.random_play import opened


def end_of(rules: RuleSet, seats: int, most: int, chance: Random) -> Deal:
    """A deal played by chance until two seats hold so few cards that all can be tried."""
    deal = opened(rules, seats, chance)
    while deal.ended is None:
        held = [hand.bit_count() for hand in deal.hands if hand]
        if len(held) == 2 and sum(held) <= most:
            return deal
        deal = decide(deal, min(deal.to_act), chance.choice(legal(deal, min(deal.to_act)))).deal
    return end_of(rules, seats, most, chance)


def worth_to(rules: RuleSet, seat: int, ended: Ended) -> float:
    return worth(rules, ended, seat)


def tried_out(deal: Deal, seat: int) -> float:
    """What the deal is worth to the seat, every course of it played through the engine."""
    if deal.ended:
        return worth(deal.rules, deal.ended, seat)
    (turn,) = deal.to_act
    best = max if turn == seat else min
    actions = legal(deal, turn, by_rank=True)
    return best(tried_out(decide(deal, turn, action).deal, seat) for action in actions)


@pytest.mark.parametrize(
    "preset", ["president_basic", "daifugo_denexa", "bigtwo_deuces", "thirteen_play_on"]
)
def test_what_is_found_is_what_trying_everything_finds(preset: str) -> None:
    rules = build(preset)
    going = fast_rules(rules)
    assert going
    chance = Random(preset)
    for _ in range(12):
        deal = end_of(rules, 4, 7, chance)
        (seat,) = deal.to_act
        fast = FastDeal(going, deal)
        ending = Ending(seat, partial(worth_to, rules, seat))
        assert ending.worth(fast) == tried_out(deal, seat)


def test_the_strong_player_finds_the_way_to_win_an_ending() -> None:
    """The pair must go first: the ace comes back in, the four never would."""
    rules = build("president_basic")
    words = "4D 9C 9S AD", "", "10D KC KH", ""
    book = begin(rules, Dealt(tuple(map(cards, words)), 3, 0, (), 1, 1))
    deal = book.deal
    seat = min(deal.to_act)
    going = fast_rules(rules)
    assert going
    assert small(FastDeal(going, deal))
    best = max(legal(deal, seat), key=lambda one: tried_out(decide(deal, seat, one).deal, seat))
    known = Moment(deal, book.events).known(seat)
    action = strong(known, Random(1), Budget(60))
    assert isinstance(action, Play)
    after = decide(deal, seat, action).deal
    assert tried_out(after, seat) == tried_out(decide(deal, seat, best).deal, seat)


def test_an_ending_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = build("president_basic")
    going = fast_rules(rules)
    assert going
    deal = FastDeal(going, end_of(rules, 4, 9, Random(3)))
    monkeypatch.setattr(endings, "MOST_POSITIONS", 0)
    with pytest.raises(TooManyError):
        Ending(0, lambda _: 0.0).best(deal, deal.legal_moves())
