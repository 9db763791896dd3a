"""Discord's limits on modals and on autocomplete suggestions."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground import Playground
from bot.playground.world.wire import JSON
from tests.bot.playground.guest import Guest
from tests.bot.playground.pieces import button, row, select
from tests.bot.playground.raw import Raw, complaints


def modal(**change: object) -> JSON:
    field = {"type": 4, "custom_id": "a", "style": 1, "label": "A"}
    return {"custom_id": "m", "title": "M", "components": [row(field)], **change}


def label(component: JSON, **more: object) -> JSON:
    return {"type": 18, "label": "L", "component": component, **more}


TEXT_INPUT: JSON = {"type": 4, "custom_id": "a", "style": 1}
MODALS: list[tuple[JSON, str]] = [
    (modal(title="x" * 46), "data.title"),
    (modal(title=""), "data.title"),
    (modal(custom_id="x" * 101), "data.custom_id"),
    (modal(components=[]), "data.components"),
    (modal(components=[label(TEXT_INPUT)] * 6), "data.components"),
    (modal(components=[label(TEXT_INPUT)] * 2), "data.components.1.component.custom_id"),
    (modal(components=[label(TEXT_INPUT, label="x" * 46)]), "data.components.0.label"),
    (modal(components=[label(TEXT_INPUT, description="x" * 101)]), "data.components.0.description"),
    (modal(components=[label(button())]), "data.components.0.component.type"),
    (modal(components=[row(button())]), "data.components.0.components.0.type"),
    (modal(components=[label(select(26))]), "data.components.0.component.options"),
    (modal(components=[TEXT_INPUT]), "data.components.0.type"),
]


CHOICES: list[tuple[JSON, str]] = [
    ({"choices": [{"name": "n", "value": "v"}] * 26}, "data.choices"),
    ({"choices": [{"name": "x" * 101, "value": "v"}]}, "data.choices.0.name"),
    ({"choices": [{"name": "", "value": "v"}]}, "data.choices.0.name"),
    ({"choices": [{"name": "n", "value": "x" * 101}]}, "data.choices.0.value"),
    ({"choices": [{"name": "n", "value": None}]}, "data.choices.0.value"),
]
WORD: JSON = {"type": 3, "name": "word", "description": "w", "autocomplete": True}
COMMAND: JSON = {"name": "ask", "description": "asks", "options": [WORD]}


@pytest.mark.parametrize(("data", "place"), MODALS)
async def test_a_modal_beyond_its_limits_is_refused(
    playground: Playground, ana: Guest, room: str, data: JSON, place: str
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        await ana.command(room, "ask")
        status, body = await raw.answer(await raw.interaction(), {"type": 9, "data": data})
    assert (status, body["code"]) == (400, 50035)
    assert place in complaints(body)


@pytest.mark.parametrize(("data", "place"), CHOICES)
async def test_suggestions_beyond_their_limits_are_refused(
    playground: Playground, ana: Guest, room: str, data: JSON, place: str
) -> None:
    asked = {"channel_id": room, "name": "ask", "focused": "word", "options": [{"name": "word"}]}
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        waiting = asyncio.create_task(ana.call("POST", "/autocomplete", asked))
        interaction = await raw.interaction()
        status, body = await raw.answer(interaction, {"type": 8, "data": data})
        assert (status, body["code"]) == (400, 50035)
        assert place in complaints(body)
        assert (await raw.answer(interaction, {"type": 8, "data": {"choices": []}}))[0] == 200
        assert await waiting == {"choices": []}
