"""The command /game, to open, find and close tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.app import App
from bot.discord.installs import in_chat
from bot.domain import drafts, line
from bot.domain.errors import Refusal
from bot.domain.state import NO_SERVER, Draft
from bot.tables.table import Table
from bot.words.house_rules import typed_rules, value_of
from bot.words.rulebook import titled
from cogs.core.app_cog import AppCog
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.core.rights import admit
from cogs.core.translator import about
from cogs.hand.delivery import greet
from cogs.rules.autocomplete import preset_choices, rule_choices, values_of
from cogs.rules.browser import KNOWN, Entry, which_game
from cogs.rules.references import (
    UsualReason,
    allowed_families,
    chosen_rules,
    draft_of,
    known_rules,
    named_reference,
)
from cogs.table.announcements import show_open_tables, toggle_waiting
from cogs.table.channels import check_place, makes_threads, open_thread, parent_of
from cogs.table.menu import show_table_there
from cogs.table.menu_actions import stop_here
from cogs.table.messages import messages_of
from rules.catalogue import OPTIONS

Then: TypeAlias = "Callable[[Context, Table], Awaitable[None]]"


class GameCommands(AppCog):
    """The commands /game start, stop, tables and notify.

    For example, ``/game start preset:president_basic jokers:2`` opens a table for President with
    two jokers.
    """

    game = app_commands.Group(
        name="game",
        description=about("game"),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=True
        ),
    )

    @game.command(name="start", description=about("game start"))
    @app_commands.describe(
        preset=about("game start preset"),
        code=about("game start code"),
        thread=about("game start thread"),
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
        house_rules=about("game start house_rules"),
    )
    async def start(
        self,
        interaction: discord.Interaction[Any],
        preset: str | None = None,
        code: str | None = None,
        thread: bool | None = None,
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

        async def open_it(context: Context) -> None:
            if not any((preset, code, house_rules, *asked.values())) and thread is None:
                await open_known(context)
                return
            changed = {
                key: value_of(context.speech, key, value) for key, value in asked.items() if value
            }
            rules = await chosen_rules(self.app, interaction, preset, code)
            typed = typed_rules(context.speech, house_rules or "")
            await open_table(context, rules, {**rules.changed, **changed, **typed}, thread)

        await Context(self.app, interaction, in_chats=True).run(open_it)

    @start.autocomplete("preset")
    async def _presets(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await preset_choices(self.app, interaction, current)

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
    start.autocomplete("house_rules")(rule_choices)

    @game.command(name="stop", description=about("game stop"))
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        async def close(context: Context) -> None:
            table = self.app.tables.in_channel(interaction.channel_id)
            if table is None:
                raise Refusal("no-table-here")
            context.table_id = table.state.id
            await stop_here(context)

        await Context(self.app, interaction, in_chats=True).run(close)

    @game.command(name="tables", description=about("game tables"))
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        await Context(self.app, interaction).run(show_open_tables)

    @game.command(name="notify", description=about("game notify"))
    async def notify(self, interaction: discord.Interaction[Any]) -> None:
        await Context(self.app, interaction).run(toggle_waiting)


async def open_table(
    context: Context,
    rules: Draft,
    changed: dict[str, str] | None = None,
    thread: bool | None = None,
    then: Then | None = None,
) -> None:
    """Open a table in this channel, or in a new `thread` there.

    `changed` are all changes of the preset's rules; None for those of `rules`. A `thread` of None
    leaves the choice to the server's settings. `then` is called with the new table. A table that
    the channel has already is shown instead. Raises Refusal, with the reason, if no table can be
    opened.
    """
    app, interaction, preset = context.app, context.interaction, rules.preset
    changed = dict(rules.changed) if changed is None else changed
    server, here = _server(context), interaction.channel_id
    if here is None:
        raise UnknownControl
    if thread is None:
        settings = await app.store.servers.settings(server)
        thread = settings.threads and makes_threads(interaction)
    if not thread and await _shown_there(context):
        return
    _check_place(context, thread)
    private = context.in_private
    async with _one_at_a_time(app, server, context.player):
        await admit(context.speech, app, interaction, preset)
        await (context.acknowledge() if private else context.defer())
        place, parent = here, parent_of(interaction.channel)
        saved = rules if rules.name else None
        if thread:
            drafts.check_rules(preset, changed)
            called = rules if rules == Draft(preset, changed) else Draft(preset)
            place, parent = await open_thread(context.speech, app, interaction, called), here
        try:
            table = await app.tables.open(
                server, place, context.player, preset, changed, parent, saved
            )
        except Refusal:
            there = app.tables.in_channel(place)
            if there is None:
                raise
            await _show_there(context, there)  # another person was faster
            return
    in_thread = context.speech.say("table-opened-thread", thread=f"<#{place}>")
    await greet(
        context,
        table,
        in_thread if thread else context.speech.say("table-opened"),
        in_place=private,
    )
    if then is not None:
        await then(context, table)


def _server(context: Context) -> int:
    """Return the server id of a new table; NO_SERVER in a chat of people."""
    server = NO_SERVER if in_chat(context.interaction) else context.server
    if server is None:  # direct messages, where Discord offers neither the command nor the button
        raise UnknownControl
    return server


def _check_place(context: Context, thread: bool) -> None:
    """Raise Refusal as `check_place` does, except in a chat, where the bot needs no permissions."""
    if thread or not in_chat(context.interaction):
        check_place(context.speech, context.interaction, thread)


def _one_at_a_time(app: App, guild_id: int, player: str) -> asyncio.Lock:
    """Return a lock for opening tables: two openings at once would both pass the host limit."""
    return app.host_locks.setdefault((guild_id, player), asyncio.Lock())


async def _shown_there(context: Context) -> bool:
    """Show the table that this channel has already; return False if there is none."""
    there = context.app.tables.in_channel(context.interaction.channel_id)
    if there:
        messages_of(context.app, there).message.show_again()
        await _show_there(context, there)
    return there is not None


async def _show_there(context: Context, table: Table) -> None:
    context.table_id = table.state.id
    await show_table_there(context)


async def play_this(context: Context, reference: str) -> None:
    """Open a table in this channel with the rules of a reference."""
    rules = await draft_of(context, reference)
    await open_table(context, rules)


async def open_known(context: Context) -> None:
    """Open a table with the rules set or last played in the channel; else ask for the game."""
    rules, why = await known_rules(context.app, context.interaction)
    await (
        open_table(context, rules)
        if why in (UsualReason.SETTLED, UsualReason.LAST)
        else ask_game(context)
    )


async def open_second(context: Context) -> None:
    """Open a second table with the game of this one, in a thread; people in its line move there."""
    first = context.table
    state = first.state
    name = state.saved.name if state.saved else ""

    async def move(_: Context, second: Table) -> None:
        welcome = await context.app.store.moderation.welcome_in_line(first.state)
        await second.arrange(line.called, welcome.line)
        await first.arrange(line.moved_away, second.state.seat_holders)

    await open_table(context, Draft(state.preset, state.changed, name), thread=True, then=move)


async def ask_game(context: Context, press: str = "playthis:", then: Then | None = None) -> None:
    """Ask for the game of a new table: the usual rules of this place, or one of six plain games.

    The server may allow fewer games. If there is only one choice, the table opens without a
    question, and `then` is called with the table. `press` is the act of the buttons, a colon, and
    the part of their argument before the reference. Raises Refusal if this person may not open a
    table here.
    """
    app, interaction = context.app, context.interaction
    server = _server(context)
    thread = (await app.store.servers.settings(server)).threads and makes_threads(interaction)
    if not thread and await _shown_there(context):
        return
    _check_place(context, thread)
    rules, why = await known_rules(app, interaction)
    if why is not UsualReason.SETTLED:  # set rules that are not allowed are refused on the press
        await admit(context.speech, app, interaction, rules.preset)
    families = await allowed_families(app, server)
    if [rules] == [Draft(KNOWN[family][0]) for family in families]:
        await open_table(context, rules, then=then)
        return
    first = None
    if why is not UsualReason.FIRST:
        changed = "yes" if rules.changed and not rules.name else "no"
        reference = await named_reference(context, rules)
        first = Entry(
            titled(context.speech, rules),
            context.speech.say("open-known", why=why.value, changed=changed),
            reference,
        )
    await context.show(which_game(context.speech, families, first, press))
