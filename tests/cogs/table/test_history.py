"""Pages of finished deals: places with ties, and the reason for each deal that is not rated."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.state import Result
from bot.standing.tallies import MOST_A_DAY, Counted
from bot.store.history import PastDeal, Spot
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.hand.results import unrated_lines
from cogs.table.history import place_lines


def past(why: Counted) -> PastDeal:
    return PastDeal(
        Spot(1, 2, 0, mine=False), 3, 4, "president_basic", 1, 5.0, why, (), True, (), 6, None
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_not_to_rate_a_deal_has_words_of_its_own(language: str) -> None:
    speech = Speech(language)
    said = {why: "".join(unrated_lines(speech, why)) for why in Counted}
    assert said[Counted.RATED] == ""
    assert len({*said.values()}) == len(Counted)
    assert str(MOST_A_DAY) in said[Counted.SAME_PEOPLE]


def ended(preset: str, sides: list[int], places: list[int]) -> PastDeal:
    """Return a deal of these players, by place: their sides, and the places of the sides."""
    results = [
        Result(str(7 + at), at + 1, len(sides), 0, "", side=side, side_place=place)
        for at, (side, place) in enumerate(zip(sides, places, strict=True))
    ]
    numbered = tuple(replace(one, sides=len({*sides})) for one in results)
    return replace(past(Counted.RATED), preset=preset, results=numbered)


@pytest.mark.parametrize(
    ("preset", "sides", "places", "medals"),
    [
        ("doudizhu_denexa", [1, 1, 0], [1, 1, 2], "🥇🥇▫"),
        ("doudizhu_denexa", [0, 1, 1], [1, 2, 2], "🥇▫▫"),
        ("bigtwo_teams", [1, 2, 1, 2], [1, 2, 1, 2], "🥇▫🥇▫"),
        ("bigtwo_teams", [1, 2, 1, 2], [1, 1, 1, 1], "▫▫▫▫"),
        ("bigtwo_basic", [1, 2, 1, 2], [1, 2, 1, 2], "🥇▫🥇▫"),  # teams by a house rule
        ("thirteen_denexa", [1, 2, 3, 4], [1, 2, 2, 2], "🥇▫▫▫"),
        ("president_basic", [1, 2, 3, 4], [1, 2, 3, 4], "🥇🥈🥉④"),
        ("lectio", [1, 2, 3, 4, 5], [1, 2, 2, 4, 4], "🥇🥈🥈④④"),
        ("gone", [1, 2, 3], [1, 2, 2], "🥇🥈🥈"),  # a game of another version
    ],
)
def test_history_has_medals_for_real_places_alone(
    preset: str, sides: list[int], places: list[int], medals: str
) -> None:
    lines = place_lines(Speech(), ended(preset, sides, places))
    assert "".join(line[0] for line in lines) == medals
