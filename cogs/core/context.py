"""What a handler works with: who clicked or typed, at which table, and how to answer in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord

from bot import limits
from bot.client import Gamenight
from bot.domain import seating
from bot.domain.naming import naming
from bot.store import StorageError
from bot.tables.table import MovedOn, Table
from bot.words import Refusal, say, why
from cogs.core.custom_ids import UnknownControl
from cogs.core.people import Reader, names_at, reader_here
from cogs.core.visiting import visit
from rules.actions import IllegalAction

log = logging.getLogger(__name__)

PATIENCE = 1.2  # seconds since Discord sent it, then more time is asked for
NOBODY = discord.AllowedMentions.none()

Handler: TypeAlias = "Callable[[Context], Awaitable[None]]"
Refused: TypeAlias = "Callable[[Context, str], Awaitable[bool]]"


@dataclass
class Context:
    """One interaction of one person. `key` is the state they saw; None for a typed command."""

    bot: Gamenight
    interaction: discord.Interaction[Any]
    table_id: int = 0
    key: str | None = None
    refused: Refused | None = None  # shows a refusal in the message clicked on, or returns False
    public: bool = False  # the answer is for everybody in the channel
    reader: Reader = field(init=False)  # from `run` on: who reads the answers
    _patience: asyncio.Task[None] | None = field(default=None, repr=False)
    _asking: bool = False  # the request for more time is under way

    @property
    def in_place(self) -> bool:
        """Do answers take the place of the message that was clicked on, refusals as well?"""
        return self.refused is not None

    @property
    def player(self) -> str:
        """Who clicked or typed: a Discord id."""
        return str(self.interaction.user.id)

    @property
    def table(self) -> Table:
        """The table of the control, for whoever is where it is, or sits there and is elsewhere.

        Refusal when it is closed, or a hand is of one set aside; UnknownControl on another server.
        """
        table = self.bot.tables.get(self.table_id)
        if table is None:
            raise Refusal("table-closed")
        guild_id = self.interaction.guild_id
        if guild_id not in (None, table.state.guild_id):
            raise UnknownControl
        if guild_id is None and not self._sits_at(table):  # in a direct message
            raise Refusal("not-at-this-table")
        if self.in_place:
            table.stored.check_readable()
        return table

    @property
    def manager(self) -> bool:
        """May this person manage the channel of the table, as Discord says with this press?

        What it says of another channel is no answer.
        """
        state = self.table.state
        here = self.interaction.channel_id in (state.channel_id, state.parent_id)
        return here and self.interaction.permissions.manage_channels

    def _sits_at(self, table: Table) -> bool:
        seat = seating.seated(table.state, self.player)
        return seat is not None or table.seat_of(self.player) is not None

    async def run(self, handler: Handler) -> None:
        """Do what was asked; whatever goes wrong is told to this person alone."""
        self._patience = asyncio.create_task(self._be_patient())
        self.reader = await reader_here(self.bot, self.interaction)
        try:
            await visit(self.bot, self.player, self.table_id)
        except StorageError as error:
            handler = _failing(error)
        with self.reader.spoken_to(), naming(await self._names()):
            await self._run(handler)

    async def _names(self) -> dict[str, str]:
        """What people are called at the tables that an answer may be about.

        Those of this person, of this channel, and last, as it counts most, that of the control.
        """
        tables, names = self.bot.tables, dict[str, str]()
        here, asked = tables.in_channel(self.interaction.channel_id), tables.get(self.table_id)
        for table in filter(None, dict.fromkeys((*tables.of(self.player), here, asked))):
            names |= await names_at(self.bot, table.now)
        return names

    async def _run(self, handler: Handler) -> None:
        assert self._patience is not None
        try:
            if not self.in_place:  # a play from a hand wakes its player when it is stored
                await self._sign_of_life()
            try:
                await handler(self)
            finally:
                await self._sign_of_life()
        except MovedOn:
            await self._refuse(say("moved-on"))
        except IllegalAction as error:
            await self._refuse(why(error))
        except Refusal as error:
            await self._refuse(str(error))
        except discord.NotFound as error:
            log.warning("An answer came too late or to a message that is gone: %s", error.code)
        except Exception:  # whatever a handler did not expect: the person must hear something
            log.exception("An interaction failed: %s", self.interaction.type)
            await self._refuse(say("went-wrong"))
        finally:
            self._patience.cancel()

    async def _sign_of_life(self) -> None:
        """Whoever does anything at all is awake, at every table."""
        for table in self.bot.tables.of(self.player):
            seat = seating.seated(table.state, self.player)
            if seat and seat.asleep and not seat.gone:
                await table.wake(self.player)

    async def reply(self, text: str, files: list[discord.File] | None = None) -> None:
        """Tell this person alone, perhaps with files."""
        with_files = {"files": files} if files else {}
        await self._first_or_later(content=text, allowed_mentions=NOBODY, **with_files)

    async def reply_view(
        self, view: discord.ui.LayoutView, files: list[discord.File] | None = None
    ) -> None:
        """Show this person alone a message with pictures and controls."""
        await self._first_or_later(view=view, files=files or [], allowed_mentions=NOBODY)

    async def show(self, view: discord.ui.LayoutView) -> None:
        """In place of the private message that was clicked on, else in a new one."""
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await self.edit(view)
        else:
            await self.reply_view(view)

    async def post(self, embed: discord.Embed) -> None:
        """Show an embed: to this person alone unless the answer is public."""
        await self._first_or_later(embed=embed, allowed_mentions=NOBODY)

    async def edit(
        self, view: discord.ui.LayoutView, files: list[discord.File] | None = None
    ) -> None:
        """Change the message that was clicked on."""
        await self._acting()
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(
                view=view, attachments=files or [], allowed_mentions=NOBODY
            )
        else:
            await response.edit_message(view=view, attachments=files or [], allowed_mentions=NOBODY)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        """Show a form. Refusal when so much time has passed that Discord wants none any more."""
        await self._acting()
        if self.interaction.response.is_done():
            raise Refusal("too-slow")
        await self.interaction.response.send_modal(modal)

    async def acknowledge(self) -> None:
        """Nothing to say: what was clicked has its effect elsewhere."""
        await self._acting()
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def defer(self) -> None:
        """Ask for more time; the answer will be for this person alone."""
        await self._acting()
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def _refuse(self, reason: str) -> None:
        try:
            if self.refused is not None and await self.refused(self, reason):
                return
            await self.reply(reason)
        except discord.HTTPException as error:
            log.warning("A refusal could not be told: %s", error.code)

    async def _first_or_later(self, **message: Any) -> None:
        await self._acting()
        response, private = self.interaction.response, not self.public
        if not response.is_done():
            await response.send_message(ephemeral=private, **message)
        elif response.type is discord.InteractionResponseType.deferred_channel_message:
            files = message.pop("files", [])
            await self.interaction.edit_original_response(attachments=files, **message)
        else:
            await self.interaction.followup.send(ephemeral=private, **message)

    async def _acting(self) -> None:
        """An answer follows: nobody needs to ask for more time, unless it is being done."""
        if self._patience and self._asking:
            await self._patience
        elif self._patience:
            self._patience.cancel()

    def _passed(self) -> float:
        """Seconds since Discord sent it; 0 where one of the two clocks must be wrong."""
        passed = self.bot.clock.now() - self.interaction.created_at.timestamp()
        return passed if 0 < passed < limits.ANSWER_SECONDS else 0.0

    async def _be_patient(self) -> None:
        """Well before the three seconds that Discord allows, ask for more time."""
        await self.bot.clock.sleep(PATIENCE - self._passed())
        response = self.interaction.response
        if response.is_done():
            return
        self._asking = True
        try:
            if self.interaction.message is not None:
                await response.defer()
            else:
                await response.defer(ephemeral=not self.public, thinking=True)
        except discord.HTTPException as error:
            log.warning("Could not ask for more time: %s", error.code)


def _failing(error: Exception) -> Handler:
    async def fail(_: Context) -> None:
        raise error

    return fail
