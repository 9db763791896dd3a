"""Titles, hats and what lies open on the table (catalogue 3.R)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, Pattern, Words, flag
from rules.catalogue.tables import TITLES
from rules.match.titles import Titles
from rules.ruleset import RuleSet

DEUCES = Titles(("President", "Vice-President"), ("Vice-Bum", "Bum"), "Citizen")


def named(value: str, choices: Choices) -> Titles:
    """The titles of this name; President with Deuces rules has words of its own (PD-03)."""
    return DEUCES if value == "president" and "five_card_order" in choices else TITLES[value]


def _titles(rules: RuleSet, value: str | Titles, choices: Choices) -> RuleSet:
    titles = value if isinstance(value, Titles) else named(value, choices)
    return replace(rules, society=replace(rules.society, titles=titles))


def _table_pile(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    shown = value != "aside_face_down"
    return replace(rules, society=replace(rules.society, pile_shown=shown))


MILITARY = Titles(("General", "Colonel", "Major"), ("Captain", "Sergeant", "Private"), "Captain")


def _custom(written: str) -> Titles:
    if written == "custom":
        return MILITARY
    kind, _, names = written.partition(":")
    words = tuple(filter(None, (name.strip() for name in names.split("/"))))
    if kind != "custom" or not 3 <= len(words) <= 12 or any(len(word) > 32 for word in words):
        raise ValueError("must be a named set, or your own such as custom:General/Major/Private")
    half = (len(words) + 1) // 2
    return Titles(words[:half], words[half:])


OPTIONS = (
    Option(
        "titles",
        "Places",
        "What are the places called?",
        "Names for the best and the worst places; those between repeat or drop out. Write your own "
        "as custom:General/Major/Private; custom alone takes military ranks.",
        Pattern(
            {key: " · ".join(filter(None, titles.names(6))) for key, titles in TITLES.items()},
            _custom,
        ),
        {"pr": "president", "df": "daifugo"},
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
        "hand_counts",
        "Table",
        "Who knows how many cards a player holds?",
        "Nobody is ever told which cards.",
        Words(
            {
                "on_request": "everyone who asks",
                "always": "everyone, always",
                "hidden": "only the player",
            }
        ),
        {"*": "always", "bt": "on_request"},
        flag("society.counts_hidden", "hidden"),
    ),
    Option(
        "table_pile",
        "Table",
        "What becomes of the cards of a finished trick?",
        "It decides whether earlier tricks can be looked at.",
        Words(
            {
                "aside_face_down": "they are put aside, face down",
                "face_up_heap": "they are put aside, face up",
                "accumulate": "they stay on the table, in one pile",
            }
        ),
        {"*": "aside_face_down"},
        _table_pile,
    ),
)
