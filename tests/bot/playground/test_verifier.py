"""The page's verifier of shuffles in JavaScript agrees with the rules and shares no code."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable

from rules.cards import each, name
from rules.catalogue import build
from rules.shuffle import Shuffle, commitment, lot
from tests.rules.test_shuffle import KINDS, Made, swapped

PAGE = Path(__file__).parents[3] / "bot/playground/page/verify.js"
SCRIPT = f"""
import {{ readFileSync }} from "node:fs";
import {{ drawn, sorted, verify }} from "{PAGE.as_uri()}";
const answers = [];
for (const asked of JSON.parse(readFileSync(0, "utf8"))) {{
  answers.push(asked.record ? await verify(asked.record) : await drawn(asked, sorted(asked.pack)));
}}
console.log(JSON.stringify(answers));
"""
PACKS = [
    [name(one) for one in each(build(preset, changed).pack)]
    for preset, changed in (
        ("bigtwo_basic", {}),
        ("doudizhu_denexa", {}),
        ("president_basic", {"decks": "2", "jokers": "4", "players": "4..12"}),
    )
]
WORDS = ("", "apple", "Ää", "牌", "two words", "🂡")


def answered(asked: list[dict[str, Any]]) -> list[Any]:
    """Return what the page's own code answers, run by the browser tests' copy of Node.js."""
    node = str(compute_driver_executable()[0])
    done = subprocess.run(
        [node, "--input-type=module", "-e", SCRIPT],
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    told: list[Any] = json.loads(done.stdout)
    return told


@pytest.mark.slow
def test_a_thousand_shuffles_are_the_same_as_those_of_the_rules() -> None:
    chance, asked, due = Random("vectors"), [], []
    for number in range(1000):
        words = [chance.choice(WORDS) for _ in range(chance.randint(2, 12))]
        secret, key = chance.randbytes(32).hex(), f"{number}.{chance.randrange(99)}"
        pack = chance.choice(PACKS)
        asked.append({"secret": secret, "key": key, "words": words, "pack": swapped(pack, chance)})
        shuffle = Shuffle(secret, key, tuple(words))
        deck, seats = list(pack), list(range(len(words)))
        shuffle.of("deck").shuffle(deck)
        shuffle.of("seats").shuffle(seats)
        drawn = {"deck": deck, "seats": seats, "lot": lot(shuffle)}
        drawn |= {"dealer": shuffle.of("dealer").randrange(len(words))}
        due.append(drawn | {"commitment": commitment(secret, key)})
    assert answered(asked) == due


@pytest.mark.slow
def test_records_of_deals_are_judged_and_lines_named() -> None:
    fair = [Made(family, seed, deals=1 + seed % 3) for family in ("pr", "bt") for seed in range(6)]
    told = answered([{"record": one.record()} for one in fair])
    assert told == ["The commitment, the seats, the deck and the lot fit."] * len(fair)
    card, _, seed, seat, _, _, word = KINDS
    for kind, said in (
        (card, {"Line 3 differs: deck."}),
        (seed, {"Line 2 differs: commitment."}),
        (seat, {"Line 2 differs: seats."}),
        (word, {"Line 2 differs: seats.", "Line 3 differs: deck."}),
    ):
        made = [kind(Made("pr", number), Random(number))[0].record() for number in range(6)]
        assert {*answered([{"record": one} for one in made])} <= said
    old = Made("pr", 1, method=1).record()
    assert answered([{"record": old}]) == ["This page checks method 2 only."]
