"""The parts of the store that keep what players and servers have chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, select

from bot.clock import Clock
from bot.domain.preferences import (
    Deck,
    HousePreset,
    Pinged,
    Preferences,
    Sent,
    ServerSettings,
    Sorting,
)
from bot.domain.state import Draft
from bot.store import server_rows
from bot.store.connections import replace_row
from bot.store.errors import Transactions
from bot.store.memory import Memory
from bot.store.schema import preference
from rules.match.match import Player


class PlayerPreferences:
    """What each player has chosen. Raises as `Store` does; what is known is not read again."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        self._store = store
        self._memory: Memory[Player, Preferences] = Memory(clock, known_for)
        self.memories: dict[str, Memory[Any, Any]] = {"preferences": self._memory}

    async def of(self, player: Player) -> Preferences:
        """What this player has chosen, or what holds for everybody."""
        return await self._memory.read(player, self._read)

    async def put(self, player: Player, preferences: Preferences) -> None:
        """Keep them in place of what was chosen before."""
        keeping = self._store.write(keep_preferences, player, preferences)
        await self._memory.change(player, keeping)

    async def change(self, player: Player, **changes: object) -> Preferences:
        """Change some of them by name, whatever else is changed meanwhile; what holds then."""
        changing = self._store.write(change_preferences, player, changes)
        return await self._memory.change(player, changing)

    async def forget(self, player: Player, forgetting: Awaitable[None]) -> None:
        """Nothing is known of this player any more once this is done."""

        async def forgotten() -> Preferences:
            await forgetting
            return Preferences()

        await self._memory.change(player, forgotten())

    async def _read(self, player: Player) -> Preferences:
        return await self._store.read(read_preferences, player)


class Servers:
    """What each server has chosen and saved, and who waits there. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        self._store = store
        self._settings: Memory[int, ServerSettings] = Memory(clock, known_for)
        self._presets: Memory[int, tuple[HousePreset, ...]] = Memory(clock, known_for)
        self._defaults: Memory[int, Draft | None] = Memory(clock, known_for)
        self.memories: dict[str, Memory[Any, Any]] = {
            "settings": self._settings,
            "presets": self._presets,
            "defaults": self._defaults,
        }

    async def settings(self, guild_id: int) -> ServerSettings:
        """What this server's admins have chosen, or what holds everywhere."""
        return await self._settings.read(guild_id, self._read_settings)

    async def put_settings(self, guild_id: int, settings: ServerSettings) -> None:
        """Keep them in place of what was chosen before."""
        keeping = self._store.write(server_rows.keep_settings, guild_id, settings)
        await self._settings.change(guild_id, keeping)

    async def change_settings(self, guild_id: int, **changes: object) -> ServerSettings:
        """Change some of them by name, whatever else is changed meanwhile; what holds then."""
        changing = self._store.write(server_rows.change_settings, guild_id, changes)
        return await self._settings.change(guild_id, changing)

    async def house_presets(self, guild_id: int) -> tuple[HousePreset, ...]:
        """The house rules this server has saved, by name."""
        return await self._presets.read(guild_id, self._read_presets)

    async def keep_house_preset(self, guild_id: int, kept: HousePreset) -> None:
        """Keep it in place of the one of the same name."""
        keeping = self._store.write(server_rows.keep_house_preset, guild_id, kept)
        await self._presets.change(guild_id, keeping)

    async def drop_house_preset(self, guild_id: int, name: str) -> None:
        """Forget it; nothing happens when there is none."""
        dropping = self._store.write(server_rows.drop_house_preset, guild_id, name)
        await self._presets.change(guild_id, dropping)

    async def drop_house_presets_of(self, guild_id: int, author: Player) -> None:
        """Forget all that this person has saved on a server."""
        dropping = self._store.write(server_rows.drop_house_presets_of, guild_id, author)
        await self._presets.change(guild_id, dropping)

    async def read_again(self, guild_id: int) -> None:
        """The house rules of this server were changed beside this."""
        await self._presets.change(guild_id, self._read_presets(guild_id))

    async def channel_default(self, channel_id: int) -> Draft | None:
        """The rules that a table in this channel begins with; None where none were chosen."""
        return await self._defaults.read(channel_id, self._read_default)

    async def put_channel_default(
        self, channel_id: int, rules: Draft | None, guild_id: int = 0
    ) -> None:
        """Keep them for a channel of this server; None forgets what was chosen."""
        keep = server_rows.keep_channel_default
        keeping = self._store.write(keep, channel_id, rules, guild_id)
        await self._defaults.change(channel_id, keeping)

    def forget_known(self) -> None:
        """Some servers were deleted: what is stored counts, and not what is known."""
        for memory in (self._settings, self._presets, self._defaults):
            memory.forget_all()

    async def last_game(self, channel_id: int) -> str:
        """The game that was played last in this channel, or in somebody's direct messages."""
        return await self._store.read(server_rows.read_last_game, channel_id)

    async def waiting(self, guild_id: int) -> list[Player]:
        """Who wants to know when a table opens on this server."""
        return await self._store.read(server_rows.read_waiting, guild_id)

    async def count_waiting(self, player: Player) -> int:
        """The number of servers on which this player wants to know when a table opens."""
        return await self._store.read(server_rows.count_waiting, player)

    async def set_waiting(self, guild_id: int, player: Player, wanted: bool) -> bool:
        """Note, or forget, that this player wants to know; whether anything was to be forgotten."""
        return await self._store.write(server_rows.set_waiting, guild_id, player, wanted)

    async def _read_settings(self, guild_id: int) -> ServerSettings:
        return await self._store.read(server_rows.read_settings, guild_id)

    async def _read_presets(self, guild_id: int) -> tuple[HousePreset, ...]:
        return await self._store.read(server_rows.read_house_presets, guild_id)

    async def _read_default(self, channel_id: int) -> Draft | None:
        return await self._store.read(server_rows.read_channel_default, channel_id)


def read_preferences(connection: Connection, player: Player) -> Preferences:
    """What this player has chosen, or what holds for everybody."""
    query = select(preference).where(preference.c.player == player)
    row = connection.execute(query).mappings().first()
    if row is None:
        return Preferences()
    return Preferences(
        sent=Sent(row["sent"]),
        sorting=Sorting(row["sorting"]),
        deck=Deck(row["deck"]),
        pictures=row["pictures"],
        pinged=Pinged(row["pinged"]),
        auto_pass=row["auto_pass"],
        language=row["language"],
        seen=row["seen"],
        first_deal=row["first_deal"],
    )


def keep_preferences(connection: Connection, player: Player, chosen: Preferences) -> Preferences:
    """Keep them in place of what was chosen before; they come back."""
    replace_row(connection, preference, {"player": player, **asdict(chosen)})
    return chosen


def change_preferences(
    connection: Connection, player: Player, changes: Mapping[str, Any]
) -> Preferences:
    """Change some of them; what holds then."""
    chosen = replace(read_preferences(connection, player), **changes)
    return keep_preferences(connection, player, chosen)
