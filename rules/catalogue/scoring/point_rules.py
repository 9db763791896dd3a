"""The counting of points, for the options that depend on it (catalogue 3.U)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices
from rules.catalogue.scoring.penalties import OWN_RATE, PENALTY_STEPS, STEPS
from rules.house.penalties import Steps

BY_CARDS = ("penalty_cards", "penalty_values", "hutabarat")  # the models where few points are good


def alone(choices: Choices) -> bool:
    """Whether each player scores alone; not in teams across the table (I-18)."""
    return choices.get("teams") != "opposite_pairs"


def no_points(choices: Choices) -> bool:
    """Whether no points are kept; teams across the table always have theirs."""
    return choices["score_model"] == "none" and alone(choices)


def by_cards(choices: Choices) -> bool:
    """Whether points are counted on cards left."""
    return choices.get("score_model") in BY_CARDS and alone(choices)


def losses_are_minus(choices: Choices) -> bool:
    """Whether the losers' points are negative, and the winner's are their sum."""
    return (
        choices.get("winner_points") == "sum_of_losses"
        and choices.get("score_model") in ("penalty_cards", "penalty_values")
        and alone(choices)
    )


def few_are_good(choices: Choices) -> bool:
    """Whether points are penalties, which count against a player."""
    return by_cards(choices) and not losses_are_minus(choices)


def steps(choices: Choices) -> Steps:
    """The table of multipliers, with the rate for more than 13 cards where it is open."""
    found = PENALTY_STEPS.parse(choices.get("penalty_steps", "std"))
    if found in OWN_RATE:
        return replace(STEPS[found], more=int(choices.get("over13_rate", "3")))
    return STEPS[found] if isinstance(found, str) else found
