"""Browsing the rules of all games: families, lists, and what a sheet offers to do with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any

import discord
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot import limits
from bot.domain.preferences import HousePreset
from bot.words import of_rules, say
from bot.words.paging import clipped
from bot.words.plain import shortened
from bot.words.rulebook import game_line, game_title
from bot.words.sheet import in_short
from cogs.core.acts import number, one_of
from cogs.core.components import TableButton, TableSelect, button, pager, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.rules.references import saved
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS, resolved

PAGE = limits.OPTIONS  # games
MOST = 100_000  # games in a list, for the number of a page
SAVED, PLAYED = "ours", "played"  # lists beside those of the families
TITLES = {SAVED: "browse-saved", PLAYED: "browse-played"}


@dataclass(frozen=True)
class Entry:
    """Rules in a list: what they are called, a line about them, and what stands for them."""

    name: str
    about: str
    reference: str


def families(in_server: bool) -> LayoutView:
    """The first page: which kind of game?"""
    box: Container[Any] = Container(TextDisplay(say("browse-title")))
    named = {one.id: of_rules("game", one.title) for one in FAMILIES.values()}
    options = [discord.SelectOption(label=label, value=key) for key, label in named.items()]
    box.add_item(ActionRow(_select("family", say("browse-families"), options)))
    if in_server:
        played = button("browse", NOWHERE, ALWAYS, f"{PLAYED}.0", label=say("button-played"))
        kept = button("browse", NOWHERE, ALWAYS, f"{SAVED}.0", label=say("button-saved"))
        box.add_item(ActionRow(played, kept))
    return LayoutView(timeout=None).add_item(box)


def listed(which: str, entries: list[Entry], start: int) -> LayoutView:
    """A list of games to choose one from, 25 at a time."""
    page = entries[start : start + PAGE]
    box: Container[Any] = Container(TextDisplay(_title(which, len(entries))))
    if page:
        options = [
            discord.SelectOption(
                label=clipped(one.name, limits.OPTION),
                value=one.reference,
                description=clipped(one.about, limits.OPTION) or None,
            )
            for one in page
        ]
        box.add_item(ActionRow(_select("showrules", say("browse-games"), options)))
    box.add_item(ActionRow(*_steps(which, len(entries), start)))
    return LayoutView(timeout=None).add_item(box)


def _title(which: str, count: int) -> str:
    if which in FAMILIES:
        return say("browse-family", game=of_rules("game", FAMILIES[which].title), count=count)
    return say(TITLES[which], count=count)


def _steps(which: str, count: int, start: int) -> Iterable[TableButton]:
    if not start:
        yield button("browse", NOWHERE, ALWAYS, label=say("button-back"))

    def arg(page: int) -> str:
        return f"{which}.{page * PAGE}"

    yield from pager("browse", NOWHERE, ALWAYS, start // PAGE, ceil(count / PAGE), arg)


def _select(act: str, asked: str, options: list[discord.SelectOption]) -> TableSelect:
    return select(act, NOWHERE, ALWAYS, "", placeholder=asked, options=options)


async def entries(context: Context, which: str) -> list[Entry]:
    """What a list has."""
    guild_id = context.interaction.guild_id
    if which == SAVED:
        return [_saved(kept) for kept in await saved(context.bot, guild_id)]
    if which == PLAYED:
        played = await context.bot.store.most_played(guild_id or 0, PAGE)
        return [
            Entry(game_title(key), say("browse-deals", count=deals), f"p.{key}")
            for key, deals in played
            if key in PRESETS
        ]
    return [
        Entry(game_title(key), game_line(key), f"p.{key}")
        for key in PRESETS
        if resolved(key)[0] == which
    ]


def _saved(kept: HousePreset) -> Entry:
    name = shortened(kept.name) or game_title(kept.preset)
    return Entry(name, _about(kept.preset, kept.changed), f"o.{kept.name}")


def _about(preset: str, changed: Mapping[str, str]) -> str:
    return f"{game_title(preset)}: {in_short(preset, changed)}"


def page_of(written: str) -> tuple[str, int] | None:
    """A list and the first of its games on a page, as "bt.25"; without a list the families."""
    which, _, start = written.partition(".")
    return (one_of([*FAMILIES, *TITLES])(which), number(0, MOST)(start)) if written else None


async def browse(context: Context, page: tuple[str, int] | None) -> None:
    """A page of a list, or the families."""
    if page:
        which, start = page
        await context.show(listed(which, await entries(context, which), start))
    else:
        await context.show(families(context.interaction.guild_id is not None))


async def family(context: Context, which: str) -> None:
    """One of the families was chosen."""
    await context.show(listed(which, await entries(context, which), 0))
