"""Ends of seasons: borders, changes of length and zone, taking back, and superlatives."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.standing.seasons import (
    BEFORE,
    DAY,
    Deed,
    Season,
    SeasonKind,
    adapted,
    borders,
    closed,
    following,
    reopened,
    superlatives,
    zones,
)
from bot.standing.tallies import Tally


def at(zone: str, *moment: int) -> float:
    return datetime(*moment, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type, misc]  # no zone among them


def month(zone: str, *moment: int) -> Season:
    now = at(zone, *moment)
    return Season(3, "", SeasonKind.MONTH, zone, *borders(SeasonKind.MONTH, zone, now))


@pytest.mark.parametrize("zone", ["Asia/Kathmandu", "Australia/Lord_Howe", "America/New_York"])
def test_a_month_ends_at_local_midnight_though_clocks_change(zone: str) -> None:
    for number in range(1, 13):
        begins, ends = borders(SeasonKind.MONTH, zone, at(zone, 2027, number, 15))
        assert begins == at(zone, 2027, number, 1)
        assert ends == at(zone, 2027 + number // 12, number % 12 + 1, 1)
        assert borders(SeasonKind.MONTH, zone, ends)[0] == ends
        assert borders(SeasonKind.MONTH, zone, ends - 0.01) == (begins, ends)


def test_the_next_season_of_one_closed_early_begins_then() -> None:
    early = closed(month("UTC", 2027, 5, 10), at("UTC", 2027, 5, 20))
    assert early.ends_at == at("UTC", 2027, 5, 20)
    after = following(early, SeasonKind.MONTH, "UTC", at("UTC", 2027, 5, 20))
    assert (after.number, after.begins_at) == (4, early.ends_at)
    assert after.ends_at == at("UTC", 2027, 6, 1)


def test_a_clock_that_was_set_back_opens_no_season_that_is_over() -> None:
    over = closed(month("UTC", 2027, 5, 10), at("UTC", 2027, 6, 1))
    after = following(over, SeasonKind.MONTH, "UTC", at("UTC", 2027, 5, 31, 23))
    assert (after.begins_at, after.ends_at) == (at("UTC", 2027, 6, 1), at("UTC", 2027, 7, 1))


def test_another_zone_moves_the_end_of_the_present_season() -> None:
    moved = adapted(
        month("UTC", 2027, 5, 10), SeasonKind.MONTH, "Asia/Kathmandu", at("UTC", 2027, 5, 12)
    )
    assert moved.begins_at == at("UTC", 2027, 5, 1)
    assert moved.ends_at == at("Asia/Kathmandu", 2027, 6, 1)


def test_another_kind_gives_the_present_season_its_next_border() -> None:
    now, present = at("UTC", 2027, 5, 12), month("UTC", 2027, 5, 10)
    assert adapted(present, SeasonKind.QUARTER, "UTC", now).ends_at == at("UTC", 2027, 7, 1)
    assert adapted(present, SeasonKind.HAND, "UTC", now).ends_at is None
    assert adapted(present, SeasonKind.NONE, "UTC", now) == present
    endless = replace(present, kind=SeasonKind.NONE, ends_at=None)
    over = adapted(endless, SeasonKind.MONTH, "UTC", now)
    assert (over.closed_at, over.ends_at, over.undo_until) == (now, now, None)


def test_an_end_is_taken_back_within_a_day_while_no_second_season_has_begun() -> None:
    now = at("UTC", 2027, 6, 1)
    over = closed(month("UTC", 2027, 5, 10), now)
    after = following(over, SeasonKind.MONTH, "UTC", now)
    assert over.may_reopen(over, now)
    assert over.may_reopen(after, now + DAY - 1)
    assert not over.may_reopen(after, now + DAY)
    assert not over.may_reopen(replace(after, number=5), now)
    assert not closed(replace(over, kind=BEFORE), now).may_reopen(after, now)
    again = reopened(over, SeasonKind.MONTH, "UTC", now + 1)
    assert again == replace(month("UTC", 2027, 5, 10), ends_at=at("UTC", 2027, 7, 1))


def test_superlatives_name_equal_people_and_leave_out_small_numbers() -> None:
    tallies = {
        "1": Tally(deals=12, known=12, firsts=6, best_reign=1),
        "2": Tally(deals=12, known=12, firsts=3, best_reign=1, coups=1),
        "3": Tally(deals=2, known=2, firsts=2, best_reign=1),
    }
    found = {one.deed: (one.players, one.number) for one in superlatives(tallies)}
    assert found == {
        Deed.DEALS: (("1", "2"), 12),
        Deed.FIRSTS: (("1",), 6),
        Deed.SHARE: (("1",), 50),  # in percent, of people with at least ten deals
        Deed.COUPS: (("2",), 1),
    }
    assert superlatives({str(n): Tally(deals=1, known=1) for n in range(4)}) == ()
    assert superlatives({}) == ()


def test_zones_are_places() -> None:
    assert {"Asia/Kathmandu", "Australia/Lord_Howe", "UTC"} <= {*zones()}
    assert not {one for one in zones() if one.startswith(("Etc/", "posix", "GMT"))}
