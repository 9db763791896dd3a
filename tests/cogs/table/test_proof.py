"""The proof of a shuffle: told from the deal on, its seed when the deal is over, and they fit."""

from __future__ import annotations

import hashlib
import re

import pytest

from bot.app import App
from bot.tables.table import Table
from rules.__main__ import main
from rules.cards import text
from rules.events import Dealt
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import click

HOST = PEOPLE[0]
HASH = re.compile(r"[0-9a-f]{64}")


async def test_before_the_first_deal_nothing_is_shuffled(app: App, table: Table) -> None:
    answer = await click(app, HOST, f"proof:{table.state.id}:v.0:")
    assert answer == "Nothing has been played at this table yet."


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


async def test_the_hands_of_two_deals_can_be_made_again_from_what_people_were_shown(
    app: App, table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    history = list[str]()
    for _ in range(2):
        before = table.state.match
        if before.deals:
            places = f"places={','.join(before.standing)}"
            history = [f"after={before.deals}", places, f"dealer={before.dealer}"]
        await table.deal(HOST)
        events = await app.store.deals.events(table.state.deal_id or 0)
        (dealt,) = (event for event in events if isinstance(event, Dealt))
        await play_on(table)
        told = await click(app, HOST, f"proof:{table.state.id}:{table.stage_key}:")
        seed, players = HASH.findall(told)[1], ",".join(before.players or PEOPLE)
        assert main(["verify", seed, players, table.state.preset, *history]) == 0
        shown = capsys.readouterr().out
        for player, hand in zip(table.players, dealt.hands, strict=True):
            assert f"{player}: {text(hand)}\n" in shown


async def test_the_seed_of_the_last_deal_is_still_told_during_the_next(
    app: App, table: Table
) -> None:
    await table.deal(HOST)
    await play_on(table)
    last = HASH.findall(await click(app, HOST, f"proof:{table.state.id}:{table.stage_key}:"))
    await table.deal(HOST)
    told = await click(app, HOST, f"proof:{table.state.id}:{table.stage_key}:")
    (proof, *before) = HASH.findall(told)
    assert before == last
    assert proof not in last


async def test_the_log_has_a_button_for_it(app: App, table: Table) -> None:
    await table.deal(HOST)
    log = await click(app, HOST, f"log:{table.state.id}:{table.stage_key}:")
    assert "Shuffle proof" in log
