"""Bombs and chops: plays that beat plays of another kind (catalogue 3.K)."""

from __future__ import annotations

from rules.cards import TWO, of_rank
from rules.catalogue.combinations.ladders import (
    LENGTHS,
    excluded,
    has_five_card_hands,
    runs_of,
    with_ladders,
)
from rules.catalogue.option import Choices, Contradiction, Instead, Option, adds
from rules.catalogue.values import Words
from rules.combinations import Ladder
from rules.house.bombs import ChopsOnlyTwos, Honours, ManyTwosAreSafe, QuadsBeatNonquads, big_two
from rules.ruleset import RuleSet
from rules.shapes.kickers import Rocket
from rules.shapes.sets import Set
from rules.shapes.shape import Honour

BOMB_REACH: dict[str, tuple[int, ...]] = {  # besides five-card plays, plays of so many cards
    "five_card_only": (),
    "singles_pairs": (1, 2),
    "singles_pairs_triples": (1, 2, 3),
    "everything": tuple(range(1, 27)),
}

BOMB_HANDS = {
    "quads": (Honour.QUADS,),
    "straight_flush": (Honour.UNDER_QUADS, Honour.OVER_QUADS),
    "both": (Honour.UNDER_QUADS, Honour.QUADS, Honour.OVER_QUADS),
}


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
    """Return runs of pairs, each length a kind of its own (C-TH-3) or the longer the higher."""
    least = _least_pairs(choices)
    if least is None:
        return []
    twos = of_rank(TWO) if choices.get("pair_run_twos") == "on" else 0
    runs = runs_of(rules, 2, least, excluded(choices) & ~twos)
    if choices.get("chop_order") == "longer":
        return [Ladder(runs, trump=True)]
    return [Ladder((run,), trump=True) for run in runs]


def _least_pairs(choices: Choices) -> int | None:
    return dict(LENGTHS.parse(choices.get("set_run_min", "{2:3}"))).get(2)


def has_pair_runs(choices: Choices) -> bool:
    """Whether runs of pairs are chops, besides four of a kind."""
    return _least_pairs(choices) is not None


def has_rocket(choices: Choices) -> bool:
    """Whether two jokers are the rocket; jokers that always stand for other cards are none."""
    return int(choices["jokers"]) > 1 and choices.get("joker_rank") != "none"


FIVE_ONLY = "five_card_only"


BOMBS = (
    Option(
        "bomb_system",
        topic="Bombs",
        question="What beats other kinds of plays?",
        help="Otherwise only a higher play of the same kind and size beats a play.",
        values=Words(
            {
                "none": "nothing",
                "honours": "four of a kind plus a card, and straight flushes",
                "chops": "four of a kind and runs of pairs",
                "dou_dizhu": "four of a kind, and both jokers above all",
            }
        ),
        default={
            "bt": "honours",
            "pr": "none",
            "df": "none",
            "th": "chops",
            "dd": "dou_dizhu",
            "b3": "none",
        },
        change=_bomb_system,
        says={
            "none": "",
            "honours": "",
            "chops": "Four of a kind and runs of pairs are chops; only a higher chop of the same "
            "kind beats one.",
            "dou_dizhu": "Four of a kind alone is a bomb: it beats everything but a higher bomb.",
        },
        instead=(
            Instead(
                has_rocket,
                {
                    "dou_dizhu": (
                        "Four of a kind alone is a bomb: it beats everything but a higher bomb and "
                        "the rocket."
                    )
                },
            ),
        ),
        contradictions=(
            Contradiction(
                "These bombs need Big Two's five-card hands.",
                lambda meant: (
                    meant.get("bomb_system") == "honours" and not has_five_card_hands(meant)
                ),
            ),
        ),
    ),
    Option(
        "bomb_reach",
        topic="Bombs",
        question="What can a bomb beat?",
        help=(
            "Bombs here: four of a kind plus a card, and straight flushes. Only a higher "
            "bomb beats one."
        ),
        values=Words(
            {
                "five_card_only": "only five-card hands",
                "singles_pairs": "also singles and pairs",
                "singles_pairs_triples": "also singles, pairs and triples",
                "everything": "anything",
            }
        ),
        default={"bt": "five_card_only"},
        says={
            "five_card_only": "",
            "singles_pairs": "Bombs also beat singles and pairs.",
            "singles_pairs_triples": "Bombs also beat singles, pairs and triples.",
            "everything": "Bombs beat any other play.",
        },
        only_with={"bomb_system": ("honours",)},
    ),
    Option(
        "bomb_hands",
        topic="Bombs",
        question="Which hands are bombs?",
        help="They can be played on other kinds as far as bombs reach.",
        values=Words(
            {
                "quads": "four of a kind plus a card",
                "straight_flush": "straight flushes",
                "both": "both",
            }
        ),
        default={"bt": "both"},
        says={
            "quads": "Four of a kind is a bomb.",
            "straight_flush": "A straight flush is a bomb.",
            "both": "Four of a kind and straight flushes are bombs.",
        },
        only_with={"bomb_system": ("honours",)},
        not_with={"bomb_reach": ("five_card_only",)},
    ),
    Option(
        "bomb_spares_big_two",
        topic="Bombs",
        question="Is the top two, played alone, safe from bombs?",
        help="In a pair or more it's not.",
        values=Words({"off": "no", "on": "yes, no bomb beats it"}),
        default={"bt": "off"},
        says={"off": "", "on": "No bomb beats the top two on its own."},
    ),
    Option(
        "bomb_out_of_turn",
        topic="Bombs",
        question="Can you play a bomb out of turn?",
        help="At any moment in a trick, even after you pass. Play goes on from there.",
        values=Words({"off": "no", "on": "yes"}),
        default={"bt": "off"},
        says={"off": "", "on": "You can play a bomb out of turn."},
        contradictions=(
            Contradiction(
                "Bombs out of turn need bombs that beat more than five-card hands.",
                lambda meant: (
                    meant.on("bomb_out_of_turn") and meant.get("bomb_reach", FIVE_ONLY) == FIVE_ONLY
                ),
            ),
        ),
    ),
    Option(
        "quads_beat_nonquads",
        topic="Bombs",
        question="Does four of a kind beat everything without one?",
        help="Even straight flushes; only a higher four of a kind beats it.",
        values=Words({"off": "no", "on": "yes"}),
        default={"bt": "off"},
        change=adds({"on": QuadsBeatNonquads()}),
        says={
            "off": "",
            "on": "Four of a kind beats every play without four of a kind.",
        },
    ),
)


