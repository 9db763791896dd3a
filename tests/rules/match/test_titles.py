"""Titles by place (option titles, table R1)."""

from __future__ import annotations

import pytest

from rules.catalogue.places import DEUCES, MILITARY, TITLES
from rules.match.terms import UNTITLED, Titles

PRESIDENT = TITLES["president"]
EVERY = [*TITLES.values(), DEUCES, MILITARY]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "President, Scum"),
        (3, "President, Vice-President, Scum"),
        (4, "President, Vice-President, Vice-Scum, Scum"),
        (5, "President, Vice-President, Citizen, Vice-Scum, Scum"),
        (7, "President, Vice-President, Citizen, Citizen, Citizen, Vice-Scum, Scum"),
    ],
)
def test_the_middle_places_repeat_and_with_few_players_the_outer_ones_stay(
    players: int, names: str
) -> None:
    assert ", ".join(PRESIDENT.names(players)) == names


def test_a_place_without_a_name_has_an_empty_title() -> None:
    assert TITLES["rich_man"].names(4) == ("Rich Man", "", "", "Poor Man")
    assert UNTITLED.names(3) == ("", "", "")


def test_three_players_may_have_names_of_their_own() -> None:
    assert TITLES["daifugo"].names(3) == ("Daifugo", "Commoner", "Destitute")
    assert TITLES["daifugo"].names(4) == ("Daifugo", "Millionaire", "Poor", "Destitute")


def test_where_more_names_are_for_the_best_the_best_keep_them() -> None:
    six = TITLES["denexa_six"]
    assert six.names(6) == (
        "President", "Vice President", "Governor", "Lt. Governor", "Citizen", "Scum",
    )  # fmt: skip
    assert six.names(4) == ("President", "Vice President", "Citizen", "Scum")
    assert Titles(("King", "Minister"), ("Peasant",), "Citizen").names(2) == ("King", "Peasant")


@pytest.mark.parametrize("titles", EVERY)
@pytest.mark.parametrize("players", range(2, 13))
def test_every_place_has_one_title_and_first_and_last_their_own(
    titles: Titles, players: int
) -> None:
    names = titles.names(players)
    assert len(names) == players
    assert (names[0], names[-1]) == (titles.best[0], titles.worst[-1])
    named = [name for name in names if name not in ("", titles.middle)]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("titles", EVERY)
def test_with_a_player_more_no_title_is_lost(titles: Titles) -> None:
    for players in range(4, 12):
        assert {*titles.names(players)} - {""} <= {*titles.names(players + 1)}
