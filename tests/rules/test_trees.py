"""Counted play trees: the numbers of action sequences of some lengths in small fixed deals.

After a change that is meant to alter the numbers run ``python -m tests.rules.test_trees`` and
read the diff.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rules.cards import each, joined
from rules.catalogue import build
from rules.cli.situation import Named
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt

TREES = Path(__file__).parent / "golden" / "trees.json"
DEEP, CARDS, SEATS = 4, 7, 3
GAMES = (
    "bigtwo_basic",
    "bigtwo_gamesky",
    "bigtwo_no_suits",
    "president_basic",
    "president_hamish",
    "president_sofia",
    "president_transparent",
    "president_huberes",
    "president_zheng",
    "daifugo_denexa",
    "thirteen_denexa",
    "doudizhu_denexa",
    "bigthree_denexa",
)


def opening(preset: str) -> Deal:
    """Three seats with seven cards each of the lowest and highest ranks; the first leads."""
    rules = build(preset)
    some = list(each(rules.pack))
    few = some[:16] + some[-8:]
    Random(preset).shuffle(few)
    hands = tuple(joined(few[seat * CARDS : (seat + 1) * CARDS]) for seat in range(SEATS))
    rules = replace(rules, first_lead=Named(0), phases=rules.phases[-1:])
    return begin(rules, Dealt(hands, SEATS - 1, 0, (), 1, 1)).deal


def ways(deal: Deal, deep: int) -> int:
    """Return the number of sequences of `deep` actions; the end of a deal ends them early."""
    if not deep or deal.ended:
        return 1
    return sum(
        ways(decide(deal, seat, action).deal, deep - 1) if deep > 1 else 1
        for seat in sorted(deal.to_act)
        for action in legal(deal, seat)
    )


def counted(preset: str) -> list[int]:
    deal = opening(preset)
    return [ways(deal, deep) for deep in range(1, DEEP + 1)]


@pytest.mark.parametrize("preset", GAMES)
def test_tree_of_plays_has_the_stored_size(preset: str) -> None:
    assert counted(preset) == json.loads(TREES.read_text(encoding="utf-8"))[preset]


def main() -> None:
    found = {preset: counted(preset) for preset in GAMES}
    lines = ",\n".join(f'  "{preset}": {numbers}' for preset, numbers in found.items())
    TREES.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
