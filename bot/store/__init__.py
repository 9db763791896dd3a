"""Storage of tables, deals, results and the bot's posts, in SQLite or PostgreSQL."""

from bot.store.errors import Stale, StorageError, Unreadable
from bot.store.store import Store

__all__ = ["Stale", "StorageError", "Store", "Unreadable"]
