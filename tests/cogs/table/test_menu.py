"""The menu behind "Table" shows people the buttons they may press; a refusal has a reason."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.ui import Container, TextDisplay

from bot.app import App
from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.table.lobby import GameCommands
from cogs.table.menu import PAGE, Menu
from cogs.table.message import table_message
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import NOTHING, click, interaction, said
from tests.english import english

HOST, GUEST, OTHER, _ = PEOPLE
STRANGER = "99"
MANAGER = discord.Permissions(manage_channels=True)


def stage(table: Table) -> Stage:
    return table.state.stage


def labels(table: Table, player: str, manager: bool = False) -> set[str]:
    """Return the labels of the buttons in this person's menu."""
    found = set[str]()
    for item in Menu(Speech(), table, player, manager).view().walk_children():
        button = getattr(item, "item", item)
        if isinstance(button, discord.ui.Button):
            found.add(button.label or "")
    return found


def control(table: Table, act: str, arg: str = "") -> str:
    return f"{act}:{table.state.id}:{table.now.stage_key}:{arg}"


def test_in_the_lobby_the_host_may_do_more_than_the_others(table: Table) -> None:
    seated = {"Leave", "Watch", "Settings", "Add computer", "Remove someone…"}
    assert labels(table, GUEST) == seated | {"Cut the cards", "Shuffle proof"}
    assert labels(table, HOST) - labels(table, GUEST) >= {"Stop"}
    assert labels(table, STRANGER) == {"Join", "Watch", "Settings"}
    assert labels(table, STRANGER, manager=True) == {"Join", "Watch", "Settings", "Stop"}


