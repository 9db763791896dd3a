"""Forms with one text field that still work after a restart of the bot."""

from __future__ import annotations

from typing import Any

from discord.ui import Label, Modal, TextDisplay, TextInput

from bot.discord import limits
from cogs.core.acts import FIELD
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, CustomId, Kind

PATIENCE = 900.0  # seconds until discord.py forgets a form, which is handled here all the same


async def ask(
    context: Context,
    act: str,
    arg: str,
    *,
    title: str,
    about: str,
    field: str,
    before: str = "",
    most: int,
) -> None:
    """Show a form with one field; the submitted form is handled as a control of this `act`."""
    custom_id = str(CustomId(act, context.table_id, context.key or ALWAYS, arg, Kind.FORM))
    modal = Modal(title=title[: limits.FORM], custom_id=custom_id, timeout=PATIENCE)
    modal.add_item(TextDisplay(about))
    typed: TextInput[Any] = TextInput(custom_id=FIELD, default=before or None, max_length=most)
    modal.add_item(Label(text=field[: limits.FORM], component=typed))
    await context.send_modal(modal)
