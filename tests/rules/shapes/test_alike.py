"""Groups of runs whose plays differ only in suits, or in the cards that they carry along."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rules.cards import each, joined
from rules.house.tricks import IN_ROWS
from tests.rules.notation import game

TWO_PACKS = {"decks": "2", "jokers": "2"}
MANY = {"poker_combos": "on", "two_pair_junk": "any", "four_card_two_pairs": "on"}
GAMES = [
    ("president_basic", TWO_PACKS | {"kickers": "dou_dizhu", "players": "2..4"}),
    ("bigtwo_basic", MANY | {"dragon_combo": "on", "straight_flush_extra": "2"}),
    ("bigtwo_pusoy_dos", TWO_PACKS | MANY),
    ("bigtwo_poker_ranks", {}),
    ("lectio", {}),
    ("thirteen_denexa", {}),
    ("doudizhu_denexa", {}),
]


@pytest.mark.parametrize(("preset", "changed"), GAMES)
@pytest.mark.parametrize("reversed_", [False, True])
def test_the_runs_of_a_group_are_as_high_as_one_another_but_for_suits(
    preset: str, changed: dict[str, str], reversed_: bool
) -> None:
    rules = game(preset, **changed)
    reader, lots = rules.inverted if reversed_ else rules.usual, Random(preset)
    plain = reader.ranking.without_suits()
    pack = list(each(rules.pack))
    seen = 0
    for _ in range(6):
        hand = joined(lots.sample(pack, min(26, len(pack))))
        for shape in reader.shapes:
            if shape.kind not in IN_ROWS:
                continue
            for group in shape.groups(hand, reader.ranking, -1):
                some = list(islice(group, 200))
                seen += len(some)
                assert len({shape.read(play, plain) for play in some}) <= 1
    assert seen
