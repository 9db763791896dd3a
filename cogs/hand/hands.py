"""Hand messages, one object each: direct messages, and private answers in the table's channel.

A message is edited if it differs from the state of the table. The hand of a player with closed
direct messages moves to the channel of the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from math import inf
from typing import Any

import discord
from discord.utils import MISSING

from bot import metrics
from bot.app import App
from bot.discord.errors import in_short, is_lasting, is_passing
from bot.discord.outgoing import Blocked, Urgency, purpose
from bot.discord.overload import Part
from bot.domain import seating
from bot.domain.preferences import Preferences, Sent
from bot.domain.state import Delivery, Post, Stage
from bot.store import StorageError
from bot.tables.history import is_void
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.core.components import without_rows
from cogs.core.context import Context
from cogs.core.people import Reader, place_of_hand, reader_of
from cogs.core.posts import ClickedMessage, Posts, Reply
from cogs.hand.budget import Budget
from cogs.hand.closed import moves_the_hand, tell_closed
from cogs.hand.message import LEFT, WAITS, State, hand_message, hand_state, hashed, known_by, met
from rules.match.match import AGAIN

log = logging.getLogger(__name__)

LIVE_SECONDS = 2.0  # at least, between two edits of a hand for other players' actions
BUSY = 20  # queued requests of all tables from which on no waiting hand is live


class Hands:
    """The hand messages of one table: for each player a direct message and a private answer.

    `before` has a hash of each hand shown at the bot's last stop, by player; it is None if the
    hands are unknown, or if messages were still being sent. `shut_at` is the time in epoch seconds
    at which Discord refused a direct message of a private table, 0 without a refusal; `shut_by` is
    the error code of the refusal.
    """

    def __init__(self, posts: Posts) -> None:
        self.app, self.table, self.posts = posts.app, posts.table, posts
        self.before: dict[str, str] | None = None
        self.shut_at = 0.0
        self.shut_by = 0
        self.budget = Budget()
        self.over: Snapshot | None = None  # the last deal, at or after its end
        self._direct: dict[str, DirectHand] = {}
        self._replies: dict[str, ReplyHand] = {}

    def direct(self, player: str) -> DirectHand:
        """Return the hand in the direct messages of this player."""
        if player not in self._direct:
            self._direct[player] = DirectHand(self, player)
        return self._direct[player]

    def reply(self, player: str) -> ReplyHand:
        """Return the hand that this player opens in the channel by a click or a command."""
        if player not in self._replies:
            self._replies[player] = ReplyHand(self, player)
        return self._replies[player]

    def opened(self, player: str) -> Reply | None:
        """Return the private answer that shows this player's hand; None without one."""
        known = self._replies.get(player)
        return known.answer if known else None

    def left_out(self) -> list[str]:
        """Return the players of the last deal who are not in this one, with results to clear."""
        over, now = self.over, self.table.now
        if over is None or now.state.stage is not Stage.DEAL:
            return []
        absent = (player for player in over.players if player not in now.players)
        return [one for one in absent if self.direct(one).cleared != over.state.deal_id]

    def prints(self) -> dict[str, str]:
        """Return a hash of each hand shown by direct message, by player; not of players on turn.

        The hand of a player on turn shows the deadline, which an absence of the bot changes.
        """
        due = self.table.now.due()
        shown = {player: hand.shown for player, hand in self._direct.items() if player not in due}
        return {player: hashed(state) for player, state in shown.items() if state is not None}

    @contextlib.asynccontextmanager
    async def answering(self, context: Context, plain: bool) -> AsyncIterator[Snapshot]:
        """Yield the state of the table for a hand that answers an interaction.

        No other update of the player's hand runs within this context. `plain` says that the answer
        has the picture of a waiting hand, without picked cards.
        """
        player, click = context.player, context.interaction
        direct, reply = self.direct(player), self.reply(player)
        second = None
        async with direct.lock, reply.lock:
            now = self.table.now
            state = hand_state(now, player, context.reader.preferences)
            yield now
            opened = self.app.clock.now()
            if context.in_place and click.message and not click.message.flags.ephemeral:
                direct.note(state, plain, edited=not context.reader.preferences.pictures)
                direct.click = Reply(click, opened, click.message.id)
                second = await direct.stay(now, click.message)
            else:
                earlier = reply.answer
                reply.answer = Reply(click, opened, beside=context.told_beside)
                reply.note(state, plain)
                # of two private hands the clicked one stays, even if the other one is newer
                if earlier and 0 != reply.answer.origin != earlier.origin:
                    await earlier.delete(opened)
        rings = direct.shown and not direct.shown.lasting
        if rings or hand_state(self.table.now, player, context.reader.preferences) != state:
            self.table.audience.changed(self.table)  # the answer shows an earlier state
        if second:
            await direct.take_away(second)


