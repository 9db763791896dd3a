"""Statements on the choices and saved rules of servers, in a transaction of the caller's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, select

from bot.domain.preferences import HousePreset, Savers, ServerSettings
from bot.domain.state import Draft
from bot.store.connections import replace_row
from bot.store.schema import channel_default, game_table, house_preset, server, waiting
from rules.match.match import Player


def read_settings(connection: Connection, guild_id: int) -> ServerSettings:
    """Return the settings of this server, or the defaults."""
    row = _first(connection, select(server).where(server.c.guild_id == guild_id))
    if row is None:
        return ServerSettings()
    values = {field.name: row[field.name] for field in fields(ServerSettings)}
    lists = {name: tuple(values[name]) for name in ("families", "channels")}
    return ServerSettings(**values | lists | {"savers": Savers(values["savers"])})


def keep_settings(connection: Connection, guild_id: int, chosen: ServerSettings) -> ServerSettings:
    """Store settings in place of those before, and return them."""
    lists = {"families": list(chosen.families), "channels": list(chosen.channels)}
    row = {"guild_id": guild_id, **asdict(chosen), **lists, "savers": chosen.savers.value}
    replace_row(connection, server, row)
    return chosen


def change_settings(
    connection: Connection, guild_id: int, changes: Mapping[str, Any]
) -> ServerSettings:
    """Change some settings; return all of them."""
    chosen = replace(read_settings(connection, guild_id), **changes)
    return keep_settings(connection, guild_id, chosen)


def read_house_presets(connection: Connection, guild_id: int) -> tuple[HousePreset, ...]:
    """Return the house rules saved on this server, by name."""
    of_guild = select(house_preset).where(house_preset.c.guild_id == guild_id)
    rows = connection.execute(of_guild.order_by(house_preset.c.name)).mappings()
    names = [field.name for field in fields(HousePreset)]
    return tuple(HousePreset(**{name: row[name] for name in names}) for row in rows)


def keep_house_preset(
    connection: Connection, guild_id: int, kept: HousePreset
) -> tuple[HousePreset, ...]:
    """Store house rules in place of those of equal name; return all of the server."""
    row = {"guild_id": guild_id, **asdict(kept), "changed": dict(kept.changed)}
    replace_row(connection, house_preset, row)
    return read_house_presets(connection, guild_id)


def drop_house_preset(connection: Connection, guild_id: int, name: str) -> tuple[HousePreset, ...]:
    """Delete house rules, if there are any of this name; return all of the server."""
    which = (house_preset.c.guild_id == guild_id) & (house_preset.c.name == name)
    connection.execute(delete(house_preset).where(which))
    return read_house_presets(connection, guild_id)


def drop_house_presets_of(
    connection: Connection, guild_id: int, author: Player
) -> tuple[HousePreset, ...]:
    """Delete all house rules that this person has saved; return all of the server."""
    which = (house_preset.c.guild_id == guild_id) & (house_preset.c.author == author)
    connection.execute(delete(house_preset).where(which))
    return read_house_presets(connection, guild_id)


def read_channel_default(connection: Connection, channel_id: int) -> Draft | None:
    """Return the rules that a table here begins with; None if none were chosen."""
    which = select(channel_default).where(channel_default.c.channel_id == channel_id)
    row = _first(connection, which)
    return Draft(row["preset"], row["changed"]) if row is not None else None


def keep_channel_default(
    connection: Connection, channel_id: int, rules: Draft | None, guild_id: int
) -> Draft | None:
    """Store the default rules of a channel of this server, and return them; None deletes them."""
    if rules is not None:
        row = {
            "channel_id": channel_id,
            "preset": rules.preset,
            "changed": dict(rules.changed),
            "guild_id": guild_id,
        }
        replace_row(connection, channel_default, row)
    else:
        which = channel_default.c.channel_id == channel_id
        connection.execute(delete(channel_default).where(which))
    return rules


def read_last_game(connection: Connection, channel_id: int) -> str:
    """Return the game of the newest table in a channel, closed or not; "" for none."""
    here = select(game_table.c.preset).where(game_table.c.channel_id == channel_id)
    newest = connection.execute(here.order_by(game_table.c.id.desc()).limit(1)).scalar()
    return newest or ""


def read_waiting(connection: Connection, guild_id: int) -> list[Player]:
    """Return the players who want to know when a table opens on this server."""
    who = select(waiting.c.player).where(waiting.c.guild_id == guild_id)
    return list(connection.execute(who.order_by(waiting.c.player)).scalars())


def count_waiting(connection: Connection, player: Player) -> int:
    """Return the number of servers on which this player wants to know."""
    where = select(func.count()).select_from(waiting).where(waiting.c.player == player)
    return connection.execute(where).scalar_one()


def set_waiting(connection: Connection, guild_id: int, player: Player, wanted: bool) -> bool:
    """Set or delete this player's wish to know; return whether one was deleted."""
    if wanted:
        row = {"guild_id": guild_id, "player": player}
        replace_row(connection, waiting, row)
        return False
    which = (waiting.c.guild_id == guild_id) & (waiting.c.player == player)
    return connection.execute(delete(waiting).where(which)).rowcount > 0


def _first(connection: Connection, query: Any) -> RowMapping | None:
    return connection.execute(query).mappings().first()
