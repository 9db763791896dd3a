"""What servers bring to the bot: the settings of their admins, and the leaderboard."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.components import add_handlers
from cogs.server import leaderboard, settings, tables

HANDLERS = {  # by the act in the ids of controls
    "serve": settings.serve,
    "hosts": settings.hosts,
    "threads": settings.threads,
    "server": settings.server,
    "tables": settings.tables,
    "board": leaderboard.turn_page,
    "overrule": tables.overrule,
    "overruleclose": tables.close,
    "overrulereset": tables.reset,
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_handlers(bot, HANDLERS)
    bot.add_dynamic_items(settings.RoleChoice)
    await bot.add_cog(settings.ServerCommand(bot))
    await bot.add_cog(leaderboard.LeaderboardCommand(bot))
