"""The page's verifier of shuffles in JavaScript agrees with the rules and shares no code."""

from __future__ import annotations

import hashlib
import json
import subprocess
from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable

from cogs.table.verifier import verifier_page
from rules.cards import each, name
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.cli.record import Proof, checked, unchecked, write
from rules.match.match import Match, MatchState
from rules.shuffle import Shuffle, commitment, lot
from rules.verification import Terms
from tests.rules.test_shuffle import FAMILIES as GAMES
from tests.rules.test_shuffle import KINDS, Made, swapped

PAGE = Path(__file__).parents[3] / "bot/playground/page/verify.js"
SCRIPT = f"""
import {{ readFileSync }} from "node:fs";
import {{ drawn, sorted, verify }} from "{PAGE.as_uri()}";
const answers = [];
for (const asked of JSON.parse(readFileSync(0, "utf8"))) {{
  answers.push(asked.record ? verify(asked.record) : drawn(asked, sorted(asked.pack)));
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
FAMILIES = [*GAMES]
WORDS = ("", "apple", "Ää", "牌", "two words", "🂡")


def answered(asked: list[dict[str, Any]]) -> list[Any]:
    """Return what the page's own code answers."""
    return run(SCRIPT, json.dumps(asked))


def run(script: str, given: str) -> list[Any]:
    """Return what a script prints, run by the browser tests' copy of Node.js."""
    node = str(compute_driver_executable()[0])
    done = subprocess.run(
        [node, "--input-type=module", "-e", script],
        input=given,
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


FITS = "The fingerprint, seats, dealer, deck and lot fit. The deck is a whole pack."
AFTER = "Hands and plays aren't checked here"
DRAWS = {"commitment", "seats", "dealer", "deck", "lot", "roles"}  # facts that the page checks


def test_the_page_that_players_get_has_the_one_code_and_loads_nothing() -> None:
    sent, code = verifier_page().decode(), PAGE.read_text(encoding="utf-8")
    assert code.replace("\nexport ", "\n") in sent
    assert "verify(record.value)" in sent
    for loading in ("import ", "export ", "src=", "href=", "fetch("):
        assert loading not in sent
    assert "function" not in PAGE.with_suffix(".html").read_text(encoding="utf-8")


@pytest.mark.slow
def test_hashes_are_those_of_the_library() -> None:
    script = f"""
import {{ sha256 }} from "{PAGE.as_uri()}";
const text = (count) => new TextEncoder().encode("牌".repeat(count));
const hex = (hash) => [...hash].map((one) => one.toString(16).padStart(2, "0")).join("");
console.log(JSON.stringify([...Array(70).keys()].map((count) => hex(sha256(text(count))))));
"""
    due = [hashlib.sha256("牌".encode() * count).hexdigest() for count in range(70)]
    assert run(script, "") == due


@pytest.mark.slow
def test_records_of_deals_fit_in_every_family() -> None:
    fair = [Made(family, at, deals=1 + at % 3) for family in FAMILIES for at in range(12)]
    for told in answered([{"record": one.record()} for one in fair]):
        assert told.startswith(FITS)
        assert AFTER in told


@pytest.mark.slow
def test_the_page_and_the_rules_agree_on_tampered_records() -> None:
    deals = [Made(family, at, deals=1 + at % 3) for at in range(3) for family in FAMILIES]
    records = []
    for number in range(len(KINDS) * len(deals)):
        kind, made = KINDS[number % len(KINDS)], copy(deals[number // len(KINDS) % len(deals)])
        records.append(kind(made, Random(number))[0].record())
    for record, told in zip(records, answered([{"record": one} for one in records]), strict=True):
        found = checked(record)
        line, fact = found or (0, "")
        if fact in DRAWS:
            assert told == f"Line {line} differs: {fact}."
        else:
            assert told.startswith(FITS)


def with_line(record: str, at: int, **changes: Any) -> str:
    """Return a record with other values in a line of JSON."""
    lines = record.splitlines()
    lines[at] = json.dumps(json.loads(lines[at]) | changes, ensure_ascii=False)
    return "\n".join(lines)


def line(record: str, at: int) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(record.splitlines()[at])
    return told


@pytest.mark.slow
def test_another_dealer_is_found_wherever_the_dealer_is_drawn() -> None:
    drawn = [preset for preset in PRESETS if build(preset).dealing.first_by_lot]
    assert len(drawn) > 20
    records = []
    for preset in drawn:
        made = first_deal(preset)
        others = (seat for seat in range(made.first.seats) if seat != made.first.dealer)
        records += [with_line(made.record(), 2, dealer=other) for other in others]
    for record, told in zip(records, answered([{"record": one} for one in records]), strict=True):
        assert told == "Line 3 differs: dealer."
        assert checked(record) == (3, "dealer")


def first_deal(preset: str) -> Made:
    """Return a first deal of a game, drawn and not played on."""
    made, game = object.__new__(Made), build(preset)
    made.rules, made.preset = game, preset
    seats, made.secret = min(game.seats), "5e" * 32
    before, words = MatchState(tuple("ABCDEFGHIJKL"[:seats])), ("",) * seats
    match, made.first = Match(game, before).deal(Shuffle(made.secret, "7.1", words))
    made.terms = Terms.of(before, match.state, "7.1", words)
    made.events, made.shown = [made.first], commitment(made.secret, "7.1")
    return made


@pytest.mark.slow
@pytest.mark.parametrize("known", [True, False])
def test_a_pack_that_is_not_whole_is_found(known: bool) -> None:
    """A pack with two 3♦ and no 2♠ lies in the order that the seed gives."""
    records = []
    for number in range(12):
        made = Made(FAMILIES[number % len(FAMILIES)], number)
        pack = sorted(made.first.deck)
        wrong = [pack[0] if one == max(pack) else one for one in pack]
        Shuffle(made.secret, made.terms.key, made.terms.words).of("deck").shuffle(wrong)
        record = with_line(made.record(), 2, deck=[name(one) for one in wrong])
        records.append(record if known else with_line(record, 0, changed={}))
    assert answered([{"record": one} for one in records]) == ["Line 3 differs: deck."] * 12


def other_values(fact: str, before: dict[str, Any], count: int) -> list[Any]:
    """Return values that a fact of the match before a deal might have had instead."""
    order = before["standing"] or [*range(count)]
    values = {
        "dealer": [None, *range(count)],
        "direction": [-1, 0, 1],
        "plan": [before["plan"] | {"again": 1}, {**before["plan"]}],
        "standing": [order, [*order[1:], order[0]], [*order[:-2], order[-1], order[-2]]],
    }
    values["plan"][1].pop("again", None)
    return [value for value in values[fact] if value != before[fact]]


@pytest.mark.slow
@pytest.mark.parametrize("fact", ["dealer", "direction", "plan", "standing"])
def test_a_changed_fact_of_the_match_before_is_found_or_is_called_unused(fact: str) -> None:
    records = []
    for family in FAMILIES:
        for at in range(8):
            made = Made(family, at, deals=1 + at % 3)
            record, count = made.record(), len(made.terms.seats)
            before = line(record, 1)["before"]
            others = [before | {fact: value} for value in other_values(fact, before, count)]
            records += [with_line(record, 1, before=other) for other in others]
    unnoticed = 0
    for record, told in zip(records, answered([{"record": one} for one in records]), strict=True):
        found = checked(record)
        unnoticed += found is None
        assert (f"before.{fact}" in told) == (found is None)
        assert (f"before.{fact}" in unchecked(record)) if found is None else "differs" in told
    assert (fact != "standing") <= unnoticed < len(records)


@pytest.mark.slow
def test_verifier_claims_nothing_that_a_file_does_not_hold() -> None:
    record = Made("dd", 1).record()
    unknown, unshown = with_line(record, 0, changed={}), with_line(record, 1, commitment="")
    old = with_line(record, 1, method=1)
    told = answered([{"record": one} for one in (unknown, unshown, old)])
    assert told[0].startswith("The fingerprint, seats, deck and lot fit.")
    assert "so who deals isn't checked" in told[0]
    assert told[1].startswith("The seats, dealer, deck and lot fit.")
    assert "no fingerprint from before the deal" in told[1]
    assert told[2] == "This page checks method 2 only."
    assert unchecked(unshown)[0] == "commitment"


@pytest.mark.slow
def test_a_carried_on_match_and_a_deal_dealt_again_fit_for_every_preset() -> None:
    records = []
    for number, preset in enumerate(PRESETS):
        chance, game = Random(number), build(preset)
        players = tuple("ABCDEFGHIJKL"[: chance.choice(game.seats)])
        order = tuple(chance.sample(players, len(players)))
        dealer = chance.choice((None, *players))
        carried = MatchState(players, standing=order, dealer=dealer)
        dealt = Match(game, carried).deal(Shuffle("5e" * 32, "7.1", ("",) * len(players)))[0].state
        again = replace(dealt, deals=0, plan={**dealt.plan, "again": 1})
        for before in (carried, again):
            words = tuple(chance.choice(WORDS) for _ in players)
            match, first = Match(game, before).deal(Shuffle("5e" * 32, "7.2", words))
            terms = Terms.of(before, match.state, "7.2", words)
            proof = Proof("5e" * 32, commitment("5e" * 32, "7.2"), terms)
            records.append(write(preset, game.choices, [first], proof))
    for record, told in zip(records, answered([{"record": one} for one in records]), strict=True):
        assert told.startswith(FITS)
        assert checked(record) is None
