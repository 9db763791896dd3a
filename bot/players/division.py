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
        found = self._memo.get(hand)
        if found is None:
            if len(self._memo) >= MANY:
                self._memo.clear()
            found = self._memo[hand] = tuple(sorted(self._divided(hand), key=lead_order))
        return found

    def lowest(self, hand: Cards, top: Move | None) -> Move | None:
        """Return the lowest play in this hand that beats the top; without a top, the lowest lead.

        Of equally low plays, return the play with the most cards; None if no play is possible.
        """
        asked = hand, top.cards if top else 0
        if asked in self._lowest:
            return self._lowest[asked]
        if len(self._lowest) >= CACHED:
            self._lowest.clear()
        moves = self.moves
        plays = moves.above(hand, top) if top else moves.leads(hand)
        found = [move for cards in plays if (move := moves.move(cards))]
        lowest = self._lowest[asked] = min(found, key=_lowest_first, default=None)
        return lowest

    def _divided(self, hand: Cards) -> list[Move]:
        """Return the cheapest division that was found, with at most three long plays."""
        best = self._settled(hand)
        long = self._long(hand)
        if not long:
            return best
        least, chosen = cost(best), list[Move]()
        for _ in range(3):
            found = None
            for first in long:
                rest = self.moves.without(hand, first.cards)
                parts = [*chosen, first, *self._settled(rest)]
                paid = cost(parts)
                if paid < least - 1e-9:
                    least, best, found = paid, parts, (first, rest)
            if found is None:
                break
            chosen.append(found[0])
            hand = found[1]
            long = [one for one in long if self._held(hand, one)]
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
        found = sorted(kinds.values(), key=lambda one: (one.kind >= 0, -one.size, one.height))
        return found[:TRIED]

    def long_plays(self, hand: Cards) -> list[Cards]:
        """Return the straights and flushes in this hand; of very many, only a selection.

        Where suits do not matter, the result has all plays of several cards.
        """
        if not self._long_shapes:
            return []
        ranking = self.moves.reader.ranking
        if self.moves.merged:
            return [play for play in self.moves.leads(hand) if play & play - 1]
        found: list[Cards] = []
        for shape in self._long_shapes:
            plays = shape.find(hand, ranking, -1)
            found += some_plays(plays, shape.groups(hand, ranking, -1))
        return found

    def _settled(self, hand: Cards) -> list[Move]:
        """Divide the cards rank by rank, and add kickers to three or four of a kind."""
        parts: list[Move] = []
        rest = hand
        while rest:
            at = (rest & -rest).bit_length() - 1 & ~3
            here = rest & 15 << at | rest & 15 << at + 64
            rest ^= here
            parts += self._of_rank.get(here) or self._rank(here)
        if any(one.size >= 3 for one in parts):
            return self._carrying(parts)
        return parts

    def _rank(self, here: Cards) -> Parts:
        """Divide cards of one rank: into one play if possible, else with the largest play first."""
        found = self._split(self.moves.canonical(here))
        self._of_rank[here] = found
        return found

    def _split(self, here: Cards) -> Parts:
        whole = self.moves.move(here)
        if whole:
            return (whole,)
        rest, one = here, here & -here
        while rest & rest - 1:
            rest &= rest - 1  # drop the lowest card
            sub = self.moves.move(self.moves.canonical(rest))
            if sub:
                other = here & ~rest
                return (sub, *(self._split(self.moves.canonical(other)) if other else ()))
        alone = self.moves.move(one)
        left = here ^ one
        singles = (alone,) if alone else ()
        return (*singles, *(self._split(self.moves.canonical(left)) if left else ()))

    def _carrying(self, parts: list[Move]) -> list[Move]:
        """Return the parts after joining low singles and pairs to threes and fours as kickers."""
        bodies = [one for one in parts if one.size >= 3 and one.kind >= 0]
        for body in sorted(bodies, key=lambda one: -one.size):
            here = body.cards.bit_count() // 3
            low = sorted((one for one in parts if one.single and one.size <= 2), key=_height)
            best, gain = None, 0.15
            for size in (1, 2):
                along = [one for one in low if one.size == size][:here]
                if len(along) < here:
                    continue
                move = self.moves.move(body.cards | joined(one.cards for one in along))
                if move is None or move.kind < 0:
                    continue
                saved = burden(body) + sum(map(burden, along)) - burden(move)
                if saved > gain:
                    best, gain = (move, along), saved
            if best:
                gone = {id(body), *map(id, best[1])}
                parts = [*(one for one in parts if id(one) not in gone), best[0]]
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
