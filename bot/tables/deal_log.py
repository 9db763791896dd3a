"""The deal of a table as the events that have happened in it, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.clock import Clock
from bot.domain import dealing
from bot.domain.state import NewDeal
from rules.actions import Seat
from rules.book import Book
from rules.deal import Deal
from rules.engine import replay
from rules.events import Event, Played, Turn
from rules.match.match import Player
from rules.ruleset import RuleSet
from rules.view import SeatView


class DealLog:
    """The running deal, or the last one. It knows only what has been stored before.

    `seq` counts the events; a seat may act on any state since it came on turn.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.turn_began = clock.now()
        self.forget()

    def forget(self) -> None:
        """Nothing is on the table: the lobby of another game."""
        self.deal: Deal | None = None
        self.players: tuple[Player, ...] = ()  # by seat
        self.seq = 0
        self.seed = ""  # secret until the deal is over
        self.proof = ""  # its hash
        self.due_since: dict[Seat, int] = {}  # the state in which each seat on turn came on turn
        self._top_since = 0  # the state in which the last play was laid
        self.views: dict[Seat | None, SeatView] = {}  # of the deal as it is, those made so far

    def load(self, stored: NewDeal, rules: RuleSet) -> None:
        """Take a stored deal up again. Raises whatever events that do not fit the rules raise."""
        deal = replay(rules, stored.events)
        self.forget()
        self._take_up(stored)
        self.deal = deal
        self._note(stored.events)
        self.turn_began = self._clock.now()

    def begin(self, new: NewDeal, book: Book) -> None:
        """Another deal begins, with the events of `book`."""
        self.forget()
        self._take_up(new)
        self.append(book)

    def append(self, book: Book) -> None:
        """More has happened."""
        self.deal, self.views = book.deal, {}
        self._note(book.events)

    def reseat(self, players: tuple[Player, ...]) -> None:
        """Other players sit in the same seats, and whoever is on turn has just come on turn."""
        self.players = players
        self.turn_began = self._clock.now()

    def seat_of(self, player: Player | None) -> Seat | None:
        """The seat of this player, or None for an onlooker."""
        return self.players.index(player) if player in self.players else None

    def fresh(self, seat: Seat, seq: int, interruptible: bool) -> bool:
        """Was this state seen since the seat came on turn? Others may have acted beside it.

        Out of turn it is the present one, or where plays are `interruptible` the same top.
        """
        out_of_turn = self._top_since if interruptible else self.seq
        return self.due_since.get(seat, out_of_turn) <= seq <= self.seq

    def cards_left(self, player: Player) -> int:
        """How many cards this player holds; 0 for an onlooker."""
        seat = self.seat_of(player)
        return self.deal.hands[seat].bit_count() if self.deal and seat is not None else 0

    def _take_up(self, deal: NewDeal) -> None:
        self.players, self.seed, self.proof = deal.players, deal.seed, dealing.proof(deal.seed)

    def _note(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Turn):
                self.turn_began = self._clock.now()
                self.due_since = dict.fromkeys(event.seats, self.seq)
            self.seq += 1
            if isinstance(event, Played):
                self._top_since = self.seq
