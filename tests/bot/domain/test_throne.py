"""The throne of a channel: places, titles and seats that the next table carries on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import seating, throne
from bot.domain.state import Result, Seated, Stage, TableState
from bot.domain.throne import NIGHT_SECONDS, Throne, ThroneDeal
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.match.match import Match, MatchState

PEOPLE = tuple("abcdefgh")
BY_SEAT = ("president_basic", {"seats_by_rank": "no"})
orders = st.permutations(PEOPLE).flatmap(
    lambda order: st.integers(2, len(order)).map(lambda most: tuple(order[:most]))
)


@st.composite
def thrones(draw: st.DrawFn) -> Throne:
    """Draw a throne of some people, with an order of places and another order of seats."""
    standing = draw(orders)
    seats = tuple(draw(st.permutations(standing)))
    direction = draw(st.sampled_from((1, -1)))
    return Throne(standing, seats, draw(st.sampled_from(seats)), direction, standing[0])


@given(thrones(), orders, st.sampled_from(("president_basic", "president_comp303")))
def test_the_order_of_those_present_closes_up_and_newcomers_are_last(
    of: Throne, present: tuple[str, ...], preset: str
) -> None:
    rules = build(preset, {})
    match = throne.carried_on(of, present, rules, 3)
    known = [one for one in of.standing if one in present]
    new = [one for one in present if one not in of.standing]
    # if no person is known, there is no order to carry on, and all people begin equal
    assert list(match.standing) == ([*known, *new] if known else [])
    assert list(match.players) == [*(one for one in of.seats if one in present), *new]
    titles = rules.society.titles.names(len(match.standing))
    assert match.titles == dict(zip(match.standing, titles, strict=True))
    assert match.dealer in (None, *match.players)
    assert (match.scores, match.deals, match.number) == ({}, 0, 3)


@given(thrones(), st.integers(0, 99))
def test_the_same_people_go_on_as_if_the_match_had(of: Throne, seed: int) -> None:
    rules = build("president_basic", {})
    kept = MatchState(of.seats, of.standing, {}, 7, of.dealer, of.direction, number=1)
    gone_on, cards = Match(rules, kept).deal(Random(seed))
    match, first = Match(rules, throne.carried_on(of, of.seats, rules)).deal(Random(seed))
    assert first == replace(cards, number=1)
    assert match.state.players == gone_on.state.players
    assert match.state.titles == gone_on.state.titles


def test_seats_drawn_by_lot_at_the_start_of_a_match_are_not_drawn_anew() -> None:
    found = [one for one in PRESETS if build(one, {}).society.first_seats_random]
    for preset in found:
        rules = build(preset, {})
        people = PEOPLE[: rules.seats.stop - 1]
        of = Throne(people[::-1], people, people[0], 1, people[-1])
        state = throne.carried_on(of, people, rules)
        for seed in range(5):
            match, _ = Match(rules, state).deal(Random(seed))
            by_rank = rules.society.seats_by_rank
            direction = match.state.direction
            assert match.state.players == (people[::-1][::direction] if by_rank else people)


def lobby(*people: str, preset: str = "president_basic") -> TableState:
    seats = tuple(map(Seated, people))
    return TableState(1, 5, 6, people[0], preset, seats=seats)


def started(state: TableState, of: Throne) -> MatchState:
    return throne.begun(state, seating.ready(state, state.host), of).match


OF = Throne(tuple("abcd"), tuple("dbca"), "d", 1, "a", since=9.0)


def test_start_alone_begins_equal_and_carry_on_has_to_be_pressed() -> None:
    state = lobby(*"abcd")
    assert throne.is_offered(state, OF)
    assert not throne.carries(state, OF)
    assert started(state, OF).standing == ()
    carrying = throne.decided(state, "a", 0.0, carry=True)
    assert throne.carries(carrying, OF)
    assert started(carrying, OF).standing == tuple("abcd")
    assert started(throne.decided(carrying, "a", 0.0, carry=False), OF).standing == ()


def test_the_button_of_start_decides_whatever_was_decided_before() -> None:
    state = lobby(*"abcd")
    carrying = throne.decided(state, "a", 0.0, carry=True)
    for before in (state, carrying):
        ready = seating.ready(before, "a")
        assert throne.begun(before, ready, OF, carry=True).match.standing == tuple("abcd")
        assert throne.begun(before, ready, OF, carry=False).match.standing == ()


def test_a_decision_holds_for_the_ladder_it_was_made_for() -> None:
    carrying = throne.decided(lobby(*"abcd"), "a", 0.0, carry=True)
    other = replace(carrying, changed={"exchange": "none"})
    assert throne.ladder_of(other) != throne.ladder_of(carrying)
    assert not throne.carries(other, OF)
    assert started(other, OF).standing == ()


def test_throne_is_decided_only_by_the_host_at_the_table() -> None:
    with pytest.raises(Exception, match="only-host-starts"):
        throne.decided(lobby(*"abcd"), "b", 0.0, carry=True)
    with pytest.raises(Exception, match="not-at-this-table"):
        throne.decided(lobby(*"abcd"), "x", 0.0, carry=True)


def test_throne_is_not_offered_during_a_match_or_without_placed_players() -> None:
    assert not throne.is_offered(lobby(*"wxyz"), OF)
    assert not throne.is_offered(replace(lobby(*"abcd"), stage=Stage.OVER), OF)
    assert not throne.is_offered(lobby(*"abcd"), Throne(champions=("a",)))
    assert not throne.is_offered(lobby(*"abcd"), None)


def ended(order: str, winners: str = "", preset: str = "president_basic") -> TableState:
    match = MatchState(tuple(sorted(order)), tuple(order), winners=tuple(winners), direction=1)
    return replace(lobby(*order, preset=preset), match=match, stage=Stage.BETWEEN)


def results(order: str, tied: int = 1) -> list[Result]:
    return [
        Result(one, place, len(order), 0, "", side_place=max(1, place - tied + 1))
        for place, one in enumerate(order, 1)
    ]


def after_deal(was: Throne | None, state: TableState, of: list[Result], now: float) -> Throne:
    deal = throne.deal_of(state, of, now)
    assert deal is not None
    return throne.after_deal(was or Throne(), deal)


def test_a_reign_lasts_over_nights_until_another_is_first() -> None:
    first = after_deal(None, ended("abcd"), results("abcd"), 1000.0)
    assert (first.ruler, first.since, first.deals, first.nights) == ("a", 1000.0, 1, 1)
    same = after_deal(first, ended("acbd"), results("acbd"), 1000.0 + NIGHT_SECONDS / 2)
    assert (same.since, same.deals, same.nights) == (1000.0, 2, 1)
    assert same.standing == tuple("acbd")
    later = after_deal(same, ended("abcd"), results("abcd"), 1000.0 + 9 * NIGHT_SECONDS)
    assert (later.since, later.deals, later.nights) == (1000.0, 3, 2)
    fallen = after_deal(later, ended("bacd"), results("bacd"), 9e6)
    assert (fallen.ruler, fallen.since, fallen.deals, fallen.nights) == ("b", 9e6, 1, 1)


def test_a_shared_first_place_leaves_the_ruler_on_the_throne() -> None:
    first = after_deal(None, ended("abcd"), results("abcd"), 1.0)
    tied = after_deal(first, ended("bacd"), results("bacd", tied=2), 2.0)
    assert (tied.ruler, tied.since, tied.standing) == ("a", 1.0, tuple("bacd"))


def test_rules_without_places_to_keep_leave_champions_only() -> None:
    assert not throne.keeps_order(build("bigtwo_basic", {}))
    running = ended("abcd", preset="bigtwo_basic")
    assert throne.deal_of(running, results("abcd"), 1.0) is None
    over = ended("abcd", "b", preset="bigtwo_basic")
    found = after_deal(None, over, results("abcd"), 1.0)
    assert found == Throne(champions=("b",), ended_at=1.0, table_id=over.id)


def test_a_throne_for_which_another_table_plays_is_not_offered() -> None:
    assert throne.is_offered(lobby(*"abcd"), OF)
    held = replace(OF, held=True)
    assert not throne.is_offered(lobby(*"abcd"), held)
    carrying = throne.decided(lobby(*"abcd"), "a", 0.0, carry=True)
    assert started(carrying, OF).standing
    assert not started(carrying, held).standing


DEALS = st.builds(
    ThroneDeal,
    seats=st.just(("a", "b", "n1")),
    firsts=st.sampled_from([("a",), ("b",), ("n1",), ("a", "b"), ("a", "b", "n1")]),
    standing=st.sampled_from([(), ("a", "b", "n1"), ("b", "n1", "a"), ("n1", "a", "b")]),
    ended_at=st.floats(0, 9 * NIGHT_SECONDS),
    table_id=st.just(1),
)


@given(st.lists(DEALS, max_size=5), st.lists(DEALS, max_size=9))
def test_enough_deals_tell_order_and_reign_whatever_came_before(
    earlier: list[ThroneDeal], later: list[ThroneDeal]
) -> None:
    if throne.is_enough(later):
        whole = throne.throne_after(Throne(), [*earlier, *later])
        assert throne.throne_after(Throne(), later) == whole


@given(thrones(), st.sampled_from(PEOPLE))
def test_a_person_whose_data_is_deleted_leaves_the_order_of_the_others(
    of: Throne, player: str
) -> None:
    crowned = replace(of, champions=(of.ruler, player))
    after = throne.without(crowned, player, "n1")
    assert player not in {*after.standing, *after.seats, *after.champions, after.dealer}
    for before, now in ((of.standing, after.standing), (of.seats, after.seats)):
        assert [one for one in before if one != player] == [one for one in now if one != "n1"]
        assert len(before) == len(now)
    assert after.ruler == ("" if player == of.ruler else of.ruler)
    # at the next table the other people close up
    match = throne.carried_on(after, [one for one in of.standing if one != player], PRESIDENT)
    assert match.standing == tuple(one for one in of.standing if one != player)


PRESIDENT = build("president_basic", {})


def test_tables_in_threads_play_for_the_throne_of_the_channel_around_them() -> None:
    assert throne.home(lobby(*"ab")) == 6
    assert throne.home(replace(lobby(*"ab"), channel_id=7, parent_id=6)) == 6
