"""Names of people and computers in sentences."""

from __future__ import annotations

import pytest

from bot.domain.names import Name
from bot.words.people import COLUMNS, mentioned, name_list, named, naming
from bot.words.speech import LANGUAGES, Speech

ANA, BEN, NOBODY = "123456789012345678", "22", "987654321098764821"


def test_people_have_the_name_of_the_place() -> None:
    speech = naming(Speech(), {ANA: "Ana_", BEN: "Ben"})
    assert (named(speech, ANA), named(speech, BEN)) == (r"Ana\_", "Ben")
    elsewhere = naming(speech, {ANA: "Anita"})
    assert (named(elsewhere, ANA), named(elsewhere, BEN)) == ("Anita", "Player 22")
    assert named(speech, ANA) == r"Ana\_"


def test_unknown_person_gets_a_word_in_the_readers_language() -> None:
    assert named(Speech(), NOBODY) == "Player 4821"
    speech = Speech("ja")
    speech = naming(speech, {NOBODY: "\u200b"})
    assert named(speech, NOBODY) == "プレイヤー4821"


def test_a_computer_has_a_name_of_its_own() -> None:
    speech = naming(Speech(), {"c2": "Ana"})
    assert named(speech, "c2") == "🤖\u00a0Nettle"


def test_a_name_is_no_wider_than_a_line_has_room_for() -> None:
    speech = naming(Speech(), {ANA: "国" * 32})
    assert named(speech, ANA) == "国" * 11 + "…"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "Ana"),
        ("Ana", "ANA"),
        ("Ana", "\u200bÁna\u200d"),
        ("Ana", "Аnа"),  # with two Cyrillic letters
        ("Ana", "Ａｎａ"),
        ("Ana", "𝓐𝓷𝓪"),
        ("Ana", "🤖 Ana"),
        ("Ana", "🤖\ufe0f\u200d Ana"),
        ("Illi", "l1ll"),
        ("שרה", "\u202eשרה"),
        ("国" * 30, "国" * 31),
        ("*" * 30, "*" * 24),  # equal in width once escaped with backslashes
    ],
)
def test_people_whose_names_look_alike_are_told_apart(first: str, second: str) -> None:
    speech = naming(Speech(), {ANA: Name(first, "ana", 1), BEN: Name(second, "ben", 2)})
    assert (named(speech, ANA)[-4:], named(speech, BEN)[-4:]) == (" (1)", " (2)")
    assert mentioned(speech, BEN) == f"<@{BEN}> (2)"
    speech = naming(Speech(), {ANA: Name(first, "ana"), BEN: Name(second, "b_b")})
    assert named(speech, ANA).endswith(r" (\@ana)")
    assert named(speech, BEN).endswith(r" (\@b\_b)")
    speech = naming(Speech(), {ANA: first, BEN: second})
    assert named(speech, ANA).endswith(" (5678)")
    assert named(speech, BEN).endswith(" (22)")


def test_a_name_of_its_own_has_nothing_behind_it() -> None:
    speech = naming(Speech(), {ANA: Name("Ana", "ana", 1), BEN: Name("Anna", "ben", 2)})
    assert (named(speech, ANA), named(speech, BEN), mentioned(speech, BEN)) == (
        "Ana",
        "Anna",
        f"<@{BEN}>",
    )


def test_a_mark_cannot_be_put_on_by_oneself() -> None:
    names = {ANA: Name("Ana", "a", 1), BEN: Name("Ana", "b", 2), NOBODY: Name("Ana (2)", "c", 3)}
    speech = naming(Speech(), names)
    assert [named(speech, player) for player in names] == [
        "Ana (1)",
        "Ana (2)",
        r"Ana \(2\) (3)",
    ]


def test_two_seats_of_one_number_are_of_two_tables() -> None:
    names = {ANA: Name("Ana", "a", 1), BEN: Name("Ana", "b", 1), NOBODY: Name("Ana", "c", 2)}
    speech = naming(Speech(), names)
    assert [named(speech, player) for player in names] == [
        r"Ana (\@a)",
        r"Ana (\@b)",
        "Ana (2)",
    ]


@pytest.mark.parametrize(
    "name", ["🤖 Sage", "🤖\ufe0f\ufe0e Sage", "Sa🤖ge", "\u2060🤖\u200b Sage"]
)
def test_names_never_have_the_sign_of_computers(name: str) -> None:
    speech = naming(Speech(), {ANA: name})
    assert named(speech, ANA) == "Sage"


def test_name_of_that_sign_alone_is_no_name() -> None:
    speech = naming(Speech(), {ANA: "🤖\ufe0f"})
    assert named(speech, ANA) == "Player 5678"


WIDE_SIGNS = [  # Latin letters that fonts need for one of them, at least
    *(("\ufdfd", 8), ("\ufdfa", 3), ("\ufdfb", 3), ("\U0001242b", 6), ("\U00012219", 6)),
    *(("\ua9c5", 4), ("\ua9c1", 3), ("\u2e3b", 6), ("\u2e3a", 4), ("\u2014", 2)),
    *(("\U00013189", 2), ("\u17da", 4), ("\u0bf5", 3), ("\u102a", 2), ("\ua66e", 3)),
    *(("\u1b5a", 3), ("\u0e5b", 3), ("\u0df4", 3), ("\U0001f031", 2), ("字", 2)),
]


@pytest.mark.parametrize(("sign", "wide"), WIDE_SIGNS)
def test_name_of_wide_signs_is_no_longer_than_a_name_of_letters(sign: str, wide: int) -> None:
    """One such sign is drawn as wide as a word, so that a few of them fill lines."""
    said = named(naming(Speech(), {"7": sign * 30}), "7")
    assert "…" in said
    assert sign in said, "a part of the name is shown"
    assert said.count(sign) * wide < COLUMNS


@pytest.mark.parametrize("name", ["Anastasia Kowalska-Meyer", "สมชาย ใจดี", "Дмитрий", "محمد علي"])
def test_name_of_usual_letters_is_whole(name: str) -> None:
    assert "…" not in named(naming(Speech(), {"7": name}), "7")


@pytest.mark.parametrize(
    ("language", "three", "cut"),
    [
        ("en", "Dev, Ben and Eve", "Dev and 2 more"),
        ("de", "Dev, Ben und Eve", "Dev und 2 weitere"),
        ("ja", "Dev、Ben、Eve", "Dev、ほか2人"),
        ("zh-TW", "Dev、Ben和Eve", "Dev，另有 2 人"),
    ],
)
def test_name_list_counts_the_names_that_it_leaves_out(language: str, three: str, cut: str) -> None:
    names = ["Dev", "Ben", "Eve"]
    assert name_list(Speech(language), names) == three == name_list(Speech(language), names, 3)
    assert name_list(Speech(language), names, 1) == cut
    assert name_list(Speech(language), names[:1], 1) == "Dev"


@pytest.mark.parametrize("language", LANGUAGES)
def test_name_list_says_how_many_are_missing_in_each_language(language: str) -> None:
    assert name_list(Speech(language), list("ABCDEFG"), 2).count("5") == 1
