"""The hands that are shown: by direct message, and as private answers under the table message.

Each is made right where it differs from the table. Direct messages that are closed move the
player's hand under the table message.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ext import commands

from bot.client import Gamenight
from bot.domain import seating
from bot.domain.computers import people
from bot.domain.preferences import Preferences, Sent
from bot.domain.state import Delivery, Post, Seated, Stage
from bot.tables.table import Table
from bot.words import speaking
from cogs.core.context import NOBODY, Context
from cogs.core.locale import of_player, preferences_of
from cogs.core.lookup import cog_of
from cogs.core.posts import NO_DMS, NO_SHARED_SERVER, TOKEN_SECONDS, delete_post, delete_reply
from cogs.hand.message import hand_message

DIRECT, REPLY = "direct message", "reply"


@dataclass
class Shown:
    """What is remembered of the hands of one table."""

    hands: dict[tuple[str, str], tuple[object, ...]] = field(default_factory=dict)  # by (where,
    # player): what the player's hand last showed there
    replies: dict[str, tuple[discord.Interaction[Any], float]] = field(default_factory=dict)  # by
    # player: the click that was answered with the hand, and when
    locks: defaultdict[str, asyncio.Lock] = field(
        default_factory=lambda: defaultdict(asyncio.Lock)
    )  # by player: one change of a shown hand after the other, so that the last is the newest


class HandPosts(commands.Cog):
    """The hands of all tables of this process."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._shown: defaultdict[int, Shown] = defaultdict(Shown)

    async def show(self, table: Table) -> None:
        """Every person at the table has the hand as it is, ready to play when on turn.

        Raises ExceptionGroup of all that went wrong, when every hand has been seen to.
        """
        if table.state.stage is Stage.LOBBY or table.view(None) is None:
            return
        kept = await table.store.posts(table.state.id)
        posts = {post.player: post for post in kept if post.kind == "hand"}
        tasks = (self._hand(table, player, posts.get(player)) for player in people(table.players))
        done = await asyncio.gather(*tasks, return_exceptions=True)
        if failed := [error for error in done if isinstance(error, Exception)]:
            raise ExceptionGroup("hands that could not be shown", failed)

    @contextlib.asynccontextmanager
    async def answering(self, table: Table, context: Context) -> AsyncIterator[None]:
        """While this shows a player's hand in answer to a click, nothing else changes it."""
        shown, player, click = self._shown[table.state.id], context.player, context.interaction
        async with shown.locks[player]:
            state = hand_state(table, player, await preferences_of(self.bot, player))
            yield
            if context.in_place and click.message and not click.message.flags.ephemeral:
                shown.hands[DIRECT, player] = state
                return
            earlier = shown.replies.get(player)
            shown.replies[player] = (click, self.bot.clock.now())
            shown.hands[REPLY, player] = state
        if earlier and not context.in_place:
            await delete_reply(self.bot, *earlier)

    async def turn_into_hand(self, table: Table, context: Context) -> None:
        """The private answer to this click becomes the hand when the next deal begins."""
        shown, player = self._shown[table.state.id], context.player
        shown.replies[player] = (context.interaction, self.bot.clock.now())
        shown.hands[REPLY, player] = hand_state(
            table, player, await preferences_of(self.bot, player)
        )

    def show_now(self, table: Table, player: str) -> None:
        """The private answer to this player's click becomes the hand at once."""
        self._shown[table.state.id].hands.pop((REPLY, player), None)
        table.audience.changed(table)

    def forget(self, table: Table) -> None:
        """The table is closed and everything has been shown."""
        self._shown.pop(table.state.id, None)

    async def _hand(self, table: Table, player: str, post: Post | None) -> None:
        language = await of_player(self.bot, player, table.state.guild_id)
        async with self._shown[table.state.id].locks[player]:
            preferences = await preferences_of(self.bot, player)
            with speaking(language, spelled=not preferences.pictures):
                await self._newest_hand(table, player, post, preferences)

    async def _newest_hand(
        self, table: Table, player: str, post: Post | None, preferences: Preferences
    ) -> None:
        shown, state = self._shown[table.state.id], hand_state(table, player, preferences)
        if player in shown.replies and shown.hands.get((REPLY, player)) != state:
            shown.hands[REPLY, player] = state
            await self._edit_reply(shown, table, player)
        new_deal = post is None or post.seq != table.state.deal_id
        if not by_dm(seating.seated(table.state, player), preferences):
            if post and not new_deal and preferences.sent is Sent.CHANNEL:
                await self._take_back(shown, table, post)
            return
        if shown.hands.get((DIRECT, player)) == state:
            return
        shown.hands[DIRECT, player] = state
        try:
            await self._send(table, player, None if new_deal else post)
        except discord.HTTPException as error:
            del shown.hands[DIRECT, player]
            if error.code not in (NO_DMS, NO_SHARED_SERVER):
                raise
            await table.deliver(player, Delivery.CHANNEL)

    async def _take_back(self, shown: Shown, table: Table, post: Post) -> None:
        """A player wants no direct messages any more: the hand of this deal goes."""
        shown.hands.pop((DIRECT, post.player), None)
        channel = self.bot.get_partial_messageable(post.channel_id)
        await delete_post(channel, post.message_id)
        await table.store.drop_post(table.state.id, "hand", post.player)

    async def _send(self, table: Table, player: str, post: Post | None) -> None:
        bot = self.bot
        view, files = await hand_message(bot, table, player)
        if post is not None:
            old = bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
            try:
                await old.edit(view=view, attachments=files, allowed_mentions=NOBODY)
                return
            except discord.NotFound:  # the files are used up
                view, files = await hand_message(bot, table, player)
        channel = await bot.create_dm(discord.Object(int(player)))
        sent = await channel.send(view=view, files=files, silent=True, allowed_mentions=NOBODY)
        assert table.state.deal_id is not None
        await table.store.keep_post(
            table.state.id,
            Post("hand", player, channel.id, sent.id, table.state.deal_id, bot.clock.now()),
        )

    async def _edit_reply(self, shown: Shown, table: Table, player: str) -> None:
        """Refresh the hand that this player has open under the table message, if any."""
        interaction, opened = shown.replies[player]
        if self.bot.clock.now() - opened > TOKEN_SECONDS:
            del shown.replies[player]
            return
        view, files = await hand_message(self.bot, table, player)
        try:
            await interaction.edit_original_response(
                content=None, view=view, attachments=files, allowed_mentions=NOBODY
            )
        except discord.HTTPException:  # dismissed, or the token has run out: they click again
            shown.replies.pop(player, None)


def hand_posts(bot: Gamenight) -> HandPosts:
    """The hands that this bot shows."""
    return cog_of(bot, HandPosts)


def by_dm(seat: Seated | None, preferences: Preferences) -> bool:
    """Does the hand of this seat go by direct message?"""
    wanted = preferences.sent is not Sent.CHANNEL
    return seat is not None and seat.delivery is Delivery.DM and wanted


def hand_state(table: Table, player: str, preferences: Preferences) -> tuple[object, ...]:
    """What a hand message shows; while it is the same there is nothing to change."""
    view = table.view(player)
    turn = player in table.due()
    since = table.due_since(player) if turn else 0
    over = view is None or view.ended is not None
    told = 0 if turn or preferences.pictures else table.seq  # in words, it tells the table as well
    shown = (preferences.sorting, preferences.deck, preferences.pictures, preferences.language)
    bombs = view.top if view and view.plays and not turn else None  # may be thrown in on this
    beside = (() if turn else view.asked, bombs) if view else ()
    return table.state.deal_id, view.hand if view else (), turn, since, over, told, shown, beside
