"""The strong player: legal, deterministic, blind to hidden cards, and better than others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.players.action_history import full_history
from bot.players.determinization import Sampler
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose, strong
from bot.players.search import Budget
from bot.players.weakest import weakest
from rules.actions import Pass, Play
from rules.cards import cards
from rules.catalogue import build
from rules.engine import begin, decide
from rules.events import Dealt
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.bot.players.games import Moment, midway
from tests.bot.players.supposing import Table
from tests.rules.notation import move
from tests.rules.random_play import shuffled

GAMES = {
    "president_basic": 4,
    "daifugo_denexa": 4,
    "bigtwo_basic": 4,
    "bigtwo_deuces": 4,
    "bigtwo_teams": 4,
    "thirteen_denexa": 4,
    "doudizhu_denexa": 3,
    "bigthree_denexa": 3,
    "president_revolution": 4,  # a game without a fast form
}
SMALL = Budget(40)


@pytest.mark.parametrize("preset", GAMES)
def test_with_the_same_knowledge_and_chance_it_does_the_same(preset: str) -> None:
    """The hidden cards may lie elsewhere."""
    rules, chance = build(preset), Random(preset)
    moment = midway(rules, GAMES[preset], chance)
    (seat,) = moment.deal.to_act
    known = moment.known(seat)
    sampler = Sampler(known)
    determinization = sampler.draw(chance)
    deal = sampler.deal(chance, determinization)
    events = tuple(redacted(event, seat) for event in full_history(known, determinization, chance))
    other = InformationState(view(deal, seat), events, rules)
    first = choose(known, Level.STRONG, Random(4), SMALL)
    assert choose(other, Level.STRONG, Random(4), SMALL) == first
    decide(moment.deal, seat, first)


def test_it_goes_out_where_it_can() -> None:
    words = "KD KC", "4D 5D", "6D 7D", "8D 9D"
    known = first_of(build("president_basic"), words)
    assert strong(known, Random(1), SMALL) == Play(cards("KD KC"))


def test_it_stays_in_where_the_other_side_would_win_by_its_going_out() -> None:
    """The ace would go out, with three cards left to the partner and two to the opponents."""
    hands = "3D AH", "4D 5C", "KD 8C 8D 8H", "6C"
    rules = replace(build("bigtwo_teams"), pack=cards(" ".join(hands)))
    book = begin(rules, Dealt(tuple(map(cards, hands)), 3, 0, (), 1, 1))
    now = Table(book.deal, book.events)
    for written in ("A 3D", "B 4D", "C KD", "D pass"):
        now.act(*move(written))
    assert strong(now.known(0), Random(1), Budget(100)) == Pass()


def test_it_leads_the_card_that_comes_back_before_the_one_that_would_not() -> None:
    """From 3 and 2 the two is led: no card beats it, and the three is then the last card."""
    known = first_of(build("president_basic"), ("3D 2S", "4D 5D 9C", "6D 7D 9H", "8D 9D JS"))
    assert strong(known, Random(1), Budget(200)) == Play(cards("2S"))


def first_of(rules: RuleSet, words: tuple[str, ...]) -> InformationState:
    """Return what the first seat knows, which leads in a deal of the hands `words`."""
    book = begin(rules, Dealt(tuple(map(cards, words)), len(words) - 1, 0, (), 1, 1))
    (seat,) = book.deal.to_act
    assert seat == 0
    return Moment(book.deal, book.events).known(seat)


def test_a_budget_that_is_spent_ends_the_search() -> None:
    rules = build("bigtwo_basic")
    moment = midway(rules, 4, Random(5))
    (seat,) = moment.deal.to_act
    asked = 0

    def spent() -> bool:
        nonlocal asked
        asked += 1
        return asked >= 3

    decide(moment.deal, seat, strong(moment.known(seat), Random(1), Budget(10_000, spent)))
    assert asked <= 3


@pytest.mark.long
def test_it_wins_more_than_its_share_against_the_weakest_plays() -> None:
    """An equal share is four of 16 deals of Big Two for four; the strong player's seat rotates."""
    rules, won = build("bigtwo_basic"), 0
    for number in range(16):
        chance = Random(number)
        book = begin(rules, shuffled(rules, 4, chance))
        deal, log = book.deal, book.events
        while deal.ended is None:
            seat = min(deal.to_act)
            known = Moment(deal, log).known(seat)
            mine = seat == number % 4
            action = strong(known, chance, SMALL) if mine else weakest(known.view)
            book = decide(deal, seat, action)
            deal, log = book.deal, log + book.events
        won += deal.ended.places[0] == number % 4
    assert won >= 6
