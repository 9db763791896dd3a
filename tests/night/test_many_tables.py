"""Reads of plays and of the end of a deal, which do not grow with the number of tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from bot.discord import client
from bot.domain.state import TableState
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.small import SMALL

FEW, MANY = 10, 1_000
SHOWN = 10.0  # seconds in which a play is shown to all
PLAYS = 3
GUILD = 77
STATE = Table.state.fget.__code__  # type: ignore[attr-defined]  # a property


class Reads:
    """The number of reads of the state of any table but one, within `counted`."""

    def __init__(self) -> None:
        self.number = 0
        self._but: Table | None = None

    @contextmanager
    def counted(self, but: Table) -> Iterator[None]:
        """Count the reads within the block."""
        self._but = but
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is STATE:
            self.number += frame.f_locals["self"] is not self._but


async def fill(house: House, tables: Tables, number: int) -> None:
    """Open further tables, elsewhere, until this number is open."""
    for place in range(len([*tables.all()]), number):
        tables._add(TableState(1000 + place, GUILD, place, "9", "president_basic"))
    await house.clock.sleep(SHOWN)
    assert len([*tables.all()]) == number


async def reads_of_plays(evening: Evening, table: Table) -> int:
    """Let people play, each once all messages are shown; return the reads of other tables."""
    reads = Reads()
    for _ in range(PLAYS):
        (person,) = await evening.on_turn()
        await evening.host.clock.sleep(SHOWN)
        with reads.counted(but=table):
            await evening.turn_of(person, "button")
            await evening.host.clock.sleep(SHOWN)
    return reads.number


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    """The registries of tables of all bots that the test starts."""
    made = list[Tables]()

    class Noted(Tables):
        async def start(self, deaf_since: Callable[[], float | None] = lambda: None) -> None:
            made.append(self)
            await super().start(deaf_since)

    monkeypatch.setattr(client, "Tables", Noted)
    return made


@played
async def test_play_reads_no_more_at_many_tables_than_at_few(
    house: House, registries: list[Tables]
) -> None:
    evening = await house.evening(4)
    await evening.start(preset="president_basic")
    (tables,) = registries
    (table,) = tables.all()
    reads = list[int]()
    for open_tables in (FEW, MANY):
        await fill(house, tables, open_tables)
        reads.append(await reads_of_plays(evening, table))
    assert reads == [0, 0]


@played
async def test_end_of_a_deal_reads_no_more_at_many_tables_than_at_few(
    house: House, registries: list[Tables]
) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    (tables,) = registries
    (table,) = tables.all()
    reads = list[int]()
    for open_tables in (FEW, MANY):
        await fill(house, tables, open_tables)
        counted = Reads()
        with counted.counted(but=table):
            assert await evening.play_on()
            await house.clock.sleep(SHOWN)
        reads.append(counted.number)
        if open_tables == FEW:
            await evening.begin_deal("Next deal")
    assert reads == [0, 0]
