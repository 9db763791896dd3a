"""What players bring to the bot: the settings of their own, and what is kept of them."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.components import add_handlers
from cogs.player import privacy, settings

HANDLERS = {  # by the act in the ids of controls
    "settings": settings.settings,
    "prefer": settings.prefer,
    "speak": settings.speak,
    "privacy": privacy.privacy,
    "privacyexport": privacy.export,
    "privacyask": privacy.ask,
    "privacydelete": privacy.delete,
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_handlers(bot, HANDLERS)
    await bot.add_cog(settings.SettingsCommand(bot))
    await bot.add_cog(privacy.PrivacyCommand(bot))
