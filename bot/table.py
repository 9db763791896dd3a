"""The game in one channel: one lock, one deal, one log. Decide, store, then tell.

Knows nothing of Discord: an `Audience` is told that something changed and looks at it through
`view`, which is all that anyone outside ever sees of a deal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from bot import dealing, seating
from bot.players import weakest
from bot.players.weakest import out_of_time
from bot.settings import Settings
from bot.state import Clock, Delivery, Stage, TableState
from bot.store import Stale, Store
from bot.words import Refusal
from rules.actions import Action, Seat
from rules.deal import Book, Deal, replay
from rules.engine import decide
from rules.events import Event, Turn
from rules.match import Player
from rules.ruleset import RuleSet
from rules.view import SeatView, view


class MovedOn(Exception):
    """The action was made against an earlier state of the table; nothing has changed."""


class Audience(Protocol):
    """Whoever shows the table to people. Both calls return at once and never raise."""

    def changed(self, table: Table) -> None:
        """Something was stored: look at the table and show it."""

    def remind(self, table: Table) -> None:
        """Half of the time of the seats on turn is over."""


class Table:
    """One table. Every method that changes something stores it first; then people are told."""

    def __init__(
        self, state: TableState, store: Store, audience: Audience, settings: Settings
    ) -> None:
        self.state = state
        self.store = store
        self.audience = audience
        self.settings = settings
        self.lock = asyncio.Lock()
        self.seq = 0  # events stored of the present deal
        self.turn_began = time.time()
        self._deal: Deal | None = None
        self._players: tuple[Player, ...] = ()  # by seat of the present deal
        self._due_since: dict[Seat, int] = {}
        self._seed = ""

    # What anybody may know

    @property
    def rules(self) -> RuleSet:
        """The rules agreed at this table."""
        return seating.rules(self.state)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits in each seat of the present deal."""
        return self._players

    @property
    def key(self) -> str:
        """Names the present state; buttons carry it, so that an old one is known as old."""
        return f"{self.state.deal_id or 0}.{self.seq}"

    @property
    def stage_key(self) -> str:
        """Names the present deal, or the lobby: it stays while people join and play."""
        return f"v.{self.state.deal_id or 0}"

    @property
    def proof(self) -> str:
        """The shuffle's hash, known from the deal on; its seed is told when the deal is over."""
        return dealing.proof(self._seed)

    @property
    def seed(self) -> str:
        """The seed of a deal that is over; nothing before."""
        return self._seed if self._deal is not None and self._deal.ended else ""

    def seat_of(self, player: Player | None) -> Seat | None:
        """The seat of this player in the present deal, or None for an onlooker."""
        return self._players.index(player) if player in self._players else None

    def view(self, player: Player | None) -> SeatView | None:
        """The present deal as this player may see it; None before the first."""
        return view(self._deal, self.seat_of(player)) if self._deal is not None else None

    def due_since(self, player: Player) -> int:
        """The state (a number of events) in which this player came on turn."""
        return self._due_since.get(self._players.index(player), self.seq)

    def due(self) -> tuple[Player, ...]:
        """The players who must act now."""
        if self._deal is None or self.state.stage is not Stage.DEAL:
            return ()
        return tuple(self._players[seat] for seat in sorted(self._deal.to_act))

    # Changes outside a deal

    async def join(self, player: Player) -> None:
        """Take a seat, or come back to it."""
        await self._save(lambda state: seating.joined(state, player))

    async def leave(self, player: Player) -> None:
        """Leave the lobby, or sit out the next deals."""
        await self._save(lambda state: seating.left(state, player))

    async def add_computer(self, player: Player) -> None:
        """Fill a seat with a computer player."""
        await self._save(lambda state: seating.with_computer(state, player))

    async def deliver(self, player: Player, delivery: Delivery) -> None:
        """Note where this player's hands go."""
        seat = seating.seated(self.state, player)
        if seat and seat.delivery != delivery:
            await self._save(lambda state: seating.delivered(state, player, delivery))

    async def stop(self, player: Player, manager: bool = False) -> None:
        """Close the table for good. Only the host may, or who manages the channel."""
        await self._save(lambda state: seating.stopped(state, player, manager))

    async def deal(self, player: Player) -> None:
        """Start the match, deal again, or begin a new match when the last is over."""
        async with self.lock:
            try:
                await self._deal_out(seating.ready(self.state, player))
            except Stale:
                await self._reload()
                raise MovedOn from None
        self.audience.changed(self)

    # Play

    async def act(self, player: Player, action: Action, key: str | None = None) -> None:
        """Do what the player asks; `key` is the state it was asked in (the present one if None).

        Raises MovedOn, IllegalAction or Refusal; in each case nothing has changed.
        """
        async with self.lock:
            deal = self._running()
            seat = self.seat_of(player)
            if seat is None:
                raise Refusal("not-at-this-table")
            if key is not None and not self._fresh(seat, key):
                raise MovedOn
            await self._keep(decide(deal, seat, action))
        self.audience.changed(self)

    async def play_computers(self) -> None:
        """Let the first computer that is due make its move."""
        async with self.lock:
            seats = [self._players.index(p) for p in self.due() if p.startswith("c")]
            if not seats or self._deal is None:
                return
            await self._keep(decide(self._deal, seats[0], weakest(view(self._deal, seats[0]))))
        self.audience.changed(self)

    async def time_is_up(self, turn_seq: int) -> None:
        """Act for the people whose clock has run out, unless they have acted meanwhile."""
        async with self.lock:
            clock = self.state.clock
            if clock.turn_seq != turn_seq or self.state.stage is not Stage.DEAL:
                return
            for player in self.due():
                if self._deal is not None and self._deal.ended is None:
                    seat = self._players.index(player)
                    action = out_of_time(view(self._deal, seat))
                    await self._keep(decide(self._deal, seat, action))
                if self.state.clock.turn_seq != turn_seq:
                    break
        self.audience.changed(self)

    async def remind(self) -> None:
        """Tell those on turn that half of their time is over, once."""
        async with self.lock:
            self.state = replace(self.state, clock=replace(self.state.clock, remind_at=0))
            await self.store.set_clock(self.state.id, self.state.clock)
        self.audience.remind(self)

    # Storing and restoring

    async def restore(self, downtime: float = 0) -> None:
        """Load the deal from its events, and add the time the bot was away to the deadlines."""
        async with self.lock:
            clock = self.state.clock
            if downtime > 0 and clock.due_at:
                remind = clock.remind_at and clock.remind_at + downtime
                clock = replace(clock, due_at=clock.due_at + downtime, remind_at=remind)
                await self.store.set_clock(self.state.id, clock)
            await self._reload()
            if self.state.stage is Stage.DEAL and self._deal is not None and self._deal.ended:
                await self._settle(Book(self._deal))  # killed between its end and the result

    async def _reload(self) -> None:
        stored = await self.store.table(self.state.id)
        if stored is not None:
            self.state = stored
        if self.state.deal_id is None:
            return
        deal = await self.store.deal(self.state.deal_id)
        self._players, self._seed = deal.players, deal.seed
        self._deal = replay(seating.rules_of(deal.preset, deal.choices), deal.events)
        self.seq, self._due_since = 0, {}
        self._note(deal.events)
        self.turn_began = time.time()

    async def _save(self, change: Callable[[TableState], TableState]) -> None:
        async with self.lock:
            try:
                self.state = await self.store.save(change(self.state))
            except Stale:  # another process was first: look again, then try once more
                await self._reload()
                self.state = await self.store.save(change(self.state))
        self.audience.changed(self)

    async def _deal_out(self, state: TableState) -> None:
        """Shuffle and begin; a deal that is over before anybody acts is settled at once."""
        state, new, book = dealing.dealt(state)
        clock = self._clock(book.events, 0) or Clock()
        self.state = await self.store.begin_deal(replace(state, clock=clock), new)
        self._players, self._seed = new.players, new.seed
        self._deal, self.seq, self._due_since = None, 0, {}
        self._take_in(book)
        if book.deal.ended:
            await self._settle(Book(book.deal))

    async def _settle(self, book: Book) -> None:
        """Store the last events and what they mean for the match; deal again where all is void."""
        deal_id, ended = self.state.deal_id, book.deal.ended
        assert deal_id is not None
        assert ended is not None
        state, results = dealing.finished(self.state, book.deal, self._players, self.rules)
        self.state = await self.store.end_deal(state, deal_id, self.seq, book.events, results)
        self._take_in(book)
        if ended.void:
            await self._deal_out(self.state)

    async def _keep(self, book: Book) -> None:
        deal_id = self.state.deal_id
        assert deal_id is not None
        clock = self._clock(book.events, self.seq) or self.state.clock
        try:
            if book.deal.ended:
                await self._settle(book)
                return
            await self.store.append(deal_id, self.seq, book.events, clock)
        except Stale:
            await self._reload()
            raise MovedOn from None
        self.state = replace(self.state, clock=clock)
        self._take_in(book)

    def _take_in(self, book: Book) -> None:
        self._deal = book.deal
        self._note(book.events)

    def _note(self, events: list[Event] | tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Turn):
                self.turn_began = time.time()
                self._due_since = dict.fromkeys(event.seats, self.seq)
            self.seq += 1

    def _clock(self, events: list[Event], seq: int) -> Clock | None:
        turns = [seq + i for i, event in enumerate(events) if isinstance(event, Turn)]
        if not turns:
            return None
        now, time_allowed = time.time(), self.settings.turn_seconds
        return Clock(turns[-1], now + time_allowed, now + time_allowed / 2)

    def _running(self) -> Deal:
        if self._deal is None or self.state.stage is not Stage.DEAL:
            raise Refusal("no-deal-running")
        return self._deal

    def _fresh(self, seat: Seat, key: str) -> bool:
        """Was this state seen since the seat came on turn? Others may have acted beside it."""
        deal_id, _, seq = key.partition(".")
        if deal_id != str(self.state.deal_id) or not seq.isdigit():
            return False
        return self._due_since.get(seat, self.seq) <= int(seq) <= self.seq
