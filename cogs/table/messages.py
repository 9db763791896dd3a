"""The messages of one table, and the reconcilers that keep them up to date side by side."""

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
from bot.app import App
from bot.clock import Clock
from bot.discord import limits
from bot.discord.errors import in_short, is_outside, is_passing
from bot.discord.outgoing import Blocked, Urgency
from bot.discord.overload import Part
from bot.discord.permissions import Foreseen, may_see
from bot.domain.computers import people
from bot.domain.state import Stage
from bot.store.errors import until_answered
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.core.posts import Posts
from cogs.core.reconciler import Attempt, Outcome, Reconciler
from cogs.hand.hands import DirectHand, Hands, ReplyHand
from cogs.hand.status import lost_place
from cogs.table.announcements import announce
from cogs.table.channels import handle_lost_channel, where_is
from cogs.table.message import speech_to_all
from cogs.table.orphans import delete_orphans, readable_place
from cogs.table.pings import Pings
from cogs.table.spectators import Spectators
from cogs.table.table_message import TableMessage

log = logging.getLogger(__name__)

SERVER_SECONDS = 10.0  # longest wait after a start for the server's data from the gateway
LINE_SECONDS = 5.0  # longest time for which a table holds its place in the line after a start
TABLE_FIRST_SECONDS = 5.0  # longest wait of a deal's pings for the table message above them
POSTED_SECONDS = 15.0  # after which a message that was being posted is stored, or in doubt
DOUBT_SECONDS = 30.0  # until the next search for a message that may have been posted
LATE_SECONDS = 3.0  # after which an outdated hand is late; a hand is usually shown sooner

Show = Callable[[Speech], Awaitable[None]]


def _is_right(hand: Reconciler | None) -> bool:
    return hand is not None and hand.since is None and hand.shown


class TableMessages:
    """All messages that show one table: table message, hands, pings, spectators' views."""

    def __init__(self, app: App, table: Table) -> None:
        self.app, self.table = app, table
        self.posts = Posts(app, table)
        self.hands = Hands(self.posts)
        self.message = TableMessage(self.posts, self._announce)
        self.pings = Pings(self.posts, self.hands)
        self.spectators = Spectators(app, table)
        self.background: set[asyncio.Task[None]] = set()  # tasks that no code awaits

    def _announce(self) -> None:
        task = asyncio.create_task(announce(self.posts), name="telling of a new table")
        self.background.add(task)
        task.add_done_callback(self.background.discard)


def messages_of(app: App, table: Table) -> TableMessages:
    """Return the messages of this table; a new object if another process shows the table."""
    return app.publisher.of(table)


