"""Commands of the operator, and the orders for the bot that the commands store."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.command_line import main
from bot.domain.state import Result
from bot.store import Store
from bot.store.operator import LONGEST, Do, Orders
from rules.events import ALONE
from tests.bot.store.evenings import Evenings, in_order
from tests.bot.store.material import GUILD

ID = "123456789012345678"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of the database of a bot that has run once."""
    monkeypatch.setenv("DATA", str(tmp_path))
    url = f"sqlite+aiosqlite:///{tmp_path / 'gamenight.db'}"

    async def run_once() -> None:
        await (await Store.open(url)).close()

    asyncio.run(run_once())
    return url


def orders(database: str) -> Orders:
    """Return the stored orders as the bot reads them."""

    async def read() -> Orders:
        store = await Store.open(database)
        found = await store.operator.orders()
        await store.close()
        return found

    return asyncio.run(read())


@pytest.mark.slow
def test_servers_and_people_are_blocked_listed_and_unblocked(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["blocks"]) == main(["block", "server", "7", "spam"]) == 0
    assert main(["block", "person", ID, "insults"]) == main(["block", "person", "8"]) == 0
    assert orders(database) == Orders(servers=frozenset({7}), people=frozenset({ID, "8"}))
    assert "No server or person is blocked." in capsys.readouterr().out
    assert main(["blocks"]) == 0
    listed = [line[11:] for line in capsys.readouterr().out.splitlines()]
    assert listed == ["server 7 spam", f"person {ID} insults", "person 8"]
    for one in ("7", ID, "8"):
        assert main(["unblock", one]) == 0
    assert orders(database) == Orders()
    capsys.readouterr()
    assert main(["unblock", "7"]) == 0
    assert capsys.readouterr().out == "7 is not blocked.\n"


@pytest.mark.slow
def test_a_task_is_ordered_once(database: str) -> None:
    assert main(["erase", ID]) == main(["leave", "7"]) == main(["leave", "7"]) == 0
    assert orders(database).tasks == ((Do.ERASE, ID), (Do.LEAVE, "7"))


@pytest.mark.slow
def test_an_announcement_is_one_line_of_limited_length(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["announce", " At ten\n we stop. "]) == 0
    assert orders(database).announcement == "At ten we stop."
    assert main(["announce", "x" * (LONGEST + 1)]) == 1
    assert "at most 200 characters" in capsys.readouterr().err
    assert orders(database).announcement == "At ten we stop."
    assert main(["announce"]) == 0
    assert orders(database).announcement == ""


@pytest.mark.slow
def test_ratings_are_fitted_and_computed_again(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["ratings", "fit"]) == main(["ratings", "recompute"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "No deal is rated yet.",
        "The ratings are computed again from 0 deals.",
    ]

    async def play() -> None:
        store = await Store.open(database)
        evenings = Evenings(store)
        for _ in range(3):
            await evenings.end("bigtwo_basic", in_order("1", "2", "3", "4"))
            await evenings.end("doudizhu_denexa", landlord_wins("1", "2", "3"))
        await store.close()

    asyncio.run(play())
    monkeypatch.setattr("bot.store.ratings.ENOUGH_TO_FIT", 3)
    assert main(["ratings", "fit"]) == 0
    two, landlord = capsys.readouterr().out.splitlines()
    assert two == "bigtwo of 4, 3 deals: no roles"
    assert landlord.startswith("doudizhu of 3, 3 deals: alone +")
    assert landlord.endswith(" (in use +0.34)")
    assert main(["ratings", "recompute", "--guild", "7"]) == 0
    assert main(["ratings", "recompute", "--guild", str(GUILD)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "The ratings are computed again from 0 deals.",
        "The ratings are computed again from 6 deals.",
    ]


def landlord_wins(landlord: str, *peasants: str) -> list[Result]:
    every = in_order(landlord, *peasants)
    sides = [(ALONE, 1), (1, 2), (1, 2)]
    return [
        replace(one, side=side, side_place=place, sides=2)
        for one, (side, place) in zip(every, sides, strict=True)
    ]


def test_a_database_of_another_version_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA", str(tmp_path))
    assert main(["leave", "7"]) == 1
    assert "Start the bot once" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
