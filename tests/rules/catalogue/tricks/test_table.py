"""The visible part of hands and of played cards (catalogue 3.R)."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.catalogue import OPTIONS, build, full
from rules.view import HIDDEN, view
from tests.rules.notation import after, game, opened

HANDS = "3S 4S 5S", "6H 7H", "8D", "9C 10C JC QC"


@pytest.mark.parametrize("counts", ["on_request", "always"])
def test_numbers_of_cards_are_public(counts: str) -> None:
    """CG-34: players and spectators see the size of each hand, and never its faces."""
    deal = opened(game("president_basic", hand_counts=counts), *HANDS)
    for seat in (0, 1, 2, 3, None):
        assert view(deal, seat).cards_left == (3, 2, 1, 4)
    after_play = after(deal, "A 3S")
    assert view(after_play, 2).cards_left == (2, 2, 1, 4)


def test_hand_counts_on_request_are_shown_to_all() -> None:
    """000:78: "Everyone is allowed to know how many cards the other players have"; 003:50."""
    option = OPTIONS["hand_counts"]
    assert "on_request" not in option.meaning
    for preset in ("president_basic", "bigtwo_basic"):
        assert full(preset, {"hand_counts": "on_request"}) == full(preset)
        assert build(preset, {"hand_counts": "on_request"}) == build(preset)
    assert option.line(full("bigtwo_basic")) == "Everyone sees how many cards you have left."


def test_hidden_numbers_are_known_to_the_holder_alone() -> None:
    deal = opened(game("president_basic", hand_counts="hidden"), *HANDS)
    assert view(deal, 1).cards_left == (HIDDEN, 2, HIDDEN, HIDDEN)
    assert view(deal, None).cards_left == (HIDDEN,) * 4


def test_view_shows_no_face_of_another_hand() -> None:
    for counts in ("on_request", "always", "hidden"):
        deal = opened(game("president_basic", hand_counts=counts), *HANDS)
        assert sum(view(deal, 1).hand) == deal.hands[1]
        assert view(deal, None).hand == ()


def test_at_the_end_hidden_numbers_are_shown() -> None:
    rules = game("president_denexa", hand_counts="hidden", deal_end="first_out", exchange="none",
                 later_lead="winner")  # fmt: skip
    deal = opened(rules, "3S", "6H 7H", "8D")
    assert view(deal, 0).cards_left == (1, HIDDEN, HIDDEN)
    assert view(after(deal, "A 3S"), 0).cards_left == (0, 2, 1)


@pytest.mark.parametrize("pile", ["aside_face_down", "face_up_heap", "accumulate"])
def test_the_cards_of_finished_tricks(pile: str) -> None:
    """C-BT-32: a face-down pile is hidden; an open one is seen once its trick is over."""
    deal = opened(game("president_basic", table_pile=pile), "3S 4S 5S", "6H 7H 8H", "3D", "9C 2C")
    deal = after(deal, "A 3S", "B 6H", "C pass", "D pass")
    assert view(deal, 2).pile == 0
    tricks = [("A pass", "3S 6H"), ("B 7H", "3S 6H"), ("C pass", "3S 6H"), ("D 9C", "3S 6H"),
              ("A pass", "3S 6H"), ("B pass", "3S 6H"), ("C pass", "3S 6H 7H 9C")]  # fmt: skip
    for move, seen in tricks:
        deal = after(deal, move)
        for seat in (0, 2, None):
            assert view(deal, seat).pile == (0 if pile == "aside_face_down" else cards(seen)), move
