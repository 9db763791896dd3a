"""Ratings: their formulas, and their predictions of deals played by computers."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import combinations
from math import exp, log, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryPart

from bot.domain.state import Result
from bot.standing.ratings import (
    BETA,
    DAY,
    GROWTH,
    LOGITS,
    METHOD,
    MU,
    SIGMA,
    TAU,
    UNIT,
    Held,
    Key,
    Moves,
    Part,
    Rating,
    Replay,
    Side,
    Step,
    moves_of,
    rated,
    sides_of,
)
from bot.standing.tallies import ALL_TIME, EVERYWHERE, Counted, Finished, Scope, outcomes
from rules.events import ALONE
from tests.bot.standing.simulated import GROUPS, Deal, parts, stored

LEFT_OUT = 100  # first deals of a group, left out while its ratings are unknown
GUILD, CHANNEL = 11, 12
UNAWARE = BradleyTerryPart(beta=BETA, window_size=24)


class Course:
    """The ratings of a group after each of its deals, and the log-losses of predictions."""

    def __init__(self, name: str, aware: bool = True) -> None:
        group, self.aware = GROUPS[name], aware
        self.ladder, self.seats = group.ladder, group.at_table or len(group.levels)
        self.ratings = {str(number): Rating() for number in range(len(group.levels))}
        self.losses: list[float] = []

    def play(self, deal: Deal) -> None:
        logits = LOGITS if self.aware else {}
        sides = sides_of(parts(deal), self.ratings, self.ladder, self.seats, logits)
        pairs = [pair for pair in combinations(sides, 2) if pair[0].place != pair[1].place]
        losses = [-log(likely(min(pair, key=place), max(pair, key=place))) for pair in pairs]
        self.losses.append(sum(losses) / len(losses) / log(2))
        steps = rated(parts(deal), self.ratings, self.ladder, self.seats, logits)
        self.ratings |= {player: step.after for player, step in steps.items()}


def place(side: Side) -> int:
    return side.place


def likely(one: Side, other: Side) -> float:
    """Return the probability that a side comes out before another."""
    strengths = (Rating(side.mu, sqrt(side.variance)) for side in (one, other))
    return next(strengths).ahead_of(next(strengths))


def before(deal: list[Part], ladder: str, seats: int) -> float:
    """Return the probability that the first side of a first deal comes out before the second."""
    first, second, *_ = sides_of(deal, {}, ladder, seats)
    return likely(first, second)


@cache
def loss_of(name: str, aware: bool = True) -> float:
    """Return the log-loss of predictions for 700 deals, relative to that of a coin."""
    replay = Course(name, aware)
    for deal in stored(name)[:700]:
        replay.play(deal)
    return sum(replay.losses[LEFT_OUT:]) / len(replay.losses[LEFT_OUT:])


def loss_of_teams(name: str) -> float:
    """Return the log-loss of the library's own teams, whose members' strengths are added up."""
    ratings = {str(number): UNAWARE.rating() for number in range(len(GROUPS[name].levels))}
    losses = []
    for deal in stored(name)[:700]:
        sides: dict[int, list[str]] = {place: [] for _, _, _, place in deal}
        for who, _, _, came in deal:
            sides[came].append(str(who))
        first, last = ([ratings[who] for who in members] for _, members in sorted(sides.items()))
        spread = sqrt(sum(one.sigma**2 + BETA**2 for one in first + last))
        ahead = sum(one.mu for one in first) - sum(one.mu for one in last)
        losses.append(log(1 + exp(-ahead / spread)) / log(2))
        moved = UNAWARE.rate([first, last], ranks=[1.0, 2.0])
        for members, after in zip(
            [members for _, members in sorted(sides.items())], moved, strict=True
        ):
            ratings |= dict(zip(members, after, strict=True))
    return sum(losses[LEFT_OUT:]) / len(losses[LEFT_OUT:])


def in_order(*players: str, role: int = 0) -> list[Part]:
    """Return a deal of sides of one, in the order in which they came out."""
    return [Part(who, 1 + seat, 1 + seat, role) for seat, who in enumerate(players)]


def change(steps: dict[str, Step], player: str) -> float:
    return steps[player].after.mu - steps[player].before.mu


def test_roles_make_predictions_of_president_clearly_better() -> None:
    name = "president of three levels"
    assert loss_of(name) <= loss_of(name, aware=False) - 0.05


@pytest.mark.parametrize("name", ["big two of three levels", "dou dizhu of three levels"])
def test_predictions_are_no_worse_than_without_roles_and_better_than_a_coin(name: str) -> None:
    assert loss_of(name) <= loss_of(name, aware=False)
    assert loss_of(name) < 1


def test_predictions_of_dou_dizhu_are_better_than_with_added_strengths() -> None:
    name = "dou dizhu of three levels"
    assert loss_of(name) <= loss_of_teams(name)


@pytest.mark.parametrize("name", ["president of equals", "dou dizhu of three levels"])
def test_the_mean_of_a_closed_group_stays_in_a_thousand_deals(name: str) -> None:
    replay = Course(name)
    for deal in stored(name):
        replay.play(deal)
    mean = sum(one.mu for one in replay.ratings.values()) / len(replay.ratings)
    assert len(stored(name)) == 1000
    assert abs(mean - MU) <= 0.5


def test_five_equal_players_stay_together() -> None:
    replay = Course("president of equals")
    for deal in stored("president of equals")[:700]:
        replay.play(deal)
    shown = [one.shown for one in replay.ratings.values()]
    assert max(shown) - min(shown) <= 60


def test_players_of_three_levels_are_ranked_by_level() -> None:
    replay = Course("dou dizhu of three levels")
    for deal in stored("dou dizhu of three levels"):
        replay.play(deal)
    easy, normal, strong = (
        [one.mu for who, one in replay.ratings.items() if int(who) // 2 == level]
        for level in range(3)
    )
    assert max(easy) < min(normal + strong)


def test_every_place_of_twelve_moves_and_better_ones_move_further_up() -> None:
    players = "abcdefghijkl"
    steps = rated(in_order(*players), {}, "president", 12)
    moved = [change(steps, who) for who in players]
    assert moved == sorted(moved, reverse=True)
    assert all(abs(one) > 0.01 for one in moved)
    assert len({round(one, 6) for one in moved}) == 12


def test_equal_places_keep_equal_ratings_equal() -> None:
    steps = rated([Part("a", 1, 1), Part("b", 2, 1), Part("c", 3, 1)], {}, "bigtwo", 3)
    assert [change(steps, who) for who in "abc"] == pytest.approx([0, 0, 0])


def test_sides_of_one_are_rated_as_the_library_rates_them() -> None:
    before = {"a": Rating(27, 6), "b": Rating(24, 8), "c": Rating(25, 7)}
    steps = rated(in_order("b", "c", "a"), before, "no ladder", 3)
    theirs = UNAWARE.rate(
        [[UNAWARE.rating(before[who].mu, before[who].sigma)] for who in "bca"], ranks=[1, 2, 3]
    )
    for who, (one,) in zip("bca", theirs, strict=True):
        assert steps[who].after.mu == pytest.approx(one.mu)
        assert steps[who].after.sigma == pytest.approx(one.sigma)


def test_a_lone_player_is_taken_for_as_strong_as_two_others() -> None:
    deal = [Part("a", ALONE, 1), Part("b", 1, 2), Part("c", 1, 2)]
    without = rated(deal, {}, "no ladder", 3)
    steps = rated(deal, {}, "doudizhu", 3)
    assert before(deal, "no ladder", 3) == pytest.approx(0.5)
    assert 0.5 < before(deal, "doudizhu", 3) < 0.6
    assert 0 < change(steps, "a") < change(without, "a")
    assert change(steps, "b") == pytest.approx(-change(steps, "a") / 2)


def test_the_less_certain_partner_moves_more() -> None:
    before = {"b": Rating(25, 8), "c": Rating(25, 4)}
    deal = [Part("a", ALONE, 2), Part("b", 1, 1), Part("c", 1, 1)]
    steps = rated(deal, before, "doudizhu", 3)
    assert change(steps, "b") == pytest.approx(4 * change(steps, "c"))


def test_place_before_counts_less_if_it_was_kept() -> None:
    again = [replace(one, role=one.side) for one in in_order(*"abcde")]
    kept = rated(again, {}, "president", 5)
    first = rated(in_order(*"abcde"), {}, "president", 5)
    assert before(again, "president", 5) > 0.5
    assert before(in_order(*"abcde"), "president", 5) == pytest.approx(0.5)
    assert change(kept, "a") < change(first, "a")
    best, *_ = sides_of(again, {}, "president", 5)
    assert best.mu - MU == pytest.approx(UNIT * LOGITS["president", 5][1])


def test_the_first_deal_moves_at_most_sixteen_points() -> None:
    steps = rated(in_order("a", "b"), {}, "bigtwo", 2)
    assert 8 <= steps["a"].after.shown - 1500 <= 16


def test_computers_and_those_in_their_seats_move_no_rating() -> None:
    people = in_order("a", "b", "c")
    among = [*people, Part("computer", 9, 1, moves=Moves.NO_PART)]
    assert rated(among, {}, "bigtwo", 3) == rated(people, {}, "bigtwo", 3)
    assert rated([people[0], among[-1]], {}, "bigtwo", 2) == {}


def test_computer_partners_leave_a_side_to_its_people() -> None:
    deal = [
        *(Part("a", 1, 1), Part("b", 2, 2)),
        *(Part("x", 1, 1, moves=Moves.NO_PART), Part("y", 2, 2, moves=Moves.NO_PART)),
    ]
    assert rated(deal, {}, "bigtwo-teams", 4) == rated(deal[:2], {}, "bigtwo-teams", 4)


def test_people_on_one_side_alone_are_not_rated() -> None:
    deal = [Part("a", 1, 1), Part("b", 1, 1), Part("x", ALONE, 2, moves=Moves.NO_PART)]
    assert rated(deal, {}, "doudizhu", 3) == {}


@pytest.mark.parametrize("moves", [Moves.NOT, Moves.DOWN])
def test_a_seat_that_a_computer_played_does_not_gain(moves: Moves) -> None:
    won = [replace(one, moves=moves) if one.player == "a" else one for one in in_order(*"abc")]
    lost = [replace(one, moves=moves) if one.player == "c" else one for one in in_order(*"abc")]
    steps = rated(won, {}, "bigtwo", 3)
    assert steps["a"].after == steps["a"].before
    steps, freely = rated(lost, {}, "bigtwo", 3), rated(in_order(*"abc"), {}, "bigtwo", 3)
    lose = moves is Moves.DOWN
    assert steps["c"].after == (freely["c"].after if lose else steps["c"].before)
    assert steps["a"].after == freely["a"].after


@given(st.permutations("abcdef"), st.randoms(use_true_random=False))
def test_the_order_of_the_rows_changes_no_digit(names: list[str], chance: Random) -> None:
    deal = [Part(who, 1 + seat % 3, 1 + seat % 3, 1 + seat) for seat, who in enumerate("abcdef")]
    before = {who: Rating(20 + 1.7 * seat, 5 + seat / 3) for seat, who in enumerate("abcdef")}
    other = [*deal]
    chance.shuffle(other)
    renamed = dict(zip("abcdef", names, strict=True))
    steps = rated(deal, before, "president", 6)
    again = rated(
        [replace(one, player=renamed[one.player]) for one in other],
        {renamed[who]: one for who, one in before.items()},
        "president",
        6,
    )
    assert {renamed[who]: step for who, step in steps.items()} == again


def test_a_pause_makes_less_certain_up_to_the_start() -> None:
    sure = Rating(30, 5)
    assert sure.after_pause(0) == sure
    assert sure.after_pause(100 * DAY).mu == 30
    assert sure.after_pause(100 * DAY).sigma == pytest.approx(sqrt(27))
    assert sure.after_pause(10_000 * DAY) == Rating(30, SIGMA)
    assert sure.after_pause(-DAY) == sure


def test_a_season_begins_half_way_back() -> None:
    assert Rating(35, 4).softened() == Rating(30, 6)
    assert Rating(15, 8).softened() == Rating(20, SIGMA)


def deal_of(
    ended_at: float, *players: str, season: int = 1, counted: Counted = Counted.RATED
) -> Finished:
    """Return a deal of Big Two in which these people came out in this order."""
    came = [
        Result(who, place, len(players), 0, "", side=place, side_place=place, sides=len(players))
        for place, who in enumerate(players, 1)
    ]
    scope = Scope(GUILD, CHANNEL, "bigtwo", season)
    return Finished(scope, outcomes(came), counted, ended_at)


def board(season: int = ALL_TIME) -> Scope:
    return Scope(GUILD, EVERYWHERE, "bigtwo", season)


def replayed(*deals: Finished) -> dict[Key, Held]:
    replay = Replay()
    for deal in deals:
        replay.play(deal, {})
    return replay.held


def test_a_deal_moves_the_ratings_of_all_time_and_of_its_season() -> None:
    held = replayed(deal_of(0, "1", "2"), deal_of(DAY, "1", "3", season=2))
    assert held.keys() == {
        *((board(), who) for who in "123"),
        *((board(1), who) for who in "12"),
        *((board(2), who) for who in "13"),
    }
    assert held[board(1), "1"] == replayed(deal_of(0, "1", "2"))[board(), "1"]


def test_a_season_begins_with_the_softened_rating_of_all_time() -> None:
    once = replayed(deal_of(0, "1", "2"))
    moved = moves_of(deal_of(DAY, "1", "2", season=2), once)
    assert moved[board(2), "1"][0].before.units == once[board(), "1"].now(DAY).softened().units
    moved = moves_of(deal_of(DAY, "3", "2", season=2), once)
    assert moved[board(2), "3"][0].before.units == Rating().units


def test_a_pause_between_deals_counts_as_one() -> None:
    once = replayed(deal_of(0, "1", "2"))
    step, after = moves_of(deal_of(50 * DAY, "1", "2"), once)[board(), "1"]
    assert step.before.units == once[board(), "1"].rating.after_pause(50 * DAY).units
    assert step.before == Rating.stored(*step.before.units), "as it is stored"
    assert after.at == 50 * DAY


@pytest.mark.parametrize("counted", [one for one in Counted if one is not Counted.RATED])
def test_a_deal_that_is_not_rated_moves_nothing_but_ends_a_pause(counted: Counted) -> None:
    once = replayed(deal_of(0, "1", "2"))
    twice = replayed(deal_of(0, "1", "2"), deal_of(DAY, "2", "1", counted=counted))
    assert {key: one.rating for key, one in twice.items()} == {
        key: one.rating for key, one in once.items()
    }
    voided = counted is Counted.VOIDED
    assert {one.at for one in twice.values()} == {0 if voided else DAY}


def test_the_peak_is_the_highest_rating_that_was_ranked() -> None:
    won = [deal_of(at, "1", "2") for at in range(40)]
    up = replayed(*won)[board(), "1"]
    assert replayed(*won[:3])[board(), "1"].peak is None
    assert up.peak == up.rating.mu
    down = replayed(*won, *(deal_of(at, "2", "1") for at in range(40, 60)))[board(), "1"]
    assert down.peak == up.peak
    assert down.rating.mu < up.rating.mu


def test_rating_is_ranked_after_enough_deals_and_with_certainty() -> None:
    assert Rating(25, 7).provisional(9)
    assert not Rating(25, 7).provisional(10)
    assert Rating(25, 7.7).provisional(100)
    assert (Rating().shown, Rating().margin) == (1500, 82)


def test_fifteen_deals_among_five_are_enough_to_be_ranked() -> None:
    replay = Course("president of equals")
    for deal in stored("president of equals")[:15]:
        replay.play(deal)
    assert not any(one.provisional(15) for one in replay.ratings.values())


def test_a_change_of_the_constants_needs_another_method() -> None:
    """Servers compute their ratings anew when `METHOD` grows: write the new digest down, too."""
    roles = sorted((*key, sorted(LOGITS[key].items())) for key in LOGITS)
    constants = MU, SIGMA, BETA, TAU, GROWTH, roles
    digest = sha256(repr(constants).encode()).hexdigest()[:16]
    assert (METHOD, digest) == (2, "716a980ec6291c08")


@pytest.mark.parametrize(("won", "moves"), [(True, True), (False, False)])
def test_the_partner_of_a_leaver_gains_but_does_not_lose(won: bool, moves: bool) -> None:
    """Dou Dizhu: a peasant leaves by choice, the other one plays on."""
    place = {ALONE: 2 if won else 1, 1: 1 if won else 2}
    results = [
        Result("7", 1, 3, 0, "", side=ALONE, side_place=place[ALONE], sides=2),
        Result("8", 2, 3, 0, "", side=1, side_place=place[1], sides=2),
        Result("9", 3, 3, 0, "", substituted=True, left=True, side=1, side_place=place[1], sides=2),
    ]
    deal = Finished(Scope(GUILD, 0, "doudizhu", 1), outcomes(results), Counted.RATED, 0.0)
    steps = {who: step for (at, who), (step, _) in moves_of(deal, {}).items() if at.season == 0}
    assert (steps["8"].after.mu != steps["8"].before.mu) is moves
    assert (steps["9"].after.mu < steps["9"].before.mu) is not won
    assert steps["7"].after.mu != steps["7"].before.mu
