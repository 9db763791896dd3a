"""Doubling of a bid (catalogue 3.V)."""

from __future__ import annotations

from rules.catalogue.auction import solo
from rules.catalogue.option import Choices, Instead, Option
from rules.catalogue.values import Words
from rules.house.stakes import BombsDouble, SpringDoubles
from rules.ruleset import RuleSet


def _bid_doubling(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(BombsDouble()) if value == "per_bomb" else rules


def _spring(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(SpringDoubles()) if value == "double" else rules


OPTIONS = (
    Option(
        "bid_doubling",
        topic="Auction",
        question="Do bombs double what is paid?",
        help="Each bomb and each rocket, whoever plays it.",
        values=Words({"off": "no", "per_bomb": "yes, each one"}),
        default={"dd": "per_bomb"},
        change=_bid_doubling,
        says={
            "off": "",
            "per_bomb": "Each bomb, and both jokers together, doubles the bid.",
        },
        only_with={"score_model": ("chips_bid",)},
    ),
    Option(
        "spring",
        topic="Auction",
        question="Does a deal that the losers never answered pay double?",
        help="The others played no card at all, or whoever plays alone played only once.",
        values=Words({"off": "no", "double": "yes"}),
        default={"dd": "off"},
        change=_spring,
        says={
            "off": "",
            "double": "The bid doubles if the others played no card, or if the landlord made only "
            "one play.",
        },
        instead=(
            Instead(
                solo,
                {
                    "double": "The bid doubles if the others played no card, or if the solo player "
                    "made only one play.",
                },
            ),
        ),
    ),
)
