"""The table message in a channel, kept among the newest messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import discord
from discord.ui import TextDisplay

from bot.discord import limits
from bot.discord.errors import is_passing
from bot.discord.outgoing import Blocked
from bot.discord.permissions import Place, may_speak
from bot.domain.state import Closing, Post, Stage
from bot.tables.history import is_void
from bot.tables.snapshot import Snapshot
from bot.words.speech import Speech
from cogs.core.context import Context
from cogs.core.posts import ClickedMessage, Posts, Reply
from cogs.table.channels import where_is
from cogs.table.message import left_as_it_is, speech_to_all, table_message
from cogs.table.orphans import leave

log = logging.getLogger(__name__)

BURIED = 5  # most messages of people below the table message; beyond, the table is posted anew
LOOK_EVERY = 30.0  # seconds between two reads of the channel, at least
CARRIED_SECONDS = 300.0  # least validity of a press in a chat for posting unchanged content anew
OLD = limits.EDIT_SECONDS - 600  # age in seconds; an older message is posted anew


class TableMessage(ClickedMessage):
    """The message that shows a table to all.

    `deal` is the id of the deal that the message shows; 0 for the lobby, or if unknown. `posted` is
    called after the post of a table that had no message.
    """

    def __init__(self, posts: Posts, posted: Callable[[], None]) -> None:
        super().__init__(posts)
        self.lock = asyncio.Lock()
        self.deal = 0
        self.next_edit = 0.0  # earliest time of the next edit
        self._posted = posted
        self.looked_at = 0.0  # time of the last search of the channel for chat below the message
        self._shown: tuple[object, ...] = ()  # the message, and its content when last seen
        self._drawn: Snapshot | None = None  # the snapshot behind `_shown`
        self.left_out = False  # overload may have left out the picture, or an edit

    async def show(self, speech: Speech) -> None:
        """Edit the message, or post it anew if it is deleted, buried, old or of another deal.

        The content is made when it is the request's turn, so that the newest state is sent.
        """
        again, table = not self.posts.is_lost, self.table.now
        if table.state.private and not table.aside and table.state.stage is not Stage.LOBBY:
            await self._leave_to_hand()
            return
        while again:
            post = await self.posts.of("table") or await self._pressed_on()
            if post is not None and await self._edited(speech, post):
                return
            again = self.posts.may_post and await self._posted_anew(speech, post)

    async def _pressed_on(self) -> Post | None:
        """Store the pressed message of a chat as the table message, and return it; None otherwise.

        The bot may have been stopped after it posted a message and before it stored the message. It
        cannot search a chat for messages.
        """
        state, click = self.table.state, self.click
        if not (state.chat and click and click.message_id):
            return None
        place = state.channel_id, click.message_id
        post = Post("table", "", *place, state.deal_id or 0, self.app.clock.now())
        await self.posts.keep([post])
        return post

    def show_again(self) -> None:
        """Show the table again to a person who misses it: after a refusal, or a deleted message."""
        self._shown, self._drawn = (), None
        self.table.audience.changed(self.table)

    @property
    def may_wait(self) -> bool:
        """Whether all changes since the message was shown are turns of the running deal."""
        drawn, now = self._drawn, self.table.now
        return drawn is not None and _beside_turns(drawn) == _beside_turns(now)

    def given_up_at(self, now: float) -> float | None:
        """Return the time when the token of a chat's message expires; None if no token is valid.

        The message is then posted anew by the token of a later press.
        """
        click, state = self.click, self.table.state
        known = state.chat and state.stage is not Stage.CLOSED and click
        return click.until if known and click and click.is_young(now) else None

    def pressed(self, press: Reply) -> None:
        """Use the token of a press in the chat from now on.

        The table is shown again if no token could edit or post its message before.
        """
        now = self.app.clock.now()
        before, last = self.click, self.posts.press
        lost = before is None or not before.is_young(now)
        self.posts.press = press
        if press.message_id and (lost or (before and before.message_id == press.message_id)):
            self.click = press
        if lost or last is None or not last.is_young(now):
            self.table.audience.changed(self.table)

    @property
    def is_of_earlier_deal(self) -> bool:
        """Whether the message shows an earlier deal; that message stays, and a new one is due."""
        return self.deal not in (0, self.table.state.deal_id)

    @property
    def is_of_lobby(self) -> bool:
        """Whether the message shows no deal yet, although the first deal has begun."""
        state = self.table.state
        return not self.deal and state.stage is Stage.DEAL and not state.private

    async def answer(self, context: Context) -> bool:
        """Post the message of another deal as the response to a press, whose token then edits it.

        The caller holds the lock. Return False if `show` has to post the message.
        """
        app, table = context.app, self.table.now
        speech = await speech_to_all(app, table)
        view, files = await table_message(speech, app, table)
        shown = _content(view, files)
        deal_id = table.state.deal_id or 0
        try:
            posted = await context.post_view(view, files)
        except Exception as error:  # errors other than Discord's or the connection's are raised
            if not (isinstance(error, discord.DiscordException) or is_passing(error)):
                raise
            self.posts.doubtful = True  # the channel is searched for a second message
            return False
        if posted:
            self.looked_at = now = app.clock.now()
            self.click = Reply(context.interaction, now, posted)
            kept = Post("table", "", table.state.channel_id, posted, deal_id, now)
            await self._keep(kept, shown, table, now)
        return posted != 0

    async def tell_restarting(self) -> None:
        """Announce the restart in the table message, if the bot may edit the message."""
        table, post = self.table.now, await self.posts.of("table")
        of_this_deal = post is not None and post.seq == table.state.deal_id
        speaks = may_speak(self.app.client, *where_is(table))
        if post is None or not of_this_deal or table.aside or not speaks or self.posts.is_lost:
            return
        speech = await speech_to_all(self.app, table)
        view, files = await table_message(speech, self.app, table)
        view.add_item(TextDisplay(f"-# {speech.say('restarting')}"))
        async with self.lock:
            await self.edit(post, view, files)

    @contextlib.asynccontextmanager
    async def left_behind(self) -> AsyncIterator[None]:
        """Remove the buttons of the present message after the block, which changes the game."""
        view, files = await left_as_it_is(self.app, self.table.now)
        post = await self.posts.of("table")
        yield
        if post is not None:
            async with self.lock:
                # deleted by another person, or in a chat without a press
                with contextlib.suppress(discord.NotFound, Blocked):
                    await self.edit(post, view, files)

    async def _leave_to_hand(self) -> None:
        """Delete the message of a private table: from the first deal on the hand shows all."""
        async with self.lock:
            if (post := await self.posts.of("table")) is not None:
                await self.posts.delete(post)
                await self.posts.keep((), dropped=[post])
            self.deal, self._shown, self._drawn = 0, (), None

    async def _edited(self, speech: Speech, post: Post) -> bool:
        """Edit the existing message; return False if it is deleted, buried or of another deal."""
        if await self._is_left(post):
            return False
        try:
            async with self.turn(post, post.channel_id), self.lock:
                table, known = self.table.now, await self.posts.of("table")
                gone = known is None or known.message_id != post.message_id
                if known is None or gone or _another_deal(table, known):
                    return False
                view, files = await table_message(speech, self.app, table)
                shown, at = _content(view, files), self.app.clock.now()
                if self._shown != (post.message_id, *shown):
                    try:
                        await self.edit_in_turn(post, view, files)
                    except discord.NotFound:
                        return False
                await self._keep(replace(post, seq=table.state.deal_id or 0), shown, table, at)
        except Blocked as error:
            if not error.is_long:
                raise
            log.warning("table %s is posted anew: %s", self.table.state.id, error.text)
            return False
        return True

    async def _is_left(self, post: Post) -> bool:
        """Whether the message stays as it is: buried, of another deal, or out of reach."""
        if _another_deal(self.table.now, post) or self._out_of_reach(post):
            return True
        moved_on = self._drawn is not self.table.now
        speaks = may_speak(self.app.client, *where_is(self.table))
        left = self.table.state.closed_why in (Closing.REMOVED, Closing.ARCHIVED)
        return moved_on and speaks and not left and await self._is_buried(post)

    def _out_of_reach(self, post: Post) -> bool:
        """Whether the message is in a chat, and no valid token can edit it."""
        return self.table.state.chat and not self.young_click(post)

    def _needless(self, content: tuple[object, ...]) -> bool:
        """Whether a new message is needless: the table is in a chat that shows the content already.

        A new message is useful all the same if the last press is valid for CARRIED_SECONDS more.
        """
        press, left = self.posts.press, self.app.clock.now() + CARRIED_SECONDS
        lasts = press is not None and press.is_young(left)
        return self.table.state.chat and self._shown[1:] == content and not lasts

    async def _posted_anew(self, speech: Speech, before: Post | None) -> bool:
        """Post the message once; return True if it may be outdated, so that `show` has to go on."""
        channel_id = self.table.state.channel_id
        async with self.turn(None, channel_id), self.lock:
            table, known = self.table.now, await self.posts.of("table")
            if (known and known.message_id) != (before and before.message_id):
                return True  # a response has posted the message in the meantime
            if not may_speak(self.app.client, *where_is(table)):
                return False  # locked in the meantime: the message stays as it was
            view, files = await table_message(speech, self.app, table)
            content = _content(view, files)
            if self._needless(content):
                return False
            earlier, drawn, at = self.click, self._drawn, self.app.clock.now()
            posted, again = await self._post(table, view, files)
            self.looked_at = now = self.app.clock.now()  # no message is below the new one
            kept = Post("table", "", channel_id, posted, table.state.deal_id or 0, now)
            await self._keep(kept, () if again else content, table, at)
        if before is None:
            self._posted()
        elif table.state.chat:
            await self._leave_in_chat(before, earlier, drawn)
        elif before.message_id != posted:
            await self._leave(before, kept, same=not _another_deal(table, before))
        return again

    async def _post(
        self, table: Snapshot, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> tuple[int, bool]:
        """Post the message; return its id, and whether it may be outdated."""
        if table.state.chat:
            self.click = await self.posts.post_in_chat(view=view, files=files, silent=True)
            return self.click.message_id, False
        channel = self.app.client.get_partial_messageable(table.state.channel_id)
        about = ("table", "", table.state.deal_id or 0)
        sent, again = await self.posts.post_once(
            about, channel, view=view, files=files, silent=True
        )
        return sent.id, again

    async def _leave_in_chat(
        self, before: Post, click: Reply | None, drawn: Snapshot | None
    ) -> None:
        """Delete the earlier message if it shows this deal; otherwise remove its buttons.

        Only the valid token of a `click` on the message can do so. `drawn` is the snapshot that the
        message shows.
        """
        now = self.app.clock.now()
        if click is None or click.message_id != before.message_id:
            return
        if not _another_deal(self.table.now, before):
            await click.delete_at_last(now)
        elif drawn and click.is_young(now):
            view, files = await left_as_it_is(self.app, drawn)
            with contextlib.suppress(discord.HTTPException):  # deleted, or the token has expired
                await click.edit(view, files)

    async def _leave(self, before: Post, after: Post, *, same: bool) -> None:
        """Delete a message of the `same` deal; remove the buttons from one of an earlier deal.

        The message of a void deal is deleted too. What a deleted message showed, `after` shows now.
        """
        if same or await is_void(self.app.store, before.seq):
            place = after.channel_id, after.message_id
            number = self.table.state.id
            await self.app.store.commitments.move(number, before.message_id, *place)
        try:
            await (self.posts.delete(before) if same else leave(self.app, before))
        except BaseException:  # the message is not stored any more, so the channel is searched
            self.posts.doubtful = True
            if same:  # the search may not look back so far
                self.posts.undeleted[before.message_id] = before
            raise

    async def _keep(
        self, post: Post, shown: tuple[object, ...], table: Snapshot, at: float
    ) -> None:
        """Store the message, sent at the moment `at`, and note its content; () if unknown."""
        self.deal, self._shown = post.seq, (post.message_id, *shown)
        self._drawn = table if shown else None
        if post not in await self.posts.all():
            await self.posts.keep([post])
        here = (post.message_id, table.state.deal_id, table.state.upcoming.number)
        if shown and self.posts.published != here:
            await self.posts.publish(table, post, at)

    async def _is_buried(self, post: Post) -> bool:
        """Whether the message is old, or other people have written much below it."""
        now = self.app.clock.now()
        if self.table.state.chat:
            return False
        if now - post.posted_at > OLD:
            return True
        if now - self.looked_at < LOOK_EVERY or self.app.overload.is_behind:
            return False
        self.looked_at = now
        channel = self.app.client.get_channel(post.channel_id)
        if not isinstance(channel, Place):
            return False
        after, user = discord.Object(post.message_id), self.app.client.user
        try:
            below = [one async for one in channel.history(after=after, limit=BURIED * 2)]
        except discord.Forbidden:  # without Read Message History the message stays where it is
            return False
        return sum(user is None or one.author.id != user.id for one in below) > BURIED


def _content(view: discord.ui.LayoutView, files: list[discord.File]) -> tuple[object, ...]:
    """Return the visible content of a message: an edit is due only where it differs."""
    pictures = [file.fp.read() for file in files]
    for file in files:
        file.reset()
    components = view.to_components()  # type: ignore[no-untyped-call]  # discord.py has no type
    return components, pictures


def _another_deal(table: Snapshot, post: Post) -> bool:
    """Whether the message shows the results of an earlier deal; such a message is not edited."""
    return post.seq not in (0, table.state.deal_id or 0)


def _beside_turns(table: Snapshot) -> tuple[object, ...]:
    """Return what no turn of a running deal changes in the message of its table."""
    state = table.state
    seats = tuple((seat.player, seat.gone, seat.asleep) for seat in state.seats)
    return state.stage, state.deal_id, table.aside, seats, state.host, state.stop
