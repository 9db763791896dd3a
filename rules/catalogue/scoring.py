"""What a deal is worth (catalogue 3.U)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.catalogue.option import Choices, Number, Numbers, Option, Words, nothing
from rules.catalogue.tables import CARD_VALUES, OWN_RATE, STEPS, place_points
from rules.house.honours import Hutabarat, SingleLoser
from rules.house.penalties import PenaltyCards, PenaltyValues, Pusoy, WinnerTakesAll
from rules.house.scoring import Places
from rules.house.stakes import ChipsForBid
from rules.house.steps import Steps
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
BY_CARDS = ("penalty_cards", "penalty_values", "hutabarat")  # the models where few points are good


def alone(choices: Choices) -> bool:
    """Does everybody score alone? Not in teams across the table (I-18)."""
    return choices.get("teams") != "opposite_pairs"


def by_cards(choices: Choices) -> bool:
    """Are points counted on cards left?"""
    return choices.get("score_model") in BY_CARDS and alone(choices)


def losses_are_minus(choices: Choices) -> bool:
    """Are the losers' points below nothing and the winner's what they lost?"""
    return (
        choices.get("winner_points") == "sum_of_losses"
        and choices.get("score_model") in ("penalty_cards", "penalty_values")
        and alone(choices)
    )


def steps(choices: Choices) -> Steps:
    """The table of multipliers, with the rate for more than 13 cards where it is open."""
    name = choices.get("penalty_steps", "std")
    more = int(choices.get("over13_rate", "3"))
    return replace(STEPS[name], more=more) if name in OWN_RATE else STEPS[name]


def _penalty_cards(choices: Choices) -> PenaltyCards:
    return PenaltyCards(
        steps=steps(choices),
        for_unplayed=choices.get("triple_condition") == "never_played",
        starter_only=choices.get("double_scope") == "starter_only",
        double_twos=choices.get("twos_left_double") == "on",
        double_finish=choices.get("finish_twos_double") == "on",
    )


def _penalty_values(choices: Choices) -> PenaltyValues:
    cards = _penalty_cards(choices)
    return PenaltyValues(
        starter_only=cards.starter_only,
        double_twos=cards.double_twos,
        double_finish=cards.double_finish,
        values=CARD_VALUES[choices.get("card_values", "a")],
    )


SCORINGS: dict[str, Callable[[Choices], Scoring]] = {
    "places": lambda c: Places(place_points(PLACE_POINTS.parse(c.get("place_points", "[2,1]")))),
    "penalty_cards": _penalty_cards,
    "penalty_values": _penalty_values,
    "pusoy": lambda c: Pusoy(c.get("pusoy_last_twos") == "on"),
    "hutabarat": lambda c: Hutabarat(c.get("hutabarat_specials", "on") == "on"),
    "chips_bid": lambda _: ChipsForBid(),
    "single_loser": lambda c: SingleLoser(int(c.get("single_loser_amount", "1"))),
}


def _score_model(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    made = SCORINGS.get(value)
    return replace(rules, scoring=made(choices) if made else None)


def _winner_points(rules: RuleSet, _: str, choices: Choices) -> RuleSet:
    return rules.with_rules(WinnerTakesAll()) if losses_are_minus(choices) else rules


OPTIONS = (
    Option(
        "score_model",
        "Scoring",
        "What is a deal worth?",
        "What is left in the hands is counted when the first player goes out.",
        Words(
            {
                "places": "points for the place",
                "penalty_cards": "penalty points for each card left, more for many cards",
                "penalty_values": "penalty points for the values of the cards left",
                "pusoy": "points for the winner only",
                "hutabarat": "points for cards left, less for the last play and unbeaten honours",
                "single_loser": "whoever is caught with the best cards pays the winner",
                "chips_bid": "chips for a bid",
                "none": "no points are kept, only places and titles",
            }
        ),
        {
            "bt": "penalty_cards",
            "pr": "places",
            "df": "none",
            "th": "none",
            "dd": "chips_bid",
            "b3": "chips_bid",
        },
        _score_model,
    ),
    Option(
        "penalty_steps",
        "Scoring",
        "How often does each card left count?",
        "The more cards are left, the more each of them costs.",
        Words(
            {
                "std": "once, twice from 10 cards, three times with 13",
                "gamesky": "once, twice from 11 cards",
                "harsh": "once, twice from 8 cards, three times from 10, four times with 13",
                "double8": "once, twice from 8 cards",
                "double8_10": "once, twice from 8 cards, four times from 10",
                "flat": "always once",
                "deuces3p": "once, twice from 12 cards, three times with 17",
            }
        ),
        {"bt": "std"},
        nothing,
    ),
    Option(
        "triple_condition",
        "Scoring",
        "Who pays the highest rate?",
        "It differs only where cards are drawn or given.",
        Words(
            {
                "all_cards_left": "whoever holds a full hand",
                "never_played": "whoever holds a full hand and never played a card",
            }
        ),
        {"bt": "all_cards_left"},
        nothing,
    ),
    Option(
        "over13_rate",
        "Scoring",
        "How often does each card count with more than 13 left?",
        "For three players or drawing, where the standard steps apply.",
        Number(1, 99),
        {"bt": "3"},
        nothing,
    ),
    Option(
        "twos_left_double",
        "Scoring",
        "Does each two left in the hand double the penalty?",
        "Two twos make it four times as much.",
        Words({"off": "no", "on": "yes, each two doubles it once more"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "double_scope",
        "Scoring",
        "Who pays the higher rate for ten or more cards?",
        "The starter is whoever leads the first trick of the deal.",
        Words({"everyone": "everyone", "starter_only": "only the starter; the others pay single"}),
        {"bt": "everyone"},
        nothing,
    ),
    Option(
        "finish_twos_double",
        "Scoring",
        "Do penalties double when the winner's last play is all twos?",
        "One two, a pair or three of them.",
        Words({"off": "no", "on": "yes, for all the losers"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "card_values",
        "Scoring",
        "What are the cards left worth?",
        "Where the values of cards are counted; doubled with ten or more cards left.",
        Words(
            {
                "a": "3 to 10 one, J Q K two, A three, 2 four",
                "b": "3 one, 4 two and so on to K 11, A 12, 2 13",
            }
        ),
        {"bt": "a"},
        nothing,
    ),
    Option(
        "winner_points",
        "Scoring",
        "What does the winner score?",
        "Where penalty points are counted for cards.",
        Words(
            {
                "zero": "nothing; the losers' penalty points add up, and few are good",
                "sum_of_losses": "all that the others lose; the losers score minus",
            }
        ),
        {"bt": "zero"},
        _winner_points,
    ),
    Option(
        "place_points",
        "Scoring",
        "How many points does each place get?",
        "Best place first; places that are not listed get nothing.",
        PLACE_POINTS,
        {"pr": "[2,1]", "bt": "pusoy5310"},
        nothing,
    ),
    Option(
        "pusoy_last_twos",
        "Scoring",
        "Does each two in the winning play double the winner's point?",
        "Where only the winner scores: 1, 2, 4, 8 or 16 points.",
        Words({"off": "no, it is always one point", "on": "yes"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "hutabarat_specials",
        "Scoring",
        "Are unbeaten honour hands rewarded?",
        "In the Indonesian score; doubled when it is the winning play.",
        Words(
            {
                "off": "no",
                "on": "yes: four of a kind -20, straight flush -40, four twos -80",
            }
        ),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "single_loser_amount",
        "Scoring",
        "How much does the one loser pay?",
        "Where whoever is caught with the best cards pays the winner.",
        Number(1, 1000),
        {"bt": "1"},
        nothing,
    ),
)
