"""What servers bring to the bot: the settings of their admins, and the leaderboard."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.acts import Act, button_with, choices_with, number, one_of, plain, roles, text
from cogs.core.components import add_acts
from cogs.server import leaderboard, settings, tables

ACTS: dict[str, Act] = {  # by their names in the ids of controls
    "serve": choices_with(one_of(settings.SELECTS), text, settings.serve),
    "hosts": roles(settings.hosts),
    "threads": plain(settings.threads),
    "server": plain(settings.server),
    "tables": button_with(number(0, tables.MOST, absent=0), settings.tables),
    "board": button_with(leaderboard.Asked.read, leaderboard.turn_page),
    "overrule": plain(tables.overrule),
    "overruleclose": plain(tables.close),
    "overrulereset": plain(tables.reset),
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_acts(bot, ACTS)
    bot.add_dynamic_items(settings.RoleChoice)
    await bot.add_cog(settings.ServerCommand(bot))
    await bot.add_cog(leaderboard.LeaderboardCommand(bot))
