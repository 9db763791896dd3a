"""What is played with: seats, packs, jokers (catalogue 3.A)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import JOKER, PACK_BITS, STANDARD, of_rank, with_jokers
from rules.combinations import Ladder
from rules.options.option import Choices, Number, Option, Span, Words, put
from rules.ruleset import RuleSet
from rules.shapes import Set


def _decks(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    packs = int(value)
    pack = STANDARD | (STANDARD << PACK_BITS if packs == 2 else 0)
    return replace(rules, packs=packs, pack=pack)


def _jokers(rules: RuleSet, jokers: int, _: Choices) -> RuleSet:
    return replace(rules, jokers=jokers, pack=rules.pack | with_jokers(jokers, rules.packs))


def _joker_order(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, ranking=replace(rules.ranking, jokers=value))


def sets(rules: RuleSet, choices: Choices) -> RuleSet:
    """Singles and sets of one rank, each number of cards a kind of its own (PR-03, PR-04)."""
    single_jokers = choices.get("joker_power") == "wins_trick"
    largest = max(4 * rules.packs, 0 if single_jokers else rules.jokers)
    no_jokers = of_rank(JOKER) if single_jokers else 0
    shapes = [Set(1), *(Set(count, no_jokers) for count in range(2, largest + 1))]
    return replace(rules, ladders=tuple(Ladder((shape,)) for shape in shapes))


OPTIONS = (
    Option(
        "players",
        "Pack",
        "How many may play?",
        "A table does not start with fewer or more seats than this.",
        Span(2, 12),
        {"pr": "4..7"},
        put("seats"),
    ),
    Option(
        "decks",
        "Pack",
        "How many packs?",
        "Two packs shuffled together suit a large table; sets may then hold up to eight cards.",
        Words({"1": "one pack", "2": "two packs"}),
        {"*": "1"},
        _decks,
    ),
    Option(
        "jokers",
        "Pack",
        "How many jokers?",
        "At most two for each pack. They rank above the twos.",
        Number(0, 4),
        {"*": "0"},
        _jokers,
    ),
    Option(
        "joker_order",
        "Pack",
        "Is one joker higher than the other?",
        "With equal jokers neither beats the other.",
        Words(
            {
                "equal": "no, they are equal",
                "red_high": "the red joker is higher",
                "black_high": "the black joker is higher",
            }
        ),
        {"pr": "equal"},
        _joker_order,
    ),
)
