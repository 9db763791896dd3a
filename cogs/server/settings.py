"""What the admins of a server may choose, behind Discord's permission to manage the server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow, Container, DynamicItem, LayoutView, RoleSelect, TextDisplay

from bot.domain.preferences import ServerSettings
from bot.words import LANGUAGES, of_rules, say
from cogs.core.components import (
    ALWAYS,
    NOWHERE,
    TEMPLATE,
    TableSelect,
    button,
    control_id,
    on,
    select,
)
from cogs.core.interaction import Press
from cogs.core.translator import about
from cogs.server.admission import check_admin
from cogs.server.tables import show_tables
from rules.catalogue.families import FAMILIES

if TYPE_CHECKING:
    from bot.client import Gamenight

AS_DISCORD = "as-discord"
TURNS = (0, 30, 45, 60, 90, 120, 180, 300, 600, 1800, 3600, 86_400)  # seconds; 0: as set up
BANKS = (-1, 0, 30, 60, 120, 300, 600)
TABLES = (0, *range(1, 11), 15, 20)  # 0: any number


def panel(settings: ServerSettings, guild: discord.Guild | None) -> LayoutView:
    """All that may be chosen."""
    box: Container[Any] = Container(TextDisplay(say("server-title")))
    role = guild.get_role(settings.host_role) if guild else None
    for key, control in (
        ("server-language", _language(settings)),
        ("server-hosts", RoleChoice(role)),
        ("server-families", _families(settings)),
        ("server-turn", _numbers("turn_seconds", TURNS, settings.turn_seconds)),
        ("server-bank", _numbers("bank_seconds", BANKS, settings.bank_seconds)),
        ("server-most", _numbers("most_tables", TABLES, settings.most_tables)),
    ):
        box.add_item(TextDisplay(say(key)))
        box.add_item(ActionRow(control))
    threads = "server-threads-no" if settings.threads else "server-threads-yes"
    box.add_item(TextDisplay(say("server-threads-on" if settings.threads else "server-threads")))
    box.add_item(
        ActionRow(
            button("threads", NOWHERE, ALWAYS, label=say(threads)),
            button("tables", NOWHERE, ALWAYS, label=say("server-tables")),
        )
    )
    return LayoutView(timeout=None).add_item(box)


def _language(settings: ServerSettings) -> TableSelect:
    names = {AS_DISCORD: say("server-language-as-discord"), **LANGUAGES}
    return _select("language", names, {settings.language or AS_DISCORD})


def _families(settings: ServerSettings) -> TableSelect:
    names = {one.id: of_rules("game", one.title) for one in FAMILIES.values()}
    return _select("families", names, set(settings.families or FAMILIES), len(FAMILIES))


def _numbers(name: str, steps: tuple[int, ...], chosen: int) -> TableSelect:
    values = sorted({*steps, chosen})
    return _select(name, {str(n): _said(name, n) for n in values}, {str(chosen)})


def _said(name: str, number: int) -> str:
    """A number of tables, or of seconds in the largest unit that holds it whole."""
    if name == "most_tables":
        return say("tables-at-once", count=number) if number else say("tables-any")
    if number == (0 if name == "turn_seconds" else -1):
        return say("time-as-set-up")
    for unit, seconds in (("hours", 3600), ("minutes", 60)):
        if number and number % seconds == 0:
            return say(f"time-{unit}", count=number // seconds)
    return say("time-seconds", count=number)


def _select(name: str, names: dict[str, str], chosen: set[str], most: int = 1) -> TableSelect:
    options = [
        discord.SelectOption(label=label, value=value, default=value in chosen)
        for value, label in names.items()
    ]
    placeholder = say("server-choose")
    return select(
        "serve", NOWHERE, ALWAYS, name, placeholder=placeholder, options=options, most=most
    )


class RoleChoice(DynamicItem[RoleSelect[Any]], template="role-" + TEMPLATE):
    """The select of the role that may open tables; nothing chosen is everybody."""

    def __init__(self, role: discord.Role | None) -> None:
        super().__init__(
            RoleSelect(
                custom_id="role-" + control_id("hosts", NOWHERE, ALWAYS),
                placeholder=say("server-hosts-all"),
                min_values=0,
                default_values=[role] if role else [],
            )
        )

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: discord.Interaction, item: RoleSelect[Any], match: re.Match[str]
    ) -> RoleChoice:
        return cls(None)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await Press.from_control(interaction, "hosts", "0", ALWAYS, "").run(hosts)


async def _change(press: Press, **change: object) -> None:
    """Keep it, then show it: here, and at every table of the server."""
    check_admin(press)
    guild = press.interaction.guild_id
    assert guild is not None
    settings = await press.bot.store.wishes.change_server(guild, **change)
    await press.replace(panel(settings, press.interaction.guild))
    for table in press.bot.tables.all():
        if table.state.guild_id == guild:
            table.audience.changed(table)


@on("serve")
async def serve(press: Press) -> None:
    """One of the selects."""
    values = press.values
    match press.arg:
        case "language":
            await _change(press, language="" if values == [AS_DISCORD] else values[0])
        case "families":
            allowed = tuple(family for family in FAMILIES if family in values)
            await _change(press, families=() if len(allowed) == len(FAMILIES) else allowed)
        case number:
            await _change(press, **{number: int(values[0])})


async def hosts(press: Press) -> None:
    """The select of roles."""
    await _change(press, host_role=int(next(iter(press.values), 0)))


@on("threads")
async def threads(press: Press) -> None:
    """The button that turns threads on or off."""
    guild = press.interaction.guild_id
    assert guild is not None
    before = await press.bot.store.wishes.server(guild)
    await _change(press, threads=not before.threads)


@on("server")
async def server(press: Press) -> None:
    """Back from the tables to the settings."""
    check_admin(press)
    guild = press.interaction.guild_id
    assert guild is not None
    settings = await press.bot.store.wishes.server(guild)
    await press.replace(panel(settings, press.interaction.guild))


@on("tables")
async def tables(press: Press) -> None:
    """The list, from so many tables on."""
    check_admin(press)
    await show_tables(press, int(press.arg or 0))


class ServerCommand(commands.Cog):
    """The command /server."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(name="server", description=about("server"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction[Any]) -> None:
        async def show(press: Press) -> None:
            assert interaction.guild_id is not None
            settings = await self.bot.store.wishes.server(interaction.guild_id)
            await press.whisper_view(panel(settings, interaction.guild))

        await Press(self.bot, interaction).run(show)


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    bot.add_dynamic_items(RoleChoice)
    await bot.add_cog(ServerCommand(bot))
