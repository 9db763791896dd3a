"""What a sheet says of the end of a deal, points, what is between deals, and the match."""

from __future__ import annotations

import pytest

from rules.catalogue import build, full, problems
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import sentence, sheet
from rules.match.terms import WonBy
from tests.rules.catalogue.sheet.reading import read, under


def test_where_the_last_card_must_be_called_no_warning_is_promised() -> None:
    page = under("End of a deal", "bigtwo_last_card_call")
    assert 'must call "last card" right after the play that leaves one card' in page
    assert "Everyone is warned" not in page
    assert "Everyone is warned" in read("bigtwo_basic", announce="one")


def test_whoever_pays_for_a_helped_win_is_told_to_lead_more_than_one_card() -> None:
    """000:88, 000:89."""
    page = read("bigtwo_basic", last_card_guard="liability")
    assert "lead more than one card, or else your highest" in page
    assert "on a single card play your highest" in page


def test_chips_not_points_win_a_match_for_chips() -> None:
    assert "The most chips win the match." in read("lectio")
    assert "points win" not in read("lectio")


@pytest.mark.parametrize("preset", PRESETS)
def test_who_wins_the_match_is_what_the_rules_count(preset: str) -> None:
    said = under("Match", preset, match_end="deals")
    if problems(preset, {"match_end": "deals"}):
        return
    won_by = build(preset, {"match_end": "deals"}).match.won_by
    most = any(f"The {won}" in said for won in ("most points win", "most chips win", "team with"))
    assert most == (won_by is WonBy.MOST)
    assert ("The fewest penalty points win" in said) == (won_by is WonBy.FEWEST)


def test_an_open_match_has_no_end_and_no_winner() -> None:
    assert under("Match", "thirteen_denexa") == "The match has no fixed end."


def test_a_match_of_one_deal_is_told_in_good_english() -> None:
    assert "The match is a single deal." in read("president_collusion")
    assert "join" not in read("president_collusion")
    for end, told in (
        ("points", "The match ends when someone has a point."),
        ("time", "The match ends after one minute; the deal is played out."),
    ):
        assert told in read("president_basic", match_end=end, match_target="1")


def test_a_match_for_chips_ends_when_they_run_out_whatever_else_ends_it() -> None:
    for end in ("open", "deals", "points", "time"):
        said = under("Match", "bigtwo_basic", starting_chips="50", match_end=end)
        assert "out of chips" in said
        assert "no fixed end" not in said
        assert "The most chips win the match." in said
    assert "chips" not in under("Match", "daifugo_denexa", match_end="chips_out_or_deals")


def test_teams_score_together() -> None:
    """002:135 names a winning team."""
    page = read("bigtwo_teams", match_end="deals", match_target="5")
    assert "Each partner of the winning team gets a point for the deal." in page
    assert "The team with the most points wins the match." in page
    assert "No points are kept" not in page
    penalties = read("bigtwo_basic", teams="opposite_pairs")
    assert "penalty" not in penalties
    assert "settle" not in penalties


def test_what_a_fault_is_is_told() -> None:
    """000:537."""
    page = under("Places", "president_landlord")
    assert "A step left out or a wrong count is a fault" in page
    assert "becomes the last at once, and the new first place deals." in page
    assert page.count("shuffles") == 1


def test_colluding_pairs_swap_as_many_for_as_many_also_in_the_first_deal() -> None:
    page = under("Exchange", "president_collusion")
    assert "After the cards are dealt, the first place and the last" in page
    assert "as many each way, and at most as many times as a hand has cards." in page
    assert "In the first deal the seats stand for the places." in page
    assert "gives the best card" not in page


def test_merchants_know_when_they_trade_and_what_happens_without_agreement() -> None:
    """000:509-513."""
    page = under("Exchange", "president_merchants")
    assert "If the exchange leaves out two places in the middle" in page
    assert "with 4 offers each at most; without agreement each gives the card offered last" in page
    assert "With an odd number of players the one in the very middle trades with nobody." in page


def test_a_card_more_goes_back_is_said_once() -> None:
    """Butthead: two for three."""
    page = under("Exchange", "president_butthead")
    assert "gives back cards of its choice, one more than it got." in page
    assert "as many cards of its choice" not in page


def test_what_goes_back_is_told_for_any_number_of_cards() -> None:
    page = under("Exchange", "president_basic", players="4..5", exchange="[4]")
    assert "The higher place gives back as many cards of its choice." in page
    more = under("Exchange", "president_basic", exchange="[4]", exchange_extra="1")
    assert "The higher place gives back cards of its choice, one more than it got." in more
    assert "as many cards of its choice" not in more


