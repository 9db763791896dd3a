"""Flags of rated deals: of a server for its admins, and of the people at a table for its host."""

from __future__ import annotations

from typing import Any

from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain.errors import Refusal
from bot.standing.flags import Flag
from bot.words.people import naming, players_list
from bot.words.rulebook import ladder_title
from bot.words.speech import Speech
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import known_names, named
from cogs.core.rights import administered

SHOWN = 20  # most flags in a message


async def show_flags(context: Context) -> None:
    """Show the flags of the server to an admin, or those of the people at a table to its host."""
    if context.table_id:
        state = context.table.state
        if context.player != state.host or state.serverless:
            raise Refusal("only-host-flags")
        guild_id, people = state.guild_id, state.seat_holders
        way = "company", state.id, context.table.now.stage_key, ""
    else:
        guild_id, people = administered(context), None
        way = "server", NOWHERE, ALWAYS, "log"
    back = button(*way, label=context.speech.say("button-back"))
    flags = [
        flag
        for flag in await context.app.store.flags.of(guild_id)
        if people is None or people >= {*flag.players}
    ]
    view = await _view(context, guild_id, flags, back)
    await (context.edit(view) if people is None else context.show(view))


async def _view(
    context: Context, guild_id: int, flags: list[Flag], back: TableButton
) -> LayoutView:
    people = {player for flag in flags[:SHOWN] for player in flag.players}
    speech = naming(context.speech, await known_names(context.app, guild_id, people))
    lines = [speech.say("flags-title"), speech.say("flags-about")]
    lines += [flag_line(speech, flag) for flag in flags[:SHOWN]] or [speech.say("flags-none")]
    if len(flags) > SHOWN:
        lines.append(speech.say("flags-more", count=len(flags) - SHOWN))
    row: ActionRow[Any] = ActionRow(back)
    return LayoutView(timeout=None).add_item(Container(TextDisplay("\n".join(lines)), row))


def flag_line(speech: Speech, flag: Flag) -> str:
    """Return the sentence of a flag, with the game."""
    who, *others = flag.players
    return speech.say(
        f"flags-{flag.kind}",
        who=named(speech, who),
        other=players_list(speech, others),
        game=ladder_title(speech, flag.ladder),
        deals=flag.deals,
        number=flag.number,
    )
