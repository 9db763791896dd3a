"""Whoever sits down hears where the hands will come, also when no direct message can be opened."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.app import App
from bot.domain.state import Delivery
from bot.tables.table import Table
from tests.bot.four_people import PEOPLE, seat
from tests.cogs.clicking import click

GUEST, NEWCOMER = PEOPLE[3], "66"
LATER = "Discord lets me open no direct message right now"


def failing(status: int, code: int) -> discord.HTTPException:
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(Mock(status=status, reason=""), {"code": code, "message": ""})


def refuse(monkeypatch: pytest.MonkeyPatch, app: App, error: Exception) -> None:
    async def create_dm(_: object) -> Any:
        raise error

    monkeypatch.setattr(app.client, "create_dm", create_dm)


async def sits_down(app: App, table: Table) -> str:
    """Somebody comes in the place of another."""
    await table.leave(GUEST)
    answer = await click(app, NEWCOMER, f"join:{table.state.id}:v.0:")
    assert NEWCOMER in [one.player for one in table.state.seats]
    return answer


@pytest.mark.parametrize(
    "error", [failing(403, 40003), failing(400, 40003), failing(500, 0), ConnectionError()]
)
async def test_a_seat_is_taken_though_no_direct_message_can_be_opened_now(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    refuse(monkeypatch, app, error)
    answer = await sits_down(app, table)
    assert LATER in answer
    assert "went wrong" not in answer
    assert seat(table, NEWCOMER).delivery is Delivery.DM  # the hand will try again


@pytest.mark.parametrize("error", [failing(403, 50007), failing(400, 50007), failing(403, 50278)])
async def test_direct_messages_that_are_closed_are_told_of(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    refuse(monkeypatch, app, error)
    assert "Your direct messages are closed to me" in await sits_down(app, table)
    assert seat(table, NEWCOMER).delivery is Delivery.CHANNEL


async def test_the_channel_to_a_person_is_opened_once(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []

    async def create_dm(user: discord.Object) -> Any:
        opened.append(user.id)
        return SimpleNamespace(id=user.id * 10)

    monkeypatch.setattr(app.client, "create_dm", create_dm)
    people = [str(number) for number in range(1, 301)]  # discord.py keeps 128 channels in mind
    for _ in range(2):
        assert [(await app.direct_messages.to(one)).id for one in people] == [
            int(one) * 10 for one in people
        ]
    assert (await app.direct_messages.to("301", known=5)).id == 5  # of an earlier message
    assert (await app.direct_messages.to("301")).id == 5
    assert opened == list(range(1, 301))
