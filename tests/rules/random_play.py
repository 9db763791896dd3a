"""Random choices of house rules, and matches of them played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from rules.actions import Action, Seat
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt, Event
from rules.games import PRESETS
from rules.match import Match
from rules.options import OPTIONS, build, problems
from rules.ruleset import RuleSet

MORE_VALUES = {  # for options whose values are not words
    "players": ["2..3", "3..5", "4..7", "5..5", "4..12"],
    "jokers": ["0", "1", "2", "3", "4"],
    "exchange": ["[3]", "[1,1]", "[0,2]"],
    "place_points": ["[3]", "[5,0,-5]"],
    "match_target": ["1", "5", "11"],
    "titles": ["custom:General/Major/Private"],
}
FIRST_OUT = {"deal_end": "first_out", "exchange": "none", "later_lead": "loser"}
TOGETHER: list[dict[str, str]] = [  # choices that chance alone would hardly ever combine
    {},
    {},
    FIRST_OUT | {"score_model": "hutabarat", "match_winner": "lowest"},
    FIRST_OUT | {"score_model": "single_loser"},
    {"score_model": "hutabarat", "match_winner": "lowest"},
    {"score_model": "penalty_values", "match_winner": "lowest"},
    {"score_model": "penalty_cards", "match_winner": "lowest"},
    {"exchange": "by_score", "score_model": "places"},
    {"exchange": "[3,2,1]", "players": "6..7"},
    {"joker_power": "wins_trick", "jokers": "2", "pass_rule": "single_round"},
    {"joker_power": "beats_any_set", "jokers": "4", "decks": "2", "twos_discount": "1"},
]
MOST_STEPS = 4000


@dataclass
class Played:
    """One deal played by chance: how it began, and what followed."""

    rules: RuleSet
    seats: int
    deal: Deal
    events: list[Event] = field(default_factory=list)


def some_game(chance: Random) -> tuple[RuleSet, int]:
    """A random game of those that build, and a number of seats that it allows."""
    while True:
        preset = chance.choice(list(PRESETS))
        options = chance.sample(list(OPTIONS), chance.randint(0, 12))
        changed = {key: chance.choice(values(key)) for key in options} | chance.choice(TOGETHER)
        seats = chance.choice((2, 3, 4, 4, 5, 5, 6, 7, 9, 12))
        if not problems(preset, changed) and not problems(preset, changed, seats):
            return build(preset, changed), seats


def values(option: str) -> list[str]:
    return [*OPTIONS[option].meaning, *MORE_VALUES.get(option, [])]


def deals(rules: RuleSet, seats: int, chance: Random, count: int) -> Iterator[tuple[Match, Dealt]]:
    """The beginnings of the deals of one match, each played to its end by chance meanwhile."""
    match = Match(rules, tuple("ABCDEFGHIJKL"[:seats]))
    for _ in range(count):
        match, dealt = match.deal(chance)
        yield match, dealt
        ended = play(rules, dealt, Random(chance.random())).deal.ended
        assert ended is not None
        match = match.finished(ended)


def play(rules: RuleSet, dealt: Dealt, chance: Random) -> Played:
    """A whole deal, every action drawn from those that are legal."""
    book = begin(rules, dealt)
    played = Played(rules, len(dealt.hands), book.deal, book.events)
    for deal, seat, action in steps(book.deal, chance):
        book = decide(deal, seat, action)
        played.deal = book.deal
        played.events += book.events
    return played


def steps(deal: Deal, chance: Random) -> Iterator[tuple[Deal, Seat, Action]]:
    """Every state of a deal with what is done in it, until the deal is over."""
    for _ in range(MOST_STEPS):
        if not deal.to_act:
            return
        seat = chance.choice(sorted(deal.to_act))
        action = chance.choice(legal(deal, seat))
        yield deal, seat, action
        deal = decide(deal, seat, action).deal
    raise AssertionError(f"no end after {MOST_STEPS} actions: {deal.rules.choices}")
