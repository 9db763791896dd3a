"""Cards that threes and fours carry along (catalogue 3.G)."""

from __future__ import annotations

from rules.cards import JOKERS
from rules.catalogue.combinations.ladders import (
    LENGTHS,
    excluded,
    has_five_card_hands,
    longest,
    with_ladders,
)
from rules.catalogue.contradiction import Contradiction
from rules.catalogue.option import Choices, Option
from rules.catalogue.values import Words
from rules.combinations import Ladder
from rules.ruleset import RuleSet
from rules.shapes.kickers import Kicked


def _kickers(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    without = excluded(choices)
    least = dict(LENGTHS.parse(choices.get("set_run_min", "{}"))).get(3, 99)
    lengths = [1, *range(least, longest(rules, without) + 1)]
    threes = [
        Ladder(tuple(Kicked(3, n, 1, kick, without if n > 1 else JOKERS) for n in lengths))
        for kick in (1, 2)
    ]
    twins = choices.get("quad_kicker_pair") == "allowed"
    jokers = choices.get("joker_kickers") == "both"
    fours = [
        Ladder((Kicked(4, 1, 2, 1, JOKERS, twins, jokers),)),
        Ladder((Kicked(4, 1, 2, 2, JOKERS),)),
    ]
    return with_ladders(rules, *threes, *fours)


OPTIONS = (
    Option(
        "kickers",
        topic="Combinations",
        question="May threes and fours carry other cards along?",
        help="Kickers differ in rank from each other and from the body, which alone decides.",
        values=Words(
            {
                "off": "no",
                "dou_dizhu": "each three a single card or a pair, four two singles or two pairs",
            }
        ),
        default={"*": "off", "dd": "dou_dizhu"},
        change=_kickers,
        says={
            "off": "",
            "dou_dizhu": "Three of a kind may be played with an extra card or an extra pair; in a "
            "run of them each has one of its own, all single cards or all pairs. Four "
            "of a kind may be played with two extra cards or two extra pairs. Extra "
            "cards differ in rank and do not count when plays are compared.",
        },
        contradictions=(
            Contradiction(
                "Kickers do not go with hands of five cards: three and a pair are a full house.",
                lambda meant: meant.on("kickers") and has_five_card_hands(meant),
            ),
        ),
    ),
    Option(
        "quad_kicker_pair",
        topic="Combinations",
        question="May the two single cards beside four of a kind be a pair?",
        help=(
            "The sources leave it open for 5 5 5 5 8 8; beside threes the cards always differ in "
            "rank."
        ),
        values=Words(
            {"refused": "no, they differ in rank", "allowed": "yes, they count as two singles"}
        ),
        default={"dd": "refused"},
        says={
            "refused": "",
            "allowed": "The two extra cards beside four of a kind may be a pair.",
        },
        only_with={"kickers": ("dou_dizhu",)},
    ),
    Option(
        "joker_kickers",
        topic="Combinations",
        question="May both jokers go beside four of a kind?",
        help="As its two single cards. Without this, one joker at most is ever carried along.",
        values=Words({"one": "no, one of them at most", "both": "yes, both together"}),
        default={"dd": "one"},
        says={
            "one": "At most one of the extra cards is a joker.",
            "both": "Both jokers may be the two extra cards beside four of a kind.",
        },
        only_with={"kickers": ("dou_dizhu",)},
    ),
)
