"""Stores of a table's messages, of people's direct message channels, and of small facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields

from sqlalchemy import Connection, bindparam, delete, select

from bot.clock import Clock
from bot.domain.state import Post
from bot.store.cache import Cache
from bot.store.connections import upsert
from bot.store.errors import Part, Transactions, reading, writing
from bot.store.schema import dm_channel, fact, post
from rules.match.match import Player

POST = [post.c[field.name] for field in fields(Post)]


# Built once, since they run at every turn.
OF_TABLE = post.c.table_id == bindparam("of_table")
OF_PLAYER = (post.c.kind == bindparam("of_kind")) & (post.c.player == bindparam("of_player"))
KEPT = select(*POST).where(OF_TABLE).order_by(post.c.kind, post.c.player)
GONE = delete(post).where(OF_TABLE & OF_PLAYER)


def read_posts(connection: Connection, table_id: int) -> list[Post]:
    """Return a table's posts, ordered by kind and player."""
    return [Post(*row) for row in connection.execute(KEPT, {"of_table": table_id})]


def keep_posts(
    connection: Connection, table_id: int, kept: Iterable[Post], dropped: Iterable[Post]
) -> list[Post]:
    """Delete `dropped`, then store `kept` in place of posts of equal kind and player.

    Return the table's posts after that.
    """
    for gone in dropped:
        which = {"of_table": table_id, "of_kind": gone.kind, "of_player": gone.player}
        connection.execute(GONE, which)
    for new in kept:
        upsert(connection, post, {"table_id": table_id, **asdict(new)})
    return read_posts(connection, table_id)


BATCH = 500  # channels in one transaction


def read_dm_channel(connection: Connection, player: Player) -> tuple[int, float] | None:
    """Return a person's direct message channel and the stored moment of its last use, or None."""
    own = dm_channel.c.player == player
    row = connection.execute(select(dm_channel).where(own)).first()
    return (row.channel_id, row.used_at) if row else None


def keep_dm_channel(connection: Connection, player: Player, channel_id: int, at: float) -> None:
    """Store the channel of a person's direct messages, with the moment of its use."""
    upsert(connection, dm_channel, {"player": player, "channel_id": channel_id, "used_at": at})


def drop_dm_channel(connection: Connection, player: Player) -> None:
    """Delete the channel of a person's direct messages, if there is one."""
    connection.execute(delete(dm_channel).where(dm_channel.c.player == player))


def forget_dm_channels(connection: Connection, before: float) -> bool:
    """Delete some channels not used since `before`; return whether there were any."""
    unused = select(dm_channel.c.player).where(dm_channel.c.used_at <= before).limit(BATCH)
    players = connection.execute(unused).scalars().all()
    connection.execute(delete(dm_channel).where(dm_channel.c.player.in_(players)))
    return bool(players)


class DmChannels(Part):
    """Channels of direct messages, by person. Raises as `Store` does."""

    of = reading(read_dm_channel)
    keep = writing(keep_dm_channel)
    drop = writing(drop_dm_channel)


ALIVE = "alive_at"  # key of the fact with the moment at which a single bot was last alive


def remember(connection: Connection, key: str, value: str) -> None:
    """Store the value of a fact in place of the last value under this key."""
    upsert(connection, fact, {"key": key, "value": value})


def recall(connection: Connection, key: str) -> str | None:
    """Return the value of the fact under this key, or None."""
    value: str | None = connection.execute(select(fact.c.value).where(fact.c.key == key)).scalar()
    return value


class Posts(Part):
    """Messages of the bot for each table, which are cached."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        super().__init__(store)
        self._cache: Cache[int, list[Post]] = Cache(clock, known_for)

    _read = reading(read_posts)

    async def of(self, table_id: int) -> list[Post]:
        """Return the messages kept for a table."""
        return list(await self._cache.read(table_id, self._read))

    def forget(self, table_id: int) -> None:
        """Drop the cached posts of a table that another process may have changed."""
        self._cache.forget(table_id)

    async def keep(self, table_id: int, kept: Iterable[Post], dropped: Iterable[Post] = ()) -> None:
        """Delete `dropped`, then store `kept` in place of messages of equal kind and player."""
        change = self._store.write(keep_posts, table_id, tuple(kept), tuple(dropped))
        await self._cache.change(table_id, change)


class Facts(Part):
    """Small facts: one text under each key."""

    remember = writing(remember)
    recall = reading(recall)
