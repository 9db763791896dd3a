"""The deal of the day by the rule page: midnights, games, net scores, and streaks."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.domain.boards import Scored
from bot.domain.daily_deal import (
    GAMES,
    DailyDeal,
    Day,
    Try,
    game_of,
    net,
    net_scores,
    ranks,
    streak,
    today,
    worth,
)
from bot.domain.seating import PRACTICE, playable
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import resolved

DAY = date(2026, 11, 26)


def moment(text: str, zone: str = "UTC") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("zone", "now", "expected"),
    [
        ("UTC", "2026-11-26T23:59:59", DAY),
        ("Asia/Kathmandu", "2026-11-26T18:14:59", DAY),
        ("Asia/Kathmandu", "2026-11-26T18:15:00", DAY + timedelta(1)),
        ("America/New_York", "2026-11-27T04:59:59", DAY),
    ],
)
def test_a_day_is_that_of_the_servers_zone(zone: str, now: str, expected: date) -> None:
    assert today(1, moment(now), ZoneInfo(zone), None) == Day(1, expected)


@pytest.mark.parametrize("zone", ["UTC", "Asia/Kathmandu", "America/New_York", "Europe/Berlin"])
def test_a_day_ends_at_local_midnight_and_the_next_begins(zone: str) -> None:
    place, day = ZoneInfo(zone), Day(1, date(2026, 10, 25))  # the day of a clock change in Berlin
    end = day.ends(place)
    assert datetime.fromtimestamp(end, place).strftime("%m-%d %H:%M") == "10-26 00:00"
    assert today(1, end - 1, place, day.before) == day
    assert today(1, end, place, day) == day.next


def test_no_day_comes_twice_when_a_server_moves_west() -> None:
    tokyo, york = ZoneInfo("Asia/Tokyo"), ZoneInfo("America/New_York")
    day = Day(1, DAY)
    over = day.ends(tokyo)
    after = today(1, over, york, day)
    assert after == day.next
    assert after.ends(york) == moment("2026-11-28T00:00:00", "America/New_York")


def test_a_key_names_server_and_day_and_is_read_again() -> None:
    day = Day(12345, DAY)
    assert day.key == "daily.12345.2026-11-26"
    assert Day.read(day.key) == Day.read(f"{day.key}.2") == day
    for other in ("17.3", "daily.x.2026-11-26", "daily.1.2026-13-26", "daily.1", "", "daily"):
        assert Day.read(other) is None


def test_the_games_of_days_are_those_of_the_allowed_families_in_turn() -> None:
    days = [DAY + timedelta(number) for number in range(12)]
    assert {game_of(day, ()) for day in days} == {*GAMES.values()}
    assert {game_of(day, ("pr", "th")) for day in days} == {GAMES["pr"], GAMES["th"]}
    assert {*GAMES} == {*FAMILIES}
    for family, game in GAMES.items():
        assert resolved(game)[0] == family
        assert {PRACTICE, PRACTICE + 1} & {*playable(game, {})}


def test_what_a_result_is_worth() -> None:
    assert worth(Scored.POINTS, 5, 1, 4) == 5
    assert worth(Scored.PENALTIES, 5, 1, 4) == -5
    assert [worth(Scored.NOTHING, 0, place, 4) for place in (1, 2, 3, 4)] == [3, 2, 1, 0]


def test_net_is_the_own_result_less_par_where_nobody_else_has_played() -> None:
    assert net(3, [], 1.25) == 1.75


def test_net_counts_par_four_times_beside_the_results_of_others() -> None:
    # T results: own - (sum of the others + 4 par) / (T - 1 + 4)
    assert net(3, [1, 2], 1.5) == 3 - (1 + 2 + 4 * 1.5) / (3 - 1 + 4)


def test_a_board_has_finished_tries_only_best_first_and_equal_ones_together() -> None:
    tries = [Try("1", 1, 1, 2), Try("2", 2, 2), Try("3", 3, 3, 3), Try("4", 4, 4, 2)]
    scores = net_scores(tries, 1.0)
    assert [*scores] == ["3", "1", "4"]
    assert scores["3"] == 3 - (2 + 2 + 4) / 6
    assert [(rank, who) for rank, who, _ in ranks(scores)] == [(1, "3"), (2, "1"), (2, "4")]


def test_a_streak_ends_with_a_missed_day_and_not_before_the_day_is_over() -> None:
    done = {DAY - timedelta(number) for number in (1, 2, 3, 5, 6)}
    assert streak(done, DAY) == 3, "today is still to come"
    assert streak(done | {DAY}, DAY) == 4
    assert streak(done, DAY + timedelta(1)) == 0
    assert streak(set(), DAY) == 0


def test_the_secret_is_in_no_text_of_a_deal() -> None:
    deal = DailyDeal(Day(1, DAY), "president_basic", datetime.now(UTC).timestamp(), "ab" * 32)
    assert "abab" not in repr(deal) + str(deal)
    assert len(deal.commitment) == 64
