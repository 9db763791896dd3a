"""Following, passing and the end of a deal (catalogue 3.L, 3.P, follow_suit)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, Words, flag
from rules.catalogue.powers import revolution
from rules.house.finishing import FirstOut, OneLeft
from rules.house.following import (
    EqualPlay,
    EqualSkips,
    FollowSuit,
    LargerSets,
    MustBeat,
    ReverseColour,
)
from rules.house.passing import OneTurnEach, PassesReturn
from rules.house.revolution import TopMustWin
from rules.ruleset import Ending, RuleSet


def _pass_rule(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    match value:
        case "reenter":
            return rules.with_rules(PassesReturn())
        case "single_round":
            return replace(rules.with_rules(OneTurnEach()), pass_closes=True)
    return replace(rules, pass_closes=True)


def _must_beat(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(MustBeat()) if value == "on" else rules


def _follow_suit(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(FollowSuit()) if value == "singles" else rules


def _set_size_rule(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "exact" else rules.with_rules(LargerSets(value == "larger_any"))


def _equal_play(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    larger = choices.get("set_size_rule", "exact") != "exact"
    match value:
        case "allowed":
            return rules.with_rules(EqualPlay(larger))
        case "reverse_colour":
            return rules.with_rules(ReverseColour())
    return rules


def _equal_skip(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    turning = revolution(choices)
    turns = turning if turning and turning.turn else None
    return rules.with_rules(EqualSkips(value == "per_card", turns))


def _deal_end(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    ending: Ending = OneLeft() if value == "one_left" else FirstOut()
    return replace(rules, ending=ending)


def _top_must_win(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(TopMustWin()) if value == "on" else rules


OPTIONS = (
    Option(
        "pass_rule",
        "Passing",
        "What becomes of a player who passes?",
        "Passing is always allowed, except on the lead.",
        Words(
            {
                "reenter": "may come back in when the turn returns",
                "locked": "is out until the next trick",
                "single_round": "everyone has one turn in a trick, then the highest play wins",
            }
        ),
        {"*": "reenter", "df": "locked", "th": "locked"},
        _pass_rule,
    ),
    Option(
        "must_beat",
        "Passing",
        "Must a player who can beat the play do so?",
        "Passing is then only allowed without a legal play.",
        Words({"off": "no, passing is free", "on": "yes"}),
        {"pr": "off"},
        _must_beat,
    ),
    Option(
        "beat_own",
        "Passing",
        "When all others have passed, may a player beat the own play instead of leading anew?",
        "Where a pass shuts the trick, nobody else can answer then.",
        Words({"off": "no, the trick is over", "on": "yes"}),
        {"bt": "off"},
        flag("beat_own", "on"),
    ),
    Option(
        "follow_suit",
        "Following",
        "Must singles follow suit?",
        "Sets are not affected; jokers and cards with powers ignore it.",
        Words({"off": "no", "singles": "yes, only a higher card of the same suit beats a single"}),
        {"pr": "off"},
        _follow_suit,
    ),
    Option(
        "set_size_rule",
        "Following",
        "May a larger set beat a smaller one?",
        "A single counts as a set of one.",
        Words(
            {
                "exact": "no, as many cards are needed",
                "larger_if_higher": "yes, if its rank is higher too",
                "larger_any": "yes, whatever its rank",
            }
        ),
        {"pr": "exact"},
        _set_size_rule,
    ),
    Option(
        "equal_play",
        "Following",
        "Does an equal play beat?",
        "A play of the same rank and number of cards.",
        Words(
            {
                "off": "no, it must be higher",
                "allowed": "yes",
                "reverse_colour": "yes, if each card is of the opposite colour",
            }
        ),
        {"pr": "off"},
        _equal_play,
    ),
    Option(
        "equal_skip",
        "Following",
        "Does an equal play skip the next player?",
        "With two players left its maker plays again. A skip is not a pass.",
        Words(
            {
                "off": "no",
                "one": "yes, one player",
                "per_card": "yes, as many players as cards were laid",
            }
        ),
        {"pr": "off"},
        _equal_skip,
    ),
    Option(
        "deal_end",
        "Ending",
        "When does a deal end?",
        "Places are the order of going out.",
        Words({"one_left": "when one player holds cards", "first_out": "when one player is out"}),
        {"*": "first_out", "pr": "one_left", "df": "one_left"},
        _deal_end,
    ),
    Option(
        "top_must_win",
        "Ending",
        "Must the top player go out first?",
        "If another does, the top player of the last deal throws in the hand and comes last.",
        Words({"off": "no", "on": "yes"}),
        {"pr": "off"},
        _top_must_win,
    ),
)
