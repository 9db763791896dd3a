"""The deal of the day by the rule page: midnights, games, places, streaks, tricks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.domain.boards import Scored
from bot.domain.daily_deal import (
    GAMES,
    DailyDeal,
    Day,
    Streak,
    Trick,
    Try,
    following,
    game_of,
    is_alone,
    ranks,
    today,
    tricks,
    worth,
)
from bot.domain.seating import PRACTICE, playable
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import resolved
from rules.events import ALONE, Ended, Passed, Played, SidesTaken, TrickWon, WentOut

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
    assert today(1, moment(now), ZoneInfo(zone)) == Day(1, expected)


@pytest.mark.parametrize("zone", ["UTC", "Asia/Kathmandu", "America/New_York", "Europe/Berlin"])
def test_a_day_ends_at_local_midnight_and_the_next_begins(zone: str) -> None:
    place, day = ZoneInfo(zone), Day(1, date(2026, 10, 25))  # the day of a clock change in Berlin
    end = day.ends(place)
    assert datetime.fromtimestamp(end, place).strftime("%m-%d %H:%M") == "10-26 00:00"
    assert following(day.before, end - DAY_SECONDS, end - 1, place) == (day, end)
    assert following(day, end, end, place) == (day.next, day.next.ends(place))


HOURS = 3600.0
DAY_SECONDS = 24 * HOURS
ZONES = [  # one of each offset from UTC in use, in January 2027
    "Pacific/Niue",
    "Pacific/Honolulu",
    "Pacific/Marquesas",
    "America/Adak",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/St_Johns",
    "America/Sao_Paulo",
    "America/Noronha",
    "Atlantic/Azores",
    "UTC",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Moscow",
    "Asia/Tehran",
    "Asia/Dubai",
    "Asia/Kabul",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Dhaka",
    "Asia/Yangon",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Australia/Eucla",
    "Asia/Tokyo",
    "Australia/Darwin",
    "Australia/Brisbane",
    "Australia/Adelaide",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
]


def days_from(
    day: Day, end: float, zones: Sequence[str], most: int
) -> list[tuple[Day, float, float]]:
    """Return days with begin and end; the n-th begins in the n-th zone, later ones in the last."""
    found = []
    for number in range(most):
        zone = ZoneInfo(zones[min(number, len(zones) - 1)])
        begin = end
        day, end = following(day, end, begin, zone)
        found.append((day, begin, end))
    return found


@pytest.mark.parametrize("before", ZONES)
def test_changed_zone_skips_no_date_and_keeps_days_between_20_and_36_hours(before: str) -> None:
    assert len(ZONES) == 37
    for after in ZONES:
        last = Day(1, DAY)
        days = days_from(last, last.ends(ZoneInfo(before)), [after], 12)
        assert [day.date for day, _, _ in days] == [DAY + timedelta(n) for n in range(1, 13)]
        assert all(20 * HOURS <= end - begin <= 36 * HOURS for _, begin, end in days), after
        day, _, end = days[-1]
        assert end == day.ends(ZoneInfo(after)), "at local midnight again"


def test_zone_that_changes_every_day_skips_no_date() -> None:
    chance, last = Random(7), Day(1, DAY)
    for _ in range(20):
        zones = [chance.choice(ZONES) for _ in range(60)]
        days = days_from(last, last.ends(ZoneInfo("UTC")), zones, 60)
        assert [day.date for day, _, _ in days] == [DAY + timedelta(n) for n in range(1, 61)]
        assert all(20 * HOURS <= end - begin <= 36 * HOURS for _, begin, end in days)


@pytest.mark.parametrize("zone", ["Europe/Berlin", "Australia/Lord_Howe", "America/New_York"])
def test_days_of_clock_changes_are_those_of_the_clock(zone: str) -> None:
    place, last = ZoneInfo(zone), Day(1, date(2026, 1, 1))
    for day, begin, end in days_from(last, last.ends(place), [zone], 800):
        assert (begin, end) == (day.before.ends(place), day.ends(place))


@pytest.mark.parametrize("silent", [1, 3, 9, 11, 400])
def test_day_after_a_silence_is_that_of_the_calendar(silent: int) -> None:
    place, last = ZoneInfo("Asia/Kathmandu"), Day(1, DAY)
    now = last.ends(place) + silent * DAY_SECONDS + 60
    day, end = following(last, last.ends(place), now, place)
    assert (day.date - DAY).days == silent + 1
    assert end == day.ends(place)


def test_day_without_a_deal_is_not_cut_short_by_a_new_zone() -> None:
    last = Day(1, DAY)
    end = last.ends(ZoneInfo("America/New_York"))
    now = end + 11 * HOURS  # in Tokyo the day after is an hour old
    day, over = following(last, end, now, ZoneInfo("Asia/Tokyo"))
    assert (day, over) == (last.next, end + 20 * HOURS)


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


def test_result_of_the_day_has_its_worth() -> None:
    assert worth(Scored.POINTS, 5, 1, 4) == 5
    assert worth(Scored.PENALTIES, 5, 1, 4) == -5
    assert [worth(Scored.NOTHING, 0, place, 4) for place in (1, 2, 3, 4)] == [3, 2, 1, 0]


def test_board_has_finished_tries_only_best_first_and_equal_ones_together() -> None:
    tries = [Try("1", 1, 1, 2), Try("2", 2, 2), Try("3", 3, 3, 3), Try("4", 4, 4, 2)]
    tries += [Try("5", 5, 5, -1)]
    assert [(rank, one.player) for rank, one in ranks(tries)] == [
        (1, "3"),
        (2, "1"),
        (2, "4"),
        (4, "5"),
    ]
    assert ranks([*reversed(tries)]) == ranks(tries)


def in_a_row(done: Collection[date], day: date) -> int:
    """Return the finished days in a row up to `day`, which may not be finished yet."""
    at, days = day if day in done else day - timedelta(1), 0
    while at in done:
        days, at = days + 1, at - timedelta(1)
    return days


@pytest.mark.parametrize("seed", range(20))
def test_streak_is_that_of_the_finished_days(seed: int) -> None:
    chance, done, streak = Random(seed), set[date](), Streak(DAY)
    done.add(DAY)
    for number in range(1, 120):
        day = DAY + timedelta(number)
        if chance.random() < 0.85:
            done.add(day)
            streak = streak.after(day)
        assert streak.at(day) == in_a_row(done, day)
        assert streak.at(day + timedelta(1)) == in_a_row(done, day + timedelta(1))
        assert streak.best == max(in_a_row(done, one) for one in done)
    first = streak.day - timedelta(streak.days - 1)
    assert [streak.at(first + timedelta(n)) for n in range(streak.days)] == [
        *range(1, streak.days + 1)
    ]


def test_tricks_are_told_without_cards() -> None:
    # seat 1 wins the first trick, seat 0 the second; seat 0 goes out in the third
    first = (Played(0, 1, 1), Played(1, 2, 2), Passed(0), TrickWon(1))
    second = (Played(1, 4, 4), Played(0, 8, 8), TrickWon(0))
    third = (Played(0, 16, 16), WentOut(0), Played(1, 32, 32), WentOut(1))
    events = (*first, *second, *third, Ended((0, 1), (1, 0)))
    assert tricks(events, 0) == [Trick.OTHER, Trick.OWN, Trick.OUT]
    assert tricks(events, 1) == [Trick.OWN, Trick.OTHER, Trick.OUT]
    unfinished = (*first, *second, Played(0, 16, 16), Ended((0, 1), (1, 0)))
    assert tricks(unfinished, 1) == [Trick.OWN, Trick.OTHER, Trick.OTHER]
    assert tricks((), 0) == []


@pytest.mark.parametrize(("seat", "alone"), [(0, False), (1, True), (2, False)])
def test_landlord_is_alone(seat: int, alone: bool) -> None:
    assert is_alone((SidesTaken((1, ALONE, 1), 3),), seat) is alone
    assert is_alone((), seat) is None


def test_the_secret_is_in_no_text_of_a_deal() -> None:
    deal = DailyDeal(Day(1, DAY), "president_basic", datetime.now(UTC).timestamp(), "ab" * 32)
    assert "abab" not in repr(deal) + str(deal)
    assert len(deal.commitment) == 64
