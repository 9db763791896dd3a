"""The auction and what it is about (catalogue 3.C, 3.V)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.catalogue.cards.pack import pack_size
from rules.catalogue.dealing.leftovers import FOR_BIDDERS
from rules.catalogue.option import Choices, Contradiction, Facts, Instead, Meant, Option
from rules.catalogue.values import Words
from rules.phases.auction import Auction
from rules.ruleset import RuleSet

BIG_THREE = {
    "auction_first": "lowest_heart",
    "auction_reentry": "off",
    "auction_open_forced": "on",
}


def solo(choices: Choices) -> bool:
    """Whether the player who plays alone is called the solo player (003:148), not the landlord."""
    return choices.get("auction") == "big_three"


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
            # 003:146: after a bid the next "may bid either two or pass"; 003:84: must be higher
            by_one=value == "big_three",
            open=asked.get("leftover") == "widow_open",
        )
    )


def _nothing_left(meant: Meant) -> Iterator[Facts]:
    widow = int(meant.get("widow", "0"))
    if widow and not _left_for_widow(meant):
        yield {"widow": widow}


def _other_number_left(meant: Meant) -> Iterator[Facts]:
    widow, pack = int(meant.get("widow", "0")), pack_size(meant)
    if not _left_for_widow(meant):
        return
    for players in meant.counts:
        size = meant["hand_size"] if meant["deal"] == "fixed" else "auto"
        each = pack // players if size == "auto" else int(size)
        left = pack - each * players
        if left != widow and left >= 0:
            yield {"each": each, "players": players, "left": left, "widow": widow}


def _left_for_widow(meant: Meant) -> bool:
    return meant.get("leftover") in FOR_BIDDERS and meant.get("deal") != "all_uneven"


OPTIONS = (
    Option(
        "auction",
        topic="Bidding",
        question="Do you bid to play alone?",
        help=("Bid 1, 2 or 3; the winner picks up the hidden cards and plays against the rest."),
        values=Words(
            {
                "none": "no",
                "dou_dizhu": "yes: higher or pass, until 3 or until the others pass",
                "big_three": "yes, each bid one higher; pass and you're out of the bidding",
            }
        ),
        default={"*": "none", "dd": "dou_dizhu", "b3": "big_three"},
        change=_auction,
        says={
            "none": "",
            "dou_dizhu": (
                "Bid 1, 2 or 3 to play alone, each higher than the last, or pass. A bid of 3 "
                "ends it; so does everyone else passing after a bid."
            ),
            "big_three": (
                "Bid 1, 2 or 3 to play alone, each one higher than the last, or pass. A bid of 3 "
                "ends it, and so does everyone else passing."
            ),
        },
        contradictions=(
            Contradiction(
                "With bidding, one player is against the rest: no teams of two.",
                lambda meant: meant.on("auction") and meant.get("teams") == "opposite_pairs",
            ),
        ),
    ),
    Option(
        "auction_first",
        topic="Bidding",
        question="Who bids first?",
        help="If no heart was dealt, the player after the dealer.",
        values=Words(
            {
                "faced_card": "the player dealt the turned-up card",
                "lowest_heart": "the player with the lowest heart",
            }
        ),
        default={"dd": "faced_card", "b3": "lowest_heart"},
        says={
            "faced_card": "The player dealt the turned-up card bids first.",
            "lowest_heart": (
                "The player with the lowest heart bids first: the four of hearts if it was dealt."
            ),
        },
        only_with={"auction": ("dou_dizhu", "big_three")},
    ),
    Option(
        "auction_open_forced",
        topic="Bidding",
        question="Must the first player bid?",
        help="Any of 1, 2 and 3 will do.",
        values=Words({"on": "yes, at least 1", "off": "no, everyone can pass"}),
        default={"dd": "off", "b3": "on"},
        says={
            "on": "The first bidder can't pass.",
            "off": "The first bidder can pass.",
        },
        only_with={"auction": ("dou_dizhu", "big_three")},
    ),
    Option(
        "auction_reentry",
        topic="Bidding",
        question="Can you bid again after a pass?",
        help="Only while the bidding goes on.",
        values=Words({"on": "yes, on your next turn", "off": "no, you're out of the bidding"}),
        default={"dd": "on", "b3": "off"},
        says={
            "on": "After a pass you can still bid later.",
            "off": "If you pass, you're out of the bidding.",
        },
        only_with={"auction": ("dou_dizhu", "big_three")},
    ),
    Option(
        "auction_all_pass",
        topic="Bidding",
        question="What if everyone passes?",
        help="A deal without a bid doesn't count.",
        values=Words(
            {
                "redeal": "the cards are dealt again",
                "first_bidder_takes_1": "the first bidder plays alone for 1",
            }
        ),
        default={"dd": "redeal"},
        says={
            "redeal": "If everyone passes, the cards are dealt again.",
            "first_bidder_takes_1": "If everyone passes, the first bidder plays alone for 1.",
        },
        only_with={"auction": ("dou_dizhu",)},
    ),
    Option(
        "widow",
        topic="Bidding",
        question="How many hidden cards does the highest bidder get?",
        help="They join the hand for good.",
        values=Words({"0": "none", "3": "three", "4": "four"}),
        default={"*": "0", "dd": "3", "b3": "4"},
        says={
            "0": "",
            "*": (
                "The highest bidder becomes the landlord, picks up the {widow} hidden cards and "
                "keeps them all."
            ),
        },
        instead=(
            Instead(
                solo,
                dict.fromkeys(
                    ("3", "4"),
                    "The highest bidder plays alone, picks up the {widow} hidden cards and "
                    "keeps them all.",
                ),
            ),
        ),
        contradictions=(
            Contradiction(
                "{widow:# hidden card needs|# hidden cards need} leftover cards: set "
                "Leftovers to the highest bidder.",
                _nothing_left,
            ),
            Contradiction(
                "{players} players × {each} leaves {left} over, not {widow}.",
                _other_number_left,
            ),
        ),
    ),
)
