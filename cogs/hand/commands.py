"""Commands to play with typed cards, and their autocompletion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.app import App
from bot.discord import limits
from bot.domain.errors import Refusal
from bot.domain.suggestions import grouped, plays_in
from bot.tables.table import MovedOn, Table
from bot.words.cards import in_order, named_play, stands_for
from bot.words.kinds import read_named
from bot.words.speech import Speech
from bot.words.typed import TypedCard, coded, contains, read_cards, understood
from cogs.core.app_cog import AppCog
from cogs.core.context import Context, visit
from cogs.core.lookup import own_view, run_at_table
from cogs.core.people import reader_soon
from cogs.core.translator import about
from cogs.hand.play import act, lay, seat_view, show_hand
from rules.actions import Give, Pass
from rules.cards import Cards, joined
from rules.combinations import Combination
from rules.ruleset import RuleSet
from rules.view import SeatView


async def complete(
    app: App, interaction: discord.Interaction[Any], typed: str
) -> list[Choice[str]]:
    """Return the choices for the typed text: plays or gifts, in the language of the person."""
    await visit(app, str(interaction.user.id))
    table, view = own_view(app, interaction)
    if table is None or view is None:
        return []
    reader = await reader_soon(app, interaction)
    speech = replace(reader.speech(app.speech), tiles=view.tiles)
    if view.gift:
        return gifts_for(speech, view)
    typed_out = _typed_out(speech, typed, table, view, str(interaction.user.id))
    return plays_for(speech, typed, view, table.now.rules, typed_out)


def plays_for(
    speech: Speech,
    typed: str,
    view: SeatView,
    rules: RuleSet,
    typed_out: Sequence[Combination] = (),
) -> list[Choice[str]]:
    """Return plays of this seat with distinct names: the best plays, or plays of the typed cards.

    The plays in `typed_out` come first, since the view does not always list all plays.
    """
    best = plays_in(grouped(view, rules))
    if not typed.strip():
        return _choices(speech, best)
    try:
        named = understood(speech, typed).cards
    except Refusal:  # the last word may be half typed
        return _choices(speech, _containing(speech, typed, best))
    return _choices(speech, _with(named, [*typed_out, *best, *view.plays]))


def _typed_out(
    speech: Speech, typed: str, table: Table, view: SeatView, player: str
) -> tuple[Combination, ...]:
    """Return the plays of exactly the typed cards; () if the view lists all plays anyway."""
    if view.plays_in_full or not typed.strip():
        return ()
    try:
        return table.readings(player, read_cards(speech, typed, view.hand))
    except (Refusal, MovedOn):  # a half-typed word, cards that are not held, or the deal is over
        return ()


def gifts_for(speech: Speech, view: SeatView) -> list[Choice[str]]:
    """Return one choice: the lowest cards that this seat may give; none if no gift is due."""
    if view.gift is None:
        return []
    lowest: Cards = joined(view.givable[: view.gift.count or 1])
    name = in_order(speech, lowest)
    return [Choice(name=name, value=name)] if len(name) <= limits.OPTION else []


def _with(named: list[TypedCard], plays: list[Combination]) -> Iterator[Combination]:
    """Yield the plays that contain all these cards; plays without other cards come first."""
    found = [play for play in plays if contains(play.laid, named)]
    yield from (play for play in found if play.size == len(named))
    yield from found


def _containing(speech: Speech, typed: str, plays: Iterable[Combination]) -> Iterator[Combination]:
    wanted = typed.lower().replace(" ", "")
    return (play for play in plays if wanted in named_play(speech, play).lower().replace(" ", ""))


def _value(speech: Speech, name: str, play: Combination) -> str:
    """Return the name if it parses to exactly this play, else the unambiguous card codes."""
    try:
        said = understood(speech, name)
    except Refusal:
        return coded(play)
    whole = len(said.cards) == play.size and contains(play.laid, said.cards)
    return name if whole and contains(stands_for(play), said.stands) else coded(play)


def _choices(speech: Speech, plays: Iterable[Combination]) -> list[Choice[str]]:
    named: dict[str, str] = {}
    for play in plays:
        name = named_play(speech, play, limits.OPTION)
        if name not in named and len(value := _value(speech, name, play)) <= limits.OPTION >= len(
            name
        ):
            named[name] = value
        if len(named) == limits.OPTIONS:
            break
    return [Choice(name=name, value=value) for name, value in named.items()]


class PlayCommands(AppCog):
    """The commands /hand, /play, /pass and /give.

    For example, ``/play cards:pair 7`` lays two sevens, and ``/give cards:3 4`` gives two cards in
    the exchange.
    """

    @app_commands.command(description=about("hand"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        await run_at_table(self.app, interaction, show_hand, in_chats=True)

    @app_commands.command(description=about("play"))
    @app_commands.describe(cards=about("play cards"))
    async def play(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def do(context: Context, table: Table) -> None:
            view = seat_view(context, table)
            named = read_named(context.speech, cards, view, table.now.rules)
            await lay(context, table, named, cards)

        await run_at_table(self.app, interaction, do)

    @play.autocomplete("cards")
    async def _plays(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self.app, interaction, current)

    @app_commands.command(name="pass", description=about("pass"))
    async def pass_(self, interaction: discord.Interaction[Any]) -> None:
        async def do(context: Context, table: Table) -> None:
            await act(context, table, Pass())

        await run_at_table(self.app, interaction, do)

    @app_commands.command(description=about("give"))
    @app_commands.describe(cards=about("give cards"))
    async def give(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def do(context: Context, table: Table) -> None:
            await act(
                context,
                table,
                Give(read_cards(context.speech, cards, seat_view(context, table).hand)),
            )

        await run_at_table(self.app, interaction, do)

    @give.autocomplete("cards")
    async def _gifts(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self.app, interaction, current)
