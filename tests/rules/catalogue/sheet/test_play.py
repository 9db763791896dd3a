"""Rule sheets on combinations, tricks and cards with powers."""

from __future__ import annotations

import pytest

from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.shapes.poker import Flush
from tests.rules.catalogue.sheet.reading import read, under

FIVE = "straight, flush, full house, four of a kind plus a card, straight flush"


@pytest.mark.parametrize("preset", PRESETS)
def test_sheet_says_when_a_trick_ends_and_that_its_winner_leads(preset: str) -> None:
    page = under("Your turn", preset)
    assert "wins the trick and leads the next." in page
    assert ("Everyone gets one turn" in page) != ("When everyone else passes" in page)


@pytest.mark.parametrize("preset", PRESETS)
def test_sheet_names_the_leader_in_place_of_a_player_gone_out(preset: str) -> None:
    """CG-33."""
    page = under("Your turn", preset)
    next_leads = "If they've gone out, the next player leads." in page
    lowest_leads = "the trick is over and the player with the lowest card leads." in page
    goes_on = "Play goes on until one player is left" in read(preset)
    assert [next_leads, lowest_leads].count(True) == goes_on


@pytest.mark.parametrize(
    ("preset", "hands"),
    [
        ("bigtwo_basic", FIVE),
        ("president_poker", FIVE),
        ("bigtwo_gamesky", FIVE.replace("flush, ", "", 1)),
        ("bigtwo_royal", FIVE.replace("four", "straight flush, four").replace("d, st", "d, st")
         .removesuffix("straight flush") + "royal flush"),
        ("bigtwo_butterfly", f"two pairs plus a card, {FIVE}"),
        ("bigtwo_bare_quads", FIVE.replace("four of a kind plus a card, ", "")),
        ("bigtwo_taiwan_latta", "straight, full house, four of a kind plus a card"),
    ],
)  # fmt: skip
def test_hands_of_five_are_listed_from_low_to_high(preset: str, hands: str) -> None:
    assert f"Five-card hands, low to high: {hands}." in read(preset)


def test_sheet_says_which_cards_decide_between_full_houses_and_fours() -> None:
    """000:53, 000:54."""
    page = under("What you can play", "bigtwo_basic")
    assert "In full houses only the triple counts." in page
    assert "In four of a kind only the four count." in page
    assert "only the four count" not in read("bigtwo_bare_quads")
    assert "only the triple" not in read("bigtwo_poker_ranks")


@pytest.mark.parametrize("preset", ["bigtwo_gamesky", "bigtwo_taiwan_latta"])
def test_without_flushes_five_cards_of_one_suit_in_sequence_remain_a_combination(
    preset: str,
) -> None:
    assert "No flushes: five cards of one suit only count in a straight flush." in read(preset)
    shapes = [shape for ladder in build(preset).ladders for shape in ladder.shapes]
    assert not any(isinstance(shape, Flush) for shape in shapes)


def test_a_straight_flush_of_seven_cards_is_only_a_straight_by_itself() -> None:
    """C-BT-15."""
    told = "with any two extra cards, seven in all; alone it's just a straight."
    assert told in read("bigtwo_taiwan_latta")


def test_where_suits_break_no_tie_they_decide_between_no_flushes() -> None:
    assert "Flushes compare by top card." in read("bigtwo_no_suits")
    assert "Flushes compare by top card." in read("president_poker")
    assert "then by suit" not in read("bigtwo_no_suits")


def test_the_straights_of_tiles_are_told() -> None:
    """Lexio: the ones and twos are above 15, so 12-13-14-15-1 is a straight too."""
    ladder = "1-2-3-4-5, 2-3-4-5-6, 12-13-14-15-1 down to 3-4-5-6-7."
    assert f"Straights, high to low: {ladder}" in read("lectio")
    top = read("lectio", rank_order="tiles", straight_order="a2345_top")
    assert "Straights, high to low: 1-2-3-4-5, 11-12-13-14-15 down to 2" not in top
    assert "Straights, high to low: 1-2-3-4-5, 11-12-13-14-15 down to 3-4-5-6-7, 2" in top


def test_sets_of_three_and_four_are_not_called_like_ranks() -> None:
    """ "Threes" are cards of rank three."""
    for preset in ("doudizhu_denexa", "bigthree_denexa", "president_zheng"):
        page = under("What you can play", preset)
        assert not {"threes", "fours"} & set(page.lower().replace(",", "").split())


def test_cards_that_others_carry_along_do_not_count_when_plays_are_compared() -> None:
    """003:106: "with any kickers disregarded"."""
    page = under("What you can play", "doudizhu_denexa")
    assert "Extras differ in rank and don't count when plays are compared." in page
    assert "Four of a kind with extras isn't a bomb." in page


def test_a_rocket_takes_two_jokers() -> None:
    rocket = "Both jokers together are the rocket, which beats everything."
    assert rocket in read("doudizhu_denexa")
    bombs = read("president_basic", bomb_system="dou_dizhu")
    assert "Four of a kind alone is a bomb" in bombs
    assert "rocket" not in bombs


def test_a_run_is_as_long_as_the_table_wants() -> None:
    page = read("president_zheng", run_min="5")
    assert "A run of singles has at least 5 cards." in page
    assert "three or more cards in sequence" not in page.lower()


def test_a_transparent_card_is_not_laid_with_others() -> None:
    """K 3 is no pair (000:468): threes go on what has been played."""
    page = read("president_transparent")
    assert "played on a set of the same size, it copies that set's rank" in page
    assert "or with" not in under("Special cards", "president_transparent")


def test_only_the_highest_card_alone_or_in_a_pair_ends_a_trick_at_once() -> None:
    """002:48: the two of spades and pairs with it, not three twos."""
    told = "The top card, alone or in a pair, ends the trick at once if no bomb can beat it."
    assert told in read("bigtwo_deuces")
    assert "nothing can beat" not in read("bigtwo_deuces")


@pytest.mark.parametrize("preset", ["president_revolution", "president_hamish"])
def test_another_revolution_turns_everything_back(preset: str) -> None:
    """000:389: "If another 4 of a kind is played, then the order is reversed back"."""
    assert "until another one" in under("Special cards", preset)


def test_twos_have_a_place_in_the_revolution_of_the_rich_man() -> None:
    """000:397: (A) 2 4 5 ... Q K (A)."""
    page = under("Special cards", "president_hamish")
    assert "In a revolution twos are highest, and a single ace beats anything" in page


def test_sets_of_twos_need_one_card_fewer() -> None:
    """001:25."""
    told = "two twos also beat three of anything lower."
    assert told in read("president_comp303")


def test_sheet_says_the_effect_of_a_pass_in_whole_sentences() -> None:
    assert "If you pass, you can still play on your next turn." in read("bigtwo_basic")
    assert "If you pass, you're out of this trick." in read("thirteen_denexa")
    assert "If you pass, draw a card from the stock." in read("bigtwo_two_draw")


def test_a_new_stock_is_made_three_times_at_most() -> None:
    page = read("bigtwo_two_draw", stock_exhausted="reshuffle")
    assert "shuffled into a new one, up to 3 times." in page


def test_sheet_names_bombs_before_the_plays_that_they_beat() -> None:
    page = under("What you can play", "bigtwo_gamesky")
    assert page.index("are bombs.") < page.index("Bombs beat any other play.")
    assert "Only a higher bomb beats a bomb." in page
    assert "bomb" not in read("bigtwo_basic")


def test_without_chops_nothing_is_said_about_them() -> None:
    assert "chop" not in read("thirteen_denexa", bomb_system="none").lower()
