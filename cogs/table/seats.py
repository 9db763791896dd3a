"""The public buttons under a table message, such as join, start, wait and the reactions."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ui import ActionRow, Container, Item, LayoutView, TextDisplay

from bot.discord import limits
from bot.discord.installs import in_direct
from bot.domain import line, seating
from bot.domain.reactions import SIGNS, Reactions
from bot.domain.state import Post, Stage
from bot.tables.table import MovedOn, Table
from bot.words import why
from bot.words.rulebook import game_title
from bot.words.speech import clipped
from cogs.core.app_cog import AppCog
from cogs.core.components import button, without_rows
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS
from cogs.core.lookup import run_at_table
from cogs.core.people import begin_faces, named, names_at, place_of_table, until
from cogs.core.posts import Reply
from cogs.core.translator import about
from cogs.hand.delivery import deal_as_answer, greet, show_now
from cogs.hand.hands import hands_of
from cogs.hand.message import hand_message
from cogs.hand.play import show_hand
from cogs.rules.browser import forms
from cogs.table.channels import makes_threads
from cogs.table.message import left_as_it_is, seat_lines
from cogs.table.messages import messages_of
from cogs.table.throne import way_of

FORMS = 3  # most games that are offered to a table with too few people


async def join(context: Context) -> None:
    """Take a seat; during a deal one that a computer plays, else a seat from the next deal on.

    Where no seat is free, the person gets a place in the line.
    """
    table = context.table
    await context.defer()
    await begin_faces(context.app, table.state.guild_id, [context.player])
    before = [one.player for one in table.state.seats if one.computer or one.gone]
    await table.join(context.player)
    if context.player in table.state.line:
        await show_place(context)
    else:
        await welcome(context, before)


async def show_place(context: Context) -> None:
    """Tell a person the place in the line, with a way out of the line and to watch."""
    table, speech = context.table, context.speech
    place, row = line.place(table.state, context.player), ActionRow[Any]()
    number, key = table.state.id, table.now.stage_key
    row.add_item(button("leaveline", number, key, label=speech.say("button-leave-line")))
    if makes_threads(context.interaction):
        row.add_item(button("second", number, key, label=speech.say("button-second-table")))
    if table.state.stage is Stage.DEAL:
        row.add_item(button("watch", number, key, label=speech.say("button-watch")))
    said: TextDisplay[Any] = TextDisplay(speech.say("line-place", place=place))
    await context.reply_view(LayoutView(timeout=None).add_item(said).add_item(row))


async def leave_line(context: Context) -> None:
    """Leave the line for a seat."""
    await context.table.arrange(line.went, context.player)
    said: TextDisplay[Any] = TextDisplay(context.speech.say("line-left"))
    await context.show(LayoutView(timeout=None).add_item(said))


async def welcome(context: Context, free: Collection[str]) -> None:
    """Tell a newcomer whether they play now or from the next deal on, and whom they replace.

    `free` are the players whose seats were played by computers before.
    """
    table = context.table
    playing = table.state.stage is Stage.DEAL and table.now.seat_of(context.player) is not None
    player = context.player
    gone = [c for c in free if c != player and seating.seated(table.state, c) is None]
    if gone:
        said = context.speech.say("joined-instead", who=named(context.speech, gone[0]))
    elif table.state.stage is Stage.DEAL and not playing:
        said = context.speech.say("joined-later")
    else:
        said = context.speech.say("joined")
    await greet(context, table, said)
    if playing:
        show_now(context.app, table, context.player)


async def computer(context: Context) -> None:
    """Fill a seat with a computer."""
    names = await names_taken(context)
    await context.table.arrange(seating.with_computer, context.player, names=names)
    await context.acknowledge()


async def names_taken(context: Context) -> frozenset[str]:
    """Return the names of people here, which a new computer must not have."""
    return frozenset((await names_at(context.app, context.table.now)).values())


async def start(context: Context, carry: bool | None) -> None:
    """Start the match, or deal again; offer computers for missing players if the rules allow them.

    `carry` is the choice to keep the places of the throne, if the button has one.
    If another person was faster and has begun the deal, a player of the deal gets the hand.
    """
    try:
        await _start(context, carry)
    except MovedOn:
        if context.table.now.seat_of(context.player) is None:
            raise
        await show_hand(context, context.table)
    except seating.TooFew as few:
        box: Container[Any] = Container(TextDisplay(why(context.speech, few)))
        if few.fills:
            number, key = context.table_id, context.table.now.stage_key
            label, primary = context.speech.say("button-fill"), ButtonStyle.primary
            filling = button("fill", number, key, way_of(carry), label=label, style=primary)
            box.add_item(ActionRow(filling))
        for item in _forms(context):
            box.add_item(item)
        if len(box.children) == 1:
            raise
        await context.reply_view(LayoutView(timeout=None).add_item(box))


def _forms(context: Context) -> list[Item[Any]]:
    """Return buttons by which a host takes a game for the people who are here, below a text."""
    state = context.table.state
    able = forms(state.preset, len(seating.playing(state))) if context.player == state.host else []
    if not able:
        return []
    labels = {one: clipped(game_title(context.speech, one), limits.LABEL) for one in able[:FORMS]}
    games = [
        button("swap", state.id, ALWAYS, f"p.{one}", label=label) for one, label in labels.items()
    ]
    return [TextDisplay(context.speech.say("too-few-forms")), ActionRow(*games)]


async def fill(context: Context, carry: bool | None) -> None:
    """Start the match or deal again, with computers in the free seats."""
    table = context.table
    if context.key != table.now.stage_key:
        raise MovedOn
    await table.deal(context.player, await names_taken(context), carry)
    if not context.in_private:
        await _lobby_left(context)
        return
    said: TextDisplay[Any] = TextDisplay(context.speech.say("filled"))
    await context.show(LayoutView(timeout=None).add_item(said))


async def _start(context: Context, carry: bool | None) -> None:
    """Start the match, or deal again; earlier results stay in the channel without buttons."""
    table = context.table
    if context.key != table.now.stage_key:
        raise MovedOn
    if table.state.stage is not Stage.LOBBY:
        message = context.interaction.message
        private = in_direct(context.interaction) or (message and message.flags.ephemeral)
        await (_from_hand(context, table) if private else _next_deal(context, table))
        return
    await table.deal(context.player, carry=carry)
    await _lobby_left(context)


async def _lobby_left(context: Context) -> None:
    """Acknowledge the press that began the deal; its token then edits the pressed lobby message."""
    await context.acknowledge()
    lobby = context.interaction.message
    assert lobby is not None
    click = Reply(context.interaction, context.app.clock.now(), lobby.id)
    messages_of(context.app, context.table).message.click = click


async def _from_hand(context: Context, table: Table) -> None:
    """Deal again from the results in a hand; in direct messages results stay without buttons."""
    before, message, player = table.now, context.interaction.message, context.player
    if message is None or message.flags.ephemeral:  # the message becomes the new hand
        await table.deal(player)
        await context.acknowledge()
        return
    hands_of(context.app, table).direct(player).bare = message.id
    posted = table.state.private and await deal_as_answer(context, table)
    if not table.state.private:
        await table.deal(player)
    view, files = await hand_message(
        context.speech, context.app, before, player, context.reader.preferences
    )
    without_rows(view)
    if not posted:
        await context.edit(view, files)
        return
    left = Post("hand", player, table.state.channel_id, message.id)
    with contextlib.suppress(discord.NotFound):  # deleted by the player
        await hands_of(context.app, table).direct(player).edit(left, view, files)


async def _next_deal(context: Context, table: Table) -> None:
    app, clicked = context.app, context.interaction.message
    message = messages_of(app, table).message
    assert clicked is not None
    results = await left_as_it_is(app, table.now)
    async with message.lock:
        await table.deal(context.player)
        posted = await message.answer(context)
    if not posted and context.interaction.response.is_done():  # the response was deferred
        await context.edit(*results)
        return
    before = Post("table", "", table.state.channel_id, clicked.id)
    with contextlib.suppress(discord.NotFound):  # deleted by another person
        await message.edit(before, *results)


async def wait(context: Context) -> None:
    """Give the players on turn another minute."""
    table = context.table
    await table.wait(context.player)
    await context.reply(context.speech.say("waiting-longer", due=until(table.now)))


async def react(context: Context, which: int) -> None:
    """Show a player's reaction on the table message, edited by the token of this press.

    `which` is the index of the sign in SIGNS. A reaction soon after the player's last one is
    ignored.
    """
    app, table = context.app, context.table
    if context.key != table.now.stage_key:
        raise MovedOn
    seating.check_member(table.state, context.player)
    number, now = table.state.id, app.clock.now()
    if number not in app.reactions:
        app.reactions = {one: kept for one, kept in app.reactions.items() if app.tables.get(one)}
    here = app.reactions.setdefault(number, Reactions())
    is_new = here.add(table.state.deal_id or 0, context.player, SIGNS[which], now)
    await context.acknowledge()
    if is_new and (clicked := context.interaction.message):
        messages_of(app, table).message.click = Reply(context.interaction, now, clicked.id)
        table.audience.changed(table)


class SeatsCommand(AppCog):
    """The command /seats."""

    @app_commands.command(description=about("seats"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def seats(self, interaction: discord.Interaction[Any]) -> None:
        async def tell(context: Context, table: Table) -> None:
            where = place_of_table(context.speech, self.app, table.now)
            await context.reply(
                "\n".join(
                    [
                        context.speech.say("seats-title", **where),
                        *seat_lines(context.speech, table.now),
                    ]
                )
            )

        await run_at_table(self.app, interaction, tell)
