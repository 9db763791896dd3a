"""A new player hears where hands will come, also when no direct message can be opened."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from prometheus_client import REGISTRY

from bot.app import App
from bot.discord import limits
from bot.discord.direct_messages import SHUT_SECONDS, DirectMessages
from bot.domain.preferences import Sent
from bot.domain.state import Delivery
from bot.store import StorageError
from bot.store.upkeep import DAY
from bot.tables.table import Table
from tests.bot.four_people import PEOPLE, StoppedClock, seat
from tests.cogs.clicking import click

GUEST, NEWCOMER = PEOPLE[3], "66"
LATER = "Discord won't let me message you right now"


def failing(status: int, code: int) -> discord.HTTPException:
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(Mock(status=status, reason=""), {"code": code, "message": ""})


def refuse(monkeypatch: pytest.MonkeyPatch, app: App, error: Exception) -> None:
    async def create_dm(_: object) -> Any:
        raise error

    monkeypatch.setattr(app.client, "create_dm", create_dm)


async def sits_down(app: App, table: Table) -> str:
    """Seat a newcomer in the place of a guest; return the answer."""
    await table.leave(GUEST)
    answer = await click(app, NEWCOMER, f"join:{table.state.id}:v.0:")
    assert NEWCOMER in [one.player for one in table.state.seats]
    return answer


@pytest.mark.parametrize("error", [failing(429, 0), failing(500, 0), ConnectionError()])
async def test_a_seat_is_taken_though_no_direct_message_can_be_opened_now(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    refuse(monkeypatch, app, error)
    answer = await sits_down(app, table)
    assert LATER in answer
    assert "broke on my side" not in answer
    assert seat(table, NEWCOMER).delivery is Delivery.DM  # the hand will try again


@pytest.mark.parametrize("code", [20026, 40003, 50001, 50013, 0])
@pytest.mark.parametrize("status", [400, 403])
async def test_a_lasting_refusal_of_a_first_direct_message_moves_the_seat_to_the_channel(
    app: App,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
) -> None:
    refuse(monkeypatch, app, failing(status, code))
    answer = await sits_down(app, table)
    assert f"{LATER}, so you play from here: press **My hand**" in answer
    assert seat(table, NEWCOMER).delivery is Delivery.CHANNEL
    assert len(caplog.records) == (code in limits.NO_NEW_DMS)


async def test_one_person_is_tried_after_a_pause_and_a_message_taken_ends_it(
    app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The pause also follows where the channel opens, and only messages to it are refused."""
    opened: list[str] = []
    clock = StoppedClock()
    directs = DirectMessages(app.client, clock, app.store.dm_channels)

    async def create_dm(user: discord.Object) -> Any:
        opened.append(str(user.id))
        return SimpleNamespace(id=user.id)

    async def write_to(player: str, *, taken: bool) -> None:
        await directs.to(player)
        async with directs.writing_to(player):
            if not taken:
                raise failing(403, 40003)

    monkeypatch.setattr(app.client, "create_dm", create_dm)
    caplog.set_level(logging.INFO)
    await write_to("1", taken=True)
    for player in ("2", "3", "2"):
        with pytest.raises(discord.HTTPException, match="40003"):
            await write_to(player, taken=False)
    assert opened == ["1", "2"]
    assert await directs.to("1"), "has had messages before"
    for _ in range(2):
        clock.moment += SHUT_SECONDS
        for player in ("3", "4"):
            with pytest.raises(discord.HTTPException, match="40003"):
                await write_to(player, taken=False)
        assert opened == ["1", "2", "3"]
    assert REGISTRY.get_sample_value("gamenight_dms_paused") == 1
    clock.moment += SHUT_SECONDS
    await write_to("2", taken=True)
    await write_to("4", taken=True)
    assert REGISTRY.get_sample_value("gamenight_dms_paused") == 0
    assert [one.levelname for one in caplog.records] == ["WARNING", "INFO"]


