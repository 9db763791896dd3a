"""Bombs and chops (catalogue 3.K): what beats plays of another kind."""

from __future__ import annotations

from rules.cards import TWO, of_rank
from rules.catalogue.ladders import LENGTHS, excluded, runs_of, with_ladders
from rules.catalogue.option import Choices, Option, Words, nothing
from rules.catalogue.tables import BOMB_HANDS, BOMB_REACH
from rules.combinations import Ladder
from rules.house.bombs import Honours, big_two
from rules.house.chops import ChopsOnlyTwos, ManyTwosAreSafe
from rules.ruleset import RuleSet
from rules.shapes.kickers import Rocket
from rules.shapes.sets import Set


def _bomb_system(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    match value:
        case "honours":
            return _honours(rules, choices)
        case "chops":
            return with_ladders(rules, Ladder((Set(4),), trump=True), *_chops(rules, choices))
        case "dou_dizhu":
            rocket = (Rocket(),) if rules.jokers > 1 else ()
            return with_ladders(rules, Ladder((Set(4), *rocket), trump=True))
    return rules


def _honours(rules: RuleSet, choices: Choices) -> RuleSet:
    """With the honour hands that the bomb_* choices ask for."""
    reach = BOMB_REACH[choices.get("bomb_reach", "five_card_only")]
    if not reach and choices.get("straight_flush_extra", "0") == "0":
        return rules
    spares = choices.get("bomb_spares_big_two", "off") == "on"
    rule = Honours(
        reach,
        BOMB_HANDS[choices.get("bomb_hands", "both")],
        big_two(rules.ranking) if spares else 0,
        choices.get("bomb_out_of_turn", "off") == "on",
    )
    return rules.with_rules(rule)


def _chops(rules: RuleSet, choices: Choices) -> list[Ladder]:
    """Runs of pairs, each length a kind of its own (C-TH-3) or the longer the higher."""
    least = dict(LENGTHS.parse(choices.get("set_run_min", "{2:3}"))).get(2)
    if least is None:
        return []
    twos = of_rank(TWO) if choices.get("pair_run_twos") == "on" else 0
    runs = runs_of(rules, 2, least, excluded(choices) & ~twos)
    if choices.get("chop_order") == "longer":
        return [Ladder(runs, trump=True)]
    return [Ladder((run,), trump=True) for run in runs]


def _chop_reach(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(ChopsOnlyTwos()) if value == "twos_only" else rules


def _chop_twos(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "any" else rules.with_rules(ManyTwosAreSafe(value == "by_length"))


OPTIONS = (
    Option(
        "chop_order",
        "Bombs",
        "Does a longer run of pairs beat a shorter one?",
        "As chops. Four of a kind and runs of pairs never beat each other.",
        Words(
            {
                "same_length": "no, only a higher one of the same length",
                "longer": "yes, whatever the ranks",
            }
        ),
        {"th": "same_length"},
        nothing,
    ),
    Option(
        "pair_run_twos",
        "Bombs",
        "May a run of pairs that is a chop hold twos?",
        "Kings, aces and twos are then the highest three pairs.",
        Words({"off": "no", "on": "yes, above the aces"}),
        {"th": "off"},
        nothing,
    ),
    Option(
        "bomb_system",
        "Bombs",
        "What beats plays of another kind?",
        "Otherwise a play is beaten only by a higher one of its kind and number of cards.",
        Words(
            {
                "none": "nothing",
                "honours": "four of a kind with a fifth card, and straight flushes",
                "chops": "four of a kind and runs of pairs",
                "dou_dizhu": "four of a kind, and both jokers above all",
            }
        ),
        {
            "bt": "honours",
            "pr": "none",
            "df": "none",
            "th": "chops",
            "dd": "dou_dizhu",
            "b3": "none",
        },
        _bomb_system,
    ),
    Option(
        "chop_reach",
        "Bombs",
        "What may a chop be played on?",
        "A chop is beaten only by a higher chop of its kind.",
        Words({"anything": "any play", "twos_only": "only twos, one or several"}),
        {"th": "anything"},
        _chop_reach,
    ),
    Option(
        "chop_twos",
        "Bombs",
        "Are several twos safe from chops?",
        "By length: four of a kind or three pairs beat one two, four pairs two, five pairs three.",
        Words(
            {
                "any": "no, any chop beats them",
                "not_three": "three twos are safe",
                "by_length": "each two more needs a pair more",
            }
        ),
        {"th": "any"},
        _chop_twos,
    ),
)
