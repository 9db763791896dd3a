"""Payments and the end of a match (catalogue 3.V and 3.W)."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.catalogue.option import Choices, Number, Option, Pattern, Words, put
from rules.catalogue.scoring import BY_CARDS, alone, losses_are_minus, steps
from rules.catalogue.tables import COUNTED, WINNERS
from rules.match import settlement
from rules.ruleset import RuleSet, Settlement
from rules.sentences import Sentence

MOST_CHIPS = 1_000_000


def _settlement(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    few_are_good = choices.get("score_model") in BY_CARDS and not losses_are_minus(choices)
    amount = int(choices.get("single_loser_amount", "1"))
    one_pays = choices.get("score_model") == "single_loser"
    forms: dict[str, Settlement] = {
        "pairwise_difference": settlement.PairwiseDifference(few_are_good),
        "winner_collects": settlement.AsScored()
        if losses_are_minus(choices)
        else settlement.WinnerCollects(few_are_good),
        "pairwise_gap": settlement.PairwiseGap(steps(choices)),
        "fixed_from_loser": settlement.AsScored() if one_pays else settlement.LastPaysFirst(amount),
        "bid": settlement.BidPaid(),
    }
    return replace(rules, settlement=forms.get(value) if alone(choices) else None)


def _match_winner(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """The fewest penalty points are the most points where penalties are written as minus."""
    minus = losses_are_minus(choices) or choices.get("score_model") == "single_loser"
    chips = choices.get("starting_chips", "none") != "none"
    if value == "lowest" and (minus or chips or not alone(choices)):
        value = "highest"
    return replace(rules, match=replace(rules.match, won_by=WINNERS[value]))


def _match_end(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, match=replace(rules.match, counted=COUNTED[value]))


def _starting_chips(rules: RuleSet, value: str | int, _: Choices) -> RuleSet:
    chips = value if isinstance(value, int) else 0
    return replace(rules, match=replace(rules.match, starting_chips=chips))


def _hundredths(written: str) -> int:
    found = re.fullmatch(r"(\d{1,6})(?:\.(\d{1,2}))?", written)
    if not found:
        raise ValueError("must be a number such as 1 or 0.50, and not below nothing")
    return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))


def _chips(written: str) -> int:
    if not re.fullmatch(r"\d{1,7}", written) or not 1 <= int(written) <= MOST_CHIPS:
        raise ValueError(Sentence("must be none, or a number from 1 to {high}", high=MOST_CHIPS))
    return int(written)


OPTIONS = (
    Option(
        "settlement",
        "Payment",
        "Who pays whom?",
        "Counted in points, each worth the stake; a table pays in play chips.",
        Words(
            {
                "none": "nobody pays",
                "pairwise_difference": "every two players settle the difference of their points",
                "winner_collects": "each loser pays the winner of the deal",
                "pairwise_gap": "every two players settle the difference of their cards left",
                "fixed_from_loser": "the loser pays the winner a fixed sum",
                "bid": "the player alone pays or is paid the bid by each of the others",
            }
        ),
        {
            "bt": "pairwise_difference",
            "pr": "none",
            "df": "none",
            "th": "none",
            "dd": "bid",
            "b3": "bid",
        },
        _settlement,
    ),
    Option(
        "stake",
        "Payment",
        "What is a point worth?",
        "In play chips, such as 1 or 0.50.",
        Pattern({}, _hundredths),
        {"*": "1"},
        put("match.stake"),
    ),
    Option(
        "starting_chips",
        "Payment",
        "How many chips does each player start with?",
        "Nobody pays more than he has; the match ends when someone has none left.",
        Pattern({"none": "no chips are counted out"}, _chips),
        {"*": "none"},
        _starting_chips,
    ),
    Option(
        "match_end",
        "Match",
        "When is a match over?",
        "The deal that is running is always finished.",
        Words(
            {
                "open": "when the table stops",
                "deals": "after a number of deals",
                "points": "when someone reaches a number of points",
                "time": "after a number of minutes",
                "chips_out_or_deals": "after a number of deals, or when someone is out of chips",
            }
        ),
        {
            "bt": "open",
            "pr": "points",
            "df": "deals",
            "th": "open",
            "dd": "open",
            "b3": "open",
        },
        _match_end,
    ),
    Option(
        "match_target",
        "Match",
        "Which number ends the match?",
        "Points, deals or minutes, as the question before says.",
        Number(1, 1000),
        {"bt": "100", "pr": "11", "df": "10", "th": "1", "dd": "10", "b3": "10"},
        put("match.target"),
    ),
    Option(
        "match_winner",
        "Match",
        "Who wins the match?",
        "Counted when the match is over.",
        Words(
            {
                "highest": "the most points or chips",
                "lowest": "the fewest penalty points",
                "top_rank_last_deal": "the first place of the last deal",
                "best_pair": "the pair of players with the most points",
            }
        ),
        {
            "bt": "lowest",
            "pr": "highest",
            "df": "top_rank_last_deal",
            "th": "highest",
            "dd": "highest",
            "b3": "highest",
        },
        _match_winner,
    ),
)
