"""Hands divided into plays."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.division import Divisions
from bot.players.moves import Moves, in_firsts
from rules.cards import cards, each, joined, text
from rules.catalogue import build


def divided(preset: str, hand: str) -> list[str]:
    rules = build(preset)
    moves = Moves(rules.reader(), rules.pack)
    return [text(part.cards) for part in Divisions(moves).divide(moves.hand(cards(hand)))]


def test_a_trio_takes_along_what_is_worth_least() -> None:
    hand = "4D 5D 6D 8D 8C 10D 10C JD QD QC KD KC KH AD AC BJ RJ"
    assert "8D 8C KD KC KH" in divided("doudizhu_denexa", hand)
    assert "BJ RJ" in divided("doudizhu_denexa", hand)


def test_a_run_is_kept_together_where_that_saves_turns() -> None:
    parts = divided("doudizhu_denexa", "3D 4D 5D 6D 7D 8D 9D JD QD QC")
    assert parts == ["3D 4D 5D 6D 7D 8D 9D", "QD QC", "JD"]


def test_a_full_house_is_made_of_a_triple_and_a_low_pair() -> None:
    assert "8C 8H QD QC QS" in divided("bigtwo_basic", "4S 6C 7D 8C 8H 10D QD QC QS KH KS 2H 2S")


@pytest.mark.parametrize(
    "preset", ["doudizhu_denexa", "bigtwo_basic", "thirteen_denexa", "bigthree_denexa"]
)
def test_the_parts_together_are_the_hand(preset: str) -> None:
    rules, chance = build(preset), Random(preset)
    moves = Moves(rules.reader(), rules.pack)
    divisions, pack = Divisions(moves), list(each(rules.pack))
    for _ in range(30):
        hand = rest = moves.hand(joined(chance.sample(pack, 13)))
        for part in divisions.divide(hand):
            assert moves.move(part.cards) == part
            assert part.cards.bit_count() == part.size
            rest = moves.less(rest, part.cards)
        assert not rest
        assert sum(part.size for part in divisions.divide(hand)) == 13


def test_where_suits_do_not_matter_a_hand_is_so_many_cards_of_each_rank() -> None:
    assert text(in_firsts(cards("4H 4S 7C BJ"))) == "4D 4C 7D BJ"
    rules = build("doudizhu_denexa")
    assert text(Moves(rules.reader(), rules.pack).hand(cards("4H 7S RJ"))) == "4D 7D RJ"


def test_of_two_packs_the_fifth_card_of_a_rank_is_of_the_second() -> None:
    held = cards("4H 4S 4D* 4C* 4S* 7C* BJ*")
    assert text(in_firsts(held)) == text(cards("4D 4C 4H 4S 4D* 7D BJ"))
    rules = build("president_double_deck")
    moves = Moves(rules.reader(), rules.pack)
    pair = moves.hand(cards("4H 4S*"))
    assert text(moves.less(moves.hand(held), pair)) == text(cards("4D 4C 4H 7D BJ"))


@pytest.mark.parametrize(
    ("preset", "merged"),
    [("president_double_deck", True), ("thirteen_double", False), ("president_high_jd", False)],
)
def test_hands_are_merged_where_no_suit_matters(preset: str, merged: bool) -> None:
    rules = build(preset)
    assert Moves(rules.reader(), rules.pack).merged is merged
