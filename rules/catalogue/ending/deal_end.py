"""The end of a deal, and the lead after a leaver (catalogue 3.P)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Instead, Option
from rules.catalogue.values import Words
from rules.house.finishing import FirstOut, OneLeft
from rules.house.opening import LeaverEndsTrick, LowestCard
from rules.house.revolution import TopMustWin
from rules.ruleset import Ending, RuleSet


def _deal_end(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    ending: Ending = OneLeft() if value == "one_left" else FirstOut()
    return replace(rules, ending=ending)


def _place_lead(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    """Let the lowest card lead for each next place (002:114): no seat answers a leaver."""
    if value != "low_card_holder":
        return rules
    return replace(rules, heir=LowestCard()).with_rules(LeaverEndsTrick())


def _top_must_win(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(TopMustWin()) if value == "on" else rules


OPTIONS = (
    Option(
        "deal_end",
        topic="Ending",
        question="When does a deal end?",
        help="Places are the order of going out.",
        values=Words(
            {"one_left": "when one player holds cards", "first_out": "when one player is out"}
        ),
        default={"*": "first_out", "pr": "one_left", "df": "one_left"},
        change=_deal_end,
        says={
            "first_out": "The deal ends as soon as a player goes out; that last play cannot be "
            "beaten.",
            "one_left": "The deal goes on until only one player holds cards; that player comes "
            "last.",
        },
    ),
    Option(
        "place_lead",
        topic="Ending",
        question="Who leads when a player went out?",
        help="Where the others play on for the next places.",
        values=Words(
            {
                "next_player": "the next player, if nobody beat the last play",
                "low_card_holder": "the holder of the lowest card, at once",
            }
        ),
        default={"bt": "next_player"},
        change=_place_lead,
        says={
            "next_player": "",
            "low_card_holder": "When someone goes out, the trick is over, and the holder of the "
            "lowest card leads.",
        },
        only_with={"deal_end": ("one_left",)},
    ),
    Option(
        "top_must_win",
        topic="Ending",
        question="Must the top player go out first?",
        help="If another does, the top player of the last deal throws in the hand and comes last.",
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        change=_top_must_win,
        says={
            "off": "",
            "on": "If anyone but the first place of the last deal goes out first, the first place "
            "throws in the hand and comes last.",
        },
        instead=(
            Instead(
                lambda choices: "titles" in choices,
                {
                    "on": "If anyone but the {first_title} of the last deal goes out first, the "
                    "{first_title} throws in the hand and comes last.",
                },
            ),
        ),
    ),
)
