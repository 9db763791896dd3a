"""Plays that differ only in suits, found once: for the games whose suits do not matter.

Everything is looked up by layer. A table knows which spans lie in a layer; the lowest cards of
a layer, cut to a span, are the play that stands for all others of these ranks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from rules.cards import JOKER, ONE_PACK, Cards, each, of_rank
from rules.ranking import Ranking
from rules.shapes.kickers import Kicked, Rocket
from rules.shapes.layers import JOKERS, RANK_BITS
from rules.shapes.runs import Run
from rules.shapes.sets import Set
from rules.shapes.spans import spans

WIDEST = 4
HAND_LIMIT, MASK_LIMIT = 20_000, 300_000  # kept for each rule set: about 10 and 15 MB
NOTHING = (0, 0)

Above: TypeAlias = Iterable[tuple[Any, int]]  # shapes, each with the strength to be above


class Place(NamedTuple):
    """Where a play may lie: these bits of a layer, of all these cards."""

    bits: int
    cards: Cards
    shape: Kicked | None = None


class Table(dict[int, list[Any]]):
    """The places of some shapes of one width; those within a layer are found once.

    A layer gives the masks of its plays, or for shapes with kickers the places themselves.
    """

    def __init__(self, width: int, chains: list[list[list[Place]]], kept: Kept) -> None:
        super().__init__()
        self.width, self.kept = width, kept
        self.chains = chains  # of each kind the places by length, the shortest first
        kept.tables.append(self)

    def __missing__(self, layer: int) -> list[Any]:
        outside = ~layer
        found: list[Any] = []
        for chain in self.chains:
            for places in chain:
                here = [place for place in places if not place[0] & outside]
                if not here:
                    break  # then nothing longer lies in the layer
                found += here
        if found and found[0].shape is None:
            found = [place.cards for place in found]
        self.kept.count(len(found) + 1)
        self[layer] = found
        return found


class Kept:
    """How much the tables of one rule set remember; at the limit they forget it all."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.masks = 0

    def count(self, more: int) -> None:
        self.masks += more
        if self.masks > MASK_LIMIT:
            self.masks = 0
            for table in self.tables:
                table.clear()


class Tables(NamedTuple):
    plain: list[Table]
    kicked: list[Table]
    jokers: list[Cards]  # single jokers, where each is a rank of its own
    rocket: bool  # both jokers


class Held:
    """A hand as the tables look at it."""

    __slots__ = ("jokers", "layers", "pairs", "singles")

    def __init__(self, layers: Sequence[tuple[int, Cards]], jokers: Cards) -> None:
        self.layers = layers  # (ranks, their lowest cards) by width
        self.jokers = jokers  # those that are ranks of their own
        self.singles: list[Cards] = []  # for kickers, once they are asked for
        self.pairs: list[Cards] = []

    def part(self) -> None:
        """Find the kickers, which only a hand with threes needs."""
        self.singles = [*each(self.layers[1][1]), *each(self.jokers)]
        ranks, cards = self.layers[2]
        self.pairs = [cards & rank * 0xF for rank in each(ranks)]


