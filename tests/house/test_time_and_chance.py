"""One clock and one source of chance, handed to whatever reads time or draws lots."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.source import EVERY, of_each, tree, where

CLOCK = "bot/clock.py"
DEFAULTS = {  # where true chance is taken unless another is handed in
    "bot/discord/client.py",
    "bot/tables/registry.py",
    "bot/playground/server.py",
    "bot/playground/world/world.py",
}
TIMES = {"time", "sched"}
CHANCES = {"secrets", "uuid"}
WAITS = {"sleep", "timeout", "timeout_at", "wait_for", "call_later"}
MOMENTS = {"now", "utcnow", "today"}  # of datetime and date, and of discord.utils
DRAWN = {"SystemRandom", "urandom"}


def readers(source: ast.Module) -> Iterator[str]:
    """Names by which a module reads or waits for time by itself."""
    for node in ast.walk(source):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name in TIMES)
            case ast.ImportFrom(module=module, names=names) if module in TIMES | {"asyncio"}:
                wanted = WAITS if module == "asyncio" else {alias.name for alias in names}
                yield from (alias.name for alias in names if alias.name in wanted)
            case ast.Attribute(value=ast.Name(id="asyncio"), attr=name) if name in WAITS:
                yield name
            case ast.Attribute(attr="call_later" | "utcnow" as name):
                yield name
            case ast.Attribute(value=ast.Name(id="datetime" | "date"), attr=name):
                yield from [name] * (name in MOMENTS)
            case ast.Call(func=ast.Attribute(value=ast.Call(func=loop), attr="time")):
                yield from ["loop.time"] * ("loop" in ast.unparse(loop))


def drawers(source: ast.Module) -> Iterator[str]:
    """Names by which a module draws lots that nobody handed to it."""
    for node in ast.walk(source):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name in CHANCES | {"random"})
            case ast.ImportFrom(module=module, names=names) if module in CHANCES | {"random"}:
                yield from (alias.name for alias in names if alias.name != "Random")
            case ast.Call(func=ast.Name(id="Random"), args=[]):
                yield "Random()"
            case ast.Attribute(attr=name) if name in DRAWN:
                yield name


@of_each(EVERY)
def test_only_the_clock_reads_and_waits_for_time(source: Path) -> None:
    assert bool([*readers(tree(source))]) == (where(source) == CLOCK)


@of_each(EVERY)
def test_chance_is_handed_in_and_true_chance_is_only_a_default(source: Path) -> None:
    found = [*drawers(tree(source))]
    assert found == (["SystemRandom"] if where(source) in DEFAULTS else [])


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "from time import monotonic",
        "from asyncio import sleep",
        "asyncio.timeout(3)",
        "asyncio.wait_for(done, 3)",
        "loop.call_later(3, call)",
        "asyncio.get_running_loop().time()",
        "datetime.now(UTC)",
        "discord.utils.utcnow()",
    ],
)
def test_a_reader_of_time_would_be_seen(line: str) -> None:
    assert [*readers(ast.parse(line))]


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import secrets",
        "from secrets import token_hex",
        "from random import SystemRandom",
        "Random()",
        "os.urandom(8)",
    ],
)
def test_a_drawer_of_lots_would_be_seen(line: str) -> None:
    assert [*drawers(ast.parse(line))]


@pytest.mark.parametrize("line", ["self.clock.now()", "Random(seed)", "from random import Random"])
def test_what_is_handed_in_may_be_used(line: str) -> None:
    assert not [*readers(ast.parse(line)), *drawers(ast.parse(line))]
