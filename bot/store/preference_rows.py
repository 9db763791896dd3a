"""What people and servers have chosen, and the house rules they have saved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, select

from bot.domain.preferences import Deck, HousePreset, Preferences, Sent, ServerSettings, Sorting
from bot.store.engine import replace_row
from bot.store.schema import channel_default, house_preset, preference, server, waiting
from rules.match.match import Player


def read_preferences(connection: Connection, player: Player) -> Preferences:
    """What this player has chosen, or what holds for everybody."""
    row = _first(connection, select(preference).where(preference.c.player == player))
    if row is None:
        return Preferences()
    return Preferences(
        sent=Sent(row["sent"]),
        sorting=Sorting(row["sorting"]),
        deck=Deck(row["deck"]),
        pictures=row["pictures"],
        auto_pass=row["auto_pass"],
        language=row["language"],
        seen=row["seen"],
    )


def keep_preferences(connection: Connection, player: Player, chosen: Preferences) -> None:
    """Keep them in place of what was chosen before."""
    connection.execute(replace_row(connection, preference, {"player": player, **asdict(chosen)}))


def change_preferences(
    connection: Connection, player: Player, changes: Mapping[str, Any]
) -> Preferences:
    """Change some of them; what holds then."""
    chosen = replace(read_preferences(connection, player), **changes)
    keep_preferences(connection, player, chosen)
    return chosen


def read_server(connection: Connection, guild_id: int) -> ServerSettings:
    """What this server's admins have chosen, or what holds everywhere."""
    row = _first(connection, select(server).where(server.c.guild_id == guild_id))
    if row is None:
        return ServerSettings()
    values = {field.name: row[field.name] for field in fields(ServerSettings)}
    return ServerSettings(**values | {"families": tuple(values["families"])})


def keep_server(connection: Connection, guild_id: int, chosen: ServerSettings) -> None:
    """Keep them in place of what was chosen before."""
    row = {"guild_id": guild_id, **asdict(chosen), "families": list(chosen.families)}
    connection.execute(replace_row(connection, server, row))


def change_server(
    connection: Connection, guild_id: int, changes: Mapping[str, Any]
) -> ServerSettings:
    """Change some of them; what holds then."""
    chosen = replace(read_server(connection, guild_id), **changes)
    keep_server(connection, guild_id, chosen)
    return chosen


def read_house_presets(connection: Connection, guild_id: int) -> list[HousePreset]:
    """The house rules this server has saved, by name."""
    of_guild = select(house_preset).where(house_preset.c.guild_id == guild_id)
    rows = connection.execute(of_guild.order_by(house_preset.c.name)).mappings()
    names = [field.name for field in fields(HousePreset)]
    return [HousePreset(**{name: row[name] for name in names}) for row in rows]


def keep_house_preset(connection: Connection, guild_id: int, kept: HousePreset) -> None:
    """Keep it in place of the one of the same name."""
    row = {"guild_id": guild_id, **asdict(kept), "changed": dict(kept.changed)}
    connection.execute(replace_row(connection, house_preset, row))


def drop_house_preset(connection: Connection, guild_id: int, name: str) -> None:
    """Forget it; nothing happens when there is none."""
    which = (house_preset.c.guild_id == guild_id) & (house_preset.c.name == name)
    connection.execute(delete(house_preset).where(which))


def read_channel_default(connection: Connection, channel_id: int) -> tuple[str, dict[str, str]]:
    """The preset and changes that a table here begins with; "" where none were chosen."""
    which = select(channel_default).where(channel_default.c.channel_id == channel_id)
    row = _first(connection, which)
    return (row["preset"], row["changed"]) if row is not None else ("", {})


def keep_channel_default(
    connection: Connection, channel_id: int, preset: str, changed: dict[str, str]
) -> None:
    """Keep them; an empty preset forgets what was chosen."""
    if preset:
        row = {"channel_id": channel_id, "preset": preset, "changed": changed}
        connection.execute(replace_row(connection, channel_default, row))
    else:
        which = channel_default.c.channel_id == channel_id
        connection.execute(delete(channel_default).where(which))


def read_waiting(connection: Connection, guild_id: int) -> list[Player]:
    """Who wants to know when a table opens on this server."""
    who = select(waiting.c.player).where(waiting.c.guild_id == guild_id)
    return list(connection.execute(who.order_by(waiting.c.player)).scalars())


def set_waiting(connection: Connection, guild_id: int, player: Player, wanted: bool) -> None:
    """Note, or forget, that this player wants to know."""
    if wanted:
        row = {"guild_id": guild_id, "player": player}
        connection.execute(replace_row(connection, waiting, row))
    else:
        which = (waiting.c.guild_id == guild_id) & (waiting.c.player == player)
        connection.execute(delete(waiting).where(which))


def _first(connection: Connection, query: Any) -> RowMapping | None:
    return connection.execute(query).mappings().first()
