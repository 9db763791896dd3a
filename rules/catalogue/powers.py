"""Cards with powers, and revolutions (catalogue 3.M, 3.N, joker_power)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import ACE, JOKERS, TWO, TWOS, card, rank_of
from rules.catalogue.option import Choices, Option, Pattern, Words, nothing
from rules.house import powers
from rules.house.revolution import Revolution, ace_high_and_low
from rules.ruleset import RuleSet


def _joker_power(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    match value:
        case "beats_any_set":
            highest = rules.wild if choices.get("wild_alone") == "top_equal" else 0
            return rules.with_rules(powers.JokerBeatsAnySet(highest))
        case "wins_trick":
            closing = JOKERS
            wins = powers.WinsTrick(closing), powers.ClosedTrick(closing)
            return rules.with_rules(powers.JokerBeatsAnything(), *wins)
    return rules


def _two_power(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    match value:
        case "wins_trick":
            wins = powers.WinsTrick(TWOS), powers.ClosedTrick(TWOS)
            return rules.with_rules(powers.TwoBeatsAnything(), *wins)
        case "high_and_low":
            ace = choices.get("revolution_low_high") == "on"
            return rules.with_rules(powers.HighAndLow(ACE if ace else TWO))
        case "beats_all":
            return rules.with_rules(powers.TwoBeatsAnything())
    return rules


def _twos_discount(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(powers.TwosNeedOneFewer()) if value == "1" else rules


def _transparent(rules: RuleSet, value: str | int, _: Choices) -> RuleSet:
    rank = transparent_rank(value)
    return rules if rank is None else rules.with_rules(powers.Transparent(rank))


def transparent_rank(value: str | int) -> int | None:
    """The printed rank that is transparent, if any."""
    if isinstance(value, int):
        return value
    return None if value == "none" else _rank(value)


def _rank(written: str) -> int:
    try:
        return rank_of(card(f"{written}S"))
    except ValueError:
        raise ValueError("must be none, or a rank from 2 to 10, J, Q, K or A") from None


def _three_power(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "none" else rules.with_rules(powers.ThreeBeatsAllButTwo())


def _sofia_powers(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(powers.SofiaPowers()) if value == "on" else rules


def revolution(choices: Choices) -> Revolution | None:
    """What turns the ranks, and perhaps the direction, round."""
    form = choices.get("revolution", "off")
    singles = choices.get("revolution_trigger") == "set_or_four_singles"
    return None if form == "off" else Revolution(form == "ranks_and_direction", singles)


def _revolution(rules: RuleSet, _: str, choices: Choices) -> RuleSet:
    rule = revolution(choices)
    return rules.with_rules(rule) if rule else rules


def _low_high(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, revolution=ace_high_and_low(rules.ranking)) if value == "on" else rules


OPTIONS = (
    Option(
        "joker_power",
        "Special cards",
        "What can a joker do?",
        "A joker that wins the trick is played alone and nobody answers it.",
        Words(
            {
                "none": "it is just the highest card",
                "beats_any_set": "one joker beats any lower set",
                "wins_trick": "one joker beats anything and wins the trick at once",
            }
        ),
        {"pr": "none"},
        _joker_power,
    ),
    Option(
        "two_power",
        "Special cards",
        "What can a single two do?",
        "A set of twos never has this power.",
        Words(
            {
                "none": "it is just the highest single",
                "wins_trick": "it beats anything and wins the trick at once",
                "high_and_low": "it may be laid on anything, and anything on it",
                "beats_all": "it beats anything and nothing beats it",
            }
        ),
        {"pr": "none"},
        _two_power,
    ),
    Option(
        "twos_discount",
        "Special cards",
        "Do twos need one card fewer?",
        "A pair of twos then beats three kings. Twos never beat twos this way.",
        Words({"0": "no", "1": "yes, a set of twos beats a lower set of one card more"}),
        {"pr": "0"},
        _twos_discount,
    ),
    Option(
        "transparent",
        "Special cards",
        "Which rank is transparent?",
        "As many of them as the set they cover take its rank; led, they have their own.",
        Pattern({"none": "none", "3": "threes", "4": "fours"}, _rank),
        {"pr": "none"},
        _transparent,
    ),
    Option(
        "three_power",
        "Special cards",
        "What can a single three do?",
        "It falls to a single two, and to a four, which is transparent.",
        Words(
            {
                "none": "nothing special",
                "beats_all_but_two": "it beats any card or set except a two",
            }
        ),
        {"pr": "none"},
        _three_power,
    ),
    Option(
        "sofia_powers",
        "Special cards",
        "Do a few jokers, jacks or twos beat a larger set?",
        "One beats a pair; two twos or one other a triple; three twos, two jacks or a joker four.",
        Words({"off": "no", "on": "yes, sets of aces or lower"}),
        {"pr": "off"},
        _sofia_powers,
    ),
    Option(
        "revolution",
        "Revolution",
        "Does four of a kind turn the ranks round?",
        "Low beats high until the next four of a kind, at most to the end of the deal.",
        Words(
            {
                "off": "no",
                "ranks": "yes, low beats high",
                "ranks_and_direction": "yes, and the turn goes the other way round",
            }
        ),
        {"pr": "off"},
        _revolution,
    ),
    Option(
        "revolution_trigger",
        "Revolution",
        "What makes a revolution?",
        "Passes between the singles do not matter; two equal pairs are none.",
        Words(
            {
                "set_of_four": "a set of four",
                "set_or_four_singles": "a set of four, or four equal singles in succession",
            }
        ),
        {"pr": "set_of_four"},
        nothing,
    ),
    Option(
        "revolution_low_high",
        "Revolution",
        "Is a single ace highest and lowest in a revolution, as the two is before?",
        "The order is then A 2 4 5 ... Q K from the highest down.",
        Words({"off": "no", "on": "yes"}),
        {"pr": "off"},
        _low_high,
    ),
)
