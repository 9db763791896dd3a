"""Rule sheets on the end of a deal, points, the time between deals, and the match."""

from __future__ import annotations

import pytest

from rules.catalogue import build, full, problems
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import sentence, sheet
from rules.match.terms import WonBy
from tests.rules.catalogue.sheet.reading import read, under


def test_where_the_last_card_must_be_called_no_warning_is_promised() -> None:
    page = under("The deal ends", "bigtwo_last_card_call")
    assert "Call “last card” right after the play that leaves you one" in page
    assert "Everyone is warned" not in page
    assert "Everyone is warned" in read("bigtwo_basic", announce="one")


def test_sheet_names_the_precautions_of_liability() -> None:
    """000:88, 000:89."""
    page = read("bigtwo_basic", last_card_guard="liability")
    assert "lead more than one card or your highest" in page
    assert "on a single, play your highest" in page


def test_chips_not_points_win_a_match_for_chips() -> None:
    assert "Most chips win." in read("lectio")
    assert "points win" not in read("lectio")


@pytest.mark.parametrize("preset", PRESETS)
def test_sheet_names_the_winner_of_the_match_as_the_rules_count(preset: str) -> None:
    said = under("Match", preset, match_end="deals")
    if problems(preset, {"match_end": "deals"}):
        return
    won_by = build(preset, {"match_end": "deals"}).match.won_by
    most = any(won in said for won in ("Most points win", "Most chips win", "The team with"))
    assert most == (won_by is WonBy.MOST)
    assert ("Fewest penalty points win" in said) == (won_by is WonBy.FEWEST)


def test_an_open_match_has_no_end_and_no_winner() -> None:
    assert under("Match", "thirteen_denexa") == "Play as many deals as you like."


def test_a_match_of_one_deal_is_told_in_good_english() -> None:
    assert "The match is 1 deal." in read("president_collusion")
    assert "Join" not in read("president_collusion")
    for end, told in (
        ("points", "The match ends when someone has 1 point."),
        ("time", "The match ends after 1 minute. A deal is always finished."),
    ):
        assert told in read("president_basic", match_end=end, match_target="1")


def test_a_match_for_chips_ends_when_they_run_out_whatever_else_ends_it() -> None:
    for end in ("open", "deals", "points", "time"):
        said = under("Match", "bigtwo_basic", starting_chips="50", match_end=end)
        assert "out of chips" in said
        assert "as you like" not in said
        assert "Most chips win." in said
    assert "chips" not in under("Match", "daifugo_denexa", match_end="chips_out_or_deals")


def test_teams_score_together() -> None:
    """002:135 names a winning team."""
    page = read("bigtwo_teams", match_end="deals", match_target="5")
    assert "Each partner of the winning team gets 1 point." in page
    assert "The team with the most points wins." in page
    assert "No points are kept" not in page
    penalties = read("bigtwo_basic", teams="opposite_pairs")
    assert "penalty" not in penalties
    assert "settle" not in penalties


def test_sheet_says_which_step_is_a_fault() -> None:
    """000:537."""
    page = under("Titles and seats", "president_landlord")
    assert "A skipped step or a wrong count is a fault" in page
    assert "drops to last at once, and the new first place deals." in page
    assert page.count("shuffles") == 1


def test_colluding_pairs_swap_as_many_for_as_many_also_in_the_first_deal() -> None:
    page = under("Exchange", "president_collusion")
    assert "Once cards are dealt, first and last" in page
    assert "as many each way, and at most as many times as a hand has cards." in page
    assert "In the first deal, seats stand for places." in page
    assert "their best card" not in page


def test_sheet_says_when_merchants_trade_and_how_it_ends_without_agreement() -> None:
    """000:509-513."""
    page = under("Exchange", "president_merchants")
    assert "If two places in the middle exchange nothing" in page
    assert "with up to 4 offers each; in the end each gives the card offered last" in page
    assert "With an odd number of players, the one in the middle doesn't trade." in page


def test_a_card_more_goes_back_is_said_once() -> None:
    """Butthead: two for three."""
    page = under("Exchange", "president_butthead")
    assert "gives back any cards, one more than it got." in page
    assert "back as many cards" not in page


def test_sheet_says_which_cards_go_back_for_any_number_of_cards() -> None:
    page = under("Exchange", "president_basic", players="4..5", exchange="[4]")
    assert "The higher place gives back as many cards, any it likes." in page
    more = under("Exchange", "president_basic", exchange="[4]", exchange_extra="1")
    assert "The higher place gives back any cards, one more than it got." in more
    assert "back as many cards" not in more


