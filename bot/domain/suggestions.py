"""Which legal plays to suggest: by kind, from low to high, those that cost too much last.

On a follow the weakest sufficient play is the best. On a lead it is the one that sheds most low
cards: each card counts more the lower it is, and high cards count against it. What spends a wild
card comes after what does not, what breaks up a bomb or a straight after that, and bombs last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import zip_longest
from typing import TypeAlias

from bot.domain.breaking_up import Whole
from bot.words.labels import kind_of as kind_of  # by others it is asked for here
from rules.cards import Cards, each
from rules.combinations import Combination
from rules.ruleset import RuleSet
from rules.shapes.search.layers import RED, counts
from rules.shapes.shape import Honour
from rules.view import SeatView, distinct

HIGH = 2.0  # so that the upper half of the ranks counts against a lead
WILD = 1.0  # so does a card that stands for another

Key: TypeAlias = str  # of what a kind of play is called
Groups: TypeAlias = dict[Key, list[Combination]]


class Price(IntEnum):
    """What a play costs beside its cards."""

    NOTHING = 0
    WILD = 1  # a card that could be another
    BREAKS = 2  # a bomb or a straight


class Suggestions:
    """All listed plays of a seat, with what each costs."""

    def __init__(self, view: SeatView, rules: RuleSet) -> None:
        self._view, self._rules = view, rules
        self._whole = Whole(view.held, rules.reader(view.upside_down))
        self._prices: dict[tuple[Cards, Cards], Price] = {}
        self._plays = sorted(view.plays, key=self.price)  # they come weakest first

    def price(self, play: Combination) -> Price:
        """What this costs."""
        known = play.laid, play.cards
        if known not in self._prices:
            self._prices[known] = self._price(play)
        return self._prices[known]

    def grouped(self) -> Groups:
        """The plays by kind, the kind with the best play first.

        Of plays that are alike but for suits or cards that do not count there is one.
        """
        return self._by_kind(distinct(tuple(self._plays)))

    def every(self) -> Groups:
        """All plays by the same kinds: before others those that differ in more than in suits."""
        first: set[tuple[int, ...]] = set()
        plain, same = list[Combination](), list[Combination]()
        for play in self._plays:
            alike = _but_for_suits(play)
            (same if alike in first else plain).append(play)
            first.add(alike)
        return self._by_kind((*plain, *same))

    def _by_kind(self, plays: Iterable[Combination]) -> Groups:
        groups: Groups = {}
        for play in plays:
            groups.setdefault(kind_of(play, self._rules), []).append(play)
        return dict(sorted(groups.items(), key=lambda group: self._rank(group[1][0])))

    def _rank(self, play: Combination) -> tuple[bool, Price, float]:
        """Where a kind stands that has this as its best."""
        worth = _worth(play, self._view, self._rules) if self._view.top is None else 0.0
        return self._is_bomb(play), self.price(play), -worth

    def _is_bomb(self, play: Combination) -> bool:
        """Is it kept for when nothing else will do?"""
        return play.trump or self._rules.usual.shape(play).honour is not Honour.NONE

    def _price(self, play: Combination) -> Price:
        if self._whole.broken_by(play):
            return Price.BREAKS
        return Price.WILD if play.laid & ~play.cards else Price.NOTHING


def grouped(view: SeatView, rules: RuleSet) -> Groups:
    """All legal plays by kind; see `Suggestions.grouped`."""
    return Suggestions(view, rules).grouped()


def ranked(groups: Groups) -> list[Combination]:
    """The best of each kind, then the second best of each, and so on."""
    rounds = zip_longest(*groups.values())
    return [play for one_of_each in rounds for play in one_of_each if play]


def suggested(groups: Groups, most: int) -> Groups:
    """So many of these plays at most, the best of each kind before the second best of any."""
    kept = {play.laid for play in ranked(groups)[:most]}
    chosen = {kind: [p for p in plays if p.laid in kept] for kind, plays in groups.items()}
    return {kind: plays for kind, plays in chosen.items() if plays}


def _but_for_suits(play: Combination) -> tuple[int, ...]:
    """Alike for plays of the same ranks that are as strong, jokers apart."""
    jokers = (play.laid & RED).bit_count()
    return counts(play.laid), jokers, play.ladder, play.rung, play.strength


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
