"""A table as it is stored: every change is decided, stored, and only then true."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import replace
from random import Random

from bot import metrics
from bot.clock import Clock
from bot.domain import dealing, membership, seating, substitution
from bot.domain.names import named
from bot.domain.state import Activity, Deadlines, NewDeal, Seated, Stage, TableState
from bot.domain.time_control import TimeControl, deadlines, time_control
from bot.settings import Settings
from bot.store import Stale, StorageError, Store
from bot.tables.snapshot import DealLog, Snapshot
from bot.tables.storage_recovery import Trouble
from bot.tables.welcome import check_welcome
from bot.words import Refusal
from rules.changes import Book
from rules.deal import Deal
from rules.match.match import Player

log = logging.getLogger(__name__)

NOTED_SECONDS = 60.0  # between two times that it is stored when people were here
TRIES = 3  # to change a table that other processes change at the same time


class StoredTable:
    """The state of a table and its deal. Whoever changes them holds `changing`."""

    def __init__(
        self, state: TableState, store: Store, settings: Settings, clock: Clock, chance: Random
    ) -> None:
        self._state = state
        self.store = store
        self.clock = clock
        self.log = DealLog()
        self.time_control = TimeControl(settings.turn_seconds, settings.bank_seconds)
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()  # the timers of the table look at it anew
        self.trouble = Trouble(self)
        self.aside = False  # what is stored cannot be read: the table is closed or begins anew
        self.on_seats: Callable[[], None] | None = None  # told when others sit here than before
        self._now = Snapshot(state, self.log)
        self._noted = state.activity  # as it was stored last
        self.known_since = clock.now()
        self.idle_seconds = settings.idle_hours * 3600
        self._settings = settings
        self._chance = chance

    @property
    def state(self) -> TableState:
        """The table as it is stored."""
        return self._state

    @state.setter
    def state(self, state: TableState) -> None:
        before, self._state = self._state, state
        if self.on_seats is not None and state.seat_holders != before.seat_holders:
            self.on_seats()

    @property
    def now(self) -> Snapshot:
        """The table as it stands, the same one until something changes."""
        if not self._now.shows(self._state, self.log, self.aside):
            self._now = Snapshot(self._state, self.log, self.aside)
        return self._now

    def waited_for(self) -> tuple[Player, ...]:
        """Those on turn who are people and awake: the others are played by the computer."""
        return self.now.waited_for()

    def running(self) -> Deal:
        """The deal that is being played. Refusal where there is none."""
        self.check_readable()
        if self.log.deal is None or self.state.stage is not Stage.DEAL:
            raise Refusal("no-deal-running")
        return self.log.deal

    def check_readable(self) -> None:
        """Refusal at a table that is set aside."""
        if self.aside:
            raise Refusal("table-set-aside", host=named(self.state.host))

    # Loading

    async def restore(self, downtime: float = 0) -> None:
        """Load the deal from its events, and add the time the bot was away to the deadlines.

        It is less than 0 where the machine's clock was set back meanwhile. What cannot be read sets
        the table aside.
        """
        async with self.lock:
            await self.load()
            ends = self.state.deadlines
            if downtime and ends.due_at:
                await self.put_off(ends.later(downtime))
            await self.finish()

    async def load(self, known: Mapping[int, NewDeal] | None = None) -> None:
        """Know the deal that is played, and the server's clocks.

        Nothing is read again where it is `known`: read just now, after the state of this table.
        """
        deal_id = self.state.deal_id
        if known is None or (deal_id is not None and deal_id not in known):
            await self.reload()
            return
        await self._learn_time_control()
        with self._or_set_aside():
            self._take_up(None if deal_id is None else known[deal_id])

    async def finish(self) -> None:
        """Settle a deal that was over when the bot was killed, between its end and the result."""
        deal = self.log.deal
        if self.state.stage is Stage.DEAL and deal is not None and deal.ended:
            try:
                with self._or_set_aside():
                    await self._settle(Book(deal), self.state)
            except Stale:
                await self.reload()

    async def reload(self) -> None:
        """Forget what is known, and look at what is stored."""
        self.aside = False
        await self._learn_time_control()  # who acted or dealt may have known another one
        self.state = self._with_latest(await self.store.table(self.state.id) or self.state)
        with self._or_set_aside():
            deal_id = self.state.deal_id
            self._take_up(None if deal_id is None else await self.store.deal(deal_id))

    def _take_up(self, deal: NewDeal | None) -> None:
        seating.rules(self.state)
        if deal is None:
            self.log = DealLog()
            return
        rules = seating.rules_of(deal.preset, deal.choices)
        self.log = DealLog.loaded(deal, rules, self.clock.now())

    async def refresh(self) -> bool:
        """Look whether another process has changed what is stored; is there anything untold?"""
        async with self.trouble.held():
            return await self.look() or self.trouble.untold

    async def look(self) -> bool:
        """The same of whoever holds the lock: was there anything new?"""
        stored = await self.store.table(self.state.id)
        if stored is not None:
            stored = self._with_latest(stored)
            if stored.activity != self.state.activity:
                self.state = replace(self.state, activity=stored.activity)
        same = stored is None or (stored == self.state and not self.aside)
        if same and self.state.deal_id is not None:
            same = await self.store.length(self.state.deal_id) == self.log.seq
        if not same:
            await self.reload()
            self.date_turn()
        return not same

    def _with_latest(self, stored: TableState) -> TableState:
        """With what is known here, and not stored, of when people were here last."""
        there, here = stored.activity, self.state.activity
        if stored.host != self.state.host:
            return stored
        latest = Activity(max(there.active_at, here.active_at), max(there.host_at, here.host_at))
        return replace(stored, activity=latest)

    def date_turn(self) -> None:
        """The present turn began where another process says: as long before its end as it lasts."""
        ends, banks = self.state.deadlines, {one.player: one.bank for one in self.state.seats}
        if ends.due_at and self.now.due():
            spare = max(banks.get(player, 0.0) for player in self.now.due())
            began = ends.due_at - self.time_control.turn - spare
            self.log = replace(self.log, turn_began=min(began, self.clock.now()))

    @contextlib.contextmanager
    def _or_set_aside(self) -> Iterator[None]:
        """What this version cannot read or play on sets this table aside, and no other.

        What is stored stays as it is; in its place there is what the table may begin anew with.
        """
        try:
            yield
        except (Stale, StorageError):
            raise
        except Exception as error:  # a rule or an event of another version may fail anywhere
            number, deal_id = self.state.id, self.state.deal_id
            kind = type(error).__name__  # alone: the rest might quote cards
            log.error("table %s: deal %s cannot be read (%s): set aside", number, deal_id, kind)
            closed = self.state.stage is Stage.CLOSED
            anew = membership.anew(self.state)
            self.state = replace(anew, stage=Stage.CLOSED) if closed else anew
            self.log = DealLog()
            self.aside = True

    async def _learn_time_control(self) -> None:
        """Clocks run as the server wishes, else as the bot is set up."""
        server = await self.store.servers.settings(self.state.guild_id)
        self.time_control = time_control(self._settings, server)

    # Changing

    @contextlib.asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile. MovedOn where another process was first."""
        async with self.trouble.held():
            self.check_readable()
            try:
                yield
            except Stale:
                await self.reload()
                self.date_turn()
                self.trouble.news()
                raise Overtaken from None

    async def save(
        self, change: Callable[[TableState], TableState], though_aside: bool = False
    ) -> None:
        """Store what the change makes of the table, also where other processes change it too.

        MovedOn when they were first every time.
        """
        async with self.trouble.held():
            for _ in range(TRIES):
                if not though_aside:
                    self.check_readable()
                with contextlib.suppress(Stale):
                    await self._save(change(self.state))
                    return
                await self.reload()
                self.trouble.news()
            raise MovedOn

    async def _save(self, after: TableState) -> None:
        """Store it; of a table set aside only that it is closed, unless it begins anew."""
        await check_welcome(self.store, after, self.state)
        if self.aside and after.stage is Stage.CLOSED:
            self.state = await self.store.close_table(after)
            return
        after = self._active(substitution.dated(after, self.log.seq))
        self.state, self.aside = await self.store.save(after), False
        if self.state.deal_id is None:
            self.log = DealLog()

    async def deal_out(self, state: TableState) -> None:
        """Shuffle and begin; a deal that is over before anybody acts is settled at once."""
        await self._learn_time_control()
        state, new, book = self._dealt(state)
        self.state = await self.store.begin_deal(state, new)
        await self._begin(new, book)

    def _dealt(self, state: TableState) -> tuple[TableState, NewDeal, Book]:
        """The table during a new deal, what is to be stored of that, and its first events."""
        bank = self.time_control.bank
        seats = tuple(
            replace(seat, bank=bank, substituted=False, left_at=int(seat.gone))
            for seat in state.seats
        )
        state = self._active(state)
        seed, now = self._chance.randbytes(32).hex(), self.clock.now()
        state, new, book = dealing.dealt(replace(state, seats=seats), seed, now)
        ends = deadlines(self.time_control, state, new.players, book, 0, now) or Deadlines()
        return replace(state, deadlines=ends), new, book

    async def _begin(self, new: NewDeal, book: Book) -> None:
        self.log = DealLog.begun(new, book, self.clock.now())
        if book.deal.ended:
            await self._settle(Book(book.deal), self.state)

    async def append(self, book: Book, seats: tuple[Seated, ...] | None = None) -> None:
        """Store what has happened, with the people as they are after it where they change."""
        deal_id, seq = self.state.deal_id, self.log.seq
        assert deal_id is not None
        state = self.state if seats is None else replace(self.state, seats=seats)
        if book.deal.ended:
            await self._settle(book, state)
            return
        ends = deadlines(self.time_control, state, self.log.players, book, seq, self.clock.now())
        after = replace(state, deadlines=ends or state.deadlines)
        if after.seats == self.state.seats:
            await self.store.append(deal_id, seq, book.events, ends)
        else:
            after = await self.store.append_with(after, deal_id, seq, book.events)
        self.state = after
        self.log = self.log.after(book, self.clock.now())

    async def _settle(self, book: Book, before: TableState) -> None:
        """Store the last events and what they mean for the match; deal again where all is void."""
        players = self.log.players
        book = dealing.with_leavers_last(before, book, players, self.log.events)
        deal_id, ended = before.deal_id, book.deal.ended
        assert deal_id is not None
        assert ended is not None
        rules, now = seating.rules(before), self.clock.now()
        state, results = dealing.finished(self._active(before), book.deal, players, rules, now)
        seq = self.log.seq
        if ended.void:
            await self._learn_time_control()
            again, new, first = self._dealt(state)
            self.state = await self.store.redeal(state, seq, book.events, again, new)
            await self._begin(new, first)
            return
        self.state = await self.store.end_deal(state, deal_id, seq, book.events, results)
        metrics.DEALS.inc()
        self.log = self.log.after(book, self.clock.now())

    async def reseat(self, after: TableState, players: tuple[Player, ...]) -> None:
        """Store the table with these players in the seats of its deal."""
        await check_welcome(self.store, after, self.state)
        deal_id = after.deal_id if after.stage is Stage.DEAL else None
        self.state = await self.store.reseat(self._active(after), deal_id, players)
        self.log = self.log.reseated(players, self.clock.now())

    def _active(self, after: TableState) -> TableState:
        """The same with the moment of this change; a new host is here as well."""
        now, host_at = self.clock.now(), self.state.activity.host_at
        if after.host != self.state.host:
            host_at = now
        return replace(after, activity=Activity(now, host_at))

    async def note(self, activity: Activity) -> None:
        """Know when people were last here; store that where what is stored is much older.

        For the holder of the lock. StorageError.
        """
        if activity != self.state.activity:
            self.state = replace(self.state, activity=activity)
        before = self._noted
        most = max(activity.active_at - before.active_at, activity.host_at - before.host_at)
        if most > NOTED_SECONDS:
            await self.store.note_activity([self.state.id], activity)
            self._noted = activity

    async def put_off(self, ends: Deadlines) -> None:
        """Store other deadlines of the same turn."""
        await self.store.set_deadlines(self.state.id, ends)
        self.state = replace(self.state, deadlines=ends)


class MovedOn(Exception):
    """The action was made against an earlier state of the table; nothing has changed."""


class Overtaken(MovedOn):
    """Another process has changed the table meanwhile; what it did is known now."""
