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
from rules.view import SeatView, view


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
        self._seed = ""
        self._due_since: dict[Seat, int] = {}
        self._top_since = 0  # the state in which the last play was laid

    def load(self, stored: NewDeal, rules: RuleSet) -> None:
        """Take a stored deal up again. Raises whatever events that do not fit the rules raise."""
        deal = replay(rules, stored.events)
        self.forget()
        self.deal, self.players, self._seed = deal, stored.players, stored.seed
        self._note(stored.events)
        self.turn_began = self._clock.now()

    def begin(self, new: NewDeal, book: Book) -> None:
        """Another deal begins, with the events of `book`."""
        self.forget()
        self.players, self._seed = new.players, new.seed
        self.append(book)

    def append(self, book: Book) -> None:
        """More has happened."""
        self.deal = book.deal
        self._note(book.events)

    def reseat(self, players: tuple[Player, ...]) -> None:
        """Other players sit in the same seats, and whoever is on turn has just come on turn."""
        self.players = players
        self.turn_began = self._clock.now()

    @property
    def proof(self) -> str:
        """The shuffle's hash, known from the deal on; its seed is told when the deal is over."""
        return dealing.proof(self._seed)

    @property
    def seed(self) -> str:
        """The seed of a deal that is over; nothing before."""
        return self._seed if self.deal is not None and self.deal.ended else ""

    def seat_of(self, player: Player | None) -> Seat | None:
        """The seat of this player, or None for an onlooker."""
        return self.players.index(player) if player in self.players else None

    def view(self, player: Player | None) -> SeatView | None:
        """The deal as this player may see it; None before the first."""
        return view(self.deal, self.seat_of(player)) if self.deal is not None else None

    def due(self) -> tuple[Player, ...]:
        """The players who must act now, in the order of their seats."""
        return tuple(self.players[seat] for seat in sorted(self.deal.to_act)) if self.deal else ()

    def due_since(self, player: Player) -> int:
        """The state (a number of events) in which this player came on turn."""
        return self._due_since.get(self.players.index(player), self.seq)

    def fresh(self, seat: Seat, seq: int, interruptible: bool) -> bool:
        """Was this state seen since the seat came on turn? Others may have acted beside it.

        Out of turn it is the present one, or where plays are `interruptible` the same top.
        """
        out_of_turn = self._top_since if interruptible else self.seq
        return self._due_since.get(seat, out_of_turn) <= seq <= self.seq

    def cards_left(self, player: Player) -> int:
        """How many cards this player holds; 0 for an onlooker."""
        seat = self.seat_of(player)
        return self.deal.hands[seat].bit_count() if self.deal and seat is not None else 0

    def _note(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Turn):
                self.turn_began = self._clock.now()
                self._due_since = dict.fromkeys(event.seats, self.seq)
            self.seq += 1
            if isinstance(event, Played):
                self._top_since = self.seq
