"""Hands that are open to all: at the end of a deal that counts, and never before."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine import begin, decide
from rules.view import view
from tests.rules import random_play


@pytest.mark.parametrize("seed", range(10))
def test_hands_are_laid_down_at_the_end_of_a_deal_that_counts(seed: int) -> None:
    chance = Random(seed)
    rules, seats = random_play.some_game(chance)
    for _, dealt in random_play.deals(rules, seats, chance, 2):
        decision = begin(rules, dealt)
        for deal, seat, action in random_play.steps(decision.deal, chance):
            assert view(deal, None).hands_at_end == ()
            decision = decide(deal, seat, action)
        ended = decision.deal.ended
        assert ended is not None
        assert view(decision.deal, None).hands_at_end == (() if ended.void else decision.deal.hands)
