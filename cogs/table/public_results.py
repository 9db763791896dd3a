"""Results posted to the channel for all: a replay, a review or a finale that one person sees.

Each result is posted once. The mark of the post is stored, so it outlives a restart.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import discord
from discord.ui import Container, LayoutView, TextDisplay

from bot.discord.permissions import lacks_to_post
from bot.domain.errors import Refusal
from bot.domain.preferences import Preferences
from bot.domain.state import NewDeal, Post
from bot.store import Unreadable
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.core.people import named
from cogs.core.permissions import lacking
from cogs.core.posts import NOBODY, posts_of
from cogs.hand.finale import add_finale, finale_of
from cogs.hand.review import Reviews
from cogs.table.channels import where_is
from cogs.table.message import ACCENT, speech_to_all
from cogs.table.replay import Replays
from rules.events import Ended

Result: TypeAlias = "tuple[str, int]"  # kind, and id of a deal or number of a match
Parts: TypeAlias = "tuple[Container[Any], list[discord.File]]"
Maker: TypeAlias = Callable[[Speech, Context, int], Awaitable[Parts]]
OWN = "review"  # the kind that each player may post once; the others are posted once for all


class PublicResults:
    """Posts results to channels, made anew in the language of the server."""

    def __init__(self, replays: Replays, reviews: Reviews) -> None:
        async def replay(speech: Speech, context: Context, number: int) -> Parts:
            return await replays.public(speech, context, number, await _deal(context, number))

        async def review(speech: Speech, context: Context, number: int) -> Parts:
            deal = await _deal(context, number)
            return await reviews.made(speech, context, number, deal, Preferences())

        self._makers: Mapping[str, Maker] = {"replay": replay, OWN: review, "finale": _finale}

    def read(self, written: str) -> Result:
        """Read the argument of a button, such as "replay.17"."""
        found = re.fullmatch(r"([a-z]+)\.([0-9]{1,18})", written)
        if found is None or found[1] not in self._makers:
            raise UnknownControl
        return found[1], int(found[2])

    async def post(self, context: Context, result: Result) -> None:
        """Post this result to the channel of the table, once.

        Raises Refusal if the result was posted before or no longer exists, or if the bot may not
        write there, and StorageError.
        """
        kind, number = result
        table = context.table
        if table.state.serverless:
            raise Refusal("post-nowhere")
        channel_id, parent_id = where_is(table)
        if missing := lacks_to_post(context.app.client, channel_id, parent_id):
            raise lacking(context.speech, missing, "permissions-missing")
        mark = Post(
            kind=f"post-{kind}",
            player=context.player if kind == OWN else "",
            channel_id=channel_id,
            message_id=0,
            seq=number,
            posted_at=context.app.clock.now(),
        )
        posts = posts_of(context.app, table)
        before = await posts.of(mark.kind, mark.player)
        if before and before.seq == number:
            raise Refusal("post-already")
        await context.defer()
        await posts.keep([mark])
        try:
            sent = await self._sent(context, table, result)
        except BaseException:  # also a cancellation: nothing was posted
            await posts.keep([before] if before else [], dropped=[mark])
            raise
        await context.reply(context.speech.say("post-done", link=sent.jump_url))

    async def _sent(self, context: Context, table: Table, result: Result) -> discord.Message:
        kind, number = result
        speech = await speech_to_all(context.app, table.now)
        box, files = await self._makers[kind](speech, context, number)
        view: LayoutView = LayoutView(timeout=None)
        view.add_item(TextDisplay(speech.say("post-by", who=named(speech, context.player))))
        view.add_item(box)
        channel = context.app.client.get_partial_messageable(
            table.state.channel_id, guild_id=table.state.guild_id
        )
        return await channel.send(view=view, files=files, silent=True, allowed_mentions=NOBODY)


async def _deal(context: Context, number: int) -> NewDeal:
    """Return a finished deal of the table by its id. Raises Refusal for any other deal."""
    deals = context.app.store.deals
    place = await deals.place(number)
    if place is None or place[0] != context.table.state.id:
        raise Refusal("no-replay")
    try:
        deal = await deals.get(number)
    except (LookupError, Unreadable):
        raise Refusal("no-replay") from None
    ended = deal.events[-1] if deal.events else None
    if not isinstance(ended, Ended) or ended.void:
        raise Refusal("no-replay")
    return deal


async def _finale(speech: Speech, context: Context, number: int) -> Parts:
    table = context.table.now
    summary = await finale_of(context.app, table) if table.state.match.number == number else None
    if summary is None:
        raise Refusal("post-gone")
    box: Container[Any] = Container(accent_colour=ACCENT)
    return box, await add_finale(speech, box, context.app, table, summary, True)
