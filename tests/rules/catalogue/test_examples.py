"""Every example of the catalogue's option table has its test: here, or in the file of its topic."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from random import Random

import pytest

from rules.cards import cards, each, name
from rules.cli.judge import answer
from rules.match.match import Match, MatchState
from tests.data import table
from tests.rules.catalogue.examples import HELD, example
from tests.rules.cli.questions import beats
from tests.rules.notation import game, sizes

RULES = Path(__file__).parents[1]
Changes = dict[str, str]
Row = tuple[str, str, str, str, Changes, str, str | None, bool]
BEATS: list[Row] = [  # option, sign, words, preset, other options, attempt, standing, legal?
    ("deck_backs", "+", "6S/red beats 6S/blue", "thirteen_double", {}, "6S/red", "6S/blue", True),
    ("deck_backs", "-", "6S/red does not beat 6C/blue (suit is compared before the back)",
     "thirteen_double", {}, "6S/red", "6C/blue", False),
    ("equal_play", "+", "allowed: 7S 7D beats 7H 7C; reverse_colour: 5H beats 5S",
     "president_basic", {"equal_play": "allowed"}, "7S 7D", "7H 7C", True),
    ("equal_play", "+", "allowed: 7S 7D beats 7H 7C; reverse_colour: 5H beats 5S",
     "president_colour", {}, "5H", "5S", True),
    ("equal_play", "-", "reverse_colour: 5D does not beat 5H",
     "president_colour", {}, "5D", "5H", False),
    ("extra_high", "+", "jack_of_diamonds: JD beats 2S", "president_high_jd", {}, "JD", "2S", True),
    ("extra_high", "-", "jack_of_diamonds: JH does not beat QS; JD JH is only a pair of jacks",
     "president_high_jd", {}, "JH", "QS", False),
    ("extra_high", "-", "jack_of_diamonds: JH does not beat QS; JD JH is only a pair of jacks",
     "president_high_jd", {}, "JD JH", "QS QH", False),
    ("follow_suit", "+", "singles: 9H beats 6H", "president_follow", {}, "9H", "6H", True),
    ("follow_suit", "-", "singles: 9S does not beat 6H", "president_follow", {}, "9S", "6H", False),
    ("joker_rank", "+", "top: RJ beats 2S", "bigtwo_jokers", {}, "RJ", "2S", True),
    ("joker_wild", "+", "card: 6H 7H 8H 9H BJ=10H is a straight flush",
     "bigtwo_jokers", {}, "6H 7H 8H 9H BJ=10H", "AS AH AC AD KD", True),
    ("joker_wild", "-", "off: 9S 9C RJ is not a triple",
     "president_basic", {"jokers": "2"}, "9S 9C RJ", None, False),
    ("rank_order", "+", "two_high: 2D beats AS", "president_basic", {}, "2D", "AS", True),
    ("rank_order", "-", "ace_high: 2D does not beat AS",
     "president_aces_high", {}, "2D", "AS", False),
    ("revolution", "+", "ranks: after 8S 8H 8D 8C, 5S beats 9H",
     "president_revolution reversed", {}, "5S", "9H", True),
    ("revolution", "-", "ranks: after 8S 8H 8D 8C, KS does not beat 9H",
     "president_revolution reversed", {}, "KS", "9H", False),
    ("revolution_low_high", "+", "reversed: AS beats 2D; 7C beats AS",
     "president_hamish reversed", {}, "AS", "2D", True),
    ("revolution_low_high", "+", "reversed: AS beats 2D; 7C beats AS",
     "president_hamish reversed", {}, "7C", "AS", True),
    ("revolution_low_high", "-", "reversed: KS does not beat 9H",
     "president_hamish reversed", {}, "KS", "9H", False),
    ("set_size_rule", "+", "larger_if_higher: 10S 10H beats 8D",
     "president_larger_higher", {}, "10S 10H", "8D", True),
    ("set_size_rule", "-", "larger_if_higher: 5S 5H does not beat 8D; larger_any: it does",
     "president_larger_higher", {}, "5S 5H", "8D", False),
    ("set_size_rule", "-", "larger_if_higher: 5S 5H does not beat 8D; larger_any: it does",
     "president_larger_any", {}, "5S 5H", "8D", True),
    ("sofia_powers", "+", "JS beats QS QH QD; 2S 2H beats KS KH KD",
     "president_sofia", {}, "JS", "QS QH QD", True),
    ("sofia_powers", "+", "JS beats QS QH QD; 2S 2H beats KS KH KD",
     "president_sofia", {}, "2S 2H", "KS KH KD", True),
    ("sofia_powers", "-", "2S does not beat KS KH KD (a triple needs two 2s)",
     "president_sofia", {}, "2S", "KS KH KD", False),
    ("suit_order", "+", "SHCD: 7C beats 7D", "bigtwo_basic", {}, "7C", "7D", True),
    ("suit_order", "-", "SHDC: 7C does not beat 7D",
     "bigtwo_basic", {"suit_order": "SHDC"}, "7C", "7D", False),
    ("suit_scope", "+", "all: 9S 9D beats 9H 9C", "bigtwo_basic", {}, "9S 9D", "9H 9C", True),
    ("suit_scope", "-", "off: 3S does not beat 3D", "bigtwo_no_suits", {}, "3S", "3D", False),
    ("three_power", "+", "3S beats AS AH AD; 4C then beats 3S",
     "president_threes_high", {}, "3S", "AS AH AD", True),
    ("three_power", "+", "3S beats AS AH AD; 4C then beats 3S",
     "president_threes_high", {}, "4C", "3S", True),
    ("three_power", "-", "3S does not beat 2D", "president_threes_high", {}, "3S", "2D", False),
    ("transparent", "-", "3: 3S does not beat KS KH (number differs)",
     "president_transparent", {}, "3S", "KS KH", False),
    ("two_power", "-", "none: 2C does not beat AS AH (two 2s are needed)",
     "president_basic", {}, "2C", "AS AH", False),
    ("wild_alone", "+", "top_equal: 3C beats AS", "president_huberes", {}, "3C", "AS", True),
    ("wild_alone", "-", "top_equal: RJ does not beat 3C (all lone wilds are equal)",
     "president_huberes", {}, "RJ", "3C", False),
    ("wild_ranks", "+", "{2,3}: 9S 3D 2C counts as three nines",
     "president_huberes", {}, "9S 3D 2C", "8S 8H 8D", True),
    ("wild_ranks", "-", "{}: 9S 3D is not a set", "president_basic", {}, "9S 3D", None, False),
    ("wild_tie", "+", "natural_wins: 6S 6H 6D beats 6C RJ=6 BJ=6",
     "president_wild_jokers", {}, "6S 6H 6D", "6C RJ=6 BJ=6", True),
    ("wild_tie", "-", "natural_wins: 6C RJ=6 BJ=6 does not beat 6S 6H 6D",
     "president_wild_jokers", {}, "6C RJ=6 BJ=6", "6S 6H 6D", False),
]  # fmt: skip
HELD.update({(option, sign): words for option, sign, words, *_ in BEATS})


@pytest.mark.parametrize("row", BEATS, ids=[f"{option} {sign}" for option, sign, *_ in BEATS])
def test_the_example_holds(row: Row) -> None:
    _, _, words, preset, options, attempt, standing, expected = row
    assert attempt in words
    game_, _, order = preset.partition(" ")
    goes = beats(game_, attempt, standing, options=options, reversed=order == "reversed")
    assert goes is expected


@example("pack", "+", "strip40 with 4 players: 40/4 = 10 cards each, lowest rank is 7")
def test_forty_cards_are_ten_for_each_of_four_and_the_seven_is_the_lowest() -> None:
    rules = game("president_klootzakken")
    _, first = Match(rules, MatchState(tuple("ABCD"))).deal(Random(1))
    assert sizes(rules, first) == [10, 10, 10, 10]
    lowest = rules.ranking.lowest_first(rules.pack)[:4]
    assert {name(one)[:-1] for one in lowest} == {"7"}


@example("pack", "-", "strip40: 5H is not a card of the pack, the command is rejected")
def test_a_card_that_the_pack_lacks_is_rejected() -> None:
    rules = game("president_klootzakken")
    assert not any(one & cards("4S 5H 6D") for one in each(rules.pack))
    asked = {"ask": "beats", "preset": "president_klootzakken", "play": "5H"}
    assert answer(json.dumps(asked)) == {"error": "This game is played without 5H."}


def test_every_example_of_every_option_has_its_test() -> None:
    """A test quotes each example in full, and notes the quote when its file is imported."""
    for path in sorted(RULES.rglob("test_*.py")):
        parts = path.relative_to(RULES).with_suffix("").parts
        importlib.import_module(".".join(("tests.rules", *parts)))
    rows = table("options")
    quoted = {
        (row["id"], sign): row[key] for row in rows for sign, key in (("+", "pos"), ("-", "neg"))
    }
    assert len(quoted) == 274
    assert quoted == HELD
