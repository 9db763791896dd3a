"""In the first deal of somebody's life the hand says in three lines how to play, then no more."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from bot.app import App
from bot.domain.preferences import Preferences
from bot.store import Store
from bot.store.schema import preference, result
from bot.tables.table import Table
from cogs.core.people import Reader
from cogs.hand.hands import met
from cogs.hand.message import hand_message
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import said_in
from tests.data.stored import copied

FIRST, *OTHERS = PEOPLE
TOLD = "👋 **President"


async def hand(app: App, table: Table, preferences: Preferences) -> str:
    view, _ = await hand_message(app, table.now, FIRST, preferences)
    return said_in(view)


@pytest.mark.parametrize("pictures", [True, False])
async def test_only_a_first_hand_says_how_to_play(app: App, table: Table, pictures: bool) -> None:
    await table.deal(FIRST)
    deal = table.state.deal_id
    assert deal is not None
    for known, told in ((0, True), (deal, True), (deal + 1, False), (-1, False)):
        preferences = Preferences(pictures=pictures, first_deal=known)
        assert (TOLD in await hand(app, table, preferences)) is told
    lines = (await hand(app, table, Preferences(pictures=pictures))).partition(TOLD)[2]
    assert "High to low" in lines
    assert len(lines.splitlines()) == (2 if pictures else 3)  # below a picture there is less room


async def test_on_turn_it_is_left_out_where_a_phone_would_not_show_all_of_it_beside_the_plays(
    app: App, table: Table
) -> None:
    await table.deal(FIRST)
    (on_turn,) = table.due()
    waits = next(one for one in PEOPLE if one != on_turn)
    for player, lines, told in (
        (on_turn, 1, True),
        (on_turn, 20, False),
        (waits, 1, True),
        (waits, 20, False),
    ):
        note = "\n".join(["Much is to be told."] * lines)
        view, _ = await hand_message(app, table.now, player, Preferences(), note)
        assert (TOLD in said_in(view)) is told


async def test_the_deal_of_a_first_hand_is_noted_once(app: App, table: Table) -> None:
    lobby = await met(app, Reader(FIRST, Preferences(), "en"), table.now)
    assert not lobby.preferences.first_deal
    await table.deal(FIRST)
    reader = await met(app, lobby, table.now)
    assert reader.preferences.first_deal == table.state.deal_id
    assert await app.store.preferences.of(FIRST) == reader.preferences
    before = Reader(FIRST, Preferences(first_deal=-1), "en")
    assert await met(app, before, table.now) is before


async def test_who_had_finished_a_deal_before_there_were_such_lines_is_told_nothing(
    tmp_path: Path,
) -> None:
    def read(connection: Connection) -> tuple[dict[str, int], set[str]]:
        noted = connection.execute(select(preference.c.player, preference.c.first_deal))
        played = connection.execute(select(result.c.player).distinct()).scalars()
        return {player: deal for player, deal in noted}, set(played)

    store = await Store.open(copied(tmp_path))
    noted, played = await store.read(read)
    await store.close()
    assert noted.keys() & played
    assert {player for player, deal in noted.items() if deal == -1} == noted.keys() & played
