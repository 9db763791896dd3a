"""The game in one channel, with all actions of people: decide, store, then notify.

Independent of Discord: an `Audience` is notified of a change and reads the table through `now`, a
snapshot, which is the only access to a deal from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from random import Random
from typing import Concatenate, ParamSpec, Protocol

from bot import metrics
from bot.clock import Clock
from bot.domain import drafts, host, line, membership, seating, stopping, throne, time_control
from bot.domain.computers import is_computer
from bot.domain.errors import Refusal
from bot.domain.state import Activity, Closing, Delivery, Stage, TableState
from bot.settings import Settings
from bot.store import Store
from bot.tables.snapshot import Snapshot
from bot.tables.stored_table import MovedOn, Overtaken, StoredTable
from rules.actions import Action, IllegalAction, Seat
from rules.cards import Cards
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import decide, timely
from rules.match.match import Player
from rules.view import meanings, objection

__all__ = ["Audience", "MovedOn", "Table"]

P = ParamSpec("P")

WAIT_SECONDS = 60.0  # added to a deadline by a request to wait
LONGEST_WAIT = 300.0  # seconds from now to the latest deadline that such a request may set


class Audience(Protocol):
    """Observer that shows the table to people. Calls return at once and never raise.

    `Tables` and `cogs.table.publisher.Publisher` are audiences.
    """

    def changed(self, table: Table) -> None:
        """Show the table after a stored change."""

    def taken_up(self, table: Table) -> None:
        """Show the table after a start of the bot, when the work on other tables allows."""

    def remind(self, table: Table) -> None:
        """Remind the players on turn that half of their time is over."""

    def is_told(self, table: Table) -> bool:
        """Whether all players on turn have been notified; if not, no deadline is enforced."""


class Table:
    """One table. Every method that changes the table stores the change first, then notifies.

    Each such method raises Refusal with the reason, or MovedOn if another change was first. In both
    cases nothing has changed.

    `sealed` says that the first delivery of the cards is under way, and that nothing else may show
    the table meanwhile: an interaction that finds it sealed raises Refusal.
    """

    def __init__(
        self,
        state: TableState,
        store: Store,
        audience: Audience,
        settings: Settings,
        clock: Clock,
        chance: Random,
    ) -> None:
        self.audience = audience
        self.store = store
        self.clock = clock
        self.chance = chance
        self.stored = StoredTable(state, store, settings, clock, chance)
        self.restore = self.stored.restore
        self.sealed = False

    # Public state

    @property
    def now(self) -> Snapshot:
        """Snapshot of the table, the same object until a change."""
        return self.stored.now

    @property
    def state(self) -> TableState:
        """Stored state of the table."""
        return self.stored.state

    @property
    def aside(self) -> bool:
        """Whether stored data is unreadable. `state` is then the lobby for a new beginning."""
        return self.stored.aside

    def idle_at(self) -> float | None:
        """Return the moment at which the inactive table closes, in seconds since the epoch.

        None during a deal with deadlines, and for a table set aside, which another version may
        read.
        """
        return None if self.aside else host.idle_at(self.state, self.stored.idle_seconds)

    def is_idle(self) -> bool:
        """Whether the table has been inactive for so long that it is to be closed now."""
        at = self.idle_at()
        return at is not None and at <= self.clock.now()

    def readings(
        self, player: Player, cards: Cards, key: str | None = None
    ) -> tuple[Combination, ...]:
        """Return the combinations as which these cards may be laid, the strongest first.

        `key` is the state in which the cards were chosen. Raises MovedOn if that state is outdated,
        Refusal if the player has no seat in a running deal.
        """
        deal, seat = self._playing(player, key)
        return meanings(deal, seat, cards)

    def objection(self, player: Player, cards: Cards) -> IllegalAction | None:
        """Return the reason against laying these cards, on turn or not; None if they are legal."""
        deal, seat = self._playing(player)
        return objection(deal, seat, cards)

    def timely(self, player: Player, cards: Cards) -> bool:
        """Whether this player may lay cards now: on turn, or by laying these cards out of turn."""
        return timely(*self._playing(player), cards)

    # Changes outside a deal

    async def join(self, player: Player) -> None:
        """Take a seat or return after sitting out; in a deal, take over a computer's cards.

        Where no seat is free, the person comes last in the line.
        """
        free = membership.seats_for_newcomer(self.state, player, self.now.takeable)
        if free:  # prefer seats of people who left: computers keep theirs in the next deal
            left = [one for one in free if not is_computer(one)] or free
            await self.take_over(player, max(left, key=self.stored.log.cards_left))
        else:
            await self.arrange(line.came, player)

    async def call_up(self) -> None:
        """Give the cards that a computer plays in the running deal to the first in the line.

        Raises StorageError, or MovedOn if another change was first.
        """
        for player in (await self.store.moderation.welcome_in_line(self.state)).line:
            if membership.seats_for_newcomer(self.state, player, self.now.takeable):
                await self.join(player)

    async def leave(self, player: Player) -> None:
        """Leave the lobby, or sit out the next deals."""
        await self.arrange(seating.left, player)

    async def edit(self, player: Player, change: drafts.Change) -> None:
        """Change the rules by one step, as the host."""
        await self.arrange(drafts.edited, player, change)

    async def undo_edit(self, player: Player) -> None:
        """Undo the last change of the rules, as the host."""
        await self.arrange(drafts.undone, player)

    async def deliver(self, player: Player, delivery: Delivery) -> None:
        """Set the place to which this player's hands are delivered."""
        seat = seating.seated(self.state, player)
        if seat and seat.delivery != delivery and not self.aside:
            await self.arrange(seating.delivered, player, delivery)

    async def quit(self, player: Player) -> None:
        """Leave for good. In a running deal a computer plays on, and the player is placed last."""
        await self.arrange(membership.gone, player)

    async def learn_wishes(self) -> None:
        """Store what the people here wish for their turns; a turn under way may get longer."""
        if not self.aside:
            await self.arrange(seating.unchanged)

    async def wake(self, player: Player) -> None:
        """End the absence of a player, who plays again without a computer."""
        await self.arrange(time_control.awake, player)

    async def take_over(self, player: Player, before: Player) -> None:
        """Take the seat of `before`, which a computer plays; during a deal, also take its cards."""
        async with self.stored.changing():
            after = membership.taken_over(self.state, player, before, self.now.takeable)
            players = self.now.players
            if after.stage is Stage.DEAL:  # a finished deal keeps its players
                players = tuple(player if one == before else one for one in players)
            await self.stored.reseat(after, players)
        self.audience.changed(self)

    async def arrange(
        self,
        change: Callable[Concatenate[TableState, P], TableState],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Change the state by a function of `bot.domain`, called with the state and `args`."""
        await self.stored.save(lambda state: change(state, *args, **kwargs))
        self.audience.changed(self)

    async def stop(self, player: Player, manager: bool = False) -> None:
        """Close the table for good, or ask the deal's other people (see `stopping.stopped`)."""
        now = self.clock.now()
        await self.stored.save(
            lambda state: stopping.stopped(state, player, now, manager, self.now.running),
            though_aside=True,
        )
        self.audience.changed(self)

    async def answer_stop(self, player: Player, agrees: bool) -> None:
        """Agree to the request to stop the deal, or decline; its author takes it back."""
        now = self.clock.now()
        if agrees:
            await self.stored.save(lambda state: stopping.agreed(state, player, self.now.running))
        else:
            await self.stored.save(
                lambda state: stopping.declined(state, player, self.now.running, now)
            )
        self.audience.changed(self)

    async def close(self, why: Closing) -> None:
        """Close the table for good for a reason other than a person's wish."""
        await self.stored.save(partial(host.closed, why=why), though_aside=True)
        self.audience.changed(self)

    async def take_over_host(self, player: Player) -> None:
        """Become the host in place of an inactive one."""
        await self.arrange(host.taken_over, player, self.clock.now())

    async def begin_anew(self, player: Player, manager: bool = False) -> None:
        """Return a table set aside to its lobby, as host or manager; MovedOn if it is not aside."""
        if not self.aside:
            raise MovedOn
        banned = await self.store.moderation.banned_at(self.state)
        change = partial(membership.begun_anew, player=player, manager=manager, without=banned)
        await self.stored.save(change, though_aside=True)
        self.audience.changed(self)

    async def deal(
        self, player: Player, fill: Collection[str] | None = None, carry: bool | None = None
    ) -> None:
        """Start the match, deal again, or begin a new match after the last.

        If `fill` is not None, computers take the free seats. `fill` holds names of people, which no
        computer may have. `carry` is whether a match begins with the places of the throne; if it is
        None, as decided before.
        """
        async with self.stored.changing():
            state = host.starting(self.state, player, self.clock.now())
            if fill is not None:
                state = seating.filled_up(state, player, fill)
            ready = seating.ready(state, player)
            if state.stage in (Stage.LOBBY, Stage.OVER) and not state.serverless:
                ready = throne.begun(state, ready, await self.store.thrones.of(ready), carry)
            await self.stored.deal_out(ready)
        self.audience.changed(self)

    async def decide(self, player: Player, carry: bool) -> None:
        """Set whether Start carries on from the throne, as a player who may press Start."""
        await self.arrange(throne.decided, player, self.clock.now(), carry)

    # Play

    async def act(self, player: Player, action: Action, key: str | None = None) -> None:
        """Apply an action chosen in state `key` (the present state if None).

        Raises MovedOn, IllegalAction or Refusal; in each case nothing has changed.
        """
        try:
            await self._act(player, action, key)
        except MovedOn as moved:
            # another process has changed the table; the action may still be possible
            other = isinstance(moved, Overtaken) or await self.stored.refresh()
            if not other or self.aside:
                raise
            await self._act(player, action, key)
        metrics.ACTIONS.labels("person").inc()
        self.audience.changed(self)

    async def _act(self, player: Player, action: Action, key: str | None) -> None:
        async with self.stored.changing():
            deal, seat = self._playing(player, key)
            spent = self.clock.now() - self.now.turn_began
            over = spent / time_control.factor(self.state, player) - self.stored.time_control.turn
            awake = time_control.acted(self.state, player, over if seat in deal.to_act else 0)
            await self.stored.append(decide(deal, seat, action), awake.seats)

    async def wait(self, player: Player) -> None:
        """Give the players on turn more time, at the request of another player at the table."""
        async with self.stored.changing():
            time_control.may_wait(self.state, player, self.now.waited_for())
            ends, now = self.state.deadlines, self.clock.now()
            due_at = min(max(ends.due_at, now) + WAIT_SECONDS, now + LONGEST_WAIT)
            if due_at < ends.due_at + 1:
                raise Refusal("waited-enough")
            given_by = time_control.with_gift(ends, player)
            await self.stored.put_off(replace(ends, due_at=due_at, given_by=given_by))
        self.audience.changed(self)

    async def note(self, player: Player) -> None:
        """Note an interaction or message of a person as activity. Raises StorageError."""
        if player not in self.state.seat_holders or self.state.stage is Stage.CLOSED:
            return
        async with self.stored.lock:
            now, state = self.clock.now(), self.state
            host_at = now if player == state.host else state.activity.host_at
            await self.stored.note(Activity(now, host_at))

    async def excuse(self, seconds: float) -> None:
        """Give players the time back that was lost because messages could not show the table."""
        async with self.stored.recovery.locked():
            await self.stored.recovery.compensate(seconds)
        self.audience.changed(self)

    def _playing(self, player: Player, key: str | None = None) -> tuple[Deal, Seat]:
        """Return the running deal and the player's seat.

        Raises Refusal if there is no deal or no seat, MovedOn if `key` is too old to act on.
        """
        deal, seat = self.stored.running(), self.now.seat_of(player)
        if seat is None:
            raise Refusal("not-at-this-table")
        if key is not None:
            deal_id, _, seq = key.partition(".")
            of_deal = deal_id == str(self.state.deal_id) and seq.isdigit()
            interrupted = bool(self.now.rules.interrupters)
            if not (of_deal and self.stored.log.fresh(seat, int(seq), interrupted)):
                raise MovedOn
        return deal, seat
