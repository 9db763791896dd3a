"""Ids of controls, forged ones too, are parsed and answered; all menus have the same pager."""

from __future__ import annotations

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.tables.table import Table
from bot.words import LANGUAGES, why
from bot.words.speech import Speech
from cogs.core.components import button, pager, select
from cogs.core.custom_ids import UnknownControl, read_custom_id
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import GUILD, click
from tests.english import english

HOST, GUEST = PEOPLE[:2]
DISCORD = ["en-US" if language == "en" else language for language in LANGUAGES]


def labels(page: int, pages: int, speech: Speech = Speech()) -> list[tuple[str, str]]:
    steps = pager(speech, "browse", 0, "v.0", page, pages, lambda to: f"pr.{to * 25}")
    return [(step.item.label or "", read_custom_id(step.custom_id).arg) for step in steps]


def test_pages_are_turned_within_the_existing_pages() -> None:
    assert labels(0, 1) == []
    assert labels(0, 3) == [("More", "pr.25")]
    assert labels(1, 3) == [("Back", "pr.0"), ("More", "pr.50")]
    assert labels(2, 3) == [("Back", "pr.25")]
    assert labels(9, 3) == []


def test_pages_are_turned_in_the_language_of_the_reader() -> None:
    assert [label for label, _ in labels(1, 3, Speech("de"))] == ["Zurück", "Mehr"]


def test_a_label_that_is_too_long_for_discord_is_cut() -> None:
    assert button("log", 1, "v.0", label="x" * 200).item.label == "x" * limits.LABEL
    asked = select("topic", 1, "v.0", "", placeholder="y" * 200, options=[], most=9)
    assert asked.item.placeholder == "y" * limits.PLACEHOLDER


async def test_a_control_of_a_table_that_is_closed_or_never_was(app: App) -> None:
    for custom_id in ("join:99:v.0:", "log:12345678901234567890:v.0:", "sitout:99:v.1:"):
        assert "This table is closed." in await click(app, HOST, custom_id)


@pytest.mark.parametrize(
    "custom_id",
    [
        *("company:{}:v.0:x", "company:{}:v.0:-1", "company:{}:v.0:٣", "join:{}:v.0:x"),
        *("prefer:0:v.0:deck.glass", "prefer:0:v.0:deck", "person:{}:v.0:everyone"),
        *("select-setrule:{}:v.0:0.0.nothing", "select-setrule:{}:v.0:0.0", "select-speak:0:v.0:"),
        *("select-serve:0:v.0:turn_seconds", "select-serve:0:v.0:host_role", "nothing:0:v.0:"),
        *("sheet:0:v.0:p.president_basic", "browse:0:v.0:tarot.0", "give:{}:v.0:xyz", "log"),
        *("join:{}:v.0", "join:{}:x:", "select-join:{}:v.0:", "setrule:{}:v.0:0.0.jokers", ""),
        *("form-nothing:0:v.0:", "form-", "form-named", "form-join:{}:v.0:", "select-", "role-"),
        *("hosts:0:v.0:", "role-hosts:0:v.0:", "select-takeback:{}:v.0:0.0", "answer:{}:v.0:sing"),
    ],
)
async def test_forged_ids_change_nothing_and_get_one_sentence(
    app: App, table: Table, custom_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    before, preferences = table.state, await app.store.preferences.change(HOST, seen="en")
    settings = await app.store.servers.settings(GUILD)
    answer = await click(app, HOST, custom_id.format(table.state.id), "-1.-1")
    assert answer == "That button is too old. Use the newest message."
    assert not caplog.records
    assert table.state is before
    assert await app.store.preferences.of(HOST) == preferences
    assert await app.store.servers.settings(GUILD) == settings


@pytest.mark.slow
async def test_error_is_told_in_the_language_of_the_presser(app: App) -> None:
    told = {await click(app, HOST, "x", locale=discord.Locale(one)) for one in DISCORD}
    assert len(told) == len(LANGUAGES)


async def test_a_table_is_not_played_at_from_another_server(app: App, table: Table) -> None:
    """The host is refused, even with all permissions on the other server."""
    before = table.state
    for act in ("join", "start", "company", "log", "watch", "end", "edit", "hand"):
        told = await click(app, HOST, f"{act}:{table.state.id}:v.0:", guild_id=GUILD + 1)
        assert told == why(Speech(), UnknownControl()), act
    assert table.state is before


async def test_table_control_in_a_direct_message_is_for_the_people_of_the_table(
    app: App, table: Table
) -> None:
    told = await click(app, "99", f"join:{table.state.id}:v.0:", guild_id=None)
    assert told == english("not-at-this-table")
    assert "99" not in [seat.player for seat in table.state.seats]
    await click(app, GUEST, f"sitout:{table.state.id}:v.0:", guild_id=None)
    assert GUEST not in [seat.player for seat in table.state.seats]


async def test_refusal_is_told_in_the_language_of_the_presser(app: App, table: Table) -> None:
    custom_id = f"edit:{table.state.id}:v.0:"
    told = await click(app, GUEST, custom_id, locale=discord.Locale.german)
    assert told == f"Das kann nur Spieler {HOST} (Gastgeber)."
    await app.store.preferences.change(GUEST, language="fr")  # goes before Discord's language
    told = await click(app, GUEST, custom_id, locale=discord.Locale.german)
    assert told.startswith("Seul")


def test_view_of_controls_is_not_stored_by_discord_py() -> None:
    view = discord.ui.View(timeout=None).add_item(button("wait", 12, "34.56", label="Wait"))
    assert not view.is_dispatchable()
