"""The features of a play, and the weights by which a computer chooses.

The weights are fitted: positions of many deals were played on after each possible play, and the
weights say which features of a play went with more points. Some steps by hand followed, kept where
whole deals went better.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The features of a play, or the weight of each."""

    always: float = 0.0  # a play at all, over a pass
    spared: float = 0.0  # turns that the hand needs less
    cards: float = 0.0  # each card laid
    wins: float = 0.0  # the probability of winning the trick
    wins_near: float = 0.0  # that, when few turns are left
    keeps: float = 0.0  # the probability of winning a later one
    danger: float = 0.0  # the probability that a foe goes out on it, less a partner's
    wins_hurry: float = 0.0  # to win the trick when a foe is nearly out
    keeps_hurry: float = 0.0  # to spend a high card then
    height: float = 0.0  # its rank, 1 for the highest
    bomb: float = 0.0  # it is a bomb
    near: float = 0.0  # the nearness of the hand's end
    hurry: float = 0.0  # a play at all when a foe is nearly out
    plays: float = 0.0  # the decrease of plays in the hand's division
    breaks: float = 0.0  # bombs that it breaks up
    runs_out: float = 0.0  # the probability that all plays but the last win from here on
    partner: float = 0.0  # a partner made the top play
    partner_near: float = 0.0  # and is nearly out
    partner_stands: float = 0.0  # and may well win the trick


LEAD = Weights(
    spared=0.39,
    cards=0.14,
    wins=0.03,
    wins_near=0.89,
    keeps=0.03,
    danger=-0.46,
    wins_hurry=0.05,
    keeps_hurry=0.05,
    height=-0.56,
    bomb=0.3,
    near=0.61,
    plays=-0.11,
    breaks=-0.4,
)
FOLLOW = Weights(
    always=0.08,
    spared=0.46,
    cards=0.18,
    wins=0.39,
    wins_near=0.45,
    keeps=-0.9,
    danger=-0.3,
    wins_hurry=1.4,
    keeps_hurry=-0.84,
    height=-0.09,
    bomb=-0.6,
    near=0.07,
    hurry=0.49,
    plays=-0.22,
    breaks=-0.4,
    runs_out=0.7,
    partner_near=-0.9,
    partner_stands=-0.37,
)
