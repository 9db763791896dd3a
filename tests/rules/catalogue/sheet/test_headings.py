"""Rule sheets on the aim, the cards, the deal, the bidding and the lead."""

from __future__ import annotations

import pytest

from rules.catalogue import build, full
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import summary
from rules.catalogue.sheet.blanks import counts, sizes
from rules.phases.dealing import DealOut
from tests.rules.catalogue.sheet.reading import read, under


def aim(preset: str, **changed: str) -> str:
    """Return the first line of the summary."""
    return " ".join(summary(preset, changed)[0])


def way(preset: str, **changed: str) -> str:
    """Return the second line of the summary."""
    return " ".join(summary(preset, changed)[1])


@pytest.mark.parametrize("preset", ["bigtwo_basic", "bigtwo_denexa"])
def test_the_dealers_right_cuts_whichever_way_the_game_goes(preset: str) -> None:
    """000:63.3: counter-clockwise the dealer's right is the next in turn, not the player before."""
    assert "The player to the dealer's right cuts the deck." in read(preset, cut="right_of_dealer")
    assert "before the dealer" not in read(preset)


def test_the_aim_is_told_first_and_follows_from_how_a_deal_ends() -> None:
    assert aim("thirteen_denexa") == "Be first to play all your cards."
    assert "Everyone else pays for each card left." in aim("bigtwo_basic")
    assert "First out is the President, last is the Scum." in aim("president_basic")
    assert "the team with fewer cards left wins" in aim("bigtwo_teams")
    assert "Bid to be the landlord" in aim("doudizhu_denexa")
    assert "Bid to play alone" in aim("bigthree_denexa")
    assert "First out takes first place" in aim("bigtwo_penning")
    assert "Only the winner scores." in aim("bigtwo_pusoy_dos")


def test_a_changed_rule_changes_the_summary() -> None:
    assert "pays for each card left" not in aim("bigtwo_basic", score_model="pusoy")
    assert "give up good cards" in aim("president_basic")
    assert "give up good cards" not in aim("president_basic", exchange="none")
    assert "two teams" in aim("bigtwo_basic", teams="opposite_pairs").lower()


@pytest.mark.parametrize(
    ("preset", "changed", "said"),
    [
        ("bigtwo_basic", {}, "Play singles, pairs, triples or five-card hands;"),
        ("bigtwo_basic", {"triples": "off"}, "Play singles, pairs or five-card hands;"),
        ("president_basic", {}, "Play singles, pairs or larger sets; beat them with as many"),
        ("president_larger_any", {}, "beat them with higher or bigger sets."),
        ("president_zheng", {}, "Play singles, sets or runs;"),
        ("president_poker", {}, "Play singles, sets or five-card hands;"),
        ("president_poker", {"sequences": "single"}, "sets, runs or five-card hands;"),
        ("doudizhu_denexa", {}, "or triples with extras;"),
        ("doudizhu_denexa", {}, "Jokers rank above every other card."),
        ("thirteen_denexa", {}, "If you pass, you're out of this trick."),
        ("president_basic", {}, "High to low: 2 A K Q J 10 … 3."),
        ("president_aces_high", {}, "High to low: A K Q J 10 9 … 2."),
        ("lectio", {}, "High to low: 2 1 15 14 13 12 … 3."),
        ("president_basic", {"match_target": "1"}, "when someone has 1 point."),
        ("bigtwo_tiki", {}, "Bombs beat any other play. No bomb beats the top two on its own."),
    ],
)
def test_sheet_says_in_its_second_line_which_plays_follow(
    preset: str, changed: dict[str, str], said: str
) -> None:
    assert said in way(preset, **changed)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_sheet_begins_with_a_summary_of_two_lines(preset: str) -> None:
    one, two = summary(preset)
    assert all(said.endswith(".") for said in (*one, *two))
    assert 1 <= len(one) <= 3
    assert 2 <= len(two) <= 7


def test_a_pack_without_low_cards_lists_none_of_them() -> None:
    """40 cards without 4, 5 and 6."""
    page = under("Cards", "president_basic", pack="strip40")
    assert "High to low: 2 A K Q J 10 9 8 7 3." in page
    assert "High to low: 3 2 A K Q J 10 9 8 7." in under("Cards", "president_klootzakken")


def test_how_many_cards_each_player_gets_is_told() -> None:
    """003:265: 13 each for up to four, equal hands for more."""
    told = "13 with 2 to 4 players, 10 with 5 players, 8 with 6 players."
    assert f"Cards each: {told}" in read("thirteen_denexa")
    assert "Everyone gets 13 cards." in read("bigtwo_basic")
    assert "Everyone gets 21 cards." in read("bigtwo_two_21")
    assert "Everyone gets the same" not in read("bigtwo_two_21")


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
    assert "eftover" not in read("bigtwo_basic")
    assert "Leftover cards are shown" in read("bigtwo_three")


def test_hands_that_win_with_four_players_are_not_spoken_of_in_a_game_for_three() -> None:
    assert "dragon" not in read("bigtwo_three_ghost")
    assert "four players" not in read("bigtwo_three_ghost")
    assert "(a dragon) wins at once" in read("bigtwo_deuces")
    assert "(a dragon) wins at once" in read("bigtwo_three_ghost", instant_win_seats="any")


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
    assert f"The player with the lowest card, the {card}, leads" in read(preset)


def test_sheet_names_the_leader_also_where_the_card_may_not_be_dealt() -> None:
    """003:46: "If nobody holds the 3♦, then play starts with the 3♣, and so on"."""
    otherwise = "If nobody has it, the lowest card dealt leads."
    assert otherwise in read("bigtwo_denexa")
    assert otherwise not in read("bigtwo_basic")


def test_sheet_says_that_the_most_cards_left_lead_where_the_loser_leads() -> None:
    """000:111."""
    told = "In later deals the player left with the most cards leads."
    assert told in read("bigtwo_loser_leads")


def test_a_new_round_has_a_new_dealer() -> None:
    """000:113: all draw a card, and the highest shuffles and deals."""
    told = "each set starts afresh, with a random dealer."
    assert told in read("bigtwo_indonesia")


def test_sheet_names_the_lowest_tile_where_threes_are_lowest() -> None:
    assert "The player with the lowest card, the 3D, leads the first deal." in read("lectio")
    old = read("lectio", rank_order="tiles")
    assert "The player with the lowest card leads the first deal." in old


def test_the_highest_bidder_is_the_landlord_from_then_on() -> None:
    page = under("Bidding", "doudizhu_denexa")
    assert "becomes the landlord, picks up the 3 hidden cards and keeps them all" in page
    assert "The landlord leads." in under("Who leads", "doudizhu_denexa")
    assert "even if someone else plays alone" in under("Who leads", "bigthree_denexa")
    solo = read("bigthree_denexa")  # 003:148 "plays solo"
    assert "landlord" not in solo.lower()
    assert "plays alone, picks up the 4 hidden cards" in solo
    assert "the player alone" not in read("doudizhu_denexa").lower()
