"""A player's record: counted from places alone."""

from __future__ import annotations

from bot.domain.boards import PlaceTaken, player_record

TAKEN = [
    PlaceTaken("president_comp303", 1, 2),
    PlaceTaken("president_comp303", 1),
    PlaceTaken("bigtwo_basic", 3, 1),
    PlaceTaken("president_comp303", 1, 4),
    PlaceTaken("president_comp303", 2, 4),
]


def test_deals_are_counted_by_game_and_by_place() -> None:
    record = player_record(TAKEN)
    assert record.games == (("president_comp303", 4), ("bigtwo_basic", 1))
    assert record.places == ((1, 3), (2, 1), (3, 1))
    assert (record.deals, record.first, record.average_place) == (5, 3, 1.6)


def test_a_reign_goes_from_deal_to_deal() -> None:
    assert player_record(TAKEN).reign == 2
    assert player_record(TAKEN[2:3]).reign == 0


def test_only_deals_with_the_other_person_are_compared() -> None:
    record = player_record(TAKEN)
    assert (record.better, record.worse) == (3, 1)


def test_who_has_played_nothing_has_an_empty_record() -> None:
    assert player_record([]).deals == 0
