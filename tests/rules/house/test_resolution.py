"""The order in which rules are asked whether X beats Y (3.0): the first answer decides.

In each row two rules disagree, and the answer of the earlier one counts.
"""

from __future__ import annotations

import pytest

from tests.rules.cli.questions import beats

JOKER = {"jokers": "2", "joker_power": "beats_any_set"}
HIGH_THREES = {"three_power": "beats_all_but_two", "transparent": "4", "two_power": "beats_all"}
NO_POKER = {"five_card_cross": "same_type"}
QUADS, FLUSH = "4S 4H 4C 4D 9C", "9S 10S JS QS KS"

Row = tuple[str, dict[str, str], str, str | None, bool]
PRESIDENT: list[Row] = [
    ("1 before 3", {"jokers": "2", "joker_power": "wins_trick"}, "RJ BJ", None, False),
    ("2 before 4", {"jokers": "2", "joker_power": "wins_trick", "two_power": "wins_trick"},
     "2S", "RJ", False),
    ("2 before 6", {"jokers": "2", "joker_power": "wins_trick", "transparent": "3"},
     "3S", "RJ", False),
    ("3 before 4", JOKER | {"two_power": "beats_all"}, "RJ", "2S", True),
    ("3 before 4", JOKER | {"two_power": "beats_all"}, "2S", "RJ", False),
    ("3 before 9", JOKER | {"follow_suit": "singles"}, "BJ", "KH", True),
    ("4 before 6", {"two_power": "beats_all", "transparent": "3"}, "3S", "2D", False),
    ("4 before 9", {"two_power": "high_and_low", "follow_suit": "singles"}, "2D", "6H", True),
    ("4 before 10", {"two_power": "wins_trick", "set_size_rule": "larger_any"},
     "2D", "AS AH", True),
    ("5 before 6", HIGH_THREES, "4S", "3D", True),
    ("5 before 10", HIGH_THREES, "3D", "AS AH AC", True),
    ("6 before 9", {"transparent": "3", "follow_suit": "singles"}, "3S", "KH", True),
    ("6 before 11", {"transparent": "3"}, "3S", "KH", True),
    ("8 before 9", {"twos_discount": "1", "follow_suit": "singles"}, "2S", "KH", True),
    ("8 before 10", {"twos_discount": "1"}, "2S 2H", "KS KH KD", True),
    ("9 before 11", {"follow_suit": "singles"}, "9S", "6H", False),
    ("9 before 12", {"follow_suit": "singles", "equal_play": "allowed"}, "7S", "7H", False),
    ("9 not 10", {"follow_suit": "singles", "set_size_rule": "larger_if_higher"},
     "7S 7D", "6H", True),
    ("10 before 11", {"set_size_rule": "larger_any"}, "4S 4H", "KD", True),
    ("10 before 12", {"equal_play": "allowed"}, "7S 7D", "7H", False),
    ("11 before 12", {"suit_order": "SHDC", "equal_play": "allowed"}, "5S", "9C", False),
]  # fmt: skip
BIG_TWO: list[Row] = [
    ("1 before 3", {"bomb_reach": "everything", "quads_form": "bare"}, QUADS, "2S", False),
    ("2 before 3", {"quads_beat_nonquads": "on", "bomb_reach": "everything",
                    "bomb_hands": "straight_flush"}, FLUSH, QUADS, False),
    ("2 before 5", {"quads_beat_nonquads": "on"}, QUADS, FLUSH, True),
    ("3 before 4", {"bomb_reach": "everything"}, QUADS, "2S 2H", True),
    ("3 before 5", NO_POKER | {"bomb_reach": "everything"}, QUADS, "9S 10S JH QS KS", True),
    ("4 before 5", NO_POKER, QUADS, "2S 2H", False),
    ("5 poker before cross", {"poker_ranks": "on", "five_card_cross": "card_value"},
     QUADS, "2S 2H 2C KS KH", True),
    ("5 before 6", {"five_card_cross": "card_value"}, QUADS, "2S 2H 2C KS KH", False),
    ("5 before 6", {"five_card_order": "royal_only_over_quads"}, FLUSH, "3S 3H 3C 3D 8H", False),
]  # fmt: skip
IDS = [f"{step}: {' '.join(changes)}" for step, changes, *_ in (*PRESIDENT, *BIG_TWO)]
ROWS = [("president_basic", row) for row in PRESIDENT] + [("bigtwo_basic", row) for row in BIG_TWO]


@pytest.mark.parametrize(("preset", "row"), ROWS, ids=IDS)
def test_the_earlier_step_decides(preset: str, row: Row) -> None:
    _, changes, attempt, standing, expected = row
    assert beats(preset, attempt, standing, options=changes) is expected
