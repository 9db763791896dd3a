"""How many cards go to each hand, who cuts and deals, redeals (catalogue 3.C, 3.F)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.leftovers import LEFTOVERS
from rules.catalogue.option import Choices, Option, Pattern, Words, nothing, whole_number
from rules.catalogue.tables import FIRST_CARDS, NEXT_DEALERS, TAKERS
from rules.phases.cutting import OfferCut
from rules.phases.dealing import DealOut
from rules.phases.leftovers import SwapOffer, TakeLeftover
from rules.phases.redeals import PoorHand
from rules.ruleset import RuleSet

BIG_TWO_SIZES = ((2, 17), (3, 17), (4, 13))  # seats and cards each
THIRTEEN_SIZES = ((2, 13), (3, 13), (4, 13))


def auto_sizes(choices: Choices) -> tuple[tuple[int, int], ...]:
    """Seats and cards each where the family has numbers of its own; else the pack is shared out."""
    if "swap_offer_face" in choices:
        return BIG_TWO_SIZES
    return THIRTEEN_SIZES if "four_threes" in choices else ()


def _deal(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    size = choices["hand_size"]
    fixed = value == "fixed"
    over = "discard" if value == "all_uneven" else choices.get("leftover", "discard")
    faced = choices.get("auction", "none") != "none"
    deal_out = DealOut(
        first_card=FIRST_CARDS[choices["first_card"]],
        even=value != "all_uneven",
        size=int(size) if fixed and size != "auto" else 0,
        sizes=auto_sizes(choices) if fixed and size == "auto" else (),
        leftover=LEFTOVERS[over],
        exposed=choices.get("expose_assign") == "on",
        facing=faced and choices.get("auction_first") == "faced_card",
    )
    rules = rules.with_phases(deal_out)
    if over in TAKERS:
        return rules.with_phases(TakeLeftover(*TAKERS[over]))
    if over == "swap_offer":
        return rules.with_phases(SwapOffer(choices.get("swap_offer_face") == "seen"))
    return rules


def _first_dealer(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, dealing=replace(rules.dealing, first_by_lot=value != "anyone"))


def _next_dealer(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, dealing=replace(rules.dealing, next_place=NEXT_DEALERS[value]))


def _direction(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    way, alternates = 1 if value == "cw" else -1, value == "alternate"
    return replace(rules, dealing=replace(rules.dealing, direction=way, alternates=alternates))


def _cut(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "off" else rules.with_phases(OfferCut(value == "bottom_rank"))


def _redeal(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    low, no_faces = choices.get("redeal_low_points", "off"), value == "on"
    if low == "off" and not no_faces:
        return rules
    return rules.with_rules(PoorHand(-1 if low == "off" else int(low), no_faces))


OPTIONS = (
    Option(
        "deal",
        "Dealing",
        "How are the cards dealt?",
        "With equal or fixed hands some cards may be left over.",
        Words(
            {
                "all_uneven": "all of them, so hands may differ by one card",
                "equal_leftover": "as many as there are for equal hands",
                "fixed": "a fixed number to each",
            }
        ),
        {
            "bt": "equal_leftover",
            "pr": "all_uneven",
            "df": "all_uneven",
            "th": "fixed",
            "dd": "fixed",
            "b3": "fixed",
        },
        _deal,
    ),
    Option(
        "hand_size",
        "Dealing",
        "How many cards does each get?",
        "Used when a fixed number is dealt.",
        Pattern(
            {
                "auto": "as usual: 13 in a game of four, 17 each in Big Two for two or three",
                "13": "13",
                "16": "16",
                "17": "17",
                "21": "21",
                "26": "26",
            },
            whole_number(1, 60, "auto"),
        ),
        {"bt": "auto", "pr": "auto", "df": "auto", "th": "auto", "dd": "17", "b3": "16"},
        nothing,
    ),
    Option(
        "cut",
        "Dealing",
        "Who cuts the pack?",
        "A number of cards goes from the top to the bottom.",
        Words(
            {
                "off": "nobody",
                "right_of_dealer": "the player at the dealer's right",
                "bottom_rank": "the last place of the deal before",
            }
        ),
        {"bt": "right_of_dealer", "pr": "off", "df": "off", "th": "off"},
        _cut,
    ),
    Option(
        "first_card",
        "Dealing",
        "Who gets the first card?",
        "Where hands are uneven, the first to be dealt to hold one card more.",
        Words(
            {
                "next_to_dealer": "the seat after the dealer",
                "cut_card_count": "the seat counted from the dealer by a card shown in the cut",
                "top_rank": "the first place of the last deal, then the others in order",
                "dealer": "the dealer",
            }
        ),
        {
            "bt": "cut_card_count",
            "pr": "next_to_dealer",
            "df": "next_to_dealer",
            "th": "next_to_dealer",
            "dd": "next_to_dealer",
            "b3": "dealer",
        },
        nothing,
    ),
    Option(
        "first_dealer",
        "Dealing",
        "Who deals first?",
        "The bot does the dealing; the dealer decides who gets the first card and may lead.",
        Words(
            {
                "anyone": "the host",
                "random": "someone drawn by lot",
                "cut": "whoever cuts the highest card",
            }
        ),
        {
            "bt": "anyone",
            "pr": "anyone",
            "df": "random",
            "th": "anyone",
            "dd": "random",
            "b3": "random",
        },
        _first_dealer,
    ),
    Option(
        "next_dealer",
        "Dealing",
        "Who deals the later deals?",
        "Counted from the places of the deal before.",
        Words(
            {
                "winner": "the winner of the last deal",
                "rotate": "the next seat",
                "loser": "the loser of the last deal",
                "bottom_rank": "the last place",
                "top_rank": "the first place",
                "unspecified": "it depends on the results: the last place",
            }
        ),
        {
            "bt": "winner",
            "pr": "bottom_rank",
            "df": "bottom_rank",
            "th": "winner",
            "dd": "rotate",
            "b3": "rotate",
        },
        _next_dealer,
    ),
    Option(
        "direction",
        "Dealing",
        "Which way round is the game played?",
        "The deal and the turn go the same way.",
        Words(
            {
                "cw": "clockwise",
                "ccw": "counter-clockwise",
                "alternate": "the other way after every deal, counter-clockwise first",
            }
        ),
        {"bt": "ccw", "pr": "cw", "df": "cw", "th": "cw", "dd": "cw", "b3": "cw"},
        _direction,
    ),
    Option(
        "redeal_low_points",
        "Dealing",
        "With how few points may a hand be dealt again?",
        "Before the first play; J 1, Q 2, K 3, A 4, two 5, other cards nothing.",
        Pattern({"off": "never", "3": "with three points or fewer"}, whole_number(0, 60, "off")),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "redeal_no_faces",
        "Dealing",
        "May a hand without J, Q and K be dealt again?",
        "Before the first play.",
        Words({"off": "no", "on": "yes"}),
        {"bt": "off"},
        _redeal,
    ),
    Option(
        "expose_assign",
        "Dealing",
        "Does the top card of each hand say whose hand it is?",
        "From the second deal on: the best top card goes to the first place, and so on down.",
        Words({"off": "no", "on": "yes"}),
        {"pr": "off"},
        nothing,
    ),
)
