"""Runs, and hands of five beside sets (catalogue 3.G)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.cards import JOKERS, RANKS, Cards, each, of_rank, rank_of
from rules.catalogue.cards.pack import in_the_pack
from rules.catalogue.combinations.ladders import (
    EXCLUDED,
    LENGTHS,
    excluded,
    has_runs,
    runs_of,
    with_ladders,
)
from rules.catalogue.option import Choices, Meant, Option
from rules.catalogue.values import Number, Words
from rules.combinations import Ladder
from rules.ruleset import RuleSet

FIVE = 5  # the cards of a hand of Big Two


def _run_min(rules: RuleSet, least: int, choices: Choices) -> RuleSet:
    if not has_runs(choices):
        return rules
    runs = runs_of(rules, 1, least, excluded(choices))
    if choices.get("poker_combos") == "on" or "straight_order" in choices:
        runs = tuple(run for run in runs if run.length != FIVE)  # runs of five are hands of Big Two
    return with_ladders(rules, Ladder(runs))


def _set_run_min(rules: RuleSet, lengths: tuple[tuple[int, int], ...], choices: Choices) -> RuleSet:
    if not has_runs(choices) or choices.get("sequences") == "single":
        return rules
    chops = choices.get("bomb_system") == "chops"
    without = excluded(choices)
    plain = [(width, least) for width, least in lengths if width > 2 or not chops]
    ladders = [Ladder(runs_of(rules, width, least, without)) for width, least in plain]
    return with_ladders(rules, *ladders)


def _out_of_runs(meant: Meant) -> Mapping[str, Cards]:
    """Return the ranks that are in no run; jokers may be named whether there are any or not."""
    named: Cards = meant.get("run_excluded", 0) & ~JOKERS
    ranks = sorted({rank_of(one) for one in each(named)})
    return {RANKS[rank]: of_rank(rank) for rank in ranks}


OPTIONS = (
    Option(
        "sequences",
        topic="Plays",
        question="Are there runs?",
        help=(
            "A run is beaten by a higher run of the same length. With all runs it's Zheng Shangyou."
        ),
        values=Words(
            {
                "off": "no",
                "single": "runs of single cards",
                "single_and_multiple": "runs of single cards, pairs, triples and fours",
            }
        ),
        default={"pr": "off"},
        says={
            "off": "",
            "single": "You can also play runs: cards in a row, one of each rank.",
            "single_and_multiple": "You can also play runs: single cards or sets in a row.",
        },
    ),
    Option(
        "poker_combos",
        topic="Plays",
        question="Are there five-card poker hands?",
        help=(
            "Straight, flush, full house, four of a kind plus a card, straight flush, as in Big "
            "Two."
        ),
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        says={
            "off": "",
            "on": "You can also play five-card hands, as in Big Two.",
        },
    ),
    Option(
        "run_min",
        topic="Plays",
        question="How long is the shortest run?",
        help="Cards in a row, one of each rank. In Big Two a straight has exactly five.",
        values=Number(2, 15),
        default={"bt": "5", "pr": "3", "th": "3", "dd": "5", "b3": "3"},
        change=_run_min,
        says={
            "*": "A run of singles has at least {run_min} cards.",
        },
        only_with={"sequences": ("single", "single_and_multiple")},
        not_with={"five_card_order": ("standard", "royal_only_over_quads")},
    ),
    Option(
        "run_excluded",
        topic="Plays",
        question="Which ranks are never in a run?",
        help="Runs follow the rank order and never go around the end.",
        values=EXCLUDED,
        default={"bt": "{}", "pr": "{2}", "th": "{2}", "dd": "{2,joker}", "b3": "{A,2,3}"},
        says={
            "{}": "",
            "{2}": "Never in a run: twos.",
            "{2,joker}": "Never in a run: twos and jokers.",
            "{A,2,3}": "Never in a run: aces, twos and threes.",
            "*": "Never in a run: {run_excluded}.",
        },
        only_with={"sequences": ("single", "single_and_multiple")},
        contradictions=(in_the_pack(_out_of_runs),),
    ),
    Option(
        "set_run_min",
        topic="Plays",
        question="How long are runs of pairs, triples and fours?",
        help=("The fewest in a row for each size of set; a size that isn't listed has no runs."),
        values=LENGTHS,
        default={"pr": "{2:3,3:3,4:3}", "th": "{2:3}", "dd": "{2:3,3:2}", "b3": "{2:3,3:3,4:3}"},
        change=_set_run_min,
        says={
            "*": "Sets in a row are runs too: at least {set_run_min}.",
        },
        only_with={"sequences": ("single_and_multiple",)},
    ),
)