def buttons(view: discord.ui.LayoutView) -> list[str]:
    """Return the labels of the buttons of a view, from the top to the bottom."""
    items = [getattr(item, "item", item) for item in view.walk_children()]
    return [item.label or "" for item in items if isinstance(item, discord.ui.Button)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menu_begins_with_own_acts_and_ends_with_removing(
    table: Table, language: str
) -> None:
    await table.deal(HOST)
    speech = Speech(language)
    for player in (HOST, GUEST):
        menu = Menu(speech, table, player, manager=False)
        (box,) = menu.view().children
        assert isinstance(box, Container)
        first, *parts = box.children
        assert isinstance(first, TextDisplay)
        texts = [at for at, part in enumerate(parts) if isinstance(part, TextDisplay)]
        assert all(at > 0 for at in texts), "rows of own acts come first"
        labels = buttons(menu.view())
        assert labels[-1] == speech.say("button-remove-someone")
        hostile = {speech.say(f"button-{one}") for one in ("vote", "unvote", "send-away")}
        assert not hostile & {*labels}


async def test_removing_lists_the_other_people_with_a_button_each(app: App, table: Table) -> None:
    await table.deal(HOST)
    answer = await click(app, GUEST, control(table, "remove"))
    assert "### Remove someone" in answer
    assert answer.count(english("button-vote")) == len(PEOPLE) - 1
    assert f"Player {GUEST}" not in answer
    answer = await click(app, GUEST, control(table, "voteout", OTHER))
    assert f"> You voted to remove Player {OTHER}." in answer
    assert (await click(app, GUEST, control(table, "remove"))).count("Undo my vote") == 1
    answer = await click(app, HOST, control(table, "heir"))
    assert answer.count("Make host") == len(PEOPLE) - 1
    assert "### Players" in await click(app, GUEST, control(table, "heir")), "only for the host"


async def test_seats_cannot_be_changed_in_a_deal(table: Table) -> None:
    await table.deal(HOST)
    for player in (HOST, GUEST):
        assert not labels(table, player) & {"Add computer", "Another game"}
    assert "Leave for good" in labels(table, GUEST)


async def test_manager_of_another_channel_closes_no_table(app: App, table: Table) -> None:
    for elsewhere in ({"channel_id": 101}, {"guild_id": None, "channel_id": 102}):
        await click(app, GUEST, control(table, "end"), permissions=MANAGER, **elsewhere)
        assert stage(table) is Stage.LOBBY
    await click(app, GUEST, control(table, "end"), permissions=NOTHING)
    assert stage(table) is Stage.LOBBY
    await click(app, GUEST, control(table, "end"), permissions=MANAGER)
    assert stage(table) is Stage.CLOSED


@pytest.mark.parametrize(
    ("act", "told"),
    [("sendaway", "was removed and can rejoin"), ("makehost", "is the host now.")],
)
async def test_only_the_host_decides_about_others(
    app: App, table: Table, act: str, told: str
) -> None:
    before = table.state
    answer = await click(app, GUEST, control(table, act, OTHER))
    assert english("only-host", host=f"Player {HOST}") in answer
    assert table.state is before
    answer = await click(app, HOST, control(table, act, OTHER))
    assert f"> Player {OTHER} {told}" in answer
    assert table.state != before


async def test_host_confirms_before_a_player_is_sent_away(app: App, table: Table) -> None:
    before = table.state
    answer = await click(app, HOST, control(table, "person", OTHER))
    assert f"Player {OTHER}" in answer
    assert "Back" in answer
    assert table.state is before


@pytest.mark.parametrize("act", ["shuffle", "sendaway", "dropseat", "takeseat"])
async def test_person_without_a_seat_changes_nothing(app: App, table: Table, act: str) -> None:
    before = table.state
    assert await click(app, STRANGER, control(table, act, GUEST), permissions=NOTHING)
    assert table.state is before


@pytest.mark.slow
async def test_a_menu_of_an_earlier_deal_shows_the_one_of_now_and_does_nothing(
    app: App, table: Table
) -> None:
    old = control(table, "sendaway", GUEST)
    await table.deal(HOST)
    await play_on(table)
    before = table.state
    answer = await click(app, HOST, old)
    assert "> The game moved on. Here's what you can do now." in answer
    assert table.state is before


@pytest.mark.slow
async def test_a_start_button_of_an_earlier_deal_starts_nothing(app: App, table: Table) -> None:
    old = control(table, "start")
    await click(app, HOST, old)
    assert stage(table) is Stage.DEAL
    await play_on(table)
    assert "deal 1: results" in await click(app, HOST, old)
    assert english("game-moved-on") in await click(app, STRANGER, old)
    assert stage(table) is Stage.BETWEEN


async def test_manager_of_the_channel_closes_any_table_and_others_only_their_own(
    app: App, table: Table
) -> None:
    for player in (GUEST, STRANGER):
        answer = await click(app, player, control(table, "end"), permissions=NOTHING)
        assert f"Player {HOST}" in answer
        assert stage(table) is Stage.LOBBY
    await click(app, STRANGER, control(table, "end"), permissions=MANAGER)
    assert stage(table) is Stage.CLOSED


async def test_a_deal_is_broken_off_only_when_that_was_asked(app: App, table: Table) -> None:
    await table.deal(HOST)
    answer = await click(app, HOST, control(table, "end"))
    assert "Back" in answer
    assert stage(table) is Stage.DEAL
    assert "> " in await click(app, HOST, control(table, "end", "sure"))
    assert stage(table) is Stage.CLOSED


async def stop_command(app: App, player: str) -> str:
    """Return the answer to /game stop."""
    asked = interaction(app, player, permissions=NOTHING)
    asked.message = None
    command: Any = GameCommands(app).stop
    await command.callback(GameCommands(app), asked)
    return said(asked.answered)


@pytest.mark.slow
async def test_a_typed_stop_asks_before_it_ends_a_deal_as_the_button_does(
    app: App, table: Table
) -> None:
    await table.deal(HOST)
    assert "The deal being played won't count." in await stop_command(app, HOST)
    assert stage(table) is Stage.DEAL
    assert f"Ask Player {HOST}, the host, to close" in await stop_command(app, GUEST)
    answer = await click(app, GUEST, control(table, "end"), permissions=NOTHING)
    assert "won't count" not in answer, "who may not is not asked"
    await play_on(table)
    assert await stop_command(app, HOST) == "> The table is closed.\nOpen a table"
    assert stage(table) is Stage.CLOSED


async def test_closing_is_told_with_its_author(app: App, table: Table) -> None:
    await click(app, STRANGER, control(table, "end"), permissions=MANAGER)
    again = await app.store.tables.get(table.state.id)
    assert again is not None
    assert again.closed_by == STRANGER
    layout, _ = await table_message(Speech(), app, table.now)
    texts = [one.content for one in layout.walk_children() if isinstance(one, TextDisplay)]
    assert f"Player {STRANGER} closed this table." in texts


async def test_table_without_people_is_told_as_left_by_all(app: App, table: Table) -> None:
    for player in PEOPLE:
        await table.leave(player)
    assert stage(table) is Stage.CLOSED
    layout, _ = await table_message(Speech(), app, table.now)
    texts = [one.content for one in layout.walk_children() if isinstance(one, TextDisplay)]
    assert "This table is closed: no player is left." in texts


@pytest.mark.slow
async def test_a_game_that_the_server_does_not_allow_is_not_swapped_to(
    app: App, table: Table
) -> None:
    await app.store.servers.change_settings(1, families=("pr",))
    await table.deal(HOST)
    await play_on(table)
    before = table.state
    answer = await click(app, HOST, control(table, "swap", "p.bigtwo_basic"))
    assert "Big Two is turned off on this server" in answer
    assert table.state is before


@pytest.mark.slow
async def test_people_are_listed_a_page_at_a_time(app: App) -> None:
    largest = max(PRESETS, key=lambda preset: build(preset).seats.stop)
    table = await app.tables.open(1, 200, HOST, largest, {})
    for number in range(100, 100 + PAGE):
        await table.join(str(number))
    seats = len(table.state.seats)
    assert seats == PAGE + 1
    first, last = (
        Menu(Speech(), table, HOST, False).view(),
        Menu(Speech(), table, HOST, False).view(PAGE),
    )
    texts = [
        [
            line
            for item in page.walk_children()
            if isinstance(item, TextDisplay)
            for line in item.content.split("\n")
        ]
        for page in (first, last)
    ]
    assert [len(page) - 1 for page in texts] == [PAGE, seats - PAGE]
    assert set(texts[0]) & set(texts[1]) == {texts[0][0]}  # the title
