"""The title of `/season`: how long the present season still goes on."""

from __future__ import annotations

import pytest

from bot.standing.seasons import DAY, Season
from bot.words.speech import Speech
from cogs.server.seasons import _heading

ENDS = 1_800_000_000.0


@pytest.mark.parametrize(
    ("left", "title"),
    [
        (33.4, "### Season 1 ends in 33 days"),
        (1.9, "### Season 1 ends in 1 day"),
        (0.5, "### Season 1 ends today"),
        (-0.1, "### Season 1 ends today"),
    ],
)
def test_the_title_of_a_season_counts_its_last_days(left: float, title: str) -> None:
    season = Season(1, "", "quarter", "UTC", ENDS - 90 * DAY, ENDS)
    assert _heading(Speech(), season, True, ENDS - left * DAY)[0] == title


def test_a_season_without_an_end_has_no_last_days() -> None:
    season = Season(1, "", "hand", "UTC", ENDS, None)
    assert _heading(Speech(), season, True, ENDS)[0] == "### Season 1"
