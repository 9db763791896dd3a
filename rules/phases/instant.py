"""Hands that win, or void the deal, before a card is played (catalogue 3.D; BT-39, TH-04)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from rules.actions import Seat
from rules.cards import SUITS, TWO, Cards, each, of_rank, suit_of
from rules.changes import Decision
from rules.deal import Deal
from rules.events import Called, Ended
from rules.phases.base import Part, Phase
from rules.phases.redeals import void
from rules.phases.tricks import result

THREE = 0


DRAGON, FOUR_TWOS, FOUR_THREES = "dragon", "four twos", "four threes"  # the words called out


class FourTwos(Enum):
    """The effect on the deal of a hand with all four twos."""

    NOTHING = auto()
    WIN = auto()
    DRAW = auto()  # no seat wins, and the cards are dealt again


@dataclass(frozen=True)
class InstantWins(Phase):
    """A dragon (one card of each rank), four twos or four threes decide the deal at once.

    The others pay as if they had lost without playing a card (000:165): for thirteen in a game of
    four, where the other page says thirteen (002:58), and for more in larger hands, on which that
    page says that very many points change hands (002:108). Or nothing is scored and the winner only
    has won (C-TH-1). With `four_only`, only deals of four players can be won so.
    """

    dragon: bool
    twos: FourTwos
    threes: bool
    four_only: bool
    scored: bool
    part = Part.INSTANT_WINS

    def begin(self, decision: Decision) -> None:
        """Call out a winning hand, which ends the deal; without one nothing happens."""
        deal = decision.deal
        found = next(self._found(deal), None)
        if found is None:
            return
        word, seat = found
        decision.write(Called(seat, word))
        drawn = word == FOUR_TWOS and self.twos is FourTwos.DRAW
        decision.write(void(deal) if drawn else self._won(decision.deal, seat))

    def _found(self, deal: Deal) -> Iterator[tuple[str, Seat]]:
        """Yield the winning words and seats, dragons first, and the seat after the dealer first."""
        around = deal.after(deal.dealer) if not self.four_only or len(deal.hands) == 4 else []
        asked = (
            (DRAGON, self.dragon, is_dragon),
            (FOUR_TWOS, self.twos is not FourTwos.NOTHING, has_four_twos),
            (FOUR_THREES, self.threes, has_four_threes),
        )
        for word, on, held in asked:
            if on:
                yield from ((word, seat) for seat in around if held(deal.hands[seat]))

    def _won(self, deal: Deal, winner: Seat) -> Ended:
        others = [seat for seat in deal.after(winner) if seat != winner]
        left = tuple(0 if seat == winner else hand for seat, hand in enumerate(deal.hands))
        # the winner as leader: no loser pays for opening a deal that no seat opened
        over = replace(deal, left=left, leader=winner)
        ended = result(over, (winner, *others))
        if self.scored:
            return ended
        return replace(ended, points=(0,) * len(deal.hands), paid=())


def is_dragon(hand: Cards) -> bool:
    """Whether the hand has one card of each of the thirteen ranks, besides any others."""
    return all(hand & of_rank(rank) for rank in range(TWO + 1))


def has_four_twos(hand: Cards) -> bool:
    """Whether a two of each suit is in the hand, of one pack or of several."""
    return _has_all_suits(hand, TWO)


def has_four_threes(hand: Cards) -> bool:
    """Whether a three of each suit is in the hand, of one pack or of several."""
    return _has_all_suits(hand, THREE)


def _has_all_suits(hand: Cards, rank: int) -> bool:
    return len({suit_of(one) for one in each(hand & of_rank(rank))}) == len(SUITS)
