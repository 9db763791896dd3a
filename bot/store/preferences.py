"""Stores of the choices of players and servers, and of rules changed without a table."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Mapping
from dataclasses import asdict, fields, replace
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, or_, select

from bot.clock import Clock
from bot.domain.preferences import (
    Deck,
    Hidden,
    HousePreset,
    Pinged,
    Preferences,
    Savers,
    Sent,
    ServerSettings,
    Sorting,
)
from bot.domain.state import Draft
from bot.store.cache import Cache
from bot.store.connections import upsert
from bot.store.errors import Part, Transactions, reading, writing
from bot.store.schema import (
    channel_default,
    game_table,
    house_preset,
    preference,
    rule_draft,
    server,
    waiting,
)
from rules.match.match import Player

FIRSTS = ("first_deal", "first_bid", "first_five", "first_run")


def read_settings(connection: Connection, guild_id: int) -> ServerSettings:
    """Return the settings of this server, or the defaults."""
    row = _first(connection, select(server).where(server.c.guild_id == guild_id))
    if row is None:
        return ServerSettings()
    values = {field.name: row[field.name] for field in fields(ServerSettings)}
    lists = {name: tuple(values[name]) for name in ("families", "channels")}
    chosen = {"savers": Savers(values["savers"]), "sent": Sent(values["sent"])}
    return ServerSettings(**values | lists | chosen)


def change_settings(
    connection: Connection, guild_id: int, changes: Mapping[str, Any]
) -> ServerSettings:
    """Change some settings; return all settings."""
    chosen = replace(read_settings(connection, guild_id), **changes)
    lists = {"families": list(chosen.families), "channels": list(chosen.channels)}
    names = {"savers": chosen.savers.value, "sent": chosen.sent.value}
    row = {"guild_id": guild_id, **asdict(chosen), **lists, **names}
    upsert(connection, server, row)
    return chosen


def read_house_presets(connection: Connection, guild_id: int) -> tuple[HousePreset, ...]:
    """Return the house rules saved on this server, by name."""
    of_guild = select(house_preset).where(house_preset.c.guild_id == guild_id)
    rows = connection.execute(of_guild.order_by(house_preset.c.name)).mappings()
    names = [field.name for field in fields(HousePreset)]
    return tuple(HousePreset(**{name: row[name] for name in names}) for row in rows)


def keep_house_preset(
    connection: Connection, guild_id: int, kept: HousePreset
) -> tuple[HousePreset, ...]:
    """Store house rules in place of rules of equal name; return all house rules of the server."""
    row = {"guild_id": guild_id, **asdict(kept), "changed": dict(kept.changed)}
    upsert(connection, house_preset, row)
    return read_house_presets(connection, guild_id)


def drop_house_preset(connection: Connection, guild_id: int, name: str) -> tuple[HousePreset, ...]:
    """Delete the house rules of this name, if any; return all house rules of the server."""
    which = (house_preset.c.guild_id == guild_id) & (house_preset.c.name == name)
    connection.execute(delete(house_preset).where(which))
    return read_house_presets(connection, guild_id)


def drop_house_presets_of(
    connection: Connection, guild_id: int, author: Player
) -> tuple[HousePreset, ...]:
    """Delete all house rules saved by this person; return the server's other house rules."""
    which = (house_preset.c.guild_id == guild_id) & (house_preset.c.author == author)
    connection.execute(delete(house_preset).where(which))
    return read_house_presets(connection, guild_id)


def read_channel_default(connection: Connection, channel_id: int) -> Draft | None:
    """Return the rules that a table in this channel begins with; None if none were chosen."""
    which = select(channel_default).where(channel_default.c.channel_id == channel_id)
    row = _first(connection, which)
    return Draft(row["preset"], row["changed"]) if row is not None else None


def keep_channel_default(
    connection: Connection, channel_id: int, rules: Draft | None, guild_id: int
) -> Draft | None:
    """Store the default rules of a channel and return the rules; None deletes stored rules."""
    if rules is not None:
        row = {
            "channel_id": channel_id,
            "preset": rules.preset,
            "changed": dict(rules.changed),
            "guild_id": guild_id,
        }
        upsert(connection, channel_default, row)
    else:
        which = channel_default.c.channel_id == channel_id
        connection.execute(delete(channel_default).where(which))
    return rules