class _Hand(ClickedMessage, ABC):
    """A hand message of one player; `shown` is the state in the message, None if unknown.

    All changes of the message hold `lock`, so that the last change shows the newest state.
    """

    def __init__(self, hands: Hands, player: str) -> None:
        super().__init__(hands.posts)
        self.hands = hands
        self.player = player
        self.lock = asyncio.Lock()
        self.shown: State | None = None
        self.at = inf  # time of the next check in seconds since the epoch; inf: none
        self.left_out = False  # overload may have left out an edit
        self._noted_at = 0.0  # time of the last edit
        self._plain = False  # the message has the picture of a waiting hand, without picked cards
        self._covered = False  # another answer is shown in place of the hand

    async def show(self, speech: Speech) -> None:
        """Bring the message up to date."""
        if self.table.now.state.stage is not Stage.DEAL:
            self.hands.over = self.table.now
        reader = await reader_of(self.app, self.player, self.table.state.guild_id)
        if _has_cards(self.table.now, self.player):
            reader = await met(self.app, reader, self.table.now)
            await self._show(reader.speech(speech), reader)
        else:
            await self._show_without_cards(reader.speech(speech), reader)

    @abstractmethod
    async def _show(self, speech: Speech, reader: Reader) -> None:
        """Bring the message of a person with cards up to date."""

    @abstractmethod
    async def _show_without_cards(self, speech: Speech, reader: Reader) -> None:
        """Bring the message of a person without cards up to date."""

    def note(self, state: State, plain: bool = True, *, edited: bool = False) -> None:
        """Note that the message shows this state; `plain`: it has the picture of a waiting hand.

        A hand in words that is `edited` in answer to a press has told nothing to the ear: a turn
        that begins with the own act, and the end of a deal by it, still have to ring. Nothing
        lasting is then noted, so that the hand is due.
        """
        before, self.shown = self.shown or state._replace(turn=0), state
        new = state.turn not in (0, before.turn) or state.over > before.over
        if edited and new:
            self.shown = before._replace(lasting=())
        self._plain, self._covered = plain, False
        self._noted_at = self.app.clock.now()

    def _state(self, table: Snapshot, preferences: Preferences) -> State:
        """Return the state to show.

        Under overload, a waiting hand is not edited for its live content. If it has to be edited
        all the same, it then has only lasting content.
        """
        state, overload = hand_state(table, self.player, preferences), self.app.overload
        if not (state.waiting and overload.leaves_out(Part.WAITING_HANDS)):
            return state
        self.left_out = True
        shown = self.shown
        same = shown is not None and shown.lasting == state.lasting
        return state._replace(live=shown.live if shown and same else WAITS)

    def _is_due(self, state: State, free: bool) -> bool:
        """Whether the message needs an edit now; the time of a later edit is noted in `at`.

        An edit is `free` if rate limits do not count it.
        """
        self.at, shown = inf, self.shown
        if shown is None or shown.lasting != state.lasting:
            return True
        same = self._covered or shown.live == state.live
        if same or not (free or (state.waiting and shown.live != WAITS)):
            return False
        at = self._noted_at + LIVE_SECONDS
        if at > self.app.clock.now():
            self.at = at
            return False
        return True

    def _keeps_picture(self, state: State) -> bool:
        """Whether the message already has the picture of this state."""
        shown = self.shown
        return bool(shown and shown.lasting == state.lasting and state.waiting and self._plain)

    @contextlib.contextmanager
    def _showing(self, state: State) -> Iterator[None]:
        """Note this state as shown during the sending; a failure makes the shown state unknown."""
        self.note(state)
        try:
            yield
        except BaseException:  # also cancellation
            self.shown = None
            raise


