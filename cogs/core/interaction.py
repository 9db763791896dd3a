"""One click or command of one person: who, at which table, and how to answer in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

from bot.domain import seating
from bot.domain.state import Stage
from bot.tables.table import MovedOn, Table
from bot.words import Refusal, say, speaking, why
from cogs.core.locale import in_words, of_interaction
from rules.actions import IllegalAction

if TYPE_CHECKING:
    from bot.client import Gamenight

log = logging.getLogger(__name__)

PATIENCE = 2.0  # seconds; Discord wants a first answer within three
NOBODY = discord.AllowedMentions.none()


@dataclass
class Press:
    """What somebody asked for. `key` is the state they saw; None for a typed command."""

    bot: Gamenight
    interaction: discord.Interaction[Any]
    table_id: int = 0
    key: str | None = None
    arg: str = ""
    in_cockpit: bool = False  # the click was on a hand message, which the answer replaces
    _patience: asyncio.Task[None] | None = field(default=None, repr=False)
    _asking: bool = False  # the request for more time is under way

    @classmethod
    def from_control(
        cls, interaction: discord.Interaction[Any], act: str, table: str, key: str, arg: str
    ) -> Press:
        """A click on a button or a choice in a select."""
        cockpit = act in COCKPIT_ACTS
        return cls(interaction.client, interaction, int(table), key, arg, cockpit)

    @property
    def player(self) -> str:
        return str(self.interaction.user.id)

    @property
    def values(self) -> list[str]:
        """What was chosen in a select."""
        data: Any = self.interaction.data
        return list(data["values"])

    @property
    def table(self) -> Table:
        """The table pressed at; Refusal when it is closed."""
        table = self.bot.tables.get(self.table_id)
        if table is None:
            raise Refusal("table-closed")
        return table

    async def run(self, handler: Callable[[Press], Awaitable[None]]) -> None:
        """Do what was asked; whatever goes wrong is told to this person alone."""
        self._patience = asyncio.create_task(self._be_patient())
        language = await of_interaction(self.bot, self.interaction)
        with speaking(language, spelled=await in_words(self.bot, self.player)):
            await self._run(handler)

    async def _run(self, handler: Callable[[Press], Awaitable[None]]) -> None:
        assert self._patience is not None
        try:
            await self._sign_of_life()
            await handler(self)
        except MovedOn:
            await self._refuse(say("moved-on"))
        except IllegalAction as error:
            await self._refuse(why(error))
        except Refusal as error:
            await self._refuse(str(error))
        except discord.NotFound as error:
            log.warning("An answer came too late or to a message that is gone: %s", error.code)
        except Exception:
            log.exception("A press failed: %s", self.interaction.type)
            await self._refuse(say("went-wrong"))
        finally:
            self._patience.cancel()

    async def _sign_of_life(self) -> None:
        """Whoever does anything at all is awake, at every table."""
        for table in self.bot.tables.of(self.player):
            seat = seating.seated(table.state, self.player)
            if seat and seat.asleep and not seat.gone:
                await table.wake(self.player)

    async def whisper(self, text: str) -> None:
        """Tell this person alone."""
        await self._first_or_later(content=text, allowed_mentions=NOBODY)

    async def whisper_view(
        self, view: discord.ui.LayoutView, files: list[discord.File] | None = None
    ) -> None:
        """Show this person alone a message with pictures and controls."""
        await self._first_or_later(view=view, files=files or [], allowed_mentions=NOBODY)

    async def replace(
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

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Show a form. Refusal when so much time has passed that Discord wants none any more."""
        await self._acting()
        if self.interaction.response.is_done():
            raise Refusal("too-slow")
        await self.interaction.response.send_modal(form)

    async def done(self) -> None:
        """Nothing to say: what was clicked has its effect elsewhere."""
        await self._acting()
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def think(self) -> None:
        """Ask for more time; the answer will be for this person alone."""
        await self._acting()
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def _refuse(self, reason: str) -> None:
        try:
            if self.in_cockpit and await self._refuse_in_cockpit(reason):
                return
            await self.whisper(reason)
        except discord.HTTPException as error:
            log.warning("A refusal could not be told: %s", error.code)

    async def _refuse_in_cockpit(self, reason: str) -> bool:
        from cogs.hand.message import cockpit
        from cogs.table.publisher import herald_of

        table = self.bot.tables.get(self.table_id)
        if table is None or table.view(self.player) is None:
            return False
        if table.seat_of(self.player) is None and table.state.stage is not Stage.DEAL:
            return False
        async with herald_of(self.bot).answering(table, self):
            await self.replace(*await cockpit(self.bot, table, self.player, note=reason))
        return True

    async def _first_or_later(self, **message: Any) -> None:
        await self._acting()
        response = self.interaction.response
        if not response.is_done():
            await response.send_message(ephemeral=True, **message)
        elif response.type is discord.InteractionResponseType.deferred_channel_message:
            files = message.pop("files", [])
            await self.interaction.edit_original_response(attachments=files, **message)
        else:
            await self.interaction.followup.send(ephemeral=True, **message)

    async def _acting(self) -> None:
        """An answer follows: nobody needs to ask for more time, unless it is being done."""
        if self._patience and self._asking:
            await self._patience
        elif self._patience:
            self._patience.cancel()

    async def _be_patient(self) -> None:
        """Near the three seconds that Discord allows, ask for more time."""
        await self.bot.clock.sleep(PATIENCE)
        response = self.interaction.response
        if response.is_done():
            return
        self._asking = True
        try:
            if self.interaction.message is not None:
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            log.warning("Could not ask for more time: %s", error.code)


COCKPIT_ACTS = frozenset(
    {"play", "pick", "give", "pass", "answer", "call", "bomb", "stand", "unpick", "hint"}
)
