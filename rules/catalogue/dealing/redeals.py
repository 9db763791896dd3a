"""Hands that are dealt again, and hands that are shown (catalogue 3.F)."""

from __future__ import annotations

from rules.catalogue.option import Choices, Option
from rules.catalogue.values import Words, word_or_number
from rules.phases.redeals import PoorHand
from rules.ruleset import RuleSet


def _redeal(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    low, no_faces = choices.get("redeal_low_points", "off"), value == "on"
    if low == "off" and not no_faces:
        return rules
    return rules.with_rules(PoorHand(-1 if low == "off" else int(low), no_faces))


OPTIONS = (
    Option(
        "redeal_low_points",
        topic="Dealing",
        question="With how few points may a hand be dealt again?",
        help="Before the first play; J 1, Q 2, K 3, A 4, two 5, other cards nothing.",
        values=word_or_number(
            {"off": "never", "3": "with three points or fewer"},
            0,
            60,
            offered=("0", "1", "2", "4", "5"),
        ),
        default={"bt": "off"},
        says={
            "off": "",
            "1": "Before the first play a hand of at most one point (J 1, Q 2, K 3, A 4, two 5) "
            "may be shown: then the cards are dealt again.",
            "*": "Before the first play a hand of at most {redeal_low_points} points (J 1, Q "
            "2, K 3, A 4, two 5) may be shown: then the cards are dealt again.",
        },
    ),
    Option(
        "redeal_no_faces",
        topic="Dealing",
        question="May a hand without J, Q and K be dealt again?",
        help="Before the first play.",
        values=Words({"off": "no", "on": "yes"}),
        default={"bt": "off"},
        change=_redeal,
        says={
            "off": "",
            "on": "Before the first play a hand without a jack, queen or king may be shown: "
            "then the cards are dealt again.",
        },
    ),
    Option(
        "expose_assign",
        topic="Dealing",
        question="Does the top card of each hand say whose hand it is?",
        help="From the second deal on: the best top card goes to the first place, and so on down.",
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        says={
            "off": "",
            "on": "In later deals one card of each hand is turned up; the first place gets the "
            "hand with the highest, and so on down.",
        },
    ),
)
