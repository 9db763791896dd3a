"""The settings of a server, behind Discord's permission to manage the server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, Item, LayoutView, TextDisplay

from bot.discord import limits
from bot.domain.errors import Refusal
from bot.domain.moderation import Done
from bot.domain.preferences import Savers, Sent, ServerSettings
from bot.standing.seasons import SeasonKind, zone_of, zones
from bot.words import LANGUAGES, of_rules
from bot.words.speech import Speech
from cogs.core.acts import one_of, only
from cogs.core.app_cog import AppCog
from cogs.core.components import (
    TableButton,
    TableSelect,
    button,
    channel_choice,
    role_choice,
    select,
)
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.rights import administered
from cogs.core.server_log import SAID, log_page, note
from cogs.core.translator import about
from cogs.server.ping_role import check_choice, crown_lines, ping_lines
from cogs.server.tables import show_tables
from rules.catalogue.families import FAMILIES

MOST = 1000  # pages of the log
PLAY, PEOPLE, RULES, SEASONS, LOG = "", "people", "rules", "seasons", "log"
PAGES = (PLAY, PEOPLE, RULES, SEASONS, LOG)
AS_DISCORD = "as-discord"
NO, YES = "no", "yes"
NUMBERS = {
    # 0: the operator's setting
    "turn_seconds": (0, 30, 45, 60, 90, 120, 180, 300, 600, 1800, 3600, 86_400),
    "bank_seconds": (-1, 0, 30, 60, 120, 300, 600),  # -1: the operator's setting
    "most_tables": (0, *range(1, 11), 15, 20),  # 0: any number
    "most_hosted": (0, 1, 2, 3, 4, 5, 10),  # 0: any number
    "ping_minutes": (15, 30, 60, 120, 240, 720, 1440),
    "history_days": (30, 180, 0),  # 0: always
}
TABLES = ("most_tables", "most_hosted")  # numbers of tables; all others are of time
AS_SET_UP = {"turn_seconds": 0, "bank_seconds": -1}  # numbers for the operator's setting
SELECTS = ("language", "families", "sent", "savers", "season_kind", "rates_custom", *NUMBERS)
ROLES = ("host_role", "ping_role", "saver_role", "crown_role")
PLACES = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
WRITING = (discord.ChannelType.text, discord.ChannelType.news)
ON_PAGE = {  # the page of each setting
    **dict.fromkeys(
        ("host_role", "most_hosted", "ping_role", "ping_minutes", "crown_role", "history_days"),
        PEOPLE,
    ),
    **dict.fromkeys(("savers", "saver_role", "rates_custom"), RULES),
    **dict.fromkeys(("season_kind", "zone", "daily_channel"), SEASONS),
}


def panel(
    speech: Speech, settings: ServerSettings, guild: discord.Guild | None, page: str = PLAY
) -> LayoutView:
    """Build one page of the settings."""
    box: Container[Any] = Container(_head(speech, page))
    for item in _PAGES[page](speech, settings, guild):
        box.add_item(item)
    box.add_item(ActionRow(*pages_but(speech, page)))
    return LayoutView(timeout=None).add_item(box)


def _head(speech: Speech, page: str) -> TextDisplay[Any]:
    title = (
        speech.say("server-title")
        if page == PLAY
        else speech.say("server-page-title", page=_title(speech, page))
    )
    return TextDisplay(title)


def pages_but(speech: Speech, page: str) -> Iterator[TableButton]:
    """Yield the buttons to the other pages of the panel."""
    for other in PAGES:
        if other != page:
            yield button("server", NOWHERE, ALWAYS, other, label=_title(speech, other))


def _title(speech: Speech, page: str) -> str:
    return speech.say(f"server-page-{page or 'play'}")


def _play(
    speech: Speech, settings: ServerSettings, guild: discord.Guild | None
) -> Iterator[Item[Any]]:
    chosen = [
        channel_id for channel_id in settings.channels if guild and guild.get_channel(channel_id)
    ]
    everywhere = speech.say("server-channels-all")
    yield from _asked(speech, "language", _language(speech, settings))
    yield from _asked(speech, "families", _families(speech, settings))
    yield from _asked(speech, "channels", channel_choice("channels", everywhere, PLACES, chosen))
    yield from _asked(speech, "sent", _hands(speech, settings))
    for name in ("most_tables", "turn_seconds", "bank_seconds"):
        yield from _asked(speech, name, _numbers(speech, name, settings))
    threads = "server-threads-no" if settings.threads else "server-threads-yes"
    yield TextDisplay(speech.say("server-threads-on" if settings.threads else "server-threads"))
    yield ActionRow(
        button("threads", NOWHERE, ALWAYS, label=speech.say(threads)),
        button("tables", NOWHERE, ALWAYS, label=speech.say("server-tables")),
    )


def _people(
    speech: Speech, settings: ServerSettings, guild: discord.Guild | None
) -> Iterator[Item[Any]]:
    hosts = role_choice(
        "hosts", "", speech.say("server-hosts-all"), _roles(guild, settings.host_role)
    )
    yield from _asked(speech, "host_role", hosts)
    yield from _asked(speech, "most_hosted", _numbers(speech, "most_hosted", settings))
    ping = role_choice(
        "role", "ping_role", speech.say("server-ping-none"), _roles(guild, settings.ping_role)
    )
    yield from _asked(speech, "ping_role", ping)
    buttons = [button("bans", NOWHERE, ALWAYS, label=speech.say("button-bans"))]
    if settings.ping_role:
        yield from _asked(speech, "ping_minutes", _numbers(speech, "ping_minutes", settings))
        lines, gives = ping_lines(speech, settings, guild)
        yield TextDisplay("\n".join(lines))
        if gives:
            buttons.append(
                button("pingpost", NOWHERE, ALWAYS, label=speech.say("button-ping-post"))
            )
    crown = role_choice(
        "role", "crown_role", speech.say("server-ping-none"), _roles(guild, settings.crown_role)
    )
    yield from _asked(speech, "crown_role", crown)
    if settings.crown_role:
        yield TextDisplay("\n".join(crown_lines(speech, settings, guild)))
    yield from _asked(speech, "history_days", _numbers(speech, "history_days", settings))
    yield ActionRow(*buttons)


def _rules(
    speech: Speech, settings: ServerSettings, guild: discord.Guild | None
) -> Iterator[Item[Any]]:
    names = {choice.value: speech.say(f"savers-{choice.value}") for choice in Savers}
    yield from _asked(speech, "savers", _select(speech, "savers", names, {settings.savers.value}))
    if settings.savers is Savers.ROLE:
        role = role_choice(
            "role",
            "saver_role",
            speech.say("server-saver-none"),
            _roles(guild, settings.saver_role),
        )
        yield from _asked(speech, "saver_role", role)
    rated = {choice: speech.say(f"server-rates-{choice}") for choice in (NO, YES)}
    chosen = YES if settings.rates_custom else NO
    yield from _asked(speech, "rates_custom", _select(speech, "rates_custom", rated, {chosen}))
    yield ActionRow(button("savedrules", NOWHERE, ALWAYS, label=speech.say("button-saved-rules")))


def _seasons(
    speech: Speech, settings: ServerSettings, guild: discord.Guild | None
) -> Iterator[Item[Any]]:
    names = {kind.value: speech.say(f"server-season-{kind}") for kind in SeasonKind}
    yield from _asked(
        speech, "season_kind", _select(speech, "season_kind", names, {settings.season_kind})
    )
    yield TextDisplay(speech.say("server-zone", zone=settings.zone))
    there = guild and guild.get_channel(settings.daily_channel)
    chosen = [settings.daily_channel] if there else []
    none = speech.say("server-daily-none")
    yield from _asked(
        speech, "daily_channel", channel_choice("dailyplace", none, WRITING, chosen, 1)
    )


_PAGES = {PLAY: _play, PEOPLE: _people, RULES: _rules, SEASONS: _seasons}


def _asked(speech: Speech, name: str, control: Item[Any]) -> Iterator[Item[Any]]:
    yield TextDisplay(speech.say(SAID[name]))
    yield ActionRow(control)


def _roles(guild: discord.Guild | None, role_id: int) -> list[int]:
    return [role_id] if guild and role_id and guild.get_role(role_id) else []


def _language(speech: Speech, settings: ServerSettings) -> TableSelect:
    names = {AS_DISCORD: speech.say("server-language-as-discord"), **LANGUAGES}
    return _select(speech, "language", names, {settings.language or AS_DISCORD})


def _families(speech: Speech, settings: ServerSettings) -> TableSelect:
    names = {family.id: of_rules(speech, "game", family.title) for family in FAMILIES.values()}
    return _select(speech, "families", names, set(settings.families or FAMILIES), len(FAMILIES))


def _hands(speech: Speech, settings: ServerSettings) -> TableSelect:
    names = {way.value: speech.say(f"prefer-sent-{way.value}") for way in Sent}
    names[Sent.DEFAULT] = speech.say("time-as-set-up")
    return _select(speech, "sent", names, {settings.sent.value})


def _numbers(speech: Speech, name: str, settings: ServerSettings) -> TableSelect:
    chosen = getattr(settings, name)
    values = _offered(NUMBERS[name], chosen)
    return _select(speech, name, {str(n): _said(speech, name, n) for n in values}, {str(chosen)})


def _offered(steps: tuple[int, ...], chosen: int) -> list[int]:
    return sorted({*steps, chosen}, key=lambda number: (steps[-1] == 0 == number, number))


def _said(speech: Speech, name: str, number: int) -> str:
    """Return the words for a number of tables, or for a time in the largest fitting unit."""
    if name in TABLES:
        return speech.say("tables-at-once", count=number) if number else speech.say("tables-any")
    if name == "history_days":
        return speech.say("time-days", count=number) if number else speech.say("time-always")
    if number == AS_SET_UP.get(name):
        return speech.say("time-as-set-up")
    number *= 60 if name == "ping_minutes" else 1
    for unit, seconds in (("hours", 3600), ("minutes", 60)):
        if number and number % seconds == 0:
            return speech.say(f"time-{unit}", count=number // seconds)
    return speech.say("time-seconds", count=number)


def _select(
    speech: Speech, name: str, names: dict[str, str], chosen: set[str], most: int = 1
) -> TableSelect:
    options = [
        discord.SelectOption(label=label, value=value, default=value in chosen)
        for value, label in names.items()
    ]
    placeholder = speech.say("server-choose")
    return select(
        "serve", NOWHERE, ALWAYS, name, placeholder=placeholder, options=options, most=most
    )


async def _change(context: Context, **change: object) -> None:
    """Store the setting, then update the panel and every table of the server."""
    guild = administered(context)
    (name,) = change
    settings = await context.app.store.servers.change_settings(guild, **change)
    page = ON_PAGE.get(name, PLAY)
    if page == SEASONS:
        await context.app.store.seasons.adapt(guild, context.app.clock.now())
    await note(context, Done.SETTING, about=name)
    view = panel(context.speech, settings, context.interaction.guild, page)
    await (context.reply_view if context.key is None else context.edit)(view)
    for table in context.app.tables.on_server(guild):
        table.audience.changed(table)


async def change_setting(context: Context, name: str, values: list[str]) -> None:
    """Change the setting `name` to the values chosen in its select."""
    settings = await context.app.store.servers.settings(administered(context))
    await _change(context, **{name: _meant(settings, name, values)})


def _meant(settings: ServerSettings, name: str, values: list[str]) -> object:
    """Return the value of a setting for the values chosen in its select.

    Raises UnknownControl for a value that is not offered.
    """
    if name == "families":
        allowed = {one_of(FAMILIES)(value) for value in values or [""]}
        return () if allowed == {*FAMILIES} else tuple(one for one in FAMILIES if one in allowed)
    value = only(values)
    if name == "language":
        return "" if value == AS_DISCORD else one_of(LANGUAGES)(value)
    if name == "sent":
        return Sent(one_of(one.value for one in Sent)(value))
    if name == "season_kind":
        return one_of(SeasonKind)(value)
    if name == "rates_custom":
        return one_of((NO, YES))(value) == YES
    if name == "savers":
        return Savers(one_of(one.value for one in Savers)(value))
    return int(one_of(map(str, _offered(NUMBERS[name], getattr(settings, name))))(value))


async def set_zone(context: Context, typed: str) -> None:
    """Set the time zone, by its name or its city's name. Raises Refusal for any other name."""
    administered(context)
    wanted = typed.strip().lower().replace(" ", "_")
    zone_name = next((zone for zone in zones() if wanted in (zone.lower(), _city(zone))), None)
    if zone_name is None:
        raise Refusal("server-no-zone", typed=typed[: limits.OPTION])
    await _change(context, zone=zone_name)


