"""The channels of direct messages, stored because Discord lets a bot open few in a short time."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord

from bot import metrics
from bot.clock import Clock
from bot.discord import limits
from bot.discord.permissions import Foreseen
from bot.store import StorageError
from bot.store.posts import DmChannels
from rules.match.match import Player

log = logging.getLogger(__name__)

MOST = 10_000  # channels kept in memory
SHUT_SECONDS = 600.0  # from a refusal until the bot tries again to write to a new person
USED_SECONDS = 86_400.0  # from the stored use of a channel until a later use is stored
GONE = limits.UNKNOWN_CHANNEL, limits.MISSING_ACCESS


@dataclass
class _Channel:
    """A channel, last used at `used_at` (epoch seconds); `new` until Discord accepts a message."""

    id: int
    used_at: float = 0.0
    new: bool = False


class DirectMessages:
    """Channels of direct messages by person, kept because they never change.

    Where Discord refuses direct messages to new people, the bot writes to no new person for
    SHUT_SECONDS, and then to one as a trial: each refusal counts against the bot.

    For example, each message is sent within `writing_to`, which learns from a refusal::

        channel = await app.direct_messages.to(player)
        async with app.direct_messages.writing_to(player):
            await channel.send(text)
    """

    def __init__(self, client: discord.Client, clock: Clock, stored: DmChannels) -> None:
        self._client = client
        self._clock = clock
        self._stored = stored
        self._channels: dict[Player, _Channel] = {}
        self._code = 0  # code of the refusal that began the pause; 0 without a pause
        self._shut_until = 0.0
        self._trial: Player = ""  # the one new person to write to in the pause; "" for none

    async def to(self, player: Player, known: int = 0) -> discord.PartialMessageable:
        """Return the channel of this person. An unknown channel is opened by a request.

        `known` is the channel's id if the caller knows it, else 0. Raises HTTPException if Discord
        refuses to open the channel, or has lately refused direct messages to all new people.
        """
        found = self._channels.get(player) or await self._read(player)
        if known and (found is None or found.id != known):
            found = _Channel(known)
        if found is None or found.new:
            self._check(player)
        channel = found or await self._open(player)
        self._channels.pop(player, None)
        self._channels[player] = channel  # the last in the order of use
        if len(self._channels) > MOST:
            del self._channels[next(iter(self._channels))]
        if self._clock.now() - channel.used_at >= USED_SECONDS:
            await self._keep(player, channel)
        return self._client.get_partial_messageable(channel.id)

    @contextlib.asynccontextmanager
    async def writing_to(self, player: Player) -> AsyncIterator[None]:
        """Note whether Discord accepts the message sent to this person within the block."""
        try:
            yield
        except discord.HTTPException as error:
            self._note_refusal(player, error)
            if error.code in GONE and not isinstance(error, Foreseen):
                await self.forget(player)
            raise
        channel = self._channels.get(player)
        if channel and channel.new:
            channel.new = False
            self._end_pause()

    async def forget(self, player: Player) -> None:
        """Forget the channel of this person; it is opened again for the next message."""
        self._channels.pop(player, None)
        with contextlib.suppress(StorageError):  # the next refusal drops the channel again
            await self._stored.drop(player)

    async def _read(self, player: Player) -> _Channel | None:
        with contextlib.suppress(StorageError):  # then the channel is requested from Discord
            stored = await self._stored.of(player)
            return _Channel(*stored) if stored else None
        return None

    async def _keep(self, player: Player, channel: _Channel) -> None:
        now = self._clock.now()
        with contextlib.suppress(StorageError):  # then the next use is stored
            await self._stored.keep(player, channel.id, now)
            channel.used_at = now

    async def _open(self, player: Player) -> _Channel:
        try:
            opened = await self._client.create_dm(discord.Object(int(player)))
        except discord.HTTPException as error:
            self._note_refusal(player, error)
            raise
        return _Channel(opened.id, new=True)

    def _check(self, player: Player) -> None:
        """Raise Foreseen in a pause, unless this person is the trial of the pause.

        If the pause is over, this person becomes the trial, and another pause begins for others.
        """
        if not self._code or player == self._trial:
            return
        if self._clock.now() < self._shut_until:
            raise Foreseen(self._code)
        self._trial, self._shut_until = player, self._clock.now() + SHUT_SECONDS

    def _note_refusal(self, player: Player, error: discord.HTTPException) -> None:
        if error.code not in limits.NO_NEW_DMS or isinstance(error, Foreseen):
            return
        if not self._code:
            log.warning("Discord refuses direct messages to new people: %s", error)
            metrics.DMS_PAUSED.set(1)
        if channel := self._channels.get(player):
            channel.new = True
        self._code, self._trial = error.code, ""
        self._shut_until = self._clock.now() + SHUT_SECONDS

    def _end_pause(self) -> None:
        if self._code:
            log.info("Discord accepts direct messages to new people again")
            metrics.DMS_PAUSED.set(0)
        self._code, self._trial = 0, ""
