"""Payments for a win that another player is to blame for, and a winner who scores (3.O, 3.V)."""

from __future__ import annotations

import pytest

from rules.actions import Call
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import decide
from rules.house.last_card import LAST_CARD
from tests.rules.notation import after, game, opened

FREE = {"first_lead": "dealer_next", "opening_includes_low": "free", "direction": "cw"}
SETTLED = ["pairwise_difference", "winner_collects", "pairwise_gap"]
HELPED = "4S KS 3D", "9D", "3C 3H 5C 5H 5D", "6D 6C"  # A can lead low before B, who holds one card
LEFT = 2, 0, 5, 2


def ended(preset: str, *hands: str, moves: tuple[str, ...], **changed: str) -> Deal:
    deal = after(opened(game(preset, **FREE, **changed), *hands), *moves)
    assert deal.ended is not None
    return deal


def paid(deal: Deal) -> tuple[int, ...]:
    assert deal.ended is not None
    assert sum(deal.ended.paid) == 0
    return deal.ended.paid


def points(deal: Deal) -> tuple[int, ...]:
    assert deal.ended is not None
    return deal.ended.points


@pytest.mark.parametrize("settlement", SETTLED)
@pytest.mark.parametrize("guard", ["liability", "assistant"])
@pytest.mark.parametrize("winner", ["zero", "sum_of_losses"])
def test_helper_of_the_winner_pays_the_losses_of_all(
    guard: str, settlement: str, winner: str
) -> None:
    """000:91: "you have to pay the losses of all three players"; only the winner is paid."""
    changed = {"last_card_guard": guard, "settlement": settlement, "winner_points": winner}
    deal = ended("bigtwo_basic", *HELPED, moves=("A 4S", "B 9D"), **changed)
    assert paid(deal) == (-sum(LEFT), sum(LEFT), 0, 0)


def test_without_help_everybody_pays_the_own_losses() -> None:
    moves = ("A KS", "B pass", "C pass", "D pass", "A 3D", "B 9D")
    deal = ended("bigtwo_flat_winner", *HELPED, moves=moves, last_card_guard="off")
    assert paid(deal) == (-1, 8, -5, -2)


def lone(call: bool, **changed: str) -> Deal:
    """A deal in which B goes out with its last card in A's trick, after a call or without one."""
    rules = game(
        "bigtwo_last_card_call", **FREE, unbeatable_closes="off", redeal_low_points="off", **changed
    )
    deal = after(opened(rules, "3S 4S KS", "5S 9D", "3C 3H 8C", "6D 6C 7C"), "A 3S", "B 5S")
    deal = decide(deal, 1, Call(LAST_CARD)).deal if call else deal
    return after(deal, "C pass", "D pass", "A pass", "B 9D")


def test_forgotten_call_pays_each_other_player_the_own_penalty() -> None:
    """002:113: the winner takes the penalty of all the others, who score nothing."""
    assert points(lone(True)) == (-2, 8, -3, -3)
    assert points(lone(False)) == (0, -8, 0, 0)
    assert paid(lone(True)) == (-2, 8, -3, -3)
    assert paid(lone(False)) == (2, -8, 3, 3)


@pytest.mark.parametrize("settlement", SETTLED)
@pytest.mark.parametrize("winner", ["zero", "sum_of_losses"])
def test_forgotten_call_is_paid_alike_under_each_settlement(settlement: str, winner: str) -> None:
    changed = {"settlement": settlement, "winner_points": winner}
    assert paid(lone(False, **changed)) == (2, -8, 3, 3)


def test_winner_is_paid_the_losses_of_the_others_once() -> None:
    """000:86: every two settle the difference of their losses; the winner's are none."""
    for winner in ("zero", "sum_of_losses"):
        deal = ended("bigtwo_basic", *HELPED, moves=("A 4S", "B 9D"), winner_points=winner)
        assert paid(deal) == (9 - 4 * 2, 9, 9 - 4 * 5, 9 - 4 * 2)


def test_twelve_tiles_of_which_none_was_played_cost_three_times_as_much() -> None:
    """000:84: three points a card with all the cards left, "because you never played any"."""
    steps = {
        preset: build(preset).hand_size(seats)
        for preset, seats in (("lectio", 5), ("bigtwo_basic", 4), ("bigtwo_three", 3))
    }
    assert steps == {"lectio": 12, "bigtwo_basic": 13, "bigtwo_three": 17}
    low = "1D 1C 1H 1S 2D 2C 2H 2S 3D 3C 3H 3S".replace("1", "A").replace("2", "2")
    hands = ["4S", low, "5D 5C 5H 5S 6D 6C 6H 6S 7D 7C 7H", "7S 8D 8C 8H 8S 9D 9C 9H 9S 10D", "10C"]
    counted = {"penalty_steps": "std", "twos_left_double": "off"}
    deal = after(opened(game("lectio", **FREE, **counted), *hands), "A 4S")
    assert points(deal) == (0, 36, 22, 20, 1)


FIRST = ("A 3D", "B pass", "C pass", "D pass")


def test_deal_stuck_on_banned_twos_is_won_by_a_player_gone_out_before() -> None:
    rules = game("bigtwo_deuces", **FREE, redeal_low_points="off")
    deal = after(opened(rules, "3D", "2C", "2H", "4S 2S"), "A 3D", "B pass", "C pass", "D 4S")
    deal = after(deal, "B pass", "C pass", *(f"{letter} pass" for letter in "DBC"))
    assert deal.ended is not None
    assert not deal.ended.void
    assert deal.ended.places[0] == 0
    assert points(deal) == (4, -1, -1, -2)
