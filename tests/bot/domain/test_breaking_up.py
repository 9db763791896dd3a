"""Which plays break up a bomb or a straight, in hands of all six games."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.suggestions import Whole
from rules.cards import Cards, cards, each, joined, rank_of
from rules.catalogue import build
from rules.combinations import Combination, Reader
from rules.shapes.runs import Run

HANDS = {
    "president_basic": "3D 4C 5H 6S 7D 7C 7H 7S KD",
    "president_comp303": "3D 4C 5H 6S 7D 7C 7H 7S KD",
    "bigtwo_basic": "3D 4C 5H 6S 7D 7C 9D KD KC KH KS",
    "daifugo_denexa": "3D 4C 5H 6S 7D 9C 9D KD RJ",
    "thirteen_denexa": "3S 4C 5C 6C 7C 7D 9D 9C 9H 9S KD",
    "doudizhu_denexa": "3D 4C 5H 6S 7D 8C 8H JD JC JH JS 2D BJ RJ",
    "bigthree_denexa": "4D 5C 6H 7S 8D 8C JD JC JH JS",
}


def breaks(preset: str, play: str, hand: str = "") -> bool:
    """Whether a play from a hand, by default the one for the game, breaks anything up."""
    rules = build(preset, {})
    read = rules.usual.read(cards(play))
    assert read, play
    return Whole(cards(hand or HANDS[preset]), rules.usual).broken_by(read)


@pytest.mark.parametrize("play", ["3D", "7D", "7D 7C", "7D 7C 7H", "7D 7C 7H 7S", "KD"])
@pytest.mark.parametrize("preset", ["president_basic", "president_comp303"])
def test_president_has_neither_bombs_nor_straights_to_break(preset: str, play: str) -> None:
    assert not breaks(preset, play)


@pytest.mark.parametrize("play", ["3D", "5H", "6S", "KD", "KD KC", "KD KC KH"])
def test_big_two_five_in_a_row_and_four_of_a_kind_stay_together(play: str) -> None:
    assert breaks("bigtwo_basic", play)


@pytest.mark.parametrize("play", ["7D", "7C", "9D", "3D 4C 5H 6S 7D", "KD KC KH KS 9D"])
def test_big_two_plays_of_spare_cards_or_whole_sets_break_nothing(play: str) -> None:
    assert not breaks("bigtwo_basic", play)


def test_big_two_the_seventh_card_of_a_row_is_spare_and_the_middle_one_is_not() -> None:
    row = "3D 4C 5H 6S 7D 8C 9D"
    assert not breaks("bigtwo_basic", "3D", row)
    assert not breaks("bigtwo_basic", "9D", row)
    assert breaks("bigtwo_basic", "6S", row)


def test_big_two_a_straight_is_broken_by_a_full_house_that_needs_its_cards() -> None:
    hand = "3D 4C 5H 6S 7D KD KC KH 3C"
    assert not breaks("bigtwo_basic", "3D", hand)
    assert breaks("bigtwo_basic", "3D 3C KD KC KH", hand)


@pytest.mark.parametrize("play", ["3D", "9C 9D", "RJ", "7D"])
def test_daifugo_without_runs_has_nothing_to_break(play: str) -> None:
    assert not breaks("daifugo_denexa", play)


@pytest.mark.parametrize("play", ["9D", "9D 9C", "9D 9C 9H", "5C", "3S 4C 5C", "6C"])
def test_thirteen_bombs_and_the_longest_run_stay_together(play: str) -> None:
    assert breaks("thirteen_denexa", play)


@pytest.mark.parametrize("play", ["3S", "7C", "KD", "3S 4C 5C 6C 7C", "9D 9C 9H 9S"])
def test_thirteen_the_end_of_a_run_of_five_is_spare(play: str) -> None:
    assert not breaks("thirteen_denexa", play)


@pytest.mark.parametrize("play", ["BJ", "RJ", "JD", "JD JC JH", "JD JC JH 3D", "6S", "5H"])
def test_dou_dizhu_rocket_bomb_and_straight_stay_together(play: str) -> None:
    assert breaks("doudizhu_denexa", play)


@pytest.mark.parametrize("play", ["2D", "8C", "3D", "BJ RJ", "JD JC JH JS", "3D 4C 5H 6S 7D 8C"])
def test_dou_dizhu_whole_or_spare_they_go(play: str) -> None:
    assert not breaks("doudizhu_denexa", play)


def test_straight_does_not_break_up_a_bomb() -> None:
    hand = "5D 6C 7C 8C 9D 10D JD QD QC QH QS KC"
    assert not breaks("doudizhu_denexa", "5D 6C 7C 8C 9D 10D JD", hand)
    assert breaks("doudizhu_denexa", "5D 6C 7C 8C 9D 10D JD QD KC", hand)
    assert not breaks("doudizhu_denexa", "KC", hand)


@pytest.mark.parametrize("play", ["6H", "5C", "7S", "4D 5C 6H"])
def test_big_three_a_run_stays_together(play: str) -> None:
    assert breaks("bigthree_denexa", play)


@pytest.mark.parametrize("play", ["4D", "8D", "JD JC", "4D 5C 6H 7S 8D"])
def test_big_three_four_of_a_kind_is_no_bomb_and_may_be_broken_up(play: str) -> None:
    assert not breaks("bigthree_denexa", play)


@pytest.mark.parametrize("preset", ["thirteen_denexa", "thirteen_double", "thirteen_twos_chop"])
def test_a_run_of_pairs_is_gone_when_no_equal_one_is_left(preset: str) -> None:
    reader, pack = build(preset, {}).usual, [*each(build(preset, {}).pack)]
    broken = 0
    for seed in range(150):
        chance = Random(seed)
        few = [card for card in pack if rank_of(card) < 8]  # few ranks, so that the hand has runs
        hand = joined(chance.sample(few, 13))
        for card in each(hand):
            play = reader.read(card)
            assert play
            gone = _none_left(hand, play, reader)
            broken += gone
            assert not gone or Whole(hand, reader).broken_by(play), seed
    assert broken > 50


def _none_left(hand: Cards, play: Combination, reader: Reader) -> bool:
    """Whether a play removes the last run of pairs of some strength from a hand."""
    for shape in (shape for ladder in reader.ladders if ladder.trump for shape in ladder.shapes):
        if isinstance(shape, Run):
            before, after = (
                {shape.read(run, reader.ranking) for run in shape.find(held, reader.ranking, -1)}
                for held in (hand, hand & ~play.laid)
            )
            if before - after:
                return True
    return False


def test_a_hand_of_two_packs_has_more_runs_of_pairs_than_can_be_looked_at() -> None:
    rules = build("thirteen_double", {})
    whole = Whole(rules.pack, rules.usual)  # two seats may hold nearly all cards
    lowest, run = rules.usual.read(cards("3S")), rules.usual.read(cards("3S 3C 4S 4C 5S 5C"))
    assert lowest
    assert run
    assert whole.broken_by(lowest)  # breaks the lowest four of a kind
    assert not whole.broken_by(run)
