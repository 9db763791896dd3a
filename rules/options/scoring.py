"""Points and the end of a match (catalogue 3.U and 3.W)."""

from __future__ import annotations

from dataclasses import replace

from rules.house.scoring import ByPlace, Listed, Places, n_minus_rank, worker, zero_sum
from rules.options.option import Choices, Number, Numbers, Option, Words, put
from rules.ruleset import RuleSet

PLACE_POINTS = Numbers(
    {
        "[2,1]": "2 and 1 for the first two places",
        "n_minus_rank": "one for each player below: the last gets 0",
        "zero_sum": "2 1 0 -1 -2 for five players, 3 to -3 for seven",
        "worker": "2 and 1 for the first two, -1 and -2 for the last two",
        "pusoy5310": "5, 3, 1, 0",
        "six_to_one": "6 5 4 3 2 1",
    },
    longest=12,
    low=-99,
)
NAMED: dict[str, ByPlace] = {
    "n_minus_rank": n_minus_rank,
    "zero_sum": zero_sum,
    "worker": worker,
    "pusoy5310": Listed((5, 3, 1)),
    "six_to_one": Listed((6, 5, 4, 3, 2, 1)),
}


def place_points(value: str | tuple[int, ...]) -> ByPlace:
    """The points by place that a value of place_points stands for."""
    if isinstance(value, tuple):
        return Listed(value)
    return NAMED[value] if value in NAMED else Listed((2, 1))


def _score_model(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "none":
        return rules
    points = place_points(PLACE_POINTS.parse(choices["place_points"]))
    return replace(rules, scoring=Places(points))


OPTIONS = (
    Option(
        "score_model",
        "Scoring",
        "What is a deal worth?",
        "Without points there are only places and titles.",
        Words({"places": "points for the place", "none": "no points are kept"}),
        {"pr": "places"},
        _score_model,
    ),
    Option(
        "place_points",
        "Scoring",
        "How many points does each place get?",
        "Best place first; places that are not listed get nothing.",
        PLACE_POINTS,
        {"pr": "[2,1]"},
        lambda rules, value, choices: rules,
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
        {"pr": "points"},
        put("match.form"),
    ),
    Option(
        "match_target",
        "Match",
        "Which number ends the match?",
        "Points, deals or minutes, as the question before says.",
        Number(1, 1000),
        {"pr": "11"},
        put("match.target"),
    ),
    Option(
        "match_winner",
        "Match",
        "Who wins the match?",
        "Counted when the match is over.",
        Words(
            {
                "highest": "the most points",
                "lowest": "the fewest points",
                "top_rank_last_deal": "the first place of the last deal",
            }
        ),
        {"pr": "highest"},
        put("match.winner"),
    ),
)
