"""Statements on the messages that the bot keeps for a table, and on facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields

from sqlalchemy import Connection, bindparam, delete, select

from bot.domain.state import Post
from bot.store.connections import upsert
from bot.store.schema import fact, post

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


ALIVE = "alive_at"  # the moment at which a bot that is alone was last alive


def remember(connection: Connection, key: str, value: str) -> None:
    """Store a fact in place of the last one of this key."""
    upsert(connection, fact, {"key": key, "value": value})


def recall(connection: Connection, key: str) -> str | None:
    """Return the fact of this key, or None."""
    found: str | None = connection.execute(select(fact.c.value).where(fact.c.key == key)).scalar()
    return found
