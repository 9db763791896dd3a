"""Laws of time and chance: one clock and one source of chance, passed to the code that uses them.

Calls that have a name of their own are banned in pyproject.toml (ruff's TID251). This file checks
methods of the event loop, which ruff cannot name, and chance, which only `Random` may give.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.source import EVERY, HOUSES, ROOT, of_each, tree, where

CLOCK = "bot/clock.py"
DEFAULTS = {  # functions that use true chance unless another source is passed
    "bot/discord/client.py",
    "bot/tables/registry.py",
    "bot/playground/server.py",
    "bot/playground/world/world.py",
}
RUFF = (sys.executable, "-m", "ruff", "check", "--select=TID251", "--ignore-noqa", "--no-cache")
BANNED = """\
import asyncio, datetime, discord, os
import time
import secrets
from time import monotonic
from asyncio import sleep
from secrets import token_hex
asyncio.timeout(3)
asyncio.wait_for(done, 3)
datetime.datetime.now(datetime.UTC)
datetime.date.today()
discord.utils.utcnow()
os.urandom(8)
"""


def readers(source: ast.Module) -> Iterator[str]:
    """Yield the methods of the event loop by which a module reads or waits for time by itself."""
    for node in ast.walk(source):
        match node:
            case ast.Attribute(attr="call_later" as name):
                yield name
            case ast.Call(func=ast.Attribute(value=ast.Call(func=loop), attr="time")):
                yield from ["loop.time"] * ("loop" in ast.unparse(loop))


def drawers(source: ast.Module) -> Iterator[str]:
    """Yield the names by which a module draws lots that no caller passed to it."""
    for node in ast.walk(source):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name == "random")
            case ast.ImportFrom(module="random", names=names):
                yield from (alias.name for alias in names if alias.name != "Random")
            case ast.Call(func=ast.Name(id="Random"), args=[]):
                yield "Random()"
            case ast.Attribute(attr="SystemRandom"):
                yield "SystemRandom"


def test_banned_calls_of_pyproject_are_used_nowhere_even_with_an_excuse() -> None:
    found = subprocess.run([*RUFF, *HOUSES], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_each_banned_call_would_be_seen() -> None:
    command = [*RUFF, "--output-format=concise", "--stdin-filename=bot/here.py", "-"]
    found = subprocess.run(
        command, cwd=ROOT, input=BANNED, capture_output=True, text=True, check=False
    )
    lines = [line.split(":")[1] for line in found.stdout.splitlines() if "TID251" in line]
    assert lines == [str(number) for number in range(2, len(BANNED.splitlines()) + 1)]


@of_each(EVERY)
def test_only_the_clock_reads_and_waits_for_time(source: Path) -> None:
    assert bool([*readers(tree(source))]) == (where(source) == CLOCK)


@of_each(EVERY)
def test_chance_is_handed_in_and_true_chance_is_only_a_default(source: Path) -> None:
    found = [*drawers(tree(source))]
    assert found == (["SystemRandom"] if where(source) in DEFAULTS else [])


@pytest.mark.parametrize("line", ["loop.call_later(3, call)", "asyncio.get_running_loop().time()"])
def test_a_reader_of_time_would_be_seen(line: str) -> None:
    assert [*readers(ast.parse(line))]


@pytest.mark.parametrize("line", ["import random", "from random import SystemRandom", "Random()"])
def test_a_drawer_of_lots_would_be_seen(line: str) -> None:
    assert [*drawers(ast.parse(line))]


@pytest.mark.parametrize("line", ["self.clock.now()", "Random(seed)", "from random import Random"])
def test_passed_clocks_and_chances_may_be_used(line: str) -> None:
    assert not [*readers(ast.parse(line)), *drawers(ast.parse(line))]
