"""Points and the end of a match (catalogue 3.U and 3.W)."""

from __future__ import annotations

from dataclasses import replace

from rules.house.penalties import Hutabarat, PenaltyCards, PenaltyValues, Pusoy, SingleLoser
from rules.house.scoring import Places, place_points
from rules.options.option import Choices, Number, Numbers, Option, Words, nothing, put
from rules.ruleset import RuleSet, Scoring

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
SCORINGS: dict[str, Scoring] = {
    "penalty_cards": PenaltyCards(),
    "penalty_values": PenaltyValues(),
    "pusoy": Pusoy(),
    "hutabarat": Hutabarat(),
    "single_loser": SingleLoser(),
}


def _score_model(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "places":
        points = place_points(PLACE_POINTS.parse(choices["place_points"]))
        return replace(rules, scoring=Places(points))
    return replace(rules, scoring=SCORINGS.get(value))


OPTIONS = (
    Option(
        "score_model",
        "Scoring",
        "What is a deal worth?",
        "What is left in the hands is counted when the first player goes out.",
        Words(
            {
                "places": "points for the place",
                "penalty_cards": "a penalty point for each card left, 2 from ten cards, 3 from 13",
                "penalty_values": "penalty points: 3 to 10 one, J Q K two, A three, 2 four; "
                "double from ten cards",
                "pusoy": "one point for the winner",
                "hutabarat": "points for cards left, less for the last play and unbeaten fours",
                "single_loser": "whoever is caught with the best cards pays the winner one point",
                "chips_bid": "chips for a bid",
                "none": "no points are kept, only places and titles",
            }
        ),
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
        nothing,
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
                "best_pair": "the pair of players with the most points",
            }
        ),
        {"pr": "highest"},
        put("match.winner"),
    ),
)
