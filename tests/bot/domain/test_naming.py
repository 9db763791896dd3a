"""What people are called where something is said."""

from __future__ import annotations

from bot.domain.naming import named, naming
from bot.words import speaking

ANA, BEN, NOBODY = "123456789012345678", "22", "987654321098764821"


def test_people_are_called_as_they_are_where_it_is_said() -> None:
    with naming({ANA: "Ana_", BEN: "Ben"}):
        assert (named(ANA), named(BEN)) == (r"Ana\_", "Ben")
        with naming({ANA: "Anita"}):
            assert (named(ANA), named(BEN)) == ("Anita", "Player 22")
        assert named(ANA) == r"Ana\_"


def test_who_has_no_name_that_is_known_gets_a_word_in_the_readers_language() -> None:
    assert named(NOBODY) == "Player 4821"
    with speaking("ja"), naming({NOBODY: "\u200b"}):
        assert named(NOBODY) == "プレイヤー4821"


def test_a_computer_has_a_name_of_its_own() -> None:
    with naming({"c2": "Ana"}):
        assert named("c2") == "🤖 Nettle"


def test_a_name_is_no_wider_than_a_line_has_room_for() -> None:
    with naming({ANA: "国" * 32}):
        assert named(ANA) == "国" * 11 + "…"
