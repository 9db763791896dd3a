"""The messages that the bot keeps for a table, as statements in a transaction of the caller's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields

from sqlalchemy import Connection, bindparam, delete, select

from bot.domain.state import Post
from bot.store.connections import replace_row
from bot.store.schema import fact, post

POST = [post.c[field.name] for field in fields(Post)]


# Put together once: this is asked for at every turn.
OF_TABLE = post.c.table_id == bindparam("of_table")
OF_PLAYER = (post.c.kind == bindparam("of_kind")) & (post.c.player == bindparam("of_player"))
KEPT = select(*POST).where(OF_TABLE).order_by(post.c.kind, post.c.player)
GONE = delete(post).where(OF_TABLE & OF_PLAYER)


def read_posts(connection: Connection, table_id: int) -> list[Post]:
    """A table's posts, ordered by kind and player."""
    return [Post(*row) for row in connection.execute(KEPT, {"of_table": table_id})]


def keep_posts(
    connection: Connection, table_id: int, kept: Iterable[Post], dropped: Iterable[Post]
) -> list[Post]:
    """Forget the dropped, then keep the others in place of those of the same kind and player.

    The table's posts then.
    """
    for gone in dropped:
        which = {"of_table": table_id, "of_kind": gone.kind, "of_player": gone.player}
        connection.execute(GONE, which)
    for new in kept:
        replace_row(connection, post, {"table_id": table_id, **asdict(new)})
    return read_posts(connection, table_id)


ALIVE = "alive_at"  # when a bot that is alone was last seen alive


def remember(connection: Connection, key: str, value: str) -> None:
    """Keep a fact in place of the last one of this key."""
    replace_row(connection, fact, {"key": key, "value": value})


def recall(connection: Connection, key: str) -> str | None:
    """The fact of this key."""
    found: str | None = connection.execute(select(fact.c.value).where(fact.c.key == key)).scalar()
    return found
