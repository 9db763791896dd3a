"""Ids of controls are taken apart and answered, forged ones too; menus turn their pages one way."""

from __future__ import annotations

import re

import discord
import pytest

from bot import limits
from bot.client import Gamenight
from bot.tables.table import Table
from bot.words import speaking
from cogs.core.components import FORM, TEMPLATE, button, control_id, pager, select
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import click

HOST, GUEST = PEOPLE[:2]


def labels(page: int, pages: int) -> list[tuple[str, str]]:
    steps = pager("browse", 0, "v.0", page, pages, lambda to: f"pr.{to * 25}")
    return [(step.item.label or "", step.found["arg"]) for step in steps]


def test_an_id_is_taken_apart_as_it_was_put_together() -> None:
    found = re.fullmatch(TEMPLATE, control_id("play", 12, "34.56", "f00.ba:r"))
    assert found
    assert found.groupdict() == {"act": "play", "table": "12", "key": "34.56", "arg": "f00.ba:r"}
    assert FORM.fullmatch("form-" + control_id("named", 0, "v.0", "0.0"))


def test_pages_are_turned_back_and_on_as_far_as_there_are_any() -> None:
    assert labels(0, 1) == []
    assert labels(0, 3) == [("More", "pr.25")]
    assert labels(1, 3) == [("Back", "pr.0"), ("More", "pr.50")]
    assert labels(2, 3) == [("Back", "pr.25")]
    assert labels(9, 3) == []


def test_pages_are_turned_in_the_language_of_the_reader() -> None:
    with speaking("de"):
        assert [label for label, _ in labels(1, 3)] == ["Zurück", "Mehr"]


def test_a_label_that_is_too_long_for_discord_is_cut() -> None:
    assert button("log", 1, "v.0", label="x" * 200).item.label == "x" * limits.LABEL
    asked = select("topic", 1, "v.0", "", placeholder="y" * 200, options=[], most=9)
    assert asked.item.placeholder == "y" * limits.PLACEHOLDER


async def test_a_control_of_a_table_that_is_closed_or_never_was(bot: Gamenight) -> None:
    for custom_id in ("join:99:v.0:", "log:12345678901234567890:v.0:", "sitout:99:v.1:"):
        assert "This table is closed." in await click(bot, HOST, custom_id)


@pytest.mark.parametrize(
    "custom_id", ["company:{}:v.0:x", "prefer:0:v.0:deck.glass", "setrule:{}:v.0:0.0.nothing"]
)
async def test_an_argument_that_nobody_wrote_changes_nothing_and_says_that_it_failed(
    bot: Gamenight, table: Table, custom_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    before, preferences = table.state, await bot.store.preferences.change(HOST, seen="en")
    answer = await click(bot, HOST, custom_id.format(table.state.id), "4")
    assert "Something went wrong on my side." in answer
    assert "An interaction failed" in caplog.text
    assert table.state is before
    assert await bot.store.preferences.of(HOST) == preferences


async def test_a_form_that_nobody_asked_for_is_not_heard(bot: Gamenight) -> None:
    for custom_id in ("form-nothing:0:v.0:", "form-", "form-named"):
        assert await click(bot, HOST, custom_id) == ""


async def test_a_refusal_is_told_in_the_language_of_whoever_clicked(
    bot: Gamenight, table: Table
) -> None:
    custom_id = f"edit:{table.state.id}:v.0:"
    told = await click(bot, GUEST, custom_id, locale=discord.Locale.german)
    assert told == f"Das kann nur Spieler {HOST} als Gastgeber."
    await bot.store.preferences.change(GUEST, language="fr")  # chosen, it goes before Discord's
    told = await click(bot, GUEST, custom_id, locale=discord.Locale.german)
    with speaking("fr"):
        assert told.startswith("Seul")
