"""Seats, titles and hats by place: each choice for every number of players that a game allows."""

from __future__ import annotations

from random import Random

import pytest

from rules.catalogue import problems
from rules.catalogue.places import TITLE_OPTIONS
from rules.events import Ended
from rules.match.match import Match, MatchState
from rules.view import view
from tests.rules.notation import LETTERS, game, opened

SEATINGS = {"by_rank": "CADB", "fixed": "ABCD"}  # seats in turn after places C A D B
NAMES: dict[str, dict[int, str]] = {  # table R1: the middle titles repeat or drop out
    "president": {
        3: "President/Vice-President/Scum",
        4: "President/Vice-President/Vice-Scum/Scum",
        7: "President/Vice-President/Citizen/Citizen/Citizen/Vice-Scum/Scum",
    },
    "rude": {
        3: "President/Vice-President/Asshole",
        4: "President/Vice-President/Vice-Asshole/Asshole",
        7: "President/Vice-President/Citizen/Citizen/Citizen/Vice-Asshole/Asshole",
    },
    "european_king": {
        3: "King/Minister/Peasant",
        5: "King/Minister/Citizen/Citizen/Peasant",
    },
    "european_boss": {
        3: "Boss/Foreman/Bum",
        4: "Boss/Foreman/Worker/Bum",
        6: "Boss/Foreman/Worker/Worker/Worker/Bum",
    },
    "comp303": {
        4: "President/Vice-President/Vice-Beggar/Beggar",
        5: "President/Vice-President/Citizen/Vice-Beggar/Beggar",
    },
    "denexa_six": {
        3: "President/Vice President/Scum",
        4: "President/Vice President/Citizen/Scum",
        6: "President/Vice President/Governor/Lt. Governor/Citizen/Scum",
    },
    "worker": {
        4: "President/Vice-President/Worker/Scum",
        6: "President/Vice-President///Worker/Scum",
    },
    "daifugo": {
        3: "Daifugo/Commoner/Destitute",
        4: "Daifugo/Millionaire/Poor/Destitute",
        5: "Daifugo/Millionaire/Commoner/Poor/Destitute",
        8: "Daifugo/Millionaire/Commoner/Commoner/Commoner/Commoner/Poor/Destitute",
    },
    "huberes": {
        6: "Király/Nagybirtokos/Kisbirtokos/Nagyparaszt/Kisparaszt/Mocsár",
        4: "Király/Nagybirtokos/Kisparaszt/Mocsár",
    },
    "merchants": {
        6: "Landlord/Noble/Upper merchant/Lower merchant/Peasant/Scum",
        5: "Landlord/Noble/Upper merchant/Peasant/Scum",
    },
    "rich_man": {3: "Rich Man//Poor Man", 5: "Rich Man////Poor Man"},
    "landlord": {4: "Landlord/Vice-President/Vice-Scum/Scum"},
    "warlords": {4: "Warlord///Scumbag"},
}
CUSTOM: dict[str, dict[int, str]] = {
    "custom": {6: "General/Colonel/Major/Captain/Sergeant/Private", 3: "General/Colonel/Private"},
    "custom:Ace/King/Queen": {3: "Ace/King/Queen", 4: "Ace/King//Queen", 2: "Ace/Queen"},
    "custom: One / Two / Three / Four ": {4: "One/Two/Three/Four", 3: "One/Two/Four"},
}
HATS = {"off": False, "on": True}
SHOWN = {"seating": {*SEATINGS}, "titles": {*NAMES}, "hats": {*HATS}}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in TITLE_OPTIONS} == SHOWN


def finished(preset: str, order: str, **changed: str) -> Match:
    """Return the match after a first deal that the players finished in this order."""
    match, _ = Match(game(preset, **changed), MatchState(tuple(sorted(order)))).deal(Random(1))
    places = tuple(map(match.state.players.index, order))
    return match.finished(Ended(places, (0,) * len(order)))


@pytest.mark.parametrize("choice", SEATINGS)
def test_how_players_sit_in_the_next_deal(choice: str) -> None:
    match = finished("president_basic", "CADB", seating=choice)
    assert "".join(match.deal(Random(1))[0].state.players) == SEATINGS[choice]


@pytest.mark.parametrize("preset", ["bigtwo_basic", "daifugo_denexa", "thirteen_denexa"])
def test_other_families_may_move_too_but_do_not_unless_asked(preset: str) -> None:
    assert "".join(finished(preset, "CADB").deal(Random(1))[0].state.players) == "ABCD"
    moved = finished(preset, "CADB", seating="by_rank", direction="cw").deal(Random(1))[0]
    assert "".join(moved.state.players) == "CADB"


def test_the_scum_sits_at_the_presidents_right() -> None:
    """PR-11: the vice-president is next in turn, the scum the one before."""
    match, first = finished("president_basic", "EDCBA", duties="nobody").deal(Random(1))
    seats = match.state.players
    president = seats.index("E")
    assert seats[(president + 1) % 5] == "D"
    assert seats[president - 1] == "A"
    assert first.standing == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("choice", "players", "names"),
    [(c, n, names) for c, rows in (NAMES | CUSTOM).items() for n, names in rows.items()],
    ids=[f"{c} for {n}" for c, rows in (NAMES | CUSTOM).items() for n in rows],
)
def test_titles_name_the_places_of_each_number_of_players(
    choice: str, players: int, names: str
) -> None:
    table = {"titles": choice, "players": "2..8", "exchange": "none"}
    order = LETTERS[:players][::-1]
    match = finished("president_basic", order, **table)
    assert [match.state.titles[player] for player in order] == names.split("/")


def test_president_with_deuces_rules_ends_with_the_bum() -> None:
    """PD-03."""
    match = finished("president_deuces", "CADB")
    assert [match.state.titles[player] for player in "CADB"] == [
        "President", "Vice-President", "Vice-Bum", "Bum"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "wrong", ["custom:One/Two", "custom:", "presidents", "custom:" + "A/" * 13,
              f"custom:A/B/{'C' * 33}", "general:A/B/C", ""],
)  # fmt: skip
def test_titles_of_ones_own_are_three_to_twelve_short_names(wrong: str) -> None:
    (said,) = problems("president_basic", {"titles": wrong})
    assert said.endswith(
        "Pick a set by name, or write your own such as custom:General/Major/Private."
    )


@pytest.mark.parametrize("choice", NAMES)
def test_titles_are_names_and_nothing_else_changes(choice: str) -> None:
    hands = ("3S 9S", "4H 9H", "5D 9D", "6C 9C")
    usual = opened(game("president_basic"), *hands, standing="BCDA")
    named = opened(game("president_basic", titles=choice), *hands, standing="BCDA")
    assert view(named, 0).asked == view(usual, 0).asked
    assert named.gifts == usual.gifts


@pytest.mark.parametrize("choice", HATS)
def test_whether_the_places_wear_hats(choice: str) -> None:
    assert game("president_basic", hats=choice).society.hats is HATS[choice]
