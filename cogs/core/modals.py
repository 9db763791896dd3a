"""Asking for something to be typed, in a form that still works when the bot was restarted."""

from __future__ import annotations

from typing import Any

from discord.ui import Label, Modal, TextDisplay, TextInput

from bot import limits
from cogs.core.components import ALWAYS, control_id
from cogs.core.context import Context

FIELD = "typed"
PATIENCE = 900.0  # seconds until discord.py forgets a form, which is heard here all the same


async def ask(
    context: Context, act: str, *, title: str, about: str, field: str, before: str = "", most: int
) -> None:
    """Show a form with one field; sent in, it is handled as a control of this `act` would be."""
    custom_id = "form-" + control_id(act, context.table_id, context.key or ALWAYS, context.arg)
    modal = Modal(title=title[: limits.FORM], custom_id=custom_id, timeout=PATIENCE)
    modal.add_item(TextDisplay(about))
    typed: TextInput[Any] = TextInput(custom_id=FIELD, default=before or None, max_length=most)
    modal.add_item(Label(text=field[: limits.FORM], component=typed))
    await context.send_modal(modal)


def typed(context: Context) -> str:
    """What was typed into the form."""
    data: Any = context.interaction.data
    fields = [part["component"] for part in data["components"] if "component" in part]
    return next(str(one["value"]) for one in fields if one["custom_id"] == FIELD).strip()
