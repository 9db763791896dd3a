"""President's seeds, question by question: legal answers to plays, asked of the judge."""

from __future__ import annotations

import pytest

from tests.rules.cli.questions import ask, beats, played, plays


def says(preset: str, lines: str, **options: str) -> None:
    """Check lines such as "KS KH on 6S 6H: yes"; "lead" stands for an empty table."""
    for line in lines.strip().splitlines():
        laid, _, rest = line.strip().partition(" on ")
        standing, _, answer = rest.partition(": ")
        on = None if standing == "lead" else standing
        assert beats(preset, laid, on, options=options) == (answer == "yes"), line


def test_jokers_jacks_and_twos_of_sofia() -> None:
    says(
        "president_sofia",
        """
        JS on QS QH QD: yes
        JS JD on AS AH AD: no
        2S 2H on AS AH AD: yes
        2S on KS KH: yes
        2S on KS KH KD: no
        2S 2H on AS AH AD AC: no
        2S 2H 2D on AS AH AD AC: yes
        JS JH on AS AH AD AC: yes
        BJ on AS AH AD AC: yes
        BJ on JS JD: no
        JS on 2S 2H: no
        RJ BJ on JS JD: yes
        JS on 2S: yes
        10S on QS: no
        """,
    )


def test_with_two_packs_all_numbers_of_sofia_double() -> None:
    """Odd sets count as the next even one (C-PR-11)."""
    says(
        "president_sofia",
        """
        2S on KS KS*: no
        2S 2H on KS KS* KD: yes
        JS on KS KS* KD KD*: no
        RJ BJ on KS KS* KD KD*: yes
        2S 2H on KS KS* KD KD* KC KC*: no
        2S 2H 2D 2C on KS KS* KD KD* KC: yes
        JS JH on KS KS* KD KD* KC KC*: yes
        JS JH on KS KS* KD KD* KC KC* KH KH*: no
        JS JH JD JC on KS KS* KD KD* KC KC* KH KH*: yes
        2S 2H 2D 2C 2S* 2H* on KS KS* KD KD* KC KC* KH KH*: yes
        """,
        decks="2",
    )


def test_no_card_is_lower_than_the_lowest_two() -> None:
    says("president_aces_high", "2C on AH AS: no\n2C 2D on 3H 3S: no", twos_discount="1")


def test_a_single_two_and_a_single_joker_that_win() -> None:
    says(
        "president_two_wins",
        """
        RJ on BJ: yes
        BJ on RJ: no
        RJ on 2S: no
        RJ on 2S 2H: yes
        2S on RJ: no
        2S on KS KD KH KC: yes
        2S on 2H 2D: yes
        """,
    )


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("2S on KS KH", False),
        ("2S on 4D", True),
        ("4D on 2S", False),
        ("QS on KS", True),
        ("AS on 2D", True),
        ("4S 4H 4D on AS", True),
        ("AS AH on 2S 2H", True),
        ("2S 2H on AS AH", False),
        ("3S 3H on 4S 4H", True),
        ("9S on 9H", True),
    ],
)
def test_the_reversed_order_of_hamish_allan(question: str, answer: bool) -> None:
    """(A) 2 4 5 6 ... Q K (A), threes transparent."""
    laid, on = question.split(" on ")
    assert beats("president_hamish", laid, on, reversed=True) == answer


def test_the_normal_order_of_hamish_allan() -> None:
    says(
        "president_hamish",
        """
        2S on KS KH: yes
        3S on 2D: yes
        4S 4H on 2D: yes
        2S 2H on AS AH: yes
        AS AH on 2S 2H: no
        """,
    )


def test_threes_below_the_two_and_fours_that_copy_them() -> None:
    says(
        "president_threes_high",
        """
        3S on AS AH AD: yes
        3S on 2D: no
        3S on 2D 2H: yes
        3D on 3S: no
        AS on 3S: no
        4C on 3S: yes
        4C on 2S: no
        3S 3D on AS AD: no
        """,
    )
    copied = {"on": "4C", "stands_as": "3"}
    assert beats("president_threes_high", "2D", **copied)
    assert beats("president_threes_high", "4D", **copied)
    assert not beats("president_threes_high", "3D", **copied)


def test_reversing_colour_and_suits_together() -> None:
    """Either test is enough (I-07)."""
    says("president_colour", "7C on 7D: yes\n7H on 7D: yes\n7D on 7H: no", suit_order="SHCD")
    says("president_colour", "7H 7S on 7D 7C: yes\n5D on 5H: no\n7S 7C on 7H 7D: yes")


def test_suits_break_no_tie_between_runs_where_only_singles_and_pairs_have_suits() -> None:
    suits = {"sequences": "single_and_multiple", "suit_order": "SHCD"}
    says("president_basic", "4D 5C 6S on 4H 5H 6H: no\n6S on 6H: yes\n6S 6D on 6H 6C: yes", **suits)
    assert plays("president_basic", "4D 5C 6S", "4H 5H 6H", options=suits) == []


def test_hands_of_five_among_sets() -> None:
    says(
        "president_poker",
        """
        9S 9H 9D 4C 4D on 8S 8H 8C KD KH: yes
        2H JH 9H 6H 4H on AS KS QS JS 9S: yes
        4H 5S 6D 7D 8D on 4C 5C 6C 7H 8S: no
        4S 4H 4D 4C on 3S 3H 3D 3C: yes
        4S 4H 4D 4C 9D on 2S 2H 2C KD KH: yes
        3D 4D 5D 6D 7D on 2S 2H 2D 2C 3S: yes
        """,
    )


def test_lexio_ranks_as_the_published_game() -> None:
    """000:255 "published by the Korean firm Dagoy": 3, 4, 5 ... 15, 1, 2 from low to high."""
    says(
        "lectio",
        """
        2D on 15S: yes
        AD on 15S: yes
        2D on AS: yes
        15D on 14S: yes
        3S on 15D: no
        3S on 3D: yes
        AD 2C 3D 4H 5S on 2D 3C 4C 5C 6H: yes
        2C 3D 4H 5S 6D on QD KC 14H 15S AS: yes
        QD KC 14H 15S AD on JS QC KH 14S 15H: yes
        AD 2S 3D 4H 5S on AS 2H 3H 4S 5D: yes
        KD 14C 15D AH 2S on lead: no
        4D 9D QD 15D AD on 7S 8S QS 15S AS: yes
        4S 9S QS 15S AS on 4D 9D QD 15D AD: yes
        """,
    )


def test_lexio_is_led_by_the_lowest_three_which_need_not_be_played() -> None:
    hands = {"A": "5D 3D", "B": "5C", "C": "6D", "D": "7D", "E": "8D"}
    told = played("lectio", hands)
    assert told["to_act"] == ["A"]
    told = played("lectio", hands, "A 5D")
    assert told["trick"] == ["5D"]
    assert told["to_act"] == ["B"], "clockwise"


def test_each_two_left_doubles_in_lexio_and_nothing_else_does() -> None:
    left = ["", "2S 3S 4S", "2C 2H 15S", "5S", "3D 4D 5D 6D 7D 8D 9D 10D 11D 12D 13D 14D"]
    told = ask(ask="match", preset="lectio", seats=list("ABCDE"), deals=[{"left": left}])
    assert told["scores"] == {"A": 0, "B": 6, "C": 12, "D": 1, "E": 12}
    assert told["settlement"] == {"A": 31, "B": 1, "C": -29, "D": 26, "E": -29}
