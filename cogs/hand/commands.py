"""Playing: the buttons of a hand, and the same by typed commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.table import MovedOn, Table
from bot.words import say
from bot.words.typed import read_cards, read_play
from cogs.core.components import on
from cogs.core.interaction import Press
from cogs.core.lookup import find_table
from cogs.core.names import place_of_table
from cogs.core.translator import about
from cogs.hand.autocomplete import complete
from cogs.hand.calls import action_of
from cogs.hand.card_select import in_one, picked_in
from cogs.hand.declaring import lay
from cogs.hand.play import do, seat_view, show
from cogs.table.message import seat_lines
from cogs.table.seats import show_hand
from rules.actions import Give, Pass

if TYPE_CHECKING:
    from bot.client import Gamenight


@on("give")
async def give(press: Press) -> None:
    await do(press, press.table, Give(int(press.arg, 16)))


@on("call")
async def call(press: Press) -> None:
    """Said out of turn, it means the same in every state of its deal."""
    if press.key != press.table.stage_key:
        raise MovedOn
    press.key = None
    await do(press, press.table, action_of(press.arg))


@on("pass")
async def pass_turn(press: Press) -> None:
    await do(press, press.table, Pass())


@on("answer")
async def answer(press: Press) -> None:
    await do(press, press.table, action_of(press.arg))


@on("pick")
async def pick(press: Press) -> None:
    """Cards picked in a select: laid at once, or shown raised while the hand has several."""
    table, picked = press.table, picked_in(press.arg, press.values)
    gift = seat_view(press, table).gift
    if not in_one(press.arg) and not (gift and picked.bit_count() == gift.count):
        await show(press, table, picked=picked)
    elif gift:
        await do(press, table, Give(picked))
    else:
        await lay(press, table, picked)


@on("unpick")
async def unpick(press: Press) -> None:
    """The cards picked so far go back into the hand."""
    await show(press, press.table)


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

    @app_commands.command(description=about("hand"))
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        await self._run(interaction, show_hand)

    @app_commands.command(description=about("play"))
    @app_commands.describe(cards=about("play cards"))
    async def play(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def act(press: Press, table: Table) -> None:
            await lay(press, table, read_play(cards, seat_view(press, table)), cards)

        await self._run(interaction, act)

    @play.autocomplete("cards")
    async def _plays(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self.bot, interaction, current)

    @app_commands.command(name="pass", description=about("pass"))
    async def pass_(self, interaction: discord.Interaction[Any]) -> None:
        async def act(press: Press, table: Table) -> None:
            await do(press, table, Pass())

        await self._run(interaction, act)

    @app_commands.command(description=about("give"))
    @app_commands.describe(cards=about("give cards"))
    async def give(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def act(press: Press, table: Table) -> None:
            await do(press, table, Give(read_cards(cards, seat_view(press, table).hand)))

        await self._run(interaction, act)

    @give.autocomplete("cards")
    async def _gifts(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self.bot, interaction, current)

    @app_commands.command(description=about("seats"))
    @app_commands.guild_only()
    async def seats(self, interaction: discord.Interaction[Any]) -> None:
        async def act(press: Press, table: Table) -> None:
            where = place_of_table(self.bot, table)
            await press.whisper("\n".join([say("seats-title", **where), *seat_lines(table)]))

        await self._run(interaction, act)


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    await bot.add_cog(PlayCommands(bot))
