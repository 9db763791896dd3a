"""Commands of the operator, and the orders for the bot that the commands store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.cli.command_line import main
from bot.store import Store
from bot.store.operator import LONGEST, Do, Orders
from tests.bot.store.evenings import Evenings, in_order
from tests.bot.store.material import GUILD

ID, OTHER = "123456789012345678", "987654321098765432"
SERVER = "223456789012345678"
UNKNOWN = "Nothing is stored about this id"


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
    assert main(["blocks"]) == main(["block", "server", SERVER, "spam"]) == 0
    assert main(["block", "person", ID, "insults"]) == main(["block", "person", OTHER]) == 0
    assert orders(database) == Orders(
        servers=frozenset({int(SERVER)}), people=frozenset({ID, OTHER})
    )
    assert "No server or person is blocked." in capsys.readouterr().out
    assert main(["blocks"]) == 0
    listed = [line[11:] for line in capsys.readouterr().out.splitlines()]
    assert listed == [f"server {SERVER} spam", f"person {ID} insults", f"person {OTHER}"]
    for one in (SERVER, ID, OTHER):
        assert main(["unblock", one]) == 0
    assert orders(database) == Orders()
    capsys.readouterr()
    assert main(["unblock", "7"]) == 0
    assert capsys.readouterr().out == "7 is not blocked.\n"


@pytest.mark.parametrize("order", [["block", "person"], ["block", "server"], ["leave"], ["erase"]])
@pytest.mark.parametrize(
    "subject",
    ["0", "-5", "12345", "99999999999999999999999", str(2**63), "1e17", "\u0661" * 18, "Ana"],
)
def test_an_order_refuses_an_impossible_id(
    capsys: pytest.CaptureFixture[str], order: list[str], subject: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*order, "--", subject])
    assert ended.value.code == 2
    assert "is no id of Discord" in capsys.readouterr().err


@pytest.mark.parametrize("subject", [str(2**63), "-" + "9" * 23, "1e17", "\u0661" * 18, "Ana"])
def test_no_block_of_a_number_that_no_database_takes_is_lifted(
    capsys: pytest.CaptureFixture[str], subject: str
) -> None:
    with pytest.raises(SystemExit):
        main(["unblock", "--", subject])
    assert "is no id of Discord" in capsys.readouterr().err


@pytest.mark.slow
def test_an_order_says_that_nothing_is_stored_about_its_id(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        store = await Store.open(database)
        await Evenings(store).end("bigtwo_basic", in_order(ID, "2", "3", "4"))
        await store.close()

    asyncio.run(play())
    for order in (["block", "person"], ["erase"]):
        assert main([*order, OTHER]) == 0
        assert UNKNOWN in capsys.readouterr().out
        assert main([*order, ID]) == 0
        assert UNKNOWN not in capsys.readouterr().out
    for order in (["block", "server"], ["leave"]):
        assert main([*order, SERVER]) == 0
        assert UNKNOWN in capsys.readouterr().out


@pytest.mark.slow
def test_a_task_is_ordered_once(database: str) -> None:
    assert main(["erase", ID]) == main(["leave", SERVER]) == main(["leave", SERVER]) == 0
    assert orders(database).tasks == ((Do.ERASE, ID), (Do.LEAVE, SERVER))


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
def test_ratings_are_computed_again(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        store = await Store.open(database)
        evenings = Evenings(store)
        for _ in range(3):
            await evenings.end("bigtwo_basic", in_order("1", "2", "3", "4"))
        await store.close()

    assert main(["ratings", "recompute"]) == 0
    asyncio.run(play())
    assert main(["ratings", "recompute", "--guild", SERVER]) == 0
    assert main(["ratings", "recompute", "--guild", str(GUILD)]) == 0
    first, none, unknown, every = capsys.readouterr().out.splitlines()
    assert first == none == "The ratings are computed again from 0 deals."
    assert unknown.startswith(UNKNOWN)
    assert every == "The ratings are computed again from 3 deals."


def test_a_database_of_another_version_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA", str(tmp_path))
    assert main(["leave", SERVER]) == 1
    assert "Start the bot once" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
