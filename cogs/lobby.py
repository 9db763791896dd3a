"""Opening, filling, starting and closing a table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import seating
from bot.state import Delivery, Stage
from bot.table import MovedOn, Table
from bot.words import Refusal, say
from cogs.board import board
from cogs.buttons import on
from cogs.cockpit import cockpit
from cogs.herald import herald_of
from cogs.names import place_of_table
from cogs.posts import NO_DMS, NO_SHARED_SERVER
from cogs.press import Press
from cogs.sheet import sheet
from rules.games import PRESETS
from rules.options import OPTIONS

if TYPE_CHECKING:
    from bot.client import Gamenight

log = logging.getLogger(__name__)

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")
Completion = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def values_of(option_id: str) -> Completion:
    """Autocomplete with the named values of an option, in players' words."""

    async def complete(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        option = OPTIONS[option_id]
        named = option.meaning or {str(n): str(n) for n in range(5)}
        return [
            app_commands.Choice(name=f"{meaning}"[:100], value=value)
            for value, meaning in named.items()
            if current.lower() in f"{value} {meaning}".lower()
        ][:25]

    return complete


class Lobby(commands.Cog):
    """The commands /game start and /game stop."""

    game = app_commands.Group(
        name="game", description="Start or stop a game in this channel", guild_only=True
    )

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @game.command(name="start", description="Open a table in this channel")
    @app_commands.describe(
        preset="Which game",
        packs=OPTIONS["decks"].question,
        jokers=OPTIONS["jokers"].question,
        joker_power=OPTIONS["joker_power"].question,
        twos_discount=OPTIONS["twos_discount"].question,
        exchange=OPTIONS["exchange"].question,
        pass_rule=OPTIONS["pass_rule"].question,
        first_lead=OPTIONS["first_lead"].question,
        place_points=OPTIONS["place_points"].question,
        titles=OPTIONS["titles"].question,
        hats=OPTIONS["hats"].question,
        match_end=OPTIONS["match_end"].question,
        match_target=OPTIONS["match_target"].question,
        house_rules="Any other rules, such as: direction=ccw, seating=fixed",
    )
    async def start(
        self,
        interaction: discord.Interaction[Any],
        preset: str = "president_basic",
        packs: str | None = None,
        jokers: str | None = None,
        joker_power: str | None = None,
        twos_discount: str | None = None,
        exchange: str | None = None,
        pass_rule: str | None = None,
        first_lead: str | None = None,
        place_points: str | None = None,
        titles: str | None = None,
        hats: str | None = None,
        match_end: str | None = None,
        match_target: str | None = None,
        house_rules: str | None = None,
    ) -> None:
        asked = {
            "decks": packs,
            "jokers": jokers,
            "joker_power": joker_power,
            "twos_discount": twos_discount,
            "exchange": exchange,
            "pass_rule": pass_rule,
            "first_lead": first_lead,
            "place_points": place_points,
            "titles": titles,
            "hats": hats,
            "match_end": match_end,
            "match_target": match_target,
        }
        changed = {key: value for key, value in asked.items() if value is not None}

        async def open_table(press: Press) -> None:
            _may_post(interaction)
            assert interaction.guild_id is not None
            assert interaction.channel_id is not None
            await press.think()
            table = await self.bot.tables.open(
                interaction.guild_id,
                interaction.channel_id,
                press.player,
                preset,
                changed | _typed_rules(house_rules or ""),
            )
            await _try_dm(press, table, say("table-opened"))

        await Press(self.bot, interaction).run(open_table)

    @start.autocomplete("preset")
    async def _presets(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return preset_choices(current)

    for _name in (
        "jokers",
        "joker_power",
        "twos_discount",
        "exchange",
        "pass_rule",
        "first_lead",
        "place_points",
        "titles",
        "hats",
        "match_end",
    ):
        start.autocomplete(_name)(values_of(_name))
    start.autocomplete("packs")(values_of("decks"))

    @game.command(name="stop", description="Close the table of this channel")
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        async def close(press: Press) -> None:
            table = self.bot.tables.in_channel(interaction.channel_id)
            if table is None:
                raise Refusal("no-table-here")
            await table.stop(press.player, interaction.permissions.manage_channels)
            await press.whisper(say("stopped"))

        await Press(self.bot, interaction).run(close)


def preset_choices(current: str) -> list[app_commands.Choice[str]]:
    """The games whose title, line or id holds what was typed so far, the plain forms first."""
    found = [
        preset
        for preset in PRESETS.values()
        if current.lower() in f"{preset.id} {preset.title} {preset.about}".lower()
    ]
    found.sort(key=lambda preset: _steps_from_base(preset.id))
    return [
        app_commands.Choice(name=f"{preset.title}: {preset.about}"[:100], value=preset.id)
        for preset in found[:25]
    ]


def _steps_from_base(preset: str) -> int:
    """0 for the plain form of a game, 1 for what changes it, and so on."""
    base = PRESETS[preset].base
    return 1 + _steps_from_base(base) if base in PRESETS else 0


def _may_post(interaction: discord.Interaction[Any]) -> None:
    """Refuse before the game starts when the bot lacks a permission, and name it."""
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        named = ", ".join(name.replace("_", " ").title() for name in missing)
        raise Refusal("permissions-missing", named=named)


def _typed_rules(typed: str) -> dict[str, str]:
    """ "direction=ccw, seating=fixed" as choices; commas inside brackets belong to the value."""
    rules, depth, part = {}, 0, ""
    for letter in typed + ",":
        depth += (letter == "[") - (letter == "]")
        if letter == "," and depth == 0:
            key, equals, value = part.partition("=")
            if part.strip() and not equals:
                raise Refusal("house-rule-form", typed=part.strip()[:60])
            if part.strip():
                rules[key.strip()] = value.strip()
            part = ""
        else:
            part += letter
    return rules


@on("join")
async def join(press: Press) -> None:
    table = press.table
    await press.think()
    await table.join(press.player)
    await _try_dm(press, table, say("joined"))


async def _try_dm(press: Press, table: Table, said: str) -> None:
    """Test whether this person can get the hands by direct message, and tell them where to."""
    seat = seating.seated(table.state, press.player)
    where = place_of_table(press.bot, table)
    try:
        channel = await press.bot.create_dm(discord.Object(int(press.player)))
        await channel.send(say("dm-joined", **where), silent=True)
    except discord.Forbidden as error:
        if error.code not in (NO_DMS, NO_SHARED_SERVER):
            raise
        await table.deliver(press.player, Delivery.CHANNEL)
        await press.whisper(f"{said} {say('dms-closed')}")
        return
    if seat and seat.delivery is Delivery.CHANNEL:
        await table.deliver(press.player, Delivery.DM)
    await press.whisper(f"{said} {say('dms-open')}")


@on("leave")
async def leave(press: Press) -> None:
    table = press.table
    await table.leave(press.player)
    in_lobby = table.state.stage in (Stage.LOBBY, Stage.CLOSED)
    await press.whisper(say("left" if in_lobby else "sitting-out"))


@on("computer")
async def computer(press: Press) -> None:
    await press.table.add_computer(press.player)
    await press.done()


@on("rules")
async def rules(press: Press) -> None:
    state = press.table.state
    for page in sheet(state.preset, state.changed):
        await press.whisper_view(page)


@on("start")
async def start(press: Press) -> None:
    """Start the match, or deal again: the results then stay in the channel without buttons."""
    table = press.table
    if press.key != table.stage_key:
        raise MovedOn
    results = None if table.state.stage is Stage.LOBBY else await board(press.bot, table, True)
    await table.deal(press.player)
    if results:
        await press.replace(*results)
    else:
        await press.done()


@on("stop")
async def stop(press: Press) -> None:
    await press.table.stop(press.player, press.interaction.permissions.manage_channels)
    await press.done()


@on("hand")
async def hand(press: Press) -> None:
    """Show the hand to this person alone, with everything to play from."""
    await show_hand(press, press.table)


async def show_hand(press: Press, table: Table) -> None:
    """The cockpit as a message that only this person sees, refreshed while its token lives."""
    async with herald_of(press.bot).answering(table, press):
        await press.whisper_view(*await cockpit(press.bot, table, press.player))


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    await bot.add_cog(Lobby(bot))
