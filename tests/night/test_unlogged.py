"""A log without cards, controls and texts of errors, even of errors that name them."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.words.card_emojis import CARDS
from cogs.core import components, context
from cogs.core.components import TableButton
from cogs.core.context import Context
from cogs.hand import commands
from rules.cards import text
from tests.night.house import House
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.secrecy import IN_LOGS
from tests.night.small import begun

SAID = f"Pair 3♦ 3♠ {CARDS[40]} play:1:2.3:f00"  # the text of an error that names cards
WENT_WRONG = "Something broke on my side"


class CardError(Exception):
    """An error whose text names cards."""

    def __init__(self, *_: object) -> None:
        super().__init__(SAID)


def fail(*_: object, **__: object) -> Any:
    raise CardError


async def fail_later(*_: object, **__: object) -> Any:
    held = SAID  # a local variable of the traceback
    raise CardError(held)


Patch = Callable[[pytest.MonkeyPatch], None]
PLACES: dict[str, Patch] = {
    "handler": lambda patch: patch.setattr(components, "check_press", fail_later),
    "before the handler": lambda patch: patch.setattr(Context, "_learn_names", fail_later),
    "reading the table": lambda patch: patch.setattr(context, "visit", fail_later),
    "reading the control": lambda patch: patch.setattr(components, "_known", fail),
    "making the control": lambda patch: patch.setattr(TableButton, "from_custom_id", fail_later),
    "reading the message": lambda patch: patch.setattr(discord.ui.LayoutView, "from_message", fail),
    "the answer": lambda patch: patch.setattr(Context, "_first_or_later", fail_later),
    "Discord": lambda patch: patch.setattr(components, "check_press", refuse),
    "choices": lambda patch: patch.setattr(commands, "complete", fail_later),
}


async def refuse(*_: object) -> None:
    raise ConnectionError(SAID.removeprefix("Pair"))


def leaks(house: House) -> list[str]:
    """Return the parts of the log that name cards, once all failed tasks are collected."""
    gc.collect()
    log = house.bot.log
    return [*IN_LOGS.findall(log), *re.findall("held = |Error.*Pair", log)]


@pytest.mark.long
@pytest.mark.parametrize("place", PLACES)
@played
async def test_nothing_that_fails_at_a_press_or_a_command_tells_a_card(
    house: House, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, asked, _ = await begun(house)
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    (control, *_) = [one for one in hand.controls if one.act == "play"]
    PLACES[place](monkeypatch)
    before = len(house.bot.log)
    await asked.begin_press(control)
    await asked.begin_command(evening.channel_id, "play", cards="3d")
    typing = asyncio.create_task(asked.complete(evening.channel_id, "play", "cards", "3d"))
    await house.clock.sleep(10)
    typing.cancel()
    await asyncio.gather(typing, return_exceptions=True)
    monkeypatch.undo()
    assert len(house.bot.log) > before, "something is logged"
    assert leaks(house) == []
    assert "CardError" in house.bot.log or place == "Discord"
    (person,) = await evening.on_turn()
    await evening.turn_of(person)


def test_cards_of_emojis_are_known() -> None:
    assert all(IN_LOGS.search(f"name='{name}'") for name in CARDS.values())
    assert all(IN_LOGS.search(text(1 << index)) for index in range(52))
