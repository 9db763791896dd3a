"""The catalogue's score vectors (6.5) as data: each given deal is acted out and counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, count
from typing import Any

import pytest

from rules.cards import Cards, cards, each, joined, rank_of, text
from rules.cli import tally
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt, Ended
from rules.house.first_lead import NextToDealer
from rules.match.match import Match, MatchState
from rules.phases.exchange import Exchange
from rules.ruleset import RuleSet
from tests.rules.catalogue.given import Interpretation, acted, fitting, given, name, rows
from tests.rules.notation import LETTERS, after, opened, spare

FOUND: list[Interpretation] = []
score = partial(given, FOUND)
PLACE = r"(\d)(?:st|nd|rd|th)"
TWOS = cards("2D 2C 2H 2S")


@pytest.mark.parametrize("row", rows("scores"), ids=lambda row: name(row, "$"))
def test_what_is_given_scores_what_is_expected(row: dict[str, Any]) -> None:
    assert acted(row, FOUND) == row["expected"], row["note"]


def test_no_interpretation_is_left_over() -> None:
    assert len(rows("scores")) == len(FOUND) == 22
    assert all(any(fitting(row, [one]) for row in rows("scores")) for one in FOUND)


def numbers(words: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", words)]


def left(rules: RuleSet, *counts: int) -> list[int]:
    return list(tally.with_left(rules, counts).points)


def played_out(rules: RuleSet, hands: Sequence[str | Cards], *moves: str) -> Ended:
    """Return the end of a deal that A leads; after `moves` seats take their first legal action."""
    leads = replace(rules, first_lead=NextToDealer())
    deal: Deal = after(opened(leads, *hands), *moves)
    while deal.ended is None:
        seat = min(deal.to_act)
        deal = decide(deal, seat, legal(deal, seat)[0]).deal
    return deal.ended


def low(rules: RuleSet, number: int, *apart: str | Cards) -> Cards:
    """Return `number` cards of the pack without twos and without the cards of `apart`."""
    used = joined(cards(one) if isinstance(one, str) else one for one in apart)
    return joined(spare(rules, used | TWOS, number))


@score("bigtwo_basic", r"cards left (.+)")
def cards_left(rules: RuleSet, counts: str) -> list[int]:
    return left(rules, *numbers(counts))


@score("bigtwo_basic", r"session totals (.+), settle pairwise, stake (\d+)")
def session(rules: RuleSet, totals: str, stake: str) -> dict[str, float]:
    """Return the money after one deal; cards left are chosen so that they come to `totals`."""
    due = {who: int(total) for who, total in (word.split() for word in totals.split(", "))}
    counts = [next(n for n in count() if left(rules, 0, n)[1] == total) for total in due.values()]
    staked = replace(rules, match=replace(rules.match, stake=100 * int(stake)))
    match = Match(staked, MatchState(tuple(due))).finished(tally.with_left(staked, counts))
    assert match.state.scores == due
    return {who: float(money) for who, money in match.money().items()}


@score("bigtwo_deuces", r"dragon dealt to (\w)")
def dragon(rules: RuleSet, who: str) -> dict[str, int]:
    """Return the points when player `who` is dealt one card of each rank."""
    hand = joined(1 << rank * 4 + rank % 4 for rank in range(13))
    rest = list(each(rules.pack & ~hand))
    hands = [joined(rest[13 * place : 13 * place + 13]) for place in range(3)]
    hands.insert(LETTERS.index(who), hand)
    ended = begin(rules, Dealt(tuple(hands), 0, 0, (), 1, 1)).deal.ended
    assert ended is not None
    return dict(zip(LETTERS, ended.points, strict=False))


@score("bigtwo_three", r"(\d+) cards left \(after the extra card etc\.\)")
def many_left(rules: RuleSet, number: str) -> int:
    return left(rules, 0, int(number), 1)[1]


@score("bigtwo_harsh", r"([\d /]+) cards left")
@score("double8_10", r"([\d /]+) cards left")
def steps(rules: RuleSet, counts: str) -> list[int]:
    return [left(rules, 0, number)[1] for number in numbers(counts)]


@score("flat + twos_left_double", r"(\d+) cards left with one 2")
def with_a_two(rules: RuleSet, number: str) -> int:
    hand = cards("2D") | low(rules, int(number) - 1, "KS")
    return played_out(rules, ("KS", hand), "A KS").points[1]


@score("finish_twos_double", r"winner ends with (.+); (\d+) cards left under std")
def ends_with_twos(rules: RuleSet, last: str, number: str) -> int:
    return played_out(rules, (last, low(rules, int(number))), f"A {last}").points[1]


@score("bigtwo_values_a", r"left (.+)")
def values(rules: RuleSet, hand: str) -> int:
    return played_out(rules, ("3D", hand), "A 3D").points[1]


@score("bigtwo_values_b", r"left ten cards worth (\d+)")
def worth(rules: RuleSet, sum_of_values: str) -> int:
    """Return the points of a loser left with four low pairs and two cards of this total value."""
    pairs = "3C 3H 4D 4C 5D 5C 6D 6C"
    rest = list(each(rules.pack & ~cards(pairs) & ~cards("3D")))
    more = next(
        text(joined(two))
        for two in combinations(rest, 2)
        if sum(rank_of(one) + 1 for one in (*each(cards(pairs)), *two)) == int(sum_of_values)
    )
    return played_out(rules, ("3D", f"{pairs} {more}"), "A 3D").points[1]


@score("bigtwo_pusoy_places", r"order (.+)")
def in_order(rules: RuleSet, order: str) -> dict[str, int]:
    ended = tally.in_order(rules, [LETTERS.index(who) for who in order.split()])
    return dict(zip(LETTERS, ended.points, strict=False))


@score("bigtwo_indonesia", r"loser: (\d+) cards, two 2s")
def indonesian_loser(rules: RuleSet, number: str) -> int:
    hand = cards("2D 2C") | low(rules, int(number) - 2, "KS")
    return played_out(rules, ("KS", hand), "A KS").points[1]


@score("bigtwo_indonesia", r"winner played an unbeaten straight flush earlier, ends with (\w+)")
def indonesian_winner(rules: RuleSet, last: str) -> int:
    flush = "8S 9S 10S JS QS"
    hands = (f"{flush} {last}", "KD KC", "3D 4C")
    return played_out(rules, hands, f"A {flush}", "B pass", "C pass", "A pass", f"A {last}").points[
        0
    ]


@score("bigtwo_lukang", r"left: B (.+), C (.+), D eight cards, none 2 or A")
def one_loser(rules: RuleSet, b: str, c: str) -> str:
    aces = cards("AD AC AH AS")
    eight = low(rules, 8, "3D", b, c, aces)
    points = played_out(rules, ("3D", b, c, eight), "A 3D").points
    (payer,) = [letter for letter, worth in zip(LETTERS, points, strict=False) if worth < 0]
    return f"{payer} pays"


@score(
    "assistant",
    r"A led a single 4 holding (\w+), B \(1 card, (\w+)\) won; "
    r"losses A (\d+), C (\d+) cards, D (\d+)",
)
def assisted(rules: RuleSet, held: str, last: str, a: str, c: str, d: str) -> dict[str, int]:
    mine = cards(held) | low(rules, int(a) - 1, held, last, "4S")
    theirs = low(rules, int(c), mine, last, "4S")
    third = low(rules, int(d), mine, theirs, last, "4S")
    hands = (mine | cards("4S"), last, theirs, third)
    points = played_out(rules, hands, "A 4S", f"B {last}").points
    return dict(zip(LETTERS, points, strict=False))


@score("bigtwo_teams", r"(\w+) (\d+), (\w+) (\d+), (\w+) (\d+), (\w+) (\d+)")
def teams(rules: RuleSet, *named: str) -> str:
    """Return a sentence with the winning team and the cards left of both; partners sit opposite."""
    (a, b, c, d), (w, x, y, z) = named[::2], map(int, named[1::2])
    seats, counts = (a, c, b, d), (w, y, x, z)
    ended = tally.with_left(rules, counts)
    won = "+".join(seats[seat] for seat in sorted(ended.places[:2]))
    fewer, more = sorted((w + x, y + z))
    return f"{won} win {fewer} to {more}"


@score("president_comp303", r"N=(\d+)")
@score("president_worker", r"(\d+) players")
def by_place(rules: RuleSet, players: str) -> list[int]:
    return list(tally.in_order(rules, range(int(players))).points)


@score("president_zero_sum_5", r"(\d+) players; exchange counts")
def zero_sum(rules: RuleSet, players: str) -> list[list[int]]:
    (exchange,) = (phase for phase in rules.phases if isinstance(phase, Exchange))
    gives = [number for number in exchange.counts(int(players)) if number > 0]
    return [by_place(rules, players), gives]


@score("president_collusion", f"pair finishes {PLACE} and {PLACE} / {PLACE} and {PLACE} / "
       f"{PLACE} and {PLACE}")  # fmt: skip
def pairs(rules: RuleSet, *places: str) -> list[int]:
    """Return the points of each pair; the first and last place of the deal before are a pair."""
    order = dict(zip(map(int, places), "AFBECD", strict=True))
    match = Match(rules, MatchState(tuple("ABCDEF"), standing=tuple("ABCDEF")))
    finish = [LETTERS.index(order[place]) for place in sorted(order)]
    match = match.finished(tally.in_order(rules, finish))
    worth = [match.state.scores[a] + match.state.scores[b] for a, b in ("AF", "BE", "CD")]
    best = [
        pair for pair, sum_ in zip(("AF", "BE", "CD"), worth, strict=True) if sum_ == max(worth)
    ]
    assert sorted(match.state.winners) == sorted("".join(best))
    return worth


@score("doudizhu_denexa", r"bid (\d), one bomb and the rocket, peasant first out")
def landlord_loses(rules: RuleSet, bid: str) -> list[int]:
    hands = ("3S 5S 5H 5C 5D 9C", "RJ BJ 7C", "9D 10D")
    dealt = Dealt(tuple(map(cards, hands)), 2, 0, (), 1, 1, faced=cards("3S"))
    deal = after(begin(rules, dealt).deal, f"A bids {bid}", "A 3S", "B pass", "C pass")
    deal = after(deal, "A 5S 5H 5C 5D", "B RJ BJ", "C pass", "A pass", "B 7C")
    assert deal.ended is not None
    return list(deal.ended.points)


@score("bigthree_denexa", r"bid (\d), opponent out")
def solo_loses(rules: RuleSet, bid: str) -> list[int]:
    dealt = Dealt(tuple(map(cards, ("4H 5S", "6S", "7S 8S"))), 2, 0, (), 1, 1)
    deal = after(begin(rules, dealt).deal, f"A bids {bid}", "A 4H", "B 6S")
    assert deal.ended is not None
    return list(deal.ended.points)
