"""Controls that previous versions showed in one evening: each is understood and answered."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from cogs.core.custom_ids import read_custom_id
from tests.cogs.clicking import said, used
from tests.cogs.test_made_before import ENDS, UNKNOWN, at_table, started
from tests.data.previous import VERSIONS, copied, table

BY_DIRECT_MESSAGE = "practise:"  # needs direct messages, which the test has not


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def app(version: str, tmp_path: Path) -> AsyncIterator[App]:
    """A bot of the present version with the tables of the earlier `version`."""
    async with started(copied(version, tmp_path)) as app:
        yield app


def shape(custom_id: str) -> tuple[str, ...]:
    """Return kind, act, table, and the argument with an "x" for each word or number."""
    found = read_custom_id(custom_id)
    return found.kind, found.act, str(found.table), re.sub(r"[0-9A-Za-z_-]+", "x", found.arg)


@pytest.mark.slow
async def test_every_control_is_understood(app: App, version: str) -> None:
    for custom_id, _ in table(version, "controls"):
        found = read_custom_id(custom_id)
        assert str(found) == custom_id
        assert found.act in app.acts


@pytest.mark.slow
async def test_controls_of_every_shape_are_answered(
    app: App, version: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Each control is pressed as it was shown, and as a message of the present state has it."""
    shapes = {
        shape(custom_id): (custom_id, values)
        for custom_id, values in table(version, "controls")
        if not custom_id.startswith(BY_DIRECT_MESSAGE)
    }
    states = {one["state"]["id"]: one["state"] for one in table(version, "seen")["tables"]}
    for custom_id, values in sorted(shapes.values(), key=lambda one: bool(re.match(ENDS, one[0]))):
        number = read_custom_id(custom_id).table or min(states)
        state = states[number]
        there: dict[str, Any] = {"guild_id": state["guild_id"], "channel_id": state["channel_id"]}
        for written in dict.fromkeys((custom_id, at_table(app, custom_id, number))):
            answered = await used(app, state["host"], written, values[:1], typed="3", **there)
            assert not caplog.records, f"{written}: {caplog.text}"
            assert answered.called, written
            assert UNKNOWN not in said(answered), written
