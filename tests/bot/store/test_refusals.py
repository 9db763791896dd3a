"""Databases that cannot be opened: one line with the reason, and nothing left open or changed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.store import Store
from tests.bot.store.files import address, fill, names, refusal
from tests.bot.store.material import in_full

NOBODY = 65534
PAGE = 4096  # bytes of SQLite's pages


async def test_a_file_that_is_no_database_is_refused_and_kept(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Dear diary, " * 500)
    assert "file is not a database" in await refusal(address(file))
    assert file.read_text() == "Dear diary, " * 500
    assert names(file) == {"gamenight.db"}


@pytest.mark.slow
async def test_damaged_page_is_found_at_the_start_with_advice(file: Path) -> None:
    await fill(address(file))
    copy = file.with_name("gamenight.db.before-r0002.bak")
    copy.write_bytes(file.read_bytes())
    with file.open("r+b") as damaged:
        damaged.seek(-9 * PAGE, os.SEEK_END)
        damaged.write(b"\xff" * PAGE)
    before = file.read_bytes()
    said = await refusal(address(file))
    assert said.startswith("The storage ")
    assert str(file) in said
    assert "put the newest copy in its place" in said
    assert "***" not in said, "the heading of the check is no damage"
    assert copy.name in said
    assert file.read_bytes() == before
    copy.replace(file)
    await (await Store.open(address(file))).close()


async def test_a_file_of_another_program_is_refused_and_kept(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as diary, diary:
        diary.execute("CREATE TABLE page (text)")
    before = file.read_bytes()
    said = await refusal(address(file))
    assert "tables of another program, such as page" in said
    assert file.read_bytes() == before


async def test_damaged_file_without_a_copy_is_refused_with_advice(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Dear diary, " * 500)
    assert "put the newest copy in its place: one of your own." in await refusal(address(file))


async def test_a_folder_in_place_of_the_file_is_refused(file: Path) -> None:
    file.mkdir(parents=True)
    assert "Is a directory" in await refusal(address(file))


async def test_a_file_in_place_of_the_folder_is_refused(file: Path) -> None:
    file.parent.write_text("")
    assert "cannot be opened: " in await refusal(address(file))


@pytest.fixture
def locked() -> Iterator[Path]:
    """A store in a folder that this process may read but not change."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "gamenight.db"
        asyncio.run(fill(address(file)))
        file.chmod(0o444)
        Path(folder).chmod(0o555)
        if as_root := os.geteuid() == 0:  # root may write everywhere
            os.seteuid(NOBODY)
        yield file
        if as_root:
            os.seteuid(0)
        Path(folder).chmod(0o700)


@pytest.mark.slow
async def test_a_file_or_folder_that_cannot_be_written_is_refused(locked: Path) -> None:
    assert "Permission denied" in await refusal(address(locked))
    assert "Permission denied" in await refusal(address(locked.with_name("new.db")))
    assert "Permission denied" in await refusal(address(locked.parent / "new" / "new.db"))


@pytest.mark.slow
def test_a_refusal_leaves_nothing_running(locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver thread that outlived the event loop would print a traceback after the one line."""
    failures: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", failures.append)
    before = set(threading.enumerate())
    for _ in range(50):
        asyncio.run(refusal(address(locked.with_name("new.db"))))
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
    assert failures == []


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "gamenight.db",
        "nosql+driver://x/y",
        "sqlite+nodriver:///:memory:",
        "sqlite+nodriver:///gamenight.db",
    ],
)
async def test_an_address_that_is_none_is_refused_and_leaves_nothing(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert (await refusal(wrong)).startswith("The storage ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("nowhere", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_a_database_in_memory_needs_no_file(
    nowhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open(nowhere)
    stored = await store.tables.add(in_full())
    for seen in await asyncio.gather(*(store.tables.get(stored.id) for _ in range(3))):
        assert seen == stored
    await store.close()
    assert list(tmp_path.iterdir()) == []


async def test_missing_server_is_refused_without_the_password(
    unused_tcp_port: int,
) -> None:
    pytest.importorskip("asyncpg", reason="asyncpg is not installed")
    at = f"127.0.0.1:{unused_tcp_port}"
    said = await refusal(f"postgresql+asyncpg://me:hush@{at}/gamenight")
    assert at in said
    assert "hush" not in said
