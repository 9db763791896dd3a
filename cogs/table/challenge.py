"""Challenges: one person invites another to a table, by the context menu of the other person."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, TextDisplay, View

from bot.discord.installs import in_chat
from bot.discord.permissions import may_speak
from bot.domain import seating
from bot.domain.errors import Refusal
from bot.domain.names import Name
from bot.domain.state import Post, Stage
from bot.tables.table import Table
from bot.words.people import naming
from bot.words.rulebook import rules_title
from bot.words.speech import Speech
from cogs.core.acts import player as person
from cogs.core.components import button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, UnknownControl
from cogs.core.people import called, mentioned, named, reader_of
from cogs.core.permissions import check_command, lacking, missing_of
from cogs.core.posts import posts_of
from cogs.rules.references import draft_of, reference
from cogs.table.channels import where_is
from cogs.table.lobby import ask_game, open_table
from cogs.table.message import speech_to_all
from cogs.table.pings import INVITE, only
from cogs.table.seats import join
from rules.match.match import Player

PAUSE_SECONDS = 600.0  # least time between two challenges of a person by the same challenger
ANSWERS = {"accept": ButtonStyle.primary, "decline": ButtonStyle.secondary}
MOST = 5_000  # most pairs of people whose last challenge is remembered


def challenged(written: str) -> tuple[Player, str]:
    """Read the challenged person and a reference to rules, such as "123.p.president_basic"."""
    player, _, rules = written.partition(".")
    return person(player), reference(rules)


class Challenges:
    """Invites people to tables: a person once per table, and seldom by the same challenger."""

    def __init__(self) -> None:
        # times of the last challenges by (challenger, challenged person), the oldest first
        self._at: dict[tuple[Player, Player], float] = {}

    async def begin(self, context: Context, target: discord.Member) -> None:
        """Invite `target` to the table of this channel; without a table, ask for its game first."""
        if in_chat(context.interaction):  # the table message invites all people of the chat
            await ask_game(context)
            return
        player = str(target.id)
        who = _told(context.speech, player, called(target))
        _check_other(context, target, who)
        if isinstance(target, discord.Member):
            context.app.members.note(target)
        await check_command(context.app, context.interaction, "game")
        table = context.app.tables.in_channel(context.interaction.channel_id)
        if table and _may_rematch(table, context.player, player):
            await _offer_rematch(context, table, who)
            return
        await self._check(context, player, who)
        if table is None:
            then = partial(self._ask, player=player, who=who)
            await ask_game(context, f"challenge:{player}.", then)
            return
        seat = seating.seated(table.state, context.player)
        if seat is None:
            raise Refusal("challenge-sit", who=who)
        if own := missing_of(context.interaction, thread=False):
            raise lacking(context.speech, own)
        await self._ask(context, table, player, who)
        await context.reply(context.speech.say("challenge-sent", who=who))

    async def with_game(self, context: Context, asked: tuple[Player, str]) -> None:
        """Open a table with the chosen rules and invite the challenged person.

        Raises UnknownControl if that person is not known as a member of the server.
        """
        player, rules = asked
        known = await context.app.members.find(context.server or 0, player)
        if known is None or known.member is None:
            raise UnknownControl
        who = _told(context.speech, player, called(known.member))
        await self._check(context, player, who)
        then = partial(self._ask, player=player, who=who)
        await open_table(context, await draft_of(context, rules), then=then)

    async def _check(self, context: Context, player: Player, who: str) -> None:
        """Raise Refusal if `player` cannot be invited to a table in this channel now."""
        app, server, here = context.app, context.server, context.interaction.channel_id
        if server is None or here is None:
            raise UnknownControl
        if await app.store.moderation.ban_among(server, [player]):
            raise Refusal("challenge-refused", who=who)
        if not await app.members.sees_place(server, here, player):
            raise Refusal("challenge-unseen", who=who)
        last = self._at.get((context.player, player))
        if last is not None and app.clock.now() - last < PAUSE_SECONDS:
            raise Refusal("challenge-soon", who=who)

    async def _ask(self, context: Context, table: Table, player: Player, who: str) -> None:
        """Post the invitation in the table's channel; it mentions only the invited `player`.

        Raises Refusal for a player who is seated or was invited to this table before, and where the
        bot may not write.
        """
        app, posts = context.app, posts_of(context.app, table)
        seat = seating.seated(table.state, player)
        if seat and not seat.sitting_out:
            raise Refusal("challenge-seated", who=who)
        if asked := await posts.of(INVITE, player):
            raise Refusal("challenge-declined" if asked.seq else "challenge-asked", who=who)
        if not may_speak(app.client, *where_is(table)):
            raise lacking(context.speech, ["send_messages"], "permissions-missing")
        now, pair = app.clock.now(), (context.player, player)
        self._at.pop(pair, None)
        self._at[pair] = now
        if len(self._at) > MOST:
            del self._at[next(iter(self._at))]
        number, controls = table.state.id, View(timeout=None)
        reader = await reader_of(app, player, table.state.guild_id)
        speech = reader.speech(await speech_to_all(app, table.now))
        facts = {
            "host": named(speech, context.player),
            "game": rules_title(speech, table.state),
        }
        said = speech.say("challenge-ping", who=mentioned(speech, player), **facts)
        for act, style in ANSWERS.items():
            label = speech.say(f"button-{act}")
            controls.add_item(button(act, number, ALWAYS, player, label=label, style=style))
        channel = app.client.get_partial_messageable(table.state.channel_id)
        shown = {"content": said, "view": controls}
        sent, _ = await posts.post_once((INVITE, player, 0), channel, only(player), **shown)
        await posts.keep([Post(INVITE, player, channel.id, sent.id, 0, now)])


def _check_other(context: Context, target: discord.Member, who: str) -> None:
    """Raise Refusal unless the challenged person is another person."""
    if str(target.id) == context.player:
        raise Refusal("challenge-self")
    if target.bot:
        raise Refusal("challenge-bot", who=who)


def _may_rematch(table: Table, *players: Player) -> bool:
    """Whether a match of these people is over, and all of them play in the next one."""
    return table.state.stage is Stage.OVER and {*players} <= {*seating.playing(table.state)}


async def _offer_rematch(context: Context, table: Table, who: str) -> None:
    label = context.speech.say("button-again")
    number, key = table.state.id, table.now.stage_key
    again = button("start", number, key, label=label, style=ButtonStyle.primary)
    said: TextDisplay[Any] = TextDisplay(context.speech.say("challenge-rematch", who=who))
    box: Container[Any] = Container(said, ActionRow(again))
    await context.reply_view(LayoutView(timeout=None).add_item(box))


async def accept(context: Context, player: Player) -> None:
    """Give the challenged person a seat, and delete the invitation."""
    _check_asked(context, player)
    table = context.table
    posts, seat = posts_of(context.app, table), seating.seated(table.state, player)
    if seat is None or seat.sitting_out:
        await join(context)
    else:
        await context.acknowledge()
    if post := await posts.of(INVITE, player):
        await posts.delete(post)
        await posts.keep((), dropped=[post])


async def decline(context: Context, player: Player) -> None:
    """Replace the invitation by the text that the challenged person declines.

    The refusal is stored: the person cannot be invited to this table again.
    """
    _check_asked(context, player)
    table = context.table
    posts = posts_of(context.app, table)
    speech = await speech_to_all(context.app, table.now)
    said = speech.say("challenge-no", who=_told(speech, player, called(context.interaction.user)))
    await context.acknowledge()
    await context.interaction.edit_original_response(content=said, view=None)
    if post := await posts.of(INVITE, player):
        await posts.keep([replace(post, seq=1)])


def _check_asked(context: Context, player: Player) -> None:
    if context.player != player:
        raise Refusal("challenge-other")


def _told(speech: Speech, player: Player, name: Name) -> str:
    return named(naming(speech, {player: name}), player)
