"""Checks of the permissions of the person who presses a control.

A control with the effect of a command is only for people who may use that command in the channel.
The server's admins set this on Discord's page *Integrations*. An act that seats a person, deals, or
changes a table for others needs the permission to write in the table's channel. All other acts are
free: a player who is muted in mid-deal can play the deal to its end, sit out, leave, and look.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.app import App
from bot.discord.errors import is_outside
from bot.discord.installs import ANYWHERE, is_away
from bot.discord.members import CachedMember
from bot.discord.permissions import may_view, of_member
from bot.domain.errors import Refusal
from bot.domain.permissions import may_use_command
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.core.context import Context

COMMANDS = {  # by the act of a control: the command with the same effect
    **dict.fromkeys(("opentable", "playthis", "challenge", "join", "accept", "takeseat"), "game"),
    **dict.fromkeys(("anew", "swap", "comeback", "second"), "game"),
    "practise": "practice",
    "board": "leaderboard",
    "rival": "rivals",
    **dict.fromkeys(("achievements", "signs"), "profile"),
    **dict.fromkeys(("past", "pastdeal", "keep"), "history"),
    **dict.fromkeys(("voidask", "voidwhy", "void", "restore"), "history"),
    **dict.fromkeys(("step", "unkeep", "pastrecord", "pastverify"), "replay"),
    **dict.fromkeys(("season", "seasonask", "seasonend", "seasonundo"), "season"),
    **dict.fromkeys(("rules", "browse", "search", "searched", "showrule", "showrules"), "rules"),
    **dict.fromkeys(("sheet", "share", "sharetable", "save", "named"), "rules"),
    **dict.fromkeys(("dropours", "usual"), "rules"),
    **dict.fromkeys(("settings", "prefer", "prefers", "deck", "hide", "speak"), "settings"),
    **dict.fromkeys(("privacy", "privacyexport", "privacyask", "privacydelete"), "privacy"),
    **dict.fromkeys(("server", "serve", "hosts", "role", "channels", "threads"), "server"),
    **dict.fromkeys(("tables", "overrule", "overruleclose", "overrulereset"), "server"),
    "dailyplace": "server",
    **dict.fromkeys(("daily", "dailypost", "dailycopy"), "daily"),
    **dict.fromkeys(("serverlog", "savedrules", "rulesof", "droprules", "pingpost"), "server"),
    **dict.fromkeys(("bans", "banwho", "banid", "banbyid", "ban", "banwhy"), "server"),
    **dict.fromkeys(("banreason", "lift"), "server"),
}
SPEAKING = {  # controls that seat a person, deal, or change a table for others
    *(
        "join",
        "comeback",
        "accept",
        "takeseat",
        "start",
        "anew",
        "swap",
        "shuffle",
        "takesback",
        "post",
    ),
    *("computer", "addseat", "dropseat", "setlevel", "standin", "setlonger", "voteout", "sendaway"),
    *("userules", "setrule", "ruletyped", "takeback", "resetrules", "undo"),
}
EDITING = {  # controls of the rules editor
    *("edit", "turnrules", "topic", "setrule", "typerule", "ruletyped", "takeback"),
    *("resetrules", "undo"),
}
OF_SERVER = {"save", "named", "dropours", "usual"}  # acts on the rules of a server or channel
WORKS_ANYWHERE = {act for act, command in COMMANDS.items() if command in ANYWHERE} - OF_SERVER
WORKS_ANYWHERE |= EDITING  # all acts that are answered also in places without the bot


async def check_press(context: Context, act: str) -> None:
    """Raise Refusal where this person may not use this control here."""
    own = act in EDITING and not context.table_id  # the person edits their own rules
    if command := ("rules" if own else COMMANDS.get(act)):
        await check_command(context.app, context.interaction, command)
    if act in SPEAKING:
        await _check_speaking(context)


async def check_command(app: App, interaction: discord.Interaction[Any], command: str) -> None:
    """Raise Refusal where Discord would not let this person use the command.

    There is no refusal in a DM or in a place without the bot. While Discord's settings of the
    command cannot be read, every person may use the command.
    """
    member, allowed = interaction.user, interaction.permissions
    if not isinstance(member, discord.Member) or allowed.administrator or is_away(interaction):
        return
    limits, command_id = await app.command_limits.of(member.guild.id, command)
    place = interaction.channel
    parent = place.parent_id if isinstance(place, discord.Thread) else 0
    roles = [role.id for role in member.roles if not role.is_default()]
    limits_known = (limits.get(app.client.application_id or 0, {}), limits.get(command_id, {}))
    places = (interaction.channel_id or 0, parent or 0)
    free = may_use_command(*limits_known, member.guild.id, places, member.id, roles)
    if not (free and allowed.use_application_commands):
        raise Refusal("command-limited", command=command)


def sees_place(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Whether this person may see a channel or thread, by the data of the interaction.

    Administrators see all channels, also deleted ones.
    """
    member = interaction.user
    seen = isinstance(member, discord.Member) and may_view(member, channel_id)
    return interaction.permissions.administrator or seen


