"""Passing (catalogue 3.L)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, flag
from rules.catalogue.values import Words
from rules.house.following import MustBeat
from rules.house.passing import OneTurnEach, PassesReturn
from rules.ruleset import RuleSet


def _pass_rule(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    match value:
        case "reenter":
            return rules.with_rules(PassesReturn())
        case "single_round":
            return replace(rules.with_rules(OneTurnEach()), pass_closes=True)
    return replace(rules, pass_closes=True)


def _must_beat(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(MustBeat()) if value == "on" else rules


OPTIONS = (
    Option(
        "pass_rule",
        topic="Passing",
        question="What becomes of a player who passes?",
        help="Passing is always allowed, except on the lead.",
        values=Words(
            {
                "reenter": "may come back in when the turn returns",
                "locked": "is out until the next trick",
                "single_round": "everyone has one turn in a trick, then the highest play wins",
            }
        ),
        default={"*": "reenter", "df": "locked", "th": "locked"},
        change=_pass_rule,
        says={
            "reenter": "A player who passes may still play when the turn comes round again.",
            "locked": "A player who passes is out until the trick is over.",
            "single_round": "Everyone has one turn in a trick.",
        },
    ),
    Option(
        "must_beat",
        topic="Passing",
        question="Must a player who can beat the play do so?",
        help="Passing is then only allowed without a legal play.",
        values=Words({"off": "no, passing is free", "on": "yes"}),
        default={"pr": "off"},
        change=_must_beat,
        says={
            "off": "",
            "on": "A player who can beat the last play must do so.",
        },
    ),
    Option(
        "beat_own",
        topic="Passing",
        question=(
            "When all others have passed, may a player beat the own play instead of leading anew?"
        ),
        help="Where a pass shuts the trick, nobody else can answer then.",
        values=Words({"off": "no, the trick is over", "on": "yes"}),
        default={"bt": "off"},
        change=flag("beat_own", "on"),
        says={
            "off": "",
            "on": "When all others have passed, the player of the last play may beat it "
            "instead of leading anew.",
        },
    ),
)
