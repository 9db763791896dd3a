"""The host chooses the level of computers in the menu behind "Table", and all players read it."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.domain.computers import Computer, Level
from bot.domain.seating import with_computer
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.table.menu import Menu
from cogs.table.message import seat_lines
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import click, said_in

HOST, GUEST, *leavers = PEOPLE
SAGE, PIP = Computer(1), Computer(101)


@pytest.fixture
async def table(app: App) -> Table:
    """A lobby of two people and two computers."""
    (found,) = app.tables.all()
    for leaver in leavers:
        await found.leave(leaver)
        await found.arrange(with_computer, HOST)
    return found


def control(table: Table, act: str, arg: str = "") -> str:
    return f"{act}:{table.state.id}:{table.now.stage_key}:{arg}"


def of_seats(table: Table) -> list[str]:
    return [seat.player for seat in table.state.seats]


async def test_the_host_chooses_a_level_in_two_taps(app: App, table: Table) -> None:
    asked = await click(app, HOST, control(table, "level", SAGE.player))
    assert "🤖\u00a0Sage" in asked
    for label in ("🌱 easy", "🌿 normal", "🌳 strong", "Remove computer", "Back"):
        assert label in asked
    menu = await click(app, HOST, control(table, "setlevel", f"easy.{SAGE.player}"))
    assert "🤖\u00a0Pip · 🌱 easy" in menu
    assert of_seats(table)[2] == PIP.player


@pytest.mark.slow
async def test_everybody_reads_how_well_each_computer_plays(table: Table) -> None:
    assert seat_lines(Speech(), table.now)[2:] == [
        "`3` 🤖\u00a0Sage · 🌿 normal",
        "`4` 🤖\u00a0Nettle · 🌿 normal",
    ]
    await table.deal(HOST)
    line = seat_lines(Speech(), table.now)[table.now.players.index(SAGE.player)]
    assert line.endswith("· 🌿 normal")


async def test_a_guest_may_only_take_a_computer_away(app: App, table: Table) -> None:
    assert "Remove computer" in said_in(Menu(Speech(), table, GUEST, False).view())
    assert "When someone's away" not in said_in(Menu(Speech(), table, GUEST, False).view())
    before = of_seats(table)
    await click(app, GUEST, control(table, "setlevel", f"easy.{SAGE.player}"))
    assert of_seats(table) == before


@pytest.mark.parametrize("arg", ["best.c1", "easy", "easy.", "easy.x1", ".c1", "easy.c1.c1"])
async def test_a_level_that_was_never_offered_changes_nothing(
    app: App, table: Table, arg: str
) -> None:
    before = of_seats(table)
    await click(app, HOST, control(table, "setlevel", arg))
    assert of_seats(table) == before


async def test_host_chooses_the_level_of_stand_ins(app: App, table: Table) -> None:
    assert "💤 When someone's away: 🌿 normal" in said_in(Menu(Speech(), table, HOST, False).view())
    await click(app, HOST, f"select-{control(table, 'standin')}", "strong")
    assert table.state.stand_in is Level.STRONG


async def test_next_computer_has_the_level_of_the_last_one(app: App, table: Table) -> None:
    await click(app, HOST, control(table, "setlevel", f"strong.{of_seats(table)[-1]}"))
    await click(app, GUEST, control(table, "addseat"))
    assert seat_lines(Speech(), table.now)[-1] == "`5` 🤖\u00a0Yew · 🌳 strong"
