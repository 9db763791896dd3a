"""Division of a hand into few plays, so that a player only chooses among these plays."""

from __future__ import annotations

from collections.abc import Iterable

from rules.cards import Cards, joined
from rules.fast import CACHED, LONG, Move, MoveGenerator, some_plays

MANY = 20_000  # the most hands in the cache
TRIED = 7  # the most long plays of a hand that are tried as the first part of a division
TRUMP_GAIN, LONG_GAIN, HIGH = 1.35, 0.25, 0.62
BY_SIZE = 0.2  # the decrease of `lead_order` for each card of a play

Parts = tuple[Move, ...]


class Divisions:
    """Cached divisions and lowest plays of hands, all by one move generator.

    >>> from rules.cards import cards, text
    >>> from rules.catalogue import build
    >>> rules = build("bigtwo_basic")
    >>> parts = Divisions(MoveGenerator(rules.reader(), rules.pack)).divide(cards("3D 4H 4S KD"))
    >>> [text(move.cards) for move in parts]
    ['4H 4S', '3D', 'KD']
    """

    def __init__(self, moves: MoveGenerator) -> None:
        self.moves = moves
        self._memo: dict[Cards, Parts] = {}
        self._of_rank: dict[Cards, Parts] = {}
        self._lowest: dict[tuple[Cards, Cards], Move | None] = {}
        self._long_shapes = [shape for shape in moves.reader.shapes if shape.kind in LONG]

    def divide(self, hand: Cards) -> Parts:
        """Return plays that together make up the hand, in the order in which to lead them."""
        parts = self._memo.get(hand)
        if parts is None:
            if len(self._memo) >= MANY:
                self._memo.clear()
            parts = self._memo[hand] = tuple(sorted(self._divided(hand), key=lead_order))
        return parts

    def lowest(self, hand: Cards, top: Move | None) -> Move | None:
        """Return the lowest play in this hand that beats the top; without a top, the lowest lead.

        Of equally low plays, return the play with the most cards; None if no play is possible.
        """
        key = hand, top.cards if top else 0
        if key in self._lowest:
            return self._lowest[key]
        if len(self._lowest) >= CACHED:
            self._lowest.clear()
        moves = self.moves
        plays = moves.above(hand, top) if top else moves.leads(hand)
        moves_found = [move for cards in plays if (move := moves.move(cards))]
        lowest = self._lowest[key] = min(moves_found, key=_lowest_first, default=None)
        return lowest

    def _divided(self, hand: Cards) -> list[Move]:
        """Return the cheapest division that was found, with at most three long plays."""
        best = self._settled(hand)
        long = self._long(hand)
        if not long:
            return best
        least, chosen = cost(best), list[Move]()
        for _ in range(3):
            step = None
            for first in long:
                rest = self.moves.without(hand, first.cards)
                parts = [*chosen, first, *self._settled(rest)]
                paid = cost(parts)
                if paid < least - 1e-9:
                    least, best, step = paid, parts, (first, rest)
            if step is None:
                break
            chosen.append(step[0])
            hand = step[1]
            long = [move for move in long if self._held(hand, move)]
        return best

    def _held(self, hand: Cards, move: Move) -> bool:
        return not move.cards & ~hand

    def _long(self, hand: Cards) -> list[Move]:
        """Return the long plays of this hand to try, one of each kind and strength, suits apart."""
        kinds: dict[tuple[int, int], Move] = {}
        for cards in self.long_plays(hand):
            move = self.moves.move(cards)
            if move and move.long:
                kinds.setdefault((move.kind, move.power >> 4), move)
        longest = sorted(kinds.values(), key=lambda move: (move.kind >= 0, -move.size, move.height))
        return longest[:TRIED]

    def long_plays(self, hand: Cards) -> list[Cards]:
        """Return the straights and flushes in this hand; of very many, only a selection.

        Where suits do not matter, the result has all plays of several cards.
        """
        if not self._long_shapes:
            return []
        ranking = self.moves.reader.ranking
        if self.moves.merged:
            return [play for play in self.moves.leads(hand) if play & play - 1]
        cards_of_plays: list[Cards] = []
        for shape in self._long_shapes:
            plays = shape.find(hand, ranking, -1)
            cards_of_plays += some_plays(plays, shape.groups(hand, ranking, -1))
        return cards_of_plays

    def _settled(self, hand: Cards) -> list[Move]:
        """Divide the cards rank by rank, and add kickers to three or four of a kind."""
        parts: list[Move] = []
        rest = hand
        while rest:
            at = (rest & -rest).bit_length() - 1 & ~3
            of_rank = rest & 15 << at | rest & 15 << at + 64
            rest ^= of_rank
            parts += self._of_rank.get(of_rank) or self._rank(of_rank)
        if any(part.size >= 3 for part in parts):
            return self._carrying(parts)
        return parts

    def _rank(self, cards: Cards) -> Parts:
        """Divide cards of one rank: into one play if possible, else with the largest play first."""
        parts = self._split(self.moves.canonical(cards))
        self._of_rank[cards] = parts
        return parts

    def _split(self, cards: Cards) -> Parts:
        whole = self.moves.move(cards)
        if whole:
            return (whole,)
        rest, lowest = cards, cards & -cards
        while rest & rest - 1:
            rest &= rest - 1  # drop the lowest card
            sub = self.moves.move(self.moves.canonical(rest))
            if sub:
                other = cards & ~rest
                return (sub, *(self._split(self.moves.canonical(other)) if other else ()))
        alone = self.moves.move(lowest)
        left = cards ^ lowest
        singles = (alone,) if alone else ()
        return (*singles, *(self._split(self.moves.canonical(left)) if left else ()))

    def _carrying(self, parts: list[Move]) -> list[Move]:
        """Return the parts after joining low singles and pairs to threes and fours as kickers."""
        bodies = [part for part in parts if part.size >= 3 and part.kind >= 0]
        for body in sorted(bodies, key=lambda part: -part.size):
            width = body.cards.bit_count() // 3
            low = sorted((part for part in parts if part.single and part.size <= 2), key=_height)
            best, gain = None, 0.15
            for size in (1, 2):
                along = [part for part in low if part.size == size][:width]
                if len(along) < width:
                    continue
                move = self.moves.move(body.cards | joined(part.cards for part in along))
                if move is None or move.kind < 0:
                    continue
                saved = burden(body) + sum(map(burden, along)) - burden(move)
                if saved > gain:
                    best, gain = (move, along), saved
            if best:
                gone = {id(body), *map(id, best[1])}
                parts = [*(part for part in parts if id(part) not in gone), best[0]]
        return parts


def _height(move: Move) -> float:
    return move.height


def _lowest_first(move: Move) -> tuple[bool, float, int, int]:
    return move.kind < 0, move.height, -move.size, move.power


def cost(parts: Iterable[Move]) -> float:
    """Estimate the number of leads that are needed to lay all of these plays."""
    return sum(map(burden, parts))


def burden(move: Move) -> float:
    """Return the cost of a play in turns: one turn, less the gain of a high, long or trump play."""
    if move.kind < 0:
        return 1 - TRUMP_GAIN
    gain = (move.height - HIGH) / (1 - HIGH) if move.height > HIGH else 0.0
    return 1 - gain * 0.95 - (LONG_GAIN if move.size >= 5 else 0.0)


def lead_order(move: Move) -> float:
    """Return the sort key for leading: low plays of many cards first, trumps last."""
    if move.kind < 0:
        return 9.0
    return move.height - BY_SIZE * min(move.size, 8)
