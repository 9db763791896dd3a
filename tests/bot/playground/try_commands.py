"""The commands of the trial bot: one for each kind of response."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from tests.bot.playground.try_items import FRUITS, Counter, FruitSelect, NameForm, Table, picture


@app_commands.command(description="Answers for you alone")
async def secret(interaction: discord.Interaction, word: str) -> None:
    """Respond with a message that only the user sees."""
    await interaction.response.send_message(f"psst, {word}", ephemeral=True)


@app_commands.command(description="Shows a button that counts")
async def count(interaction: discord.Interaction) -> None:
    """Respond with a button that counts."""
    view = discord.ui.View(timeout=None).add_item(Counter(0))
    await interaction.response.send_message("count", view=view)


@app_commands.command(description="Shows a menu of fruit")
async def fruit(interaction: discord.Interaction) -> None:
    """Respond with a select menu of fruits."""
    view = discord.ui.View(timeout=None).add_item(FruitSelect())
    await interaction.response.send_message("choose", view=view)


@app_commands.command(description="Asks for a name")
async def form(interaction: discord.Interaction) -> None:
    """Respond with a modal."""
    await interaction.response.send_modal(NameForm())


@app_commands.command(description="Shows a table")
async def table(interaction: discord.Interaction) -> None:
    """Respond with Components V2 and a picture."""
    await interaction.response.send_message(view=Table(), file=picture())


@app_commands.command(description="Thinks first")
async def think(interaction: discord.Interaction, aloud: bool = False) -> None:
    """Defer the response."""
    await interaction.response.defer(ephemeral=not aloud, thinking=True)


@app_commands.command(description="Says nothing at all")
async def silence(interaction: discord.Interaction) -> None:
    """Send no response: the test answers the interaction, or the interaction fails."""


@app_commands.command(description="Buys a fruit")
@app_commands.describe(kind="which one")
async def buy(
    interaction: discord.Interaction,
    kind: str,
    amount: app_commands.Range[int, 1, 9] = 1,
    for_whom: discord.Member | None = None,
) -> None:
    """Take one argument of each kind, and respond with a message of them."""
    whom = for_whom.display_name if for_whom else "me"
    await interaction.response.send_message(f"{amount} {kind} for {whom}")


@buy.autocomplete("kind")
async def kinds(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the fruits that contain the typed text."""
    return [app_commands.Choice(name=one.title(), value=one) for one in FRUITS if current in one]


@app_commands.command(description="Only in a server")
@app_commands.guild_only()
async def here(interaction: discord.Interaction) -> None:
    """Respond with the name of the server."""
    await interaction.response.send_message(f"in {interaction.guild}")


@app_commands.command(description="Only for those who manage the server")
@app_commands.default_permissions(manage_guild=True)
async def rule(interaction: discord.Interaction) -> None:
    """Respond to a person who may manage the server; Discord offers it to no other person."""
    await interaction.response.send_message("ruled")


pair = app_commands.Group(name="pair", description="Two commands in one")


@pair.command(description="The left one")
async def left(interaction: discord.Interaction, word: str = "left") -> None:
    """Respond with an optional argument, as a command within a group."""
    await interaction.response.send_message(word)


@app_commands.context_menu(name="Greet this person")
async def greet(interaction: discord.Interaction, who: discord.Member) -> None:
    """Respond as a command of a person's context menu."""
    roles = len(who.roles) if isinstance(who, discord.Member) else 0
    await interaction.response.send_message(f"hello {who.display_name}, {roles}")


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    """Respond as a command of a message's context menu."""
    await interaction.response.send_message(f"{message.author.name}: {message.content}")


def add_commands(tree: app_commands.CommandTree[discord.AutoShardedClient]) -> None:
    """Add all commands of the trial bot to a tree."""
    commands: list[app_commands.Command[Any, ..., Any]] = [secret, count, fruit, form, table]
    commands += [think, silence, buy, here, rule]
    for command in commands:
        tree.add_command(command)
    tree.add_command(pair)
    tree.add_command(greet)
    tree.add_command(quote)