@pytest.mark.parametrize(
    ("changed", "back"),
    [
        ({"exchange": "[1]"}, "any one card"),
        ({"exchange": "[2]"}, "any two cards"),
        ({"exchange": "[1]", "exchange_extra": "1"}, "any two cards"),
        ({"exchange": "[1]", "exchange_return": "lowest"}, "a lowest card"),
        ({"exchange": "[2]", "exchange_return": "lowest"}, "the two lowest cards"),
    ],
)
def test_one_card_and_two_are_counted(changed: dict[str, str], back: str) -> None:
    """000:320: the last gives "when the deal is complete"."""
    page = under("Exchange", "president_basic", **changed)
    assert page.startswith("After the cards of each later deal are dealt, the last player gives")
    assert page.endswith(f"The first gives back {back}.")


def test_an_exchange_of_two_pairs_tells_from_how_many_players_on() -> None:
    assert "with four players or more, the last but one" in read("president_deuces")
    assert "with four players" not in read("president_vice")


@pytest.mark.parametrize(
    ("preset", "told"),
    [
        ("president_huberes", "Wild cards count as the best of all."),
        ("president_high_jd", "The jack of diamonds counts as better than the twos."),
        ("president_high_black3", "The black threes count as better than the twos."),
        ("president_threes_high", "A three counts as better than all cards but the twos."),
    ],
)
def test_which_cards_are_best_is_told_where_house_rules_make_it_so(preset: str, told: str) -> None:
    assert told in under("Exchange", preset)
    assert told not in read("president_basic")


@pytest.mark.slow
def test_titles_are_told_for_as_many_as_may_play() -> None:
    page = under("Places", "president_basic")
    assert "from the first down: President, Vice-President; from the last up: Scum, Vice" in page
    assert "Those between are called Citizen." in page
    four = under("Places", "president_basic", players="4..4")
    assert "first to last the places are called: President, Vice-President, Vice-Scum, Scum" in four
    assert "Those between" not in four
    assert "The first is the Rich Man, the last the Poor Man." in read("president_hamish")
    assert "With three players they are: Daifugo, Commoner, Destitute." in read("daifugo_denexa")
    own = under("Places", "president_basic", players="4..4", titles="custom:General/Major/Private")
    assert "from the first down: General, Major; from the last up: Private." in own
    assert "General, Colonel, Major;" in under("Places", "president_basic", titles="custom")
    assert "–" not in "".join(map(read, PRESETS))


def test_the_landlord_and_the_rich_man_are_called_so() -> None:
    """000:537 "in this version called the Landlord", 000:529 "called the Rich Man"."""
    assert "from the first down: Landlord," in read("president_landlord")
    assert "If anyone but the Rich Man of the last deal goes out first" in read("president_hamish")


def test_the_one_loser_of_lukang_is_found_among_equals_too() -> None:
    """000:208: "the holder of the highest card loses"."""
    page = under("Points", "bigtwo_lukang")
    assert "among equals, of the highest card. That player pays the winner 1." in page
    assert "fixed sum" not in read("bigtwo_lukang")


def test_the_highest_rate_of_those_who_never_played_is_told() -> None:
    """002:70."""
    rates = {"std": "three times", "deuces3p": "three times", "harsh": "four times"}
    for steps, rate in rates.items():
        page = read("bigtwo_deuces", penalty_steps=steps)
        assert f"Only a player who never played pays {rate}." in page
    assert "Only a player" not in read("bigtwo_deuces", penalty_steps="flat")
    assert "pays the highest rate." in read("bigtwo_deuces", penalty_steps="[[9,2],[12,5]]")


def test_steps_and_values_of_a_table_are_told() -> None:
    """000:195 "double payments for 9-11 cards", 000:201 "various scales"."""
    assert "each of them: ×2 from 9 cards." in read("bigtwo_kam", penalty_steps="[[9,2]]")
    values = read("bigtwo_values_a", card_values="{J:2,Q:2,K:2,A:3,2:4}")
    assert "is worth 3–10: 1, J–K: 2, A: 3, 2: 4; from ten cards double." in values
    assert "from high to low: clubs, diamonds, hearts, spades." in read(
        "bigtwo_basic", suit_order="CDHS"
    )


def test_what_has_no_effect_is_told_at_the_end() -> None:
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
    assert "13 or more" not in page
    assert "With more than 13 cards left, each counts 4." in page


def test_a_number_is_told_by_the_sentence_it_stands_in() -> None:
    assert "11 points" in sentence("match_end", full("president_basic"))
    assert sentence("match_target", full("president_basic")) == ""
