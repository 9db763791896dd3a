"""Every example of the catalogue's option table has its test: here, or in the file of its topic."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.rules.examples import HELD
from tests.rules.shared import absent, table
from tests.rules.test_judge import beats

BEATS = {  # (option, sign): preset, other options, attempt, standing play, does it beat
    ("deck_backs", "+"): ("thirteen_double", {}, "6S/red", "6S/blue", True),
    ("deck_backs", "-"): ("thirteen_double", {}, "6S/red", "6C/blue", False),
    ("extra_high", "+"): ("president_high_jd", {}, "JD", "2S", True),
    ("extra_high", "-"): ("president_high_jd", {}, "JH", "QS", False),
    ("follow_suit", "+"): ("president_follow", {}, "9H", "6H", True),
    ("follow_suit", "-"): ("president_follow", {}, "9S", "6H", False),
    ("joker_rank", "+"): ("bigtwo_jokers", {}, "RJ", "2S", True),
    ("joker_rank", "-"): ("president_wild_threes", {}, "RJ", None, False),
    ("joker_wild", "+"): ("bigtwo_jokers", {}, "6H 7H 8H 9H BJ=10H", None, True),
    ("joker_wild", "-"): ("president_basic", {"jokers": "1"}, "9S 9C BJ", None, False),
    ("rank_order", "+"): ("president_basic", {}, "2D", "AS", True),
    ("rank_order", "-"): ("president_aces_high", {}, "2D", "AS", False),
    ("suit_order", "+"): ("bigtwo_basic", {}, "7C", "7D", True),
    ("suit_order", "-"): ("bigtwo_basic", {"suit_order": "SHDC"}, "7C", "7D", False),
    ("suit_scope", "+"): ("bigtwo_basic", {}, "9S 9D", "9H 9C", True),
    ("suit_scope", "-"): ("bigtwo_no_suits", {}, "3S", "3D", False),
    ("wild_alone", "+"): ("president_huberes", {}, "3C", "AS", True),
    ("wild_alone", "-"): ("president_huberes", {}, "RJ", "3C", False),
    ("wild_ranks", "+"): ("president_huberes", {}, "9S 3D 2C", None, True),
    ("wild_ranks", "-"): ("president_basic", {}, "9S 3D", None, False),
    ("wild_tie", "+"): ("president_wild_jokers", {}, "6S 6H 6D", "6C RJ=6 BJ=6", True),
    ("wild_tie", "-"): ("president_wild_jokers", {}, "6C RJ=6 BJ=6", "6S 6H 6D", False),
}
ELSEWHERE = {  # held to in tests/rules/test_president_variants*.py and the like, not by quotation
    *("beat_own", "equal_play", "equal_skip", "must_beat", "pack", "revolution", "hats"),
    *("revolution_low_high", "revolution_trigger", "set_size_rule", "sofia_powers"),
    *("three_power", "top_must_win", "transparent", "two_power"),
}


@pytest.mark.parametrize("row", BEATS.values(), ids=[f"{key}{sign}" for key, sign in BEATS])
def test_the_example_holds(row: tuple[str, dict[str, str], str, str | None, bool]) -> None:
    preset, options, play, on, expected = row
    assert beats(preset, play, on, options=options) is expected


@absent
def test_every_example_of_every_option_has_its_test() -> None:
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        importlib.import_module(f"tests.rules.{path.stem}")
    rows = {row["id"]: row for row in table("options.json")}
    quoted = {(key, "+"): row["pos"] for key, row in rows.items()}
    quoted |= {(key, "-"): row["neg"] for key, row in rows.items()}
    assert HELD.items() <= quoted.items()
    missing = {option for option, _ in quoted.keys() - HELD.keys() - BEATS.keys()}
    assert missing <= ELSEWHERE
