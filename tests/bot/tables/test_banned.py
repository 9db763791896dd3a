"""A person who is banned from the tables of a server gets no seat there, by any path."""

from __future__ import annotations

import pytest

from bot.domain import membership, seating
from bot.domain.seating import with_computer
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.four_people import PEOPLE, PRESET, opened, play_on
from tests.bot.refusals import refusing

HOST, BEN, CHI, DEV = PEOPLE
HERE, THERE = 1, 2
REFUSED = "You're banned from this server's tables"


def active(table: Table) -> set[str]:
    """Return the people at the table, without computers and people who sit out."""
    seats = table.state.seats
    return {seat.player for seat in seats if not (seat.sitting_out or seat.computer)}


@pytest.fixture
async def tables(store: Store) -> Tables:
    """A process with one table of two people, on a server that has banned Dev."""
    tables = await opened(store, people=2, computer_seconds=60)
    await store.moderation.ban(HERE, DEV, HOST)
    return tables


@pytest.fixture
def table(tables: Tables) -> Table:
    (found,) = tables.all()
    return found


async def test_a_banned_person_neither_joins_nor_opens_a_table_there(
    tables: Tables, table: Table
) -> None:
    with refusing(REFUSED):
        await table.join(DEV)
    with refusing(REFUSED):
        await table.arrange(seating.joined, DEV)
    with refusing(REFUSED):
        await tables.open(HERE, 200, DEV, PRESET, {})
    assert active(table) == {HOST, BEN}
    assert [*tables.all()] == [table]
    elsewhere = await tables.open(THERE, 300, DEV, PRESET, {})
    assert active(elsewhere) == {DEV}


async def test_a_banned_person_takes_no_seat_of_a_computer(table: Table) -> None:
    await table.arrange(with_computer, HOST)
    await table.arrange(with_computer, HOST)
    computer = table.state.seats[-1].player
    with refusing(REFUSED):
        await table.take_over(DEV, computer)
    await table.deal(HOST)
    with refusing(REFUSED):
        await table.join(DEV)
    assert DEV not in table.state.seat_holders


@pytest.mark.slow
async def test_a_banned_player_does_not_come_back(store: Store, table: Table) -> None:
    await table.join(CHI)
    await table.deal(HOST)
    await table.leave(CHI)
    await store.moderation.ban(HERE, CHI, HOST)
    await play_on(table)
    with refusing(REFUSED):
        await table.join(CHI)
    await store.moderation.lift(HERE, CHI, HOST)
    await table.join(CHI)
    assert CHI in active(table)


async def test_a_table_that_begins_anew_leaves_banned_people_out(
    store: Store, table: Table
) -> None:
    await table.join(CHI)
    await store.moderation.ban(HERE, CHI, HOST)
    table.stored.state = membership.anew(table.state)
    table.stored.aside = True
    await table.begin_anew(HOST)
    assert active(table) == {HOST, BEN}


@pytest.mark.slow
async def test_a_table_that_an_admin_opens_again_leaves_banned_people_out(
    store: Store, tables: Tables, table: Table
) -> None:
    await table.join(CHI)
    await table.deal(HOST)
    await store.moderation.ban(HERE, CHI, HOST)
    await table.quit(CHI)
    await table.stop(HOST)
    again = await tables.open_again(table.state)
    assert active(again) == {HOST, BEN}
