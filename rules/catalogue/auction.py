"""The auction and what it is about (catalogue 3.C, 3.V)."""

from __future__ import annotations

from rules.catalogue.option import Choices, Option, Words, nothing
from rules.house.stakes import BombsDouble, SpringDoubles
from rules.phases.auction import Auction
from rules.ruleset import RuleSet

BIG_THREE = {
    "auction_first": "lowest_heart",
    "auction_reentry": "off",
    "auction_open_forced": "on",
}


def _auction(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "none":
        return rules
    asked = (BIG_THREE if value == "big_three" else {}) | dict(choices)
    return rules.with_phases(
        Auction(
            lowest_heart=asked.get("auction_first") == "lowest_heart",
            reentry=asked.get("auction_reentry") != "off",
            opener_must_bid=asked.get("auction_open_forced") == "on",
            opener_takes_1=asked.get("auction_all_pass") == "first_bidder_takes_1",
        )
    )


def _bid_doubling(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(BombsDouble()) if value == "per_bomb" else rules


def _spring(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(SpringDoubles()) if value == "double" else rules


OPTIONS = (
    Option(
        "auction_first",
        "Auction",
        "Who bids first?",
        "If no heart was dealt, the seat after the dealer.",
        Words(
            {
                "faced_card": "whoever was dealt the card that lay face up in the pack",
                "lowest_heart": "the holder of the lowest heart",
            }
        ),
        {"dd": "faced_card", "b3": "lowest_heart"},
        nothing,
    ),
    Option(
        "auction_reentry",
        "Auction",
        "May a player bid again after a pass?",
        "Only while the auction is still going on.",
        Words({"on": "yes, when the turn returns", "off": "no, a pass leaves the auction"}),
        {"dd": "on", "b3": "off"},
        nothing,
    ),
    Option(
        "auction_open_forced",
        "Auction",
        "Must the first player bid?",
        "Of the bids 1, 2 and 3 any may open.",
        Words({"on": "yes, at least one", "off": "no, everybody may pass"}),
        {"dd": "off", "b3": "on"},
        nothing,
    ),
    Option(
        "auction_all_pass",
        "Auction",
        "What if everybody passes?",
        "A deal that is thrown in counts for nothing.",
        Words(
            {
                "redeal": "the cards are dealt again",
                "first_bidder_takes_1": "the first player plays alone for one",
            }
        ),
        {"dd": "redeal"},
        nothing,
    ),
    Option(
        "auction",
        "Auction",
        "Do players bid to play alone?",
        "For 1, 2 or 3; the winner adds the cards in the middle to the hand and plays all others.",
        Words(
            {
                "none": "no",
                "dou_dizhu": "yes: higher or pass, until three or until the others have passed",
                "big_three": "yes, and whoever passes is out of the auction",
            }
        ),
        {"*": "none", "dd": "dou_dizhu", "b3": "big_three"},
        _auction,
    ),
    Option(
        "widow",
        "Auction",
        "How many cards lie in the middle for the winner of the auction?",
        "All are taken into the hand; nothing is put back.",
        Words({"0": "none", "3": "three", "4": "four"}),
        {"*": "0", "dd": "3", "b3": "4"},
        nothing,
    ),
    Option(
        "bid_doubling",
        "Auction",
        "Do bombs double what is paid?",
        "Each bomb and each rocket, whoever plays it.",
        Words({"off": "no", "per_bomb": "yes, each one"}),
        {"dd": "per_bomb"},
        _bid_doubling,
    ),
    Option(
        "spring",
        "Auction",
        "Does a deal that the losers never answered pay double?",
        "The others played no card at all, or whoever plays alone played only once.",
        Words({"off": "no", "double": "yes"}),
        {"dd": "off"},
        _spring,
    ),
)
