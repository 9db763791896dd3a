"""Dou Dizhu and Big Three by their pages: bids, plays, bombs, pay (DD-01..12, B3-01..10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.cli.questions import beats, played

DOU_DIZHU, BIG_THREE = "doudizhu_denexa", "bigthree_denexa"


@pytest.mark.parametrize(
    ("lead", "legal"),
    [
        ("3S 4D 5C 6H 7S", True),
        ("4S 5S 6S 7S", False),
        ("10S JS QS KS AS", True),
        ("JS QS KS AS 2S", False),
        ("3S 3H 4S 4H 5S 5H", True),
        ("3S 3H 4S 4H", False),
        ("KS KH AS AH 2S 2H", False),
        ("KS KH KC AS AH AC", True),
        ("AS AH AC 2S 2H 2C", False),
        ("2S 2H 2C", True),
        ("2S 2H 2C 3S", True),
        ("3S 3H 3C RJ", True),
        ("3S 3H 3C RJ BJ", False),
        ("3S 3H 3D 4S 4H 4D 9C JS", True),
        ("3S 3H 3D 4S 4H 4D 9C 9D", False),
        ("3S 3H 3D 4S 4H 4D 5C 5D 6C 6D", True),
        ("3S 3H 3D 4S 4H 4D 5C 6C 6D", False),
        ("3S 3H 3C 4S 4H 4C 4D 5S", False),
        ("3S 3H 3C 4S 4H 4C RJ 2S", True),
        ("3S 3H 3C 4S 4H 4C RJ BJ", False),
        ("4S 4H 4C 8S 8H 8C 7S 7H QS QH", False),
        ("3S 3H 3C 4S 4H 4C 5S 5H 5C 7S 8S 9S", True),
        ("3S 3H 3C 4S 4H 4C 5S 5H 5C 7S 7H 9S", False),
        ("5S 5H 5C 5D 8S KS", True),
        ("5S 5H 5C 5D 8S 8H KS KH", True),
        ("5S 5H 5C 5D 8S", False),
        ("5S 5H 5C 5D 8S 8H", False),
        ("5S 5H 5C 5D 8S 8H KS", False),
        ("5S 5H 5C 5D 8S 8H 8C 8D", False),
        ("8S 8H 8C 8D RJ BJ", False),
    ],
)
def test_what_may_be_led_in_dou_dizhu(lead: str, legal: bool) -> None:
    """DD-05..07, C-DD-1, C-DD-6."""
    assert beats(DOU_DIZHU, lead) is legal


@pytest.mark.parametrize(
    ("play", "on", "answer"),
    [
        ("7S 7H 7C 5D", "4S 4H 4C AD", True),
        ("7S 7H 7C 5D 5C", "4S 4H 4C AD", False),
        ("4S 5D 6C 7H 8S 9D", "3S 4D 5C 6H 7S", False),
        ("4S 5S 6S 7S 8S", "4H 5H 6H 7H 8H", False),
        ("5S 5H 5C 6S 6H 6C 9S 9H 10S 10H", "3S 3H 3C 4S 4H 4C 7S 8S", False),
        ("6S 6H 6C 6D 4S 5H", "5S 5H 5C 5D 7S 7H 8S 8H", False),
        ("8S 8H 8C 8D RJ 2D", "7S 7H 7C 7D 3S 4H", True),
        ("7S 7H 7C 7D 3S 4H", "9S 9H 9C", False),
        ("3S 3H 3C 3D", "8S 9S 10S JS QS KS", True),
        ("3S 3H 3C 3D", "RJ", True),
        ("6S 6H 6C 6D", "7S 7H 7C 7D", False),
        ("2S 2H 2C 2D", "AS AH AC AD", True),
        ("2S 2H 2C 2D", "RJ BJ", False),
        ("RJ BJ", "2S 2H 2C 2D", True),
        ("RJ", "BJ", True),
        ("BJ", "RJ", False),
        ("6S", "6H", False),
    ],
)
def test_what_beats_what_in_dou_dizhu(play: str, on: str, answer: bool) -> None:
    """DD-08, DD-10, C-DD-4."""
    assert beats(DOU_DIZHU, play, on) is answer


@pytest.mark.parametrize(
    ("play", "on", "answer"),
    [
        ("3S 3H 3C 3D", "2S 2H 2C 2D", True),
        ("2S", "AS", True),
        ("4S", "5S", False),
        ("3S", "3D", False),
        ("5C 6D 7H", "4S 5H 6C", True),
        ("5S 6S 7S 8S", "4S 5H 6C", False),
        ("5S 5H 6S 6H 7S 7H", "4S 4H 5C 5D 6C 6D", True),
        ("4S 4H 4C 4D", "AS", False),
        ("JS QS KD", None, True),
        ("QS KD AC", None, False),
        ("AS 2S 3S", None, False),
        ("5S 6S", None, False),
        ("5S 5H 6S 6H", None, False),
        ("6S 6H 6C 7S 7H 7C", None, False),
        ("6S 6H 6C 7S 7H 7C 8S 8H 8C", None, True),
        ("4S 4H 4C 4D 5S 5H 5C 5D 6S 6H 6C 6D", None, True),
        ("4S 4H 4C 5S", None, False),
    ],
)
def test_what_beats_what_in_big_three(play: str, on: str | None, answer: bool) -> None:
    """B3-02, B3-07, B3-08."""
    assert beats(BIG_THREE, play, on) is answer


HANDS = {"A": "7S 7H 7C 5D 8S 9C", "B": "6S 6H 6C 6D JC QD", "C": "3S 3H 3D KS KH KC"}


def bids(*script: str, preset: str = DOU_DIZHU, **options: str) -> dict[str, Any]:
    hands = HANDS if preset == DOU_DIZHU else HANDS | {"B": "6S 6H 6C 4H JC QD"}
    return played(preset, hands, *script, widow="4D 9D AS", options=options)


@pytest.mark.parametrize(
    ("script", "landlord"),
    [
        (("A bid 3",), "A"),
        (("A pass", "B bid 3"), "B"),
        (("A bid 1", "B pass", "C bid 2", "A pass", "B pass"), "C"),
        (("A pass", "B bid 1", "C pass", "A pass"), "B"),
        (("A pass", "B pass", "C bid 1", "A pass", "B pass"), "C"),
        (("A pass", "B pass", "C bid 1", "A bid 2", "B pass", "C pass"), "A"),
        (("A bid 1", "B pass", "C bid 2", "A pass", "B bid 3"), "B"),
    ],
)
def test_three_or_two_passes_after_a_bid_make_a_landlord(
    script: tuple[str, ...], landlord: str
) -> None:
    told = bids(*script)
    assert (told["refused"], told["to_act"]) == (None, [landlord])
    assert {who for who, hand in told["hands"].items() if len(hand.split()) == 9} == {landlord}
    assert bids(*script[:-1])["to_act"] == [script[-1][0]]


def test_three_opening_passes_void_the_deal_or_bind_the_first_bidder() -> None:
    """C-DD-2."""
    passes = ("A pass", "B pass", "C pass", "A bid 1")
    assert bids(*passes)["over"]
    told = bids(*passes, auction_all_pass="first_bidder_takes_1")
    assert (told["over"], told["to_act"], told["refused"]["step"]) == (False, ["A"], 4)


@pytest.mark.parametrize(
    ("script", "solo"),
    [
        (("B bid 3",), "B"),
        (("B bid 2", "C pass", "A pass"), "B"),
        (("B bid 1", "C bid 2", "A pass", "B pass"), "C"),
        (("B bid 1", "C pass", "A bid 2", "B bid 3"), "B"),
        (("B bid 1", "C pass", "A bid 2", "B pass"), "A"),
    ],
)
def test_in_big_three_the_lowest_heart_bids_first_and_leads(
    script: tuple[str, ...], solo: str
) -> None:
    told = bids(*script, preset=BIG_THREE)
    assert (told["refused"], told["to_act"]) == (None, ["B"])
    assert len(told["hands"][solo].split()) == 9


def test_a_pass_is_for_good_in_big_three_alone() -> None:
    script = ("B bid 1", "C pass", "A bid 2", "B bid 3", "C bid 3")
    assert bids(*script[:2], "A pass", "C bid 2", preset=BIG_THREE)["refused"]["step"] == 4
    assert bids(*script, preset=BIG_THREE)["refused"]["step"] == 5
    assert bids("B pass", preset=BIG_THREE)["refused"]["step"] == 1
    told = bids("A pass", "B bid 1", "C pass", "A bid 2", auction_reentry="off")
    assert told["refused"]["step"] == 4


FEW = {"A": "3S 4S", "B": "5S 5H 5C 5D 7S", "C": "RJ BJ 9S"}


@pytest.mark.parametrize(
    ("script", "options", "scores"),
    [
        ("A 3S|B 5S 5H 5C 5D|C RJ BJ|A pass|B pass|C 9S", {}, [-24, 12, 12]),
        ("A 3S|B 5S 5H 5C 5D|C RJ BJ|A pass|B pass|C 9S", {"bid_doubling": "off"}, [-6, 3, 3]),
        ("A 3S|B pass|C 9S|A pass|B pass|C RJ BJ", {}, [-12, 6, 6]),
        ("A 3S|B pass|C 9S|A pass|B pass|C RJ BJ", {"spring": "double"}, [-24, 12, 12]),
        ("A 3S|B pass|C pass|A 4S", {}, [6, -3, -3]),
        ("A 3S|B pass|C pass|A 4S", {"spring": "double"}, [12, -6, -6]),
    ],
)
def test_the_bid_is_paid_by_or_to_each_and_doubles_with_bombs(
    script: str, options: dict[str, str], scores: list[int]
) -> None:
    told = played(DOU_DIZHU, FEW, "A bid 3", *script.split("|"), options=options)
    assert (told["over"], list(told["scores"].values())) == (True, scores)


def test_fours_with_kickers_double_nothing() -> None:
    hands = {"A": "7S 7H 7C 7D 3S 4H", "B": "5S 6S", "C": "8S 8C"}
    told = played(DOU_DIZHU, hands, "A bid 3", "A 7S 7H 7C 7D 3S 4H")
    assert list(told["scores"].values()) == [6, -3, -3]
