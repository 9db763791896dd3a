"""Controls on messages that an earlier version sent: each is understood and answered."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import App
from bot.discord.client import EXTENSIONS, Gamenight
from bot.domain.state import Stage
from bot.store import Store
from bot.tables.registry import Tables
from bot.words import why
from bot.words.speech import Speech
from cogs.core.custom_ids import Kind, UnknownControl, read_custom_id
from tests.bot.four_people import Listener, settings
from tests.cogs.clicking import Patient, said, used
from tests.cogs.test_extensions import ADMINISTRATION, KEPT
from tests.data.stored import CONTROLS, RUNNING, TABLES, copied

ENDS = r"(stop|quit|leave|sitout|end|overruleclose|swap|sendaway):"
MOVES = r"(play|give|answer|call|pass):"
NEWER = {  # acts that are newer than the stored controls
    *("retract", "takesback", "finish", "quick", "comeback"),
    "anew",
    *("board", "deck"),
    *("challenge", "accept", "decline"),
    "opentable",
    "react",
    "practise",
    "review",
    *("level", "setlevel", "standin", "remove", "heir", "longer", "setlonger", "prefers"),
    "privacy",
    "privacyexport",
    "privacyask",
    "privacydelete",
    "refresh",
    "more",
    "proof",
    *("cut", "cutword", "verify", "throne"),
    *("past", "pastdeal", "pastrecord", "pastverify", "keep", "unkeep", "step"),
    *("voidask", "voidwhy", "void", "restore", "voidagree", "stopyes", "stopno"),
    *("season", "seasonask", "seasonend", "seasonundo", "achievements", "signs"),
    *("hide", "daily", "dailypost", "dailycopy", "rival"),
    "page",
    "choose",
    *("replay", "post"),
    "search",
    *("searched", "showrule"),
    *("fill", "takehost", "pinged"),
    *ADMINISTRATION,
}
IDS = [control["id"] for control in CONTROLS]
HOST = "1001"
UNKNOWN = why(Speech(), UnknownControl())
LOBBY, IN_TRICK, IN_EXCHANGE, BETWEEN, OVER = 1, 2, 3, 4, 5
THERE: dict[str, Any] = {  # the first table's channel, and the text typed into any form
    "guild_id": TABLES[LOBBY]["state"]["guild_id"],
    "channel_id": TABLES[LOBBY]["state"]["channel_id"],
    "typed": "3",
}


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """A bot of this version that shows nothing, with the tables that an earlier version stored."""
    async with started(copied(tmp_path)) as app:
        yield app


@asynccontextmanager
async def started(address: str) -> AsyncIterator[App]:
    """Run a bot on this database that shows no messages."""
    store = await Store.open(address)
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


def test_every_act_that_there_was_is_among_them() -> None:
    assert {read_custom_id(one).act for one in IDS} == KEPT - NEWER


def test_controls_of_every_kind_are_understood() -> None:
    assert {read_custom_id(one).kind for one in IDS} == {*Kind} - {Kind.USERS, Kind.CHANNELS}
    assert [str(read_custom_id(one)) for one in IDS] == IDS


@pytest.mark.slow
@pytest.mark.parametrize("number", [LOBBY, IN_TRICK, IN_EXCHANGE, BETWEEN, OVER])
async def test_whatever_is_clicked_on_is_answered(
    app: App, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Each press is answered or refused, without a failure; controls that end a table come last."""
    for control in sorted(CONTROLS, key=lambda one: bool(re.match(ENDS, one["id"]))):
        custom_id = at_table(app, control["id"], number)
        answered = await used(app, HOST, custom_id, control.get("values", [])[:1], **THERE)
        assert not caplog.records, f"{custom_id}: {caplog.text}"
        assert answered.called, custom_id
        assert UNKNOWN not in said(answered), custom_id


@pytest.mark.long
@pytest.mark.parametrize("number", RUNNING)
async def test_messages_of_a_deal_under_way_work_as_they_were_sent(
    app: App, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    """The table message and the hand of a player on turn work, and the hand makes one move."""
    table = app.tables.get(number)
    assert table is not None
    (player, *_), ids = zip(*TABLES[number]["hands"].items(), strict=True)
    buttons = [one for one in [*TABLES[number]["message"], *ids[0]] if not one.startswith("select")]
    moves = [one for one in buttons if re.match(MOVES, one)]
    assert moves
    for custom_id in [one for one in buttons if one not in moves] + moves[:1]:
        seq = table.now.seq
        assert (await used(app, player, custom_id, [], **THERE)).called
        assert not caplog.records, f"{custom_id}: {caplog.text}"
    assert table.now.seq > seq or table.state.stage is not Stage.DEAL
