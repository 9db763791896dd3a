"""The messages that the bot keeps for a table, as statements in a transaction of the caller's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields

from sqlalchemy import ColumnElement, Connection, and_, delete, select

from bot.domain.state import Post
from bot.store.connecting import replace_row
from bot.store.schema import post
from rules.match.match import Player

POST = [post.c[field.name] for field in fields(Post)]


def read_posts(connection: Connection, table_id: int) -> list[Post]:
    """A table's posts, ordered by kind and player."""
    kept = select(*POST).where(post.c.table_id == table_id).order_by(post.c.kind, post.c.player)
    return [Post(*row) for row in connection.execute(kept)]


def keep_posts(
    connection: Connection, table_id: int, kept: Iterable[Post], dropped: Iterable[Post]
) -> list[Post]:
    """Forget the dropped, then keep the others in place of those of the same kind and player.

    The table's posts then.
    """
    for gone in dropped:
        connection.execute(delete(post).where(_post(table_id, gone.kind, gone.player)))
    for new in kept:
        connection.execute(replace_row(connection, post, {"table_id": table_id, **asdict(new)}))
    return read_posts(connection, table_id)


def _post(table_id: int, kind: str, player: Player) -> ColumnElement[bool]:
    return and_(post.c.table_id == table_id, post.c.kind == kind, post.c.player == player)
