"""Chops: bombs of Thirteen (catalogue 3.K)."""

from __future__ import annotations

from rules.catalogue.option import Choices, Option
from rules.catalogue.values import Words
from rules.house.chops import ChopsOnlyTwos, ManyTwosAreSafe
from rules.ruleset import RuleSet


def _chop_reach(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(ChopsOnlyTwos()) if value == "twos_only" else rules


def _chop_twos(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "any" else rules.with_rules(ManyTwosAreSafe(value == "by_length"))


OPTIONS = (
    Option(
        "pair_run_twos",
        topic="Bombs",
        question="May a run of pairs that is a chop hold twos?",
        help="Kings, aces and twos are then the highest three pairs.",
        values=Words({"off": "no", "on": "yes, above the aces"}),
        default={"th": "off"},
        says={"off": "", "on": "Twos may be part of a run of pairs."},
        only_with={"bomb_system": ("chops",)},
    ),
    Option(
        "chop_order",
        topic="Bombs",
        question="Does a longer run of pairs beat a shorter one?",
        help="As chops. Four of a kind and runs of pairs never beat each other.",
        values=Words(
            {
                "same_length": "no, only a higher one of the same length",
                "longer": "yes, whatever the ranks",
            }
        ),
        default={"th": "same_length"},
        says={
            "same_length": "A run of pairs never beats one of another length.",
            "longer": "A longer run of pairs also beats a shorter one, whatever the ranks.",
        },
        only_with={"bomb_system": ("chops",)},
    ),
    Option(
        "chop_twos",
        topic="Bombs",
        question="Are several twos safe from chops?",
        help=(
            "By length: four of a kind or three pairs beat one two, four pairs two, five pairs "
            "three."
        ),
        values=Words(
            {
                "any": "no, any chop beats them",
                "not_three": "three twos are safe",
                "by_length": "each two more needs a pair more",
            }
        ),
        default={"th": "any"},
        change=_chop_twos,
        says={
            "any": "",
            "not_three": "Three twos cannot be chopped.",
            "by_length": "Three pairs in sequence or four of a kind chop a single two; each "
            "further two takes one more pair.",
        },
        only_with={"bomb_system": ("chops",)},
    ),
    Option(
        "chop_reach",
        topic="Bombs",
        question="What may a chop be played on?",
        help="A chop is beaten only by a higher chop of its kind.",
        values=Words({"anything": "any play", "twos_only": "only twos, one or several"}),
        default={"th": "anything"},
        change=_chop_reach,
        says={
            "anything": "Chops may be played on anything.",
            "twos_only": "Chops may be played on twos only.",
        },
        only_with={"bomb_system": ("chops",)},
    ),
)
