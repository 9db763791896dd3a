"""The channels of direct messages: Discord lets a bot open few in a short time."""

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
SHUT_SECONDS = 600.0  # until it is tried again whether the bot may write to somebody new
USED_SECONDS = 86_400.0  # until it is stored again that a channel is in use
GONE = limits.UNKNOWN_CHANNEL, limits.MISSING_ACCESS


@dataclass
class _Channel:
    """A channel, when its use was stored, and whether it is new: no message was taken there yet."""

    id: int
    used_at: float = 0.0
    new: bool = False


class DirectMessages:
    """Keeps the channel of direct messages of each person, which never changes.

    Where Discord lets the bot write to nobody new, it writes to nobody new for SHUT_SECONDS, and
    then to one person as a trial: each refusal counts against the bot.

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
        self._code = 0  # of the refusal that has begun the pause; 0: there is none
        self._shut_until = 0.0
        self._trial: Player = ""  # the person to write to although there is a pause

    async def to(self, player: Player, known: int = 0) -> discord.PartialMessageable:
        """Return the channel of this person; opened unless it is known, perhaps to the caller.

        Raises HTTPException where Discord refuses that, or has refused it to all lately.
        """
        found = self._channels.get(player) or await self._read(player)
        if known and (found is None or found.id != known):
            found = _Channel(known)
        if found is None or found.new:
            self._check(player)
        channel = found or await self._open(player)
        self._channels.pop(player, None)
        self._channels[player] = channel  # dropped last
        if len(self._channels) > MOST:
            del self._channels[next(iter(self._channels))]
        if self._clock.now() - channel.used_at >= USED_SECONDS:
            await self._keep(player, channel)
        return self._client.get_partial_messageable(channel.id)

    @contextlib.asynccontextmanager
    async def writing_to(self, player: Player) -> AsyncIterator[None]:
        """Note whether Discord takes the message that is sent to this person within the block."""
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
        with contextlib.suppress(StorageError):  # refused again then, and forgotten
            await self._stored.drop(player)

    async def _read(self, player: Player) -> _Channel | None:
        with contextlib.suppress(StorageError):  # Discord is asked for the channel
            stored = await self._stored.of(player)
            return _Channel(*stored) if stored else None
        return None

    async def _keep(self, player: Player, channel: _Channel) -> None:
        now = self._clock.now()
        with contextlib.suppress(StorageError):  # stored at its next use
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
        """Raise Foreseen in a pause; at its end this person is the trial."""
        if not self._code or player == self._trial:
            return
        if self._clock.now() < self._shut_until:
            raise Foreseen(self._code)
        self._trial, self._shut_until = player, self._clock.now() + SHUT_SECONDS

    def _note_refusal(self, player: Player, error: discord.HTTPException) -> None:
        if error.code not in limits.NO_NEW_DMS or isinstance(error, Foreseen):
            return
        if not self._code:
            log.warning("Discord lets the bot write to nobody new: %s", error)
            metrics.DMS_PAUSED.set(1)
        if channel := self._channels.get(player):
            channel.new = True
        self._code, self._trial = error.code, ""
        self._shut_until = self._clock.now() + SHUT_SECONDS

    def _end_pause(self) -> None:
        if self._code:
            log.info("Discord lets the bot write to somebody new again")
            metrics.DMS_PAUSED.set(0)
        self._code, self._trial = 0, ""
