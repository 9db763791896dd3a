"""What tables bring to the bot: the publisher, the commands, and what their controls do."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.components import add_handlers
from cogs.table import lobby, log, menu, menu_actions, seats, spectators
from cogs.table.channels import ChannelEvents
from cogs.table.menu_actions import of_menu
from cogs.table.publisher import Publisher
from cogs.table.server_events import ServerEvents

HANDLERS = {  # by the act in the ids of controls
    "join": seats.join,
    "leave": seats.leave,
    "computer": seats.computer,
    "start": seats.start,
    "stop": menu_actions.end,  # stands under messages made before
    "wait": seats.wait,
    "playthis": lobby.play_this,
    "log": log.show_log,
    "watch": spectators.watch,
    "unwatch": spectators.stop_watching,
    "company": menu.open_menu,
    "anew": menu_actions.begin_anew,
    "swap": menu_actions.swap,
}
MENU = {  # of those in the menu, which may be of an earlier deal
    "sitout": menu_actions.sit_out,
    "quit": menu_actions.leave_for_good,
    "takeseat": menu_actions.take_seat,
    "dropseat": menu_actions.drop_seat,
    "addseat": menu_actions.add_seat,
    "voteout": menu_actions.vote_out,
    "person": menu_actions.person,
    "sendaway": menu_actions.send_away,
    "makehost": menu_actions.make_host,
    "shuffle": menu_actions.shuffle,
    "end": menu_actions.end,
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_handlers(bot, HANDLERS)
    add_handlers(bot, {act: of_menu(handler) for act, handler in MENU.items()})
    bot.publisher = Publisher(bot)
    await bot.add_cog(ChannelEvents(bot))
    await bot.add_cog(ServerEvents(bot))
    await bot.add_cog(lobby.GameCommands(bot))
    await bot.add_cog(seats.SeatsCommand(bot))
