"""Controls that survive restarts, and what answers them: each id carries act, table and state.

An id is ``act:table:key:arg``, for instance ``play:12:34.56:f00``; `key` is the state of the
table that the message shows (see `Table.key`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle
from discord.ext import commands
from discord.ui import ActionRow, Button, DynamicItem, Select

from bot import limits
from bot.client import Gamenight
from bot.words import say
from cogs.core.context import Context, Handler, Refused

TEMPLATE = r"(?P<act>[a-z]+):(?P<table>\d+):(?P<key>[v\d]+\.\d+):(?P<arg>.*)"
FORM = re.compile("form-" + TEMPLATE)

NOWHERE, ALWAYS = 0, "v.0"  # table and key of controls that belong to no table and never get old


def control_id(act: str, table: int, key: str, arg: str = "") -> str:
    """The id of a control, at most 100 characters."""
    return f"{act}:{table}:{key}:{arg}"


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


class TableButton(DynamicItem[Button[Any]], template=TEMPLATE):
    """A button on any message of a table."""

    def __init__(self, button: Button[Any], found: dict[str, str]) -> None:
        super().__init__(button)
        self.found = found

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # discord.py types the item as any item
        cls, interaction: discord.Interaction, item: Button[Any], match: re.Match[str]
    ) -> TableButton:
        """Called by discord.py with the match of the id."""
        return cls(item, match.groupdict())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Called by discord.py when it is used."""
        await use(interaction, self.found)


class TableSelect(DynamicItem[Select[Any]], template="select-" + TEMPLATE):
    """A select on any message of a table."""

    def __init__(self, select: Select[Any], found: dict[str, str]) -> None:
        super().__init__(select)
        self.found = found

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # discord.py types the item as any item
        cls, interaction: discord.Interaction, item: Select[Any], match: re.Match[str]
    ) -> TableSelect:
        """Called by discord.py with the match of the id."""
        return cls(item, match.groupdict())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Called by discord.py when it is used."""
        await use(interaction, self.found)


class Forms(commands.Cog):
    """Hears of forms that are sent in."""

    @commands.Cog.listener("on_interaction")
    async def sent_in(self, interaction: discord.Interaction[Gamenight]) -> None:
        """Called by discord.py with every interaction there is."""
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit:
            found = FORM.fullmatch(data["custom_id"])
            if found and found["act"] in interaction.client.handlers:
                await use(interaction, found.groupdict())


def button(
    act: str,
    table: int,
    key: str,
    arg: str = "",
    *,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: str | None = None,
) -> TableButton:
    """A button ready to be put on a message."""
    found = {"act": act, "table": str(table), "key": key, "arg": arg}
    custom_id, short = control_id(act, table, key, arg), label[: limits.LABEL]
    item: Button[Any] = Button(label=short, style=style, emoji=emoji, custom_id=custom_id)
    return TableButton(item, found)


def select(
    act: str,
    table: int,
    key: str,
    arg: str,
    *,
    placeholder: str,
    options: list[discord.SelectOption],
    least: int = 1,
    most: int = 1,
) -> TableSelect:
    """A select ready to be put on a message."""
    found = {"act": act, "table": str(table), "key": key, "arg": arg}
    item: Select[Any] = Select(
        custom_id="select-" + control_id(act, table, key, arg),
        placeholder=placeholder[: limits.PLACEHOLDER],
        options=options,
        min_values=least,
        max_values=min(most, len(options)),
    )
    return TableSelect(item, found)


def pager(
    act: str,
    table: int,
    key: str,
    page: int,
    pages: int,
    arg: Callable[[int], str] = str,
    *,
    labels: tuple[str, str] = ("button-back", "button-more"),
    onward: ButtonStyle = ButtonStyle.secondary,
) -> list[TableButton]:
    """The buttons to the page before and after this one, as far as there are any.

    Pages count from 0; `arg` makes the argument for one of them, `labels` are keys of sentences.
    """
    steps = zip((page - 1, page + 1), labels, (ButtonStyle.secondary, onward), strict=True)
    return [
        button(act, table, key, arg(to), label=say(label), style=style)
        for to, label, style in steps
        if 0 <= to < pages
    ]


def in_rows(buttons: Sequence[TableButton]) -> list[ActionRow[Any]]:
    """Buttons side by side, as many as Discord allows."""
    starts = range(0, len(buttons), limits.ROW)
    return [ActionRow(*buttons[start : start + limits.ROW]) for start in starts]


def cost(rows: list[ActionRow[Any]]) -> int:
    """How many components these rows are."""
    return sum(1 + len(row.children) for row in rows)
