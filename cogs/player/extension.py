"""Loads the personal features of players: preferences and privacy."""

from __future__ import annotations

from bot.discord.client import Gamenight
from bot.domain.preferences import Deck, Hidden
from bot.words import LANGUAGES
from cogs.core.acts import button_with, choice, choice_with, one_of, plain, text
from cogs.core.components import add_acts
from cogs.player import privacy, settings

ACTS = {  # by their names in the custom ids of controls
    "settings": plain(settings.settings),
    "prefer": button_with(settings.choice_of, settings.prefer),
    "prefers": choice_with(one_of(settings.IN_MENUS), text, settings.prefer_one),
    "deck": choice(one_of(Deck), settings.choose_deck),
    "hide": choice(one_of(Hidden), settings.hide),
    "speak": choice(one_of([settings.AS_DISCORD, *LANGUAGES]), settings.speak),
    "privacy": plain(privacy.privacy),
    "privacyexport": plain(privacy.export),
    "privacyask": plain(privacy.ask),
    "privacydelete": plain(privacy.delete),
}


async def setup(client: Gamenight) -> None:
    """Register the acts and the commands; called by discord.py."""
    add_acts(client.app, ACTS)
    await client.add_cog(settings.SettingsCommand(client.app))
    await client.add_cog(privacy.PrivacyCommand(client.app))
