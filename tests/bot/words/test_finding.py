"""Games are found by what people call them and by how many may play."""

from __future__ import annotations

import pytest

from bot.words import speaking
from bot.words.finding import games
from rules.catalogue import full
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS, resolved


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("asshole", "president_basic"),
        ("Asshole", "president_basic"),
        ("8 cut", "daifugo_denexa"),
        ("8-cut", "daifugo_denexa"),
        ("dig a hole", "bigthree_denexa"),
        ("fight the landlord", "doudizhu_denexa"),
        ("tien len", "thirteen_denexa"),
        ("Tiến Lên", "thirteen_denexa"),
        ("大老二", "bigtwo_basic"),
    ],
)
def test_a_game_is_found_by_the_names_people_have_for_it(typed: str, first: str) -> None:
    assert games(typed)[0] == first


def test_games_for_three_are_found_by_the_number_of_players() -> None:
    found = games("3 players")
    for preset in PRESETS:
        low, _, high = full(preset)["players"].partition("..")
        assert (preset in found) == (int(low) <= 3 <= int(high)), preset


def test_the_number_of_players_is_typed_in_ones_own_language() -> None:
    with speaking("de"):
        assert games("3 Spieler") == games("3 players")
    with speaking("ja"):
        assert games("3人") == games("3 players")


def test_words_need_not_stand_together_nor_in_order() -> None:
    assert "president_comp303_double" in games("packs strong president")
    assert games("president revol") == ["president_revolution"]


def test_where_games_tell_the_words_together_only_these_are_found() -> None:
    found = games("two packs")
    assert "president_double_deck" in found
    assert all("two packs" in f"{PRESETS[one].title} {PRESETS[one].about}".lower() for one in found)


def test_without_a_word_all_games_are_there_and_nothing_is_found_by_nonsense() -> None:
    assert sorted(games("")) == sorted(PRESETS)
    assert games("xyzzy president") == []


def test_every_family_has_other_names() -> None:
    for family in FAMILIES.values():
        for name in family.known_as:
            assert any(resolved(preset)[0] == family.id for preset in games(name)), name
