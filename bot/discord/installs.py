"""Places in which commands are offered, with or without the bot as a member.

Discord offers commands even in places without the bot. One such place is a server that has
installed only the commands. To people who have installed the app for themselves, Discord offers
commands on any server, in a group and in a chat with a friend. In these places the bot can only
answer by the token of an interaction.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

INVITATION = (
    "https://discord.com/oauth2/authorize"
    "?client_id={application_id}&scope=bot+applications.commands&permissions=309237763072"
)
ANYWHERE = frozenset(
    {"practice", "privacy", "replay", "rules", "settings"}
)  # commands that need only the token of an interaction


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the id of an interaction's server; None outside of servers or without the bot there.

    A server with an installation counts, too, while Discord has not named the bot's servers.
    """
    guild_id, client = interaction.guild_id, interaction.client
    if guild_id is None or client.get_guild(guild_id) is not None:
        return guild_id
    installed = interaction.is_guild_integration()
    return guild_id if installed and not client.has_lost(guild_id) else None


def in_direct(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction comes from the direct messages of one person with the bot."""
    return interaction.guild_id is None and not interaction.context.private_channel


def in_chat(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction comes from a chat of two people or a group, without the bot."""
    return interaction.guild_id is None and interaction.context.private_channel


def is_away(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot is absent from the place of an interaction, and can only answer by token."""
    return server_of(interaction) is None and not in_direct(interaction)


def invitation(interaction: discord.Interaction[Any]) -> str:
    """Return the link to add the bot to the interaction's server, else to a server of choice."""
    link = INVITATION.format(application_id=interaction.client.application_id)
    server = interaction.guild_id
    return f"{link}&guild_id={server}&disable_guild_select=true" if server else link


class CommandTree(app_commands.CommandTree[Any]):
    """The commands, each offered in the places in which it is of use.

    For example, ``/rules`` is in `ANYWHERE`: a person who has installed the app can use this
    command in a chat with a friend.
    """

    def add_command(self, command: Any, /, **options: Any) -> None:
        """Add a command; called by discord.py for each command of a loaded cog.

        Commands that work in direct messages or chats are also offered to people who install the
        app for themselves. If the application's page does not allow such installs, the command is
        registered without this offer, because Discord would refuse the command.
        """
        application = self.client.application
        contexts = self.allowed_contexts.merge(command.allowed_contexts or AppCommandContext())
        for_users = application is not None and application.user_integration_config is not None
        contexts.private_channel = for_users and (
            contexts.private_channel or command.name in ANYWHERE
        )
        if for_users and (contexts.dm_channel or contexts.private_channel):
            command.allowed_installs = AppInstallationType(guild=True, user=True)
        command.allowed_contexts = contexts
        super().add_command(command, **options)