class Merging:
    """The plays of some shapes, suits merged."""

    def __init__(self, shapes: Iterable[Any], ranking: Ranking) -> None:
        self._ranking = ranking
        self._apart = JOKERS if ranking.jokers != "equal" else 0  # each a rank of its own
        self._kept = Kept()
        self._hands: dict[Cards, Held] = {}
        self._follows: dict[tuple[int, ...], Tables] = {}
        self._leads = self._tables((shape, -1) for shape in shapes)

    def leads(self, hand: Cards) -> list[Cards]:
        """One play for each that the ranks of the hand allow."""
        return self._plays(hand, self._leads)

    def follows(
        self, hand: Cards, case: tuple[int, ...], shapes: Callable[[], Above]
    ) -> list[Cards]:
        """The same for some shapes above some strengths; they are asked for once in each case."""
        tables = self._follows.get(case)
        if tables is None:
            tables = self._follows[case] = self._tables(shapes())
        return self._plays(hand, tables)

    def _plays(self, hand: Cards, tables: Tables) -> list[Cards]:
        held = self._hands.get(hand) or self._layers(hand)
        plays: list[Cards] = []
        for table in tables.plain:
            layer, cards = held.layers[table.width]
            if layer:
                plays += [cards & mask for mask in table[layer]]
        for table in tables.kicked:
            layer, cards = held.layers[table.width]
            if layer and (places := table[layer]):
                plays += _kicked(held, cards, places)
        if jokers := held.jokers:
            plays += [one for one in tables.jokers if one & jokers]
            if tables.rocket and jokers == JOKERS:
                plays.append(JOKERS)
        return plays

    def _layers(self, hand: Cards) -> Held:
        """The layers of a hand of one pack."""
        jokers = hand & self._apart
        rest = hand ^ jokers
        ranked, layers = rest, [NOTHING]
        while rest:
            half = rest | rest >> 2
            layer = (half | half >> 1) & RANK_BITS
            rest &= rest - layer
            layers.append((layer, ranked ^ rest))
        layers += [NOTHING] * (WIDEST + 1 - len(layers))
        if len(self._hands) >= HAND_LIMIT:
            self._hands.clear()
        held = self._hands[hand] = Held(layers, jokers)
        return held

    def _tables(self, shapes: Above) -> Tables:
        chains: dict[tuple[int, int, type[Any]], list[list[Place]]] = {}
        jokers: list[Cards] = []
        rocket = False
        for shape, above in shapes:
            match shape:
                case Rocket():
                    rocket = rocket or above < 0
                case Set(count=width):
                    chains.setdefault((width, 0, Set), []).append(self._spans(shape, 1, above))
                    jokers += self._jokers(shape, above)
                    rocket = rocket or (width == 2 and self._joker_pair(shape, above))
                case Run(width=width, length=length) | Kicked(width=width, length=length):
                    kick = shape.kick if isinstance(shape, Kicked) else 0
                    chain = chains.setdefault((width, kick, type(shape)), [])
                    chain.append(self._spans(shape, length, above))
        plain = self._by_width({key: c for key, c in chains.items() if key[2] is not Kicked})
        kicked = self._by_width({key: c for key, c in chains.items() if key[2] is Kicked})
        return Tables(plain, kicked, jokers, rocket)

    def _by_width(self, chains: dict[tuple[int, int, type[Any]], list[list[Place]]]) -> list[Table]:
        widths = dict.fromkeys(width for width, _, _ in chains)
        of_width = {w: [c for key, c in chains.items() if key[0] == w] for w in widths}
        return [Table(width, some, self._kept) for width, some in of_width.items()]

    def _spans(self, shape: Set | Run | Kicked, length: int, above: int) -> list[Place]:
        found = spans(self._ranking, length, shape.without | self._apart).all
        with_kickers = shape if isinstance(shape, Kicked) else None
        return [
            Place(span.bits, span.cards & ONE_PACK, with_kickers)
            for span in found
            if span.high > above
        ]

    def _jokers(self, shape: Set, above: int) -> list[Cards]:
        if shape.count > 1:
            return []
        found = sorted(each(self._apart & ~shape.without), key=self._ranking.height)
        return [one for one in found if self._ranking.height(one) > above]

    def _joker_pair(self, shape: Set, above: int) -> bool:
        return bool(self._apart & ~shape.without) and self._ranking.highest(JOKERS) > above


def merging(ladders: Sequence[Any], ranking: Ranking) -> Merging | None:
    """The merged plays of these ladders; None where suits or other shapes come in."""
    shapes = [shape for ladder in ladders for shape in ladder.shapes]
    plain = not ranking.suits and not ranking.backs
    if not plain or not all(_is_known(shape, ranking) for shape in shapes):
        return None
    return Merging(shapes, ranking)


def _is_known(shape: object, ranking: Ranking) -> bool:
    """Is it a shape of ranks alone, in one pack?"""
    match shape:
        case Set():
            return shape.count <= WIDEST and shape.without in (0, of_rank(JOKER))
        case Run():
            return shape.width <= WIDEST
        case Kicked():
            return ranking.jokers != "equal"
    return isinstance(shape, Rocket)


def _kicked(held: Held, cards: Cards, places: Iterable[Place]) -> list[Cards]:
    """Each body with every choice of kickers."""
    if not held.singles:
        held.part()
    singles, pairs = held.singles, held.pairs
    plays: list[Cards] = []
    for _, ranks, shape in places:
        assert shape is not None
        body, count = cards & ranks, shape.kickers
        units = singles if shape.kick == 1 else pairs
        if count == 1:
            beside = units.copy()
            beside.remove(body & held.layers[shape.kick][1])
            plays += [body | unit for unit in beside]
            continue
        beside = [unit for unit in units if not unit & ranks]
        if count == 2:
            plays += [body | one | two for one, two in combinations(beside, 2)]
            if held.jokers == JOKERS and shape.kick == 1 and not shape.jokers:
                plays.pop()  # the jokers are the last two
        else:
            _carry(plays, body, beside, count, shape.jokers)
        if shape.twins:
            plays += [body | pair for pair in pairs if not pair & ranks]
    return plays


def _carry(plays: list[Cards], body: Cards, units: list[Cards], count: int, jokers: bool) -> None:
    """The body with every choice of `count` units; the jokers are the last, not both of them."""
    if count == 1:
        plays += [body | unit for unit in units]
        return
    for place, unit in enumerate(units, 1):
        if jokers or not unit & JOKERS:
            _carry(plays, body | unit, units[place:], count - 1, jokers)
