"""What people are called where something is said."""

from __future__ import annotations

import pytest

from bot.domain.names import Name
from bot.words import speaking
from bot.words.people import mentioned, named, naming
from bot.words.speech import present

ANA, BEN, NOBODY = "123456789012345678", "22", "987654321098764821"


def test_people_are_called_as_they_are_where_it_is_said() -> None:
    with naming({ANA: "Ana_", BEN: "Ben"}):
        assert (named(present(), ANA), named(present(), BEN)) == (r"Ana\_", "Ben")
        with naming({ANA: "Anita"}):
            assert (named(present(), ANA), named(present(), BEN)) == ("Anita", "Player 22")
        assert named(present(), ANA) == r"Ana\_"


def test_who_has_no_name_that_is_known_gets_a_word_in_the_readers_language() -> None:
    assert named(present(), NOBODY) == "Player 4821"
    with speaking("ja"), naming({NOBODY: "\u200b"}):
        assert named(present(), NOBODY) == "プレイヤー4821"


def test_a_computer_has_a_name_of_its_own() -> None:
    with naming({"c2": "Ana"}):
        assert named(present(), "c2") == "🤖 Nettle"


def test_a_name_is_no_wider_than_a_line_has_room_for() -> None:
    with naming({ANA: "国" * 32}):
        assert named(present(), ANA) == "国" * 11 + "…"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "Ana"),
        ("Ana", "ANA"),
        ("Ana", "\u200bÁna\u200d"),
        ("Ana", "Аnа"),  # with two letters of Cyrillic
        ("Ana", "Ａｎａ"),
        ("Ana", "𝓐𝓷𝓪"),
        ("Ana", "🤖 Ana"),
        ("Ana", "🤖\ufe0f\u200d Ana"),
        ("Illi", "l1ll"),
        ("שרה", "\u202eשרה"),
        ("国" * 30, "国" * 31),
        ("*" * 30, "*" * 24),  # as wide where each has a backslash
    ],
)
def test_people_whose_names_look_alike_are_told_apart(first: str, second: str) -> None:
    with naming({ANA: Name(first, "ana", 1), BEN: Name(second, "ben", 2)}):
        assert (named(present(), ANA)[-4:], named(present(), BEN)[-4:]) == (" (1)", " (2)")
        assert mentioned(present(), BEN) == f"<@{BEN}> (2)"
    with naming({ANA: Name(first, "ana"), BEN: Name(second, "b_b")}):
        assert named(present(), ANA).endswith(r" (\@ana)")
        assert named(present(), BEN).endswith(r" (\@b\_b)")
    with naming({ANA: first, BEN: second}):
        assert named(present(), ANA).endswith(" (5678)")
        assert named(present(), BEN).endswith(" (22)")


def test_a_name_of_its_own_has_nothing_behind_it() -> None:
    with naming({ANA: Name("Ana", "ana", 1), BEN: Name("Anna", "ben", 2)}):
        assert (named(present(), ANA), named(present(), BEN), mentioned(present(), BEN)) == (
            "Ana",
            "Anna",
            f"<@{BEN}>",
        )


def test_a_mark_cannot_be_put_on_by_oneself() -> None:
    names = {ANA: Name("Ana", "a", 1), BEN: Name("Ana", "b", 2), NOBODY: Name("Ana (2)", "c", 3)}
    with naming(names):
        assert [named(present(), player) for player in names] == [
            "Ana (1)",
            "Ana (2)",
            r"Ana \(2\) (3)",
        ]


def test_two_seats_of_one_number_are_of_two_tables() -> None:
    names = {ANA: Name("Ana", "a", 1), BEN: Name("Ana", "b", 1), NOBODY: Name("Ana", "c", 2)}
    with naming(names):
        assert [named(present(), player) for player in names] == [
            r"Ana (\@a)",
            r"Ana (\@b)",
            "Ana (2)",
        ]


@pytest.mark.parametrize(
    "name", ["🤖 Sage", "🤖\ufe0f\ufe0e Sage", "Sa🤖ge", "\u2060🤖\u200b Sage"]
)
def test_nobody_has_the_sign_of_computers(name: str) -> None:
    with naming({ANA: name}):
        assert named(present(), ANA) == "Sage"


def test_who_is_called_by_that_sign_alone_has_no_name() -> None:
    with naming({ANA: "🤖\ufe0f"}):
        assert named(present(), ANA) == "Player 5678"
