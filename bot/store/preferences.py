"""The part of the store that keeps what people and servers have chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.domain.preferences import HousePreset, Preferences, ServerSettings
from bot.store import preference_rows
from rules.match.match import Player

if TYPE_CHECKING:
    from bot.store.store import Store


class Wishes:
    """What people and servers have chosen. Raises as `Store` does; nothing here gets stale."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def preferences(self, player: Player) -> Preferences:
        """What this player has chosen, or what holds for everybody."""
        return await self._store.read(preference_rows.read_preferences, player)

    async def prefer(self, player: Player, preferences: Preferences) -> None:
        """Keep them in place of what was chosen before."""
        await self._store.write(preference_rows.keep_preferences, player, preferences)

    async def change_preferences(self, player: Player, **changes: object) -> Preferences:
        """Change some of them by name, whatever else is changed meanwhile; what holds then."""
        return await self._store.write(preference_rows.change_preferences, player, changes)

    async def server(self, guild_id: int) -> ServerSettings:
        """What this server's admins have chosen, or what holds everywhere."""
        return await self._store.read(preference_rows.read_server, guild_id)

    async def set_server(self, guild_id: int, settings: ServerSettings) -> None:
        """Keep them in place of what was chosen before."""
        await self._store.write(preference_rows.keep_server, guild_id, settings)

    async def change_server(self, guild_id: int, **changes: object) -> ServerSettings:
        """Change some of them by name, whatever else is changed meanwhile; what holds then."""
        return await self._store.write(preference_rows.change_server, guild_id, changes)

    async def house_presets(self, guild_id: int) -> list[HousePreset]:
        """The house rules this server has saved, by name."""
        return await self._store.read(preference_rows.read_house_presets, guild_id)

    async def keep_house_preset(self, guild_id: int, kept: HousePreset) -> None:
        """Keep it in place of the one of the same name."""
        await self._store.write(preference_rows.keep_house_preset, guild_id, kept)

    async def drop_house_preset(self, guild_id: int, name: str) -> None:
        """Forget it; nothing happens when there is none."""
        await self._store.write(preference_rows.drop_house_preset, guild_id, name)

    async def channel_default(self, channel_id: int) -> tuple[str, dict[str, str]]:
        """The preset and changes that a table here begins with; "" where none were chosen."""
        return await self._store.read(preference_rows.read_channel_default, channel_id)

    async def set_channel_default(
        self, channel_id: int, preset: str, changed: Mapping[str, str]
    ) -> None:
        """Keep them; an empty preset forgets what was chosen."""
        await self._store.write(
            preference_rows.keep_channel_default, channel_id, preset, dict(changed)
        )

    async def waiting(self, guild_id: int) -> list[Player]:
        """Who wants to know when a table opens on this server."""
        return await self._store.read(preference_rows.read_waiting, guild_id)

    async def set_waiting(self, guild_id: int, player: Player, wanted: bool) -> None:
        """Note, or forget, that this player wants to know."""
        await self._store.write(preference_rows.set_waiting, guild_id, player, wanted)
