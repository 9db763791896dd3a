"""Any click wakes its player at every table; a play from a hand still takes one transaction."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app import App
from bot.discord.client import EXTENSIONS, Gamenight
from bot.domain import seating
from bot.domain.state import Seated, TableState
from bot.store import Store
from bot.tables.table import Table
from cogs.core.custom_ids import CustomId
from tests.bot.four_people import PEOPLE, counted, opened, settings
from tests.cogs.clicking import used


@pytest.fixture
async def app(store: Store) -> App:
    """A bot with two tables of the same people and deals under way, which shows no messages."""
    app = Gamenight(settings(), store).app
    for name in EXTENSIONS:
        await app.client.load_extension(name)
    app.tables = await opened(store, computer_seconds=60)
    second = await app.tables.open(1, 200, PEOPLE[0], "president_basic", {})
    for person in PEOPLE[1:]:
        await second.join(person)
    for table in app.tables.all():
        await table.deal(PEOPLE[0])
    return app


def drowsy(state: TableState, player: str) -> TableState:
    return seating.with_seat(state, replace(seat_of(state, player), asleep=True, missed=2))


def seat_of(state: TableState, player: str) -> Seated:
    seat = seating.seated(state, player)
    assert seat is not None
    return seat


async def asleep_on_turn(app: App) -> tuple[Table, str, str]:
    """Return the first table, its sleeping player on turn, and a control that makes a play."""
    table, _ = app.tables.all()
    player = table.now.due()[0]
    view = table.now.view(player)
    assert view is not None
    await used(app, player, "settings:0:v.0:", [])  # now the player's language is known
    told = {"pr": "before"}  # the player was told how to play
    await app.store.preferences.change(player, first_deal=-1, explained=told)
    await table.arrange(drowsy, player)
    return table, player, str(CustomId("play", 1, table.now.key, f"{view.plays[0].laid:x}"))


async def test_a_play_from_a_hand_wakes_its_player_in_one_transaction(app: App) -> None:
    table, player, play = await asleep_on_turn(app)
    with counted(app.store) as begun:
        await used(app, player, play, [])
    assert begun == ["write"]
    stored = await app.store.tables.get(1)
    assert stored == table.state
    assert not seat_of(table.state, player).asleep
    assert table.now.due()[0] != player


async def test_a_play_that_is_refused_wakes_as_well(app: App) -> None:
    table, player, play = await asleep_on_turn(app)
    with counted(app.store) as begun:
        await used(app, player, play.replace(f":{table.now.key}:", ":1.0:"), [])
    assert begun == ["write"]
    assert not seat_of(table.state, player).asleep
    assert table.now.due()[0] == player


@pytest.mark.parametrize("act", ["hint", "wait", "rules"])
async def test_any_other_act_wakes_the_player_at_all_tables(app: App, act: str) -> None:
    first, player, _ = await asleep_on_turn(app)
    _, second = app.tables.all()
    await second.arrange(drowsy, player)
    await used(app, player, str(CustomId(act, 1, first.now.key)), [])
    for table in (first, second):
        assert not seat_of(table.state, player).asleep