class DirectHand(_Hand):
    """The hand in a player's direct messages.

    `unseen` says that no attempt to send the hand can have shown it: Discord refused each one.
    """

    unseen = True
    bare = 0  # id of the message of a former deal that has lost its buttons
    cleared: int | None = 0  # former deal whose results were cleared for a player left out since

    async def is_right(self) -> bool:
        """Whether the message needs no change, which is usual after another player's action."""
        if self.table.now.state.stage is not Stage.DEAL:
            self.hands.over = self.table.now
        if self.shown is None or self.hands.before:
            return False
        table, preferences = self.table.now, await self.app.store.preferences.of(self.player)
        state, post = self._state(table, preferences), await self._post()
        same = not self._is_due(state, self.young_click(post) is not None)
        sent = await place_of_hand(self.app, preferences, table.state.guild_id)
        if not (same and by_dm(table, self.player, sent)):
            return False
        return post is not None

    async def _post(self) -> Post | None:
        return await self.posts.of("hand", self.player)

    async def _show(self, speech: Speech, reader: Reader) -> None:
        table, player, post = self.table.now, self.player, await self._post()
        sent = await place_of_hand(self.app, reader.preferences, table.state.guild_id)
        if not by_dm(table, player, sent):
            await self._take_back(post, sent)
            return
        state = self._state(table, reader.preferences)
        before = self.hands.before.pop(player, "") if self.hands.before else ""  # used once only
        self.shown = (self.shown or known_by(before, state)) if post else None
        free = self.young_click(post) is not None
        if (self.hands.shut_at and not free) or not self._is_due(state, free):
            return
        unseen, self.unseen, doubts = self.unseen, False, purpose().unknown
        try:
            edited = await self._message_to_edit(reader)
            # the token of a press on the message of this deal posts without a count
            by = None if edited else self.young_click(await self.of_deal())
            try:
                await self._send(speech, reader, post, edited, by)
            except Blocked as error:
                if edited is None or not error.is_long:
                    raise
                log.warning("table %s: a hand is posted anew: %s", table.state.id, error.text)
                await self._send(speech, reader, post, None)
        except discord.HTTPException as error:
            refused = is_lasting(error) or isinstance(error, Blocked)
            self.unseen = unseen and refused and purpose().unknown == doubts
            metrics.DM_FAILURES.labels(str(error.code)).inc()
            posted = post is not None and await self._is_of_deal(post)
            if not moves_the_hand(error, first=post is None, posted=posted):
                raise
            if table.state.private:  # no other place: the next try is after a click or a restart
                self.hands.shut_at, self.hands.shut_by = self.app.clock.now(), error.code
            else:
                await self.table.deliver(player, Delivery.CHANNEL)

    async def _show_without_cards(self, speech: Speech, reader: Reader) -> None:
        """Clear the results of a player who is not in the next deal.

        Tell a person with hands by direct message that the table's place no longer exists.
        """
        over, post = self.hands.over, await self._post()
        if over and self.player in self.hands.left_out():
            self.cleared = over.state.deal_id
            if post:
                async with self.lock:
                    await self._leave_results(speech, post, reader.preferences, whole=True)
            return
        sent = await place_of_hand(self.app, reader.preferences, self.table.state.guild_id)
        if by_dm(self.table.now, self.player, sent) and not post:
            await tell_closed(self.posts, self.player, speech)

    async def _message_to_edit(self, reader: Reader) -> Post | None:
        """Return the message of this deal; None if a new message has to be posted.

        A new message takes the place of one that has to ring, and of one that later messages push
        out of sight while the player has to see it.
        """
        post = await self.of_deal()
        if post is None or self._rings(reader, post):
            return None
        below = self.app.companions.get((post.channel_id, False))
        return None if below and self._asks() and below.buries(post.message_id) else post

    async def of_deal(self) -> Post | None:
        """Return the stored message of this deal; None without one. Raises StorageError."""
        post = await self._post()
        return post if post and await self._is_of_deal(post) else None

    def _asks(self) -> bool:
        """Whether the player has to see the hand now: on turn, or as the deal ends.

        Later changes of results are edits: results that a player has seen are not posted again.
        """
        view, told = self.table.now.view(self.player), self.shown is not None and self.shown.over
        return view is not None and (view.my_turn or (view.ended is not None and not told))

    def _rings(self, reader: Reader, post: Post | None) -> bool:
        """Whether the hand has to notify a player without pictures, whom no edit reaches.

        It does once a turn, and at the end of the deal. `post` is the message of this deal; one
        posted since the turn began has notified. An answer to a press on it is an edit, and has
        not.
        """
        if reader.preferences.pictures or not self._asks():
            return False
        state, shown = hand_state(self.table.now, self.player, reader.preferences), self.shown
        if shown and (shown.turn, shown.over) == (state.turn, state.over):
            return False
        if state.over and shown is None:  # after a crash, the results may be known already
            return False
        return state.over or post is None or post.posted_at < self.table.now.turn_began

    async def _send(
        self,
        speech: Speech,
        reader: Reader,
        post: Post | None,
        edited: Post | None,
        by: Reply | None = None,
    ) -> None:
        """Wait for the rate limit, then send the current hand, unless the message shows it by now.

        `edited` is the message to edit; None posts a new message, `by` a token if possible. So does
        a turn that has begun during the wait, if the hand has to ring. `post` is the stored
        message, also of another deal.
        """
        channel_id = edited.channel_id if edited else 0
        if edited is None:  # opening the channel is a request of its own, before the turn
            known = _known(self.table.now, post)
            channel_id = (await self.app.direct_messages.to(self.player, known)).id
        async with self.turn(edited, channel_id, by), self.lock:
            table, preferences = self.table.now, reader.preferences
            if not _has_cards(table, self.player):
                return
            state, post = self._state(table, preferences), await self._post()
            before = await self.of_deal()
            rings, free = self._rings(reader, before), self.young_click(post) is not None
            if not self._is_due(state, free):
                return
            keeps = self._keeps_picture(state)
            if not keeps:
                self.app.members.look_again(table, self.player)
            self.hands.budget.live.discard(self.player)
            if state.waiting and not free and state.live != WAITS:
                state = self._affordable(state, table)
            hand = partial(hand_message, speech, self.app, table, self.player, preferences)
            hand = partial(hand, live=state.live != WAITS)
            with self._showing(state):
                if before and edited and not rings:
                    view, files = await hand(drawn=not keeps)
                    if await self._edited(table, before, view, MISSING if keeps else files):
                        return
                    before = None  # gone, so that no message is to be deleted
                await self._post_anew(speech, reader, table, post, hand, before, rings)

    def _affordable(self, state: State, table: Snapshot) -> State:
        """Return the state to show: a waiting hand that the budget does not allow is not live.

        The hand of a person who comes back is live at once.
        """
        budget, limit = self.hands.budget, self.app.requests.limit
        due = self.shown is None or self.shown.lasting != state.lasting
        allowed = budget.spend(self.player, table, due) and limit.waiting[Urgency.REST] < BUSY
        if not allowed and not (self.shown and self.shown.live == LEFT):
            return state._replace(live=WAITS)
        budget.live.add(self.player)
        return state

    async def _edited(
        self, table: Snapshot, post: Post, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> bool:
        """Edit the message of this deal; return False if it is gone, and `files` are used up."""
        at, deal = self.app.clock.now(), table.state.deal_id or 0
        try:
            await self.edit_in_turn(post, view, files)
        except discord.NotFound:
            self.posts.doubtful = True  # a newer message may be posted and not stored
            return False
        if post.seq != deal:
            await self.posts.keep([replace(post, seq=deal)])
        await self._publish(table, post, at)
        return True

    async def _post_anew(
        self,
        speech: Speech,
        reader: Reader,
        table: Snapshot,
        post: Post | None,
        hand: Callable[[], Awaitable[tuple[discord.ui.LayoutView, list[discord.File]]]],
        before: Post | None = None,
        rings: bool = False,
    ) -> None:
        """Post a new message, which notifies the player if it `rings`; delete the one `before` it.

        `hand` composes the message. `post` is the stored message, perhaps of another deal.
        """
        at, deal, again = self.app.clock.now(), table.state.deal_id or 0, False
        former = post if post and not await self._is_of_deal(post) else None
        view, files = await hand()
        click = self.young_click(before)
        if before and click and rings:
            new = await self._post_by(click, before, view, files)
        else:
            channel = await self.app.direct_messages.to(self.player, _known(table, post))
            async with self.app.direct_messages.writing_to(self.player):
                sent, again = await self.posts.post_once(
                    ("hand", self.player, deal), channel, view=view, files=files, silent=not rings
                )
            new = Post("hand", self.player, channel.id, sent.id, deal, self.app.clock.now())
        await self.posts.keep([replace(new, seq=deal)])
        await self._publish(table, new, at)
        if before and before.message_id != new.message_id:
            await self.take_away(before, click)
        if former:
            await self._leave_results(speech, former, reader.preferences)
        if again and not await self._edited(table, new, *await hand()):
            await self._post_anew(speech, reader, table, new, hand)

    async def _post_by(
        self, click: Reply, before: Post, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> Post:
        """Post a hand that rings by the token of a press on the hand before it; return it.

        Discord does not count the request. Raises Blocked if the token works no longer.
        """
        try:
            self.click = await click.post(view=view, files=files)
        except Blocked:
            self.click = None
            raise
        except BaseException:  # also cancellation: the message may be posted
            self.posts.doubtful = True
            raise
        return replace(before, message_id=self.click.message_id, posted_at=self.app.clock.now())

    async def _leave_results(
        self, speech: Speech, post: Post, preferences: Preferences, whole: bool = False
    ) -> None:
        """Remove the buttons from the results of the deal before, unless a press has done so.

        The message of a person who left during that deal has no results yet, so that they are sent
        `whole`, with their picture.
        """
        over = self.hands.over
        if over is None or over.state.deal_id != post.seq or self.bare == post.message_id:
            return
        view, files = await hand_message(speech, self.app, over, self.player, preferences)
        without_rows(view)
        try:
            await self.edit(post, view, files if whole else MISSING)
        except (discord.HTTPException, OSError) as error:  # deleted, or of no use by now
            log.info("results keep their buttons: %s", in_short(error))

    async def _publish(self, table: Snapshot, post: Post, at: float) -> None:
        """Store the fingerprints that the hand of a private table shows."""
        here = (post.message_id, table.state.deal_id, table.state.upcoming.number)
        if table.state.private and self.posts.published != here:
            await self.posts.publish(table, post, at)

    async def stay(self, table: Snapshot, message: discord.Message) -> Post | None:
        """Store the clicked message as the hand's; return another message of this deal's hand.

        Return None if there is no other message, or if storing fails.
        """
        deal = table.state.deal_id
        if deal is None or self.player not in table.players:  # no hand in this deal
            return None
        try:
            post = await self._post()
            if post and (post.message_id, post.seq) == (message.id, deal):
                return None
            at = message.created_at.timestamp()
            kept = Post("hand", self.player, message.channel.id, message.id, deal, at)
            await self.posts.keep([kept])
        except StorageError as error:  # the player sees the hand all the same
            log.info("the hand was pressed in a message that is not kept: %s", error)
            return None
        return post if post and post.seq == deal and post.message_id != message.id else None

    async def take_away(self, post: Post, click: Reply | None = None) -> None:
        """Delete another message of the hand, by the token of a `click` on it if possible.

        After a failure it is deleted later, also where the player's hands arrive elsewhere by then.
        """
        if click and await click.delete_at_once():
            return
        try:
            await self.posts.delete(post)
        except (discord.HTTPException, OSError) as error:
            self.posts.undeleted[post.message_id] = post
            self.posts.doubtful = True  # starts a search later
            log.info("a second hand stays for now: %s", in_short(error))

    async def _take_back(self, post: Post | None, sent: Sent) -> None:
        """Delete the hand of this deal for a player who now wants hands in the channel only."""
        deal = self.table.state.deal_id
        if post is None or post.seq != deal or sent is not Sent.CHANNEL:
            return
        self.shown = None
        await self.posts.delete(post)
        await self.posts.keep((), dropped=[post])

    async def _is_of_deal(self, post: Post) -> bool:
        """Whether the message belongs to this deal, or to a void deal before this redeal."""
        state = self.table.state
        thrown_in = AGAIN in state.match.plan
        return post.seq == state.deal_id or (thrown_in and await is_void(self.app.store, post.seq))


class ReplyHand(_Hand):
    """The hand that a player has opened in the channel: the private `answer` to the last click."""

    answer: Reply | None = None

    def cover(self, click: discord.Interaction[Any]) -> None:
        """Note that another answer replaces the hand until its lasting state changes."""
        if self.answer and self.answer.origin == Reply(click, 0.0).origin:
            self._covered = True

    async def _show(self, speech: Speech, reader: Reader) -> None:
        """Edit the private answer if it is outdated; after its last edit, forget the answer."""
        if self.answer is None:
            return
        async with self.app.requests.turn(self.answer.route), self.lock:
            table, answer = self.table.now, self.answer
            if answer is None:
                return
            state = self._state(table, reader.preferences)
            over = self.app.clock.now() >= answer.until
            if over:  # the last edit leaves only lasting content
                state = state._replace(live=WAITS)
            if self._is_due(state, free=state.waiting or not over):
                kept = self._keeps_picture(state)
                with self._showing(state):
                    await self._edit(speech, answer, table, reader, state, kept)
            if over:
                self.answer = None
            elif state.waiting:
                self.at = min(self.at, answer.until)

    async def _show_without_cards(self, speech: Speech, reader: Reader) -> None:
        """Leave the answer unchanged."""

    async def _edit(
        self,
        speech: Speech,
        answer: Reply,
        table: Snapshot,
        reader: Reader,
        state: State,
        kept: bool,
    ) -> None:
        view, files = await hand_message(
            speech,
            self.app,
            table,
            self.player,
            reader.preferences,
            beside_table=answer.in_channel,
            live=state.live != WAITS,
            drawn=not kept,
        )
        try:
            await answer.edit(view, MISSING if kept else files)
        except discord.HTTPException as error:
            if is_passing(error) and not (isinstance(error, Blocked) and error.is_long):
                raise
            self.answer = None  # dismissed, or its token has expired; a click opens a new hand
            self.table.audience.changed(self.table)  # a player without a hand is pinged


def hands_of(app: App, table: Table) -> Hands:
    """Return the hands of this table; new objects for a table that another process serves."""
    return app.publisher.of(table).hands


def _has_cards(table: Snapshot, player: str) -> bool:
    dealt = table.state.stage is not Stage.LOBBY and table.view(None) is not None
    return dealt and player in table.players


def _known(table: Snapshot, post: Post | None) -> int:
    """Return the channel id of a player's direct messages; 0 if unknown."""
    if table.state.private:
        return table.state.channel_id
    return post.channel_id if post else 0


def by_dm(table: Snapshot | Table, player: str, sent: Sent) -> bool:
    """Whether this player's hand goes by direct message; at a private table, always.

    In a chat the hand never goes by direct message, since the players may have no other contact
    with the bot. `sent` is the place for hands of this player at the table: see `place_of_hand`.
    """
    seat = seating.seated(table.state, player)
    open_ = seat is not None and seat.delivery is Delivery.DM
    asked = open_ and sent is not Sent.CHANNEL and not table.state.chat
    return table.state.private or asked