class Reconciliation:
    """The reconcilers of one table; `over` is called once a closed table is completely shown.

    After a start, `line` limits the number of tables shown at the same time.
    """

    def __init__(self, messages: TableMessages, line: Line, over: Callable[[], None]) -> None:
        self._app = messages.app
        self._clock = messages.app.clock
        self.messages = messages
        self._line = line
        self._over = over
        self._let_in = asyncio.get_running_loop().create_future()  # done: attempts may start
        self._looked = asyncio.Event()  # set after the first search for orphans, before any post
        self._hurry = asyncio.Event()  # set when a deal begins: its table message is not delayed
        self._lost_time = LostTime(messages.table, messages.app.clock)
        self._direct: dict[str, Reconciler] = {}  # the hands in direct messages, by player
        self._replies: dict[str, Reconciler] = {}  # the hands opened in the channel
        self._late: dict[str, asyncio.TimerHandle] = {}  # by player; at the end the hand is late
        self._orphans = self._reconciler("orphans", self._delete_orphans)
        self._pings = self._reconciler("pings", self._ping)
        clear = partial(self._attempt, messages.pings.clear, in_place=True)
        self._old_pings = self._reconciler("old pings", clear)
        self._table = self._reconciler("table message", self._show_table)
        self._spectators = self._reconciler("spectators", self._show_spectators)
        self._orphans.want(Urgency.REST)

    def changed(self) -> None:
        """Show the changed state of the table."""
        if not self._let_in.done():  # a table with activity does not wait in the line
            self._let_in.set_result(None)
        self.want_all()

    def allowed(self) -> None:
        """Retry refused messages, as a permission may have changed."""
        for one in (self._orphans, self._old_pings, self._pings, self._table):
            if not one.shown or (one is self._pings and self.messages.pings.held):
                one.want()
        self.account()

    def eased(self) -> int:
        """Show what overload has left out and leaves out no longer; return the number of messages.

        The table message comes before the hands, in which lasting content is right anyway.
        """
        hands, message, overload = self.messages.hands, self.messages.message, self._app.overload
        left_out = list[Reconciler]()
        if message.left_out and not overload.leaves_out(Part.TABLE_PICTURES):
            message.left_out = False
            left_out.append(self._table)
        if not overload.leaves_out(Part.WAITING_HANDS):
            direct = [(one, hands.direct(player)) for player, one in self._direct.items()]
            replies = [(one, hands.reply(player)) for player, one in self._replies.items()]
            for one, hand in (*direct, *replies):
                if hand.left_out:
                    hand.left_out = False
                    left_out.append(one)
        for one in left_out:
            one.want(Urgency.REST)
        return len(left_out)

    def want_all(self) -> None:
        """Request an update of all messages; after a start, the table waits for a place in line."""
        now, next_deal = self.messages.table.now, self.messages.message.is_of_earlier_deal
        due, seats = now.waited_for(), now.state.seats
        without_cards = [seat.player for seat in seats] if lost_place(now) else []
        without_cards += self.messages.hands.left_out()
        for player in people(dict.fromkeys((*now.players, *without_cards))):
            for hand in self._hands(player):
                hand.want(Urgency.HAND if player in due else Urgency.REST)
        if next_deal or self.messages.message.is_of_lobby:
            self._hurry.set()
        self._table.want(Urgency.PING if next_deal else Urgency.TABLE)
        self._old_pings.want(Urgency.PING)
        self._pings.want(Urgency.PING)
        if self.messages.spectators.views:
            self._spectators.want(Urgency.REST)
        self.account()

    @property
    def under_way(self) -> bool:
        """Whether any message is outdated or in doubt."""
        doubt = self.messages.posts.doubtful or self.messages.posts.nonces
        return bool(doubt) or any(one.since is not None for one in self._all())

    def untold_since(self) -> float | None:
        """Return the time since which a player on turn is not told or heard; None if all are.

        The time is in seconds since the epoch. Players are not heard while interactions with the
        table do not reach the bot. Between deals, it is the time since which no person is heard.
        """
        table = self.messages.table
        waited_for, deaf = table.now.waited_for(), self._app.client.deaf_since(table.state.guild_id)
        moments = [*map(self._untold_to, waited_for)]
        if deaf is not None and (waited_for or not table.now.due()):
            silent_at = max(table.state.activity.active_at, table.stored.known_since)
            moments.append(max(table.now.turn_began if waited_for else silent_at, deaf))
        return min((moment for moment in moments if moment is not None), default=None)

    async def hand_tried(self, player: str) -> None:
        """Wait for an attempt to show this player's hand, at most LATE_SECONDS."""
        tried = asyncio.gather(*(hand.tried() for hand in self._hands(player)))
        await self._at_most(LATE_SECONDS, tried)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Cancel all attempts; return the tasks that are still ending."""
        for handle in self._late.values():
            handle.cancel()
        ending = [one.cancel() for one in self._all()]
        return [*self._lost_time.cancel(), *(task for task in ending if task)]

    def _all(self) -> tuple[Reconciler, ...]:
        beside = self._orphans, self._old_pings, self._pings, self._table, self._spectators
        return (*beside, *self._direct.values(), *self._replies.values())

    def _hands(self, player: str) -> list[Reconciler]:
        """Return the reconcilers of a player's hand messages, which do not delay each other."""
        if player not in self._direct:
            attempt = partial(self._show_hand, player, self.messages.hands.direct(player))
            self._direct[player] = self._reconciler(f"hand of {player}", attempt)
        if self.messages.hands.opened(player) and player not in self._replies:
            attempt = partial(self._show_hand, player, self.messages.hands.reply(player))
            self._replies[player] = self._reconciler(f"open hand of {player}", attempt)
        direct, reply = self._direct[player], self._replies.get(player)
        shows = reply is not None and (self.messages.hands.opened(player) or reply.since)
        return [direct, reply] if reply and shows else [direct]

    def _reconciler(self, name: str, attempt: Attempt) -> Reconciler:
        table_id, limit = self.messages.table.state.id, self._app.requests.limit
        named = f"{name}, table {table_id}"
        return Reconciler(named, table_id, limit, self._clock, attempt, self._ended)

    def _ended(self) -> None:
        self.account()
        if self.messages.pings.freed:
            self.messages.pings.freed = False
            self._pings.want(Urgency.PING)
        if self.messages.posts.doubtful and self._orphans.over:
            self._orphans.want_at(self._clock.now() + DOUBT_SECONDS)
        closed = self.messages.table.state.stage is Stage.CLOSED
        if closed and all(one.over for one in self._all()):
            self._over()

    async def _delete_orphans(self) -> Outcome:
        if self._looked.is_set():
            return await self._without_orphans(POSTED_SECONDS)
        known = self._app.client.servers_known(self.messages.table.state.guild_id)
        await self._at_most(SERVER_SECONDS, known)  # the server may be in an outage
        async with self._line.place(self._let_in) as for_others:
            try:
                outcome = await self._look_for_orphans()
            finally:
                self._looked.set()
            if for_others and outcome is Outcome.SHOWN:
                await self._all_tried()
            return outcome

    async def _look_for_orphans(self) -> Outcome:
        """Search for orphans, unless no message was under way when the bot was stopped."""
        if self.messages.hands.before is None:
            return await self._without_orphans()
        self.messages.message.looked_at = self._clock.now()
        return Outcome.SHOWN

    async def _without_orphans(self, pause: float = 0) -> Outcome:
        """Delete orphaned hands at once, and orphans in the channel once the channel is readable.

        `pause` is in seconds: see `delete_orphans`.
        """
        place = readable_place(self.messages.posts)
        posts = self.messages.posts
        outcome = await self._attempt(lambda _: delete_orphans(posts, place, pause), looks=True)
        if place or self.messages.table.state.serverless or outcome is not Outcome.SHOWN:
            return outcome
        known = readable_place(self.messages.posts)  # readable only since the search
        return await self._without_orphans(pause) if known else Outcome.REFUSED

    async def _all_tried(self) -> None:
        """Wait for an attempt at each message, at most LINE_SECONDS: other tables are in line."""
        shown = (*self._direct.values(), self._table, self._pings)
        await self._at_most(LINE_SECONDS, asyncio.gather(*(one.tried() for one in shown)))

    async def _at_most(self, seconds: float, done: Awaitable[object]) -> None:
        """Wait for an awaitable, at most for this number of seconds."""
        with contextlib.suppress(TimeoutError):
            async with self._clock.deadline(self._clock.now() + seconds):
                await done

    async def _show_hand(self, player: str, hand: DirectHand | ReplyHand) -> Outcome:
        if player not in self._late:
            late_at = (self.outdated_since(player) or self._clock.now()) + LATE_SECONDS
            self._late[player] = self._clock.call_at(late_at, partial(self._miss, player))
        outcome = await self._attempt(hand.show, hand)
        shown = self._replies if isinstance(hand, ReplyHand) else self._direct
        shown[player].want_at(hand.at if hand.at < inf else None)
        if outcome is Outcome.SHOWN:
            self.messages.pings.late.discard(player)
            if handle := self._late.pop(player, None):
                handle.cancel()
        elif outcome is Outcome.REFUSED:
            self._miss(player)
        if player in self.messages.pings.held:
            self._pings.want(Urgency.PING)
        return outcome

    def _is_changing(self, player: str) -> bool:
        """Whether this player's hand is outdated, but not late: an edit is expected soon."""
        return self.outdated_since(player) is not None and player not in self.messages.pings.late

    def outdated_since(self, player: str) -> float | None:
        """Return the time since which all hands of this player are outdated; None if one is not."""
        moments = [hand.since for hand in self._hands(player)]
        known = [moment for moment in moments if moment is not None]
        return max(known) if known and len(known) == len(moments) else None

    def _miss(self, player: str) -> None:
        """Note that this player's hand is late; a player on turn is then told by a ping.

        A hand that is late because the event loop is behind comes no later than a ping.
        """
        if handle := self._late.pop(player, None):
            handle.cancel()
        if self._app.overload.is_behind and self.outdated_since(player) is not None:
            later = self._clock.now() + LATE_SECONDS
            self._late[player] = self._clock.call_at(later, partial(self._miss, player))
            return
        if player not in self.messages.pings.late and not self._is_told(player):
            self.messages.pings.late.add(player)
            self._pings.want(Urgency.PING)

    async def _ping(self) -> Outcome:
        if self.messages.table.state.serverless:  # no pings: hands tell, or players open them
            return Outcome.SHOWN
        if self.messages.message.is_of_earlier_deal:
            await self._at_most(TABLE_FIRST_SECONDS, self._table.tried())
        ping = partial(self.messages.pings.show, changing=self._is_changing)
        outcome = await self._attempt(ping, in_place=True)
        if self.messages.pings.at < inf:
            self._pings.want_at(self.messages.pings.at)
        if self.messages.pings.outdated:
            self._old_pings.want(Urgency.PING)
        return outcome

    async def _show_table(self) -> Outcome:
        with contextlib.suppress(TimeoutError):
            async with self._clock.deadline(self.messages.message.next_edit):
                await self._hurry.wait()
        self._hurry.clear()
        overload, message = self._app.overload, self.messages.message
        message.left_out = overload.leaves_out(Part.TABLE_PICTURES)
        try:
            if message.may_wait and overload.leaves_out(Part.TABLE_EDITS):
                return Outcome.SHOWN
            return await self._attempt(self.messages.message.show, in_place=True)
        finally:
            now = self._clock.now()
            message.left_out |= overload.leaves_out(Part.TABLE_PICTURES)
            message.next_edit = now + self._app.settings.table_edit_seconds
            self._table.want_at(message.given_up_at(now))

    async def _show_spectators(self) -> Outcome:
        await self._clock.sleep_until(self.messages.message.next_edit)
        return await self._attempt(self.messages.spectators.show)

    async def _attempt(
        self,
        show: Show,
        hand: DirectHand | ReplyHand | None = None,
        *,
        in_place: bool = False,
        looks: bool = False,
    ) -> Outcome:
        """Make an attempt to show `hand`, or another message, and return the outcome.

        `in_place` is whether the message is sent to the table's channel. The attempt waits for the
        first search for orphans, unless it `looks` for them itself.
        """
        if not looks:
            await self._looked.wait()
        logs.about(self.messages.table)
        table = self.messages.table.now
        if in_place and not self._reaches(table):
            return Outcome.REFUSED  # no permission there; hands still go by direct message
        try:
            if isinstance(hand, DirectHand) and await hand.is_right():
                return Outcome.SHOWN
            speech = await speech_to_all(self._app, table)
            try:
                await show(speech)
            except discord.HTTPException as error:
                return await self._refused(error, in_place)
            return Outcome.SHOWN
        except Exception as error:  # any failure leads to a retry: the table must be shown
            self._note(error)
            return Outcome.FAILED

    def _reaches(self, table: Snapshot) -> bool:
        """Whether the bot can post in the table's channel."""
        client = self._app.client
        return not client.has_lost(table.state.guild_id) and may_see(client, *where_is(table))

    async def _refused(self, error: discord.HTTPException, in_place: bool) -> Outcome:
        """Handle a refusal by Discord, for now or for this content; return the outcome."""
        table = self.messages.table
        if in_place and await handle_lost_channel(self._app, table, error):
            return Outcome.SHOWN
        self._note(error)
        passing = is_passing(error) or error.status >= limits.SERVER_ERRORS
        # the next attempt is made without pictures
        passing |= isinstance(error, Foreseen) and error.pictures
        if isinstance(error, Blocked) and not error.is_long:
            return Outcome.LIMITED
        return Outcome.FAILED if passing or error.code in limits.NO_NEW_DMS else Outcome.REFUSED

    def _note(self, error: Exception) -> None:
        number = self.messages.table.state.id
        if is_outside(error):
            log.warning("table %s could not be shown (%s)", number, in_short(error))
        else:
            log.error("table %s could not be shown%s", number, logs.stack(error))

    def _untold_to(self, player: str) -> float | None:
        """Return the time since which no hand or ping has told this player; None: told or given up.

        The time is in seconds since the epoch.
        """
        hands, pings_ = self._hands(player), self._pings
        told = self._is_told(player)
        pinged = pings_.since is None and pings_.shown and player not in self.messages.pings.held
        # a private table has no pings
        if told or (pinged and not self.messages.table.state.private):
            return None
        trying = [one.since for one in (*hands, pings_) if one.since is not None]
        return max(self.messages.table.now.turn_began, min(trying)) if trying else None

    def _is_told(self, player: str) -> bool:
        """Whether a hand of this player is shown and up to date, as far as the bot knows."""
        direct, reply = self._direct.get(player), self._replies.get(player)
        hands = self.messages.hands
        by_reply = hands.opened(player) is not None and _is_right(reply)
        return (hands.direct(player).shown is not None and _is_right(direct)) or by_reply

    def account(self) -> None:
        """Account for time in which a player on turn is not told or not heard: see `LostTime`."""
        self._lost_time.account(self.untold_since())


