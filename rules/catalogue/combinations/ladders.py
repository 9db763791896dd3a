"""The shared values and ladders of the options for runs, kickers and bombs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeAlias

from rules.cards import JOKER, JOKERS, RANKS, Cards, joined, of_rank
from rules.catalogue.option import Choices, Meant
from rules.combinations import Ladder
from rules.ruleset import RuleSet
from rules.shapes.kickers import Rocket
from rules.shapes.runs import Run, SuitlessRun
from rules.shapes.sets import Set
from rules.shapes.shape import Shape

Builder: TypeAlias = Callable[[RuleSet, Choices], RuleSet]

NUMBER = {name: rank for rank, name in enumerate(RANKS[:JOKER])} | {"T": 7, "joker": JOKER}


@dataclass(frozen=True)
class RankSet:
    """A set of ranks such as "{2,joker}"; what is meant are all cards of these ranks."""

    meaning: Mapping[str, str]
    refusals = ("Type ranks such as {2,joker}, or {} for none.",)

    def parse(self, written: str) -> Cards:
        """Return all cards of these ranks."""
        found = re.fullmatch(r"\{\s*(.*?)\s*\}", written)
        names = [name.strip() for name in found[1].split(",")] if found and found[1] else []
        ranks = [NUMBER.get(name if name == "joker" else name.upper()) for name in names]
        known = [rank for rank in ranks if rank is not None]
        if not found or len(known) < len(names):
            raise ValueError(self.refusals[0])
        return joined(map(of_rank, known))


@dataclass(frozen=True)
class Lengths:
    """Least lengths of runs by the size of their sets, such as "{2:3,3:2}"."""

    meaning: Mapping[str, str]
    refusals = (
        "Type sizes with least lengths such as {2:3,3:2}, or {}.",
        "Name each size once.",
    )

    def parse(self, written: str) -> tuple[tuple[int, int], ...]:
        """Return sizes with their least lengths, by size."""
        plain = re.sub(r"\s", "", written)
        pair = r"[2-8]:(?:[2-9]|1[0-5])"
        if not re.fullmatch(rf"\{{(?:{pair}(?:,{pair})*)?\}}", plain):
            raise ValueError(self.refusals[0])
        found = [tuple(map(int, one.split(":"))) for one in re.findall(pair, plain)]
        if len({size for size, _ in found}) < len(found):
            raise ValueError(self.refusals[1])
        return tuple((size, least) for size, least in sorted(found))


EXCLUDED = RankSet(
    {
        "{}": "none",
        "{2}": "twos",
        "{2,joker}": "twos and jokers",
        "{A,2,3}": "aces, twos and threes",
    }
)


LENGTHS = Lengths(
    {
        "{2:3}": "three pairs or more",
        "{2:3,3:2}": "three pairs or more, two triples or more",
        "{2:3,3:3,4:3}": "three or more pairs, triples or fours",
    }
)


def beside(base: Builder) -> Builder:
    """Wrap a family's builder so that it keeps the bombs and runs of the options below.

    A bomb is not a plain set as well; the jokers of a rocket are in no other set.
    """

    def build(rules: RuleSet, choices: Choices) -> RuleSet:
        trumps = tuple(ladder for ladder in rules.ladders if ladder.trump)
        others = tuple(ladder for ladder in rules.ladders if not ladder.trump)
        shapes = [shape for ladder in trumps for shape in ladder.shapes]
        plain = base(replace(rules, ladders=()), choices)
        kept = [replace(ladder, shapes=_plain(ladder, shapes)) for ladder in plain.ladders]
        sets = tuple(ladder for ladder in kept if ladder.shapes)
        return replace(plain, ladders=trumps + sets + others)

    return build


def _plain(ladder: Ladder, bombs: list[Shape]) -> tuple[Shape, ...]:
    """Return the shapes of a ladder that are no bombs."""
    counts = {bomb.count for bomb in bombs if isinstance(bomb, Set)}
    kept = [s for s in ladder.shapes if not isinstance(s, Set) or s.count not in counts]
    if Rocket() not in bombs:
        return tuple(kept)
    return tuple(
        replace(s, without=s.without | JOKERS) if isinstance(s, Set) and s.count > 1 else s
        for s in kept
    )


def has_runs(choices: Choices) -> bool:
    """Whether the game has runs. Big Two has its five-card straights, and Daifugo none."""
    return choices.get("sequences", "single" if "set_run_min" in choices else "off") != "off"


def excluded(choices: Choices) -> Cards:
    """Return all cards of the ranks that are in no run; jokers always are (option run_excluded)."""
    return JOKERS | EXCLUDED.parse(choices.get("run_excluded", "{2}"))


def longest(rules: RuleSet, without: Cards) -> int:
    """Return the ranks in the longest row of neighbours that no rank outside runs interrupts."""
    rows = groupby(rules.ranking.order, key=lambda rank: bool(of_rank(rank) & without))
    return max((len(list(row)) for out, row in rows if not out), default=0)


def runs_of(rules: RuleSet, width: int, least: int, without: Cards) -> tuple[Run, ...]:
    """Return runs of sets of `width` cards, `least` sets and longer, the shortest first."""
    pairs_at_most = rules.choices.get("suit_scope") == "singles_and_pairs"
    kind = SuitlessRun if pairs_at_most and rules.ranking.suits else Run
    return tuple(kind(width, n, without) for n in range(least, longest(rules, without) + 1))


def with_ladders(rules: RuleSet, *ladders: Ladder) -> RuleSet:
    """Return the rule set with these ladders as well, those without shapes left out."""
    return replace(rules, ladders=(*rules.ladders, *(one for one in ladders if one.shapes)))


def has_five_card_hands(meant: Meant) -> bool:
    """Whether there are hands of five cards, as in Big Two."""
    return "straight_order" in meant or meant.get("poker_combos") == "on"
