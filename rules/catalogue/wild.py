"""Wild cards and named high cards (catalogue 3.A: joker_rank to extra_high)."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.cards import JOKERS, PACK_BITS, Cards, cards, joined, of_rank
from rules.catalogue.ladders import has_runs
from rules.catalogue.option import Choices, Option, Pattern, Words, nothing
from rules.house.wild_cards import JokersStandForAnyCard
from rules.house.wild_hands import WildInHands
from rules.house.wild_ranks import JokersAreDeclared, WildAloneIsDeclared, WildTie, WildWithOthers
from rules.ruleset import RuleSet
from rules.shapes.house_sets import Either, HighSingle, HouseSet, SuitlessSet, WildAlone
from rules.shapes.sets import Set

RANKS = {"2": of_rank(12), "3": of_rank(0)}
HIGH = {"none": "", "jack_of_diamonds": "JD", "black_threes": "3C 3S"}


def set_shape(rules: RuleSet, count: int, without: Cards, choices: Choices) -> Set | Either:
    """Sets of this many cards as these choices have them."""
    alone = choices.get("wild_alone") == "top_equal" and rules.wild
    high = _high(choices) if count == 1 else 0
    suitless = count > 2 and choices.get("suit_scope") == "singles_and_pairs"
    kind = SuitlessSet if suitless and rules.ranking.suits else Set
    plain = kind(count, without | (rules.wild if alone else 0) | high)
    special: list[HouseSet] = [HighSingle(high)] if high else []
    if alone:
        special.insert(0, WildAlone(count, rules.wild))
    special.append(plain)
    return Either(tuple(special)) if special != [plain] else plain


def most_in_a_set(rules: RuleSet) -> int:
    """The largest set that wild cards make possible: every card of a rank and all of them."""
    return 4 * rules.packs + (rules.pack & rules.wild).bit_count()


def _high(choices: Choices) -> Cards:
    one_pack = cards(HIGH[choices.get("extra_high", "none")])
    return one_pack | one_pack << PACK_BITS


def _joker_wild(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "card":
        return rules.with_rules(JokersStandForAnyCard())
    if value == "off":
        return rules
    rules = replace(rules, wild=JOKERS)
    return rules if "wild_alone" in choices else _with_others(rules, choices)


def _joker_rank(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "top" or choices.get("wild_alone") == "top_equal":
        return rules
    rules = replace(rules, nameless=JOKERS).with_rules(JokersAreDeclared())
    if "wild_alone" in choices or not rules.wild:
        return rules
    return rules.with_rules(WildAloneIsDeclared(JOKERS, JOKERS))


def _wild_ranks(rules: RuleSet, _: str | tuple[str, ...], choices: Choices) -> RuleSet:
    ranks = _ranks(choices.get("wild_ranks", "{}"))
    return replace(rules, wild=rules.wild | joined(RANKS[rank] for rank in ranks))


def _with_others(rules: RuleSet, choices: Choices) -> RuleSet:
    """Wild cards beside others in sets, and jokers in whatever else the game has."""
    jokers = rules.wild & JOKERS
    rules = rules.with_rules(WildWithOthers(rules.wild))
    more = has_runs(choices) or "straight_order" in choices or choices.get("poker_combos") == "on"
    return rules.with_rules(WildInHands(jokers)) if more and jokers else rules


def _wild_alone(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """All wild cards are known by now."""
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


def _ranks(written: str) -> tuple[str, ...]:
    found = re.fullmatch(r"\{\s*([23](\s*,\s*[23])?)?\s*\}", written)
    if not found:
        raise ValueError("must be {}, {2}, {3} or {2,3}")
    return tuple(sorted(set(re.findall("[23]", written))))


OPTIONS = (
    Option(
        "joker_wild",
        "Special cards",
        "Are jokers wild?",
        "A wild joker keeps what it stands for until the trick ends.",
        Words(
            {
                "off": "no",
                "rank": "yes, for any rank",
                "card": "yes, for any card, in straights and flushes too",
            }
        ),
        {"*": "off"},
        _joker_wild,
    ),
    Option(
        "joker_rank",
        "Special cards",
        "Has a joker a rank of its own?",
        "A joker without one must stand for another card, and says for which when it is led.",
        Words({"top": "yes, above every card", "none": "no, it always stands for another card"}),
        {"*": "top"},
        _joker_rank,
    ),
    Option(
        "wild_ranks",
        "Special cards",
        "Which ranks are wild besides jokers?",
        "Played with a natural card they take its rank.",
        Pattern(
            {"{}": "none", "{2}": "twos", "{3}": "threes", "{2,3}": "twos and threes"},
            _ranks,
        ),
        {"pr": "{}"},
        _wild_ranks,
    ),
    Option(
        "wild_alone",
        "Special cards",
        "What are wild cards worth without a natural card?",
        "Equal wild cards answer each other only where equal plays are allowed.",
        Words(
            {
                "own_rank": "their own rank, jokers on top",
                "top_equal": "the highest of all, and all equal",
                "declared": "whatever natural rank the player says",
            }
        ),
        {"pr": "own_rank"},
        _wild_alone,
    ),
    Option(
        "wild_tie",
        "Special cards",
        "Which of two equal sets wins, with or without wild cards?",
        "For sets of the same rank and number of cards.",
        Words(
            {
                "equal": "neither",
                "natural_wins": "the one without wild cards",
                "wild_wins": "the one with wild cards",
            }
        ),
        {"pr": "equal"},
        _wild_tie,
    ),
    Option(
        "extra_high",
        "Special cards",
        "Does any other card beat the twos?",
        "Only when it is played as a single card; in a set it has its printed rank.",
        Words(
            {
                "none": "no",
                "jack_of_diamonds": "the jack of diamonds",
                "black_threes": "the black threes, equal to each other",
            }
        ),
        {"pr": "none"},
        nothing,
    ),
)
