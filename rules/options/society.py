"""Places, seats, titles and the exchange of cards (catalogue 3.Q, 3.R, 3.S)."""

from __future__ import annotations

from dataclasses import replace

from rules.exchange import Exchange
from rules.house.scoring import ByPlace, Listed, place_points
from rules.options.option import Choices, Numbers, Option, Pattern, Words, flag
from rules.options.scoring import PLACE_POINTS
from rules.ruleset import RuleSet
from rules.titles import TITLES, Titles


def _exchange(rules: RuleSet, value: str | tuple[int, ...], choices: Choices) -> RuleSet:
    if value == "none":
        return rules
    counts: ByPlace = (
        Listed(value)
        if isinstance(value, tuple)
        else place_points(PLACE_POINTS.parse(choices["place_points"]))
    )
    return rules.with_phases(Exchange(counts))


def _titles(rules: RuleSet, value: str | Titles, _: Choices) -> RuleSet:
    titles = value if isinstance(value, Titles) else TITLES[value]
    return replace(rules, society=replace(rules.society, titles=titles))


def _custom(written: str) -> Titles:
    kind, _, names = written.partition(":")
    words = tuple(filter(None, (name.strip() for name in names.split("/"))))
    if kind != "custom" or not 3 <= len(words) <= 12 or any(len(word) > 32 for word in words):
        raise ValueError("must be a named set, or your own such as custom:General/Major/Private")
    half = (len(words) + 1) // 2
    return Titles(words[:half], words[half:])


OPTIONS = (
    Option(
        "exchange",
        "Places",
        "How many cards are exchanged before the later deals?",
        "From the outer pair of places inward: [2,1] is two between first and last, one between "
        "second and second last. The lower place's best cards go by themselves.",
        Numbers(
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
        ),
        {"pr": "[1]"},
        _exchange,
    ),
    Option(
        "seating",
        "Places",
        "Do players move seats after a deal?",
        "By rank, the turn goes from the first place down to the last.",
        Words({"by_rank": "yes, in the order of the places", "fixed": "no, seats stay"}),
        {"pr": "by_rank"},
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
        "titles",
        "Places",
        "What are the places called?",
        "Names for the best and the worst places; those between repeat or drop out.",
        Pattern(
            {key: " · ".join(filter(None, titles.names(6))) for key, titles in TITLES.items()},
            _custom,
        ),
        {"pr": "president"},
        _titles,
    ),
    Option(
        "hats",
        "Places",
        "Does every rank wear a hat?",
        "A sign before the name; it never changes the order of play.",
        Words({"off": "no", "on": "yes"}),
        {"pr": "off"},
        flag("society.hats", "on"),
    ),
    Option(
        "join_leave",
        "Places",
        "May players join or leave between deals?",
        "Those below a leaver move up one place; a newcomer starts in the lowest place.",
        Words({"between_deals": "yes, after any deal", "closed": "no, not before the match ends"}),
        {"pr": "between_deals"},
        flag("society.join_between_deals", "between_deals"),
    ),
)
