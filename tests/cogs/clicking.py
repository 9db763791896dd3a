"""Clicks on controls that reach the bot without a Discord; it answers into the air."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord

from bot.client import Gamenight
from cogs.core.components import Forms

GUILD, CHANNEL = 2**62 + 1, 2**62 + 100


def interaction(bot: Gamenight, player: str, custom_id: str, values: list[str]) -> Any:
    """One of this person's, in a private message beside the channel of a table."""
    done: list[bool] = []
    answered = AsyncMock(side_effect=lambda *_, **__: done.append(True))
    typed = {"custom_id": "typed", "value": "3"}
    return SimpleNamespace(
        client=bot,
        type=discord.InteractionType.modal_submit,
        user=SimpleNamespace(id=int(player)),
        data={"custom_id": custom_id, "values": values, "components": [{"component": typed}]},
        message=SimpleNamespace(flags=SimpleNamespace(ephemeral=True)),
        guild=None,
        guild_id=GUILD,
        channel_id=CHANNEL,
        channel=None,
        locale=discord.Locale.american_english,
        guild_locale=discord.Locale.american_english,
        permissions=discord.Permissions.all(),
        app_permissions=discord.Permissions.none(),  # so that nothing is opened
        response=Mock(
            is_done=lambda: bool(done),
            type=discord.InteractionResponseType.message_update,
            send_message=answered,
            edit_message=answered,
            send_modal=answered,
            defer=answered,
        ),
        edit_original_response=answered,
        delete_original_response=answered,
        followup=SimpleNamespace(send=answered),
        answered=answered,
    )


async def used(bot: Gamenight, player: str, custom_id: str, values: list[str]) -> AsyncMock:
    """What became of this control, found as discord.py finds it; what was answered."""
    asked = interaction(bot, player, custom_id, values)
    if custom_id.startswith("form-"):
        await Forms.sent_in(next(c for c in bot.cogs.values() if isinstance(c, Forms)), asked)
    else:
        known = bot._connection._view_store._dynamic_items.items()
        ((kind, match),) = [(k, m) for p, k in known if (m := p.fullmatch(custom_id))]
        item = await kind.from_custom_id(asked, discord.ui.Button(custom_id=custom_id), match)
        await item.callback(asked)
    answered = asked.answered
    assert isinstance(answered, AsyncMock)
    return answered
