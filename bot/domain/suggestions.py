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
from rules.shapes.groups import FullHouse, Quads, TwoPairs
from rules.shapes.kickers import Kicked, Rocket
from rules.shapes.long import Dragon, StraightFlushPlus
from rules.shapes.poker import Flush, Straight, StraightFlush
from rules.shapes.runs import Run
from rules.view import SeatView, distinct

SETS = ("kind-single", "kind-pair", "kind-triple", "kind-four")
RUNS = ("kind-straight", "kind-pair-run", "kind-triple-run")
SHAPES: dict[type, str] = {
    FullHouse: "kind-full-house",
    Quads: "kind-four-and-one",
    TwoPairs: "kind-two-pairs",
    Rocket: "kind-rocket",
    Dragon: "kind-dragon",
    StraightFlushPlus: "kind-straight-flush",
    StraightFlush: "kind-straight-flush",
    Flush: "kind-flush",
    Straight: "kind-straight",
}
HIGH = 2.0  # so that the upper half of the ranks counts against a lead
WILD = 1.0  # so does a card that stands for another

Kind: TypeAlias = str  # the key of what it is called
Groups: TypeAlias = dict[Kind, list[Combination]]


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


def kind_of(play: Combination, rules: RuleSet) -> Kind:
    """What kind of play this is, as players call it."""
    shape = rules.ladders[play.ladder].shapes[play.rung]
    if isinstance(shape, Kicked):
        return "kind-kicked"
    if named := SHAPES.get(type(shape)):
        return named
    if play.trump:
        return "kind-bomb"
    if isinstance(shape, Run):
        return RUNS[min(shape.width, len(RUNS)) - 1]
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