def _city(zone: str) -> str:
    return zone.split("/")[-1].lower()


async def hosts(context: Context, _: None, role: int) -> None:
    """Set the role that may open tables."""
    await _change(context, host_role=role)


async def choose_role(context: Context, name: str, role: int) -> None:
    """Set the role of the setting `name`; 0 for none."""
    administered(context)
    if name in ("ping_role", "crown_role") and role:
        check_choice(context, role)
    await _change(context, **{name: role})
    if name == "crown_role":
        context.app.crowns.settle(administered(context), at_once=True)


async def choose_channels(context: Context, channels: list[int]) -> None:
    """Set the channels where tables may open."""
    administered(context)
    guild = context.interaction.guild
    kinds = [
        channel.type
        for channel_id in channels
        if guild and (channel := guild.get_channel(channel_id))
    ]
    if not {*kinds} <= {*PLACES}:
        raise UnknownControl
    await _change(context, channels=tuple(channels))


async def choose_daily(context: Context, channels: list[int]) -> discord.abc.GuildChannel | None:
    """Set the channel of the post about each day's deal, or none; return it."""
    administered(context)
    guild = context.interaction.guild
    place = guild.get_channel(only(channels)) if guild and channels else None
    if channels and (place is None or place.type not in WRITING):
        raise UnknownControl
    await _change(context, daily_channel=place.id if place else 0)
    return place


