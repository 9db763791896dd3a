"""Place before a deal: the order with which the deal began, as the exchange of cards used it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.domain import seating, throne
from bot.domain.achievements import Achievement, feats_of_results
from bot.domain.dealing import dealt, finished, with_leavers_last
from bot.domain.state import Result, Seated, Stage, TableState
from bot.domain.throne import Throne
from bot.standing.tallies import Counted, of_deal, outcomes, why_unrated
from rules.catalogue import full
from rules.catalogue.ladder import ladder
from rules.changes import Decision
from rules.engine import decide
from rules.events import CardsGiven, Event
from rules.match.match import Player
from rules.view import view
from tests.rules.random_play import at_random

ONLY_WINNERS = ("thirteen_denexa", "bigtwo_denexa", "thirteen_auto_win")


def opened(preset: str, people: str) -> TableState:
    seats = tuple(map(Seated, people))
    state = TableState(1, 1, 1, people[0], preset, seats=seats)
    return replace(state, match=replace(state.match, players=tuple(people), number=1))


def played(
    state: TableState, chance: Random, leaver: Player = ""
) -> tuple[TableState, list[Result], list[Event], tuple[Player, ...]]:
    """Play deals at random until one is not void; return the table, results, events and seats."""
    while True:
        if state.stage is Stage.BETWEEN:
            state = seating.ready(state, next(one.player for one in state.seats))
        playing, new, decision = dealt(state, chance.randbytes(32).hex(), 0.0)
        deal, events = decision.deal, [*new.events]
        while not deal.ended:
            seat = min(deal.to_act)
            after = decide(deal, seat, at_random(view(deal, seat), chance))
            deal, events = after.deal, [*events, *after.events]
        playing = with_leaver(playing, leaver)
        after = with_leavers_last(playing, Decision(deal), new.players, events)
        ruleset = seating.rules(playing)
        state, results = finished(playing, after.deal, new.players, ruleset, 0.0)
        if results:
            return state, results, events, new.players


def with_leaver(state: TableState, leaver: Player) -> TableState:
    """Return the table after this player left the running deal at its begin."""
    gone = Seated(leaver, gone=True, substituted=True, left_order=1, left_at=1)
    seats = (gone if one.player == leaver else one for one in state.seats)
    return replace(state, seats=tuple(seats))


def roles(results: Sequence[Result]) -> dict[Player, int]:
    return {one.player: one.role for one in results}


def by_place(results: Sequence[Result]) -> list[Player]:
    return [one.player for one in sorted(results, key=lambda one: one.place)]


def gifts(events: Sequence[Event], players: Sequence[Player]) -> list[tuple[Player, Player]]:
    given = [one for one in events if isinstance(one, CardsGiven)]
    return [(players[one.giver], players[one.taker]) for one in given]


def test_first_deal_without_an_order_has_no_places() -> None:
    _, results, events, players = played(opened("president_basic", "ABCD"), Random(1))
    assert {*roles(results).values()} == {0}
    assert not gifts(events, players)


@pytest.mark.parametrize("seed", range(4))
def test_places_are_those_of_the_exchange_with_newcomers_and_leavers(seed: int) -> None:
    chance = Random(seed)
    state, results, _, _ = played(opened("president_basic", "ABCD"), chance)
    for newcomer, leaver in (("E", ""), ("", "C"), ("F", "A"), ("", "")):
        known = [one for one in by_place(results) if one in {one.player for one in state.seats}]
        if newcomer:
            state = seating.joined(state, newcomer)
        expected = [*known, *newcomer]
        state, results, events, players = played(state, chance, leaver)
        assert roles(results) == {one: place for place, one in enumerate(expected, 1)}
        last = [one.player for one in results if one.from_last]
        assert last == expected[-1:]
        # "last place gives first place their best card and gets any one card back"
        assert gifts(events, players)[0] == (expected[-1], expected[0])


@pytest.mark.parametrize("absent", ["", "B", "D"])
def test_first_deal_of_a_match_carried_on_has_the_places_of_the_throne(absent: str) -> None:
    state = opened("president_basic", "ABCDE".replace(absent, ""))
    old = Throne(standing=tuple("CADB"), seats=tuple("ABCD"), dealer="A", direction=1)
    rules = seating.rules(state)
    match = throne.carried_on(old, state.match.players, rules, 1)
    _, results, events, players = played(replace(state, match=match), Random(3))
    expected = [*(one for one in "CADB" if one != absent), "E"]
    assert roles(results) == {one: place for place, one in enumerate(expected, 1)}
    assert gifts(events, players)[0] == ("E", "C")


@pytest.mark.parametrize("preset", ONLY_WINNERS)
def test_of_several_last_players_none_was_last(preset: str) -> None:
    state, results, _, _ = played(opened(preset, "ABCD"), Random(preset))
    shared = 0
    for seed in range(12):
        before = {one.player: one.side_place for one in results}
        times = Counter(before.values())
        state, results, _, _ = played(state, Random(seed))
        for one in results:
            assert one.role == before[one.player]
            assert one.from_last is (times[one.role] == 1 and one.role == 4)
            shared += times[one.role] > 1
        _check_coups(state, results)
    assert shared


def _check_coups(state: TableState, results: Sequence[Result]) -> None:
    feats = feats_of_results(ladder(seating.rules(state).choices), results)
    for one, people in outcomes(results):
        coup = of_deal(one, people, 0.0).coups
        assert coup == (one.from_last and one.shared_place == 1)
        assert (Achievement.RISE in feats.get(one.player, ())) is bool(coup)


def test_equal_last_players_stay_equal_after_another_one_left() -> None:
    """`thirteen_denexa` of four: the last one leaves, and two losers who shared a place stay."""
    state, results, _, _ = played(opened("thirteen_denexa", "ABCD"), Random(5), leaver="A")
    first, *losers = by_place([one for one in results if one.player != "A"])
    _, results, _, _ = played(state, Random(6))
    assert roles(results) == {first: 1, **dict.fromkeys(losers, 2)}
    assert not any(one.from_last for one in results)


def test_newcomer_winning_from_the_last_place_has_risen() -> None:
    chance, risen = Random(9), 0
    for _ in range(30):
        state, _, _, _ = played(opened("president_basic", "ABCD"), chance)
        _, results, _, _ = played(seating.joined(state, "E"), chance)
        _check_coups(state, results)
        risen += results[0].player == "E"
    assert risen


@pytest.mark.parametrize(
    ("changes", "counted"),
    [
        ({}, Counted.RATED),
        ({"B": "gone", "C": "gone"}, Counted.RATED),
        ({"B": "gone", "C": "asleep"}, Counted.RATED),
        ({"B": "gone", "C": "gone", "D": "gone"}, Counted.UNCONTESTED),
        ({"B": "gone", "C": "asleep", "D": "gone"}, Counted.UNCONTESTED),
        ({"A": "asleep", "B": "asleep", "C": "asleep", "D": "asleep"}, Counted.UNCONTESTED),
    ],
)
def test_a_deal_needs_two_people_at_its_end(changes: dict[str, str], counted: Counted) -> None:
    """A seat held cards to the end of the deal, unless its player was the first one out."""
    for seed in range(4):
        state, chance = opened("bigtwo_denexa", "ABCD"), Random(seed)
        seats = tuple(
            replace(one, substituted=True, **{changes[one.player]: True})  # type: ignore[arg-type]  # a field
            if one.player in changes
            else one
            for one in state.seats
        )
        _, results, _, _ = played(replace(state, seats=seats), chance)
        why = why_unrated(1, full("bigtwo_denexa"), outcomes(results))
        assert why is counted


@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_denexa", "thirteen_denexa"])
def test_leaver_loses_the_deal_on_leaderboards(preset: str) -> None:
    """Leaving ends no streak late: whoever leaves has lost, as the results say."""
    _, results, _, _ = played(opened(preset, "ABCD"), Random(2), "C")
    tallies = {one.player: of_deal(one, among, 0.0) for one, among in outcomes(results)}
    lost = tallies["C"]
    assert (lost.deals, lost.firsts, lost.lasts, lost.reign, lost.beside) == (1, 0, 1, 0, 0)


@pytest.mark.parametrize("leaver", "ABC")
def test_leaver_gains_nothing_by_the_win_of_a_partner(leaver: str) -> None:
    wins = set()
    for seed in range(12):
        _, results, _, _ = played(opened("doudizhu_denexa", "ABC"), Random(seed), leaver)
        (own,) = [(one, among) for one, among in outcomes(results) if one.player == leaver]
        tally = of_deal(*own, 0.0)
        won = own[0].side_place == 1
        assert (tally.deals, tally.firsts, tally.beside) == ((0, 0, 1) if won else (1, 0, 0))
        wins.add(won)
    assert wins == {True, False}


def test_leaver_without_cards_has_stayed() -> None:
    state = opened("president_basic", "ABCD")
    playing, new, decision = dealt(state, "0" * 64, 0.0)
    deal, chance = decision.deal, Random(1)
    while not deal.ended:
        seat = min(deal.to_act)
        deal = decide(deal, seat, at_random(view(deal, seat), chance)).deal
        if len(deal.out) == 3 and not deal.ended:
            break
    gone = [new.players[seat] for seat in deal.out[:3]]
    seats = tuple(replace(one, gone=one.player in gone) for one in playing.seats)
    left = replace(playing, seats=seats)
    _, results = finished(left, deal, new.players, seating.rules(state), 0.0)
    assert all(one.stayed for one in results)
