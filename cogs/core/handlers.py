"""Which handler answers a control, by the act that the control's id begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.client import Gamenight
from cogs.core.context import Context, Handler, Refused


def add_handlers(
    bot: Gamenight, handlers: Mapping[str, Handler], refused: Refused | None = None
) -> None:
    """Let these handlers answer the controls of these acts.

    `refused` shows a refusal in the message of the control; without it, it is a message of its
    own. ValueError when an act has a handler already.
    """
    for act, handler in handlers.items():
        if act in bot.handlers:
            raise ValueError(f"two handlers of {act}")
        bot.handlers[act] = (handler, refused)


async def use(interaction: discord.Interaction[Any], found: Mapping[str, str]) -> None:
    """Answer a control, whose id was taken apart as in `TEMPLATE`."""
    bot: Gamenight = interaction.client
    handler, refused = bot.handlers[found["act"]]
    table, key, arg = int(found["table"]), found["key"], found["arg"]
    await Context(bot, interaction, table, key, arg, refused).run(handler)
