"""Cards of two packs whose backs are ranked: their public part (deck_backs)."""

from __future__ import annotations

from rules.deal import Deal
from rules.view import HIDDEN, view
from tests.rules.notation import after, game, opened


def with_backs(**changed: str) -> Deal:
    """A deal in which A and B hold cards of both packs."""
    rules = game("thirteen_double", players="2..12", **changed)
    return opened(rules, "3S 4S* 5S*", "6S* 7S", "8S 9S")


def test_everybody_sees_how_many_cards_of_the_second_back_each_hand_holds() -> None:
    """003:298: "your opponents will be able to see how many of each back type you have"."""
    for seat in (0, 1, 2, None):
        assert view(with_backs(), seat).backs == (2, 1, 0)
    assert view(after(with_backs(), "A 3S", "B 6S*"), 2).backs == (2, 0, 0)


def test_backs_that_are_not_ranked_are_not_counted() -> None:
    assert view(with_backs(deck_backs="ignored"), 0).backs == ()
    assert view(opened(game("thirteen_denexa"), "3S", "4S"), 0).backs == ()


def test_hidden_hand_counts_hide_the_counts_of_backs() -> None:
    shown = view(with_backs(hand_counts="hidden"), 1)
    assert (shown.cards_left, shown.backs) == ((HIDDEN, 2, HIDDEN), (HIDDEN, 1, HIDDEN))
