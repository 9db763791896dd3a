"""Controls that version 1.0.0 showed in two nights: each is understood and answered."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import App
from bot.discord.client import EXTENSIONS, Gamenight
from bot.store import Store
from bot.tables.registry import Tables
from bot.words import why
from bot.words.speech import Speech
from cogs.core.custom_ids import UnknownControl, read_custom_id
from tests.bot.four_people import Listener, settings
from tests.cogs.clicking import Patient, said, used
from tests.data.version_1_0 import copied, table

# controls that need Discord, or a person or channel of its lists; the test has neither
OF_DISCORD = ("practise:", "daily:", "post:", "user-", "channel-")
ENDS = r"(stop|quit|leave|sitout|end|overruleclose|swap|sendaway):"
UNKNOWN = why(Speech(), UnknownControl())


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """A bot that shows no messages, with the tables that version 1.0.0 stored."""
    store = await Store.open(copied(tmp_path))
    app = Gamenight(settings(turn_seconds=10_000, computer_seconds=60), store, Patient()).app
    for name in EXTENSIONS:
        await app.client.load_extension(name)
    app.tables = Tables(store, Listener(), app.settings, chance=Random(7))
    await app.tables.start()
    yield app
    await app.tables.close()
    await store.close()


def at_table(app: App, custom_id: str, number: int) -> str:
    """Return the control as a message of this table has it in its present state."""
    found = read_custom_id(custom_id)
    table = app.tables.get(number)
    if not found.table or table is None:
        return custom_id
    key = table.now.stage_key if found.key.startswith("v") else table.now.key
    return str(replace(found, table=number, key=key))


def shape(custom_id: str) -> tuple[str, ...]:
    """Return kind, act, and the argument with an "x" for each word or number."""
    found = read_custom_id(custom_id)
    return found.kind, found.act, re.sub(r"[0-9A-Za-z_-]+", "x", found.arg)


@pytest.mark.slow
async def test_controls_of_version_1_0_are_understood(app: App) -> None:
    for custom_id, _ in table("controls"):
        found = read_custom_id(custom_id)
        assert str(found) == custom_id
        assert found.act in app.acts


@pytest.mark.slow
async def test_controls_of_every_shape_are_answered(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    """Each control is pressed as it was shown, and as a message of the present state has it."""
    shapes = {
        shape(custom_id): (custom_id, values)
        for custom_id, values in table("controls")
        if not custom_id.startswith(OF_DISCORD)
    }
    states = {one["state"]["id"]: one["state"] for one in table("seen")["tables"]}
    for custom_id, values in sorted(shapes.values(), key=lambda one: bool(re.match(ENDS, one[0]))):
        number = read_custom_id(custom_id).table or min(states)
        state = states[number]
        there: dict[str, Any] = {"guild_id": state["guild_id"], "channel_id": state["channel_id"]}
        for written in dict.fromkeys((custom_id, at_table(app, custom_id, number))):
            answered = await used(app, state["host"], written, values[:1], typed="3", **there)
            assert not caplog.records, f"{written}: {caplog.text}"
            assert answered.called, written
            assert UNKNOWN not in said(answered), written
