"""The messages that the bot keeps for a table, as statements in a transaction of the caller's."""

from __future__ import annotations

from dataclasses import asdict, fields

from sqlalchemy import ColumnElement, Connection, and_, delete, select

from bot.domain.state import Post
from bot.store.engine import replace_row
from bot.store.schema import post
from rules.match.match import Player

POST = [post.c[field.name] for field in fields(Post)]


def read_posts(connection: Connection, table_id: int) -> list[Post]:
    """A table's posts, ordered by kind and player."""
    kept = select(*POST).where(post.c.table_id == table_id).order_by(post.c.kind, post.c.player)
    return [Post(*row) for row in connection.execute(kept)]


def keep_post(connection: Connection, table_id: int, kept: Post) -> list[Post]:
    """Keep it in place of the one of the same kind and player; the table's posts then."""
    connection.execute(replace_row(connection, post, {"table_id": table_id, **asdict(kept)}))
    return read_posts(connection, table_id)


def drop_post(connection: Connection, table_id: int, kind: str, player: Player) -> list[Post]:
    """Forget a post, if there is one; the table's posts then."""
    connection.execute(delete(post).where(_post(table_id, kind, player)))
    return read_posts(connection, table_id)


def _post(table_id: int, kind: str, player: Player) -> ColumnElement[bool]:
    return and_(post.c.table_id == table_id, post.c.kind == kind, post.c.player == player)
