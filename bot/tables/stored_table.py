"""Stored state of a table: every change is decided, stored, and then applied in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from dataclasses import replace
from random import Random

from bot import metrics
from bot.clock import Clock
from bot.domain import achievements, dealing, line, membership, seating
from bot.domain.errors import PlayerName, Refusal
from bot.domain.state import Activity, Deadlines, NewDeal, Seated, Stage, TableState
from bot.domain.time_control import (
    FAULT_SECONDS,
    TimeControl,
    cuts_of,
    deadlines,
    lengthened,
    time_control,
    turn_length,
    with_factors,
)
from bot.settings import Settings
from bot.store import Stale, StorageError, Store
from bot.tables.snapshot import DealLog, Snapshot
from rules.changes import Decision
from rules.deal import Deal
from rules.match.match import Player

EXCUSED_SECONDS = 3.0  # shorter losses do not justify new deadlines in every message
AGAIN_SECONDS = 15.0  # least time left to players who were told that an action failed


class StorageRecovery:
    """Failures of the storage at one table.

    Once the storage answers, the table's timers or the next action resolve the failures.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.outdated = False  # whether the shown state is outdated; reset by `Tables.changed`
        self._stored = stored
        self._doubtful = False  # a change may have been stored, or not
        self._failed_at: float | None = None  # first unresolved failure, in seconds since the epoch

    @property
    def pending(self) -> bool:
        """Whether any failure is still to be resolved."""
        return self._doubtful or self._failed_at is not None

    def mark_outdated(self) -> None:
        """Note that the shown state is outdated, and wake the timers, which show it anew."""
        self.outdated = True
        self._stored.wake.set()

    def note_failure(self, since: float) -> None:
        """Note a failure before any change: players on turn get the time `since` back."""
        if self._failed_at is None:
            self._failed_at = since
        self._stored.wake.set()

    @contextlib.asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the table's lock, after resolving earlier failures. Raises StorageError."""
        async with self._stored.lock:
            try:
                await self._resolve()
                yield
            except StorageError:
                if self._failed_at is None:
                    self._failed_at = self._stored.clock.now()
                self._doubt()
                raise
            except asyncio.CancelledError:  # a transaction under way may be stored nevertheless
                self._doubt()
                raise

    def _doubt(self) -> None:
        self._doubtful = True
        self._stored.wake.set()

    async def _resolve(self) -> None:
        if self._doubtful:
            if await self._stored.look():
                self.mark_outdated()
            self._doubtful = False
        if self._failed_at is not None:
            await self._give_back(self._failed_at)
            self._failed_at = None

    async def _give_back(self, since: float) -> None:
        """Postpone the deadline by the time lost since the moment `since`.

        At least `AGAIN_SECONDS` are left then. Losses shorter than `EXCUSED_SECONDS` are ignored,
        and losses while no person is on turn.
        """
        now, ends = self._stored.clock.now(), self._stored.state.deadlines
        lost = self._stored.clock.elapsed(max(since, self._stored.log.turn_began))
        lost = max(lost, now + AGAIN_SECONDS - ends.due_at)
        if self._stored.now.waited_for() and lost >= EXCUSED_SECONDS:
            await self.compensate(lost)
            self.mark_outdated()

    async def compensate(self, seconds: float) -> None:
        """Postpone the deadlines of the present turn by `seconds`, and store them.

        The seconds then count against no player's time or time bank. Outside a deal, they do not
        count as inactivity.
        """
        stored, ends = self._stored, self._stored.state.deadlines
        if ends.due_at:
            await stored.note_lost(seconds)
            remind = ends.remind_at and ends.remind_at + seconds
            await stored.put_off(replace(ends, due_at=ends.due_at + seconds, remind_at=remind))
            stored.log = replace(stored.log, turn_began=stored.log.turn_began + seconds)
        if stored.state.stage is not Stage.DEAL:
            await stored.note(stored.state.activity.later(seconds))


log = logging.getLogger(__name__)

NOTED_SECONDS = 60.0  # between two writes of the moments of activity
TRIES = 3  # attempts to change a table that other processes change too


async def with_wishes(store: Store, state: TableState) -> TableState:
    """Return the table with the wishes of its people for longer turns. Raises StorageError."""
    people = [seat.player for seat in state.seats if not seat.computer]
    chosen = await store.preferences.of_all(people)
    return with_factors(state, {player: chosen[player].turn_factor for player in people})


