"""What a table does to keep its deal: store it, restore it, settle it. Decide, store, then tell."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Protocol

from bot.clock import Clock
from bot.domain import dealing, seating
from bot.domain.state import Deadlines, Seated, Stage, TableState
from bot.settings import Settings
from bot.store import Stale, Store
from rules.actions import Seat
from rules.book import Book
from rules.deal import Deal
from rules.engine import replay
from rules.events import Event, Played, Turn
from rules.match.match import Player
from rules.ruleset import RuleSet

if TYPE_CHECKING:
    from bot.tables.table import Table


class MovedOn(Exception):
    """The action was made against an earlier state of the table; nothing has changed."""


class Audience(Protocol):
    """Whoever shows the table to people. Both calls return at once and never raise."""

    def changed(self, table: Table) -> None:
        """Something was stored: look at the table and show it."""

    def remind(self, table: Table) -> None:
        """Half of the time of the seats on turn is over."""


@dataclass(frozen=True)
class Pace:
    """How long people may think, in seconds: for each turn, and to spare in a deal."""

    turn: float
    bank: float


class KeptTable:
    """A table as far as it is kept. Its lock is held by whoever changes it."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        audience: Audience,
        settings: Settings,
        clock: Clock,
        chance: Random,
    ) -> None:
        self.state = state
        self.store = store
        self.audience = audience
        self.settings = settings
        self.clock = clock
        self.chance = chance
        self.pace = Pace(settings.turn_seconds, settings.bank_seconds)
        self.lock = asyncio.Lock()
        self.seq = 0  # events stored of the present deal
        self.turn_began = self.clock.now()
        self._deal: Deal | None = None
        self._players: tuple[Player, ...] = ()  # by seat of the present deal
        self._due_since: dict[Seat, int] = {}
        self._top_since = 0  # the state in which the last play was laid
        self._seed = ""

    @property
    def rules(self) -> RuleSet:
        """The rules agreed at this table."""
        return seating.rules(self.state)

    def due(self) -> tuple[Player, ...]:
        """The players who must act now."""
        if self._deal is None or self.state.stage is not Stage.DEAL:
            return ()
        return tuple(self._players[seat] for seat in sorted(self._deal.to_act))

    def waited_for(self) -> tuple[Player, ...]:
        """Those of them who are people and awake: the others are played by the computer."""
        return tuple(p for p in self.due() if not seating.plays_itself(self.state, p))

    async def restore(self, downtime: float = 0) -> None:
        """Load the deal from its events, and add the time the bot was away to the deadlines."""
        async with self.lock:
            await self._learn_pace()
            ends = self.state.deadlines
            if downtime > 0 and ends.due_at:
                remind = ends.remind_at and ends.remind_at + downtime
                ends = replace(ends, due_at=ends.due_at + downtime, remind_at=remind)
                await self.store.set_deadlines(self.state.id, ends)
            await self._reload()
            if self.state.stage is Stage.DEAL and self._deal is not None and self._deal.ended:
                # killed between its end and the result
                await self._settle(Book(self._deal), self.state)

    async def _reload(self) -> None:
        stored = await self.store.table(self.state.id)
        if stored is not None:
            self.state = stored
        if self.state.deal_id is None:
            self._forget_deal()
            return
        deal = await self.store.deal(self.state.deal_id)
        self._players, self._seed = deal.players, deal.seed
        self._deal = replay(seating.rules_of(deal.preset, deal.choices), deal.events)
        self.seq, self._due_since = 0, {}
        self._note(deal.events)
        self.turn_began = self.clock.now()

    def _forget_deal(self) -> None:
        """Nothing is on the table: the lobby of another game."""
        self._deal, self._players, self._seed = None, (), ""
        self.seq, self._due_since = 0, {}

    async def _deal_out(self, state: TableState) -> None:
        """Shuffle and begin; a deal that is over before anybody acts is settled at once."""
        await self._learn_pace()
        seats = tuple(replace(seat, bank=self.pace.bank) for seat in state.seats)
        state, new, book = dealing.dealt(
            replace(state, seats=seats), self.chance.randbytes(32).hex(), self.clock.now()
        )
        ends = self._deadlines(state, new.players, book, 0) or Deadlines()
        self.state = await self.store.begin_deal(replace(state, deadlines=ends), new)
        self._players, self._seed = new.players, new.seed
        self._deal, self.seq, self._due_since = None, 0, {}
        self._take_in(book)
        if book.deal.ended:
            await self._settle(Book(book.deal), self.state)

    async def _settle(self, book: Book, before: TableState) -> None:
        """Store the last events and what they mean for the match; deal again where all is void."""
        book = dealing.with_leavers_last(before, book, self._players)
        deal_id, ended = self.state.deal_id, book.deal.ended
        assert deal_id is not None
        assert ended is not None
        state, results = dealing.finished(
            before, book.deal, self._players, self.rules, self.clock.now()
        )
        self.state = await self.store.end_deal(state, deal_id, self.seq, book.events, results)
        self._take_in(book)
        if ended.void:
            await self._deal_out(self.state)

    async def _keep(self, book: Book, seats: tuple[Seated, ...] | None = None) -> None:
        """Store what has happened, with the people as they are after it where they change."""
        deal_id = self.state.deal_id
        assert deal_id is not None
        state = self.state if seats is None else replace(self.state, seats=seats)
        ends = self._deadlines(state, self._players, book, self.seq) or state.deadlines
        after = replace(state, deadlines=ends)
        try:
            if book.deal.ended:
                await self._settle(book, state)
                return
            if after.seats == self.state.seats:
                await self.store.append(deal_id, self.seq, book.events, ends)
            else:
                after = await self.store.append_with(after, deal_id, self.seq, book.events)
        except Stale:
            await self._reload()
            raise MovedOn from None
        self.state = after
        self._take_in(book)

    def _take_in(self, book: Book) -> None:
        self._deal = book.deal
        self._note(book.events)

    def _note(self, events: list[Event] | tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Turn):
                self.turn_began = self.clock.now()
                self._due_since = dict.fromkeys(event.seats, self.seq)
            self.seq += 1
            if isinstance(event, Played):
                self._top_since = self.seq

    def _deadlines(
        self, state: TableState, players: tuple[Player, ...], book: Book, seq: int
    ) -> Deadlines | None:
        """The deadlines of a turn that begins with these events, from `seq` on; None if none."""
        turns = [seq + i for i, event in enumerate(book.events) if isinstance(event, Turn)]
        if not turns:
            return None
        due = [seating.seated(state, players[seat]) for seat in book.deal.to_act]
        spare = max((seat.bank for seat in due if seat), default=0.0)
        now, turn = self.clock.now(), self.pace.turn
        return Deadlines(turns[-1], now + turn + spare, now + turn / 2)

    async def _learn_pace(self) -> None:
        """Clocks run as the server wishes, else as the bot is set up."""
        wished = await self.store.wishes.server(self.state.guild_id)
        self.pace = Pace(
            turn=wished.turn_seconds or self.settings.turn_seconds,
            bank=wished.bank_seconds if wished.bank_seconds >= 0 else self.settings.bank_seconds,
        )
