"""Reconciliation of one table's messages, each on its own, so that none waits for another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from math import inf
from typing import TypeAlias

import discord

from bot import logs
from bot.clock import Clock
from bot.discord import limits
from bot.discord.client import Gamenight, in_short, is_outside, is_passing
from bot.discord.outgoing import Blocked, Urgency
from bot.discord.permissions import Foreseen, may_see
from bot.domain.computers import people
from bot.domain.names import naming
from bot.domain.state import Stage
from bot.store.errors import until_answered
from bot.tables.snapshot import Snapshot
from bot.words import speaking, telling_of
from cogs.core.people import language_at, names_at
from cogs.core.published import Published
from cogs.core.reconciler import Attempt, Outcome, Reconciler
from cogs.hand.posts import DIRECT, is_shown, lost_place, show_direct, show_reply
from cogs.table.channels import handle_lost_channel, where_is
from cogs.table.orphans import delete_orphans, readable_place
from cogs.table.pings import pings
from cogs.table.posts import of_next_deal, post_table
from cogs.table.spectators import show_spectators

log = logging.getLogger(__name__)

SERVER_SECONDS = 10.0  # to wait after a start for the guilds of the gateway
LINE_SECONDS = 5.0  # for which a table holds its place in the line after a start
TABLE_FIRST_SECONDS = 5.0  # for which the pings of a deal wait for the table message above them
POSTED_SECONDS = 15.0  # after which a message that was being posted is known, or in doubt
DOUBT_SECONDS = 30.0  # in which a retry finds a message that may have been posted
LATE_SECONDS = 3.0  # in which a hand is shown unless there is trouble

Show = Callable[[Gamenight, Published], Awaitable[None]]


ShowHand = Callable[[Gamenight, Published, str], Awaitable[None]]


def _is_right(hand: Reconciler | None) -> bool:
    return hand is not None and hand.since is None and hand.shown


def _left_without(table: Snapshot) -> tuple[str, ...]:
    """Return the people of a table with a lost place, who are told without holding cards."""
    return tuple(seat.player for seat in table.state.seats) if lost_place(table) else ()


class Showing:
    """Shows one table; `over` is called when the table is closed and all has been shown.

    After a start, `line` limits how many tables are shown at a time.
    """

    def __init__(
        self, bot: Gamenight, published: Published, line: Line, over: Callable[[], None]
    ) -> None:
        self._bot = bot
        self._clock = bot.clock
        self.published = published
        self._line = line
        self._over = over
        self._let_in = asyncio.get_running_loop().create_future()  # any attempt may start
        self._looked = asyncio.Event()  # for orphans, which must be known before others are posted
        self._hurry = asyncio.Event()  # the table of a new deal is not put off
        self._lost_time = LostTime(published, bot.clock)
        self._direct: dict[str, Reconciler] = {}  # the hands in direct messages, by player
        self._replies: dict[str, Reconciler] = {}  # the hands opened in the channel
        self._orphans = self._reconciler("orphans", self._delete_orphans)
        self._pings = self._reconciler("pings", self._ping)
        self._table = self._reconciler("table message", self._show_table)
        self._spectators = self._reconciler("spectators", self._show_spectators)
        self._orphans.want(Urgency.REST)

    def changed(self) -> None:
        """Show the changed state."""
        if not self._let_in.done():  # a table with activity does not wait in the line
            self._let_in.set_result(None)
        self.want_all()

    def allowed(self) -> None:
        """Retry refused messages, as a permission may have changed."""
        for one in (self._orphans, self._pings, self._table):
            if not one.shown or (one is self._pings and self.published.held):
                one.want()
        self.account()

    def want_all(self) -> None:
        """Show all messages anew; after a start, in the turn of the line."""
        now, next_deal = self.published.table.now, of_next_deal(self.published)
        due = now.waited_for()
        for player in people(dict.fromkeys((*now.players, *_left_without(now)))):
            for hand in self._hands(player):
                hand.want(Urgency.HAND if player in due else Urgency.REST)
        if next_deal:
            self._hurry.set()
        self._table.want(Urgency.PING if next_deal else Urgency.TABLE)
        self._pings.want(Urgency.PING)
        if self.published.spectators:
            self._spectators.want(Urgency.REST)
        self.account()

    @property
    def under_way(self) -> bool:
        """Whether any message is outdated or in doubt."""
        doubt = self.published.doubtful or self.published.nonces
        return bool(doubt) or any(one.since is not None for one in self._all())

    def untold_since(self) -> float | None:
        """Since when, in epoch seconds, a player on turn cannot know it or be heard; None: all can.

        Between deals: since when no person can be heard.
        """
        table = self.published.table
        waited_for, deaf = table.now.waited_for(), self._bot.deaf_since(table.state.guild_id)
        moments = [*map(self._untold_to, waited_for)]
        if deaf is not None and (waited_for or not table.due()):
            silent_at = max(table.state.activity.active_at, table.stored.known_since)
            moments.append(max(table.turn_began if waited_for else silent_at, deaf))
        return min((moment for moment in moments if moment is not None), default=None)

    async def hand_tried(self, player: str) -> None:
        """Wait for an attempt to show this player's hand, at most LATE_SECONDS."""
        tried = asyncio.gather(*(hand.tried() for hand in self._hands(player)))
        await self._at_most(LATE_SECONDS, tried)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop all messages; return the tasks that end."""
        ending = [one.cancel() for one in self._all()]
        return [*self._lost_time.cancel(), *(task for task in ending if task)]

    def _all(self) -> tuple[Reconciler, ...]:
        beside = self._orphans, self._pings, self._table, self._spectators
        return (*beside, *self._direct.values(), *self._replies.values())

    def _hands(self, player: str) -> list[Reconciler]:
        """Return the reconcilers of the hand messages of a player, of which none delays another."""
        if player not in self._direct:
            attempt = partial(self._show_hand, player, show_direct)
            self._direct[player] = self._reconciler(f"hand of {player}", attempt)
        if player in self.published.replies and player not in self._replies:
            attempt = partial(self._show_hand, player, show_reply)
            self._replies[player] = self._reconciler(f"open hand of {player}", attempt)
        return [by[player] for by in (self._direct, self._replies) if player in by]

    def _reconciler(self, name: str, attempt: Attempt) -> Reconciler:
        table_id, limit = self.published.table.state.id, self._bot.requests.limit
        named = f"{name}, table {table_id}"
        return Reconciler(named, table_id, limit, self._clock, attempt, self._ended)

    def _ended(self) -> None:
        self.account()
        if self.published.doubtful and self._orphans.over:
            self._orphans.want_at(self._clock.now() + DOUBT_SECONDS)
        closed = self.published.table.state.stage is Stage.CLOSED
        if closed and all(one.over for one in self._all()):
            self._over()

    async def _delete_orphans(self) -> Outcome:
        if self._looked.is_set():
            return await self._without_orphans(POSTED_SECONDS)
        known = self._bot.servers_known(self.published.table.state.guild_id)
        await self._at_most(SERVER_SECONDS, known)  # a server that stays away is not waited for
        async with self._line.place(self._let_in) as for_others:
            try:
                outcome = await self._look_for_orphans()
            finally:
                self._looked.set()
            if for_others and outcome is Outcome.SHOWN:
                await self._all_tried()
            return outcome

    async def _look_for_orphans(self) -> Outcome:
        """Search for orphans; there are none where nothing was under way at the bot's stop."""
        if self.published.before is None:
            return await self._without_orphans()
        self.published.looked_at = self._clock.now()
        return Outcome.SHOWN

    async def _without_orphans(self, pause: float = 0) -> Outcome:
        """Delete orphans among hands at once, and in the channel as soon as it is readable."""
        place = readable_place(self._bot, self.published)
        outcome = await self._outcome(partial(delete_orphans, place=place, pause=pause))
        if place or self.published.table.state.private or outcome is not Outcome.SHOWN:
            return outcome
        known = readable_place(self._bot, self.published)  # known only now, so still to be searched
        return await self._without_orphans(pause) if known else Outcome.REFUSED

    async def _all_tried(self) -> None:
        """Wait for an attempt of each message, at most LINE_SECONDS for the tables behind."""
        shown = (*self._direct.values(), self._table, self._pings)
        await self._at_most(LINE_SECONDS, asyncio.gather(*(one.tried() for one in shown)))

    async def _at_most(self, seconds: float, done: Awaitable[object]) -> None:
        """Wait for an awaitable, at most so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with self._clock.deadline(self._clock.now() + seconds):
                await done

    async def _show_hand(self, player: str, show: ShowHand) -> Outcome:
        late_at = (self.outdated_since(player) or self._clock.now()) + LATE_SECONDS
        handle = self._clock.call_at(late_at, partial(self._miss, player))
        direct = player if show is show_direct else ""

        async def shown(bot: Gamenight, published: Published) -> None:
            await show(bot, published, player)

        outcome = Outcome.FAILED
        try:
            outcome = await self._attempt(shown, direct)
        finally:
            if outcome in (Outcome.SHOWN, Outcome.REFUSED):
                handle.cancel()
        if outcome is Outcome.SHOWN:
            self.published.late.discard(player)
        elif outcome is Outcome.REFUSED:
            self._miss(player)
        if player in self.published.held:
            self._pings.want(Urgency.PING)
        return outcome

    def _is_changing(self, player: str) -> bool:
        """Whether this hand is still outdated, with no known trouble."""
        return self.outdated_since(player) is not None and player not in self.published.late

    def outdated_since(self, player: str) -> float | None:
        """Return since when no hand of this player is up to date; None where one is."""
        moments = [hand.since for hand in self._hands(player)]
        known = [moment for moment in moments if moment is not None]
        return max(known) if known and len(known) == len(moments) else None

    def _miss(self, player: str) -> None:
        """Note that this hand cannot be shown for now: a ping tells the player, if on turn."""
        if player not in self.published.late and not self._is_told(player):
            self.published.late.add(player)
            self._pings.want(Urgency.PING)

    async def _ping(self) -> Outcome:
        if self.published.table.state.private:  # the hand above says so
            return Outcome.SHOWN
        if of_next_deal(self.published):
            await self._at_most(TABLE_FIRST_SECONDS, self._table.tried())
        ping = partial(pings, changing=self._is_changing)
        outcome = await self._attempt(ping, in_place=True)
        if self.published.ping_at < inf:
            self._pings.want_at(self.published.ping_at)
        return outcome

    async def _show_table(self) -> Outcome:
        with contextlib.suppress(TimeoutError):
            async with self._clock.deadline(self.published.next_edit):
                await self._hurry.wait()
        self._hurry.clear()
        try:
            return await self._attempt(post_table, in_place=True)
        finally:
            self.published.next_edit = self._clock.now() + self._bot.settings.table_edit_seconds

    async def _show_spectators(self) -> Outcome:
        await self._clock.sleep_until(self.published.next_edit)
        return await self._attempt(show_spectators)

    async def _attempt(self, show: Show, hand_of: str = "", *, in_place: bool = False) -> Outcome:
        await self._looked.wait()
        return await self._outcome(show, hand_of, in_place=in_place)

    async def _outcome(self, show: Show, hand_of: str = "", *, in_place: bool = False) -> Outcome:
        """Show a hand, or another message; `in_place` is in the table's channel, by its route."""
        logs.about(self.published.table)
        table = self.published.table.now
        if in_place and not self._reaches(table):
            return Outcome.REFUSED  # a permission was taken; hands go on by direct message
        try:
            if hand_of and await is_shown(self._bot, self.published, hand_of):
                return Outcome.SHOWN
            names = naming(await names_at(self._bot, table))
            with speaking(await language_at(self._bot, table)), names, telling_of(table.tiles):
                return await self._show(show, in_place)
        except Exception as error:  # for any failure: the table must be shown in the end
            self._note(error)
            return Outcome.FAILED

    def _reaches(self, table: Snapshot) -> bool:
        """Whether the bot can post in the table's channel."""
        return not self._bot.has_lost(table.state.guild_id) and may_see(self._bot, *where_is(table))

    async def _show(self, show: Show, in_place: bool) -> Outcome:
        try:
            await show(self._bot, self.published)
        except discord.HTTPException as error:
            return await self._refused(error, in_place)
        return Outcome.SHOWN

    async def _refused(self, error: discord.HTTPException, in_place: bool) -> Outcome:
        """Handle a refusal of Discord: for this content, or for a while."""
        table = self.published.table
        if in_place and await handle_lost_channel(self._bot, table, error):
            return Outcome.SHOWN
        self._note(error)
        passing = is_passing(error) or error.status >= limits.SERVER_ERRORS
        # the next attempt is made without pictures
        passing |= isinstance(error, Foreseen) and error.pictures
        if isinstance(error, Blocked) and not error.is_long:
            return Outcome.LIMITED
        return Outcome.FAILED if passing or error.code in limits.NO_NEW_DMS else Outcome.REFUSED

    def _note(self, error: Exception) -> None:
        number = self.published.table.state.id
        if is_outside(error):
            log.warning("table %s could not be shown (%s)", number, in_short(error))
        else:
            log.error("table %s could not be shown", number, exc_info=error)

    def _untold_to(self, player: str) -> float | None:
        """Since when neither hand nor ping has told this player; None: told, or given up."""
        hands, pings_ = self._hands(player), self._pings
        told = self._is_told(player)
        pinged = pings_.since is None and pings_.shown and player not in self.published.held
        # a private table has no pings
        if told or (pinged and not self.published.table.state.private):
            return None
        trying = [one.since for one in (*hands, pings_) if one.since is not None]
        return max(self.published.table.turn_began, min(trying)) if trying else None

    def _is_told(self, player: str) -> bool:
        """Whether one of the hands of this player is shown, as far as is known, and up to date."""
        direct, reply = self._direct.get(player), self._replies.get(player)
        there = (DIRECT, player) in self.published.hands
        by_reply = player in self.published.replies and _is_right(reply)
        return (there and _is_right(direct)) or by_reply

    def account(self) -> None:
        """Excuse the players for the time in which one on turn could not know it or be heard."""
        self._lost_time.account(self.untold_since())


