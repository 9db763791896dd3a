"""Runs and kickers (catalogue 3.G): what is played besides sets."""

from __future__ import annotations

from rules.cards import JOKERS
from rules.catalogue.ladders import (
    EXCLUDED,
    LENGTHS,
    excluded,
    has_runs,
    longest,
    runs_of,
    with_ladders,
)
from rules.catalogue.option import Choices, Number, Option, Words, nothing
from rules.combinations import Ladder
from rules.ruleset import RuleSet
from rules.shapes.kickers import Kicked

FIVE = 5  # the cards of a hand of Big Two


def _run_min(rules: RuleSet, least: int, choices: Choices) -> RuleSet:
    if not has_runs(choices):
        return rules
    runs = runs_of(rules, 1, least, excluded(choices))
    if choices.get("poker_combos") == "on":
        runs = tuple(run for run in runs if run.length != FIVE)  # these are hands of Big Two
    return with_ladders(rules, Ladder(runs))


def _set_run_min(rules: RuleSet, lengths: tuple[tuple[int, int], ...], choices: Choices) -> RuleSet:
    if not has_runs(choices) or choices.get("sequences") == "single":
        return rules
    chops = choices.get("bomb_system") == "chops"
    without = excluded(choices)
    plain = [(width, least) for width, least in lengths if width > 2 or not chops]
    ladders = [Ladder(runs_of(rules, width, least, without)) for width, least in plain]
    return with_ladders(rules, *ladders)


def _kickers(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    without = excluded(choices)
    least = dict(LENGTHS.parse(choices.get("set_run_min", "{}"))).get(3, 99)
    lengths = [1, *range(least, longest(rules, without) + 1)]
    threes = [
        Ladder(tuple(Kicked(3, n, 1, kick, without if n > 1 else JOKERS) for n in lengths))
        for kick in (1, 2)
    ]
    twins = choices.get("quad_kicker_pair") == "allowed"
    jokers = choices.get("joker_kickers") == "both"
    fours = [
        Ladder((Kicked(4, 1, 2, 1, JOKERS, twins, jokers),)),
        Ladder((Kicked(4, 1, 2, 2, JOKERS),)),
    ]
    return with_ladders(rules, *threes, *fours)


OPTIONS = (
    Option(
        "sequences",
        "Combinations",
        "Are there runs?",
        "A run is beaten by a higher run of the same length; with all runs it is Zheng Shangyou.",
        Words(
            {
                "off": "no",
                "single": "runs of single cards",
                "single_and_multiple": "runs of single cards, and of pairs, threes and fours",
            }
        ),
        {"pr": "off"},
        nothing,
    ),
    Option(
        "run_excluded",
        "Combinations",
        "Which ranks are in no run?",
        "Runs follow the order of ranks and never go round from the top to the bottom.",
        EXCLUDED,
        {"bt": "{}", "pr": "{2}", "th": "{2}", "dd": "{2,joker}", "b3": "{A,2,3}"},
        nothing,
    ),
    Option(
        "run_min",
        "Combinations",
        "How many cards has the shortest run?",
        "Neighbouring ranks, one card of each. In Big Two a straight has exactly five.",
        Number(2, 15),
        {"bt": "5", "pr": "3", "th": "3", "dd": "5", "b3": "3"},
        _run_min,
    ),
    Option(
        "set_run_min",
        "Combinations",
        "How long are runs of pairs, threes and fours at least?",
        "For each size of set the least number of neighbours; a size that is not listed has none.",
        LENGTHS,
        {"pr": "{2:3,3:3,4:3}", "th": "{2:3}", "dd": "{2:3,3:2}", "b3": "{2:3,3:3,4:3}"},
        _set_run_min,
    ),
    Option(
        "quad_kicker_pair",
        "Combinations",
        "May the two single cards beside four of a kind be a pair?",
        "The sources leave it open for 5 5 5 5 8 8; beside threes the cards always differ in rank.",
        Words({"refused": "no, they differ in rank", "allowed": "yes, they count as two singles"}),
        {"dd": "refused"},
        nothing,
    ),
    Option(
        "joker_kickers",
        "Combinations",
        "May both jokers go beside four of a kind?",
        "As its two single cards. Without this, one joker at most is ever carried along.",
        Words({"one": "no, one of them at most", "both": "yes, both together"}),
        {"dd": "one"},
        nothing,
    ),
    Option(
        "kickers",
        "Combinations",
        "May threes and fours carry other cards along?",
        "Kickers differ in rank from each other and from the body, which alone decides.",
        Words(
            {
                "off": "no",
                "dou_dizhu": "each three a single card or a pair, four two singles or two pairs",
            }
        ),
        {"*": "off", "dd": "dou_dizhu"},
        _kickers,
    ),
)
