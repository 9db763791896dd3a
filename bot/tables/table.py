"""The game in one channel: one lock, one deal, one log. Decide, store, then tell.

Knows nothing of Discord: an `Audience` is told that something changed and looks at it through
`view`, which is all that anyone outside ever sees of a deal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Concatenate, ParamSpec

from bot.domain import dealing, drafts, membership, presence, seating
from bot.domain.state import Deadlines, Delivery, Stage, TableState
from bot.players import weakest
from bot.players.weakest import out_of_time
from bot.store import Stale
from bot.tables.deal_log import Audience, KeptTable, MovedOn
from bot.words import Refusal
from rules.actions import Action, IllegalAction, Pass, Seat
from rules.cards import Cards
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import decide
from rules.match.match import Player
from rules.view import SeatView, meanings, objection, view

__all__ = ["Audience", "MovedOn", "Table"]

P = ParamSpec("P")

WAIT_SECONDS = 60.0  # what "wait for them" adds
LONGEST_WAIT = 300.0  # seconds from now that a deadline is put off to at most


class Table(KeptTable):
    """One table. Every method that changes something stores it first; then people are told."""

    # What anybody may know

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

    def readings(
        self, player: Player, cards: Cards, key: str | None = None
    ) -> tuple[Combination, ...]:
        """What these cards of the player's hand may be laid as, the strongest first.

        Raises MovedOn when they were chosen in an earlier state.
        """
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("not-at-this-table")
        deal = self._running()
        if key is not None and not self._fresh(seat, key):
            raise MovedOn
        return meanings(deal, seat, cards)

    def objection(self, player: Player, cards: Cards) -> IllegalAction | None:
        """Why these cards may not be laid now, whosever turn it is; None when they may."""
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("not-at-this-table")
        return objection(self._running(), seat, cards)

    def due_since(self, player: Player) -> int:
        """The state (a number of events) in which this player came on turn."""
        return self._due_since.get(self._players.index(player), self.seq)

    # Changes outside a deal

    async def join(self, player: Player) -> None:
        """Take a seat, or come back to it; that of a computer rather than wait for a free one."""
        free = membership.seats_for_newcomer(self.state, player)
        if free:
            await self.take_over(player, max(free, key=self._cards_left))
        else:
            await self._save(lambda state: seating.joined(state, player))

    async def leave(self, player: Player) -> None:
        """Leave the lobby, or sit out the next deals."""
        await self._save(lambda state: seating.left(state, player))

    async def edit(self, player: Player, change: drafts.Change) -> None:
        """The host changes the rules by one step."""
        await self._save(lambda state: drafts.edited(state, player, change))

    async def undo_edit(self, player: Player) -> None:
        """The host takes back the last step."""
        await self._save(lambda state: drafts.undone(state, player))

    async def add_computer(self, player: Player) -> None:
        """Fill a seat with a computer player."""
        await self._save(lambda state: seating.with_computer(state, player))

    async def deliver(self, player: Player, delivery: Delivery) -> None:
        """Note where this player's hands go."""
        seat = seating.seated(self.state, player)
        if seat and seat.delivery != delivery:
            await self._save(lambda state: seating.delivered(state, player, delivery))

    async def quit(self, player: Player) -> None:
        """Leave for good; a deal that runs is played on by a computer, for the last place."""
        await self._save(lambda state: presence.gone(state, player))

    async def wake(self, player: Player) -> None:
        """The player is here again and plays their own cards."""
        await self._save(lambda state: presence.awake(state, player))

    async def take_over(self, player: Player, computer: Player) -> None:
        """Take a computer's seat with its cards and its score, also in the middle of a deal."""
        async with self.lock:
            after = presence.taken_over(self.state, player, computer)
            players = tuple(player if one == computer else one for one in self._players)
            deal_id = self.state.deal_id if self.state.stage is Stage.DEAL else None
            try:
                self.state = await self.store.reseat(after, deal_id, players)
            except Stale:
                await self._reload()
                raise MovedOn from None
            self._players = players
            self.turn_began = self.clock.now()
        self.audience.changed(self)

    async def arrange(
        self,
        change: Callable[Concatenate[TableState, P], TableState],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Do what one of the functions of `bot.company` says."""
        await self._save(lambda state: change(state, *args, **kwargs))

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
            over = self.clock.now() - self.turn_began - self.pace.turn
            awake = presence.acted(self.state, player, over if seat in deal.to_act else 0)
            await self._keep(decide(deal, seat, action), awake.seats)
        self.audience.changed(self)

    async def play_computers(self) -> None:
        """Let the first seat that is due and plays by itself make its move."""
        async with self.lock:
            due = [p for p in self.due() if seating.plays_itself(self.state, p)]
            if not due or self._deal is None:
                return
            seat = self._players.index(due[0])
            await self._keep(decide(self._deal, seat, weakest(view(self._deal, seat))))
        self.audience.changed(self)

    async def pass_for(self, player: Player, seq: int) -> None:
        """Pass for a player who wishes it so when nothing can be played, unless all has changed."""
        async with self.lock:
            if seq != self.seq or player not in self.waited_for() or self._deal is None:
                return
            await self._keep(decide(self._deal, self._players.index(player), Pass()))
        self.audience.changed(self)

    async def time_is_up(self, turn_seq: int) -> None:
        """Act for the people whose clock has run out, unless they have acted meanwhile."""
        async with self.lock:
            if self.state.deadlines.turn_seq != turn_seq or self.state.stage is not Stage.DEAL:
                return
            for player in self.waited_for():
                if self._deal is not None and self._deal.ended is None:
                    seat = self._players.index(player)
                    action = out_of_time(view(self._deal, seat))
                    late = presence.timed_out(self.state, player)
                    await self._keep(decide(self._deal, seat, action), late.seats)
                if self.state.deadlines.turn_seq != turn_seq:
                    break
        self.audience.changed(self)

    async def wait(self, player: Player) -> None:
        """Give those on turn more time, as another at the table asks."""
        async with self.lock:
            presence.may_wait(self.state, player, self.waited_for())
            ends, now = self.state.deadlines, self.clock.now()
            due_at = min(max(ends.due_at, now) + WAIT_SECONDS, now + LONGEST_WAIT)
            if due_at < ends.due_at + 1:
                raise Refusal("waited-enough")
            await self._put_off(replace(ends, due_at=due_at))
        self.audience.changed(self)

    async def excuse(self, seconds: float) -> None:
        """Add time that was lost because people could not be shown the table."""
        async with self.lock:
            ends = self.state.deadlines
            if ends.due_at:
                await self._put_off(replace(ends, due_at=ends.due_at + seconds))
        self.audience.changed(self)

    async def remind(self) -> None:
        """Tell those on turn that half of their time is over, once."""
        async with self.lock:
            await self._put_off(replace(self.state.deadlines, remind_at=0))
        self.audience.remind(self)

    async def _put_off(self, ends: Deadlines) -> None:
        await self.store.set_deadlines(self.state.id, ends)
        self.state = replace(self.state, deadlines=ends)

    async def _save(self, change: Callable[[TableState], TableState]) -> None:
        async with self.lock:
            try:
                self.state = await self.store.save(change(self.state))
            except Stale:  # another process was first: look again, then try once more
                await self._reload()
                self.state = await self.store.save(change(self.state))
            if self.state.deal_id is None:
                self._forget_deal()
        self.audience.changed(self)

    def _cards_left(self, player: Player) -> int:
        seat = self.seat_of(player)
        return self._deal.hands[seat].bit_count() if self._deal and seat is not None else 0

    def _running(self) -> Deal:
        if self._deal is None or self.state.stage is not Stage.DEAL:
            raise Refusal("no-deal-running")
        return self._deal

    def _fresh(self, seat: Seat, key: str) -> bool:
        """Was this state seen since the seat came on turn? Others may have acted beside it."""
        deal_id, _, seq = key.partition(".")
        if deal_id != str(self.state.deal_id) or not seq.isdigit():
            return False
        out_of_turn = self._top_since if self.rules.interrupters else self.seq
        return self._due_since.get(seat, out_of_turn) <= int(seq) <= self.seq