class Line:
    """A line that lets `at_once` callers in at a time, in order; an urgent caller at once."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._inside: set[asyncio.Future[None]] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def place(self, let_in: asyncio.Future[None]) -> AsyncIterator[bool]:
        """Wait until `let_in` is done: in turn, or set earlier by an urgent caller.

        Yield whether this caller takes up one of the places, so that others may wait for it.
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


EXCUSED_SECONDS = 3.0  # a shorter delay is the normal time to show a table, and not given back

Turn: TypeAlias = tuple[int | None, int]  # id of the deal, and the state in which the turn began


class LostTime:
    """Time that players of one table lose while they are not told or not heard.

    The time is measured while the trouble lasts. At its end, the table's deadlines are put off.
    """

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._lasting: tuple[Turn, float] | None = None  # the turn, and the start in epoch seconds
        self._giving: set[asyncio.Task[None]] = set()

    def account(self, since: float | None) -> None:
        """Note the time since which players lose time, in seconds since the epoch.

        `since` is None while all players are told and heard. To be called at each change.
        """
        turn, now, before = self._turn(), self._clock.now(), self._lasting
        began = before[1] if before and before[0] == turn else now
        self._lasting = None if since is None else (turn, min(since, began))
        if since is None and now - began >= EXCUSED_SECONDS:
            task = asyncio.create_task(self._give_back(turn, self._clock.elapsed(began)))
            self._giving.add(task)
            task.add_done_callback(self._giving.discard)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop giving time back; return the tasks that are still ending."""
        for task in self._giving:
            task.cancel()
        return list(self._giving)

    def _turn(self) -> Turn:
        state = self._table.state
        return state.deal_id, state.deadlines.turn_seq

    async def _give_back(self, turn: Turn, seconds: float) -> None:
        """Give the lost seconds back, if the turn still lasts; retry until they are stored."""
        table = self._table

        async def give_back() -> None:
            if self._turn() == turn:
                await table.excuse(seconds)

        what = f"table {table.state.id}: lost time is not given back yet"
        await until_answered(self._clock, give_back, what)