@pytest.mark.parametrize(
    ("changed", "back"),
    [
        ({"exchange": "[1]"}, "any card"),
        ({"exchange": "[2]"}, "any two cards"),
        ({"exchange": "[1]", "exchange_extra": "1"}, "any two cards"),
        ({"exchange": "[1]", "exchange_return": "lowest"}, "its lowest card"),
        ({"exchange": "[2]", "exchange_return": "lowest"}, "its two lowest cards"),
    ],
)
def test_one_card_and_two_are_counted(changed: dict[str, str], back: str) -> None:
    """000:320: the last gives "when the deal is complete"."""
    page = under("Exchange", "president_basic", **changed)
    assert page.startswith("From the second deal: once cards are dealt, last place gives")
    assert page.endswith(f"First place gives {back} back.")


def test_an_exchange_of_two_pairs_tells_from_how_many_players_on() -> None:
    assert "With four or more players, second-last" in read("president_deuces")
    assert "four or more players" not in read("president_vice")


@pytest.mark.parametrize(
    ("preset", "told"),
    [
        ("president_huberes", "Wild cards count as the best of all."),
        ("president_high_jd", "The jack of diamonds counts as better than the twos."),
        ("president_high_black3", "The black threes count as better than the twos."),
        ("president_threes_high", "A three counts as better than all cards but the twos."),
    ],
)
def test_sheet_says_which_cards_are_best_where_house_rules_change_that(
    preset: str, told: str
) -> None:
    assert told in under("Exchange", preset)
    assert told not in read("president_basic")


@pytest.mark.slow
def test_titles_are_told_for_as_many_as_may_play() -> None:
    page = under("Titles and seats", "president_basic")
    assert "from the top: President, Vice-President; from the bottom: Scum, Vice" in page
    assert "Those in between: Citizen." in page
    four = under("Titles and seats", "president_basic", players="4..4")
    assert "Titles, first to last: President, Vice-President, Vice-Scum, Scum" in four
    assert "in between" not in four
    assert "First place is the Rich Man, last place the Poor Man." in read("president_hamish")
    assert "With three players: Daifugo, Commoner, Destitute." in read("daifugo_denexa")
    own = under(
        "Titles and seats", "president_basic", players="4..4", titles="custom:General/Major/Private"
    )
    assert "from the top: General, Major; from the bottom: Private." in own
    assert "General, Colonel, Major;" in under(
        "Titles and seats", "president_basic", titles="custom"
    )
    assert "–" not in "".join(map(read, PRESETS))


def test_sheet_names_the_first_place_landlord_or_rich_man() -> None:
    """000:537 "in this version called the Landlord", 000:529 "called the Rich Man"."""
    assert "from the top: Landlord," in read("president_landlord")
    assert "If the Rich Man doesn't go out first" in read("president_hamish")


def test_the_one_loser_of_lukang_is_found_among_equals_too() -> None:
    """000:208: "the holder of the highest card loses"."""
    page = under("Points", "bigtwo_lukang")
    assert "the most cards, then the highest card. The loser pays the winner 1." in page
    assert "fixed amount" not in read("bigtwo_lukang")


def test_sheet_says_the_highest_rate_of_an_unplayed_hand() -> None:
    """002:70."""
    rates = {"std": "×3", "deuces3p": "×3", "harsh": "×4"}
    for steps, rate in rates.items():
        page = read("bigtwo_deuces", penalty_steps=steps)
        assert f"Only a player who never played pays {rate}." in page
    assert "Only a player" not in read("bigtwo_deuces", penalty_steps="flat")
    assert "pays the highest rate." in read("bigtwo_deuces", penalty_steps="[[9,2],[12,5]]")


def test_steps_and_values_of_a_table_are_told() -> None:
    """000:195 "double payments for 9-11 cards", 000:201 "various scales"."""
    assert "cost more each: ×2 from 9 cards." in read("bigtwo_kam", penalty_steps="[[9,2]]")
    values = read("bigtwo_values_a", card_values="{J:2,Q:2,K:2,A:3,2:4}")
    assert "cost by rank: 3–10: 1, J–K: 2, A: 3, 2: 4; double from ten cards." in values
    assert "high to low: clubs, diamonds, hearts, spades." in read(
        "bigtwo_basic", suit_order="CDHS"
    )


def test_sheet_ends_with_the_options_without_effect() -> None:
    page = sheet("president_denexa", {"place_points": "zero_sum"})
    assert page.splitlines()[-1].startswith("Without effect here. How many points does each place")
    assert "Without effect" not in sheet("president_basic", {"place_points": "worker"})


def test_penalties_of_a_game_that_is_played_on_are_counted_when_the_first_goes_out() -> None:
    """C-BT-21."""
    told = "Cards left are counted when the first player goes out."
    assert told in under("Points", "bigtwo_deuces")
    assert told not in read("bigtwo_basic")


def test_more_than_thirteen_cards_count_once_only() -> None:
    page = read("bigtwo_basic", over13_rate="4")
    assert "from 13" not in page
    assert "With more than 13 cards left, each costs 4." in page


def test_a_number_is_told_by_the_sentence_it_stands_in() -> None:
    assert "11 points" in sentence("match_end", full("president_basic"))
    assert sentence("match_target", full("president_basic")) == ""
