"""What a sheet says of the end of a deal, points, what is between deals, and the match."""

from __future__ import annotations

import pytest

from rules.catalogue import build, full, problems
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import sentence
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
    most = "The most points win" in said or "The most chips win" in said
    assert most == (won_by is WonBy.MOST)
    assert ("The fewest penalty points win" in said) == (won_by is WonBy.FEWEST)


def test_an_open_match_has_no_end_and_no_winner() -> None:
    assert under("Match", "thirteen_denexa") == "The match has no fixed end."


def test_a_match_of_one_deal_is_told_in_good_english() -> None:
    assert "The match ends with deal 1." in read("president_collusion")


def test_what_a_fault_is_is_told() -> None:
    """000:537."""
    page = under("Places", "president_landlord")
    assert "A step left out or a wrong count is a fault" in page
    assert "becomes the last at once, and the new first place deals." in page
    assert page.count("shuffles") == 1


def test_colluding_pairs_swap_as_many_for_as_many_also_in_the_first_deal() -> None:
    page = under("Exchange", "president_collusion")
    assert "always as many for as many and no oftener than a hand has cards." in page
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
    assert "gives cards of its choice, one more than it got." in page
    assert "as many cards of its choice" not in page


def test_what_goes_back_is_told_for_any_number_of_cards() -> None:
    page = under("Exchange", "president_basic", players="4..5", exchange="[4]")
    assert "In return the higher place gives as many cards of its choice." in page
    more = under("Exchange", "president_basic", exchange="[4]", exchange_extra="1")
    assert "In return the higher place gives cards of its choice, one more than it got." in more
    assert "as many cards of its choice" not in more


def test_titles_are_told_for_as_many_as_may_play() -> None:
    assert "With 6 players the places are called, from first to last: President," in read(
        "president_basic"
    )
    assert "Rich Man, –, –, –, –, Poor Man." in read("president_hamish")
    own = under("Places", "president_basic", players="4..4", titles="custom:General/Major/Private")
    assert "With 4 players the places are called, from first to last: General," in own
    assert "General, Colonel, Major," in under("Places", "president_basic", titles="custom")


def test_penalties_of_a_game_that_is_played_on_are_counted_when_the_first_goes_out() -> None:
    """C-BT-21."""
    told = "Cards left are counted when the first player goes out."
    assert told in under("Points", "bigtwo_deuces")
    assert told not in read("bigtwo_basic")


def test_more_than_thirteen_cards_count_once_only() -> None:
    page = read("bigtwo_basic", over13_rate="4")
    assert "13 or more" not in page
    assert "Cards of hands of more than 13 count 4 each." in page


def test_a_number_is_told_by_the_sentence_it_stands_in() -> None:
    assert "11 points" in sentence("match_end", full("president_basic"))
    assert sentence("match_target", full("president_basic")) == ""
