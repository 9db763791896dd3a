"""Seasons begin and end at local midnights; no season is empty, and every moment is in one."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.standing.seasons import MONTHS, Season, SeasonKind, borders, following, zone_of

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe")
NO_MIDNIGHT = "Asia/Beirut"  # in spring the clocks go from 23:59 to 01:00
MOMENTS = st.floats(1.5e9, 2.5e9)
LENGTHS = st.sampled_from([*MONTHS])


@pytest.mark.slow
def test_time_zones_are_there_on_a_machine_without_files_of_its_own() -> None:
    code = "from bot.standing import seasons as s; print(s.zone_of('Asia/Kathmandu'), *s.zones())"
    bare = {**os.environ, "PYTHONTZPATH": ""}
    run = subprocess.run([sys.executable, "-c", code], env=bare, capture_output=True, text=True)
    first, *every = run.stdout.split()
    assert first == "Asia/Kathmandu", run.stderr
    assert {*ZONES} <= {*every}


@given(LENGTHS, st.sampled_from(ZONES), MOMENTS)
def test_a_moment_is_between_two_local_midnights(kind: SeasonKind, zone: str, now: float) -> None:
    begins, ends = borders(kind, zone, now)
    assert ends is not None
    assert begins <= now < ends
    first, last = (datetime.fromtimestamp(one, ZoneInfo(zone)) for one in (begins, ends))
    for border in (first, last):
        assert (border.day, border.hour, border.minute, border.second) == (1, 0, 0, 0)
        assert (border.month - 1) % MONTHS[kind] == 0
    assert (last.year - first.year) * 12 + last.month - first.month == MONTHS[kind]
    assert borders(kind, zone, begins) == borders(kind, zone, ends - 1) == (begins, ends)
    assert borders(kind, zone, ends)[0] == ends


@given(LENGTHS, st.sampled_from((*ZONES, NO_MIDNIGHT)), st.lists(MOMENTS, min_size=1, max_size=9))
def test_seasons_follow_one_another(kind: SeasonKind, zone: str, moments: list[float]) -> None:
    last: Season | None = None
    for now in sorted(moments):
        if last is not None and last.has(now):
            continue
        new = following(last, kind, zone, now)
        assert new.number == (last.number + 1 if last else 1)
        assert new.begins_at <= now
        assert new.has(now)
        assert last is None or last.ends_at is None or new.begins_at >= last.ends_at
        last = new


@pytest.mark.parametrize("kind", [SeasonKind.HAND, SeasonKind.NONE])
def test_season_without_a_length_lasts_until_its_end_by_hand(kind: SeasonKind) -> None:
    first = following(None, kind, "UTC", 1.8e9)
    assert (first.begins_at, first.ends_at) == (1.8e9, None)
    assert first.has(9e9)


def test_a_change_of_length_does_not_reach_back_over_the_season_before() -> None:
    zone = "Europe/Berlin"
    february = datetime(2027, 2, 10, tzinfo=ZoneInfo(zone)).timestamp()
    month = following(None, SeasonKind.MONTH, zone, february)
    march = datetime(2027, 3, 10, tzinfo=ZoneInfo(zone)).timestamp()
    quarter = following(month, SeasonKind.QUARTER, zone, march)
    assert quarter.begins_at == month.ends_at
    assert quarter.ends_at == datetime(2027, 4, 1, tzinfo=ZoneInfo(zone)).timestamp()


def test_a_season_that_was_closed_has_no_more_deals() -> None:
    closed = Season(1, "", "before", "UTC", 0.0, 5.0, 5.0)
    assert not closed.has(1.0)
    assert following(closed, SeasonKind.MONTH, "UTC", 1.8e9).number == 2


def test_an_unknown_zone_is_that_of_the_world() -> None:
    assert zone_of("Atlantis/City") == zone_of("../etc/passwd") == ZoneInfo("UTC")
