"""Which legal plays to suggest: grouped by kind, best first, not more than there is room for.

On a follow the weakest sufficient play is the best. On a lead it is the one that sheds most low
cards: each card counts more the lower it is, and high cards count against it. Bombs come last.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeAlias

from rules.cards import each
from rules.combinations import Combination
from rules.ranking import same_rank
from rules.ruleset import RuleSet
from rules.shapes.shape import Kind
from rules.view import SeatView, distinct

SETS = ("kind-single", "kind-pair", "kind-triple", "kind-four")
RUNS = ("kind-straight", "kind-pair-run", "kind-triple-run")
NAMED = {  # whatever cards they are of
    Kind.KICKED: "kind-kicked",
    Kind.ROCKET: "kind-rocket",
    Kind.TWO_PAIRS: "kind-two-pairs",
    Kind.STRAIGHT: "kind-straight",
    Kind.FLUSH: "kind-flush",
    Kind.FULL_HOUSE: "kind-full-house",
    Kind.FOUR_AND_ONE: "kind-four-and-one",
    Kind.STRAIGHT_FLUSH: "kind-straight-flush",
    Kind.DRAGON: "kind-dragon",
}
HIGH = 2.0  # so that the upper half of the ranks counts against a lead
WILD = 1.0  # so does a card that stands for another

Key: TypeAlias = str  # of what a kind of play is called
Groups: TypeAlias = dict[Key, list[Combination]]


def grouped(view: SeatView, rules: RuleSet) -> Groups:
    """All legal plays by kind, best first in each kind and of kinds.

    Of plays that differ only in suits that do not count there is one.
    """
    plays = list(distinct(view.plays))
    if view.top is None:
        plays.sort(key=lambda play: (play.trump, -_worth(play, view, rules)))
    groups: Groups = {}
    for play in plays:
        groups.setdefault(kind_of(play, rules), []).append(play)
    return groups


def suggested(groups: Groups, most: int) -> Groups:
    """So many of these plays at most, the best of each kind before the second best of any."""
    rounds = zip_longest(*groups.values())
    ranked = [play for one_of_each in rounds for play in one_of_each if play]
    kept = {play.laid for play in ranked[:most]}
    chosen = {kind: [p for p in plays if p.laid in kept] for kind, plays in groups.items()}
    return {kind: plays for kind, plays in chosen.items() if plays}


def kind_of(play: Combination, rules: RuleSet) -> Key:
    """What kind of play this is, as players call it."""
    shape = rules.usual.shape(play)
    if named := NAMED.get(shape.kind):
        return named
    if play.trump:
        return "kind-bomb"
    if shape.kind is Kind.RUN:
        return RUNS[min(shape.numbers[0], len(RUNS)) - 1]
    if same_rank(play.cards) is None:
        return "kind-other"
    return SETS[play.size - 1] if play.size <= len(SETS) else "kind-set"


def _worth(play: Combination, view: SeatView, rules: RuleSet) -> float:
    """How much a lead sheds: its cards, less what is lost with high ones."""
    ranking = rules.reader(view.upside_down).ranking
    ranks = len(ranking.ranks)
    worth = sum(1 - HIGH * ranking.rank_height(one) / ranks for one in each(play.laid))
    wild = (play.laid & ~play.cards).bit_count()
    return round(worth - WILD * wild, 6)  # so that equal plays stay in their order


def every(groups: Groups) -> Sequence[Combination]:
    """The plays of all kinds in one row."""
    return [play for plays in groups.values() for play in plays]
