"""Combinations of cards, and the order between them.

A shape says what a kind of combination is; a ladder lists shapes from weak to strong. Strength is
read each time plays are compared and never stored, because a revolution changes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, TypeAlias

from rules.cards import ONE_PACK, Cards
from rules.ranking import Ranking
from rules.shapes.search.every_play import Case, Merging, merging
from rules.shapes.search.hand import RED, counts
from rules.shapes.sets import Set
from rules.shapes.shape import Groups, Honour, Kind, Shape

FOUND_LIMIT = 4_000  # answers of `Reader.recall`
MEMO_LIMIT = 100_000  # readings kept for each rule set and direction, about 20 MB


@dataclass(frozen=True)
class Ladder:
    """Shapes from weak to strong, each beating those below it with as many cards.

    A trump ladder (bombs) beats every plain ladder, and compares without regard to number.
    """

    shapes: tuple[Shape, ...]
    trump: bool = False


class Combination(NamedTuple):
    """Cards read as a play. `cards` are what they stand for, `laid` the cards on the table.

    >>> from rules.cards import cards
    >>> from rules.catalogue import build
    >>> read = build("bigtwo_basic", {}).usual.read
    >>> read(cards("3D 4D")) is None
    True
    >>> straight, full_house = read(cards("10D JS QS KS AS")), read(cards("3D 3S 3H 4S 4D"))
    >>> full_house.compare(straight), read(cards("2S")).compare(straight)
    (2, None)
    """

    cards: Cards
    ladder: int
    rung: int
    strength: int
    size: int
    trump: bool
    laid: Cards

    def compare(self, top: Combination) -> int | None:
        """Return above 0 if this beats `top`, 0 on a tie, None if they are of unlike kind."""
        _, ladder, rung, strength, size, trump, _ = self
        _, top_ladder, top_rung, top_strength, top_size, top_trump, _ = top
        if ladder != top_ladder:
            return int(trump) - int(top_trump) or None
        if size != top_size and not trump:
            return None
        return (rung - top_rung) or (strength - top_strength)


class Candidate(NamedTuple):
    """A shape and where it stands."""

    ladder: int
    rung: int
    shape: Shape


Work: TypeAlias = "Callable[[Reader, Cards, int], tuple[Cards, ...]]"


def _may_overrule(shape: Shape, top: Combination) -> bool:
    special = shape.honour is not Honour.NONE or 4 in shape.numbers
    return special or top.size in (1, shape.size) or shape.kind is Kind.SET


def _may_beat(candidate: Candidate, top: Combination, trump: bool) -> bool:
    if candidate.ladder != top.ladder:
        return trump and not top.trump
    return candidate.rung >= top.rung and (top.trump or candidate.shape.size == top.size)


@dataclass(frozen=True, eq=False)
class Reader:
    """The plays of one rule set under one ranking; a play read before is a dict look-up.

    >>> from rules.cards import cards, text
    >>> from rules.catalogue import build
    >>> reader = build("bigtwo_basic", {}).usual
    >>> [text(play) for play in reader.leads(cards("3D 3S 4H"))]
    ['3D', '3S', '4H', '3D 3S']
    >>> [text(play) for play in reader.above(cards("9S 9H JD JC 2S"), reader.read(cards("9D 9C")))]
    ['9H 9S', 'JD JC']
    """

    ladders: tuple[Ladder, ...]
    ranking: Ranking
    _memo: dict[Cards, Combination | None] = field(default_factory=dict, repr=False)
    _sizes: dict[int, list[Candidate]] = field(default_factory=dict, repr=False)
    _found: dict[tuple[Work, Cards, int], tuple[Cards, ...]] = field(
        default_factory=dict, repr=False
    )

    def read(self, held: Cards) -> Combination | None:
        """Return these cards as a play, or None when they are no combination of this game."""
        try:
            return self._memo[held]
        except KeyError:
            pass
        if len(self._memo) >= MEMO_LIMIT:
            self._memo.clear()
        found = self._memo[held] = self._read(held)
        return found

    def _read(self, held: Cards) -> Combination | None:
        best = None
        size = held.bit_count()
        for ladder, rung, shape in self._of_size(size):
            if best and best.ladder != ladder:
                break
            strength = shape.read(held, self.ranking)
            if strength is not None:
                trump = self.ladders[ladder].trump
                best = Combination(held, ladder, rung, strength, size, trump, held)
        return best

    def leads(self, hand: Cards) -> list[Cards]:
        """Return every combination in the hand."""
        plays: list[Cards] = []
        for chain in self._chains:
            for shape in chain:
                found = shape.find(hand, self.ranking, -1)
                if not found:
                    break
                plays += found
        return plays

    def above(self, hand: Cards, top: Combination) -> list[Cards]:
        """Return every combination in the hand that is higher than the play to beat."""
        plays: list[Cards] = []
        for shape, above in self._higher(top):
            plays += shape.find(hand, self.ranking, above)
        if not top.trump:
            plays = [play for play in plays if play.bit_count() == top.size]
        for shape, above in self._trumping(top):
            plays += shape.find(hand, self.ranking, above)
        return plays

    def groups(self, hand: Cards, top: Combination | None = None) -> Groups:
        """Return the plays of `leads` or `above` in groups, lazily (`Shape.groups`)."""
        shapes = [(shape, -1) for shape in self.shapes]
        for shape, above in self._higher(top) + self._trumping(top) if top else shapes:
            yield from shape.groups(hand, self.ranking, above)

    @cached_property
    def by_rank(self) -> bool:
        """Whether suits matter neither to what is a play nor to what is higher."""
        if self.ranking.suits or self.ranking.backs:
            return False
        return all(
            isinstance(shape, Set) or shape.by_rank(self.ranking) is not None
            for shape in self.shapes
        )

    def merges(self, hand: Cards) -> bool:
        """Whether the plays by rank of this hand are found at once, without looking at suits."""
        return self._merging is not None and hand <= ONE_PACK

    def rank_leads(self, hand: Cards) -> list[Cards]:
        """Return one lead for all that differ only in suits: in first suits (`held_as`).

        Where suits matter, or there are two packs, each is one that the hand holds.
        """
        quick = self._merging
        if quick and hand <= ONE_PACK:
            return quick.plays(hand, quick.leads)
        return self.merged(self.leads(hand))

    def rank_above(self, hand: Cards, top: Combination) -> list[Cards]:
        """Return, as `rank_leads`, the plays that are higher than the play to beat."""
        quick = self._merging
        if not quick or hand > ONE_PACK:
            return self.merged(self.above(hand, top))
        case = quick.follows.get(top[1:5])  # ladder, rung, strength and size
        return quick.plays(hand, case or self._follow(quick, top))

    def _follow(self, quick: Merging, top: Combination) -> Case:
        case = quick.follows[top[1:5]] = quick.case(self._higher(top) + self._trumping(top))
        return case

    def merged(self, plays: list[Cards]) -> list[Cards]:
        """Return the first of all plays that differ only in suits, or as equal jokers do."""
        red = RED if self.ranking.jokers_differ else 0
        first: dict[tuple[int, int], Cards] = {}
        for play in plays:
            first.setdefault((counts(play), (play & red).bit_count()), play)
        return list(first.values())

    def shape(self, play: Combination) -> Shape:
        """Return the shape that these cards were read as."""
        return self.ladders[play.ladder].shapes[play.rung]

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        """Return all shapes of the game, ladder by ladder, each from weak to strong."""
        return tuple(shape for ladder in self.ladders for shape in ladder.shapes)

    def may_follow(self, top: Combination | None, overruled: bool) -> Iterator[Shape]:
        """Yield the shapes that may beat it; all on a lead.

        Where it may be `overruled` by the house, all on one card; on several, those of another
        number are sets, bombs, honours and fours of a kind.
        """
        for number, ladder in enumerate(self.ladders):
            for rung, shape in enumerate(ladder.shapes):
                if top is None:
                    yield shape
                elif overruled:
                    if ladder.trump or _may_overrule(shape, top):
                        yield shape
                elif _may_beat(Candidate(number, rung, shape), top, ladder.trump):
                    yield shape

    def shapes_of(self, size: int) -> list[Shape]:
        """Return the shapes that this number of cards may be, ladder by ladder."""
        return [shape for _, _, shape in self._of_size(size)]

    def strongest_first(self, plays: Iterable[Cards]) -> tuple[Cards, ...]:
        """Return those of these cards that are a play of this game, the strongest first."""
        read = [play for cards in plays if (play := self.read(cards))]
        read.sort(key=lambda play: (play.ladder, play.rung, play.strength), reverse=True)
        return tuple(play.cards for play in read)

    def recall(self, work: Work, held: Cards, number: int) -> tuple[Cards, ...]:
        """Return the result of this work for these cards and this number, cached here."""
        asked = work, held, number
        found = self._found.get(asked)
        if found is None:
            if len(self._found) >= FOUND_LIMIT:
                self._found.clear()
            found = self._found[asked] = work(self, held, number)
        return found

    def _of_size(self, size: int) -> list[Candidate]:
        found = self._sizes.get(size)
        if found is None:
            found = self._sizes[size] = [
                Candidate(number, rung, shape)
                for number, ladder in enumerate(self.ladders)
                for rung, shape in enumerate(ladder.shapes)
                if shape.size == size
            ]
        return found

    def _higher(self, top: Combination) -> list[tuple[Shape, int]]:
        """Return the shapes of the same kind that may beat it, and the strength to be above."""
        shapes = self.ladders[top.ladder].shapes
        return [
            (shape, -1 if rung else top.strength)
            for rung, shape in enumerate(shapes[top.rung :])
            if top.trump or shape.size == top.size
        ]

    def _trumping(self, top: Combination) -> list[tuple[Shape, int]]:
        return [] if top.trump else self._trumps

    @cached_property
    def _chains(self) -> list[list[Shape]]:
        """All shapes in order; if one is not in a hand, those after it in its chain are not."""
        chains: list[list[Shape]] = []
        for shape in self.shapes:
            if chains and shape.lengthens(chains[-1][-1]):
                chains[-1].append(shape)
            else:
                chains.append([shape])
        return chains

    @cached_property
    def _trumps(self) -> list[tuple[Shape, int]]:
        return [(shape, -1) for ladder in self.ladders if ladder.trump for shape in ladder.shapes]

    @cached_property
    def _merging(self) -> Merging | None:
        return merging(self.shapes, self.ranking)
