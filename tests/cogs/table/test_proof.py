"""The proof of a shuffle: told from the deal on, its seed when the deal is over, and they fit."""

from __future__ import annotations

import hashlib
import re

from bot.app import App
from bot.tables.table import Table
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import click

HOST = PEOPLE[0]
HASH = re.compile(r"[0-9a-f]{64}")


async def test_before_the_first_deal_nothing_is_shuffled(app: App, table: Table) -> None:
    answer = await click(app, HOST, f"proof:{table.state.id}:v.0:")
    assert answer == "No deal has been played at this table yet."


async def test_the_seed_is_told_when_the_deal_is_over_and_its_hash_is_the_proof(
    app: App, table: Table
) -> None:
    await table.deal(HOST)
    asked = f"proof:{table.state.id}:{table.stage_key}:"
    (proof,) = HASH.findall(await click(app, HOST, asked))
    await play_on(table)
    told = await click(app, HOST, asked)
    shown, seed = HASH.findall(told)
    assert shown == proof == hashlib.sha256(seed.encode()).hexdigest()
    assert "SHA-256" in told


async def test_the_log_has_a_button_for_it(app: App, table: Table) -> None:
    await table.deal(HOST)
    log = await click(app, HOST, f"log:{table.state.id}:{table.stage_key}:")
    assert "Shuffle proof" in log
