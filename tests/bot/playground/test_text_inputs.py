"""Text inputs of forms: the lengths that they may set, and the text that they accept."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from bot.playground.world.wire import JSON
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.pieces import row
from tests.bot.playground.raw import Raw, complaints
from tests.bot.playground.test_limits_answers import COMMAND, modal

BAD: list[tuple[JSON, str]] = [
    ({"max_length": 4001}, "max_length"),
    ({"max_length": 0}, "max_length"),
    ({"min_length": -1}, "min_length"),
    ({"min_length": 9, "max_length": 8}, "min_length"),
    ({"max_length": 3, "value": "four"}, "value"),
    ({"min_length": 5, "value": "four"}, "value"),
    ({"value": "x" * 4001}, "value"),
]


def form(**field: object) -> JSON:
    one = {"type": 4, "custom_id": "a", "style": 1, "label": "A"}
    return {"type": 9, "data": modal(components=[row({**one, **field})])}


@pytest.mark.parametrize(("field", "place"), BAD)
async def test_text_input_without_a_valid_length_is_refused(
    playground: Playground, ana: Guest, room: str, field: JSON, place: str
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        await ana.command(room, "ask")
        status, body = await raw.answer(await raw.interaction(), form(**field))
    assert (status, body["code"]) == (400, 50035)
    assert list(complaints(body)) == [f"data.components.0.components.0.{place}"]


@pytest.mark.parametrize(
    ("typed", "fits"), [("abc", True), ("ab", False), ("abcd", True), ("abcde", False)]
)
async def test_typed_text_is_checked_by_the_lengths_of_its_input(
    playground: Playground, ana: Guest, room: str, typed: str, fits: bool
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        asked = await ana.command(room, "ask")
        opened = await raw.answer(
            await raw.interaction(), form(min_length=3, max_length=4, value="abc")
        )
        assert opened[0] == 200
        if fits:
            await ana.submit(asked, {"a": typed})
            (sent,) = (await raw.interaction())["data"]["components"]
            assert sent["components"][0]["value"] == typed
        else:
            with pytest.raises(Refused):
                await ana.submit(asked, {"a": typed})
