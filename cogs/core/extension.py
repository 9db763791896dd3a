"""Loads the base of all features: languages, controls and forms."""

from __future__ import annotations

from bot.discord.client import Gamenight
from cogs.core.components import Forms, TableButton, TableSelect
from cogs.core.translator import Translator


async def setup(client: Gamenight) -> None:
    """Register the translator, the controls and the forms; called by discord.py."""
    await client.tree.set_translator(Translator())
    client.add_dynamic_items(TableButton, TableSelect)
    await client.add_cog(Forms())