def read_last_rules(connection: Connection, channel_id: int) -> Draft | None:
    """Return the rules of the newest table in a channel or its threads, closed or not."""
    columns = game_table.c
    inside = or_(columns.channel_id == channel_id, columns.parent_id == channel_id)
    query = select(columns.preset, columns.changed).where(inside)
    newest = connection.execute(query.order_by(game_table.c.id.desc()).limit(1)).one_or_none()
    return Draft(newest.preset, newest.changed) if newest else None


def read_waiting(connection: Connection, guild_id: int) -> list[Player]:
    """Return the players who want to know when a table opens on this server."""
    who = select(waiting.c.player).where(waiting.c.guild_id == guild_id)
    return list(connection.execute(who.order_by(waiting.c.player)).scalars())


def count_waiting(connection: Connection, player: Player) -> int:
    """Return the number of servers on which this player waits for a table to open."""
    where = select(func.count()).select_from(waiting).where(waiting.c.player == player)
    return connection.execute(where).scalar_one()


def set_waiting(connection: Connection, guild_id: int, player: Player, wanted: bool) -> bool:
    """Store or delete this player's wish to know of new tables; return whether it was deleted."""
    if wanted:
        row = {"guild_id": guild_id, "player": player}
        upsert(connection, waiting, row)
        return False
    which = (waiting.c.guild_id == guild_id) & (waiting.c.player == player)
    return connection.execute(delete(waiting).where(which)).rowcount > 0


def _first(connection: Connection, query: Any) -> RowMapping | None:
    return connection.execute(query).mappings().first()


def read_preferences(
    connection: Connection, players: Collection[Player]
) -> dict[Player, Preferences]:
    """Return the preferences of these players, or the defaults."""
    query = select(preference).where(preference.c.player.in_(players))
    chosen = {row["player"]: _preferences(row) for row in connection.execute(query).mappings()}
    return {player: chosen.get(player, Preferences()) for player in players}


def _preferences(row: RowMapping) -> Preferences:
    return Preferences(
        sent=Sent(row["sent"]),
        sorting=Sorting(row["sorting"]),
        deck=Deck(row["deck"]),
        pictures=row["pictures"],
        pinged=Pinged(row["pinged"]),
        auto_pass=row["auto_pass"],
        turn_factor=row["turn_factor"],
        language=row["language"],
        seen=row["seen"],
        avatar=row["avatar"],
        hidden=Hidden(row["hidden"]),
        signs=tuple(row["signs"]),
        explained=row["explained"],
        **{name: row[name] for name in FIRSTS},
    )


def change_preferences(
    connection: Connection, player: Player, changes: Mapping[str, Any]
) -> Preferences:
    """Change some preferences; return all preferences."""
    chosen = replace(read_preferences(connection, [player])[player], **changes)
    row = {"player": player, **asdict(chosen), "signs": list(chosen.signs)}
    upsert(connection, preference, row)
    return chosen


class PlayerPreferences(Part):
    """Preferences of each player, which are cached. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        super().__init__(store)
        self._cache: Cache[Player, Preferences] = Cache(clock, known_for)
        self.caches: dict[str, Cache[Any, Any]] = {"preferences": self._cache}

    async def of(self, player: Player) -> Preferences:
        """Return the preferences of this player, or the defaults."""
        return (await self.of_all([player]))[player]

    async def of_all(self, players: Collection[Player]) -> dict[Player, Preferences]:
        """Return the preferences of these players, or the defaults."""
        return await self._cache.read_all(players, self._read)

    async def change(self, player: Player, **changes: object) -> Preferences:
        """Change some preferences by name, safe against concurrent changes; return all of them."""
        changing = self._store.write(change_preferences, player, changes)
        return await self._cache.change(player, changing)

    async def forget(self, player: Player, forgetting: Awaitable[None]) -> None:
        """Await `forgetting`, and reset this player's cached preferences."""

        async def forgotten() -> Preferences:
            await forgetting
            return Preferences()

        await self._cache.change(player, forgotten())

    _read = reading(read_preferences)


