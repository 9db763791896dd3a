"""Runs of single cards and of sets, and poker hands in President (catalogue 3.G)."""

from __future__ import annotations

import pytest

from rules.catalogue import problems
from tests.rules.catalogue.tricks.answers import Row, rows

SEQUENCES = """
No runs in President | sequences=off
    no play 8S 9D 10C
    no play 3S 3H 4S 4H 5S 5H
    leads 8S
Runs of single cards | sequences=single
    leads 3S 4D 5C
    leads JS QD KC AS
    8S 9D 10C > 5H 6C 7D
    9S 10D JC > 8S 9D 10C
    8S 9D 10C ~ 8C 9C 10H
    8S 9D 10C JH ~ 5H 6C 7D
    8S 9D 10C ~ 3S 3H 3D
    no play 8S 9D
    no play 8S 9D JC
    no play 8S 8D 9C
    no play 3S 3H 4S 4H 5S 5H
Runs of pairs, threes and fours, too | sequences=single_and_multiple
    leads 8S 9D 10C
    leads 3S 3H 4S 4H 5S 5H
    leads 3S 3H 3D 4S 4H 4D 5S 5H 5D
    leads 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C
    4S 4H 5S 5H 6S 6H > 3S 3H 4D 4C 5D 5C
    4S 4H 5S 5H 6S 6H ~ 3S 4D 5C 6D 7D 8D
    4S 4H 5S 5H 6S 6H 7S 7H ~ 3S 3H 4D 4C 5D 5C
    no play 3S 3H 4S 4H
    no play 3S 3H 3D 4S 4H 4D
    no play 3S 3H 3D 3C 4S 4H 4D 4C
    no play 3S 3H 4S 4H 5S
    no play 3S 3H 4S 4H 5S 5H 5D
Jokers are in no run | sequences=single jokers=2 run_excluded={}
    no play AS 2D RJ
    no play 2D RJ BJ
    leads KS AS 2D
Equal runs may be laid where equal plays may | sequences=single equal_play=allowed
    8S 9D 10C >< 8H 9C 10H
Reversing colour card by card | sequences=single equal_play=reverse_colour
    8S 9D 10C >< 8H 9C 10H
    8S 9D 10C ~ 8C 9H 10S
In a revolution the lower run is higher | sequences=single revolution=ranks reversed
    3S 4D 5C > 5H 6C 7D > QS KS AC
"""

LEAST = """
Two cards are a run | sequences=single run_min=2
    leads 3S 4D
    leads KS AD
    no play AS 2D
    KS AD > 3S 4D
    3S 4D ~ 3H 3C
Three are the least | sequences=single run_min=3
    no play 3S 4D
    leads 3S 4D 5C
Five are the least | sequences=single run_min=5
    no play 3S 4D 5C 6S
    leads 3S 4D 5C 6S 7S
    leads 3S 4D 5C 6S 7S 8S 9S 10S JS QS KS AS
Fifteen are more than there are | sequences=single run_min=15
    no play 3S 4D 5C 6S 7S 8S 9S 10S JS QS KS AS
"""

EXCLUDED = """
No rank is kept out | sequences=single run_excluded={}
    leads QS KD AC 2H
    leads AC KS 2H
    no play AC 2H 3S
Twos are | sequences=single run_excluded={2}
    leads QS KD AC
    no play KD AC 2H
Aces, twos and threes are | sequences=single run_excluded={A,2,3}
    leads JS QS KD
    leads 4S 5S 6D
    no play QS KD AC
    no play 3S 4D 5C
A rank in the middle parts two rows | sequences=single run_excluded={8,2}
    leads 5S 6D 7C
    leads 9S 10D JC
    no play 7S 8D 9C
    no play 6S 7D 9C
    9S 10D JC > 5S 6D 7C
It is kept out of runs of pairs as well | sequences=single_and_multiple run_excluded={8,2}
    no play 7S 7H 8S 8H 9S 9H
    leads 5S 5H 6S 6H 7S 7H
Wild twos and threes keep their places | sequences=single wild_ranks={3} run_excluded={2}
    leads 3S 4D 5C
"""

LENGTHS = """
Runs of pairs from two, of threes from two, none of fours
    | sequences=single_and_multiple set_run_min={2:2,3:2}
    leads 3S 3H 4S 4H
    leads 3S 3H 3D 4S 4H 4D
    no play 3S 3H 3D 3C 4S 4H 4D 4C
    4S 4H 5S 5H > 3S 3H 4D 4C
    4S 4H 5S 5H ~ 3S 3H 3D 3C
Threes alone from three | sequences=single_and_multiple set_run_min={3:3}
    no play 3S 3H 4S 4H 5S 5H
    no play 3S 3H 3D 4S 4H 4D
    leads 3S 3H 3D 4S 4H 4D 5S 5H 5D
None of any | sequences=single_and_multiple set_run_min={}
    no play 3S 3H 4S 4H 5S 5H
    leads 3S 4H 5S
Five of a kind in a row with two packs | sequences=single_and_multiple set_run_min={5:2} decks=2
    leads 3S 3S/red 3H 3D 3C 4S 4S/red 4H 4D 4C
    no play 3S 3H 3D 3C 4S 4H 4D 4C
"""

