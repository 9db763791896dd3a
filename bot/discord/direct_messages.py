"""The channels of direct messages: Discord lets a bot open few in a short time."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

import discord

from bot import metrics
from bot.clock import Clock
from bot.discord import limits
from bot.discord.permissions import Foreseen
from rules.match.match import Player

log = logging.getLogger(__name__)

MOST = 10_000  # channels kept
SHUT_SECONDS = 600.0  # until it is tried again whether the bot may write to somebody new


class DirectMessages:
    """Caches the channel of direct messages of each person, which never changes.

    Where Discord lets the bot write to nobody new, it writes to nobody new for SHUT_SECONDS, and
    then to one person as a trial: each refusal counts against the bot.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._channels: dict[Player, int] = {}  # ids
        self._new: set[Player] = set()  # who has a channel that has taken no message yet
        self._code = 0  # of the refusal that has begun the pause; 0: there is none
        self._shut_until = 0.0
        self._trial: Player = ""  # the person to write to although there is a pause

    async def to(self, player: Player, known: int = 0) -> discord.PartialMessageable:
        """Return the channel of this person; opened unless it is known, perhaps to the caller.

        Raises HTTPException where Discord refuses that, or has refused it to all lately.
        """
        if player in self._new:
            self._check(player)
        channel_id = known or self._channels.pop(player, 0) or await self._open(player)
        self._channels[player] = channel_id
        if len(self._channels) > MOST:
            oldest = next(iter(self._channels))
            del self._channels[oldest]
            self._new.discard(oldest)
        return self._client.get_partial_messageable(channel_id)

    @contextlib.contextmanager
    def writing_to(self, player: Player) -> Iterator[None]:
        """Note whether Discord takes the message that is sent to this person within the block."""
        try:
            yield
        except discord.HTTPException as error:
            self._note_refusal(player, error)
            raise
        if player in self._new:
            self._new.discard(player)
            self._end_pause()

    async def _open(self, player: Player) -> int:
        self._check(player)
        try:
            channel_id = (await self._client.create_dm(discord.Object(int(player)))).id
        except discord.HTTPException as error:
            self._note_refusal(player, error)
            raise
        self._new.add(player)
        return channel_id

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
        if player in self._channels:
            self._new.add(player)
        self._code, self._trial = error.code, ""
        self._shut_until = self._clock.now() + SHUT_SECONDS

    def _end_pause(self) -> None:
        if self._code:
            log.info("Discord lets the bot write to somebody new again")
            metrics.DMS_PAUSED.set(0)
        self._code, self._trial = 0, ""
