"""Payers, receivers and units of payments (catalogue 3.V)."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.catalogue.auction import solo
from rules.catalogue.contradiction import Contradiction
from rules.catalogue.option import Choices, Instead, Option, put
from rules.catalogue.scoring.counting import BY_CARDS, alone, losses_are_minus, steps
from rules.catalogue.values import Pattern, Words
from rules.match import settlement
from rules.ruleset import RuleSet, Settlement
from rules.sentences import Sentence

MOST_CHIPS = 1_000_000


def _settlement(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    minus = losses_are_minus(choices)
    few_are_good = choices.get("score_model") in BY_CARDS and not minus
    amount = int(choices.get("single_loser_amount", "1"))
    one_pays = choices.get("score_model") == "single_loser"
    forms: dict[str, Settlement] = {
        "pairwise_difference": settlement.PairwiseDifference(few_are_good, of_losses=minus),
        "winner_collects": settlement.AsScored()
        if minus
        else settlement.WinnerCollects(few_are_good),
        "pairwise_gap": settlement.PairwiseGap(steps(choices)),
        "fixed_from_loser": settlement.AsScored() if one_pays else settlement.LastPaysFirst(amount),
        "bid": settlement.BidPaid(),
    }
    return replace(rules, settlement=forms.get(value) if alone(choices) else None)


def _starting_chips(rules: RuleSet, value: str | int, _: Choices) -> RuleSet:
    chips = value if isinstance(value, int) else 0
    return replace(rules, match=replace(rules.match, starting_chips=chips))


def _hundredths(written: str) -> int:
    found = re.fullmatch(r"(\d{1,6})(?:\.(\d{1,2}))?", written)
    if not found:
        raise ValueError(written)
    return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))


def _chips(written: str) -> int:
    if not re.fullmatch(r"\d{1,7}", written) or not 1 <= int(written) <= MOST_CHIPS:
        raise ValueError(written)
    return int(written)


OPTIONS = (
    Option(
        "settlement",
        topic="Payment",
        question="Who pays whom?",
        help="Counted in points, each worth the stake; a table pays in play chips.",
        values=Words(
            {
                "none": "nobody pays",
                "pairwise_difference": "every two players settle the difference of their points",
                "winner_collects": "each loser pays the winner of the deal",
                "pairwise_gap": "every two players settle the difference of their cards left",
                "fixed_from_loser": "the loser pays the winner a fixed sum",
                "bid": "the player alone pays or is paid the bid by each of the others",
            }
        ),
        default={
            "bt": "pairwise_difference",
            "pr": "none",
            "df": "none",
            "th": "none",
            "dd": "bid",
            "b3": "bid",
        },
        change=_settlement,
        says={
            "none": "",
            "pairwise_difference": "After each deal every two players settle the difference of "
            "their points.",
            "winner_collects": "The losers of a deal pay the winner their points.",
            "pairwise_gap": "After each deal every two players settle the difference of their "
            "cards left, counted like penalties.",
            "fixed_from_loser": "The loser pays the winner a fixed sum.",
            "bid": "The landlord is paid the bid by each of the others, or pays it to each.",
        },
        instead=(
            Instead(
                solo,
                {
                    "bid": "The solo player is paid the bid by each of the others, or pays it to "
                    "each.",
                },
            ),
        ),
        contradictions=(
            Contradiction(
                "A bid can only be paid in a game with an auction.",
                lambda meant: meant["settlement"] == "bid" and not meant.on("auction"),
            ),
        ),
    ),
    Option(
        "stake",
        topic="Payment",
        question="What is a point worth?",
        help="In play chips, such as 1 or 0.50.",
        values=Pattern(
            {},
            _hundredths,
            "must be a number such as 1 or 0.50, and not below nothing",
            offered=("0.05", "0.10", "0.25", "0.50", "1", "2", "5", "10"),
        ),
        default={"*": "1"},
        change=put("match.stake"),
        says={"1": "", "*": "A point is worth {stake} chips."},
        only_with={
            "settlement": (
                "pairwise_difference",
                "winner_collects",
                "pairwise_gap",
                "fixed_from_loser",
                "bid",
            )
        },
    ),
    Option(
        "starting_chips",
        topic="Payment",
        question="How many chips does each player start with?",
        help="Nobody pays more than he has; the match ends when someone has none left.",
        values=Pattern(
            {"none": "no chips are counted out"},
            _chips,
            Sentence("must be none, or a number from 1 to {high}", high=MOST_CHIPS),
            offered=("50", "100", "200", "500", "1000"),
        ),
        default={"*": "none"},
        change=_starting_chips,
        says={
            "none": "",
            "1": "Everyone starts with 1 chip and never pays more than that.",
            "*": "Everyone starts with {starting_chips} chips and never pays more than that.",
        },
    ),
)
