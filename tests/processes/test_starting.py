"""Start and stop: one clear line for each wrong setting, and a clean end."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.processes.bot_process import POLL
from tests.processes.conftest import OpenHouse, turns
from tests.processes.process import ROOT

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]


async def ends(folder: Path, **settings: str) -> tuple[int, str, str]:
    """Start the bot with these settings alone; return its exit code, its output and its errors."""
    kept = {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}
    surroundings = {key: value for key, value in os.environ.items() if key in kept}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=ROOT,
        env=surroundings | {"DATA": str(folder), "PLAYGROUND_PORT": "0"} | settings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), errors.decode()


def is_one_line(code: int, errors: str, *says: str) -> None:
    lines = [line for line in errors.splitlines() if " INFO " not in line]
    assert code != 0
    assert len(lines) == 1, errors
    assert lines[0].startswith("gamenight: ")
    assert all(word in lines[0] for word in says), lines[0]


async def test_a_wrong_token_is_one_line_that_does_not_tell_the_token(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    house = await open_house(start=False)
    code, _, errors = await ends(
        tmp_path, DISCORD_TOKEN="d3Jvbmc.token.here", DISCORD_URL=house.playground.api
    )
    is_one_line(code, errors, "DISCORD_TOKEN")
    assert "d3Jvbmc" not in errors


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_stops_the_bot_cleanly_and_the_next_start_goes_on(
    open_house: OpenHouse, number: signal.Signals
) -> None:
    house = await open_house()
    evening = await house.evening(2)
    await evening.start(preset="president_basic", house_rules="players=2..7")
    await turns(evening, 2)
    assert await house.bot.stop(number) == 0
    assert "Traceback" not in house.bot.log
    await house.bot.start()
    await turns(evening, 2)
    assert len(evening.deeds) == 4


async def test_second_bot_on_the_same_games_is_told_and_ends_and_the_first_stays(
    open_house: OpenHouse,
) -> None:
    house = await open_house()
    token, address = house.playground.token, house.playground.api
    code, _, errors = await ends(house.bot.data, DISCORD_TOKEN=token, DISCORD_URL=address)
    is_one_line(code, errors, "gamenight.db", "in use by another Gamenight")
    assert house.playground.gateway.connected
    assert house.bot.alive


async def test_start_waits_for_a_locked_database_and_tells_it(
    open_house: OpenHouse,
) -> None:
    house = await open_house()
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.data / "gamenight.db")) as locking:
        locking.execute("BEGIN EXCLUSIVE")
        house.bot.begin()
        await house.bot.says("database is locked. Waiting up to")
    await house.bot.connected()
    assert "Traceback" not in house.bot.log


async def test_a_token_that_is_revoked_while_the_bot_plays_ends_it_with_one_line(
    open_house: OpenHouse,
) -> None:
    house = await open_house()
    evening = await house.evening(2)
    for method in ("GET", "POST", "PATCH", "DELETE"):
        house.playground.faults.next(method, "/(users|channels)/", 401, times=10_000)
    await evening.host.type_command(evening.channel_id, "game start", preset="president_basic")
    while house.bot.alive:
        await asyncio.sleep(POLL)
    assert house.bot.wait() != 0
    assert "Discord does not accept DISCORD_TOKEN" in house.bot.log
