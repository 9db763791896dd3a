"""Who deals and in which direction (catalogue 3.C and 3.F)."""

from __future__ import annotations

from rules.dealing import DealOut
from rules.options.option import Choices, Option, Words, put
from rules.ruleset import RuleSet


def _first_card(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_phases(DealOut(value))


OPTIONS = (
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
        {"pr": "cw"},
        put("dealing.direction"),
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
        {"pr": "anyone"},
        put("dealing.first_dealer"),
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
        {"pr": "bottom_rank"},
        put("dealing.next_dealer"),
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
        {"pr": "next_to_dealer"},
        _first_card,
    ),
)
