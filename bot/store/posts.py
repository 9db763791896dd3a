"""Small things to find again after a restart: the bot's posts, and facts by key."""

from __future__ import annotations

from dataclasses import asdict, fields

from sqlalchemy import ColumnElement, Connection, and_, delete, select

from bot.domain.state import Post
from bot.store.engine import replace_row
from bot.store.schema import fact, post
from rules.match.match import Player

POST = [post.c[field.name] for field in fields(Post)]


def read_posts(connection: Connection, table_id: int) -> list[Post]:
    """A table's posts, ordered by kind and player."""
    kept = select(*POST).where(post.c.table_id == table_id).order_by(post.c.kind, post.c.player)
    return [Post(*row) for row in connection.execute(kept)]


def keep_post(connection: Connection, table_id: int, kept: Post) -> None:
    """Keep it in place of the one of the same kind and player."""
    connection.execute(replace_row(connection, post, {"table_id": table_id, **asdict(kept)}))


def drop_post(connection: Connection, table_id: int, kind: str, player: Player) -> None:
    """Forget a post; nothing happens when there is none."""
    connection.execute(delete(post).where(_post(table_id, kind, player)))


def remember(connection: Connection, key: str, value: str) -> None:
    """Keep a fact in place of the last one of this key."""
    connection.execute(replace_row(connection, fact, {"key": key, "value": value}))


def recall(connection: Connection, key: str) -> str | None:
    """The fact of this key."""
    found: str | None = connection.execute(select(fact.c.value).where(fact.c.key == key)).scalar()
    return found


def _post(table_id: int, kind: str, player: Player) -> ColumnElement[bool]:
    return and_(post.c.table_id == table_id, post.c.kind == kind, post.c.player == player)
