"""Copies of the database: complete even during play, and restored beside the replaced file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StorageError, Store
from bot.store.copies import back_up, file_of, restore
from tests.bot.store.files import address
from tests.bot.store.material import lobby


async def tables(file: Path) -> int:
    """Return the number of open tables in a database file."""
    store = await Store.open(address(file))
    try:
        return len(await store.tables.open())
    finally:
        await store.close()


@pytest.mark.slow
async def test_a_copy_of_games_that_are_played_has_all_that_was_stored(tmp_path: Path) -> None:
    file, copy = tmp_path / "gamenight.db", tmp_path / "copy.db"
    store = await Store.open(address(file))
    await store.tables.add(lobby())
    back_up(file, copy)  # what was stored is still in the write-ahead log
    await store.close()
    assert await tables(copy) == 1


def test_a_copy_is_never_written_over_another(games: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("another")
    with pytest.raises(StorageError, match="is there already"):
        back_up(games, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "another"


def test_store_without_games_has_no_copy(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be copied"):
        back_up(tmp_path / "gamenight.db", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_replaced_file_is_kept(games: Path, tmp_path: Path) -> None:
    copy, kept = tmp_path / "copy.db", tmp_path / "kept.bak"
    back_up(games, copy)
    store = await Store.open(address(games))
    (table,) = await store.tables.open()
    await store.tables.close(table)
    await store.close()
    with pytest.raises(StorageError, match="--replace"):
        restore(copy, games, kept, replace=False)
    assert await tables(games) == 0
    assert restore(copy, games, kept, replace=True)
    assert (await tables(games), await tables(kept)) == (1, 0)


async def test_where_nothing_was_nothing_is_kept(games: Path, tmp_path: Path) -> None:
    new, kept = tmp_path / "elsewhere" / "gamenight.db", tmp_path / "kept.bak"
    assert not restore(games, new, kept, replace=False)
    assert await tables(new) == 1
    assert not kept.exists()


async def test_games_that_are_damaged_are_kept_as_they_are(games: Path, tmp_path: Path) -> None:
    copy, kept = tmp_path / "copy.db", tmp_path / "kept.bak"
    back_up(games, copy)
    games.write_bytes(b"no database" * 999)
    assert restore(copy, games, kept, replace=True)
    assert kept.read_bytes() == b"no database" * 999
    assert await tables(games) == 1


@pytest.mark.parametrize("spoil", ["garbage", "cut off", "of others", "newer"])
async def test_a_copy_that_will_not_do_changes_nothing(
    games: Path, tmp_path: Path, spoil: str
) -> None:
    copy, kept = tmp_path / "copy.db", tmp_path / "kept.bak"
    back_up(games, copy)
    if spoil == "garbage":
        copy.write_bytes(b"garbage" * 999)
    elif spoil == "cut off":
        copy.write_bytes(copy.read_bytes()[:-20_000])
    else:
        with closing(sqlite3.connect(copy)) as other, other:
            other.execute("PRAGMA journal_mode = DELETE")
            other.execute("UPDATE alembic_version SET version_num = 'r9999'")
            if spoil == "of others":
                other.execute("DROP TABLE alembic_version")
    before = games.read_bytes()
    with pytest.raises(StorageError):
        restore(copy, games, kept, replace=True)
    assert games.read_bytes() == before
    assert not kept.exists()


def test_games_on_a_server_are_copied_by_the_server() -> None:
    with pytest.raises(StorageError, match="pg_dump"):
        file_of("postgresql+asyncpg://me@host/games")
    assert file_of("sqlite+aiosqlite:///data/games.db") == Path("data/games.db")
