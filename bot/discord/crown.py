"""The crown role of a server, worn by the ruler of the throne with the most recent deal."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.clock import Clock
from bot.discord.errors import in_short, is_outside
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.discord.permissions import lacks_to_give
from bot.discord.sharding import ShardedBot, cancelled
from bot.domain.computers import people
from bot.domain.preferences import Hidden
from bot.domain.state import NO_SERVER, Stage, TableState
from bot.store import Store
from bot.store.thrones import Crown
from rules.match.match import Player

log = logging.getLogger(__name__)

PAUSE_SECONDS = 300.0  # between two changes on one server; after it the latest ruler gets the role


class CrownRoles:
    """Gives the crown role and takes it back, in the background. Only `/server` shows refusals."""

    def __init__(self, client: ShardedBot, store: Store, clock: Clock) -> None:
        self._client, self._store, self._clock = client, store, clock
        self._settling: dict[int, asyncio.Task[None]] = {}  # by server
        self._again: set[int] = set()  # servers whose role has to be checked, perhaps once more
        self._tried: dict[int, float] = {}  # by server: time of the last change, even if refused
        self._ended: dict[int, int | None] = {}  # by table: the last deal that is known to be over

    def deal_over(self, state: TableState) -> None:
        """Note the state of a table between deals; a new deal may have changed the ruler."""
        deal_id = self._ended.pop(state.id, None)
        if state.stage is not Stage.CLOSED:
            self._ended[state.id] = state.deal_id
        if state.guild_id != NO_SERVER and deal_id != state.deal_id:
            self.settle(state.guild_id)

    def settle(self, guild_id: int, *, at_once: bool = False) -> None:
        """Begin to move the role to the ruler, `at_once` or PAUSE_SECONDS after the last change."""
        if at_once:
            self._tried[guild_id] = -PAUSE_SECONDS
            if task := self._settling.pop(guild_id, None):
                task.cancel()
        self._again.add(guild_id)
        if guild_id not in self._settling:
            task = asyncio.create_task(self._settle(guild_id), name=f"crown of {guild_id}")
            self._settling[guild_id] = task

    async def take_from(self, player: Player) -> None:
        """Take the roles back from a person who hides or is deleted. Raises StorageError."""
        for guild_id, crown in (await self._store.thrones.crowns_of(player)).items():
            await self._take(guild_id, crown)

    async def close(self) -> None:
        """Cancel the running changes; the next start completes them."""
        await cancelled(*self._settling.values())

    async def _settle(self, guild_id: int) -> None:
        try:
            while guild_id in self._again:
                await self._clock.sleep_until(await self._due_at(guild_id))
                self._again.discard(guild_id)
                await self._crown(guild_id)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.info("the crown of server %s waits (%s)", guild_id, in_short(error))
        finally:
            if self._settling.get(guild_id) is asyncio.current_task():
                del self._settling[guild_id]

    async def _due_at(self, guild_id: int) -> float:
        tried = self._tried.get(guild_id)
        if tried is None:
            worn = await self._store.thrones.crowns(guild_id)
            tried = max((crown.given_at for crown in worn), default=-PAUSE_SECONDS)
        return min(tried, self._clock.now()) + PAUSE_SECONDS

    async def _crown(self, guild_id: int) -> None:
        """Take the role from all wearers but the ruler, and give it to the ruler."""
        guild = self._client.get_guild(guild_id)
        role_id = (await self._store.servers.settings(guild_id)).crown_role
        if guild is None:
            return
        heirs = await self._heirs(guild_id) if role_id else []
        worn = await self._store.thrones.crowns(guild_id)
        for crown in worn:
            if crown.role_id != role_id or crown.player not in heirs:
                await self._take(guild_id, crown)
        wearing = [crown.player for crown in worn if crown.role_id == role_id and crown.given_at]
        role = guild.get_role(role_id) if role_id else None
        for heir in heirs if role and not lacks_to_give(role) else ():
            if heir not in wearing:
                await self._give(guild_id, heir, role_id)

    async def _heirs(self, guild_id: int) -> list[Player]:
        """Return a list with the ruler; [] for none, a computer, or a person who hides."""
        ruler = await self._store.thrones.ruler(guild_id)
        heirs = people([ruler]) if ruler else []
        chosen = await self._store.preferences.of_all(heirs)
        return [heir for heir in heirs if chosen[heir].hidden is not Hidden.ALL]

    async def _give(self, guild_id: int, player: Player, role_id: int) -> None:
        """Give the role, after a record of it is stored: the role can then always be taken back."""
        thrones = self._store.thrones
        self._tried[guild_id] = self._clock.now()
        await thrones.keep_crown(guild_id, Crown(player, role_id))
        try:
            with sending(Purpose(Urgency.REST, guild_id=guild_id)):
                await self._client.http.add_role(guild_id, int(player), role_id)
        except discord.HTTPException as error:
            log.info("the crown of server %s is not given (%s)", guild_id, in_short(error))
            await thrones.drop_crown(guild_id, player)
            return
        await thrones.keep_crown(guild_id, Crown(player, role_id, self._clock.now()))

    async def _take(self, guild_id: int, crown: Crown) -> None:
        """Take the role back. After a failure its record stays stored, for a later attempt."""
        self._tried[guild_id] = self._clock.now()
        try:
            with sending(Purpose(Urgency.REST, guild_id=guild_id)):
                await self._client.http.remove_role(guild_id, int(crown.player), crown.role_id)
        except discord.NotFound:
            log.info("the crown of server %s is gone with its role or person", guild_id)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.info("the crown of server %s is not taken back (%s)", guild_id, in_short(error))
            return
        await self._store.thrones.drop_crown(guild_id, crown.player)
