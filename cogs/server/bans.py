"""Bans of people from all tables of a server: a list with which admins ban people and lift bans."""

from __future__ import annotations

import logging
import re
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, Section, TextDisplay

from bot.discord.errors import is_passing
from bot.domain import seating
from bot.domain.computers import is_computer
from bot.domain.errors import Refusal
from bot.domain.moderation import LONGEST_REASON, Ban
from bot.domain.names import Name
from bot.tables.table import MovedOn
from bot.words import why
from bot.words.people import naming
from bot.words.speech import Speech, escaped, of_person, plain
from cogs.core.components import ask, button, pager, user_choice
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import called, known_names, named
from cogs.core.rights import administered
from rules.match.match import Player

log = logging.getLogger(__name__)

PAGE = 6  # bans with a button each
MOST = 10_000  # pages
LONGEST_ID = 30  # characters of an id, or of a mention
ID = re.compile(r"<@!?([0-9]{15,20})>|([0-9]{15,20})")
BANNED = re.compile("[0-9]{1,20}|n[0-9a-f]{1,32}")  # the id of a person, or of a nameless ban


async def show_bans(context: Context, page: int = 0, notice: str = "") -> None:
    """Show the bans, each with a button that lifts it, and a select to ban a person."""
    guild_id = administered(context)
    bans = await context.app.store.moderation.bans(guild_id)
    page = min(page, max(0, ceil(len(bans) / PAGE) - 1))
    shown = bans[page * PAGE : (page + 1) * PAGE]
    lines = [
        context.speech.say("bans-title", count=len(bans)),
        *([f"> {notice}"] if notice else []),
    ]
    box: Container[Any] = Container(TextDisplay("\n".join(lines)))
    people = {who for entry in shown for who in (entry.player, entry.by)}
    speech = naming(context.speech, await known_names(context.app, guild_id, people))
    for entry in shown:
        lift = button("lift", NOWHERE, ALWAYS, entry.player, label=speech.say("button-lift"))
        box.add_item(Section(TextDisplay(_line(speech, entry)), accessory=lift))
    box.add_item(ActionRow(user_choice("banwho", context.speech.say("bans-choose"))))
    by_id = button("banid", NOWHERE, ALWAYS, label=context.speech.say("button-ban-by-id"))
    back = button(
        "server", NOWHERE, ALWAYS, "people", label=context.speech.say("button-to-settings")
    )
    box.add_item(ActionRow(by_id, back))
    if steps := pager(context.speech, "bans", NOWHERE, ALWAYS, page, ceil(len(bans) / PAGE)):
        box.add_item(ActionRow(*steps))
    await context.edit(LayoutView(timeout=None).add_item(box))


def _line(speech: Speech, ban: Ban) -> str:
    key = "ban-line-because" if ban.reason else "ban-line"
    facts = {
        "whom": named(speech, ban.player),
        "who": named(speech, ban.by),
        "at": str(int(ban.made_at)),
    }
    return speech.say(key, **facts, reason=escaped(ban.reason, LONGEST_REASON))


def banned_player(written: str) -> Player:
    """Read the banned person in the argument of a button that lifts a ban."""
    if not BANNED.fullmatch(written):
        raise UnknownControl
    return written


async def ask_about(context: Context, user_id: int) -> None:
    """Explain the effect of a ban to the admin, and ask whether to ban the chosen person."""
    guild_id, player = administered(context), str(user_id)
    _check(context, player)
    name = _name_chosen(context, player) or await _name_of(context, player)
    if name:
        await context.app.store.display_names.learn(guild_id, player, name, name.user)
    speech = naming(context.speech, await known_names(context.app, guild_id, [player]))
    text: TextDisplay[Any] = TextDisplay(speech.say("ban-about", whom=named(speech, player)))
    danger = ButtonStyle.danger
    row: ActionRow[Any] = ActionRow(
        button(
            "ban", NOWHERE, ALWAYS, player, label=context.speech.say("button-ban"), style=danger
        ),
        button(
            "banwhy",
            NOWHERE,
            ALWAYS,
            player,
            label=context.speech.say("button-ban-because"),
            style=danger,
        ),
        button("bans", NOWHERE, ALWAYS, label=context.speech.say("button-back")),
    )
    await context.edit(LayoutView(timeout=None).add_item(Container(text, row)))