async def threads(context: Context) -> None:
    """Turn threads for new tables on or off."""
    before = await context.app.store.servers.settings(administered(context))
    await _change(context, threads=not before.threads)


async def server(context: Context, page: str = PLAY) -> None:
    """Show a page of the panel: the first page for the command, any page for a button."""
    settings = await context.app.store.servers.settings(administered(context))
    if page == LOG:
        await show_log(context, 0)
        return
    view = panel(context.speech, settings, context.interaction.guild, page)
    await (context.reply_view if context.key is None else context.edit)(view)


async def show_log(context: Context, page: int) -> None:
    """Show a page of the log."""
    text, steps = await log_page(context, page)
    box: Container[Any] = Container(_head(context.speech, LOG), TextDisplay(text))
    more = button("flags", NOWHERE, ALWAYS, label=context.speech.say("button-flags"))
    box.add_item(ActionRow(*steps, more))
    box.add_item(ActionRow(*pages_but(context.speech, LOG)))
    await context.edit(LayoutView(timeout=None).add_item(box))


async def tables(context: Context, start: int) -> None:
    """Show the list of tables, from index `start` on."""
    administered(context)
    await show_tables(context, start)


class ServerCommand(AppCog):
    """The command /server."""

    @app_commands.command(name="server", description=about("server"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(zone=about("server zone"))
    async def server(self, interaction: discord.Interaction[Any], zone: str | None = None) -> None:
        async def answer(context: Context) -> None:
            await (server(context) if zone is None else set_zone(context, zone))

        await Context(self.app, interaction).run(answer)

    @server.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        typed, now = current.strip().lower().replace(" ", "_"), self.app.clock.now()
        times = ((zone, datetime.fromtimestamp(now, zone_of(zone))) for zone in zones())
        offered = {
            zone: f"{zone.replace('_', ' ')} · {time.strftime('%H:%M')}" for zone, time in times
        }
        matches = [zone for zone, label in offered.items() if typed in f"{zone} {label}".lower()]
        matches.sort(key=lambda zone: not zone.lower().split("/")[-1].startswith(typed))
        return [
            app_commands.Choice(name=offered[zone], value=zone)
            for zone in matches[: limits.OPTIONS]
        ]
