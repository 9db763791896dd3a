"""While a player types cards, plays of the hand are offered, each under a name of its own."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.discord import limits
from bot.tables.table import Table
from bot.words.speech import Speech
from bot.words.typed import read_play
from cogs.hand.commands import complete, gifts_for, plays_for
from rules.view import SeatView
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import interaction

HOST = PEOPLE[0]


@pytest.fixture
async def seen(table: Table) -> SeatView:
    """The view of the leader of the first trick."""
    await table.deal(HOST)
    found = table.now.view(table.now.due()[0])
    assert found is not None
    return found


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_whatever_is_offered_reads_as_a_play_of_this_hand(
    table: Table, seen: SeatView, language: str
) -> None:
    speech = Speech(language)
    offered = plays_for(speech, "", seen, table.now.rules)
    assert 0 < len(offered) <= limits.OPTIONS
    assert len({choice.name for choice in offered}) == len(offered)
    legal = {play.laid for play in seen.plays}
    assert all(read_play(speech, choice.value, seen) in legal for choice in offered)


def test_typed_part_is_in_every_offered_play(table: Table, seen: SeatView) -> None:
    rank = plays_for(Speech(), "", seen, table.now.rules)[0].name[0]
    offered = plays_for(Speech(), rank, seen, table.now.rules)
    assert offered
    assert all(rank in choice.name for choice in offered)
    assert plays_for(Speech(), "xyzzy", seen, table.now.rules) == []


def test_nothing_is_offered_to_give_where_nothing_is_asked_for(seen: SeatView) -> None:
    assert seen.gift is None
    assert gifts_for(Speech(), seen) == []


async def test_person_without_a_seat_is_offered_no_plays(
    app: App, table: Table, seen: SeatView
) -> None:
    assert await complete(app, interaction(app, "99"), "") == []
    assert await complete(app, interaction(app, table.now.due()[0], channel_id=101), "") == []
    assert await complete(app, interaction(app, table.now.due()[0]), "")
