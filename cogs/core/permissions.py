"""Checks of a person's own permissions for a press, beside those of the bot.

A control that does what a command does is for people who may use the command there, as set by the
server's admins on Discord's page *Integrations*. An act that seats a person, deals, or changes a
table for others needs the permission to write in the table's channel. No other act does: a player
who is muted in mid-deal plays the deal to its end, sits out, leaves, and looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.discord.client import Gamenight, in_short, is_outside
from bot.discord.permissions import may_view, of_member
from bot.domain.permissions import may_use_command
from bot.tables.table import Table
from bot.words import Refusal, say
from cogs.core.context import Context
from cogs.core.members import members_of, sees

log = logging.getLogger(__name__)

COMMANDS = {  # the equivalent command, by the names of controls
    **dict.fromkeys(("opentable", "playthis", "join", "takeseat", "anew", "swap"), "game"),
    "practise": "practice",
    "board": "leaderboard",
    **dict.fromkeys(
        ("rules", "browse", "family", "search", "searched", "showrule", "showrules"), "rules"
    ),
    **dict.fromkeys(("sheet", "share", "sharetable", "save", "named"), "rules"),
    **dict.fromkeys(("dropours", "usual"), "rules"),
    **dict.fromkeys(("settings", "prefer", "speak"), "settings"),
    **dict.fromkeys(("privacy", "privacyexport", "privacyask", "privacydelete"), "privacy"),
    **dict.fromkeys(("server", "serve", "hosts", "role", "channels", "threads"), "server"),
    **dict.fromkeys(("tables", "overrule", "overruleclose", "overrulereset"), "server"),
    **dict.fromkeys(("serverlog", "savedrules", "rulesof", "droprules", "pingpost"), "server"),
    **dict.fromkeys(("bans", "banwho", "banid", "banbyid", "ban", "banwhy"), "server"),
    **dict.fromkeys(("banreason", "lift"), "server"),
}
SPEAKING = {  # controls that seat a person, deal, or change a table for others
    *("join", "takeseat", "start", "anew", "swap", "shuffle", "takesback"),
    *("computer", "addseat", "dropseat", "setlevel", "standin", "voteout", "sendaway"),
    *("userules", "setrule", "ruletyped", "takeback", "resetrules", "undo"),
}
EDITING = {  # controls of the rules editor
    *("edit", "turnrules", "topic", "setrule", "typerule", "ruletyped", "takeback"),
    *("resetrules", "undo"),
}
READ_SECONDS = 1.0  # timeout of a press for Discord's answer about the settings
AGAIN_SECONDS = 300.0  # until a failed read is retried

Targets = Mapping[int, bool]
Limits = Mapping[int, Targets]  # by the ids of commands; the application's id is for all


async def check_press(context: Context, act: str) -> None:
    """Raise Refusal where this person may not use this control here."""
    own = act in EDITING and not context.table_id  # rules of the person who presses
    if command := ("rules" if own else COMMANDS.get(act)):
        await check_command(context.bot, context.interaction, command)
    if act in SPEAKING:
        await _check_speaking(context)


async def check_command(
    bot: Gamenight, interaction: discord.Interaction[Any], command: str
) -> None:
    """Raise Refusal where Discord would not let this person use the command here; never in a DM.

    While the settings cannot be read, every person may.
    """
    member, allowed = interaction.user, interaction.permissions
    if not isinstance(member, discord.Member) or allowed.administrator:
        return
    limits, command_id = await limits_of(bot).of(member.guild.id, command)
    place = interaction.channel
    parent = place.parent_id if isinstance(place, discord.Thread) else 0
    roles = [role.id for role in member.roles if not role.is_default()]
    known = (limits.get(bot.application_id or 0, {}), limits.get(command_id, {}))
    places = (interaction.channel_id or 0, parent or 0)
    free = may_use_command(*known, member.guild.id, places, member.id, roles)
    if not (free and allowed.use_application_commands):
        raise Refusal("command-limited", command=command)


def sees_place(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Whether this person may see a channel or thread of the server, as far as the press tells.

    Administrators see all, also deleted channels.
    """
    member = interaction.user
    known = isinstance(member, discord.Member) and may_view(member, channel_id)
    return interaction.permissions.administrator or known


def missing_of(interaction: discord.Interaction[Any], thread: bool) -> list[str]:
    """Return Discord's names of the permissions that a person lacks to open a table here.

    `thread` is whether the table opens in a new thread.
    """
    needed = [_speaking(isinstance(interaction.channel, discord.Thread))]
    needed += ["create_public_threads", "send_messages_in_threads"] if thread else []
    return [name for name in needed if not getattr(interaction.permissions, name)]


