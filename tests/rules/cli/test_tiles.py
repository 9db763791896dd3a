"""Tiles have numbers, in questions and in answers."""

from __future__ import annotations

from tests.rules.cli.questions import ask, beats, played, plays


def test_tiles_are_numbered_from_1_to_15() -> None:
    assert beats("lectio", "12S", "11D")
    assert beats("lectio", "14D", "13C")
    assert plays("lectio", "11d 12S 13C 1H 2H 14D") == [
        "11D",
        "12S",
        "13C",
        "14D",
        "1H",
        "2H",
    ]
    told = ask(ask="beats", preset="lectio", play="11D", on="12S")
    assert told["why"] == "11D doesn't beat 12S."
    hands = {"A": "13S 1D", "B": "5D", "C": "6D", "D": "7D", "E": "8D"}
    told = played("lectio", hands, "A 13S", leader="A")
    assert (told["trick"], told["hands"]["A"]) == (["13S"], "1D")


def test_a_letter_of_a_tile_is_a_name_of_a_seat_as_well() -> None:
    hands = {"AS": "11S", "B": "5D", "C": "6D", "D": "7D", "E": "8D"}
    told = played("lectio", hands, leader="AS")
    assert told["to_act"] == ["AS"]
    assert told["hands"] == hands
