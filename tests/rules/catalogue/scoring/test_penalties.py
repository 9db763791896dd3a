"""Penalty points for cards left: table U1 in full, and every multiplier with the others."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.cards import JOKER, Cards, cards, each, rank_of
from rules.catalogue.scoring import penalties
from rules.cli import tally
from rules.cli.tally import Circumstances
from tests.rules.notation import game

Points = tuple[int, ...]
LEFT = (1, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17)  # numbers of cards in a loser's hand
TIMES: dict[str, Points] = {  # table U1: points per card for each of these numbers
    "std": (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3),
    "gamesky": (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2),
    "harsh": (1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4),
    "double8": (1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2),
    "double8_10": (1, 1, 2, 2, 4, 4, 4, 4, 4, 4, 4),
    "flat": (1,) * 11,
    "deuces3p": (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3),
}
# cost of 13 and of 15 cards left by a player who has played
UNLESS_PLAYED: dict[str, list[int]] = {
    "all_cards_left": [39, 45],
    "never_played": [26, 30],
}
RATES = {"1": 14, "2": 28, "3": 42, "4": 56, "99": 1386}  # cost of 14 cards
# cost of five cards with none to four twos
TWOS = {"off": (5, 5, 5, 5, 5), "on": (5, 10, 20, 40, 80)}
# costs for a player who did not start
SCOPES = {"everyone": [20, 39, 40], "starter_only": [10, 13, 20]}
FINISHES = {  # last plays, and the factor of the penalties after each
    "off": {"2S": 1, "2S 2H": 1, "2S 2H 2D": 1, "AS": 1},
    "on": {"2S": 2, "2S 2H": 2, "2S 2H 2D": 2, "AS": 1, "2S 2H 2C 5H 5D": 1, "2S AS": 1},
}
VALUES = {  # values of a three, four ... king, ace and two
    "a": (1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4),
    "b": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
}
SHOWN = {
    "penalty_steps": {*TIMES},
    "triple_condition": {*UNLESS_PLAYED},
    "twos_left_double": {*TWOS},
    "double_scope": {*SCOPES},
    "finish_twos_double": {*FINISHES},
    "card_values": {*VALUES},
}
PLAIN: Mapping[str, str] = {}
LOW = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H 8D 8C 8H"


def test_every_choice_is_shown() -> None:
    named = {option.id: {*option.meaning} for option in penalties.OPTIONS if option.meaning}
    assert named == SHOWN


def cost(
    hand: Cards | str, last: str = "", starter: int = 0, changed: Mapping[str, str] = PLAIN
) -> int:
    """Return the points of B, who is left with `hand` in a deal for two that A has won."""
    held = cards(hand) if isinstance(hand, str) else hand
    rules = game("bigtwo_basic", **changed)
    also = Circumstances(starter=starter, last=cards(last))
    return tally.with_hands(rules, (0, held), also).points[1]


def low(count: int) -> str:
    """Return `count` cards without a two."""
    return " ".join(LOW.split()[:count])


@pytest.mark.parametrize(
    ("steps", "left", "times"),
    [(steps, n, t) for steps, row in TIMES.items() for n, t in zip(LEFT, row, strict=True)],
    ids=[f"{steps}: {n} cards {t} times" for steps, row in TIMES.items()
         for n, t in zip(LEFT, row, strict=True)],
)  # fmt: skip
def test_how_often_each_card_counts(steps: str, left: int, times: int) -> None:
    assert cost(low(left), changed={"penalty_steps": steps}) == left * times


@pytest.mark.parametrize("choice", UNLESS_PLAYED)
def test_top_rate_may_need_an_unplayed_hand(choice: str) -> None:
    """Drawing: thirteen were dealt, some were played and others drawn."""
    rules = game("bigtwo_three_draw", triple_condition=choice)
    full = tuple(tally.with_hands(rules, (0, cards(low(n)), 1 << 51)).points[1]
                 for n in (13, 15, 17))  # fmt: skip
    assert full == (39, 45, 51), "nobody of these has played"
    # 17 cards were dealt: 13 or 15 left means that some were played
    drawn = game("bigtwo_three", triple_condition=choice)
    left = [tally.with_hands(drawn, (0, cards(low(n)), 1 << 51)).points[1] for n in (13, 15)]
    assert left == UNLESS_PLAYED[choice]


@pytest.mark.parametrize("steps", ["harsh", "deuces3p"])
def test_full_hand_after_a_play_pays_the_rate_below_the_top(steps: str) -> None:
    changed = {"penalty_steps": steps, "triple_condition": "never_played"}
    rules = game("bigtwo_two_21", **changed)
    full = {"harsh": 13, "deuces3p": 17}[steps]
    below = {"harsh": 3, "deuces3p": 2}[steps]
    assert tally.with_hands(rules, (0, cards(low(full)))).points[1] == full * below


@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize("steps", TIMES)
def test_the_rate_beyond_thirteen_is_for_the_standard_steps(rate: str, steps: str) -> None:
    changed = {"penalty_steps": steps, "over13_rate": rate}
    assert cost(low(13), changed=changed) == cost(low(13), changed={"penalty_steps": steps})
    expected = RATES[rate] if steps == "std" else 14 * TIMES[steps][LEFT.index(14)]
    assert cost(low(14), changed=changed) == expected


@pytest.mark.parametrize("choice", TWOS)
@pytest.mark.parametrize("twos", range(5))
def test_each_two_left_doubles_once_more(choice: str, twos: int) -> None:
    hand = " ".join([low(5 - twos), *["2S", "2H", "2C", "2D"][:twos]])
    assert cost(hand, changed={"twos_left_double": choice}) == TWOS[choice][twos]


@pytest.mark.parametrize("choice", SCOPES)
@pytest.mark.parametrize("starter", [0, 1])
def test_double_scope_limits_the_double_rate_to_the_agreed_players(
    choice: str, starter: int
) -> None:
    """Nine cards cost both players what the steps say: here double from eight cards on."""
    changed = {"double_scope": choice}
    assert cost(low(9), starter=starter, changed=changed | {"penalty_steps": "double8"}) == 18
    many = [cost(low(n), starter=starter, changed=changed) for n in (10, 13)]
    many.append(cost(low(10), starter=starter, changed=changed | {"penalty_steps": "double8_10"}))
    assert many == (SCOPES["everyone"] if starter == 1 else SCOPES[choice])


@pytest.mark.parametrize(
    ("choice", "last"), [(choice, last) for choice, rows in FINISHES.items() for last in rows]
)
def test_a_last_play_of_nothing_but_twos_doubles(choice: str, last: str) -> None:
    times = FINISHES[choice][last]
    assert cost(low(8), last, changed={"finish_twos_double": choice}) == 8 * times
    assert cost(low(13), last, changed={"finish_twos_double": choice}) == 39 * times


@pytest.mark.parametrize("scale", VALUES)
@pytest.mark.parametrize("rank", range(13))
def test_the_value_of_each_rank(scale: str, rank: int) -> None:
    one = 1 << rank * 4
    changed = {"score_model": "penalty_values", "card_values": scale}
    assert cost(one, changed=changed) == VALUES[scale][rank_of(one)]


@pytest.mark.parametrize(("scale", "worth"), [("a", 4), ("b", 13)])
def test_a_joker_left_is_worth_a_two(scale: str, worth: int) -> None:
    rules = game("bigtwo_jokers", score_model="penalty_values", card_values=scale,
                 winner_points="zero")  # fmt: skip
    jokers = [one for one in each(rules.pack) if rank_of(one) == JOKER]
    assert [tally.with_hands(rules, (0, one)).points[1] for one in jokers] == [worth, worth]


@pytest.mark.parametrize(
    ("left", "starter", "scope", "points"),
    [
        (9, 0, "everyone", 9),
        (10, 0, "everyone", 20),
        (10, 0, "starter_only", 10),
        (10, 1, "starter_only", 20),
        (13, 1, "starter_only", 26),
    ],
)
def test_values_are_doubled_with_ten_cards_and_never_trebled(
    left: int, starter: int, scope: str, points: int
) -> None:
    changed = {"score_model": "penalty_values", "double_scope": scope, "penalty_steps": "harsh"}
    assert cost(low(left), starter=starter, changed=changed) == points


@pytest.mark.parametrize(
    ("changed", "hand", "last", "points"),
    [
        ({}, f"2S 2H {low(7)}", "2D", 9),
        ({"twos_left_double": "on"}, f"2S 2H {low(7)}", "2D", 36),
        ({"twos_left_double": "on", "finish_twos_double": "on"}, f"2S 2H {low(7)}", "2D", 72),
        ({"twos_left_double": "on", "finish_twos_double": "on"}, f"2S 2H {low(7)}", "AS", 36),
        ({"penalty_steps": "double8", "twos_left_double": "on"}, f"2S 2H {low(7)}", "AS", 72),
        ({"penalty_steps": "double8_10", "twos_left_double": "on", "finish_twos_double": "on"},
         f"2S {low(9)}", "2D", 160),
        ({"penalty_steps": "harsh", "twos_left_double": "on"}, f"2S {low(12)}", "AS", 104),
        ({"score_model": "penalty_values", "twos_left_double": "on"}, "2S 3D", "AS", 10),
        ({"score_model": "penalty_values", "twos_left_double": "on", "finish_twos_double": "on"},
         f"2S {low(9)}", "2D", 104),
    ],
    ids=str,
)  # fmt: skip
def test_all_multipliers_multiply(
    changed: dict[str, str], hand: str, last: str, points: int
) -> None:
    """C-BT-30: base x steps x two for each two left x two for a finish of twos."""
    assert cost(hand, last, changed=changed) == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_loser_is_counted_alone(seats: int) -> None:
    rules = game("bigtwo_deuces", winner_points="zero")
    counts = (0, 4, 11, 13)[:seats]
    assert tally.with_left(rules, counts).points == (0, 4, 22, 39)[:seats]
