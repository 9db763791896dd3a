"""Opening a table by a command: typed rules, missing permissions, and the lobby."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord.ui import TextDisplay

from bot.app import App
from bot.tables.table import Table
from bot.words import LANGUAGES, why
from bot.words.house_rules import clauses
from bot.words.rulebook import game_title
from bot.words.speech import Speech
from cogs.table.channels import check_place
from cogs.table.message import table_message
from rules.catalogue.presets import PRESETS
from tests.bot.four_people import PEOPLE
from tests.bot.refusals import refusing
from tests.cogs.clicking import click
from tests.english import english

HOST = PEOPLE[0]
STRANGER = "99"


@pytest.mark.parametrize(
    ("typed", "rules"),
    [
        ("", {}),
        ("direction=ccw", {"direction": "ccw"}),
        (" direction = ccw , seating=fixed,", {"direction": "ccw", "seating": "fixed"}),
        ("exchange=[2,1],jokers=2", {"exchange": "[2,1]", "jokers": "2"}),
        ("place_points=[[1,2],[3]]", {"place_points": "[[1,2],[3]]"}),
        ("card_values={J:2,2:4},jokers=2", {"card_values": "{J:2,2:4}", "jokers": "2"}),
        ("penalty_steps=[[9,2],[12,3]]", {"penalty_steps": "[[9,2],[12,3]]"}),
    ],
)
def test_house_rules_are_typed_with_commas_between(typed: str, rules: dict[str, str]) -> None:
    assert clauses(Speech(), typed) == rules


@pytest.mark.parametrize("typed", ["ccw", "jokers=2, more cards", "[1,2]"])
def test_unknown_house_rule_is_named(typed: str) -> None:
    with refusing(typed.split(", ")[-1].strip("[]")):
        clauses(Speech(), typed)


def place(channel: type[discord.abc.Snowflake], **allowed: bool) -> Any:
    permissions = discord.Permissions(**allowed)
    everything = discord.Permissions.all()
    return SimpleNamespace(
        channel=Mock(channel), app_permissions=permissions, permissions=everything, client=Mock()
    )


def test_every_permission_that_lacks_is_named() -> None:
    everything = {"view_channel": True, "embed_links": True, "attach_files": True}
    with refusing("Send Messages") as refused:
        check_place(Speech(), place(discord.TextChannel, **everything), thread=False)
    assert "Attach Files" not in why(Speech(), refused.value)
    with refusing(english("permission-send-messages-in-threads")):
        check_place(Speech(), place(discord.Thread, **everything, send_messages=True), thread=False)
    with refusing(english("permission-create-public-threads")):
        check_place(
            Speech(), place(discord.TextChannel, **everything, send_messages=True), thread=True
        )
    check_place(
        Speech(), place(discord.TextChannel, **everything, send_messages=True), thread=False
    )


async def test_channel_without_permission_to_write_is_named_and_opens_nothing(
    app: App, table: Table
) -> None:
    answer = await click(app, STRANGER, "playthis:0:v.0:p.bigtwo_basic", channel_id=101)
    assert "Send Messages" in answer
    assert list(app.tables.all()) == [table]


async def test_unknown_game_opens_nothing(app: App, table: Table) -> None:
    answer = await click(app, STRANGER, "playthis:0:v.0:p.tarot")
    assert answer == "I don't know a game called “tarot”. Try `/rules`."
    assert "code" in await click(app, STRANGER, "playthis:0:v.0:c.AAAA")
    assert list(app.tables.all()) == [table]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
async def test_the_lobby_names_its_game_in_the_language_of_the_server(
    app: App, language: str
) -> None:
    speech = Speech(language)
    preset = next(one for one in PRESETS if game_title(speech, one) != PRESETS[one].title)
    title = game_title(speech, preset)
    table = await app.tables.open(1, 200, HOST, preset, {})
    layout, _ = await table_message(speech, app, table.now)
    first = next(part for part in layout.walk_children() if isinstance(part, TextDisplay))
    assert first.content.startswith(f"### {title}\n")
