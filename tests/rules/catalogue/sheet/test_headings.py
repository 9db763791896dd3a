"""What a sheet says of the aim, the cards, the deal, the auction and the lead."""

from __future__ import annotations

import pytest

from rules.catalogue import build, full
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet.blanks import counts, sizes
from rules.phases.dealing import DealOut
from tests.rules.catalogue.sheet.reading import read, under


@pytest.mark.parametrize("preset", ["bigtwo_basic", "bigtwo_denexa"])
def test_the_dealers_right_cuts_whichever_way_the_game_goes(preset: str) -> None:
    """000:63.3; counter-clockwise that is the next in turn, not the player before."""
    assert "The player to the dealer's right cuts the pack." in read(preset, cut="right_of_dealer")
    assert "before the dealer" not in read(preset)


def test_the_aim_is_told_first_and_follows_from_how_a_deal_ends() -> None:
    assert under("Aim", "thirteen_denexa") == "Be the first to get rid of all your cards."
    assert "hold as few cards as possible" in under("Aim", "bigtwo_basic")
    assert "order in which players go out decides" in under("Aim", "president_basic")
    assert "the team that holds fewer cards" in under("Aim", "bigtwo_teams")
    assert "The landlord plays alone" in under("Aim", "doudizhu_denexa")


def test_a_pack_without_low_cards_lists_none_of_them() -> None:
    """40 cards without 4, 5 and 6."""
    page = under("Cards", "president_basic", pack="strip40")
    assert "Ranks from high to low: 2 A K Q J 10 9 8 7 3." in page
    assert "Ranks from high to low: 3 2 A K Q J 10 9 8 7." in under(
        "Cards", "president_klootzakken"
    )


def test_how_many_cards_each_player_gets_is_told() -> None:
    """003:265: 13 each for up to four, equal hands for more."""
    told = "13 with 2 to 4 players, 10 with 5 players, 8 with 6 players."
    assert f"Cards for each player: {told}" in read("thirteen_denexa")
    assert "Cards in each hand: 13." in read("bigtwo_basic")
    assert "Cards in each hand: 21." in read("bigtwo_two_21")
    assert "Everyone is dealt" not in read("bigtwo_two_21")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_hands_are_as_large_as_the_sheet_says(preset: str) -> None:
    choices, rules = full(preset), build(preset)
    if choices["deal"] == "all_uneven":
        return
    dealing = next(phase for phase in rules.phases if isinstance(phase, DealOut))
    told = {players: size for size, group in sizes(choices) for players in group}
    cards = rules.pack.bit_count()
    assert told == {players: dealing.each_gets(players, cards) for players in counts(choices)}


def test_cards_left_over_are_not_spoken_of_where_none_can_be() -> None:
    assert "left over" not in read("bigtwo_basic")
    assert "Cards left over are shown" in read("bigtwo_three")


def test_hands_that_win_with_four_players_are_not_spoken_of_in_a_game_for_three() -> None:
    assert "dragon" not in read("bigtwo_three_ghost")
    assert "four players" not in read("bigtwo_three_ghost")
    assert "a dragon, wins at once" in read("bigtwo_deuces")
    assert "a dragon, wins at once" in read("bigtwo_three_ghost", instant_win_seats="any")


@pytest.mark.parametrize(
    ("preset", "card"),
    [
        ("bigtwo_basic", "3D"),
        ("bigtwo_taiwan_bridge", "3C"),
        ("bigtwo_pusoy_dos", "3C"),
        ("thirteen_denexa", "3S"),
    ],
)
def test_the_card_that_leads_is_named(preset: str, card: str) -> None:
    """CG-05, one for each order of suits."""
    assert f"The holder of the {card}, the lowest card, leads" in read(preset)


def test_who_leads_is_told_also_where_that_card_may_not_be_dealt() -> None:
    """003:46: "If nobody holds the 3♦, then play starts with the 3♣, and so on"."""
    otherwise = "If that card was not dealt, the holder of the lowest card dealt leads."
    assert otherwise in read("bigtwo_denexa")
    assert otherwise not in read("bigtwo_basic")


def test_the_loser_who_leads_is_whoever_was_left_with_the_most_cards() -> None:
    """000:111."""
    told = "Whoever was left with the most cards leads the next deal."
    assert told in read("bigtwo_loser_leads")


def test_a_new_round_has_a_new_dealer() -> None:
    """000:113: all draw a card, and the highest shuffles and deals."""
    told = "each round begins like a first deal, with a dealer who is drawn."
    assert told in read("bigtwo_indonesia")


def test_the_lowest_tile_has_a_name_where_it_is_a_three() -> None:
    assert "The holder of the 3D, the lowest card, leads the first deal." in read("lectio")
    old = read("lectio", rank_order="tiles")
    assert "The holder of the lowest card leads the first deal." in old


def test_the_highest_bidder_is_the_landlord_from_then_on() -> None:
    page = under("Auction", "doudizhu_denexa")
    assert "becomes the landlord, takes the 3 cards of the widow and discards none" in page
    assert "The landlord leads." in under("Lead", "doudizhu_denexa")
    assert "even if another player plays alone" in under("Lead", "bigthree_denexa")
    solo = read("bigthree_denexa")  # 003:148 "plays solo"
    assert "landlord" not in solo.lower()
    assert "becomes the solo player, takes the 4 cards of the widow" in solo
    assert "the player alone" not in read("doudizhu_denexa").lower()