class StoredTable:
    """State of a table and its deal. All changes are made while holding `changing`."""

    def __init__(
        self, state: TableState, store: Store, settings: Settings, clock: Clock, chance: Random
    ) -> None:
        self._state = state
        self.store = store
        self.clock = clock
        self.log = DealLog()
        self.time_control = TimeControl(settings.turn_seconds, settings.bank_seconds)
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()  # makes the timers check the table anew
        self.recovery = StorageRecovery(self)
        self.aside = False  # stored data is unreadable: the table is closed or begins anew
        self.lost_turn: tuple[int | None, int] | None = None  # last turn in which time was lost
        # called after seats changed, with the players who sat and who sit
        self.on_seats: Callable[[frozenset[Player], frozenset[Player]], None] | None = None
        self._now = Snapshot(state, self.log)
        self._noted = state.activity  # activity that was stored last
        self.known_since = clock.now()  # moment at which this process loaded the table
        self.idle_seconds = settings.idle_hours * 3600
        self._settings = settings
        self._chance = chance

    @property
    def state(self) -> TableState:
        """Stored state of the table."""
        return self._state

    @state.setter
    def state(self, state: TableState) -> None:
        before, self._state = self._state, state
        if self.on_seats is not None and state.seat_holders != before.seat_holders:
            self.on_seats(before.seat_holders, state.seat_holders)

    @property
    def now(self) -> Snapshot:
        """Snapshot of the table, the same object until a change."""
        if not self._now.shows(self._state, self.log, self.aside):
            self._now = Snapshot(self._state, self.log, self.aside)
        return self._now

    @property
    def awaits_cut(self) -> bool:
        """Whether a seat is on turn to cut the pack."""
        deal = self.log.deal
        return deal is not None and any(cuts_of(deal, seat) for seat in deal.to_act)

    def running(self) -> Deal:
        """Return the running deal. Raises Refusal if there is none, or the table is set aside."""
        self.check_readable()
        if self.log.deal is None or self.state.stage is not Stage.DEAL:
            raise Refusal("no-deal-running")
        return self.log.deal

    def check_readable(self) -> None:
        """Raise Refusal if the table is set aside."""
        if self.aside:
            raise Refusal("table-set-aside", host=PlayerName(self.state.host))

    # Loading

    async def restore(self, downtime: float = 0) -> None:
        """Load the deal, and postpone the deadlines by `downtime` seconds, negative for a clock set
        back.

        A table with unreadable data is set aside.
        """
        async with self.lock:
            await self.load()
            ends = self.state.deadlines
            if downtime and ends.due_at:
                await self.note_lost(downtime)
                await self.put_off(ends.later(downtime))
            await self.finish()

    async def note_lost(self, seconds: float) -> None:
        """Note that the bot cost the players on turn `seconds` of this turn.

        The deal is not rated if these are `FAULT_SECONDS`, or if the turn runs out later.
        """
        self.lost_turn = self.state.deal_id, self.state.deadlines.turn_seq
        if seconds >= FAULT_SECONDS:
            await self.note_fault()

    async def note_fault(self) -> None:
        """Store that a technical fault cost time in the running deal."""
        if self.state.deal_id is not None and self.state.stage is Stage.DEAL:
            await self.store.deals.note_fault(self.state.deal_id)

    async def load(self, known: Mapping[int, NewDeal] | None = None) -> None:
        """Load the running deal, and the server's time control.

        Deals in `known`, by id, are not read again; they must have been read after this table's
        state.
        """
        deal_id = self.state.deal_id
        if known is None or (deal_id is not None and deal_id not in known):
            await self.reload()
            return
        await self._learn_time_control()
        with self._or_set_aside():
            self._take_up(None if deal_id is None else known[deal_id])

    async def finish(self) -> None:
        """Settle a deal whose end is stored, but not its result, as after a kill of the bot."""
        deal = self.log.deal
        if self.state.stage is Stage.DEAL and deal is not None and deal.ended:
            try:
                with self._or_set_aside():
                    await self._settle(Decision(deal), self.state)
            except Stale:
                await self.reload()

    async def reload(self) -> None:
        """Replace the state in memory by the stored one."""
        self.aside = False
        await self._learn_time_control()  # another process may have loaded another one
        self.state = self._with_latest(await self.store.tables.get(self.state.id) or self.state)
        with self._or_set_aside():
            deal_id = self.state.deal_id
            self._take_up(None if deal_id is None else await self.store.deals.get(deal_id))

    def _take_up(self, deal: NewDeal | None) -> None:
        seating.rules(self.state)
        if deal is None:
            self.log = DealLog()
            return
        rules = seating.rules_of(deal.preset, deal.choices)
        self.log = DealLog.loaded(deal, rules, self.clock.now(), dealing.following(self.state))

    async def refresh(self) -> bool:
        """Refresh from the storage; return whether the shown state is outdated."""
        async with self.recovery.locked():
            return await self.look() or self.recovery.outdated

    async def look(self) -> bool:
        """Refresh from the storage; return whether anything was new. The caller holds the lock."""
        stored = await self.store.tables.get(self.state.id)
        if stored is not None:
            stored = self._with_latest(stored)
            if stored.activity != self.state.activity:
                self.state = replace(self.state, activity=stored.activity)
        same = stored is None or (stored == self.state and not self.aside)
        if same and self.state.deal_id is not None:
            same = await self.store.deals.length(self.state.deal_id) == self.log.seq
        if not same:
            await self.reload()
            self.date_turn()
        return not same

    def _with_latest(self, stored: TableState) -> TableState:
        """Return `stored` with the newest moments of activity, unless the host has changed."""
        there, here = stored.activity, self.state.activity
        if stored.host != self.state.host:
            return stored
        latest = Activity(max(there.active_at, here.active_at), max(there.host_at, here.host_at))
        return replace(stored, activity=latest)

    def date_turn(self) -> None:
        """Set the start of a turn that another process began, from its deadline and its length."""
        ends = self.state.deadlines
        if ends.due_at and self.now.due():
            began = ends.due_at - self._length(self.state, self.now.due())
            self.log = replace(self.log, turn_began=min(began, self.clock.now()))

    @contextlib.contextmanager
    def _or_set_aside(self) -> Iterator[None]:
        """Set this table aside if the block raises an error, as on data of another version.

        Stale and StorageError are passed on. Stored data stays unchanged; `state` becomes the lobby
        for a new beginning of the table.
        """
        try:
            yield
        except (Stale, StorageError):
            raise
        except Exception as error:  # a rule or an event of another version may fail anywhere
            number, deal_id = self.state.id, self.state.deal_id
            kind = type(error).__name__  # without the message, which may name cards
            log.error("table %s: deal %s cannot be read (%s): set aside", number, deal_id, kind)
            closed = self.state.stage is Stage.CLOSED
            anew = membership.anew(self.state)
            self.state = replace(anew, stage=Stage.CLOSED) if closed else anew
            self.log = DealLog()
            self.aside = True

    async def _learn_time_control(self) -> None:
        server = await self.store.servers.settings(self.state.guild_id)
        self.time_control = time_control(self._settings, server)

    # Changing

    @contextlib.asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock for a change. Raises Refusal if the table is set aside.

        Raises Overtaken if another process changed the table first.
        """
        async with self.recovery.locked():
            self.check_readable()
            try:
                yield
            except Stale:
                await self.reload()
                self.date_turn()
                self.recovery.mark_outdated()
                raise Overtaken from None

    async def save(
        self, change: Callable[[TableState], TableState], though_aside: bool = False
    ) -> None:
        """Store the table as changed by `change`, retrying after changes of other processes.

        Raises Refusal if the table is set aside, except with `though_aside`. Raises MovedOn if
        other processes were first in all `TRIES` attempts.
        """
        async with self.recovery.locked():
            for _ in range(TRIES):
                if not though_aside:
                    self.check_readable()
                with contextlib.suppress(Stale):
                    await self._save(change(self.state))
                    return
                await self.reload()
                self.recovery.mark_outdated()
            raise MovedOn

    async def _save(self, after: TableState) -> None:
        """Store the table. For a table set aside, store only its closing or its new beginning."""
        await self.store.moderation.check_seats(after, self.state)
        if self.aside and after.stage is Stage.CLOSED:
            self.state = await self.store.tables.close(after)
            return
        after = await self.store.moderation.welcome_in_line(after)
        after = await with_wishes(self.store, after)
        after = self._prepared(self._active(membership.with_leave_times(after, self.log.seq)))
        after = self._lengthened(after, self.now.players)
        self.state, self.aside = await self.store.tables.save(after), False
        if self.state.deal_id is None:
            self.log = DealLog()

    async def deal_out(self, state: TableState) -> None:
        """Shuffle and begin a deal. If the deal ends before any action, settle the deal at once."""
        await self._learn_time_control()
        state, new, decision = self._dealt(await with_wishes(self.store, state))
        self.state = await self.store.deals.begin(state, new)
        await self._begin(new, decision)

    def _dealt(self, state: TableState) -> tuple[TableState, NewDeal, Decision]:
        """Return the table during a new deal, the deal to be stored, and its first events."""
        bank = self.time_control.bank
        seats = tuple(
            replace(seat, bank=bank, substituted=False, left_at=int(seat.gone), called_up=False)
            for seat in state.seats
        )
        state = self._active(state)
        now, secret = self.clock.now(), state.upcoming.secret or self._secret()
        state = replace(state, seats=seats)
        state, new, decision = dealing.dealt(state, secret, now, self._secret())
        ends = deadlines(self.time_control, state, new.players, decision, 0, now) or Deadlines()
        return replace(state, deadlines=ends), new, decision

    def _secret(self) -> str:
        return self._chance.randbytes(32).hex()

    def _prepared(self, state: TableState) -> TableState:
        """Return the table with a secret for its next deal, and with the line in its free seats.

        It has no words of people who left.
        """
        if not state.upcoming.secret:
            state = dealing.with_secret(state, self._secret())
        return dealing.with_words_of_seated(line.moved_up(state))

    async def _begin(self, new: NewDeal, decision: Decision) -> None:
        following = dealing.following(self.state)
        self.log = DealLog.begun(new, decision, self.clock.now(), following)
        if decision.deal.ended:
            await self._settle(Decision(decision.deal), self.state)

    async def append(self, decision: Decision, seats: tuple[Seated, ...] | None = None) -> None:
        """Store the events of `decision`, and the seats after them; settle a deal that ends."""
        deal_id, seq = self.state.deal_id, self.log.seq
        assert deal_id is not None
        state = self.state if seats is None else replace(self.state, seats=seats)
        if decision.deal.ended:
            await self._settle(decision, state)
            return
        ends = deadlines(
            self.time_control, state, self.log.players, decision, seq, self.clock.now()
        )
        after = replace(state, deadlines=ends or state.deadlines)
        if after.seats == self.state.seats:
            await self.store.deals.append(deal_id, seq, decision.events, ends)
        else:
            after = await self.store.deals.append_with(after, deal_id, seq, decision.events)
        self.state = after
        self.log = self.log.after(decision, self.clock.now())

    async def _settle(self, decision: Decision, before: TableState) -> None:
        """Store the last events and their effect on the match; deal again if the deal is void."""
        players = self.log.players
        before = await self.store.moderation.welcome_in_line(before)
        decision = dealing.with_leavers_last(before, decision, players, self.log.events)
        deal_id, ended = before.deal_id, decision.deal.ended
        assert deal_id is not None
        assert ended is not None
        rules, now = seating.rules(before), self.clock.now()
        state, results = dealing.finished(self._active(before), decision.deal, players, rules, now)
        seq = self.log.seq
        if ended.void:
            await self._learn_time_control()
            again, new, first = self._dealt(state)
            self.state = await self.store.deals.redeal(state, seq, decision.events, again, new)
            await self._begin(new, first)
            return
        events = (*self.log.events, *decision.events)
        feats = achievements.feats(decision.deal, players, events, results)
        self.state = await self.store.deals.end(
            state, deal_id, seq, decision.events, results, feats
        )
        metrics.DEALS.inc()
        self.log = self.log.after(decision, self.clock.now())

    async def reseat(self, after: TableState, players: tuple[Player, ...]) -> None:
        """Store the table with `players`, by seat, as the players of its running deal, if any."""
        await self.store.moderation.check_seats(after, self.state)
        after = self._lengthened(await with_wishes(self.store, after), players)
        deal_id = after.deal_id if after.stage is Stage.DEAL else None
        self.state = await self.store.deals.reseat(self._active(after), deal_id, players)
        self.log = self.log.reseated(players, self.clock.now())

    def _lengthened(self, after: TableState, players: tuple[Player, ...]) -> TableState:
        """Return the table with later deadlines if the present turn of `players` got longer."""
        deal = self.log.deal
        if after.stage is not Stage.DEAL or deal is None or not self.now.due():
            return after
        due = [players[seat] for seat in deal.to_act]
        more = self._length(after, due) - self._length(self.state, self.now.due())
        return replace(after, deadlines=lengthened(after.deadlines, more))

    def _length(self, state: TableState, due: Collection[Player]) -> float:
        return turn_length(self.time_control, state, due, self.awaits_cut)

    def _active(self, after: TableState) -> TableState:
        """Return the state with this moment as last activity of the table, and of a new host."""
        now, host_at = self.clock.now(), self.state.activity.host_at
        if after.host != self.state.host:
            host_at = now
        return replace(after, activity=Activity(now, host_at))

    async def note(self, activity: Activity) -> None:
        """Note the moments of the last activity.

        They are stored if the stored moments are older by more than `NOTED_SECONDS`. The caller
        holds the lock. Raises StorageError.
        """
        if activity != self.state.activity:
            self.state = replace(self.state, activity=activity)
        before = self._noted
        most = max(activity.active_at - before.active_at, activity.host_at - before.host_at)
        if most > NOTED_SECONDS:
            await self.store.tables.note_activity([self.state.id], activity)
            self._noted = activity

    async def put_off(self, ends: Deadlines) -> None:
        """Store other deadlines of the present turn. Raises StorageError."""
        await self.store.tables.set_deadlines(self.state.id, ends)
        self.state = replace(self.state, deadlines=ends)


class MovedOn(Exception):
    """The action was based on an earlier state of the table; nothing has changed."""


class Overtaken(MovedOn):
    """Another process has changed the table first; that change is loaded now."""
