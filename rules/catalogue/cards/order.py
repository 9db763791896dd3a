"""Jokers, high cards and suits: the order beside the ranks (catalogue 3.A)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import JOKERS
from rules.catalogue.option import Choices, Contradiction, Meant, Option
from rules.catalogue.values import AllBut, Pattern, Words
from rules.house.wild_ranks import JokersAreDeclared, WildAloneIsDeclared
from rules.ranking import JokerOrder, suits
from rules.ruleset import RuleSet

JOKER_ORDERS = {
    "equal": JokerOrder.EQUAL,
    "red_high": JokerOrder.RED_HIGH,
    "black_high": JokerOrder.BLACK_HIGH,
}


def _joker_rank(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "top" or choices.get("wild_alone") == "top_equal":
        return rules
    rules = replace(rules, nameless=JOKERS).with_rules(JokersAreDeclared())
    if "wild_alone" in choices or choices.get("joker_wild") != "rank":
        return rules
    return rules.with_rules(WildAloneIsDeclared(JOKERS, JOKERS))


HIGH_CARDS = (
    Option(
        "joker_rank",
        topic="Special cards",
        question="Do jokers have their own rank?",
        help="If not, a joker stands for another card; say which when you play it.",
        values=Words(
            {"top": "yes, above every other card", "none": "no, it always stands for another card"}
        ),
        default={"*": "top"},
        change=_joker_rank,
        says={
            "top": "Jokers rank above every other card.",
            "none": "A joker has no rank of its own: it always stands for another card.",
        },
        only_with={"jokers": ("1", "2", "3", "4")},
        not_with={"wild_alone": ("top_equal",)},
        contradictions=(
            Contradiction(
                "Jokers without their own rank must be wild.",
                lambda meant: meant.get("joker_rank") == "none" and not meant.on("joker_wild"),
            ),
        ),
    ),
    Option(
        "joker_order",
        topic="Deck",
        question="Is one joker higher than the other?",
        help="If jokers are equal, neither beats the other.",
        values=Words(
            {
                "equal": "no, they are equal",
                "red_high": "the red joker is higher",
                "black_high": "the black joker is higher",
            }
        ),
        default={"bt": "black_high", "pr": "equal", "df": "equal", "dd": "red_high"},
        says={
            "equal": "Jokers are equal.",
            "red_high": "The red joker beats the black one.",
            "black_high": "The black joker beats the red one.",
        },
        only_with={"jokers": ("1", "2", "3", "4")},
    ),
    Option(
        "extra_high",
        topic="Special cards",
        question="Does any other card beat the twos?",
        help="Only on its own; in a set it has its normal rank.",
        values=Words(
            {
                "none": "no",
                "jack_of_diamonds": "the jack of diamonds",
                "black_threes": "the black threes, equal to each other",
            }
        ),
        default={"pr": "none"},
        says={
            "none": "",
            "jack_of_diamonds": "Played alone, the jack of diamonds beats the twos.",
            "black_threes": "Played alone, a black three beats the twos.",
        },
    ),
)


def _ties_without_order(meant: Meant) -> bool:
    """President, whose suits have no order, keeps a scope that nothing comes of."""
    if meant.get("suit_order") != "none" or not meant.on("suit_scope"):
        return False
    return meant["suit_scope"] == "all" or "flush_rank" in meant


def _order(written: str) -> str:
    if not suits(written):
        raise ValueError(written)
    return written


SUITS = (
    Option(
        "suit_order",
        topic="Suits",
        question="Which suit is higher?",
        help=(
            "High to low. It breaks ties and names the lowest card. Type any order as four "
            "letters: CDHS is clubs, diamonds, hearts, spades."
        ),
        values=Pattern(
            {
                "none": "none, suits are equal",
                "SHCD": "spades, hearts, clubs, diamonds",
                "SHDC": "spades, hearts, diamonds, clubs",
                "DHSC": "diamonds, hearts, spades, clubs",
                "HDCS": "hearts, diamonds, clubs, spades",
            },
            _order,
            "Type none, or the four suits from high to low such as CDHS.",
        ),
        default={
            "bt": "SHCD",
            "pr": "none",
            "df": "none",
            "th": "HDCS",
            "dd": "none",
            "b3": "none",
        },
        says={
            "none": "Suits don't matter.",
            "SHCD": "Suits, high to low: spades, hearts, clubs, diamonds.",
            "SHDC": "Suits, high to low: spades, hearts, diamonds, clubs.",
            "DHSC": "Suits, high to low: diamonds, hearts, spades, clubs.",
            "HDCS": "Suits, high to low: hearts, diamonds, clubs, spades.",
            "*": "Suits, high to low: {suit_order}.",
        },
    ),
    Option(
        "suit_scope",
        topic="Suits",
        question="Where do suits break a tie?",
        help="Either way, suits still name the first card and make flushes.",
        values=Words(
            {
                "all": "everywhere",
                "singles_and_pairs": "only in singles and pairs",
                "off": "nowhere",
            }
        ),
        default={"bt": "all", "pr": "singles_and_pairs", "th": "all"},
        says={
            "all": "If ranks are equal, the suit of the top card decides.",
            "singles_and_pairs": "Suits only decide between equal singles and pairs.",
            "off": "Suits name the lowest card, but never decide between plays.",
        },
        only_with={"suit_order": AllBut("none")},
        contradictions=(
            Contradiction(
                "To break ties, suits need an order: choose one, or let suits break no tie.",
                _ties_without_order,
            ),
        ),
    ),
)
