"""Search for plays by tables where suits do not matter, and legality without house rules."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import IllegalAction, Play
from rules.cards import Cards, cards, each, joined
from rules.catalogue import build
from rules.deal import Deal
from rules.events import Played
from rules.phases import plays
from rules.ruleset import RuleSet
from rules.shapes.search.hand import BYTES, held_as, rows, sets
from tests.rules.notation import game

EVERY_KICKER = {"quad_kicker_pair": "allowed", "joker_kickers": "both"}
TWO_RANKS, THREE_RANKS = 0x11, 0x1110  # ranks 3 4, and 4 5 6, as rows of a table


def in_bytes(words: str) -> bytes:
    return cards(words).to_bytes(BYTES, "little")


def fitting(words: str, *wanted: tuple[int, int]) -> int:
    bits = -1
    for of_byte, byte in zip(rows(wanted), in_bytes(words), strict=True):
        bits &= of_byte[byte]
    return bits


def test_a_play_by_rank_is_held_as_the_lowest_cards_of_its_ranks() -> None:
    hand = cards("3C 3S 4D 9H 9S 9C RJ")
    assert held_as(hand, cards("3D 4D")) == cards("3C 4D")
    assert held_as(hand, cards("9D 9C 9H 3D 3C")) == cards("9C 9H 9S 3C 3S")
    assert held_as(hand, cards("RJ")) == cards("RJ")
    assert held_as(hand, cards("BJ")) == cards("RJ")  # a ranking with equal jokers


def test_cards_of_the_hand_stay_as_they_are() -> None:
    assert held_as(cards("3C 3S 9H"), cards("3S 9H")) == cards("3S 9H")


def test_sets_are_found_in_first_suits_and_jokers_that_are_apart_as_themselves() -> None:
    pairs, both = (cards("KD KC"),), cards("RJ BJ")
    of_kings = sets(5, pairs, 0)
    assert of_kings[in_bytes("KC KS")[5]] == pairs
    assert of_kings[in_bytes("KS AS AH")[5]] == ()
    of_jokers = sets(7, (cards("BJ"), cards("RJ"), both), both)
    assert of_jokers[in_bytes("RJ")[7]] == (cards("RJ"),)
    assert of_jokers[in_bytes("RJ BJ")[7]] == (cards("BJ"), cards("RJ"), both)


def test_a_row_is_in_a_hand_that_has_every_rank_of_it_often_enough() -> None:
    wanted = (2, TWO_RANKS), (1, THREE_RANKS), (3, TWO_RANKS)
    assert fitting("3C 3S 4D 4S 5D 6H", *wanted) == 0b011
    assert fitting("3C 3S 4D 5D 6H", *wanted) == 0b010
    assert fitting("3C 3S 4D 4S 5D 7H", *wanted) == 0b001
    assert fitting("3C 3S 3D 4D 4S 4C", *wanted) == 0b101


@pytest.mark.parametrize("changed", [{}, EVERY_KICKER])
def test_hands_full_of_threes_fours_and_jokers_have_the_same_plays_by_rank(
    changed: dict[str, str],
) -> None:
    rules, chance = build("doudizhu_denexa", changed), Random(3)
    reader, near = rules.reader(), list(each(cards_of_six_ranks()))
    for _ in range(10):
        hand = joined(chance.sample(near, 12)) | cards("RJ BJ")
        by_rank = [held_as(hand, play) for play in reader.rank_leads(hand)]
        assert len(by_rank) == len(set(by_rank)) == len(reader.merged(reader.leads(hand)))
        assert all(reader.read(play) and not play & ~hand for play in by_rank)


def cards_of_six_ranks() -> Cards:
    return cards(" ".join(rank + suit for rank in "456789" for suit in "DCHS"))


@pytest.mark.parametrize(
    "rules", [game("president_basic"), build("doudizhu_denexa"), build("bigtwo_deuces")]
)
def test_where_no_house_rule_is_asked_a_play_is_judged_as_if_all_were(rules: RuleSet) -> None:
    assert rules.plain_amid
    chance, pack, phase = Random(5), list(each(rules.pack)), len(rules.phases) - 1
    answers = set()
    for number in range(300):
        chance.shuffle(pack)
        leads = rules.reader().rank_leads
        top = chance.choice(leads(joined(pack[:9])))
        hand = joined(pack[9:22])
        deal = Deal(
            rules,
            hands=(hand, 0, 0),
            phase=phase,
            trick=(Played(1, top, top),) if number % 4 else (),
            upside_down=number % 3 == 0,
            played=number % 5,
        )
        drawn = chance.choice([*leads(hand), joined(pack[9:12])])
        play = Play(held_as(hand, drawn))
        answer = judged(plays.legal_play, deal, play)
        assert answer == judged(plays._by_the_house, deal, play)
        answers.add(type(answer))
    assert len(answers) == 2  # both legal and illegal plays came up


def judged(judge: object, deal: Deal, play: Play) -> object:
    assert callable(judge)
    try:
        return judge(deal, 0, play)
    except IllegalAction as why:
        return str(why)
