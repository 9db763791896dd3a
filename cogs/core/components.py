"""Buttons and selects that survive restarts: each id carries what to do, table and state.

An id is ``act:table:key:arg``, for instance ``play:12:34.56:f00``; `key` is the state of the
table that the message shows (see `Table.key`).
"""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import Button, DynamicItem, Select

from cogs.core.handlers import use

TEMPLATE = r"(?P<act>[a-z]+):(?P<table>\d+):(?P<key>[v\d]+\.\d+):(?P<arg>.*)"

NOWHERE, ALWAYS = 0, "v.0"  # table and key of controls that belong to no table and never get old


def control_id(act: str, table: int, key: str, arg: str = "") -> str:
    """The id of a control, at most 100 characters."""
    return f"{act}:{table}:{key}:{arg}"


class TableButton(DynamicItem[Button[Any]], template=TEMPLATE):
    """A button on any message of a table."""

    def __init__(self, button: Button[Any], found: dict[str, str]) -> None:
        super().__init__(button)
        self.found = found

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: discord.Interaction, item: Button[Any], match: re.Match[str]
    ) -> TableButton:
        return cls(item, match.groupdict())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await use(interaction, self.found)


class TableSelect(DynamicItem[Select[Any]], template="select-" + TEMPLATE):
    """A select on any message of a table."""

    def __init__(self, select: Select[Any], found: dict[str, str]) -> None:
        super().__init__(select)
        self.found = found

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: discord.Interaction, item: Select[Any], match: re.Match[str]
    ) -> TableSelect:
        return cls(item, match.groupdict())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await use(interaction, self.found)


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
    item: Button[Any] = Button(
        label=label[:80], style=style, emoji=emoji, custom_id=control_id(act, table, key, arg)
    )
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
        placeholder=placeholder[:150],
        options=options,
        min_values=least,
        max_values=min(most, len(options)),
    )
    return TableSelect(item, found)
