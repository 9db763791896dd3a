"""The rules against a naive search over all subsets of a hand, and against plain look-ups."""

from __future__ import annotations

from itertools import combinations
from random import Random

from rules.actions import IllegalAction, Play
from rules.cards import Cards, each, joined
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt
from rules.match import Match
from rules.options import build
from rules.ruleset import RuleSet
from rules.tricks import judge, plays
from tests.bench.measure import Row, compare

RULES = build("president_comp303")
HANDS = [
    hand
    for n in range(20)
    for hand in begin(RULES, Match(RULES, tuple("ABCD")).deal(Random(n))[1]).deal.hands
]


def rows() -> list[Row]:
    """All benchmarks of the rules."""
    return [leads(), follows(), reading(), deals()]


def leads() -> Row:
    """Every legal lead from 13 or 14 cards."""
    starts = [_start(hand) for hand in HANDS]
    few = starts[:4]
    return compare(
        "President: all leads of a hand",
        lambda: [plays(deal, 0) for deal in starts],
        "search over subsets of up to 4 cards",
        lambda: [_naive(deal, 0) for deal in few],
        units=(len(starts), len(few)),
    )


def follows() -> Row:
    """Every legal answer to a pair."""
    deals_ = [_followed(hand, n) for n, hand in enumerate(HANDS)]
    few = deals_[:4]
    return compare(
        "President: all answers to a play",
        lambda: [plays(deal, next(iter(deal.to_act))) for deal in deals_],
        "search over subsets of up to 4 cards",
        lambda: [_naive(deal, next(iter(deal.to_act))) for deal in few],
        units=(len(deals_), len(few)),
    )


def reading() -> Row:
    """Reading one play against one plain dict look-up: the ratio is below one."""
    sets = [play for hand in HANDS for play in RULES.reader().leads(hand)]
    plain = dict.fromkeys(sets, 1)
    read = RULES.reader().read

    def look_up() -> None:
        for play in sets:
            plain[play]

    def read_all() -> None:
        for play in sets:
            read(play)

    count = len(sets)
    return compare("Reading one play", read_all, "one dict look-up", look_up, units=(count, count))


def deals() -> Row:
    """Whole random deals, events and all, against the bare work of listing legal actions."""
    rules = build("president_basic")

    def whole() -> None:
        for number in range(5):
            _random_deal(rules, number, 1)

    def listing() -> None:
        for number in range(5):
            _random_deal(rules, number, 2)

    return compare(
        "President: a whole random deal",
        whole,
        "the same, listing legal actions twice",
        listing,
        units=(5, 5),
    )


def _start(hand: Cards) -> Deal:
    """A deal in which seat 0 leads from this hand; the others hold a card each."""
    rest = list(each(RULES.pack & ~hand))
    return begin(build("president_basic"), Dealt((hand, rest[0], rest[1]), 2, 0, (), 1, 1)).deal


def _followed(hand: Cards, number: int) -> Deal:
    match, dealt = Match(RULES, tuple("ABCD")).deal(Random(number))
    deal = begin(match.rules, dealt).deal
    seat = next(iter(deal.to_act))
    return decide(deal, seat, legal(deal, seat)[0]).deal


def _naive(deal: Deal, seat: int) -> list[Cards]:
    """Try every subset of up to four cards against the rules."""
    hand = list(each(deal.hands[seat]))
    return [
        joined(picked)
        for size in range(1, 5)
        for picked in combinations(hand, size)
        if _accepted(deal, seat, Play(joined(picked)))
    ]


def _accepted(deal: Deal, seat: int, play: Play) -> bool:
    try:
        return bool(judge(deal, seat, play))
    except IllegalAction:
        return False


def _random_deal(rules: RuleSet, number: int, listings: int) -> None:
    chance = Random(number)
    _, dealt = Match(rules, tuple("ABCD")).deal(chance)
    deal = begin(rules, dealt).deal
    while deal.ended is None:
        seat = min(deal.to_act)
        for _ in range(listings):
            actions = legal(deal, seat)
        deal = decide(deal, seat, chance.choice(actions)).deal
