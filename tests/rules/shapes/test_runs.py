"""Runs, kickers and plays by rank, compared with a search through all subsets."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rules.cards import cards, each, joined
from rules.catalogue import build, problems
from rules.combinations import Reader
from rules.ruleset import RuleSet
from rules.shapes.search.hand import counts, held_as
from tests.rules.notation import beats, game

EVERYTHING = {"quad_kicker_pair": "allowed", "joker_kickers": "both"}
GAMES = [
    ("doudizhu_denexa", {}),
    ("doudizhu_denexa", EVERYTHING),
    ("doudizhu_denexa", {"bomb_system": "none"}),
    ("bigthree_denexa", {}),
    ("bigthree_denexa", {"run_excluded": "{}", "kickers": "dou_dizhu", "bomb_system": "dou_dizhu"}),
    ("thirteen_denexa", {}),
    ("thirteen_denexa", {"chop_order": "longer", "pair_run_twos": "on"}),
    ("thirteen_double", {}),
    ("daifugo_denexa", {}),
    ("president_basic", {"sequences": "single_and_multiple", "jokers": "2"}),
    ("president_basic", {"sequences": "single", "jokers": "2", "joker_order": "red_high"}),
]


def chance_hand(rules: RuleSet, size: int, chance: Random) -> int:
    """Return a random hand of few ranks and jokers, so that it has many plays."""
    ranks = chance.sample(rules.ranking.order[:-1], 6)
    near = [
        one
        for one in each(rules.pack)
        if any(one & 0xF << r * 4 + p for r in ranks for p in (0, 64))
    ]
    jokers = [one for one in each(rules.pack) if one >> 60 & 3]
    return joined(chance.sample(near + jokers, min(size, len(near))))


def readable(reader: Reader, hand: int) -> list[int]:
    """Return every subset of the hand that is a play, found by a trial of all of them."""
    held = list(each(hand))
    tried = (joined(some) for n in range(1, len(held) + 1) for some in combinations(held, n))
    return [some for some in tried if reader.read(some)]


@pytest.mark.parametrize(("preset", "changed"), GAMES)
def test_leads_and_follows_are_all_that_a_search_through_all_subsets_finds(
    preset: str, changed: dict[str, str]
) -> None:
    rules, chance = build(preset, changed), Random(11)
    for inverted in (False, True):
        reader = rules.reader(inverted)
        hand = chance_hand(rules, 11, chance)
        naive = readable(reader, hand)
        found = reader.leads(hand)
        assert sorted(found) == sorted(naive)
        tops = readable(reader, chance_hand(rules, 9, chance))
        for top in map(reader.read, chance.sample(tops, min(12, len(tops)))):
            assert top
            higher = [p for p in naive if (read := reader.read(p)) and (read.compare(top) or 0) > 0]
            assert sorted(reader.above(hand, top)) == sorted(higher)


@pytest.mark.parametrize(("preset", "changed"), GAMES)
def test_by_rank_one_play_stands_for_all_that_differ_only_in_suits(
    preset: str, changed: dict[str, str]
) -> None:
    rules, chance = build(preset, changed), Random(12)
    apart = rules.ranking.jokers_differ

    def kinds(plays: list[int]) -> list[tuple[int, int]]:
        return sorted((counts(p), p >> 61 & 1 if apart else 0) for p in plays)

    for round_ in range(30):
        reader = rules.reader(bool(round_ % 3 == 2))
        hand, other = chance_hand(rules, 14, chance), chance_hand(rules, 14, chance)
        full, merged = reader.leads(hand), reader.rank_leads(hand)
        assert {held_as(hand, play) for play in merged} <= set(full)
        assert kinds(merged) == sorted(set(kinds(full)))
        top = reader.read(chance.choice(reader.leads(other)))
        assert top
        full, merged = reader.above(hand, top), reader.rank_above(hand, top)
        assert {held_as(hand, play) for play in merged} <= set(full)
        assert kinds(merged) == sorted(set(kinds(full)))


def lead(rules: RuleSet, words: str) -> bool:
    return rules.reader().read(cards(words)) is not None


def test_a_run_beats_a_lower_run() -> None:
    assert beats(game("president_basic", sequences="single"), "8S 9D 10C", "5H 6C 7D")


def test_a_run_of_four_does_not_beat_a_run_of_three() -> None:
    rules = game("president_basic", sequences="single")
    assert not beats(rules, "8S 9D 10C JH", "5H 6C 7D")
    assert not lead(rules, "5H 5C 6D 6C 7D 7S")
    assert lead(game("president_basic", sequences="single_and_multiple"), "5H 5C 6D 6C 7D 7S")
    assert not lead(game("president_basic"), "5H 6C 7D")


def test_five_cards_in_a_row_are_a_run_in_dou_dizhu() -> None:
    assert lead(game("doudizhu_denexa"), "3C 4D 5S 6H 7C")


def test_four_cards_in_a_row_are_none() -> None:
    assert not lead(game("doudizhu_denexa"), "3C 4D 5S 6H")
    assert lead(game("doudizhu_denexa", run_min="4"), "3C 4D 5S 6H")


def test_an_ace_ends_a_run_in_thirteen() -> None:
    assert lead(game("thirteen_denexa"), "QS KD AC")


def test_twos_are_in_no_run_and_in_big_three_aces_neither() -> None:
    assert not lead(game("thirteen_denexa"), "KD AC 2H")
    assert not lead(game("bigthree_denexa"), "QS KD AC")
    assert lead(game("thirteen_denexa", run_excluded="{}"), "KD AC 2H")
    # runs do not go on past the highest card
    assert not lead(game("thirteen_denexa", run_excluded="{}"), "AC 2H 3S")


def test_two_neighbouring_threes_of_a_kind_are_a_run() -> None:
    assert lead(game("doudizhu_denexa"), "3S 3H 3D 4S 4H 4D")


def test_two_neighbouring_pairs_are_none() -> None:
    assert not lead(game("doudizhu_denexa"), "3S 3H 4S 4H")
    assert lead(game("doudizhu_denexa", set_run_min="{2:2}"), "3S 3H 4S 4H")
    assert not lead(game("doudizhu_denexa", set_run_min="{}"), "3S 3H 3D 4S 4H 4D")


def test_two_threes_carry_two_single_cards() -> None:
    assert lead(game("doudizhu_denexa"), "3S 3H 3D 4S 4H 4D 9C JS")


def test_one_pair_is_not_two_single_cards() -> None:
    assert not lead(game("doudizhu_denexa"), "3S 3H 3D 4S 4H 4D 9C 9D")
    assert not lead(game("bigthree_denexa"), "3S 3H 3D 9C")


@pytest.mark.parametrize(
    ("preset", "option", "value"),
    [
        ("thirteen_denexa", "run_excluded", "2"),
        ("thirteen_denexa", "run_excluded", "{1x}"),
        ("thirteen_denexa", "set_run_min", "{9:3}"),
        ("thirteen_denexa", "set_run_min", "{2:3,2:4}"),
        ("thirteen_denexa", "run_min", "1"),
        ("thirteen_denexa", "bomb_system", "honours"),
        ("president_basic", "bomb_system", "honours"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_in_a_sentence(
    preset: str, option: str, value: str
) -> None:
    assert [said[-1] for said in problems(preset, {option: value})] == ["."]
