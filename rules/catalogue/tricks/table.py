"""Visibility of hands and of played cards (catalogue 3.R)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, flag
from rules.catalogue.values import Words
from rules.ruleset import RuleSet


def _table_pile(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    shown = value != "aside_face_down"
    return replace(rules, society=replace(rules.society, pile_shown=shown))


OPTIONS = (
    Option(
        "hand_counts",
        topic="Table",
        question="Who knows how many cards a player holds?",
        help="Nobody is ever told which cards.",
        values=Words(
            {
                "always": "everyone, always",
                "hidden": "only the player",
            },
            former={"on_request": "always"},  # a table that shows them needs no asking
        ),
        default={"*": "always"},
        change=flag("society.counts_hidden", "hidden"),
        says={
            "always": "Everyone sees how many cards the others hold.",
            "hidden": "Nobody sees how many cards the others hold.",
        },
    ),
    Option(
        "table_pile",
        topic="Table",
        question="What becomes of the cards of a finished trick?",
        help="It decides whether earlier tricks can be looked at.",
        values=Words(
            {
                "aside_face_down": "they are put aside, face down",
                "face_up_heap": "they are put aside, face up",
                "accumulate": "they stay on the table, in one pile",
            }
        ),
        default={"*": "aside_face_down"},
        change=_table_pile,
        says={
            "aside_face_down": "",
            "face_up_heap": "Played cards stay in sight.",
            "accumulate": "Played cards pile up until the deal is over.",
        },
    ),
)
