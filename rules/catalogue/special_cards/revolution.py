"""Revolutions (catalogue 3.N)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Contradiction, Instead, Option
from rules.catalogue.values import Words
from rules.house.powers import Revolution, ace_high_and_low
from rules.ruleset import RuleSet


def revolution(choices: Choices) -> Revolution | None:
    """Return the rule that turns the ranks, and perhaps the direction, round; None if off."""
    form = choices.get("revolution", "off")
    singles = choices.get("revolution_trigger") == "set_or_four_singles"
    larger = choices.get("revolution_trigger") == "four_or_more"
    return None if form == "off" else Revolution(form == "ranks_and_direction", singles, larger)


def _revolution(rules: RuleSet, _: str, choices: Choices) -> RuleSet:
    rule = revolution(choices)
    return rules.with_rules(rule) if rule else rules


def _low_high(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, revolution=ace_high_and_low(rules.ranking)) if value == "on" else rules


def _larger_sets(choices: Choices) -> bool:
    wild = choices.get("joker_wild") == "rank" or choices.get("wild_ranks", "{}") != "{}"
    return choices.get("decks") == "2" or wild


ON = {"revolution": ("ranks", "ranks_and_direction")}

OPTIONS = (
    Option(
        "revolution",
        topic="Revolution",
        question="Does four of a kind turn the ranks around?",
        help="Low beats high until the next one, or the end of the deal.",
        values=Words(
            {
                "off": "no",
                "ranks": "yes, low beats high",
                "ranks_and_direction": "yes, and turns go the other way",
            }
        ),
        default={"pr": "off"},
        change=_revolution,
        says={
            "off": "",
            "ranks": (
                "A revolution turns the ranks upside down, until another one or the end of the "
                "deal."
            ),
            "ranks_and_direction": (
                "A revolution turns the ranks and the direction around, until another one or the "
                "end of the deal."
            ),
        },
    ),
    Option(
        "revolution_trigger",
        topic="Revolution",
        question="What makes a revolution?",
        # No page says whether five are one: "four of a kind" (000:389) is of one pack, which has no
        # more of a rank.
        help="Passes between the singles don't matter; two equal pairs don't count.",
        values=Words(
            {
                "set_of_four": "a set of exactly four",
                "set_or_four_singles": "a set of exactly four, or four equal singles in a row",
                "four_or_more": "a set of four or more",
            }
        ),
        default={"pr": "set_of_four"},
        says={
            "set_of_four": "Four cards of a rank in one play are a revolution.",
            "set_or_four_singles": "Four cards of a rank in one play, or four singles of a "
            "rank in a row, are a revolution.",
            "four_or_more": "Four or more cards of a rank in one play are a revolution.",
        },
        instead=(
            Instead(
                _larger_sets,
                {
                    "set_of_four": (
                        "Exactly four cards of a rank in one play are a revolution; more aren't."
                    ),
                    "set_or_four_singles": (
                        "Exactly four cards of a rank in one play, or four singles of a rank in "
                        "a row, are a revolution."
                    ),
                },
            ),
        ),
        only_with=ON,
        contradictions=(
            Contradiction(
                "A revolution by four equal singles needs equal plays to be allowed.",
                lambda meant: (
                    meant.get("revolution_trigger") == "set_or_four_singles"
                    and meant.get("equal_play") != "allowed"
                ),
            ),
        ),
    ),
    Option(
        "joker_turns",
        topic="Revolution",
        question="Do jokers turn, too, in a revolution?",
        # No page says: they "rank above the twos" (000:418), and a revolution inverts ranks.
        help="A joker that beats sets or wins the trick keeps that power.",
        values=Words({"on": "yes, they're lowest then", "off": "no, they stay on top"}),
        default={"pr": "on"},
        says={
            "on": "In a revolution jokers are the lowest cards.",
            "off": "Jokers stay on top in a revolution.",
        },
        instead=(
            Instead(
                lambda choices: choices.get("joker_power", "none") != "none",
                {
                    "on": (
                        "In a revolution one joker keeps its power; otherwise jokers are lowest."
                    ),
                },
            ),
        ),
        only_with={**ON, "jokers": ("1", "2", "3", "4"), "joker_rank": ("top",)},
        contradictions=(
            Contradiction(
                "Jokers can only stay on top in a revolution if the deck has jokers.",
                lambda meant: meant.get("joker_turns") == "off" and not meant["jokers"],
            ),
        ),
    ),
    Option(
        "revolution_low_high",
        topic="Revolution",
        question="In a revolution, is a single ace both highest and lowest?",
        help="As the two normally is. High to low it's then A 2 4 5 ... Q K.",
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        change=_low_high,
        says={
            "off": "",
            "on": (
                "In a revolution twos are highest, and a single ace beats anything and is beaten "
                "by anything."
            ),
        },
        only_with=ON,
        contradictions=(
            Contradiction(
                "Aces highest and lowest in a revolution need twos highest and lowest before it.",
                lambda meant: (
                    meant.on("revolution_low_high") and meant.get("two_power") != "high_and_low"
                ),
            ),
            Contradiction(
                "Aces highest and lowest in a revolution need revolutions.",
                lambda meant: meant.on("revolution_low_high") and not meant.on("revolution"),
            ),
        ),
    ),
)
