"""Small facts by key, to be found again after a restart; statements in the caller's transaction."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.store.connecting import replace_row
from bot.store.schema import fact

ALIVE = "alive_at"  # when a bot that is alone was last seen alive


def remember(connection: Connection, key: str, value: str) -> None:
    """Keep a fact in place of the last one of this key."""
    replace_row(connection, fact, {"key": key, "value": value})


def recall(connection: Connection, key: str) -> str | None:
    """The fact of this key."""
    found: str | None = connection.execute(select(fact.c.value).where(fact.c.key == key)).scalar()
    return found
