"""The commands ``backup`` and ``restore``, as the operator types them."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.command_line import main
from bot.store.upgrade import how_to_restore
from tests.bot.store.files import ask

NOBODY = 65534
Typed = Callable[..., tuple[int, str]]


@pytest.fixture
def typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Typed:
    """A function that runs a command on the games of the test; returns exit code and output."""
    for name in {*os.environ} - {"PATH", "HOME", "LANG"}:
        monkeypatch.delenv(name)
    monkeypatch.setenv("DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)  # away from a developer's .env

    def run(*words: str) -> tuple[int, str]:
        code, said = main(words), capsys.readouterr()
        return code, said.out + said.err

    return run


def tables(file: Path) -> int:
    """Return the number of tables, open or closed, in a database file."""
    return len(ask(file, "SELECT id FROM game_table"))


def test_a_copy_without_a_name_stands_where_a_start_looks_for_one(
    typed: Typed, games: Path
) -> None:
    code, said = typed("backup")
    (copy,) = games.parent.glob("*.bak")
    assert (code, str(copy) in said) == (0, True)
    assert re.fullmatch(r"gamenight\.db\.backup-\d{8}-\d{6}\.bak", copy.name)
    assert copy.name in how_to_restore(games)  # the advice for a damaged database
    assert tables(copy) == 1


def test_backup_refuses_a_missing_folder_and_makes_none(typed: Typed, games: Path) -> None:
    code, said = typed("backup", "disk/copies/x.bak")
    assert (code, "There is no folder disk/copies" in said) == (1, True)
    assert not (games.parent / "disk").exists()


def test_a_copy_is_put_back_and_the_replaced_file_is_kept(typed: Typed, games: Path) -> None:
    assert typed("backup", "copy.db")[0] == 0
    with closing(sqlite3.connect(games)) as changed, changed:
        changed.execute("DELETE FROM seat")
        changed.execute("DELETE FROM game_table")
    code, said = typed("restore", "copy.db")
    assert code == 1
    assert "--replace" in said
    assert tables(games) == 0
    code, said = typed("restore", "copy.db", "--replace")
    assert code == 0, said
    assert tables(games) == 1
    (kept,) = games.parent.glob("gamenight.db.replaced-*.bak")
    assert str(kept) in said
    assert tables(kept) == 0


def test_nothing_is_put_back_under_a_bot_that_runs(typed: Typed, games: Path) -> None:
    assert typed("backup", "copy.db")[0] == 0
    with closing(sqlite3.connect(games.with_name("gamenight.db.lock"))) as bot:
        bot.execute("BEGIN EXCLUSIVE")
        code, said = typed("restore", "copy.db", "--replace")
    assert (code, "in use by another Gamenight" in said) == (1, True)


@pytest.mark.parametrize("words", [("backup",), ("restore", "copy.db")])
def test_impossible_restore_is_one_line(typed: Typed, words: tuple[str, ...]) -> None:
    code, said = typed(*words)
    assert code == 1
    assert said.startswith("gamenight: ")
    assert len(said.splitlines()) == 1


def test_help_names_every_command(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        typed("--help")
    said = capsys.readouterr().out
    assert all(f"\n  {' ' * 2}{name} " in said for name in ("doctor", "backup", "restore"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root restores what another is to open")
def test_restored_file_belongs_to_its_owner_after_a_restore_by_root(
    typed: Typed, games: Path
) -> None:
    assert typed("backup", "copy.db")[0] == 0
    os.chown(games.parent, NOBODY, NOBODY)
    for one in games.parent.iterdir():
        os.chown(one, NOBODY, NOBODY)
    assert typed("restore", "copy.db", "--replace")[0] == 0
    owners = {one.name: (one.stat().st_uid, one.stat().st_gid) for one in games.parent.iterdir()}
    assert {*owners.values()} == {(NOBODY, NOBODY)}, owners
    assert len(owners) > 2  # lock and replaced database included
