"""What the admins of a server may choose, behind Discord's permission to manage the server."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow, Container, DynamicItem, LayoutView, RoleSelect, TextDisplay

from bot.client import Gamenight
from bot.domain.preferences import ServerSettings
from bot.words import LANGUAGES, of_rules, say
from cogs.core.acts import one_of, only
from cogs.core.components import TableSelect, button, select, use
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, CustomId, Kind
from cogs.core.translator import about
from cogs.server.admission import administered
from cogs.server.tables import show_tables
from rules.catalogue.families import FAMILIES

AS_DISCORD = "as-discord"
NUMBERS = {
    "turn_seconds": (0, 30, 45, 60, 90, 120, 180, 300, 600, 1800, 3600, 86_400),  # 0: as set up
    "bank_seconds": (-1, 0, 30, 60, 120, 300, 600),
    "most_tables": (0, *range(1, 11), 15, 20),  # 0: any number
}
SELECTS = ("language", "families", *NUMBERS)


def panel(settings: ServerSettings, guild: discord.Guild | None) -> LayoutView:
    """All that may be chosen."""
    box: Container[Any] = Container(TextDisplay(say("server-title")))
    role = guild.get_role(settings.host_role) if guild else None
    for key, control in (
        ("server-language", _language(settings)),
        ("server-hosts", RoleChoice(role)),
        ("server-families", _families(settings)),
        ("server-turn", _numbers("turn_seconds", settings.turn_seconds)),
        ("server-bank", _numbers("bank_seconds", settings.bank_seconds)),
        ("server-most", _numbers("most_tables", settings.most_tables)),
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


def _numbers(name: str, chosen: int) -> TableSelect:
    values = _offered(NUMBERS[name], chosen)
    return _select(name, {str(n): _said(name, n) for n in values}, {str(chosen)})


def _offered(steps: tuple[int, ...], chosen: int) -> list[int]:
    return sorted({*steps, chosen})


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


class RoleChoice(DynamicItem[RoleSelect[Any]], template="(?s:role-.*)"):
    """The select of the role that may open tables; nothing chosen is everybody."""

    def __init__(self, role: discord.Role | None = None) -> None:
        super().__init__(
            RoleSelect(
                custom_id=str(CustomId("hosts", kind=Kind.ROLES)),
                placeholder=say("server-hosts-all"),
                min_values=0,
                default_values=[role] if role else [],
            )
        )

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # discord.py types the item as any item
        cls, interaction: discord.Interaction, item: RoleSelect[Any], match: re.Match[str]
    ) -> RoleChoice:
        """Called by discord.py with the match of the id."""
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Called by discord.py."""
        await use(interaction)


async def _change(context: Context, **change: object) -> None:
    """Keep it, then show it: here, and at every table of the server."""
    guild = administered(context)
    settings = await context.bot.store.servers.change_settings(guild, **change)
    await context.edit(panel(settings, context.interaction.guild))
    for table in context.bot.tables.all():
        if table.state.guild_id == guild:
            table.audience.changed(table)


async def serve(context: Context, name: str, values: list[str]) -> None:
    """One of the selects."""
    settings = await context.bot.store.servers.settings(administered(context))
    await _change(context, **{name: _meant(settings, name, values)})


def _meant(settings: ServerSettings, name: str, values: list[str]) -> object:
    """What was chosen there. UnknownControl for what the panel does not offer."""
    if name == "families":
        allowed = {one_of(FAMILIES)(value) for value in values or [""]}
        return () if allowed == {*FAMILIES} else tuple(one for one in FAMILIES if one in allowed)
    value = only(values)
    if name == "language":
        return "" if value == AS_DISCORD else one_of(LANGUAGES)(value)
    return int(one_of(map(str, _offered(NUMBERS[name], getattr(settings, name))))(value))


async def hosts(context: Context, role: int) -> None:
    """The select of roles."""
    await _change(context, host_role=role)


async def threads(context: Context) -> None:
    """The button that turns threads on or off."""
    before = await context.bot.store.servers.settings(administered(context))
    await _change(context, threads=not before.threads)


async def server(context: Context) -> None:
    """The panel: by the command, and back from the tables."""
    settings = await context.bot.store.servers.settings(administered(context))
    view = panel(settings, context.interaction.guild)
    await (context.reply_view if context.key is None else context.edit)(view)


async def tables(context: Context, start: int) -> None:
    """The list, from so many tables on."""
    administered(context)
    await show_tables(context, start)


class ServerCommand(commands.Cog):
    """The command /server."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(name="server", description=about("server"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction[Any]) -> None:
        """The command /server."""
        await Context(self.bot, interaction).run(server)