def lacking(names: Iterable[str], key: str = "own-permissions-missing") -> Refusal:
    """Return the refusal that names permissions as Discord does."""
    said = (say(f"permission-{name.replace('_', '-')}") for name in names)
    return Refusal(key, named=say("between-words").join(said))


def _speaking(inside: bool) -> str:
    return "send_messages_in_threads" if inside else "send_messages"


async def _check_speaking(context: Context) -> None:
    """Raise Refusal where this person may not write in the table's channel.

    An unknown permission does not refuse.
    """
    table = context.bot.tables.get(context.table_id)
    if table is None or table.state.private:
        return
    place, allowed = table.state.channel_id, context.interaction.permissions
    inside = bool(table.state.parent_id) or isinstance(context.interaction.channel, discord.Thread)
    if context.interaction.channel_id != place:
        there = await _permissions_there(context, table)
        if there is None:
            return
        allowed, guild = there, context.bot.get_guild(table.state.guild_id)
        inside = guild is not None and guild.get_thread(place) is not None
    if not getattr(allowed, _speaking(inside)):
        raise lacking([_speaking(inside)])


async def _permissions_there(context: Context, table: Table) -> discord.Permissions | None:
    """Return a person's permissions in the table's place, which a press from elsewhere lacks.

    Raises Refusal for a person who does not see the place, or has left the server. Return None
    where Discord does not answer.
    """
    bot, player, state = context.bot, context.player, table.state
    try:
        known = await members_of(bot).find(state.guild_id, player)
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        return None
    if known is None:
        return None
    await sees(bot, table, player)  # learns the members of a private thread
    if members_of(bot).has_lost(table.now, player):
        raise Refusal("place-unseen")
    return of_member(known.member, state.channel_id) if known.member else None


class CommandLimits(commands.Cog):
    """Caches the admins' command permissions by server: read once, then updated by events."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot
        self._ids: dict[str, int] = {}  # of commands, by their names
        self._reading: dict[int, asyncio.Task[Limits | None]] = {}
        self._failed_at: dict[int, float] = {}

    async def of(self, guild_id: int, command: str) -> tuple[Limits, int]:
        """Return the permissions of a server and the command's id; empty while unknown."""
        reading = self._reading.get(guild_id)
        if reading is None:
            if self.bot.clock.now() - self._failed_at.get(guild_id, 0.0) < AGAIN_SECONDS:
                return {}, 0
            reading = asyncio.create_task(self._read(guild_id))
            self._reading[guild_id] = reading
        try:
            async with self.bot.clock.deadline(self.bot.clock.now() + READ_SECONDS):
                found = await asyncio.shield(reading)
        except TimeoutError:
            return {}, 0
        return found or {}, self._ids.get(command, 0)

    async def _read(self, guild_id: int) -> Limits | None:
        """Read the permissions from Discord; None where Discord fails."""
        http, application = self.bot.http, self.bot.application_id or 0
        try:
            listed = await http.get_guild_application_command_permissions(application, guild_id)
            if any(int(one["id"]) != application for one in listed):
                commands_ = await self.bot.tree.fetch_commands()
                self._ids = {command.name: command.id for command in commands_}
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            if not self._failed_at:
                log.warning("Limits of commands cannot be read, all may (%s).", in_short(error))
            self._failed_at[guild_id] = self.bot.clock.now()
            self._reading.pop(guild_id, None)
            return None
        return {
            int(one["id"]): {int(to["id"]): bool(to["permission"]) for to in one["permissions"]}
            for one in listed
        }

    @commands.Cog.listener("on_raw_app_command_permissions_update")
    async def changed(self, event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        """Drop the cached permissions; the next press reads them."""
        self._forget(event.guild.id)

    @commands.Cog.listener("on_guild_available")
    async def told_anew(self, guild: discord.Guild) -> None:
        """Drop the cached permissions: events may have been missed while disconnected."""
        self._forget(guild.id)

    @commands.Cog.listener("on_guild_remove")
    async def removed(self, guild: discord.Guild) -> None:
        """Drop the cached permissions of a server that the bot has left."""
        self._forget(guild.id)

    def _forget(self, guild_id: int) -> None:
        self._reading.pop(guild_id, None)
        self._failed_at.pop(guild_id, None)


def limits_of(bot: Gamenight) -> CommandLimits:
    """Return the cache of command permissions of this bot."""
    found = bot.get_cog(CommandLimits.__name__)
    assert isinstance(found, CommandLimits)
    return found
