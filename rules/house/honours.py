"""Scores for honour hands: Hutabarat's in Indonesia, Dushoff's in Taiwan (option score_model)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from rules.actions import Seat
from rules.cards import ACE, JOKER, JOKERS, TWOS, Cards, each, index_of, joined, of_rank, suit_of
from rules.deal import Deal
from rules.house.penalties import last_play, winner_of

QUADS, STRAIGHT_FLUSH, FOUR_TWOS = -20, -40, -80
LAST_NORMAL, LAST_TWO = -5, -10
WORTH_A_TWO = TWOS | JOKERS
TOP_CARDS = of_rank(ACE) | WORTH_A_TWO


@dataclass(frozen=True)
class Hutabarat:
    """The Indonesian score, fewest best: cards left, the last play, unbeaten honours (BT-46)."""

    penalties: ClassVar[bool] = True
    specials: bool = True
    ranks_losers: ClassVar[bool] = True

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return cards left, twos five times, up to three times the sum; negative for honours."""
        worth = [_left(hand) for hand in deal.counted]
        winner, last = winner_of(deal, places), last_play(deal)
        worth[winner] = LAST_TWO * (last & TWOS).bit_count() or LAST_NORMAL
        if self.specials:
            for top in deal.tops:
                worth[top.seat] += special(deal, top.as_cards)
            worth[winner] += special(deal, last)  # doubled as the winning play
        return tuple(worth)


@dataclass(frozen=True)
class SingleLoser:
    """A single loser pays the winner: the seat with the best cards left (BT-50).

    The best honour hand left loses, else the highest two or ace, else the most cards, else the
    highest card; a tie even then is lost by the lower place.
    """

    penalties: ClassVar[bool] = False
    amount: int = 1
    ranks_losers: ClassVar[bool] = True

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return the amount to the winner and from the one loser, 0 for the others."""
        winner = winner_of(deal, places)
        others = [seat for seat in places if seat != winner]
        loser = max(others, key=lambda seat: (*_caught(deal, seat), places.index(seat)))
        paid = {winner: self.amount, loser: -self.amount}
        return tuple(paid.get(seat, 0) for seat in range(len(places)))


def special(deal: Deal, play: Cards) -> int:
    """Return the score of an unbeaten honour hand (000:216-220); 0 for any other play."""
    for four in _fours(play):
        return QUADS if four & ~TWOS else FOUR_TWOS
    return STRAIGHT_FLUSH if any(_straight_flushes(deal, play)) else 0


def _left(hand: Cards) -> int:
    count, twos = hand.bit_count(), (hand & WORTH_A_TWO).bit_count()
    return (count + 4 * twos) * (1 + (count >= 11) + (count >= 13))


def _caught(deal: Deal, seat: Seat) -> tuple[int, int, int, int, int]:
    """Return the sort key of the payer; the greatest pays."""
    hand, worth = deal.counted[seat], deal.rules.worth
    top = hand & TOP_CARDS
    return (
        *_best_honour(deal, hand),
        worth.highest(top) if top else -1,
        hand.bit_count(),
        worth.highest(hand) if hand else -1,
    )


def _best_honour(deal: Deal, hand: Cards) -> tuple[int, int]:
    """Return 2 for a straight flush, 1 for four of a kind, 0 for none; then its height."""
    ranking, read = deal.rules.ranking, deal.rules.reader().read
    flushes = [play.strength for held in _straight_flushes(deal, hand) if (play := read(held))]
    if flushes:
        return 2, max(flushes)
    playable = [four for four in _fours(hand) if read(four) or hand & ~four]
    return (1, max(map(ranking.highest, playable))) if playable else (0, 0)


def _fours(held: Cards) -> Iterator[Cards]:
    for rank in range(JOKER):
        if (held & of_rank(rank)).bit_count() >= 4:
            yield held & of_rank(rank)


def _straight_flushes(deal: Deal, held: Cards) -> Iterator[Cards]:
    """Yield five cards of a suit that would be a straight if one of them had another suit."""
    read = deal.rules.reader().read
    for suit in range(4):
        alike = {index_of(one): one for one in each(held & ~JOKERS) if suit_of(one) == suit}
        suited = list(alike.values())  # a copy from the other pack makes no other straight flush
        for five in combinations(suited, 5):
            cards = joined(five)
            other = five[0] >> suit << (suit + 1) % 4
            if read(cards) and read(cards ^ five[0] | other):
                yield cards
