"""Points for the winner and for places, and doubled bids (catalogue 3.U, 3.V)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.auction import solo
from rules.catalogue.option import Choices, Contradiction, Instead, Meant, Option, adds
from rules.catalogue.scoring.penalties import OWN_RATE, PENALTY_STEPS, STEPS
from rules.catalogue.values import Number, Numbers, Words
from rules.house.penalties import Steps, WinnerTakesAll
from rules.house.points import (
    BombsDouble,
    ByPlace,
    FirstPlaces,
    SpringDoubles,
    n_minus_rank,
    worker,
    zero_sum,
)
from rules.ruleset import RuleSet

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
    """Return the table of multipliers, with the rate for more than 13 cards where it is open."""
    found = PENALTY_STEPS.parse(choices.get("penalty_steps", "std"))
    if found in OWN_RATE:
        return replace(STEPS[found], more=int(choices.get("over13_rate", "3")))
    return STEPS[found] if isinstance(found, str) else found


BY_PLACE: dict[str, ByPlace] = {
    "n_minus_rank": n_minus_rank,
    "zero_sum": zero_sum,
    "worker": worker,
    "pusoy5310": FirstPlaces((5, 3, 1)),
    "six_to_one": FirstPlaces((6, 5, 4, 3, 2, 1)),
}


def place_points(value: str | tuple[int, ...]) -> ByPlace:
    """Return the points by place that a value of place_points stands for."""
    return BY_PLACE[value] if isinstance(value, str) else FirstPlaces(value)


PLACE_POINTS = Numbers(
    {
        "[2,1]": "2 and 1 for the first two places",
        "n_minus_rank": "one for each player below; last place 0",
        "zero_sum": "2 1 0 −1 −2 with five players, 3 to −3 with seven",
        "worker": "2 and 1 for the first two, −1 and −2 for the last two",
        "pusoy5310": "5, 3, 1, 0",
        "six_to_one": "6 5 4 3 2 1",
    },
    longest=12,
    low=-99,
)


def _winner_points(rules: RuleSet, _: str, choices: Choices) -> RuleSet:
    return rules.with_rules(WinnerTakesAll()) if losses_are_minus(choices) else rules


def _zero_sum_with_others(meant: Meant) -> bool:
    zero_sum = meant["score_model"] == "places" and meant.get("place_points") == "zero_sum"
    return zero_sum and any(number not in (5, 7) for number in meant.counts)


WINNER = (
    Option(
        "winner_points",
        topic="Scoring",
        question="What does the winner score?",
        help="Where cards left cost points.",
        values=Words(
            {
                "zero": "nothing; the losers' penalty points add up, and few are good",
                "sum_of_losses": "what the others lose together; losers score minus",
            }
        ),
        default={"bt": "zero"},
        change=_winner_points,
        says={
            "zero": "",
            "sum_of_losses": "The winner gets what the losers lose together.",
        },
        only_with={"score_model": ("penalty_cards", "penalty_values")},
    ),
    Option(
        "place_points",
        topic="Scoring",
        question="How many points does each place get?",
        help="Best place first; places that aren't listed score 0.",
        values=PLACE_POINTS,
        default={"pr": "[2,1]", "bt": "pusoy5310"},
        says={
            "n_minus_rank": "Last place scores 0, each place above it 1 more.",
            "zero_sum": (
                "The middle place scores 0, each place above it 1 more, each below 1 less."
            ),
            "worker": "The first two places score 2 and 1, the last two −1 and −2.",
            "pusoy5310": "The places score 5, 3, 1 and 0.",
            "six_to_one": "The places score 6, 5, 4, 3, 2 and 1.",
            "*": "Points by place: {place_points}, the rest 0.",
        },
        only_with={"score_model": ("places",)},
        contradictions=(
            Contradiction(
                "Zero-sum points are for exactly five or seven players.",
                _zero_sum_with_others,
            ),
        ),
    ),
    Option(
        "pusoy_last_twos",
        topic="Scoring",
        question="Does each two in the winning play double the winner's point?",
        help="Where only the winner scores: 1, 2, 4, 8 or 16 points.",
        values=Words({"off": "no, always 1 point", "on": "yes"}),
        default={"bt": "off"},
        says={"off": "", "on": "Each two in the last play doubles the point."},
        only_with={"score_model": ("pusoy",)},
    ),
    Option(
        "hutabarat_specials",
        topic="Scoring",
        question="Do unbeaten bombs earn points?",
        help="In the Indonesian score; double as the winning play.",
        values=Words(
            {
                "off": "no",
                "on": "yes: four of a kind −20, straight flush −40, four twos −80",
            }
        ),
        default={"bt": "off"},
        says={
            "off": "",
            "on": (
                "Four of a kind that nobody beats takes 20 off, a straight flush 40, four twos "
                "80; double as the last play."
            ),
        },
        only_with={"score_model": ("hutabarat",)},
    ),
    Option(
        "single_loser_amount",
        topic="Scoring",
        question="How much does the one loser pay?",
        help="Where one loser pays the winner.",
        values=Number(1, 1000),
        default={"bt": "1"},
        says={"*": ""},
        told_by="score_model",
        only_with={"score_model": ("single_loser",)},
    ),
)


BID = (
    Option(
        "bid_doubling",
        topic="Bidding",
        question="Do bombs double the bid?",
        help="Each bomb and each rocket, from anyone.",
        values=Words({"off": "no", "per_bomb": "yes, each one"}),
        default={"dd": "per_bomb"},
        change=adds({"per_bomb": BombsDouble()}),
        says={
            "off": "",
            "per_bomb": "Each bomb, and the rocket, doubles the bid.",
        },
        only_with={"score_model": ("chips_bid",)},
    ),
    Option(
        "spring",
        topic="Bidding",
        question="Does a one-sided deal pay double?",
        help="The others never played, or the player alone played only once.",
        values=Words({"off": "no", "double": "yes"}),
        default={"dd": "off"},
        change=adds({"double": SpringDoubles()}),
        says={
            "off": "",
            "double": (
                "The bid doubles if the others never played, or if the landlord played only once."
            ),
        },
        instead=(
            Instead(
                solo,
                {
                    "double": (
                        "The bid doubles if the others never played, or if the solo player "
                        "played only once."
                    ),
                },
            ),
        ),
    ),
)
