"""The end of a deal that some players have left: places, points and payments, in every preset."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from rules.actions import Pass, Play, Seat
from rules.cards import cards
from rules.catalogue import build, full, problems
from rules.catalogue.presets import PRESETS
from rules.catalogue.scoring.winner import few_are_good
from rules.engine import begin, decide, replay
from rules.events import Dealt, Ended, LeaderFound, ThrewIn
from rules.match.leavers import without_leavers
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.rules.random_play import Played, deals, play, some_game

BUILDABLE = [preset for preset in PRESETS if not problems(preset)]


def played(preset: str, chance: Random, changed: Mapping[str, str] | None = None) -> Played:
    """Return the first deal after deal one of a random match that is not void."""
    rules = build(preset, changed or {})
    fit = [n for n in rules.seats if n <= 6 and not problems(preset, changed or {}, n)]
    seats = chance.choice(fit or [*rules.seats][:1])
    for number, (_, first) in enumerate(deals(rules, seats, chance, 12)):
        found = play(rules, first, chance)
        assert found.deal.ended is not None
        if number and not found.deal.ended.void:
            return found
    raise AssertionError(f"every deal of {preset} is void")


def left_somewhen(one: Played, chance: Random) -> list[tuple[Seat, int]]:
    """Return random seats, each with the number of events after which it leaves, in that order."""
    count = chance.randint(1, one.seats)
    seats = chance.sample(range(one.seats), count)
    times = sorted(chance.randint(2, len(one.events) - 1) for _ in seats)
    return list(zip(seats, times, strict=True))


def held_cards(one: Played, left_at: list[tuple[Seat, int]]) -> list[Seat]:
    """Return the leavers that held cards when they left, or had cards yet to come."""
    opened = [n for n, event in enumerate(one.events) if isinstance(event, LeaderFound)]
    first = opened[0] + 1 if opened else len(one.events) - 1
    return [
        seat for seat, at in left_at if replay(one.rules, one.events[: max(at, first)]).hands[seat]
    ]


def goodness(rules: RuleSet, ended: Ended, seat: Seat) -> int:
    return -ended.points[seat] if few_are_good(rules.choices) else ended.points[seat]


@pytest.mark.sampled(18)
@pytest.mark.parametrize("preset", BUILDABLE)
def test_places_points_and_payments_of_a_deal_with_leavers_agree(preset: str) -> None:
    chance = Random(preset)
    for _ in range(2):
        one = played(preset, chance)
        left_at = left_somewhen(one, chance)
        before, leavers = one.deal.ended, held_cards(one, left_at)
        assert before is not None
        ended = without_leavers(one.deal, one.events, left_at)
        if one.deal.sides or not leavers:
            assert ended == before
            continue
        check_places(one, before, ended, leavers, dict(left_at))
        check_worth(one.rules, ended, leavers)
        check_match(one.rules, one.seats, ended)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("number", range(40))
def test_no_house_rules_make_leaving_pay(number: int) -> None:
    chance = Random(f"house rules {number}")
    rules, seats = some_game(chance)
    *_, (_, first) = deals(rules, seats, chance, 3)
    one = play(rules, first, chance)
    assert one.deal.ended is not None
    for _ in range(3):
        left_at = left_somewhen(one, chance)
        ended, leavers = without_leavers(one.deal, one.events, left_at), held_cards(one, left_at)
        if one.deal.sides or one.deal.ended.void or not leavers:
            assert ended == one.deal.ended
            continue
        check_places(one, one.deal.ended, ended, leavers, dict(left_at))
        check_leavers(rules, ended, leavers)


def check_places(
    one: Played, before: Ended, ended: Ended, leavers: list[Seat], left_at: dict[Seat, int]
) -> None:
    """Check that seats that stayed keep their order, with the leavers last, the first lowest."""
    assert sorted(ended.places) == list(range(one.seats))
    stayed = [seat for seat in ended.places if seat not in leavers]
    assert stayed == [seat for seat in before.places if seat not in leavers]
    assert [seat for seat in ended.places[::-1] if seat in leavers] == leavers
    thrown_in = {e.seat: n for n, e in enumerate(one.events) if isinstance(e, ThrewIn)}
    for leaver in leavers:
        below = ended.places[ended.places.index(leaver) + 1 :]
        for seat in {*below} - {*leavers}:
            assert thrown_in[seat] < left_at[leaver], "a place that was taken before"


def check_leavers(rules: RuleSet, ended: Ended, leavers: list[Seat]) -> None:
    """Check that no leaver is paid or is worth more than a seat above, and that payments add up."""
    assert sum(ended.paid) == 0
    for place, seat in enumerate(ended.places):
        if seat not in leavers:
            continue
        assert not ended.paid or ended.paid[seat] <= 0
        for above in ended.places[:place]:
            assert goodness(rules, ended, seat) <= goodness(rules, ended, above)
            assert not ended.paid or ended.paid[seat] <= ended.paid[above]


def check_worth(rules: RuleSet, ended: Ended, leavers: list[Seat]) -> None:
    """Check the leavers as `check_leavers` does, and that no seat is worth more than the winner."""
    check_leavers(rules, ended, leavers)
    winner = ended.places[0]
    if full_score(rules) not in ("hutabarat", "none"):  # losers score for honours they laid
        worth = [goodness(rules, ended, seat) for seat in ended.places]
        assert goodness(rules, ended, winner) == max(worth)
    if winner not in leavers and full_score(rules) != "hutabarat":
        assert not ended.paid or ended.paid[winner] == max(ended.paid)


def full_score(rules: RuleSet) -> str:
    return rules.choices.get("score_model", "none")


def check_match(rules: RuleSet, seats: int, ended: Ended) -> None:
    """Check that the match goes on from these places, points and titles."""
    names = tuple("ABCDEFGHIJKL"[:seats])
    match = Match(rules, MatchState(names, deals=0)).finished(ended)
    order = tuple(names[seat] for seat in ended.places)
    if not any(key == "demote" for key, _ in ended.plan) and not rules.society.stagnation:
        assert match.state.standing == order
    for seat, name in enumerate(names):
        assert match.state.scores[name] == ended.points[seat]


BY_CARDS_LEFT = [
    "bigtwo_basic",
    "bigtwo_denexa",
    "bigtwo_flat_winner",
    "bigtwo_gamesky",
    "bigtwo_harsh",
    "bigtwo_indonesia",
    "bigtwo_kam",
    "bigtwo_last_card_call",
    "bigtwo_lukang",
    "bigtwo_money_guard",
    "bigtwo_pusoy_dos",
    "bigtwo_starter_double",
    "bigtwo_values_a",
    "bigtwo_values_b",
]


@pytest.mark.parametrize("preset", BY_CARDS_LEFT)
def test_a_hand_that_goes_out_for_a_leaver_wins_nothing(preset: str) -> None:
    """A leaves with 3D, which is laid for A and goes out; B has 5 cards left, C 10 and D 2."""
    rules = build(preset)
    hands = ("3D", "4C 4H 5S 6D 7C", "8D 8C 8H 9S 9D TC TH JS JD QC", "KD KH")
    first = begin(rules, Dealt(tuple(map(cards, hands)), 3, 0, (), 1, 1))
    last = decide(first.deal, 0, Play(cards("3D")))
    before, events = last.deal.ended, [*first.events, *last.events]
    assert before is not None
    assert before.places[0] == 0
    ended = without_leavers(last.deal, events, [(0, len(first.events))])
    assert ended.places == (3, 1, 2, 0)
    assert ended.left == ((0, 1),)
    check_worth(rules, ended, [0])
    if ended.paid:
        assert ended.paid[3] > 0 > ended.paid[0]


def test_a_leaver_counts_with_the_cards_held_on_leaving() -> None:
    rules = build("bigtwo_basic")
    hands = ("3D 3C 4D", "4C 4H 5S 6D", "8D 8C", "KD KH")
    first = begin(rules, Dealt(tuple(map(cards, hands)), 3, 0, (), 1, 1))
    events, deal = [*first.events], first.deal
    left_at = [(1, len(events))]
    for seat, action in enumerate(("3D", "4C", "8D", "KD", "", "", "")):
        decision = decide(deal, seat % 4, Play(cards(action)) if action else Pass())
        events, deal = [*events, *decision.events], decision.deal
    last = decide(deal, 3, Play(cards("KH")))
    events, deal = [*events, *last.events], last.deal
    ended = without_leavers(deal, events, left_at)
    assert ended.places == (3, 2, 0, 1)
    assert ended.points == (2, 4, 1, 0), "B held four cards then, and three in the end"
    assert ended.left == ((1, 4),)


def test_all_presets_are_asked() -> None:
    assert len(BUILDABLE) == len(PRESETS)
    assert {full(preset).get("score_model") for preset in BUILDABLE} >= {"places", "single_loser"}