class Servers(Part):
    """Settings, saved rules and waiting players of each server. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        super().__init__(store)
        self._settings: Cache[int, ServerSettings] = Cache(clock, known_for)
        self._presets: Cache[int, tuple[HousePreset, ...]] = Cache(clock, known_for)
        self._defaults: Cache[int, Draft | None] = Cache(clock, known_for)
        self.caches: dict[str, Cache[Any, Any]] = {
            "settings": self._settings,
            "presets": self._presets,
            "defaults": self._defaults,
        }

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return the settings of this server, or the defaults."""
        return await self._settings.read(guild_id, self._read_settings)

    async def change_settings(self, guild_id: int, **changes: object) -> ServerSettings:
        """Change some settings by name, safe against concurrent changes; return all of them."""
        changing = self._store.write(change_settings, guild_id, changes)
        return await self._settings.change(guild_id, changing)

    async def house_presets(self, guild_id: int) -> tuple[HousePreset, ...]:
        """Return the house rules saved on this server, by name."""
        return await self._presets.read(guild_id, self._read_presets)

    async def keep_house_preset(self, guild_id: int, kept: HousePreset) -> None:
        """Store house rules in place of rules of equal name."""
        keeping = self._store.write(keep_house_preset, guild_id, kept)
        await self._presets.change(guild_id, keeping)

    async def drop_house_preset(self, guild_id: int, name: str) -> None:
        """Delete house rules; nothing happens if there are none of this name."""
        dropping = self._store.write(drop_house_preset, guild_id, name)
        await self._presets.change(guild_id, dropping)

    async def drop_house_presets_of(self, guild_id: int, author: Player) -> None:
        """Delete all house rules that this person has saved on a server."""
        dropping = self._store.write(drop_house_presets_of, guild_id, author)
        await self._presets.change(guild_id, dropping)

    async def read_again(self, guild_id: int) -> None:
        """Reload the house rules of this server after a change outside of this class."""
        await self._presets.change(guild_id, self._read_presets(guild_id))

    async def channel_default(self, channel_id: int) -> Draft | None:
        """Return the rules that a table in this channel begins with; None if none were chosen."""
        return await self._defaults.read(channel_id, self._read_default)

    async def put_channel_default(
        self, channel_id: int, rules: Draft | None, guild_id: int = 0
    ) -> None:
        """Store the default rules of a channel; None deletes the stored rules."""
        keep = keep_channel_default
        keeping = self._store.write(keep, channel_id, rules, guild_id)
        await self._defaults.change(channel_id, keeping)

    def clear_cache(self) -> None:
        """Drop the caches after some servers were deleted."""
        for cache in (self._settings, self._presets, self._defaults):
            cache.forget_all()

    last_rules = reading(read_last_rules)

    waiting = reading(read_waiting)

    count_waiting = reading(count_waiting)

    set_waiting = writing(set_waiting)

    _read_settings = reading(read_settings)

    _read_presets = reading(read_house_presets)

    _read_default = reading(read_channel_default)


MOST_DRAFTS = 50  # newest drafts that are kept of each person
DIGEST_DIGITS = 10  # hexadecimal digits that identify a code among one person's codes


def forget_old_drafts(connection: Connection, before: float) -> bool:
    """Delete the codes of rules last stored up to `before`; return whether there were any."""
    return connection.execute(delete(rule_draft).where(rule_draft.c.at <= before)).rowcount > 0


def _keep_draft(connection: Connection, player: Player, code: str, now: float) -> str:
    digest = sha256(code.encode()).hexdigest()[:DIGEST_DIGITS]
    upsert(connection, rule_draft, {"player": player, "digest": digest, "code": code, "at": now})
    own = rule_draft.c.player == player
    newest = select(rule_draft.c.digest).where(own).order_by(rule_draft.c.at.desc())
    older = connection.execute(newest.offset(MOST_DRAFTS)).scalars().all()
    connection.execute(delete(rule_draft).where(own, rule_draft.c.digest.in_(older)))
    return digest


def _read_draft(connection: Connection, player: Player, digest: str) -> str | None:
    which = (rule_draft.c.player == player) & (rule_draft.c.digest == digest)
    return connection.execute(select(rule_draft.c.code).where(which)).scalar()


def _newest_draft(connection: Connection, player: Player) -> str | None:
    own = select(rule_draft.c.code).where(rule_draft.c.player == player)
    return connection.execute(own.order_by(rule_draft.c.at.desc()).limit(1)).scalar()


class RuleDrafts(Part):
    """Codes of rules that people have changed without a table. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock) -> None:
        super().__init__(store)
        self._clock = clock

    async def keep(self, player: Player, code: str) -> str:
        """Keep a code for a day; return the digest under which this person finds it."""
        return await self._store.write(_keep_draft, player, code, self._clock.now())

    code = reading(_read_draft)
    newest = reading(_newest_draft)
