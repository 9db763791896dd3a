"""What a sheet says of combinations, tricks and cards with powers."""

from __future__ import annotations

import pytest

from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.shapes.poker import Flush
from tests.rules.catalogue.sheet.reading import read, under

FIVE = "straight, flush, full house, four of a kind with a fifth card, straight flush"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_sheet_says_when_a_trick_ends_and_who_leads_next(preset: str) -> None:
    page = under("Tricks", preset)
    assert "leads anew with any play." in page
    assert ("Everyone has one turn" in page) != ("When all others have passed" in page)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_that_is_played_on_says_who_leads_for_a_player_who_went_out(preset: str) -> None:
    """CG-33."""
    page = under("Tricks", preset)
    next_leads = "If that player has gone out, the next in turn who holds cards leads." in page
    lowest_leads = "the trick is over, and the holder of the lowest card leads." in page
    goes_on = "The deal goes on until only one player holds cards" in read(preset)
    assert [next_leads, lowest_leads].count(True) == goes_on


@pytest.mark.parametrize(
    ("preset", "hands"),
    [
        ("bigtwo_basic", FIVE),
        ("president_poker", FIVE),
        ("bigtwo_gamesky", FIVE.replace("flush, ", "", 1)),
        ("bigtwo_royal", FIVE.replace("four", "straight flush, four").replace("d, st", "d, st")
         .removesuffix("straight flush") + "royal flush"),
        ("bigtwo_butterfly", f"two pairs with an odd card, {FIVE}"),
        ("bigtwo_bare_quads", FIVE.replace("four of a kind with a fifth card, ", "")),
        ("bigtwo_taiwan_latta", "straight, full house, four of a kind with a fifth card"),
    ],
)  # fmt: skip
def test_hands_of_five_are_listed_from_low_to_high(preset: str, hands: str) -> None:
    assert f"Hands of five, from low to high: {hands}." in read(preset)


def test_what_decides_between_full_houses_and_fours_is_told() -> None:
    """000:53, 000:54."""
    page = under("Combinations", "bigtwo_basic")
    assert "Full houses compare by their three of a kind." in page
    assert "Four of a kind with a fifth card compares by the four alone." in page
    assert "by the four alone" not in read("bigtwo_bare_quads")
    assert "by their three of a kind" not in read("bigtwo_poker_ranks")


@pytest.mark.parametrize("preset", ["bigtwo_gamesky", "bigtwo_taiwan_latta"])
def test_without_flushes_five_cards_of_one_suit_in_sequence_remain_a_combination(
    preset: str,
) -> None:
    assert "Five cards of one suit are no combination unless they are in sequence." in read(preset)
    shapes = [shape for ladder in build(preset).ladders for shape in ladder.shapes]
    assert not any(isinstance(shape, Flush) for shape in shapes)


def test_a_straight_flush_of_seven_cards_is_only_a_straight_by_itself() -> None:
    """C-BT-15."""
    told = "with any two other cards, seven in all; alone it is only a straight."
    assert told in read("bigtwo_taiwan_latta")


def test_where_suits_break_no_tie_they_decide_between_no_flushes() -> None:
    assert "Flushes compare by the highest card." in read("bigtwo_no_suits")
    assert "Flushes compare by the highest card." in read("president_poker")
    assert "then by suit" not in read("bigtwo_no_suits")


def test_the_straights_of_tiles_are_told() -> None:
    """Lexio: the ones and twos are above 15, so 12-13-14-15-1 is a straight too."""
    ladder = "1-2-3-4-5, 2-3-4-5-6, 12-13-14-15-1 down to 3-4-5-6-7."
    assert f"Straights from high to low: {ladder}" in read("lectio")
    top = read("lectio", rank_order="tiles", straight_order="a2345_top")
    assert "Straights from high to low: 1-2-3-4-5, 11-12-13-14-15 down to 2" not in top
    assert "Straights from high to low: 1-2-3-4-5, 11-12-13-14-15 down to 3-4-5-6-7, 2" in top


def test_sets_of_three_and_four_are_not_called_like_ranks() -> None:
    """ "Threes" are cards of rank three."""
    for preset in ("doudizhu_denexa", "bigthree_denexa", "president_zheng"):
        page = under("Combinations", preset)
        assert not {"threes", "fours"} & set(page.lower().replace(",", "").split())


def test_cards_that_others_carry_along_do_not_count_when_plays_are_compared() -> None:
    """003:106: "with any kickers disregarded"."""
    page = under("Combinations", "doudizhu_denexa")
    assert "Extra cards differ in rank and do not count when plays are compared." in page
    assert "Four of a kind with extra cards is no bomb." in page


def test_a_rocket_takes_two_jokers() -> None:
    rocket = "Both jokers together are the rocket, which beats everything."
    assert rocket in read("doudizhu_denexa")
    bombs = read("president_basic", bomb_system="dou_dizhu")
    assert "Four of a kind alone is a bomb" in bombs
    assert "rocket" not in bombs


def test_a_run_is_as_long_as_the_table_wants() -> None:
    page = read("president_zheng", run_min="5")
    assert "A run of single cards has at least 5 cards." in page
    assert "three or more cards in sequence" not in page.lower()


def test_a_transparent_card_is_not_laid_with_others() -> None:
    """K 3 is no pair (000:468): threes go on what has been played."""
    page = read("president_transparent")
    assert "as many of them as the last play had beat any single card or set" in page
    assert "or with" not in under("Special cards", "president_transparent")


def test_only_the_highest_card_alone_or_in_a_pair_ends_a_trick_at_once() -> None:
    """002:48: the two of spades and pairs with it, not three twos."""
    told = "The highest card, alone or in a pair, ends the trick at once where no bomb can beat it."
    assert told in read("bigtwo_deuces")
    assert "nothing can beat" not in read("bigtwo_deuces")


@pytest.mark.parametrize("preset", ["president_revolution", "president_hamish"])
def test_another_revolution_turns_everything_back(preset: str) -> None:
    """000:389: "If another 4 of a kind is played, then the order is reversed back"."""
    assert "until another one turns" in under("Special cards", preset)


def test_twos_have_a_place_in_the_revolution_of_the_rich_man() -> None:
    """000:397: (A) 2 4 5 ... Q K (A)."""
    page = under("Special cards", "president_hamish")
    assert "In a revolution twos rank highest, and a single ace may be laid on anything" in page


def test_sets_of_twos_need_one_card_fewer() -> None:
    """001:25."""
    told = "a set of twos also beats a lower set that has one card more."
    assert told in read("president_comp303")


def test_who_may_play_again_after_a_pass_is_told_in_whole_sentences() -> None:
    assert "A player who passes may still play when the turn comes round again." in read(
        "bigtwo_basic"
    )
    assert "A player who passes is out until the trick is over." in read("thirteen_denexa")
    assert "A player who passes draws a card from the stock." in read("bigtwo_two_draw")


def test_a_new_stock_is_made_three_times_at_most() -> None:
    page = read("bigtwo_two_draw", stock_exhausted="reshuffle")
    assert "shuffled into a new one, 3 times at most." in page


def test_bombs_are_named_before_what_they_beat() -> None:
    page = under("Combinations", "bigtwo_gamesky")
    assert page.index("are the bombs.") < page.index("Bombs beat any other play.")
    assert "Only a higher bomb beats a bomb." in page
    assert "bomb" not in read("bigtwo_basic")


def test_without_chops_nothing_is_said_about_them() -> None:
    assert "chop" not in read("thirteen_denexa", bomb_system="none").lower()
