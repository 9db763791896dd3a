"""The commands of the bot made for trying: one for each kind of answer."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from tests.bot.playground.try_items import FRUITS, Counter, FruitSelect, NameForm, Table, picture


@app_commands.command(description="Answers for you alone")
async def secret(interaction: discord.Interaction, word: str) -> None:
    """Answers so that only its user sees it."""
    await interaction.response.send_message(f"psst, {word}", ephemeral=True)


@app_commands.command(description="Shows a button that counts")
async def count(interaction: discord.Interaction) -> None:
    """Answers with a button that counts."""
    view = discord.ui.View(timeout=None).add_item(Counter(0))
    await interaction.response.send_message("count", view=view)


@app_commands.command(description="Shows a menu of fruit")
async def fruit(interaction: discord.Interaction) -> None:
    """Answers with a menu of fruits."""
    view = discord.ui.View(timeout=None).add_item(FruitSelect())
    await interaction.response.send_message("choose", view=view)


@app_commands.command(description="Asks for a name")
async def form(interaction: discord.Interaction) -> None:
    """Answers with a form."""
    await interaction.response.send_modal(NameForm())


@app_commands.command(description="Shows a table")
async def table(interaction: discord.Interaction) -> None:
    """Answers with Components V2 and a picture."""
    await interaction.response.send_message(view=Table(), file=picture())


@app_commands.command(description="Thinks first")
async def think(interaction: discord.Interaction, aloud: bool = False) -> None:
    """Defers, and answers nothing yet."""
    await interaction.response.defer(ephemeral=not aloud, thinking=True)


@app_commands.command(description="Says nothing at all")
async def silence(interaction: discord.Interaction) -> None:
    """The interaction is left to the test, or to fail."""


@app_commands.command(description="Buys a fruit")
@app_commands.describe(kind="which one")
async def buy(
    interaction: discord.Interaction,
    kind: str,
    amount: app_commands.Range[int, 1, 9] = 1,
    for_whom: discord.Member | None = None,
) -> None:
    """Takes one argument of each kind."""
    whom = for_whom.display_name if for_whom else "me"
    await interaction.response.send_message(f"{amount} {kind} for {whom}")


@buy.autocomplete("kind")
async def kinds(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggests fruits while a kind is typed."""
    return [app_commands.Choice(name=one.title(), value=one) for one in FRUITS if current in one]


@app_commands.command(description="Only in a server")
@app_commands.guild_only()
async def here(interaction: discord.Interaction) -> None:
    """Says in which server it was used."""
    await interaction.response.send_message(f"in {interaction.guild}")


@app_commands.command(description="Only for those who manage the server")
@app_commands.default_permissions(manage_guild=True)
async def rule(interaction: discord.Interaction) -> None:
    """Only those who manage the server are offered it."""
    await interaction.response.send_message("ruled")


pair = app_commands.Group(name="pair", description="Two commands in one")


@pair.command(description="The left one")
async def left(interaction: discord.Interaction, word: str = "left") -> None:
    """A command within a group, with an argument that may be left out."""
    await interaction.response.send_message(word)


@app_commands.context_menu(name="Greet this person")
async def greet(interaction: discord.Interaction, who: discord.Member) -> None:
    """On a person."""
    roles = len(who.roles) if isinstance(who, discord.Member) else 0
    await interaction.response.send_message(f"hello {who.display_name}, {roles}")


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    """On a message."""
    await interaction.response.send_message(f"{message.author.name}: {message.content}")


def add_commands(tree: app_commands.CommandTree[discord.AutoShardedClient]) -> None:
    """Give a tree all of them."""
    commands: list[app_commands.Command[Any, ..., Any]] = [secret, count, fruit, form, table]
    commands += [think, silence, buy, here, rule]
    for command in commands:
        tree.add_command(command)
    tree.add_command(pair)
    tree.add_command(greet)
    tree.add_command(quote)
