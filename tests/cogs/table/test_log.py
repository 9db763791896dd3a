"""The log of a deal tells its readers no secrets; a page after the last is the last."""

from __future__ import annotations

import re

import pytest

from bot.app import App
from bot.tables.table import Table
from bot.tables.timers import time_is_up
from rules.actions import Pass
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import click

HOST, GUEST = PEOPLE[:2]
STRANGER = "99"


async def test_log_before_the_first_deal_is_refused(app: App, table: Table) -> None:
    answer = await click(app, HOST, f"log:{table.state.id}:v.0:")
    assert answer == "Nothing has been played at this table yet."


async def test_log_of_a_table_set_aside_is_refused(app: App, table: Table) -> None:
    table.stored.aside = True
    answer = await click(app, GUEST, f"log:{table.state.id}:v.0:")
    assert "**This table is on hold:**" in answer


@pytest.mark.slow
async def test_a_page_after_the_last_is_the_last(app: App, table: Table) -> None:
    await table.deal(HOST)
    await play_on(table)
    log = f"log:{table.state.id}:{table.now.stage_key}:"
    newest = await click(app, HOST, log)
    assert await click(app, HOST, f"{log}10000") == newest
    assert "Newest" in newest


@pytest.mark.slow
async def test_another_page_is_the_one_that_was_asked_for(app: App, table: Table) -> None:
    await table.deal(HOST)
    await play_on(table)
    log = f"log:{table.state.id}:{table.now.stage_key}:"
    pages = int(re.findall(r"\d+ of (\d+)", await click(app, HOST, log) + " 1 of 1")[0])
    said = [await click(app, HOST, f"{log}{page}") for page in range(1, pages + 1)]
    assert len(set(said)) == pages


async def test_reader_without_a_seat_reads_only_public_lines(app: App, table: Table) -> None:
    await table.deal(HOST)
    held = {player: table.now.view(player) for player in PEOPLE}
    log = f"log:{table.state.id}:{table.now.stage_key}:"
    assert await click(app, STRANGER, log) == await click(app, GUEST, log)
    assert all(seen and seen.hand for seen in held.values())
    assert not re.search("[♦♣♥♠]", (await click(app, STRANGER, log)).replace("3♦", ""))


async def test_timeout_is_told_before_the_action(app: App, table: Table) -> None:
    await table.deal(HOST)
    (late,) = table.now.due()
    await time_is_up(table, table.state.deadlines)
    said = await click(app, HOST, f"log:{table.state.id}:{table.now.stage_key}:")
    assert re.search(rf"- ⏳ Player {late} \S+[♦♣♥♠]\.", said)
    (player,) = table.now.due()
    await table.act(player, Pass())
    said = await click(app, HOST, f"log:{table.state.id}:{table.now.stage_key}:")
    assert said.count("⏳") == 1
