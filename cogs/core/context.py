"""The context of a handler: the person, the table, and ways to answer Discord in time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import discord
from discord.ui import ActionRow, Button, Container, LayoutView, TextDisplay

from bot import logs
from bot.app import App
from bot.discord.errors import in_short, is_outside
from bot.discord.installs import in_chat, in_direct, invitation, is_away, server_of
from bot.discord.outgoing import AlreadyAnswered, Purpose, sending
from bot.discord.permissions import may_view
from bot.domain import seating
from bot.domain.errors import Refusal
from bot.domain.moderation import refusal
from bot.domain.names import Name
from bot.domain.preferences import Hidden
from bot.domain.state import NO_SERVER
from bot.store import StorageError
from bot.tables.table import MovedOn, Table
from bot.words import why
from bot.words.people import naming
from bot.words.speech import Speech
from cogs.core.bans import is_open
from cogs.core.companion import Companion, as_view, companion_in, id_of, is_lasting, on_companion
from cogs.core.custom_ids import NOWHERE, UnknownControl
from cogs.core.people import Reader, learn_place, names_at, reader_here, stranger
from cogs.core.posts import CHANGES, NOBODY, Reply
from rules.actions import IllegalAction

log = logging.getLogger(__name__)

KNOCK_SECONDS = 60.0  # the least pause between two attempts to send to closed direct messages

Handler: TypeAlias = "Callable[[Context], Awaitable[None]]"
Refused: TypeAlias = "Callable[[Context, str], Awaitable[bool]]"


@dataclass
class Context:
    """One interaction of one person. `key` is the revision in the custom id; None for a command."""

    app: App
    interaction: discord.Interaction[Any]
    table_id: int = 0
    key: str | None = None
    refused: Refused | None = None  # shows a refusal in the pressed message, or returns False
    public: bool = False  # the answer is for every reader of the channel
    opens_form: bool = False  # the form must be the first response
    anywhere: bool = False  # answered also in places without the bot
    in_chats: bool = False  # answered also in chats of people
    told_beside: discord.WebhookMessage | None = None  # the answer, if it is a followup message
    watching: bool = field(default=False, init=False)  # the answer is a table that is watched
    reader: Reader = field(init=False)  # the reader of the answers, set by `run`
    # the form of all answers, set by `run`: the reader's language and the names at the tables
    speech: Speech = field(init=False)
    _ban: Refusal | None = field(default=None, init=False)  # for a person banned on the server
    _acknowledgement: Acknowledgement = field(init=False, repr=False)
    _parts_tried: bool = field(default=False, init=False)  # a view was sent, perhaps in vain

    def __post_init__(self) -> None:
        self.public = self.public and not is_away(self.interaction)
        self._acknowledgement = Acknowledgement(
            self.app,
            self.interaction,
            public=self.public,
            opens_form=self.opens_form,
            at_once=self._on_message_of_chat,  # the token can then edit the pressed message
        )

    @property
    def in_place(self) -> bool:
        """Whether answers, also refusals, replace the content of the pressed message."""
        return self.refused is not None

    @property
    def in_private(self) -> bool:
        """Whether the pressed message is private, or the companion; False for a sent hand."""
        message = self.interaction.message
        private = message is not None and message.flags.ephemeral
        return private or on_companion(self.interaction)

    @property
    def _on_message_of_chat(self) -> bool:
        """Whether the pressed message is one that all people of a chat see."""
        message = self.interaction.message
        seen = message is not None and not message.flags.ephemeral
        return seen and in_chat(self.interaction)

    @property
    def player(self) -> str:
        """The Discord id of the person who pressed the control or typed the command."""
        return str(self.interaction.user.id)

    @property
    def alone(self) -> str:
        """The person's id; "" if other people see the answer or the pressed message."""
        message = self.interaction.message
        seen = message and not message.flags.ephemeral and not in_direct(self.interaction)
        return "" if self.public or seen else self.player

    @property
    def server(self) -> int | None:
        """The id of the interaction's server, if the bot is a member of the server; else None."""
        return server_of(self.interaction)

    @property
    def table(self) -> Table:
        """The table of the control, for a person who can view its place or has a seat there.

        Raises Refusal for a closed or sealed table, a direct message without a seat, and the hand
        of a table that is set aside; UnknownControl on another server.
        """
        table = self.app.tables.get(self.table_id)
        if table is None or table.sealed:
            raise Refusal("cards-under-way" if table else "table-closed")
        if not self._may_show(table):
            raise UnknownControl
        if in_direct(self.interaction) and not self.sits_at(table):
            raise Refusal("not-at-this-table")
        on_server = self.interaction.guild_id is not None
        if on_server and not (self._is_there(table) or self.sits_at(table)):
            raise UnknownControl  # no message that this person sees has such a control
        if self.in_place:
            table.stored.check_readable()
        return table

    @property
    def manager(self) -> bool:
        """Whether this person may manage the table's channel, by the interaction's permissions.

        False in another channel: the permissions of a press hold for its own channel only.
        """
        state = self.table.state
        here = self.interaction.channel_id in (state.channel_id, state.parent_id)
        return here and not state.serverless and self.interaction.permissions.manage_channels

    def _may_show(self, table: Table) -> bool:
        """Whether a message in the place of this press may contain controls of the table."""
        if is_away(self.interaction):
            return table.state.chat and self.interaction.channel_id == table.state.channel_id
        return self.interaction.guild_id in (None, table.state.guild_id)

    def _is_there(self, table: Table) -> bool:
        """Whether the press is in the table's place, or the person may view that place."""
        place, member = table.state.channel_id, self.interaction.user
        if self.interaction.channel_id == place:
            return True
        return isinstance(member, discord.Member) and may_view(member, place)

    def sits_at(self, table: Table) -> bool:
        """Whether this person has a seat at the table, or plays in its present deal."""
        seat = seating.seated(table.state, self.player)
        return seat is not None or table.now.seat_of(self.player) is not None

    async def run(self, handler: Handler) -> None:
        """Run a handler; answer every failure with a sentence."""
        self.reader = stranger(self.interaction)
        try:
            await self._run(await self._prepared(handler))
        except Exception as error:  # any failure: discord.py would log the content of the press
            self.refused = None  # a hand contains names, which may be unknown
            self.speech = self.reader.speech(self.app.speech)
            await self._fail(error)
        finally:
            self._acknowledgement.end()
            self._lend_token()

    def _lend_token(self) -> None:
        """Lend the token of this press, which has its answer, to the table message of a chat."""
        interaction, message = self.interaction, self.interaction.message
        table = self.app.tables.in_channel(interaction.channel_id)
        if table and table.state.chat and interaction.response.is_done():
            seen = self._on_message_of_chat and interaction.response.type in CHANGES
            clicked = message.id if message and seen else 0
            press = Reply(interaction, self.app.clock.now(), clicked)
            self.app.publisher.of(table).message.pressed(press)

    @property
    def _is_invited(self) -> bool:
        """Whether the only answer is an invitation, since the bot is not in this place."""
        if self.anywhere or not is_away(self.interaction):
            return False
        answered = self.in_chats or self.table_id != NOWHERE
        return not (in_chat(self.interaction) and answered)

    async def _prepared(self, handler: Handler) -> Handler:
        """Load the data of the person and of the tables; return the handler that answers."""
        await self._acknowledgement.begin()
        away, member = is_away(self.interaction), self.interaction.user
        unknown = not away
        if isinstance(member, discord.User):
            unknown = self.app.members.user(NO_SERVER, self.player) is None
        if unknown:
            self.app.members.note(member)
        names = dict[str, Name]()
        try:
            hand = self.interaction.message if self.in_place else None
            await visit(self.app, self.player, self.table_id, hand)
        except StorageError as error:
            handler = failing(error)
        if self._is_invited:
            handler = _invite
        logs.about(self.app.tables.get(self.table_id))
        until = self.app.clock.now() + FORM_AT_LEAST if self.opens_form else None
        with contextlib.suppress(TimeoutError):  # a form does not wait for a slow store
            async with self.app.clock.deadline(until):
                self.reader = await reader_here(self.app, self.interaction)
                table = self.app.tables.get(self.table_id)
                asked = table.state.guild_id if table else NO_SERVER
                with contextlib.suppress(StorageError):  # the ban is checked again for a seat
                    self._ban = await self._ban_on(self.interaction.guild_id or asked)
                if self.public and self.reader.preferences.hidden is not Hidden.NO:
                    self.public = not self._acknowledgement.keep_private()
                await self._learn_names(names)
        table = self.app.tables.get(self.table_id)
        tiles = table is not None and table.now.tiles
        speech = naming(self.reader.speech(self.app.speech), names)
        self.speech = replace(speech, tiles=tiles)
        return handler

    async def check_welcome(self, guild_id: int) -> None:
        """Raise Refusal if this person is banned from a server's tables. Raises StorageError."""
        if ban := await self._ban_on(guild_id):
            raise ban

    async def check_shown(self, player: str) -> None:
        """Raise Refusal if `player` hides, unless `player` is the only reader of the answer."""
        chosen = await self.app.store.preferences.of(player)
        if chosen.hidden is not Hidden.NO and player != self.alone:
            raise Refusal("too-slow" if player == self.player else "hidden-person")

    async def _ban_on(self, guild_id: int) -> Refusal | None:
        """Return the refusal for a person banned from a server, or for a blocked server."""
        if guild_id in self.app.blocked_servers:
            return Refusal("blocked-server")
        ban = await self.app.store.moderation.ban_among(guild_id, [self.player])
        return refusal(ban) if ban else None

    async def _learn_names(self, names: dict[str, Name]) -> None:
        """Add to `names` the names of people at the tables that an answer may be about.

        Names at the control's table replace those at the channel's and the person's tables.
        """
        tables = self.app.tables
        here, asked = tables.in_channel(self.interaction.channel_id), tables.get(self.table_id)
        for table in filter(None, dict.fromkeys((*tables.of(self.player), here, asked))):
            names |= await names_at(self.app, table.now)

    async def _run(self, handler: Handler) -> None:
        began, tables = self.app.clock.now(), self.app.tables
        try:
            # a play from a hand wakes the player after it is stored; a form must come first
            if not (self.in_place or self.opens_form):
                await self._sign_of_life()
            try:
                if self._ban and not is_open(self.interaction, tables.get(self.table_id)):
                    self.refused = None  # no hand is shown
                    raise self._ban
                await handler(self)
            finally:
                await self._sign_of_life()
                await self._note_activity()
        except MovedOn:
            await self._refuse(self.speech.say("moved-on"), self.speech.say("game-moved-on"))
        except (IllegalAction, Refusal) as error:
            await self._refuse(why(self.speech, error))
        except (discord.NotFound, AlreadyAnswered) as error:  # the interaction has expired
            log.warning("An answer came too late, or second: %s", in_short(error))
        except Exception as error:  # any other failure: the person must get an answer
            await self._fail(error)
        finally:
            self._knock(began)

    async def _fail(self, error: Exception) -> None:
        if isinstance(error, StorageError):
            self.app.tables.excuse(self.player)
        if is_outside(error):
            log.warning("An interaction failed (%s)", in_short(error))
        else:
            log.error("An interaction failed: %s%s", self.interaction.type, logs.stack(error))
        await self._refuse(self.speech.say("went-wrong"))

    def _knock(self, began: float) -> None:
        """Retry to send the hand by direct message, as the person may have allowed them by now.

        No retry within KNOCK_SECONDS of the last attempt, which this press may have made: each
        attempt that Discord refuses counts against the bot.
        """
        table = self.app.tables.private_of(self.player)
        if table is None or self.interaction.channel_id != table.state.channel_id:
            return
        hands = self.app.publisher.of(table).hands
        if 0 < hands.shut_at < began - KNOCK_SECONDS:
            hands.shut_at = 0.0
            table.audience.changed(table)

    async def _sign_of_life(self) -> None:
        """Wake this person at every table, as any action shows that they are present."""
        for table in self.app.tables.of(self.player):
            seat = seating.seated(table.state, self.player)
            if seat and seat.asleep and not seat.gone:
                await table.wake(self.player)

    async def _note_activity(self) -> None:
        """Note activity, which keeps open the control's table, or a command's in the channel."""
        tables, here = self.app.tables.of(self.player), self.interaction.channel_id
        if self.table_id:
            tables = [table for table in tables if table.state.id == self.table_id]
        elif not in_direct(self.interaction):
            tables = [table for table in tables if table.state.channel_id == here]
        for table in tables:
            try:
                await table.note(self.player)
            except StorageError as error:
                log.info("activity at table %s was not stored: %s", table.state.id, error)

    async def reply(self, text: str, files: list[discord.File] | None = None) -> None:
        """Send a text, perhaps with files; to this person alone unless answers are `public`."""
        with_files: dict[str, Any] = {"files": files} if files else {}
        await self._first_or_later(content=text, allowed_mentions=NOBODY, **with_files)

    async def reply_view(
        self,
        view: discord.ui.LayoutView,
        files: list[discord.File] | None = None,
        *,
        stays: bool = False,
    ) -> None:
        """Send a view, perhaps with files; to this person alone unless answers are `public`.

        In direct messages the next answer replaces a view, unless the view `stays` up to date.
        """
        await self._first_or_later(
            stays=stays, view=view, files=files or [], allowed_mentions=NOBODY
        )

    async def show(self, view: discord.ui.LayoutView) -> None:
        """Show a view in the pressed message if `in_private`, else in a new message."""
        if self.in_private:
            await self.edit(view)
        else:
            await self.reply_view(view)

    async def edit(
        self, view: discord.ui.LayoutView, files: list[discord.File] | None = None
    ) -> None:
        """Show a view in the pressed message."""
        await self._acknowledgement.answering()
        if (response := self.interaction.response).is_done():
            await self.interaction.edit_original_response(
                view=view, attachments=files or [], allowed_mentions=NOBODY
            )
        else:
            await response.edit_message(view=view, attachments=files or [], allowed_mentions=NOBODY)
        if self.in_place:
            return
        if on_companion(self.interaction):
            companion, pressed = companion_in(self.app, self.interaction), self.interaction.message
            await companion.move(self.interaction, id_of(pressed), (view, files or []))
        elif table := self.app.tables.get(self.table_id):
            self.app.publisher.of(table).hands.reply(self.player).cover(self.interaction)

    async def post_view(self, view: discord.ui.LayoutView, files: list[discord.File]) -> int:
        """Post a message that notifies no reader; return its id.

        Return 0 without a post if the interaction has a private response already. Raises
        HTTPException where Discord fails; the message may be posted all the same.
        """
        await self._acknowledgement.answering()
        if self.interaction.response.is_done():
            if not self.public:
                return 0
            await self._first_or_later(view=view, files=files, allowed_mentions=NOBODY)
            return (await self.interaction.original_response()).id
        try:
            sent = await self.interaction.response.send_message(
                view=view, files=files, silent=True, allowed_mentions=NOBODY
            )
            return sent.message_id or 0
        except Exception as error:  # any failure: perhaps only Discord's response was lost
            log.warning("A message may not have been posted: %s", type(error).__name__)
        return (await self.interaction.original_response()).id

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        """Show a form. Raises Refusal if the interaction has a response already."""
        await self._acknowledgement.answering()
        if self.interaction.response.is_done():
            raise Refusal("too-slow")
        await self.interaction.response.send_modal(modal)

    async def acknowledge(self) -> None:
        """Acknowledge the press without an answer, since its effect is shown elsewhere."""
        await self._acknowledgement.answering()
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def defer(self) -> None:
        """Ask Discord for more time; the later answer is for this person alone."""
        await self._acknowledgement.answering()
        click = self.interaction
        if click.response.is_done():
            return
        lasting = is_lasting(click)
        if lasting and (on_companion(click) or companion_in(self.app, click).is_below(click)):
            await click.response.defer()
        else:
            await click.response.defer(ephemeral=not lasting, thinking=True)

    async def _refuse(self, reason: str, without_hand: str = "") -> None:
        """Show a refusal in the pressed hand; else reply with `without_hand` or the reason."""
        self.public = self.public and not self._acknowledgement.keep_private()
        try:
            if self.refused is not None and await self.refused(self, reason):
                return
            await self.reply(without_hand or reason)
        except Exception as error:  # any failure: discord.py would log the content of the press
            shown = f" ({in_short(error)})" if is_outside(error) else logs.stack(error)
            log.warning("A refusal could not be told%s", shown)

    async def _first_or_later(self, *, stays: bool = False, **message: Any) -> None:
        if stays or self.public or not in_direct(self.interaction):
            await self._answer(message, private=not self.public)
            return
        companion = companion_in(self.app, self.interaction, self.watching)
        async with companion.lock:
            await self._answer_by(companion, message)

    async def _answer_by(self, companion: Companion, message: dict[str, Any]) -> None:
        """Show an answer in the companion if the person sees it there, else in a new message."""
        click, shown = self.interaction, as_view(message)
        if shown and on_companion(click) and companion is companion_in(self.app, click):
            await self.edit(*shown)
        elif shown and companion.is_below(click) and await companion.change(shown):
            await self.acknowledge()
        else:
            lasting = is_lasting(click)
            if lasting and shown:
                message = {"view": shown[0], "files": shown[1], "allowed_mentions": NOBODY}
            sent = await self._answer(message, private=not lasting, silent=lasting)
            await companion.move(click, id_of(sent) if lasting else 0, shown, self.told_beside)

    async def _answer(self, message: Any, *, private: bool, silent: bool = False) -> object:
        """Send a first or a later response. Return the result of discord.py's method."""
        await self._acknowledgement.answering()
        response = self.interaction.response
        if not response.is_done():
            return await response.send_message(ephemeral=private, silent=silent, **message)
        if response.type is discord.InteractionResponseType.deferred_channel_message:
            files = message.pop("files", [])  # after a view, Discord refuses plain text
            if self._parts_tried and (text := message.pop("content", None)):
                message["view"] = LayoutView(timeout=None).add_item(TextDisplay(text))
            self._parts_tried = "view" in message
            return await self.interaction.edit_original_response(attachments=files, **message)
        # not retried: without a nonce, a duplicate cannot be found; the person may press again
        with sending(Purpose(once=True)):
            self.told_beside = await self.interaction.followup.send(
                ephemeral=private, silent=silent, wait=True, **message
            )
        return self.told_beside


