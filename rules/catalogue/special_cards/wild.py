"""Wild cards, and what a joker can do (catalogue 3.A, 3.M)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from rules.cards import JOKERS, Cards, joined, of_rank
from rules.cards import RANKS as PRINTED
from rules.catalogue.combinations.ladders import has_runs
from rules.catalogue.option import Choices, Contradiction, Facts, Meant, Option
from rules.catalogue.special_cards.powers import transparent_rank
from rules.catalogue.values import Pattern, Words
from rules.house import powers
from rules.house.wild_cards import JokersStandForAnyCard, WildInHands
from rules.house.wild_ranks import WildAloneIsDeclared, WildTie, WildWithOthers
from rules.ruleset import RuleSet

RANKS = {"2": of_rank(12), "3": of_rank(0)}


def _joker_wild(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "card":
        return rules.with_rules(JokersStandForAnyCard())
    if value == "off":
        return rules
    rules = replace(rules, wild=JOKERS)
    return rules if "wild_alone" in choices else _with_others(rules, choices)


def _with_others(rules: RuleSet, choices: Choices) -> RuleSet:
    """Add wild cards beside others in sets, and jokers in other combinations of the game."""
    jokers = rules.wild & JOKERS
    rules = rules.with_rules(WildWithOthers(rules.wild))
    more = has_runs(choices) or "straight_order" in choices or choices.get("poker_combos") == "on"
    return rules.with_rules(WildInHands(jokers)) if more and jokers else rules


def _joker_power(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    match value:
        case "beats_any_set":
            highest = _all_wild(choices) if choices.get("wild_alone") == "top_equal" else 0
            return rules.with_rules(powers.JokerBeatsAnySet(highest))
        case "wins_trick":
            closing = JOKERS
            wins = powers.WinsTrick(closing), powers.ClosedTrick(closing)
            return rules.with_rules(powers.JokerBeatsAnything(), *wins)
    return rules


def _wild_ranks(rules: RuleSet, _: str | tuple[str, ...], choices: Choices) -> RuleSet:
    ranks = _ranks(choices.get("wild_ranks", "{}"))
    return replace(rules, wild=rules.wild | joined(RANKS[rank] for rank in ranks))


def _all_wild(choices: Choices) -> Cards:
    jokers = JOKERS if choices.get("joker_wild") == "rank" else 0
    return jokers | joined(RANKS[rank] for rank in _ranks(choices.get("wild_ranks", "{}")))


def _ranks(written: str) -> tuple[str, ...]:
    found = re.fullmatch(r"\{\s*([23](\s*,\s*[23])?)?\s*\}", written)
    if not found:
        raise ValueError(written)
    return tuple(sorted(set(re.findall("[23]", written))))


def _wild_alone(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """Add the rules of wild cards, all of them known by now."""
    if not rules.wild:
        return rules
    rules = _with_others(rules, choices)
    alone = rules.wild if value == "declared" else rules.wild & rules.nameless
    if not alone:
        return rules
    declared = WildAloneIsDeclared(alone, rules.wild)
    return replace(rules, nameless=rules.nameless | alone).with_rules(declared)


def _wild_tie(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    if value == "equal" or not rules.wild:
        return rules
    return rules.with_rules(WildTie(rules.wild, value == "wild_wins"))


def wild(meant: Meant) -> str | tuple[str, ...]:
    """Return the printed ranks that are wild besides jokers; each is found in it by `in`."""
    ranks: str | tuple[str, ...] = meant.get("wild_ranks", "{}")
    return ranks


def _transparent_too(meant: Meant) -> Iterator[Facts]:
    rank = transparent_rank(meant.get("transparent", "none"))
    if rank is not None and PRINTED[rank] in wild(meant):
        yield {"rank": PRINTED[rank]}


OPTIONS = (
    Option(
        "joker_wild",
        topic="Special cards",
        question="Are jokers wild?",
        help="A wild joker keeps its rank until the trick ends.",
        values=Words(
            {
                "off": "no",
                "rank": "yes, for any rank",
                "card": "yes, for any card, in straights and flushes too",
            }
        ),
        default={"*": "off"},
        change=_joker_wild,
        says={
            "off": "",
            "rank": "A joker can stand for any rank.",
            "card": "A joker can stand for any card, in straights and flushes too.",
        },
        only_with={"jokers": ("1", "2", "3", "4")},
        contradictions=(
            Contradiction(
                "Wild jokers need at least one joker in the deck.",
                lambda meant: meant.on("joker_wild") and not meant["jokers"],
            ),
            Contradiction(
                "Jokers that stand for any card of any suit are two at most.",
                lambda meant: meant.get("joker_wild") == "card" and meant["jokers"] > 2,
            ),
        ),
    ),
    Option(
        "joker_power",
        topic="Special cards",
        question="What can a joker do?",
        help="A joker that wins the trick is played alone, and nothing beats it.",
        values=Words(
            {
                "none": "it is just the highest card",
                "beats_any_set": "one joker beats any lower set",
                "wins_trick": "one joker beats anything and wins the trick at once",
            }
        ),
        default={"pr": "none"},
        change=_joker_power,
        says={
            "none": "",
            "beats_any_set": "One joker beats any single or set; only a higher joker beats it.",
            "wins_trick": "One joker beats anything and wins the trick at once.",
        },
    ),
    Option(
        "wild_ranks",
        topic="Special cards",
        question="Which ranks are wild, besides jokers?",
        help="Played with an ordinary card, they take its rank.",
        values=Pattern(
            {"{}": "none", "{2}": "twos", "{3}": "threes", "{2,3}": "twos and threes"},
            _ranks,
            "Type {}, {2}, {3} or {2,3}.",
        ),
        default={"pr": "{}"},
        change=_wild_ranks,
        says={
            "{}": "",
            "*": "Wild: {wild_ranks}. They take the rank of the cards they're played with.",
        },
        contradictions=(
            Contradiction(
                "Threes can't be wild and have a power too.",
                lambda meant: "3" in wild(meant) and meant.on("three_power"),
            ),
            Contradiction(
                "Twos can't be wild and have a power too.",
                lambda meant: "2" in wild(meant) and meant.on("two_power"),
            ),
            Contradiction(
                "Twos can't be wild and need one card fewer.",
                lambda meant: "2" in wild(meant) and meant.on("twos_discount"),
            ),
            Contradiction(
                "A rank can't be both wild and transparent: {rank}.",
                _transparent_too,
            ),
        ),
    ),
    Option(
        "wild_alone",
        topic="Special cards",
        question="What do wild cards count as on their own?",
        # Wild cards "rank highest" (000:458); a revolution turns the ranks over (000:389): then
        # lowest.
        help="Equal wild cards only beat each other where equal plays do.",
        values=Words(
            {
                "own_rank": "their own rank, jokers on top",
                "top_equal": "the highest of all, and equal; they turn as jokers do",
                "declared": "any ordinary rank you say",
            }
        ),
        default={"pr": "own_rank"},
        change=_wild_alone,
        says={
            "own_rank": "On their own, wild cards count as what they are.",
            "top_equal": "On their own, wild cards are the highest of all, and equal.",
            "declared": "On their own, wild cards must stand for another rank.",
        },
        only_with={"wild_ranks": ("{2}", "{3}", "{2,3}")},
    ),
    Option(
        "wild_tie",
        topic="Special cards",
        question="With or without wild cards: which of two equal sets wins?",
        help="For sets of the same rank and size.",
        values=Words(
            {
                "equal": "neither",
                "natural_wins": "the one without wild cards",
                "wild_wins": "the one with wild cards",
            }
        ),
        default={"pr": "equal"},
        change=_wild_tie,
        says={
            "equal": "",
            "natural_wins": "Of two equal plays, the one without wild cards is higher.",
            "wild_wins": "Of two equal plays, the one with wild cards is higher.",
        },
    ),
)
