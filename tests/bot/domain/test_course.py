"""Courses and records of a match from its results and plays, without unknown facts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.course import (
    DealOfMatch,
    Exit,
    GreatPlay,
    great_play,
    places,
    quickest_exit,
    reigns,
    totals,
)
from bot.domain.seating import rules_of
from bot.domain.state import Result
from rules.cards import cards
from rules.events import Event, Passed, Played, RanksReversed, WentOut
from rules.ruleset import RuleSet

PLAYERS = ("ana", "ben", "chi")
LANDLORD, PRESIDENT = rules_of("doudizhu_denexa", {}), rules_of("president_comp303", {})
BIG_TWO = rules_of("bigtwo_basic", {})


def deal(*best_first: str, events: tuple[Event, ...] = (Passed(0),)) -> DealOfMatch:
    """Return a deal in which the first place is worth 2 points and the second 1."""
    results = tuple(
        Result(player, place, len(best_first), 3 - place, "")
        for place, player in enumerate(best_first, 1)
    )
    return DealOfMatch(PLAYERS, results, events)


def played(seat: int, words: str, as_words: str = "") -> Played:
    return Played(seat, cards(words), cards(as_words or words))


ABC, BAC, CAB = deal("ana", "ben", "chi"), deal("ben", "ana", "chi"), deal("chi", "ana", "ben")


def test_points_add_up_to_the_score() -> None:
    assert totals([ABC, ABC, BAC], {"ana": 5}, "ana") == (0, 2, 4, 5)


def test_course_of_a_later_player_begins_with_the_points_of_the_seat() -> None:
    assert totals([ABC, CAB], {"dev": 7}, "dev") == (7, 7, 7)
    assert totals([ABC, CAB], {"chi": 9}, "chi") == (7, 7, 9)


def test_places_of_absent_players_are_the_last() -> None:
    assert places([ABC, CAB, BAC], "chi") == (3, 1, 3)
    assert places([ABC], "dev") == (3,)


def test_partners_reign_together_and_a_draw_ends_it() -> None:
    def teams(*places: int) -> DealOfMatch:
        results = tuple(
            Result(player, number, 4, 0, "", side=number % 2, side_place=place, sides=2)
            for number, (player, place) in enumerate(zip("abcd", places, strict=True), 1)
        )
        return DealOfMatch(("a", "b", "c", "d"), results, ())

    won, lost, drawn = teams(1, 2, 1, 2), teams(2, 1, 2, 1), teams(1, 1, 1, 1)
    assert reigns([won, won, lost]) == {"a": 2, "c": 2}
    assert reigns([lost, won, drawn, won, lost]) == {}
    assert places([won, lost], "c") == (1, 2)


def test_a_reign_is_the_longest_row_of_first_places_of_each_player() -> None:
    assert reigns([ABC, BAC, BAC, CAB, CAB]) == {"ben": 2, "chi": 2}
    assert reigns([ABC, ABC, BAC, BAC, BAC, ABC]) == {"ana": 2, "ben": 3}
    assert reigns([ABC, BAC, ABC]) == {}
    assert reigns([]) == {}


def test_the_strongest_bomb_is_the_greatest_play() -> None:
    events = (
        played(0, "3D 3C 3H 3S"),
        played(1, "9D 9C 9H 9S"),
        played(2, "4D 5C 6H 7S 8D 9D 10D JD QD KD AD"),
    )
    found = great_play([deal(*PLAYERS, events=events)], LANDLORD)
    four = cards("9D 9C 9H 9S")
    assert found == GreatPlay(("ben",), four, four, True)


def test_the_rocket_is_greater_than_any_four_of_a_kind() -> None:
    events = (played(0, "2D 2C 2H 2S"), played(2, "BJ RJ"))
    found = great_play([deal(*PLAYERS, events=events)], LANDLORD)
    assert found is not None
    assert (found.players, found.bomb) == (("chi",), True)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (PRESIDENT, "7D 7C 7H"),
        (PRESIDENT, "AD AC"),
        (PRESIDENT, "2D"),
        (LANDLORD, "3D 4C 5H 6S 7D"),
        (LANDLORD, "7D 7C 7H 4S"),
        (BIG_TWO, "3D 4C 5H 6S 7D"),
        (BIG_TWO, "9D 9C 9H 4S 4D"),
    ],
)
def test_play_below_four_of_a_kind_or_a_pair_of_twos_is_not_worth_telling(
    rules: RuleSet, words: str
) -> None:
    assert great_play([deal(*PLAYERS, events=(played(0, words),))], rules) is None


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (PRESIDENT, "2D 2C"),
        (PRESIDENT, "7D 7C 7H 7S"),
        (LANDLORD, "2D 2C"),
        (LANDLORD, "3D 4C 5H 6S 7D 8D 9D 10D"),
        (BIG_TWO, "9D 9C 9H 9S 4D"),
        (BIG_TWO, "3D 4D 5D 6D 7D"),
        (BIG_TWO, "2D 2C"),
    ],
)
def test_play_from_four_of_a_kind_or_a_pair_of_twos_on_is_worth_telling(
    rules: RuleSet, words: str
) -> None:
    found = great_play([deal(*PLAYERS, events=(played(0, "3D"), played(1, words)))], rules)
    assert found == GreatPlay(("ben",), cards(words), cards(words), False)


def test_without_bombs_most_cards_are_greatest_and_equal_plays_are_told_together() -> None:
    four = (played(1, "4D 4C 4H 4S"), played(2, "9D 9C 9H 9S"), played(0, "2D 2C"))
    both = [deal(*PLAYERS, events=four), deal(*PLAYERS, events=(played(0, "9D 9C 9H 9S"),))]
    found = great_play(both, PRESIDENT)
    assert found == GreatPlay(("chi", "ana"), cards("9D 9C 9H 9S"), cards("9D 9C 9H 9S"), False)


def test_pair_of_threes_has_the_rank_of_a_pair_of_twos_in_a_revolution() -> None:
    events = (RanksReversed(), played(1, "3D 3C"), played(2, "2D 2C"))
    found = great_play([deal(*PLAYERS, events=events)], PRESIDENT)
    assert found is not None
    assert found.players == ("ben",)


def test_an_exit_counts_turns_and_passes_in_one_deal() -> None:
    slow = (played(0, "3D"), Passed(1), Passed(0), played(0, "4D"), WentOut(0))
    quick = (played(2, "3D"), played(2, "4D"), WentOut(2), WentOut(1))
    both = [deal(*PLAYERS, events=slow), deal(*PLAYERS, events=quick)]
    assert quickest_exit(both) == Exit(("chi",), 2)
    assert quickest_exit(both[:1]) == Exit(("ana",), 3)
    assert quickest_exit([ABC]) is None
    assert quickest_exit([both[0], both[0], deal(*PLAYERS, events=slow[1:])]) == Exit(("ana",), 2)


def test_equal_quickest_exits_are_shared() -> None:
    events = (played(0, "3D"), played(1, "4D"), WentOut(0), WentOut(1))
    assert quickest_exit([deal(*PLAYERS, events=events)]) == Exit(("ana", "ben"), 1)


def test_nothing_is_claimed_of_plays_when_some_are_not_stored_any_more() -> None:
    known = deal(*PLAYERS, events=(played(0, "3D 3C 3H 3S"), WentOut(0)))
    for gone in (replace(known, events=()), replace(known, players=())):
        assert great_play([known, gone], PRESIDENT) is None
        assert quickest_exit([known, gone]) is None
        assert reigns([known, gone]) == {"ana": 2}
