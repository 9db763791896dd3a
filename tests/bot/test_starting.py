"""Failures at the start: one line on standard error, and an exit code."""

from __future__ import annotations

import logging
import os
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.command_line import main

Ends = Callable[..., None]


@pytest.fixture
def ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Ends:
    """A function that starts the bot with these settings alone, and expects one error line.

    The line must contain all the words `says`.
    """

    def start(*says: str, **settings: str) -> None:
        for name in {*os.environ} - {"PATH", "HOME", "LANG"}:
            monkeypatch.delenv(name)
        for name, value in {"DATA": str(tmp_path), "PLAYGROUND_PORT": "0", **settings}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.chdir(tmp_path)  # away from a developer's .env
        monkeypatch.setattr(logging.getLogger("discord.shard"), "filters", [])
        assert main() == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith("gamenight: ")
        assert all(word in line for word in says), line

    return start


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("TURN_SECONDS", "soon"),
        ("TURN_SECONDS", "0"),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("METRICS_PORT", "-1"),
        ("DISCORD_URL", "discord.com"),
        ("DISCORD_TOKEN", "Bot abc"),
        ("DATABASE_URL", "mysql://x"),
    ],
)
def test_a_bad_setting_is_one_line(ends: Ends, setting: str, value: str) -> None:
    ends(setting, **{setting: value})


@pytest.mark.slow
def test_a_port_in_use_is_one_line(ends: Ends, taken_port: int) -> None:
    where = f"cannot listen on 127.0.0.1:{taken_port}: address already in use."
    ends(where, PLAYGROUND_PORT=str(taken_port))


def test_a_port_for_metrics_in_use_is_one_line(ends: Ends, taken_port: int) -> None:
    where = f"METRICS_PORT cannot listen on 127.0.0.1:{taken_port}: address already in use."
    ends(where, METRICS_PORT=str(taken_port))


def test_a_data_folder_that_cannot_be_written_is_one_line(tmp_path: Path, ends: Ends) -> None:
    (tmp_path / "file").write_text("not a folder")
    ends("file", DATA=str(tmp_path / "file" / "data"))


def test_a_database_that_is_none_is_one_line(tmp_path: Path, ends: Ends) -> None:
    (tmp_path / "gamenight.db").write_bytes(b"garbage, no database\n" * 500)
    ends("gamenight.db")


def test_a_second_bot_on_the_same_database_is_one_line(tmp_path: Path, ends: Ends) -> None:
    with closing(sqlite3.connect(tmp_path / "gamenight.db.lock")) as first:
        first.execute("BEGIN EXCLUSIVE")
        ends("gamenight.db", "in use by another Gamenight")