def _chop_twos(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "any" or not _has_chops(choices):
        return rules
    return rules.with_rules(ManyTwosAreSafe(value == "by_length"))


def _chop_reach(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    only_twos = value == "twos_only" and _has_chops(choices)
    return rules.with_rules(ChopsOnlyTwos()) if only_twos else rules


def _has_chops(choices: Choices) -> bool:
    return choices.get("bomb_system") == "chops"


CHOPS = (
    Option(
        "pair_run_twos",
        topic="Bombs",
        question="Can a chop's run of pairs include twos?",
        help="Kings, aces and twos are then the highest three pairs.",
        values=Words({"off": "no", "on": "yes, above the aces"}),
        default={"th": "off"},
        says={"off": "", "on": "Runs of pairs can include twos."},
        only_with={"bomb_system": ("chops",)},
    ),
    Option(
        "chop_order",
        topic="Bombs",
        question="Does a longer run of pairs beat a shorter one?",
        help="As chops. Four of a kind and runs of pairs never beat each other.",
        values=Words(
            {
                "same_length": "no, only a higher one of the same length",
                "longer": "yes, whatever the ranks",
            }
        ),
        default={"th": "same_length"},
        says={
            "same_length": "A run of pairs only beats one of the same length.",
            "longer": "A longer run of pairs also beats a shorter one, whatever its ranks.",
        },
        only_with={"bomb_system": ("chops",)},
    ),
    Option(
        "chop_twos",
        topic="Bombs",
        question="Are several twos safe from chops?",
        help=(
            "By length: four of a kind or three pairs beat one two, four pairs two, five pairs "
            "three."
        ),
        values=Words(
            {
                "any": "no, any chop beats them",
                "not_three": "three twos are safe",
                "by_length": "each two more needs a pair more",
            }
        ),
        default={"th": "any"},
        change=_chop_twos,
        says={
            "any": "",
            "not_three": "Three twos can't be chopped.",
            "by_length": (
                "Four of a kind or three pairs in a row chop one two; each further two takes one "
                "more pair."
            ),
        },
        only_with={"bomb_system": ("chops",)},
    ),
    Option(
        "chop_reach",
        topic="Bombs",
        question="What can you chop?",
        help="Only a higher chop of its kind beats a chop.",
        values=Words({"anything": "any play", "twos_only": "only twos, one or several"}),
        default={"th": "anything"},
        change=_chop_reach,
        says={
            "anything": "You can chop anything.",
            "twos_only": "You can only chop twos.",
        },
        only_with={"bomb_system": ("chops",)},
    ),
)
