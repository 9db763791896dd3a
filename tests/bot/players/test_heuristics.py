"""Computers bid so that deals are played, in every game with an auction as a house rule."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from bot.players.heuristics import BIDS, least
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin, decide
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.rules.random_play import shuffled

DEALS, VOID = 40, 8  # deals of a test, and how many of the deals may be void
BIDDING = {"auction": "dou_dizhu"}
WHOLE = {"deal": "all_uneven", "widow": "0"}
HOUSES: tuple[tuple[str, Mapping[str, str], int], ...] = (
    ("bigtwo_basic", BIDDING, 4),
    ("bigtwo_deuces", BIDDING, 4),
    ("president_basic", BIDDING, 5),
    ("president_double_deck", BIDDING, 6),
    ("daifugo_denexa", BIDDING, 3),
    ("thirteen_denexa", BIDDING, 6),
    ("doudizhu_denexa", {}, 3),
    ("doudizhu_denexa", {**WHOLE, "jokers": "0"}, 3),
    ("doudizhu_denexa", {**WHOLE, "players": "4..4"}, 4),
    ("doudizhu_denexa", {**WHOLE, "players": "2..5"}, 5),
)


def auctioned(rules: RuleSet, seats: int, level: Level, number: int) -> Deal:
    """Return a deal after its auction; deals of odd `number` are later deals of a match."""
    book = begin(rules, shuffled(rules, seats, Random(number), later=number % 2 == 1))
    deal, log = book.deal, book.events
    while deal.ended is None and not deal.sides:
        seat = min(deal.to_act)
        known = InformationState(view(deal, seat), tuple(redacted(one, seat) for one in log), rules)
        book = decide(deal, seat, choose(known, level, Random(number)))
        deal, log = book.deal, log + book.events
    return deal


@pytest.mark.slow
@pytest.mark.sampled(10)
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("preset", "changed", "seats"), HOUSES)
def test_at_most_one_of_five_deals_is_without_a_bid(
    preset: str, changed: Mapping[str, str], seats: int, level: Level
) -> None:
    rules = build(preset, changed)
    void = sum(not auctioned(rules, seats, level, number).sides for number in range(DEALS))
    assert void <= VOID


@pytest.mark.parametrize(("preset", "size"), [("doudizhu_denexa", 17), ("bigthree_denexa", 16)])
def test_where_auctions_come_from_bids_are_as_they_were_fitted(preset: str, size: int) -> None:
    assert least(build(preset), size, 3) == tuple(likely for _, likely, _ in BIDS)