async def ask_id(context: Context, _: None) -> None:
    """Ask in a form for the id of a person who is not in the select."""
    administered(context)
    title, about, field = (
        context.speech.say("form-ban"),
        context.speech.say("ban-id-about"),
        context.speech.say("form-ban-id"),
    )
    await ask(context, "banbyid", "", title=title, about=about, field=field, most=LONGEST_ID)


async def id_typed(context: Context, _: None, typed: str) -> None:
    """Ask about a ban of the person with the typed id, or show why there can be no such ban."""
    administered(context)
    match = ID.fullmatch(typed.strip())
    if match is None:
        await show_bans(context, notice=context.speech.say("ban-no-id"))
        return
    try:
        await ask_about(context, int(match[1] or match[2]))
    except Refusal as refused:
        await show_bans(context, notice=why(context.speech, refused))


async def ask_reason(context: Context, player: Player) -> None:
    """Ask in a form for the reason of a ban."""
    administered(context)
    title, about, field = (
        context.speech.say("form-ban"),
        context.speech.say("ban-reason-about"),
        context.speech.say("form-reason"),
    )
    await ask(
        context, "banreason", player, title=title, about=about, field=field, most=LONGEST_REASON
    )


async def ban_because(context: Context, player: Player, reason: str) -> None:
    """Ban this person for the typed reason."""
    await ban(context, player, reason)


async def ban(context: Context, player: Player, reason: str = "") -> None:
    """Ban this person; the person's seats become free as if the person had left for good."""
    guild_id = administered(context)
    _check(context, player)
    app = context.app
    await app.store.moderation.ban(guild_id, player, context.player, reason)
    await app.store.servers.set_waiting(guild_id, player, False)
    for table in app.tables.known():
        if table.state.guild_id == guild_id and seating.seated(table.state, player):
            try:
                await table.quit(player)
            except (Refusal, MovedOn) as error:  # the table is closed, or set aside
                log.info("a banned person keeps a seat at table %s: %s", table.state.id, error)
    speech = naming(context.speech, await known_names(app, guild_id, [player]))
    notice = speech.say("ban-made", whom=named(speech, player))
    await show_bans(context, notice=notice)


async def lift(context: Context, player: Player) -> None:
    guild_id = administered(context)
    await context.app.store.moderation.lift(guild_id, player, context.player)
    speech = naming(context.speech, await known_names(context.app, guild_id, [player]))
    notice = speech.say("ban-lifted", whom=named(speech, player))
    await show_bans(context, notice=notice)


def _check(context: Context, player: Player) -> None:
    """Raise Refusal for a ban of oneself or of the bot."""
    if player == context.player:
        raise Refusal("ban-oneself")
    own = context.app.client.user
    if is_computer(player) or (own and player == str(own.id)):
        raise Refusal("ban-the-bot")


def _name_chosen(context: Context, player: Player) -> Name:
    """Return the name of the person if chosen in a select just now, else an empty name.

    Raises Refusal for a bot.
    """
    data: Any = context.interaction.data
    resolved = data.get("resolved") or {}
    user = resolved.get("users", {}).get(player)
    if user is None:
        return Name("")
    if user.get("bot"):
        raise Refusal("ban-the-bot")
    nick = resolved.get("members", {}).get(player, {}).get("nick")
    shown = (of_person(name) for name in (nick, user.get("global_name"), user["username"]) if name)
    return Name(next(filter(None, shown), ""), plain(user["username"]))


async def _name_of(context: Context, player: Player) -> Name:
    """Return the name of the person with this id; an empty name if Discord fails.

    Raises Refusal for an unknown id, and for the id of a bot.
    """
    try:
        user = await context.app.client.fetch_user(int(player))
    except discord.NotFound:
        raise Refusal("ban-nobody") from None
    except Exception as error:  # errors other than Discord's are raised again
        if not (is_passing(error) or isinstance(error, discord.HTTPException)):
            raise
        return Name("")  # a ban of an unused id does no harm
    if user.bot:
        raise Refusal("ban-the-bot")
    return called(user)
