"""The command ``python -m bot move``, from a file to another database and back."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bot.cli.command_line import main
from tests.bot.store.files import address, ask
from tests.bot.store.test_database_move import everything
from tests.data.version_1_0 import copied

COUNTS = "SELECT (SELECT count(*) FROM event), (SELECT count(*) FROM result)"


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)  # away from a developer's .env


@pytest.mark.slow
def test_moved_file_is_at_its_address_and_its_rows_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "gamenight.db", tmp_path / "new" / "gamenight.db"
    copied(tmp_path)
    assert main(["move", str(source), address(target)]) == 0
    ((events, results),) = ask(target, COUNTS)
    assert ask(source, COUNTS) == [(events, results)]
    said = capsys.readouterr().out
    assert f"{events:,} event\n" in said
    assert f"{results:,} result\n" in said
    assert "DATABASE_URL" in said


@pytest.mark.slow
def test_move_to_an_address_and_back_changes_nothing(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, back = tmp_path / "gamenight.db", tmp_path / "back.db"
    copied(tmp_path)
    assert main(["move", str(source), url]) == 0
    there = capsys.readouterr().out
    assert main(["move", url, str(back)]) == 0
    assert capsys.readouterr().out == there
    moved = asyncio.run(everything(url))
    assert moved == asyncio.run(everything(address(source)))
    assert moved == asyncio.run(everything(address(back)))


def test_impossible_move_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move", str(tmp_path / "nothing.db"), str(tmp_path / "new.db")]) != 0
    said = capsys.readouterr()
    assert said.err.startswith("gamenight: There is no storage ")
    assert len(said.err.splitlines()) == 1
    assert not said.out


def test_where_no_library_for_postgresql_is_installed_it_says_which_and_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copied(tmp_path)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert main(["move", "gamenight.db", "postgresql+asyncpg://me:secret@127.0.0.1:1/games"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("gamenight: asyncpg is not installed")
    assert "pip install" in said
    assert "secret" not in said


@pytest.mark.parametrize("address", ["postgresql://", "postgres://", "mysql://", "sqlite://"])
def test_an_address_of_another_driver_is_named_as_in_a_setting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    source = tmp_path / "gamenight.db"
    copied(tmp_path)
    assert main(["move", str(source), f"{address}me:secret@localhost/games"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "must begin with sqlite+aiosqlite: or postgresql+asyncpg:" in line
    assert "secret" not in line