@pytest.mark.parametrize("error", [failing(403, 50007), failing(400, 50007), failing(403, 50278)])
async def test_direct_messages_that_are_closed_are_told_of(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    refuse(monkeypatch, app, error)
    assert "I can't message you" in await sits_down(app, table)
    assert seat(table, NEWCOMER).delivery is Delivery.CHANNEL


@pytest.mark.parametrize(
    ("player", "server", "bot", "place"),
    [
        (Sent.DEFAULT, Sent.DEFAULT, "dm", Sent.DM),
        (Sent.DEFAULT, Sent.DEFAULT, "channel", Sent.CHANNEL),
        (Sent.DEFAULT, Sent.DEFAULT, "both", Sent.BOTH),
        (Sent.DEFAULT, Sent.DM, "channel", Sent.DM),
        (Sent.DEFAULT, Sent.CHANNEL, "dm", Sent.CHANNEL),
        (Sent.DM, Sent.CHANNEL, "channel", Sent.DM),
        (Sent.CHANNEL, Sent.DM, "dm", Sent.CHANNEL),
    ],
)
async def test_a_hand_goes_where_the_player_chose_or_else_the_server_or_else_the_operator(
    app: App,
    table: Table,
    opened: list[int],
    monkeypatch: pytest.MonkeyPatch,
    player: Sent,
    server: Sent,
    bot: str,
    place: Sent,
) -> None:
    monkeypatch.setattr(app.settings, "hands", bot)
    await app.store.preferences.change(NEWCOMER, sent=player)
    await app.store.servers.change_settings(table.state.guild_id, sent=server)
    answer = await sits_down(app, table)
    assert len(opened) == (place is not Sent.CHANNEL)
    assert ("Play from here: press **My hand**" in answer) == (place is Sent.CHANNEL)


@pytest.fixture
def opened(app: App, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ids of the people whose channel is opened, one for each opening."""
    opened: list[int] = []

    async def create_dm(user: discord.Object) -> Any:
        opened.append(user.id)
        return SimpleNamespace(id=user.id * 10)

    monkeypatch.setattr(app.client, "create_dm", create_dm)
    return opened


@pytest.mark.slow
async def test_the_channel_to_a_person_is_opened_once(app: App, opened: list[int]) -> None:
    people = [str(number) for number in range(1, 301)]  # discord.py caches 128 channels
    for _ in range(2):
        assert [(await app.direct_messages.to(one)).id for one in people] == [
            int(one) * 10 for one in people
        ]
    assert (await app.direct_messages.to("301", known=5)).id == 5  # from an earlier message
    assert (await app.direct_messages.to("301")).id == 5
    assert opened == list(range(1, 301))


async def test_the_channel_to_a_person_is_known_after_a_restart(
    app: App, opened: list[int]
) -> None:
    clock = StoppedClock()

    def started() -> DirectMessages:
        return DirectMessages(app.client, clock, app.store.dm_channels)

    running, began = started(), clock.now()
    for _ in range(3):
        await running.to("1", known=7)
        await running.to("2")
        clock.moment += DAY / 2
    assert [(await started().to(one)).id for one in ("1", "2")] == [7, 20]
    assert opened == [2]
    assert await app.store.dm_channels.of("1") == (7, began + DAY)  # not written at every use


@pytest.mark.parametrize("code", [10003, 50001])
async def test_a_channel_that_is_not_the_bots_any_more_is_opened_anew(
    app: App, opened: list[int], code: int
) -> None:
    """A database that another bot has used holds such channels."""
    await app.store.dm_channels.keep("1", 7, app.clock.now())
    assert (await app.direct_messages.to("1")).id == 7
    with pytest.raises(discord.HTTPException):
        async with app.direct_messages.writing_to("1"):
            raise failing(404, code)
    assert (await app.direct_messages.to("1")).id == 10
    assert opened == [1]


async def test_the_channel_is_opened_while_the_storage_fails(
    app: App, opened: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise StorageError

    for name in ("read", "write"):
        monkeypatch.setattr(app.store, name, failing)
    for _ in range(2):
        assert (await app.direct_messages.to("1")).id == 10
    assert opened == [1]


async def test_the_channel_is_deleted_with_all_that_is_stored_of_a_person(
    app: App, opened: list[int]
) -> None:
    await app.direct_messages.to(NEWCOMER)
    assert "the channel of your direct messages" in await click(app, NEWCOMER, "privacy:0:v.0:")
    assert (await app.store.persons.export(NEWCOMER))["dm_channel"][0]["channel_id"] == 660
    await click(app, NEWCOMER, "privacydelete:0:v.0:")
    assert await app.store.dm_channels.of(NEWCOMER) is None
    await app.direct_messages.to(NEWCOMER)
    assert opened == [66, 66]
