"""Partners (catalogue 3.T)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.auction import solo
from rules.catalogue.option import Choices, Contradiction, Instead, Option, flag
from rules.catalogue.values import Words
from rules.house.points import PartnersWin
from rules.house.teams import OppositePairs, Shootout
from rules.ruleset import RuleSet


def _teams(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "alone_vs_two":
        return rules.with_rules(PartnersWin())
    if value != "opposite_pairs":
        return rules
    partners = (OppositePairs(), Shootout()) if _ties(choices) else (OppositePairs(),)
    return replace(rules.with_rules(*partners), match=replace(rules.match, winning_places=2))


def _ties(choices: Choices) -> bool:
    return choices.get("team_tie", "shootout") == "shootout"


OPTIONS = (
    Option(
        "teams",
        topic="Teams",
        question="Who plays together?",
        help=(
            "Partners across the table win with fewer cards together, even against the player "
            "who went out."
        ),
        values=Words(
            {
                "off": "nobody",
                "opposite_pairs": "two teams of two across the table",
                "alone_vs_two": "one player against the others",
            }
        ),
        default={"*": "off", "dd": "alone_vs_two", "b3": "alone_vs_two"},
        change=_teams,
        says={
            "off": "",
            "opposite_pairs": (
                "Partners sit opposite each other. When someone goes out, the team with "
                "fewer cards left wins, even against that player."
            ),
            "alone_vs_two": (
                "The landlord plays alone against the others. If one of the others goes out "
                "first, they win together."
            ),
        },
        instead=(
            Instead(
                solo,
                {
                    "alone_vs_two": (
                        "The solo player plays against the others. If one of the others goes out "
                        "first, they win together."
                    ),
                },
            ),
        ),
        contradictions=(
            Contradiction(
                "One player can only be against the others if there is bidding.",
                lambda meant: meant["teams"] == "alone_vs_two" and not meant.on("auction"),
            ),
            Contradiction(
                "Two teams across the table need exactly four players.",
                lambda meant: (
                    meant["teams"] == "opposite_pairs" and any(n != 4 for n in meant.counts)
                ),
            ),
            Contradiction(
                "Two teams across the table need a deal that ends when one player is out.",
                lambda meant: (
                    meant["teams"] == "opposite_pairs" and meant["deal_end"] != "first_out"
                ),
            ),
        ),
    ),
    Option(
        "team_tie",
        topic="Teams",
        question="What if both teams have as many cards?",
        help=(
            "A shootout is a deal of five cards each, led by the lowest card, until one team "
            "is ahead."
        ),
        values=Words({"shootout": "a shootout", "draw": "a draw"}),
        default={"bt": "shootout"},
        says={
            "shootout": "If both teams hold as many cards, a deal of five cards each decides.",
            "draw": "If both teams hold as many cards, it's a draw.",
        },
        only_with={"teams": ("opposite_pairs",)},
    ),
    Option(
        "partner_talk",
        topic="Teams",
        question="Can partners talk about their cards?",
        help="Everyone may know how many cards you have.",
        values=Words({"forbidden": "no, not in private during a deal", "free": "yes"}),
        default={"bt": "forbidden"},
        change=flag("society.partners_may_talk", "free"),
        says={
            "forbidden": "Partners don't talk about their cards.",
            "free": "Partners may talk about their cards.",
        },
        only_with={"teams": ("opposite_pairs",)},
    ),
)
