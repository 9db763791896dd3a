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
        question="How are seats given at first?",
        help="Before the first deal of a match.",
        values=Words({"as_joined": "in order of joining", "random": "at random"}),
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
        question="Which way do turns go?",
        help="Cards are dealt the same way.",
        values=Words(
            {
                "cw": "clockwise",
                "ccw": "counterclockwise",
                "alternate": "the other way after every deal, counterclockwise first",
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
        help="I do the dealing; the dealer sets who gets the first card and may lead.",
        values=Words(
            {
                "anyone": "the host",
                "random": "a random player",
                "cut": "the player who cuts the highest card",
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
        help="Places are those of the last deal.",
        values=Words(
            {
                "winner": "the last winner",
                "rotate": "the next seat",
                "loser": "the last loser",
                "bottom_rank": "last place",
                "top_rank": "first place",
                "unspecified": "last place, when there are results",
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
        question="Who cuts the deck?",
        help="Some cards go from the top to the bottom.",
        values=Words(
            {
                "off": "nobody",
                "right_of_dealer": "the player to the dealer's right",
                "bottom_rank": "last place of the last deal",
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
        help="If the deck doesn't divide evenly, they hold one more.",
        values=Words(
            {
                "next_to_dealer": "the player after the dealer",
                "cut_card_count": "the seat counted from the dealer by a turned-up card",
                "top_rank": "first place, then the others in order",
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
