"""Playing: the buttons of a hand, and the same by typed commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.state import Stage
from bot.table import Table
from bot.words import Refusal, say
from bot.words.cards import in_order
from bot.words.typed import read_cards, read_play
from cogs.answers import action_of
from cogs.board import seat_lines
from cogs.buttons import on
from cogs.cockpit import cockpit
from cogs.herald import herald_of
from cogs.lobby import show_hand
from cogs.names import place_of_table
from cogs.press import Press
from rules.actions import Action, Give, Pass, Play
from rules.view import SeatView, distinct

if TYPE_CHECKING:
    from bot.client import Gamenight

CHOICES = 25


async def do(press: Press, table: Table, action: Action) -> None:
    """Act at the table, then show this person what has become of the hand."""
    await table.act(press.player, action, press.key)
    note = _said(action)
    if press.in_cockpit:
        async with herald_of(press.bot).answering(table, press):
            await press.replace(*await cockpit(press.bot, table, press.player, note))
    else:
        await press.whisper(note)


def _said(action: Action) -> str:
    match action:
        case Play(cards):
            return say("you-played", cards=in_order(cards))
        case Give(cards):
            return say("you-gave", cards=in_order(cards))
        case Pass():
            return say("you-passed")
    return say("you-decided")


@on("play")
async def play(press: Press) -> None:
    await do(press, press.table, Play(int(press.arg, 16)))


@on("give")
async def give(press: Press) -> None:
    await do(press, press.table, Give(int(press.arg, 16)))


@on("pass")
async def pass_turn(press: Press) -> None:
    await do(press, press.table, Pass())


@on("answer")
async def answer(press: Press) -> None:
    await do(press, press.table, action_of(press.arg))


@on("pick")
async def pick(press: Press) -> None:
    """Cards picked in a select: laid at once, or shown raised while the hand has two selects."""
    table = press.table
    elsewhere, pieces, _ = press.arg.split(".")
    picked = int(elsewhere, 16) | sum(int(value, 16) for value in press.values)
    view = _seat_view(press, table)
    if int(pieces) > 1 and not (view.gift and picked.bit_count() == view.gift.count):
        async with herald_of(press.bot).answering(table, press):
            await press.replace(*await cockpit(press.bot, table, press.player, picked=picked))
        return
    await do(press, table, Give(picked) if view.gift else Play(picked))


def _seat_view(press: Press, table: Table) -> SeatView:
    view = table.view(press.player)
    if view is None or view.seat is None:
        raise Refusal("not-at-this-table")
    return view


def find_table(bot: Gamenight, interaction: discord.Interaction[Any]) -> Table:
    """The table of this channel; in a direct message the one that waits for this person."""
    if interaction.guild_id is not None:
        table = bot.tables.in_channel(interaction.channel_id)
        if table is None:
            raise Refusal("no-table-here")
        return table
    mine = bot.tables.of(str(interaction.user.id))
    if not mine:
        raise Refusal("no-table-of-yours")
    return mine[0]


class PlayCommands(commands.Cog):
    """The commands /hand, /play, /pass, /give and /seats."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    async def _run(
        self, interaction: discord.Interaction[Any], act: Callable[[Press, Table], Awaitable[None]]
    ) -> None:
        async def at_table(press: Press) -> None:
            await act(press, find_table(self.bot, interaction))

        await Press(self.bot, interaction).run(at_table)

    @app_commands.command(description="Show your hand, to play from")
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        await self._run(interaction, show_hand)

    @app_commands.command(description="Play cards, such as 7 7 or pair 7")
    @app_commands.describe(cards="What to play: 7 7, 77, 7s7d, pair 7")
    async def play(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def act(press: Press, table: Table) -> None:
            await do(press, table, Play(read_play(cards, _seat_view(press, table))))

        await self._run(interaction, act)

    @play.autocomplete("cards")
    async def _plays(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        view = self._own_view(interaction)
        if view is None:
            return []
        names = dict.fromkeys(in_order(play.laid) for play in distinct(view.plays))
        wanted = current.lower().replace(" ", "")
        found = [name for name in names if _matches(name, wanted)]
        return [app_commands.Choice(name=name, value=name) for name in found[:CHOICES]]

    @app_commands.command(name="pass", description="Pass this time")
    async def pass_(self, interaction: discord.Interaction[Any]) -> None:
        async def act(press: Press, table: Table) -> None:
            await do(press, table, Pass())

        await self._run(interaction, act)

    @app_commands.command(description="Give cards back in the exchange, such as 3 4")
    @app_commands.describe(cards="What to give: 3 4, or 3s 4d")
    async def give(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def act(press: Press, table: Table) -> None:
            await do(press, table, Give(read_cards(cards, _seat_view(press, table).hand)))

        await self._run(interaction, act)

    @give.autocomplete("cards")
    async def _gifts(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        view = self._own_view(interaction)
        if view is None or view.gift is None:
            return []
        lowest = in_order(sum(view.hand[: view.gift.count]))
        return [app_commands.Choice(name=lowest, value=lowest)]

    @app_commands.command(description="Who sits where, with cards left and titles")
    @app_commands.guild_only()
    async def seats(self, interaction: discord.Interaction[Any]) -> None:
        async def act(press: Press, table: Table) -> None:
            where = place_of_table(self.bot, table)
            await press.whisper("\n".join([say("seats-title", **where), *seat_lines(table)]))

        await self._run(interaction, act)

    def _own_view(self, interaction: discord.Interaction[Any]) -> SeatView | None:
        try:
            table = find_table(self.bot, interaction)
        except Refusal:
            return None
        if table.state.stage is not Stage.DEAL:
            return None
        view = table.view(str(interaction.user.id))
        return view if view is not None and view.seat is not None else None


def _matches(name: str, wanted: str) -> bool:
    plain = name.lower().replace(" ", "")
    letters = "".join(letter for letter in plain if letter not in "♦♣♥♠")
    return wanted in plain or letters.startswith(wanted)


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    await bot.add_cog(PlayCommands(bot))
