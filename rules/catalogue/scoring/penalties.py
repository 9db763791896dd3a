"""Penalty points for cards left (catalogue 3.U)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.catalogue.option import Option
from rules.catalogue.values import Number, Words
from rules.house.penalties import COURT_VALUES, RANK_VALUES
from rules.house.steps import STANDARD, Steps

STEPS = {
    "std": STANDARD,
    "gamesky": Steps(((11, 2),)),
    "harsh": Steps(((8, 2), (10, 3)), full=13, top=4, more=4),
    "double8": Steps(((8, 2),)),
    "double8_10": Steps(((8, 2), (10, 4))),
    "flat": Steps(),
    "deuces3p": Steps(((12, 2),), full=17, top=3, more=3),
}

OWN_RATE = ("std",)  # the tables in which over13_rate is the last column

CARD_VALUES: dict[str, Mapping[int, int]] = {"a": COURT_VALUES, "b": RANK_VALUES}


OPTIONS = (
    Option(
        "penalty_steps",
        topic="Scoring",
        question="How often does each card left count?",
        help="The more cards are left, the more each of them costs.",
        values=Words(
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
        default={"bt": "std"},
        says={
            "std": "10 to 12 cards count double; 13 or more, or a whole hand, three times.",
            "gamesky": "11 cards and more count double.",
            "harsh": "8 and 9 cards count double, 10 to 12 three times; 13 or more, or a whole "
            "hand, four times.",
            "double8": "8 cards and more count double.",
            "double8_10": "8 and 9 cards count double, 10 and more four times.",
            "flat": "Nothing counts double for many cards.",
            "deuces3p": "12 to 16 cards count double; 17 or more, or a whole hand, three times.",
        },
        only_with={"score_model": ("penalty_cards",)},
    ),
    Option(
        "triple_condition",
        topic="Scoring",
        question="Who pays the highest rate?",
        help="It differs only where cards are drawn or given.",
        values=Words(
            {
                "all_cards_left": "whoever holds a full hand",
                "never_played": "whoever holds a full hand and never played a card",
            }
        ),
        default={"bt": "all_cards_left"},
        says={
            "all_cards_left": "",
            "never_played": "The highest step is for a player who never played.",
        },
        only_with={"score_model": ("penalty_cards",)},
    ),
    Option(
        "over13_rate",
        topic="Scoring",
        question="How often does each card count with more than 13 left?",
        help="For three players or drawing, where the standard steps apply.",
        values=Number(1, 99),
        default={"bt": "3"},
        says={
            "3": "",
            "*": "Cards of hands of more than 13 count {over13_rate} each.",
        },
        only_with={"score_model": ("penalty_cards",)},
    ),
    Option(
        "twos_left_double",
        topic="Scoring",
        question="Does each two left in the hand double the penalty?",
        help="Two twos make it four times as much.",
        values=Words({"off": "no", "on": "yes, each two doubles it once more"}),
        default={"bt": "off"},
        says={"off": "", "on": "Each two left doubles the penalty."},
    ),
    Option(
        "double_scope",
        topic="Scoring",
        question="Who pays the higher rate for ten or more cards?",
        help="The starter is whoever leads the first trick of the deal.",
        values=Words(
            {"everyone": "everyone", "starter_only": "only the starter; the others pay single"}
        ),
        default={"bt": "everyone"},
        says={
            "everyone": "",
            "starter_only": "Only who opened the deal pays more for ten cards or more.",
        },
        only_with={"score_model": ("penalty_cards", "penalty_values")},
    ),
    Option(
        "finish_twos_double",
        topic="Scoring",
        question="Do penalties double when the winner's last play is all twos?",
        help="One two, a pair or three of them.",
        values=Words({"off": "no", "on": "yes, for all the losers"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": "A last play of twos only doubles all penalties.",
        },
    ),
    Option(
        "card_values",
        topic="Scoring",
        question="What are the cards left worth?",
        help="Where the values of cards are counted; doubled with ten or more cards left.",
        values=Words(
            {
                "a": "3 to 10 one, J Q K two, A three, 2 four",
                "b": "3 one, 4 two and so on to K 11, A 12, 2 13",
            }
        ),
        default={"bt": "a"},
        says={
            "a": "J, Q and K are worth 2, aces 3, twos 4, others 1; from ten cards double.",
            "b": "Values rise from 1 for a three to 13 for a two; from ten cards double.",
        },
        only_with={"score_model": ("penalty_values",)},
    ),
)
