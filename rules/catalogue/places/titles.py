"""Seats, titles and hats by place (catalogue 3.R)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, flag
from rules.catalogue.values import Pattern, Words
from rules.match.titles import Titles
from rules.ruleset import RuleSet

TITLES = {
    "president": Titles(("President", "Vice-President"), ("Vice-Scum", "Scum"), "Citizen"),
    "european_king": Titles(("King", "Minister"), ("Peasant",), "Citizen"),
    "european_boss": Titles(("Boss", "Foreman"), ("Bum",), "Worker"),
    "comp303": Titles(("President", "Vice-President"), ("Vice-Beggar", "Beggar"), "Citizen"),
    "denexa_six": Titles(
        ("President", "Vice President", "Governor", "Lt. Governor"), ("Citizen", "Scum"), "Citizen"
    ),
    "worker": Titles(("President", "Vice-President"), ("Worker", "Scum")),
    "daifugo": Titles(
        ("Daifugo", "Millionaire"),
        ("Poor", "Destitute"),
        "Commoner",
        three=("Daifugo", "Commoner", "Destitute"),
    ),
    "huberes": Titles(
        ("Király", "Nagybirtokos", "Kisbirtokos"),
        ("Nagyparaszt", "Kisparaszt", "Mocsár"),
        "Paraszt",
    ),
    "merchants": Titles(
        ("Landlord", "Noble", "Upper merchant"), ("Lower merchant", "Peasant", "Scum"), "Merchant"
    ),
    # 000:537 calls the first place of the basic game the Landlord, and names no other
    "landlord": Titles(("Landlord", "Vice-President"), ("Vice-Scum", "Scum"), "Citizen"),
    "rich_man": Titles(("Rich Man",), ("Poor Man",)),
    "warlords": Titles(("Warlord",), ("Scumbag",)),
}
DEUCES = Titles(("President", "Vice-President"), ("Vice-Bum", "Bum"), "Citizen")
MILITARY = Titles(("General", "Colonel", "Major"), ("Captain", "Sergeant", "Private"), "Captain")


def named(value: str, choices: Choices) -> Titles:
    """The titles of this name; President with Deuces rules has words of its own (PD-03)."""
    return DEUCES if value == "president" and "five_card_order" in choices else TITLES[value]


def _titles(rules: RuleSet, value: str | Titles, choices: Choices) -> RuleSet:
    titles = value if isinstance(value, Titles) else named(value, choices)
    return replace(rules, society=replace(rules.society, titles=titles))


def _custom(written: str) -> Titles:
    if written == "custom":
        return MILITARY
    kind, _, names = written.partition(":")
    words = tuple(filter(None, (name.strip() for name in names.split("/"))))
    if kind != "custom" or not 3 <= len(words) <= 12 or any(len(word) > 32 for word in words):
        raise ValueError(written)
    half = (len(words) + 1) // 2
    return Titles(words[:half], words[half:])


OPTIONS = (
    Option(
        "seating",
        topic="Places",
        question="Do players move seats after a deal?",
        help="By rank, the turn goes from the first place down to the last.",
        values=Words({"by_rank": "yes, in the order of the places", "fixed": "no, seats stay"}),
        default={
            "bt": "fixed",
            "pr": "by_rank",
            "df": "fixed",
            "th": "fixed",
            "dd": "fixed",
            "b3": "fixed",
        },
        change=flag("society.seats_by_rank", "by_rank"),
        says={
            "by_rank": "After a deal players sit in the order of their places, from first to last.",
            "fixed": "Players keep their seats.",
        },
    ),
    Option(
        "titles",
        topic="Places",
        question="What are the places called?",
        help=(
            "Names for the best and the worst places; those between repeat or drop out. Write your"
            " own "
            "as custom:General/Major/Private; custom alone takes military ranks."
        ),
        values=Pattern(
            {key: " · ".join(filter(None, titles.names(6))) for key, titles in TITLES.items()},
            _custom,
            "must be a named set, or your own such as custom:General/Major/Private",
        ),
        default={"pr": "president", "df": "daifugo"},
        change=_titles,
        says={"*": ""},  # the sheet has lines of its own, for any number of players
    ),
    Option(
        "hats",
        topic="Places",
        question="Does every rank wear a hat?",
        help="A sign before the name; it never changes the order of play.",
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        change=flag("society.hats", "on"),
        says={
            "off": "",
            "on": "Every place wears a hat.",
        },
    ),
)