async def _invite(context: Context) -> None:
    """Say that the bot is not in this place, with a link that adds it."""
    where = "server" if context.interaction.guild_id is not None else "chat"
    said: TextDisplay[Any] = TextDisplay(context.speech.say(f"away-{where}"))
    add = context.speech.say("button-add-bot")
    link: Button[Any] = Button(url=invitation(context.interaction), label=add)
    await context.reply_view(LayoutView(timeout=None).add_item(Container(said, ActionRow(link))))


def failing(error: Exception) -> Handler:
    """Return a handler that raises an error."""

    async def fail(_: Context) -> None:
        raise error

    return fail


# Seconds since Discord sent the interaction. Discord allows three; a person should see a reaction
# within one.
PATIENCE = 0.6  # then the interaction is acknowledged
# an interaction received so late is acknowledged before any work, as the whole system is slow then
LATE = 0.3
TURNS = 4  # turns of the event loop until the acknowledgement is sent, including the wake-up
FORM_PATIENCE = 0.9  # instead, for a form, which Discord takes only as the first response
FORM_AT_LEAST = 0.2  # least time to prepare a form, however late its interaction was received


class Acknowledgement:
    """Acknowledges an interaction if its answer is not sent in time."""

    def __init__(
        self,
        app: App,
        interaction: discord.Interaction[Any],
        *,
        public: bool = False,
        opens_form: bool = False,
        at_once: bool = False,
    ) -> None:
        self.app = app
        self.interaction = interaction
        self._public = public  # the answer is for every reader of the channel
        self._opens_form = opens_form
        self._at_once = at_once  # acknowledge before any work, even in time
        self._waiting: asyncio.Task[None] | None = None
        self._under_way = False  # the request of the acknowledgement has begun

    async def begin(self) -> None:
        """Start the timer; acknowledge at once an interaction that was received late."""
        sent = self.interaction.created_at.timestamp()
        self.app.discord_time.sent(sent)
        passed = self.app.discord_time.since(sent)
        late = (passed >= LATE or self._at_once) and not self._opens_form
        wait = self._tell() if late else self._wait(passed, self.app.clock.now())
        self._waiting = asyncio.create_task(wait)
        if late:
            await self.app.clock.sleep(0)  # let the acknowledgement be sent first

    def keep_private(self) -> bool:
        """Make the acknowledgement private; return False if its request has begun already."""
        if self._under_way:
            return False
        self._public = False
        return True

    async def answering(self) -> None:
        """Prepare for an answer: cancel the acknowledgement, or wait for one that is being sent."""
        if self._waiting and self._under_way:
            await self._waiting
        else:
            self.end()

    def end(self) -> None:
        """Cancel the timer."""
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None  # its error refers to this object

    async def _wait(self, passed: float, began: float) -> None:
        if self._opens_form:
            left = max(FORM_AT_LEAST, FORM_PATIENCE - passed)
        else:
            turn = self.app.clock.now() - began  # seconds that one turn takes at present
            left = PATIENCE - passed - TURNS * turn
        if left > 0:
            await self.app.clock.sleep(left)
        await self._tell()

    async def _tell(self) -> None:
        response = self.interaction.response
        if response.is_done():
            return
        self._under_way = True
        try:
            if self.interaction.message is not None:
                await response.defer()
            else:
                await response.defer(ephemeral=not self._public, thinking=True)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.warning("Could not ask for more time (%s)", in_short(error))


async def visit(
    app: App, player: str, table_id: int = 0, hand: discord.Message | None = None
) -> None:
    """Load the tables of a player, the table `table_id`, and the names of their places.

    Nothing is loaded if this process serves all tables. `hand` is the pressed message, if the
    answer replaces its content. Raises StorageError.
    """
    if app.client.own_shards.alone:
        return
    await app.tables.visit(player, table_id, hand is not None and not hand.flags.ephemeral)
    for table in app.tables.known():
        if not (table.state.serverless or app.client.own_shards.holds(table.state.guild_id)):
            await learn_place(app, table)
