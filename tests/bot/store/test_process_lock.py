"""Two bots on one database: the second is refused until the first has ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import StorageError, Store
from bot.store.process_lock import exclusive_use
from tests.bot.store.files import address, names


@pytest.mark.slow
async def test_the_second_on_the_same_database_is_refused_until_the_first_has_ended(
    url: str,
) -> None:
    way_out = "DATA folder" if url.startswith("sqlite") else "SHARD_COUNT"
    async with exclusive_use(url):
        for _ in range(2):
            with pytest.raises(StorageError, match=f"in use by another Gamenight: .*{way_out}"):
                async with exclusive_use(url):
                    raise AssertionError("both use it")
        await (await Store.open(url)).close()  # opening a store needs no lock
    async with exclusive_use(url):
        pass


async def test_failure_while_locked_is_raised_unchanged_and_frees_the_lock(url: str) -> None:
    with pytest.raises(OSError, match="ours"):
        async with exclusive_use(url):
            raise OSError("ours")
    async with exclusive_use(url):
        pass


async def test_another_folder_is_another_database(tmp_path: Path) -> None:
    one, other = (tmp_path / name / "gamenight.db" for name in ("one", "other"))
    async with exclusive_use(address(one)), exclusive_use(address(other)):
        assert names(one) == names(other) == {"gamenight.db.lock"}


async def test_databases_in_memory_are_everybodys_own() -> None:
    async with exclusive_use("sqlite+aiosqlite://"), exclusive_use("sqlite+aiosqlite://"):
        pass


@pytest.mark.parametrize("wrong", ["", "nosql+driver://x/y", "sqlite+aiosqlite:////proc/no/x.db"])
async def test_where_it_cannot_be_is_one_line(wrong: str) -> None:
    with pytest.raises(StorageError) as refused:
        async with exclusive_use(wrong):
            raise AssertionError("there is no such place")
    assert str(refused.value).startswith("The storage")
    assert "\n" not in str(refused.value)