class Line:
    """A line that lets in a bounded number at a time, in order; an urgent one enters at once."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._inside: set[asyncio.Future[None]] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def place(self, let_in: asyncio.Future[None]) -> AsyncIterator[bool]:
        """Wait until `let_in` is done, in turn or set earlier by an urgent caller.

        The value is whether others wait until the place is left.
        """
        self._waiting.append(let_in)
        self._let_in()
        try:
            await let_in
            yield let_in in self._inside
        finally:
            self._inside.discard(let_in)
            self._let_in()

    def _let_in(self) -> None:
        while len(self._inside) < self._at_once and self._waiting:
            if not (first := self._waiting.popleft()).done():
                self._inside.add(first)
                first.set_result(None)


EXCUSED_SECONDS = 3.0  # beyond that, a delay exceeds the normal time to show a table

Turn: TypeAlias = tuple[int | None, int]  # the deal, and the state in which the turn began


class LostTime:
    """The lost time of one table: measured while it lasts, and given back at its end."""

    def __init__(self, published: Published, clock: Clock) -> None:
        self._published = published
        self._clock = clock
        self._lasting: tuple[Turn, float] | None = None  # the turn, and the start
        self._giving: set[asyncio.Task[None]] = set()

    def account(self, since: float | None) -> None:
        """Note since when time is lost, in epoch seconds; None: all players know and are heard.

        To be called at each change.
        """
        turn, now, before = self._turn(), self._clock.now(), self._lasting
        began = before[1] if before and before[0] == turn else now
        self._lasting = None if since is None else (turn, min(since, began))
        if since is None and now - began >= EXCUSED_SECONDS:
            task = asyncio.create_task(self._give_back(turn, now - began))
            self._giving.add(task)
            task.add_done_callback(self._giving.discard)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop giving time back; return the tasks that end."""
        for task in self._giving:
            task.cancel()
        return list(self._giving)

    def _turn(self) -> Turn:
        state = self._published.table.state
        return state.deal_id, state.deadlines.turn_seq

    async def _give_back(self, turn: Turn, seconds: float) -> None:
        """Excuse the seconds while this turn lasts."""
        table = self._published.table

        async def give_back() -> None:
            if self._turn() == turn:
                await table.excuse(seconds)

        what = f"table {table.state.id}: lost time is not given back yet"
        await until_answered(self._clock, give_back, what)
