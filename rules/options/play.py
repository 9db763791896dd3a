"""Following, passing, special cards and the end of a deal (catalogue 3.L, 3.M, 3.P)."""

from __future__ import annotations

from dataclasses import replace

from rules.house.finishing import FirstOut, OneLeft
from rules.house.passing import OneTurnEach, PassesReturn
from rules.house.powers import JokerBeatsAnySet, JokerWinsTrick, TwosNeedOneFewer
from rules.options.option import Choices, Option, Words
from rules.ruleset import Ending, RuleSet


def _joker_power(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    match value:
        case "beats_any_set":
            return rules.with_rules(JokerBeatsAnySet())
        case "wins_trick":
            return rules.with_rules(JokerWinsTrick())
    return rules


def _twos_discount(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(TwosNeedOneFewer()) if value == "1" else rules


def _pass_rule(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    match value:
        case "reenter":
            return rules.with_rules(PassesReturn())
        case "single_round":
            return replace(rules.with_rules(OneTurnEach()), pass_closes=True)
    return replace(rules, pass_closes=True)


def _deal_end(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    ending: Ending = OneLeft() if value == "one_left" else FirstOut()
    return replace(rules, ending=ending)


OPTIONS = (
    Option(
        "joker_power",
        "Special cards",
        "What can a joker do?",
        "A joker that wins the trick is played alone and nobody answers it.",
        Words(
            {
                "none": "it is just the highest card",
                "beats_any_set": "one joker beats any lower set",
                "wins_trick": "one joker beats anything and wins the trick at once",
            }
        ),
        {"pr": "none"},
        _joker_power,
    ),
    Option(
        "twos_discount",
        "Special cards",
        "Do twos need one card fewer?",
        "A pair of twos then beats three kings. Twos never beat twos this way.",
        Words({"0": "no", "1": "yes, a set of twos beats a lower set of one card more"}),
        {"pr": "0"},
        _twos_discount,
    ),
    Option(
        "pass_rule",
        "Passing",
        "What becomes of a player who passes?",
        "Passing is always allowed, except on the lead.",
        Words(
            {
                "reenter": "may come back in when the turn returns",
                "locked": "is out until the next trick",
                "single_round": "everyone has one turn in a trick, then the highest play wins",
            }
        ),
        {"pr": "reenter"},
        _pass_rule,
    ),
    Option(
        "deal_end",
        "Ending",
        "When does a deal end?",
        "Places are the order of going out.",
        Words({"one_left": "when one player holds cards", "first_out": "when one player is out"}),
        {"pr": "one_left"},
        _deal_end,
    ),
)
