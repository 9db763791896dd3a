"""Sides and places of a deal in every game, by the measure that the game's rules compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.domain.boards import Decided, Scored, decided, scored
from bot.domain.course import SideResult, Step, partners, side_result, steps
from bot.domain.dealing import finished
from bot.domain.state import Result, Seated, TableState
from rules.actions import Seat
from rules.cards import cards
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.cli.tally import with_hands
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import ALONE, Ended, Event
from rules.match.match import Match, MatchState, Player
from rules.phases.base import Part
from rules.ruleset import RuleSet
from rules.view import view
from tests.rules.random_play import at_random

DEALS = 2  # deals of each game
FIRST_OUT = {"deal_end": "first_out", "exchange": "none"}


def played_through(preset: str, seed: int) -> tuple[Deal, tuple[Event, ...]]:
    """Return a deal that is not void, played at random, and all its events."""
    rules, chance = build(preset, {}), Random(seed)
    seats = 4 if 4 in rules.seats else rules.seats[0]
    players = tuple(f"10{seat}" for seat in range(seats))
    while True:
        _, first = Match(rules, MatchState(players)).deal(chance)
        book = begin(rules, first)
        deal, events = book.deal, [*book.events]
        while not deal.ended:
            seat = min(deal.to_act)
            book = decide(deal, seat, at_random(view(deal, seat), chance))
            deal, events = book.deal, [*events, *book.events]
        if not deal.ended.void:
            return deal, tuple(events)


def ended(deal: Deal) -> Ended:
    assert deal.ended is not None
    return deal.ended


def places(every: Sequence[Step]) -> dict[Seat, int]:
    return {seat: step.place for step in every for seat in step.seats}


def finished_results(preset: str, deal: Deal, players: tuple[Player, ...]) -> list[Result]:
    """Return the results that a table of a game stores for a deal."""
    seats, match = tuple(map(Seated, players)), MatchState(players, direction=1)
    state = TableState(1, 1, 1, players[0], preset, seats=seats, match=match)
    return finished(state, deal, players, deal.rules, 0.0)[1]


@pytest.mark.parametrize("preset", PRESETS)
def test_places_points_and_sides_agree_in_every_game(preset: str) -> None:
    rules = build(preset, {})
    for seed in range(DEALS):
        deal, _ = played_through(preset, seed)
        every, end = steps(view(deal, None), rules), ended(deal)
        place = places(every)
        assert sorted(place) == list(range(len(deal.hands))), "everybody is on one side"
        for at, step in enumerate(every, 1):
            better = [one for one in every if one.place < step.place]
            assert step.place == len(better) + 1, f"side {at} shares the place of its equals alone"
        _agree(rules, deal, place)
        players = tuple(f"10{seat}" for seat in range(len(deal.hands)))
        stored = {one.player: one for one in finished_results(preset, deal, players)}
        for step in every:
            of_side = [stored[f"10{seat}"] for seat in step.seats]
            assert {one.side_place for one in of_side} == {step.place}
            assert {one.sides for one in of_side} == {len(every)}
            (side,) = {one.side for one in of_side}
            assert [one for one in stored.values() if one.side == side] == [
                one for one in stored.values() if one in of_side
            ]
        order = sorted(stored.values(), key=lambda one: one.place)
        assert [one.player for one in order] == [f"10{seat}" for seat in end.places]


def _agree(rules: RuleSet, deal: Deal, place: dict[Seat, int]) -> None:
    """Check that places agree with sides, partners, the order of going out, or points."""
    end = ended(deal)
    if deal.sides:
        assert (ALONE in deal.sides) == rules.one_against_all
        for seat, side in enumerate(deal.sides):
            assert (place[seat] == 1) == (side == deal.sides[end.places[0]])
            if rules.one_against_all:
                assert (place[seat] == 1) == (end.points[seat] > 0)
        return
    if any(phase.part is Part.COLLUSION for phase in rules.phases):
        for pair in partners(view(deal, None)):
            assert len({place[seat] for seat in pair}) == 1
        return
    if rules.placed:
        assert place == {seat: at for at, seat in enumerate(end.places, 1)}
        return
    _by_points(rules, end, place)


def _by_points(rules: RuleSet, end: Ended, place: dict[Seat, int]) -> None:
    sign = {Scored.POINTS: -1, Scored.PENALTIES: 1, Scored.NOTHING: 0}[scored(rules.choices)]
    for seat, other in ((a, b) for a in place for b in place):
        cost, costs = sign * end.points[seat], sign * end.points[other]
        assert cost <= costs or place[seat] > place[other]
        settled = rules.settlement and rules.settlement.ranks_losers
        paid = (settled and end.paid) or (0,) * len(place)
        if cost == costs and paid[seat] == paid[other] and end.places[0] not in (seat, other):
            assert place[seat] == place[other]


@pytest.mark.parametrize(
    ("preset", "how"),
    [
        ("president_basic", Decided.BY_PLACE),
        ("thirteen_play_on", Decided.BY_PLACE),
        ("lectio", Decided.BY_PLACE),
        ("bigtwo_lukang", Decided.BY_PLACE),
        ("thirteen_denexa", Decided.BY_WINS),
        ("bigtwo_pusoy_dos", Decided.BY_WINS),
        ("bigtwo_teams", Decided.BY_WINS),
        ("doudizhu_denexa", Decided.AGAINST_ALL),
        ("bigthree_denexa", Decided.AGAINST_ALL),
    ],
)
def test_the_rules_say_whether_places_below_the_first_count(preset: str, how: Decided) -> None:
    assert decided(preset) is how


@pytest.mark.parametrize(
    ("preset", "changed", "count"),
    [
        ("thirteen_denexa", {"deal_end": "one_left"}, True),
        ("bigtwo_basic", {"score_model": "none"}, False),
        ("bigtwo_basic", {"score_model": "pusoy"}, False),
        ("thirteen_denexa", {"score_model": "penalty_cards"}, True),
        ("president_deuces", FIRST_OUT, True),
    ],
)
def test_changed_rules_change_it(preset: str, changed: dict[str, str], count: bool) -> None:
    assert build(preset, changed).first_only is not count


HANDS = ["", "3D 4D 5D 6D", "3C 4C 5C", "3H 4H 5H 6H"]


def outcome(preset: str, left: Sequence[str], changed: dict[str, str] | None = None) -> list[int]:
    """Return the places by seat of a deal that the first seat ended while `left` were held."""
    rules = build(preset, changed or {})
    held = tuple(map(cards, left))
    end = with_hands(rules, held)
    deal = Deal(rules, hands=held, left=held, out=(0,), ended=end)
    place = places(steps(view(deal, None), rules))
    return [place[seat] for seat in sorted(place)]


def test_equal_losers_share_a_place() -> None:
    assert outcome("lectio", HANDS) == [1, 3, 2, 3]
    assert outcome("bigtwo_basic", ["", "3D 4D", "3C 4C", "3H 4H 5H"]) == [1, 2, 2, 4]


def test_cards_that_cost_unlike_are_not_equal_though_as_many() -> None:
    assert outcome("bigtwo_values_a", ["", "2D 2C", "3C 4C", "3H 4H 5H"]) == [1, 4, 2, 3]


def test_where_only_the_first_one_out_counts_all_others_share_a_place() -> None:
    for preset in ("thirteen_denexa", "bigtwo_pusoy_dos"):
        assert outcome(preset, HANDS) == [1, 2, 2, 2]


def test_titled_places_are_as_the_rules_place_them() -> None:
    assert sorted(outcome("president_deuces", HANDS, FIRST_OUT)) == [1, 2, 3, 4]


def test_a_leaver_with_cards_is_last_alone() -> None:
    rules = build("thirteen_denexa", {})
    held = tuple(map(cards, HANDS))
    deal = Deal(rules, hands=held, left=held, out=(0,), ended=with_hands(rules, held))
    gone = replace(ended(deal), places=(0, 1, 3, 2), left=((2, 3),))
    every = steps(view(replace(deal, ended=gone), None), rules)
    assert places(every) == {0: 1, 1: 2, 3: 2, 2: 4}
    out = replace(gone, places=(0, 2, 1, 3), left=((0, 0),))
    assert places(steps(view(replace(deal, ended=out), None), rules)) == {0: 1, 1: 2, 2: 2, 3: 2}


def test_losers_of_a_hand_that_wins_at_once_are_equal_where_places_are_played_for() -> None:
    rules = build("bigtwo_three_dragon", {})
    hands = tuple(map(cards, ("3D 4D 5D", "3C 4C 5C", "3H 4H 5H")))
    end = Ended((1, 2, 0), (-39, 78, -39), paid=(-39, 78, -39))
    every = steps(view(Deal(rules, hands=hands, ended=end), None), rules)
    assert places(every) == {1: 1, 2: 2, 0: 2}


def test_teams_that_hold_as_many_cards_draw_unless_a_hand_won_at_once() -> None:
    rules = build("bigtwo_teams", {"team_tie": "draw"})
    hands = tuple(map(cards, ("", "3D 4D", "3C 4C", "")))
    deal = Deal(
        rules, hands=hands, sides=(1, 2, 1, 2), out=(0,), ended=Ended((0, 2, 1, 3), (0,) * 4)
    )
    every = steps(view(deal, None), rules)
    assert [step.place for step in every] == [1, 1]
    assert {side_result(every, step, rules) for step in every} == {SideResult.DRAWN}
    at_once = replace(deal, hands=tuple(map(cards, ("3D", "3C", "3H", "3S"))), out=())
    assert [step.place for step in steps(view(at_once, None), rules)] == [1, 2]


def test_pairs_of_as_many_points_share_a_place() -> None:
    rules = build("president_collusion", {})
    hands = (1, 0, 0, 0, 0, 0)
    end = Ended((1, 2, 3, 4, 5, 0), (1, 6, 5, 4, 3, 2))
    deal = Deal(rules, hands=hands, standing=(1, 2, 3, 5, 0, 4), ended=end)
    every = steps(view(deal, None), rules)
    assert [(step.place, step.seats) for step in every] == [(1, (1, 4)), (2, (2, 0)), (2, (3, 5))]
