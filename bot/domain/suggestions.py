"""Suggestions of legal plays: by kind, from low to high, costly plays last.

On a follow the weakest sufficient play is the best. On a lead the best play sheds most low cards:
a card counts more the lower it is, and high cards count against the play. Plays that spend a wild
card come after plays without one. Plays that break up a bomb or a straight come next, and bombs
come last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from enum import IntEnum
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from rules.cards import PACK_BITS, Card, Cards, each, index_of, joined, rank_of
from rules.combinations import Combination, Reader
from rules.ranking import Ranking, same_rank
from rules.ruleset import RuleSet
from rules.shapes.kickers import Kicked
from rules.shapes.long import StraightFlushPlus
from rules.shapes.runs import Run, of_each_rank, within
from rules.shapes.search.hand import RED, counts, layers
from rules.shapes.shape import Honour, Kind, Shape
from rules.view import SeatView, distinct

HIGH = 2.0  # the upper half of the ranks counts against a lead
WILD = 1.0  # a card that stands for another counts against a lead as well

SETS = ("kind-single", "kind-pair", "kind-triple", "kind-four")
RUNS = ("kind-straight", "kind-pair-run", "kind-triple-run", "kind-quad-run")  # by width
KINDS_OF_ANY_CARDS = {  # kinds whose name does not depend on their cards
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

Key: TypeAlias = str  # name of a kind of play
Groups: TypeAlias = dict[Key, list[Combination]]


def kind_of(play: Combination, rules: RuleSet) -> str:
    """Return the kind of this play, as a key such as "kind-pair"."""
    shape = rules.usual.shape(play)
    if named := KINDS_OF_ANY_CARDS.get(shape.kind):
        return named
    if play.trump:
        return "kind-bomb"
    if shape.kind is Kind.RUN:
        return RUNS[min(shape.numbers[0], len(RUNS)) - 1]
    if same_rank(play.cards) is None:
        return "kind-other"
    return SETS[play.size - 1] if play.size <= len(SETS) else "kind-set"


class Traits(NamedTuple):
    """Facts for the name of a play of several ranks, in addition to its kind.

    >>> from rules import cards, catalogue
    >>> rules = catalogue.build("doudizhu_denexa", {})
    >>> facts = traits(rules.usual.read(cards.cards("9D 9C 9S 4D 4C")), rules)
    >>> facts.width, facts.extras, facts.pairs
    (3, 1, True)
    """

    top: Card  # the card that decides: the last one of a run, else one of the largest set
    cards: tuple[Card, ...]  # the body in its order, then the extras
    width: int = 1  # equal cards of each rank of the body
    length: int = 1  # ranks of the body
    extras: int = 0  # cards or pairs beside the body
    pairs: bool = False  # whether each of the extras is a pair


def traits(play: Combination, rules: RuleSet, upside_down: bool = False) -> Traits:
    """Return the facts for the name of a play of several ranks, and for its place among others."""
    reader, cards = rules.reader(upside_down), play.cards
    shape, ranking = reader.shape(play), reader.ranking
    if isinstance(shape, StraightFlushPlus):
        flushes = shape.flush.find(cards, ranking, -1)
        best = max(flushes, key=lambda flush: shape.flush.read(flush, ranking) or 0)
        row = (*by_print(best), *by_print(cards & ~best))
        return Traits(_top(best, shape.flush, ranking), row, extras=shape.extra)
    if isinstance(shape, Kicked):
        ordered, extras = _largest_first(cards, ranking), (shape.kickers, shape.kick > 1)
        body = shape.width * shape.length
        return Traits(ordered[body - 1], ordered, shape.width, shape.length, *extras)
    if shape.kind in (Kind.RUN, Kind.STRAIGHT, Kind.STRAIGHT_FLUSH):
        width, length = (*shape.numbers, 1)[0], len(shape.numbers)
        return Traits(_top(cards, shape, ranking), by_print(cards), width, length)
    ordered = _largest_first(cards, ranking)
    return Traits(ordered[-1 if shape.kind is Kind.FLUSH else 0], ordered)


def by_print(cards: Cards) -> tuple[Card, ...]:
    """Return the cards in the order of their printed ranks and suits."""
    return tuple(sorted(each(cards), key=lambda card: (index_of(card), card)))


def _largest_first(cards: Cards, ranking: Ranking) -> tuple[Card, ...]:
    """Return the cards by rank, low to high, larger groups of a rank first."""
    count = Counter(map(rank_of, each(cards)))
    return tuple(
        sorted(by_print(cards), key=lambda card: (-count[rank_of(card)], ranking.rank_height(card)))
    )


def _top(cards: Cards, shape: Shape, ranking: Ranking) -> Card:
    """Return a card of the rank that decides a run."""
    form, *_ = shape.forms_over(ranking, cards)
    rank = shape.tie_rank(form, ranking)
    return next(card for card in each(cards) if rank_of(card) == rank)


class Price(IntEnum):
    """Cost of a play in addition to its cards."""

    NOTHING = 0
    WILD = 1  # spends a card that can stand for others
    BREAKS = 2  # breaks up a bomb or a straight


class Suggestions:
    """All listed plays of a seat, with the price of each."""

    def __init__(self, view: SeatView, rules: RuleSet) -> None:
        self._view, self._rules = view, rules
        self._whole = Whole(view.held, rules.reader(view.upside_down))
        self._prices: dict[tuple[Cards, Cards], Price] = {}
        self._ranks: dict[tuple[Cards, Cards], tuple[int, ...]] = {}
        self._plays = sorted(view.plays, key=self.price)  # weakest first, as listed

    def price(self, play: Combination) -> Price:
        key = play.laid, play.cards
        if key not in self._prices:
            self._prices[key] = self._price(play)
        return self._prices[key]

    def by_rank(self, play: Combination) -> tuple[int, ...]:
        """Return the sorting key of a play among those shown, cached: the rank that decides.

        Of plays with an equal rank, the one of fewest cards comes first, then the weakest.
        """
        key = play.laid, play.cards
        if key not in self._ranks:
            self._ranks[key] = (self._height(play), play.size, play.rung, play.strength)
        return self._ranks[key]

    def _height(self, play: Combination) -> int:
        """Return the height of the rank that decides a play; of two pairs it is the higher one."""
        reader = self._rules.reader(self._view.upside_down)
        height = reader.ranking.rank_height
        if same_rank(play.cards) is not None or reader.shape(play).kind is Kind.TWO_PAIRS:
            return max(map(height, each(play.cards)))
        return height(traits(play, self._rules, self._view.upside_down).top)

    def grouped(self) -> Groups:
        """Return the plays by kind, the kind with the best play first.

        Of plays that differ only in suits, or in cards that do not count, only one is listed.
        """
        return self._by_kind(distinct(tuple(self._plays)))

    def complete(self) -> Groups:
        """Return all plays by kind; of plays that differ only in suits, all but one come last."""
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
        """Return the sorting key of a kind with this best play."""
        worth = _worth(play, self._view, self._rules) if self._view.top is None else 0.0
        bomb = play.trump or self._rules.usual.shape(play).honour is not Honour.NONE
        return bomb, self.price(play), -worth  # a bomb is kept until no other play will do

    def _price(self, play: Combination) -> Price:
        if self._whole.broken_by(play):
            return Price.BREAKS
        return Price.WILD if play.laid & ~play.cards else Price.NOTHING


def grouped(view: SeatView, rules: RuleSet) -> Groups:
    """Return all legal plays by kind; see `Suggestions.grouped`."""
    return Suggestions(view, rules).grouped()


def ranked(groups: Groups) -> list[Combination]:
    """Return the best play of each kind, then the second best of each, and so on."""
    rounds = zip_longest(*groups.values())
    return [play for one_of_each in rounds for play in one_of_each if play]


def suggested(groups: Groups, most: int) -> Groups:
    """Return at most `most` of these plays, the best of each kind before any second best."""
    best = {play.laid for play in ranked(groups)[:most]}
    chosen = {kind: [p for p in plays if p.laid in best] for kind, plays in groups.items()}
    return {kind: plays for kind, plays in chosen.items() if plays}


def _but_for_suits(play: Combination) -> tuple[int, ...]:
    """Return a key, equal for plays of equal ranks, strength and number of jokers."""
    jokers = (play.laid & RED).bit_count()
    return counts(play.laid), jokers, play.ladder, play.rung, play.strength


def _worth(play: Combination, view: SeatView, rules: RuleSet) -> float:
    """Return the utility of a lead: the cards shed, less the loss of high ones."""
    ranking = rules.reader(view.upside_down).ranking
    ranks = len(ranking.ranks)
    worth = sum(1 - HIGH * ranking.rank_height(card) / ranks for card in each(play.laid))
    wild = (play.laid & ~play.cards).bit_count()
    return round(worth - WILD * wild, 6)  # rounded so that equal plays stay in their order


def plays_in(groups: Groups) -> Sequence[Combination]:
    """Return the plays of all kinds in one list."""
    return [play for plays in groups.values() for play in plays]


Row = int  # ranks, each as the bit ``rank * 4``
Strength = tuple[int, int, int]  # ladder, rung and strength
# Bombs of equal strength: for each part of the bomb, the alternative sets of cards that make it.
# Each rank of a run is a part, since two packs have millions of runs of pairs. Any other bomb has
# one part, the whole bomb.
Parts = tuple[Collection[Cards], ...]


class Stretch(NamedTuple):
    """Straights that share ranks: all in the hand with `width` cards of each rank.

    >>> stretch = Stretch(1, 0x1111, (0x0111, 0x1110, 0x1111))
    >>> stretch.longest(0x1111), stretch.longest(0x1110), stretch.longest(0x1011)
    (4, 3, 0)
    """

    width: int
    ranks: Row
    straights: tuple[Row, ...]

    def longest(self, layer: Row) -> int:
        """Return the length of the longest straight within the ranks of `layer`; 0 for none."""
        return max((row.bit_count() for row in self.straights if not row & ~layer), default=0)


class Whole:
    """Unbroken groups in a hand: its bombs, and its straights or runs of pairs and the like.

    A bomb beats plays of other kinds, or is an honor hand of Big Two. Straights are made of the
    other cards: no bomb is broken up for them.

    >>> from rules import cards, catalogue
    >>> reader = catalogue.build("bigtwo_basic", {}).usual
    >>> whole = Whole(cards.cards("KD KC KH KS 9D"), reader)
    >>> [whole.broken_by(reader.read(cards.cards(play))) for play in ("KD KC", "9D")]
    [True, False]
    """

    def __init__(self, hand: Cards, reader: Reader) -> None:
        self._bombs = _bombs(hand, reader)
        self._rest = hand & ~joined(
            cards for parts in self._bombs.values() for ways in parts for cards in ways
        )
        self._stretches = _stretches(self._rest, reader)

    def broken_by(self, play: Combination) -> bool:
        """Whether the play breaks up a bomb or a straight, other than by laying all of it.

        Laying the longest of several straights that share ranks breaks nothing, nor does laying the
        end of one while the rest stays a straight.
        """
        if (play.ladder, play.rung, play.strength) in self._bombs:
            return False
        if any(_all_gone(parts, play.laid) for parts in self._bombs.values()):
            return True
        left = layers(self._rest & ~play.laid).ranks
        gone = layers(self._rest & play.laid).ranks
        return any(
            _in_pieces(stretch, _layer(left, stretch), _layer(gone, stretch))
            for stretch in self._stretches
        )


def _all_gone(parts: Parts, laid: Cards) -> bool:
    """Whether the cards `laid` leave none of these equal bombs whole."""
    return any(all(cards & laid for cards in ways) for ways in parts)


def _in_pieces(stretch: Stretch, left: Row, gone: Row) -> bool:
    """Whether the longest straight gets shorter by more than the ranks that are laid."""
    if not stretch.ranks & ~left:
        return False
    longest, laid = stretch.longest(stretch.ranks), stretch.ranks & gone
    if laid in stretch.straights:
        return laid.bit_count() < longest
    return stretch.longest(left) + laid.bit_count() < longest


def _layer(ranks: tuple[Row, ...], stretch: Stretch) -> Row:
    return ranks[stretch.width - 1] if len(ranks) >= stretch.width else 0


def _bombs(hand: Cards, reader: Reader) -> dict[Strength, Parts]:
    """Return the bombs of a hand by strength, with the parts of equally strong bombs together."""
    bombs_by_strength: dict[Strength, Parts] = {}
    for number, ladder in enumerate(reader.ladders):
        for rung, shape in enumerate(ladder.shapes):
            if not ladder.trump and shape.honour is Honour.NONE:
                continue
            if isinstance(shape, Run):
                bombs = _runs(hand, shape, reader.ranking)
            else:
                bombs = _others(hand, shape, reader.ranking)
            bombs_by_strength |= {
                (number, rung, strength): parts for strength, parts in bombs.items()
            }
    return bombs_by_strength


def _runs(hand: Cards, shape: Run, ranking: Ranking) -> dict[int, Parts]:
    """Return the bombs that are runs, by strength, which the cards of the top rank decide."""
    runs: dict[int, Parts] = {}
    for span in within(hand, ranking, shape.width, shape.length, shape.without):
        *lower, top = of_each_rank(hand, span, shape.width)
        below = joined(ways[0] for ways in lower)
        equal: dict[int, list[Cards]] = {}
        for cards in top:
            equal.setdefault(shape.read(below | cards, ranking) or 0, []).append(cards)
        runs |= {strength: (*lower, some) for strength, some in equal.items()}
    return runs


def _others(hand: Cards, shape: Shape, ranking: Ranking) -> dict[int, Parts]:
    equal: dict[int, set[Cards]] = {}
    for bomb in shape.find(hand, ranking, -1):
        equal.setdefault(shape.read(bomb, ranking) or 0, set()).add(_core(bomb, shape))
    return {strength: (some,) for strength, some in equal.items()}


def _core(bomb: Cards, shape: Shape) -> Cards:
    """Return the cards that make a bomb: all cards, or the four cards of a four and one."""
    if shape.kind is not Kind.FOUR_AND_ONE:
        return bomb
    four = layers(bomb).ranks[3] * 0xF
    return bomb & (four | four << PACK_BITS)


def _stretches(hand: Cards, reader: Reader) -> list[Stretch]:
    """Return the straights of a hand that are not bombs; straights that share a rank together."""
    held = layers(hand).ranks
    rows: dict[int, set[Row]] = {}  # by number of cards of each rank
    for ladder in reader.ladders:
        if ladder.trump:
            continue
        for shape in ladder.shapes:
            if shape.kind not in (Kind.RUN, Kind.STRAIGHT) or shape.size > hand.bit_count():
                continue
            for form in shape.forms(reader.ranking):
                width, row = form[0][1], joined(1 << rank * 4 for rank, _ in form)
                if width <= len(held) and not row & ~held[width - 1]:
                    rows.setdefault(width, set()).add(row)
    return [stretch for width, some in rows.items() for stretch in _sharing(width, some)]


def _sharing(width: int, rows: set[Row]) -> list[Stretch]:
    stretches: list[Stretch] = []
    for row in sorted(rows):
        apart = [stretch for stretch in stretches if not stretch.ranks & row]
        shared = [stretch for stretch in stretches if stretch.ranks & row]
        ranks = row | joined(stretch.ranks for stretch in shared)
        straights = (*(each_row for stretch in shared for each_row in stretch.straights), row)
        stretches = [*apart, Stretch(width, ranks, straights)]
    return stretches
