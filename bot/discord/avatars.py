"""Avatars of people for pictures, fetched from Discord in the background and kept in memory only.

No picture waits for an avatar: until the avatar is fetched, the picture shows the seat's number.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TypeVar

import discord

from bot.clock import Clock
from bot.discord.errors import in_short, is_outside
from bot.discord.members import Members
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.discord.overload import Overload
from bot.discord.sharding import cancelled
from bot.domain.computers import computer
from bot.drawing import ROBOT, Avatar
from bot.drawing.badges import AVATAR_SIZE, read_avatar
from bot.drawing.cache import DRAWING
from rules.match.match import Player

T = TypeVar("T")
log = logging.getLogger(__name__)

SECONDS = 1.0  # timeout for the fetch of one avatar
AT_ONCE = 4  # the most fetches that run at the same time
WAITING = 200  # the most fetches that run or wait for their turn
KEPT = 4_000  # the most avatars in memory, each of some 17 kB: people of 1,000 tables
AGAIN_SECONDS = 900.0  # from a failed fetch until the next fetch of the same avatar


class Avatars:
    """A cache of avatars by URL; the URL identifies the person and the picture."""

    def __init__(self, clock: Clock, members: Members, overload: Overload, wanted: bool) -> None:
        """`wanted` is the operator's setting; if it is False, no avatar is fetched."""
        self._clock, self._members, self._wanted = clock, members, wanted
        self._overload = overload
        self._kept: dict[str, Avatar] = {}  # by URL, the least recently used avatar first
        self._failed: dict[str, float] = {}  # by URL: the time of the last failed fetch
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def close(self) -> None:
        """Cancel all running fetches."""
        await cancelled(*self._fetching.values())

    def of(self, guild_id: int, player: Player) -> Avatar | None:
        """Return the avatar of a player on a server; a robot's picture for a computer.

        None for an unknown player, and if the operator does not want avatars. None also for an
        avatar that is not in the cache: its fetch begins in the background, if there is room, no
        fetch has failed lately and the event loop is not behind.
        """
        if not self._wanted:
            return None
        if computer(player):
            return ROBOT
        user = self._members.user(guild_id, player)
        if user is None:
            return None
        asset = user.display_avatar.replace(size=AVATAR_SIZE, format="png")
        kept = self._kept.pop(asset.url, None)
        if kept is not None:
            self._kept[asset.url] = kept
        elif (
            asset.url not in self._fetching
            and len(self._fetching) < WAITING
            and not self._overload.is_behind
        ):
            self._begin(asset)
        return kept

    def _begin(self, asset: discord.Asset) -> None:
        """Fetch an avatar in the background, unless a fetch failed in the last AGAIN_SECONDS."""
        failed = self._failed.get(asset.url)
        if failed is not None and self._clock.now() - failed < AGAIN_SECONDS:
            return
        with sending(Purpose(Urgency.REST)):
            fetching = asyncio.create_task(self._fetch(asset), name="avatar")
        self._fetching[asset.url] = fetching
        fetching.add_done_callback(lambda _: self._fetching.pop(asset.url, None))

    async def _fetch(self, asset: discord.Asset) -> None:
        avatar = None
        try:
            async with self._turn, self._clock.deadline(self._clock.now() + SECONDS):
                content = await asset.read()
            loop = asyncio.get_running_loop()
            avatar = await loop.run_in_executor(DRAWING, read_avatar, asset.url, content)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error) and not isinstance(error, OSError):
                raise
            log.debug("an avatar could not be fetched (%s)", in_short(error))
        if avatar is None:
            _keep(self._failed, asset.url, self._clock.now())
        else:
            self._failed.pop(asset.url, None)
            _keep(self._kept, asset.url, avatar)


def _keep(kept: dict[str, T], key: str, value: T) -> None:
    """Add the value as the newest entry, and drop the oldest entry beyond KEPT entries."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > KEPT:
        del kept[next(iter(kept))]
