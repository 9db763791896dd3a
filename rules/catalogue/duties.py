"""Seats, duties and manners that go with the places (catalogue 3.R, 3.S)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, Words, flag, put
from rules.catalogue.tables import FIRST_CARDS
from rules.house.duties import Forfeits, OnlyLastTouches
from rules.phases.cutting import DealingDuty, FaultsCount, ManualDealing, OfferCut
from rules.ruleset import RuleSet


def _duties(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    if value == "nobody":
        return rules
    return rules.with_phases(DealingDuty(-1 if value == "bottom_rank" else 0))


def _faults(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """The first place deals by hand, so nobody else has the duty and the cut is part of it."""
    if value == "off":
        return rules
    kept = tuple(p for p in rules.phases if not isinstance(p, OfferCut | DealingDuty))
    rules = replace(rules, phases=kept).with_rules(FaultsCount())
    return rules.with_phases(ManualDealing(FIRST_CARDS[choices["first_card"]]))


def _stagnation(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    return put("society.stagnation")(rules, 0 if value == "off" else int(value), choices)


def _touch(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(OnlyLastTouches()) if value == "on" else rules


def _forfeits(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(Forfeits()) if value == "on" else rules


OPTIONS = (
    Option(
        "seating",
        "Places",
        "Do players move seats after a deal?",
        "By rank, the turn goes from the first place down to the last.",
        Words({"by_rank": "yes, in the order of the places", "fixed": "no, seats stay"}),
        {
            "bt": "fixed",
            "pr": "by_rank",
            "df": "fixed",
            "th": "fixed",
            "dd": "fixed",
            "b3": "fixed",
        },
        flag("society.seats_by_rank", "by_rank"),
    ),
    Option(
        "first_seating",
        "Places",
        "How are the first seats given?",
        "Before the first deal of a match.",
        Words({"as_joined": "in the order of joining", "random": "drawn by lot"}),
        {"*": "as_joined"},
        flag("society.first_seats_random", "random"),
    ),
    Option(
        "duties",
        "Places",
        "Whose duty is it to deal?",
        "Only that player may say so, from the second deal on; the bot does the work.",
        Words(
            {
                "nobody": "nobody's, the bot deals at once",
                "bottom_rank": "the last place's",
                "top_rank": "the first place's",
            }
        ),
        {"*": "nobody", "pr": "bottom_rank", "df": "bottom_rank"},
        _duties,
    ),
    Option(
        "touch_rule",
        "Places",
        "May only the last place clear the table?",
        "Anyone else who does so on purpose is last in the next deal; asked twice, to be sure.",
        Words({"off": "no, nobody has to", "on": "yes"}),
        {"pr": "off"},
        _touch,
    ),
    Option(
        "procedural_faults",
        "Places",
        "Does the first place shuffle, offer the cut and deal, and pay for mistakes?",
        "From the second deal on. Two faults make the first place the last; the others move up.",
        Words({"off": "no, the bot makes none", "on": "yes, step by step"}),
        {"pr": "off"},
        _faults,
    ),
    Option(
        "stagnation_demotion",
        "Places",
        "Does the first place fall when nothing changes?",
        "It becomes the last, and the others move up.",
        Words({"off": "no", "2": "yes, after two deals in a row that changed no place"}),
        {"pr": "off"},
        _stagnation,
    ),
    Option(
        "join_leave",
        "Places",
        "May players join or leave between deals?",
        "Those below a leaver move up one place; a newcomer starts in the lowest place.",
        Words({"between_deals": "yes, after any deal", "closed": "no, not before the match ends"}),
        {
            "pr": "between_deals",
            "bt": "closed",
            "df": "between_deals",
            "th": "between_deals",
            "dd": "closed",
            "b3": "closed",
        },
        flag("society.join_between_deals", "between_deals"),
    ),
    Option(
        "forfeits",
        "Places",
        "May the first place set the last a harmless task?",
        "Once a deal, and only if the last is willing. It has no effect on the game.",
        Words({"off": "no", "on": "yes"}),
        {"*": "off"},
        _forfeits,
    ),
)
