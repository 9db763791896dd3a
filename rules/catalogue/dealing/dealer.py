"""The dealer, the cut and the direction (catalogue 3.C, 3.F)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, flag, put
from rules.catalogue.values import Words
from rules.phases.cutting import OfferCut
from rules.phases.dealing import FirstCard
from rules.ruleset import RuleSet

FIRST_CARDS = {
    "next_to_dealer": FirstCard.NEXT_TO_DEALER,
    "cut_card_count": FirstCard.COUNTED,
    "top_rank": FirstCard.TOP_PLACE,
    "dealer": FirstCard.DEALER,
}
NEXT_DEALERS = {  # the place that deals next, or the next seat
    "winner": 0,
    "top_rank": 0,
    "rotate": None,
    "loser": -1,
    "bottom_rank": -1,
    "unspecified": -1,
}


def _cut(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "off" else rules.with_phases(OfferCut(value == "bottom_rank"))


def _first_dealer(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, dealing=replace(rules.dealing, first_by_lot=value != "anyone"))


def _direction(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    way, alternates = 1 if value == "cw" else -1, value == "alternate"
    return replace(rules, dealing=replace(rules.dealing, direction=way, alternates=alternates))


OPTIONS = (
    Option(
        "first_seating",
        topic="Places",
        question="How are the first seats given?",
        help="Before the first deal of a match.",
        values=Words({"as_joined": "in the order of joining", "random": "drawn by lot"}),
        default={"*": "as_joined"},
        change=flag("society.first_seats_random", "random"),
        says={
            "as_joined": "",
            "random": "Seats are drawn at random.",
        },
    ),
    Option(
        "direction",
        topic="Dealing",
        question="Which way round is the game played?",
        help="The deal and the turn go the same way.",
        values=Words(
            {
                "cw": "clockwise",
                "ccw": "counter-clockwise",
                "alternate": "the other way after every deal, counter-clockwise first",
            }
        ),
        default={"bt": "ccw", "pr": "cw", "df": "cw", "th": "cw", "dd": "cw", "b3": "cw"},
        change=_direction,
        says={
            "cw": "Turns go clockwise ↻ (to the left).",
            "ccw": "Turns go counterclockwise ↺ (to the right).",
            "alternate": "Turns change direction after each deal, counterclockwise ↺ first.",
        },
    ),
    Option(
        "first_dealer",
        topic="Dealing",
        question="Who deals first?",
        help="The bot does the dealing; the dealer decides who gets the first card and may lead.",
        values=Words(
            {
                "anyone": "the host",
                "random": "someone drawn by lot",
                "cut": "whoever cuts the highest card",
            }
        ),
        default={
            "bt": "anyone",
            "pr": "anyone",
            "df": "random",
            "th": "anyone",
            "dd": "random",
            "b3": "random",
        },
        change=_first_dealer,
        says={
            "anyone": "The host deals first.",
            "random": "A random player deals first.",
            "cut": "The player who cuts the highest card deals first.",
        },
    ),
    Option(
        "next_dealer",
        topic="Dealing",
        question="Who deals the later deals?",
        help="Counted from the places of the deal before.",
        values=Words(
            {
                "winner": "the winner of the last deal",
                "rotate": "the next seat",
                "loser": "the loser of the last deal",
                "bottom_rank": "the last place",
                "top_rank": "the first place",
                "unspecified": "it depends on the results: the last place",
            }
        ),
        default={
            "bt": "winner",
            "pr": "bottom_rank",
            "df": "bottom_rank",
            "th": "winner",
            "dd": "rotate",
            "b3": "rotate",
        },
        change=put("dealing.next_place", NEXT_DEALERS),
        says={
            "winner": "After the first deal, the last winner deals.",
            "rotate": "After the first deal, the next player in turn deals.",
            "loser": "After the first deal, the last loser deals.",
            "bottom_rank": "After the first deal, last place deals.",
            "top_rank": "After the first deal, first place deals.",
            "unspecified": "After the first deal, last place deals.",
        },
    ),
    Option(
        "cut",
        topic="Dealing",
        question="Who cuts the pack?",
        help="A number of cards goes from the top to the bottom.",
        values=Words(
            {
                "off": "nobody",
                "right_of_dealer": "the player at the dealer's right",
                "bottom_rank": "the last place of the deal before",
            }
        ),
        default={"bt": "right_of_dealer", "pr": "off", "df": "off", "th": "off"},
        change=_cut,
        says={
            "off": "",
            "right_of_dealer": "The player to the dealer's right cuts the deck.",
            "bottom_rank": "Last place cuts the deck.",
        },
    ),
    Option(
        "first_card",
        topic="Dealing",
        question="Who gets the first card?",
        help="Where hands are uneven, the first to be dealt to hold one card more.",
        values=Words(
            {
                "next_to_dealer": "the seat after the dealer",
                "cut_card_count": "the seat counted from the dealer by a card shown in the cut",
                "top_rank": "the first place of the last deal, then the others in order",
                "dealer": "the dealer",
            }
        ),
        default={
            "bt": "cut_card_count",
            "pr": "next_to_dealer",
            "df": "next_to_dealer",
            "th": "next_to_dealer",
            "dd": "next_to_dealer",
            "b3": "dealer",
        },
        says={
            "next_to_dealer": "The player after the dealer gets the first card.",
            "cut_card_count": (
                "A turned-up card sets who gets the first card: count up to its rank around the "
                "table, from the dealer."
            ),
            "top_rank": (
                "After the first deal, first place gets the first card, second place the next, "
                "and so on."
            ),
            "dealer": "The dealer gets the first card.",
        },
    ),
)
