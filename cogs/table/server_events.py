"""Joined and left servers: the greeting, and the tables of a server that is gone."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import discord
from discord import ButtonStyle
from discord.ext import commands
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.discord.errors import in_short, is_passing
from bot.domain.state import NO_SERVER, Closing, Stage
from bot.words import of_rules
from bot.words.speech import Speech
from cogs.core.app_cog import AppCog, until_done
from cogs.core.components import button, daily_button
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import begin_faces, of_server
from cogs.hand.pictures import greeting_file
from cogs.table.channels import close, remember_place
from rules.catalogue.families import FAMILIES
from rules.match.match import Player

MOST_SERVERS, MOST_FACES = 20, 100  # at a start: servers, and people of each, with early faces
NEW_SECONDS = 86_400.0  # after joining a server, in which a start still greets the server


class ServerEvents(AppCog):
    """Handles servers that the bot joins or is removed from, also during a downtime."""

    @commands.Cog.listener("on_shard_ready")
    @until_done
    async def servers_known(self, shard: int) -> None:
        """Close the tables of servers that have removed the bot during a downtime.

        Discord lists a server in an outage among the bot's servers, so the tables there stay open.
        """

        def is_of_shard(guild_id: int) -> bool:
            return self.app.client.own_shards.of(guild_id) == shard

        here = {guild.id for guild in self.app.client.guilds if is_of_shard(guild.id)}
        for table in self.app.tables.all():
            guild_id = table.state.guild_id
            if is_of_shard(guild_id) and guild_id not in {*here, NO_SERVER}:
                await close(table, Closing.REMOVED)
        await self.app.store.upkeep.note_servers(here, is_of_shard)
        await self.app.store.upkeep.place_channels(self._server_of)
        for guild_id in await self.app.store.thrones.crowned_servers():
            if guild_id in here:
                self.app.crowns.settle(guild_id)
        await self._begin_faces(here)

    async def _begin_faces(self, servers: Collection[int]) -> None:
        """Begin to fetch the avatars of people at running deals, on a bounded number of servers."""
        players = dict[int, list[Player]]()
        for table in self.app.tables.all():
            guild_id = table.state.guild_id
            if table.state.stage is Stage.DEAL and (guild_id in servers or guild_id == NO_SERVER):
                players.setdefault(guild_id, []).extend(table.now.players)
        for guild_id, there in [*players.items()][:MOST_SERVERS]:
            await begin_faces(self.app, guild_id, there[:MOST_FACES])

    @commands.Cog.listener("on_guild_join")
    @until_done
    async def server_joined(self, guild: discord.Guild) -> None:
        """Load the tables of a server that the bot was added to, perhaps again."""
        await self.app.store.upkeep.note_present(guild.id)
        await self.app.tables.closed.take_up(among=lambda state: state.guild_id == guild.id)

    @commands.Cog.listener("on_guild_remove")
    @until_done
    async def server_gone(self, guild: discord.Guild) -> None:
        """Close the tables of a server that the bot was removed from, and note the absence."""
        if self.app.client.get_guild(guild.id):  # back before the removal could be stored
            return
        for table in self.app.tables.on_server(guild.id):
            place = guild.get_channel_or_thread(table.state.channel_id)
            remember_place(self.app, guild.id, guild.name)
            remember_place(self.app, table.state.channel_id, place.name if place else "")
            await close(table, Closing.REMOVED)
        await self.app.store.upkeep.note_absent(guild.id)

    def _server_of(self, channel_id: int) -> int | None:
        channel = self.app.client.get_channel(channel_id)
        guild = getattr(channel, "guild", None)
        return guild.id if guild is not None else None


log = logging.getLogger(__name__)


def hello(
    speech: Speech,
    support: str = "",
    picture: discord.File | None = None,
    *,
    public: bool = False,
) -> LayoutView:
    """Build the greeting: a hand, the games, notes on setup and support, and buttons to begin.

    `support` is the address of the support server; "" for none. The `picture` of the hand is to be
    attached; it is None where the bot may not attach files. Where the channel is `public`, most
    readers may not set the bot up, and are not told how.
    """
    games = speech.say("between-words").join(
        of_rules(speech, "game", one.title) for one in FAMILIES.values()
    )
    box: Container[Any] = Container()
    if picture is not None:
        shown = f"attachment://{picture.filename}"
        item = discord.MediaGalleryItem(shown, description=picture.description)
        box.add_item(MediaGallery(item))
    box.add_item(TextDisplay(speech.say("hello", games=games)))
    lines = [
        *([] if public else [speech.say("hello-admins")]),
        speech.say("hello-privacy"),
        *([speech.say("support", where=support)] if support else []),
    ]
    box.add_item(TextDisplay("\n".join(f"-# {line}" for line in lines)))
    table, alone, every = (
        speech.say("button-open-table"),
        speech.say("button-practise"),
        speech.say("button-games"),
    )
    box.add_item(
        ActionRow(
            button("opentable", NOWHERE, ALWAYS, label=table, style=ButtonStyle.primary),
            button("practise", NOWHERE, ALWAYS, label=alone, style=ButtonStyle.success),
            button("browse", NOWHERE, ALWAYS, label=every),
            daily_button(speech),
        )
    )
    return LayoutView(timeout=None).add_item(box)


class Greeting(AppCog):
    """Greets servers that the bot joins."""

    @commands.Cog.listener("on_guild_join")
    @until_done
    async def taken_in(self, guild: discord.Guild) -> None:
        """Greet a server that the bot was added to."""
        await self._greet(guild)

    @commands.Cog.listener("on_guild_available")
    @until_done
    async def taken_in_meanwhile(self, guild: discord.Guild) -> None:
        """Greet a server joined during the connection, or shortly before it.

        discord.py sends this event for both, and also for servers joined long before. Discord names
        the latter in its ready event too.
        """
        if guild.id not in self.app.client.named_at_ready or self._is_new(guild):
            await self._greet(guild)

    def _is_new(self, guild: discord.Guild) -> bool:
        joined = guild.me.joined_at
        return joined is not None and self.app.clock.now() - joined.timestamp() < NEW_SECONDS

    def _is_public(self, guild_id: int, place: discord.TextChannel) -> bool:
        """Whether everyone on a server may see this channel, as far as Discord's cache tells."""
        guild = self.app.client.get_guild(guild_id)
        return guild is not None and place.permissions_for(guild.default_role).view_channel

    async def _greet(self, guild: discord.Guild) -> None:
        """Send the greeting to the system channel, once, if the bot may write there.

        The server is marked as greeted first: a missing greeting is better than two.
        """
        place, servers = guild.system_channel, self.app.store.servers
        if place is None:
            return
        allowed = place.permissions_for(guild.me)
        if not (allowed.view_channel and allowed.send_messages):
            return
        if (await servers.settings(guild.id)).greeted:
            return
        await servers.change_settings(guild.id, greeted=True)
        try:
            speech = self.app.speech.within(await of_server(self.app, guild.id))
            may_attach = allowed.attach_files
            picture = await greeting_file(speech, self.app) if may_attach else None
            public = self._is_public(guild.id, place)
            view = hello(speech, self.app.settings.support, picture, public=public)
            await place.send(view=view, files=[picture] if picture else [], silent=True)
        except Exception as error:  # errors other than Discord's are raised again
            if not (is_passing(error) or isinstance(error, discord.HTTPException)):
                raise
            log.info("The hello to server %s could not be sent (%s).", guild.id, in_short(error))