OTHER_GAMES = [
    *rows(
        "thirteen_denexa",
        """
Thirteen: three or more, up to the ace, by the suit of the highest card; none of threes
    leads QS KD AC
    no play KS AD 2C
    no play QS KD
    no play 3S 3H 3C 4S 4H 4C
    leads 3S 4D 5C 6H 7S 8S 9S 10S JS QS KS AS
    3S 4S 5H > 3D 4D 5D > 3H 4H 5C > 3C 4C 5S
    4S 5S 6S > 3H 4H 5H
""",
    ),
    *rows(
        "doudizhu_denexa",
        """
Dou Dizhu: five or more single cards, three or more pairs, two or more threes
    leads 3S 4D 5S 6H 7C
    no play 3S 4D 5S 6H
    leads 10S JS QD KS AS
    no play JS QS KD AS 2S
    leads QS QH KS KH AS AH
    no play 3S 3H 4S 4H
    leads KS KH KC AS AH AC
    no play AS AH AC 2S 2H 2C
    4S 5S 6S 7S 8S ~ 4H 5H 6H 7H 8H
    8S 9D 10S JH QC > 3S 4D 5S 6H 7C
    4S 5D 6S 7H 8C 9S ~ 3S 4D 5S 6H 7C
""",
    ),
    *rows(
        "bigthree_denexa",
        """
Big Three: three or more of cards, pairs, threes and fours; no ace, two or three
    leads 4S 5D 6C
    leads JS QD KC
    no play QS KD AC
    no play AS 2D 3C
    no play 3S 4D 5C
    leads 4S 4D 5S 5D 6S 6D
    no play 4S 4D 5S 5D
    leads 4S 4D 4C 5S 5D 5C 6S 6D 6C
    leads 4S 4H 4C 4D 5S 5H 5C 5D 6S 6H 6C 6D
    no play 4S 4H 4C 4D 5S 5H 5C 5D
""",
    ),
]

POKER = """
Poker hands go beside sets, from straight to straight flush | poker_combos=on
    9S 10S JS QS KS > 9C 9H 9D 9S 4D > 8S 8H 8C KD KH > 3S 5S 8S JS KS > 5S 6D 7C 8H 9S
    9S 9H 9D 4C 4D > 8S 8H 8C KD KH
    9S 10S JS QS KS ~ 3S
    9C 9H 9D 9S 4D ~ 8C 8H 8D 8S
    leads 9C 9H 9D 9S
    no play 9C 9H 9D 4S
Suits compare only where there is an order of suits | poker_combos=on
    QS JS 10S 9S 8H ~ QH JH 10H 9H 8D
    3S 5S 8S JS KS ~ 3H 5H 8H JH KH
With an order of suits that counts everywhere they do
    | poker_combos=on suit_order=SHCD suit_scope=all
    QS JS 10S 9S 8H > QH JH 10H 9H 8D
    3S 5S 8S JS KS > 3H 5H 8H JH KH
Where suits part singles and pairs only, hands of five know none | poker_combos=on suit_order=SHDC
    QS JS 10S 9S 8H ~ QH JH 10H 9H 8D
    9S > 9H
Beside runs five in a row are a straight | poker_combos=on sequences=single
    leads 5S 6D 7C
    leads 5S 6D 7C 8H
    leads 5S 6D 7C 8H 9S 10S
    3S 5S 8S JS KS > 5S 6D 7C 8H 9S
Off: hands of five are nothing | poker_combos=off
    no play 9S 9H 9D 4C 4D
    no play 5S 6D 7C 8H 9S
    no play 3S 5S 8S JS KS
    no play 9C 9H 9D 9S 4D
"""


@pytest.mark.parametrize(
    "row",
    [
        *rows("president_basic", SEQUENCES),
        *rows("president_basic", LEAST),
        *rows("president_basic", EXCLUDED),
        *rows("president_basic", LENGTHS),
    ],
)
def test_runs_in_president(row: Row) -> None:
    """PV-09."""
    row.holds()


@pytest.mark.parametrize("row", OTHER_GAMES)
def test_runs_in_other_games(row: Row) -> None:
    """TH-06, TH-07, DD-05, DD-06, B3-07."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", POKER))
def test_poker_hands_in_president(row: Row) -> None:
    row.holds()


RUNS = {"sequences": "single_and_multiple"}
WRONG = [
    ("run_min", "1", "Type a number from 2 to 15."),
    ("run_min", "16", "Type a number from 2 to 15."),
    ("run_excluded", "2", "Type ranks such as {2,joker}, or {} for none."),
    ("run_excluded", "{2,}", "Type ranks such as {2,joker}, or {} for none."),
    ("run_excluded", "{11}", "Type ranks such as {2,joker}, or {} for none."),
    ("set_run_min", "{1:3}", "Type sizes with least lengths such as {2:3,3:2}, or {}."),
    ("set_run_min", "{9:3}", "Type sizes with least lengths such as {2:3,3:2}, or {}."),
    ("set_run_min", "{2:1}", "Type sizes with least lengths such as {2:3,3:2}, or {}."),
    ("set_run_min", "{2:16}", "Type sizes with least lengths such as {2:3,3:2}, or {}."),
    ("set_run_min", "2:3", "Type sizes with least lengths such as {2:3,3:2}, or {}."),
    ("set_run_min", "{2:3,2:4}", "Name each size once."),
]


@pytest.mark.parametrize(("option", "value", "said"), WRONG, ids=[" ".join(w[:2]) for w in WRONG])
def test_malformed_run_option_is_refused_with_its_form(option: str, value: str, said: str) -> None:
    (told,) = problems("president_basic", RUNS | {option: value})
    assert told.endswith(f"“{value}” doesn't work. {said}")


@pytest.mark.parametrize("value", ["{8:15}", "{2:2}", "{ 2 : 3 , 3 : 2 }"])
def test_sizes_from_two_to_eight_and_lengths_from_two_to_fifteen(value: str) -> None:
    assert problems("president_basic", RUNS | {"set_run_min": value}) == []
