"""Cards that change hands between places before the first lead (catalogue 3.Q)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.by_place import ByPlace, FirstPlaces
from rules.catalogue.option import Choices, Numbers, Option, Words, nothing
from rules.catalogue.scoring import PLACE_POINTS
from rules.catalogue.tables import place_points
from rules.phases.collusion import Collusion
from rules.phases.exchange import Exchange, only_three
from rules.phases.merchants import Merchants, nothing_by_rank
from rules.ruleset import RuleSet

SUITS_MATTER = ("poker_combos", "follow_suit", "equal_play", "extra_high")
SUITS_ARE_ONE = ("off", "none", "allowed", "{}")  # the values of these where suits do not count
COUNTS = Numbers(
    {
        "none": "none",
        "by_score": "as many as the points of the higher place",
        "[1]": "one, between first and last",
        "[2]": "two, between first and last",
        "[2,1]": "two between first and last, one between the next",
        "[3,2,1]": "three, two and one",
    },
    longest=6,
    high=6,
)


def given(choices: Choices) -> ByPlace:
    """How many cards each place gets from the place opposite, best first."""
    value = COUNTS.parse(choices.get("exchange", "none"))
    if isinstance(value, tuple):
        return FirstPlaces(value)
    if value == "none":
        return nothing_by_rank
    return place_points(PLACE_POINTS.parse(choices.get("place_points", "[2,1]")))


def _suits_matter(choices: Choices) -> bool:
    """Is it not all one which of equally high cards is given?"""
    return any(choices.get(key, "off") not in SUITS_ARE_ONE for key in SUITS_MATTER)


def _exchange(rules: RuleSet, value: Any, choices: Choices) -> RuleSet:
    if value == "none":
        return rules
    phase = Exchange(
        given(choices),
        lowest=choices.get("exchange_return") == "lowest",
        extra=int(choices.get("exchange_extra", "0")),
        own_choice=_suits_matter(choices),
    )
    return rules.with_phases(phase)


def _three_player_gift(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_phases(Exchange(only_three)) if value == "on" else rules


def _merchants(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    return rules.with_phases(Merchants(given(choices))) if value == "on" else rules


def _collusion(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    """Collusion replaces every other exchange (I-17, C-PR-20)."""
    if value == "off":
        return rules
    others = tuple(p for p in rules.phases if not isinstance(p, Exchange | Merchants))
    return replace(rules, phases=others).with_phases(Collusion())


OPTIONS = (
    Option(
        "exchange_return",
        "Places",
        "What does the higher place give back?",
        "It always sees first what it is given.",
        Words(
            {
                "any": "any cards",
                "lowest": "its lowest cards, which go by themselves",
                "any_after_receiving": "any cards, once it has seen what it was given",
            }
        ),
        {"pr": "any", "df": "any", "bt": "any"},
        nothing,
    ),
    Option(
        "exchange_extra",
        "Places",
        "How many cards more than it got does the higher place give back?",
        "Hands then differ by the cards that were exchanged.",
        Words({"0": "none, as many as it got", "1": "one more than it got"}),
        {"pr": "0"},
        nothing,
    ),
    Option(
        "exchange",
        "Places",
        "How many cards are exchanged before the later deals?",
        "From the outer pair of places inward: [2,1] is two between first and last, one between "
        "second and second last. The lower place's best cards go by themselves.",
        COUNTS,
        {"bt": "none", "pr": "[1]", "df": "[2]", "th": "none", "dd": "none", "b3": "none"},
        _exchange,
    ),
    Option(
        "three_player_gift",
        "Places",
        "Do three players let the loser give the winner a card?",
        "Before the later deals the loser's highest card goes to the winner, for any card.",
        Words({"off": "no", "on": "yes, only with three players"}),
        {"bt": "off"},
        _three_player_gift,
    ),
    Option(
        "merchants",
        "Places",
        "Must the two middle players trade a card?",
        "They offer in turn and may haggle; if they never agree, each gives what it last offered.",
        Words({"off": "no", "on": "yes, one card each"}),
        {"pr": "off"},
        _merchants,
    ),
    Option(
        "collusion",
        "Places",
        "Do first and last, and the other pairs, swap cards in secret?",
        "Any cards, as many each way, before the later deals. It replaces the exchange.",
        Words({"off": "no", "on": "yes"}),
        {"pr": "off"},
        _collusion,
    ),
)