def missing_of(interaction: discord.Interaction[Any], thread: bool) -> list[str]:
    """Return Discord's names of the permissions that a person lacks to open a table here.

    `thread` is whether the table opens in a new thread.
    """
    needed = [_speaking(isinstance(interaction.channel, discord.Thread))]
    needed += ["create_public_threads", "send_messages_in_threads"] if thread else []
    return [name for name in needed if not getattr(interaction.permissions, name)]


def lacking(speech: Speech, names: Iterable[str], key: str = "own-permissions-missing") -> Refusal:
    """Return the refusal that names the missing permissions as Discord's clients do."""
    return Refusal(key, named=permission_names(speech, names))


def permission_names(speech: Speech, names: Iterable[str]) -> str:
    """Return a list of permissions in words, named as in Discord's clients."""
    return speech.say("between-words").join(
        speech.say(f"permission-{name.replace('_', '-')}") for name in names
    )


def _speaking(inside: bool) -> str:
    return "send_messages_in_threads" if inside else "send_messages"


async def _check_speaking(context: Context) -> None:
    """Raise Refusal where this person may not write in the table's channel.

    No refusal if the permissions cannot be learned.
    """
    table = context.app.tables.get(context.table_id)
    if table is None or table.state.serverless:
        return
    place, allowed = table.state.channel_id, context.interaction.permissions
    inside = bool(table.state.parent_id) or isinstance(context.interaction.channel, discord.Thread)
    if context.interaction.channel_id != place:
        there = await _permissions_there(context, table)
        if there is None:
            return
        allowed, guild = there, context.app.client.get_guild(table.state.guild_id)
        inside = guild is not None and guild.get_thread(place) is not None
    if not getattr(allowed, _speaking(inside)):
        raise lacking(context.speech, [_speaking(inside)])


async def _permissions_there(context: Context, table: Table) -> discord.Permissions | None:
    """Return a person's permissions in the table's place, for a press in another channel.

    Raises Refusal for a person who does not see the place, or has left the server. Return None
    if the permissions are unknown, for instance since Discord does not answer.
    """
    app, player, state = context.app, context.player, table.state
    cached = await _member(context, state.guild_id)
    if cached is None:
        return None
    await app.members.sees(table, player)  # learns the members of a private thread
    if app.members.has_lost(table.now, player):
        raise Refusal("place-unseen")
    return of_member(cached.member, state.channel_id) if cached.member else None


async def check_speaking_at(context: Context, guild_id: int, place: int) -> None:
    """Raise Refusal where this person, who presses elsewhere, may not write in a channel.

    No refusal if the permissions cannot be learned.
    """
    cached, guild = await _member(context, guild_id), context.app.client.get_guild(guild_id)
    if cached is None or guild is None:
        return
    if not await context.app.members.sees_place(guild_id, place, context.player):
        raise Refusal("post-unseen")
    allowed = of_member(cached.member, place) if cached.member else None
    needed = _speaking(guild.get_thread(place) is not None)
    if allowed is not None and not getattr(allowed, needed):
        raise lacking(context.speech, [needed])


async def _member(context: Context, guild_id: int) -> CachedMember | None:
    """Return what Discord says of this person on a server; None if it does not answer."""
    try:
        return await context.app.members.find(guild_id, context.player)
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        return None
