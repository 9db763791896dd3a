"""Practice alone: requests for it, and a private table that no other person sees."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import App
from bot.discord import limits
from bot.domain.computers import Level
from bot.domain.drafts import FIRST
from bot.domain.preferences import Sent
from bot.domain.state import NO_SERVER, Delivery, Draft, Stage
from bot.tables.table import Table
from cogs.core.custom_ids import CustomId, UnknownControl
from cogs.core.people import language_at, link_to_channel
from cogs.hand.hands import by_dm
from cogs.rules.references import (
    GO_ON,
    LONGEST,
    MOST,
    PracticeRequest,
    read_request,
    reference_of,
    usual_rules,
)
from cogs.server.tables import tables_here
from rules.catalogue.presets import PRESETS
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import GUILD, click, interaction, said, use
from tests.english import english

DIRECT = 4711  # the channel of a person's direct messages
IN_DIRECT: dict[str, Any] = {"guild_id": None, "channel_id": DIRECT}


async def pressed(app: App, arg: str = "", table: int = 0, player: str = "99") -> str:
    """Return the answer to this person's press of Practice alone in direct messages."""
    asked = interaction(app, player, f"practise:{table}:v.0:{arg}", **IN_DIRECT)
    return said(await use(app, asked))


def private(app: App, player: str = "99") -> Table:
    found = app.tables.private_of(player)
    assert found is not None
    return found


async def test_practice_begins_at_once_against_three_computers(app: App) -> None:
    await pressed(app)
    table = private(app)
    assert table.state.stage is Stage.DEAL
    assert [seat.player for seat in table.state.seats] == ["99", "c1", "c2", "c3"]
    assert (table.state.guild_id, table.state.channel_id) == (NO_SERVER, DIRECT)
    assert table.state.preset == FIRST


@pytest.mark.parametrize("preset", ["doudizhu_denexa", "lectio", "president_double_deck"])
@pytest.mark.parametrize("computers", [1, 3, 11])
async def test_as_many_computers_come_as_the_game_has_room_for(
    app: App, preset: str, computers: int
) -> None:
    await pressed(
        app, str(PracticeRequest(level=Level.EASY, computers=computers, rules=f"p.{preset}"))
    )
    table = private(app)
    assert table.state.stage is Stage.DEAL
    seats = table.now.rules.seats
    assert len(table.now.players) == min(max(computers + 1, seats.start), seats.stop - 1)


async def test_request_of_a_button_is_read_as_written(app: App) -> None:
    for one in (
        PracticeRequest(),
        PracticeRequest(True, Level.STRONG, 11, "p.lectio"),
        PracticeRequest(rules="o.Friday. 2"),
    ):
        assert read_request(str(one)) == one
    assert read_request("") == PracticeRequest()
    assert read_request(GO_ON) is None
    for longest in (reference_of(max(PRESETS, key=len)), "c." + "X" * (LONGEST - 2)):
        assert len(longest) <= LONGEST
        written = str(PracticeRequest(True, Level.NORMAL, MOST, longest))
        assert len(str(CustomId("practise", 10**9, arg=written))) <= limits.CUSTOM_ID


@pytest.mark.parametrize(
    "written", ["x", "new", "new.normal", "new.best.3.", "new.easy.12.", "anew.easy.3.x"]
)
def test_invalid_request_is_an_unknown_control(written: str) -> None:
    with pytest.raises(UnknownControl):
        read_request(written)


async def test_practice_table_is_the_only_one_of_its_person(app: App) -> None:
    await pressed(app)
    first = private(app)
    told = await pressed(app)
    assert english("practice-there", game="President") in told
    assert private(app) is first
    assert "I don't know a game called" in await pressed(app, str(PracticeRequest(rules="o.Gone")))
    anew = str(PracticeRequest(anew=True, rules="p.bigtwo_basic"))
    await pressed(app, str(PracticeRequest(anew=True, rules="o.Gone")), first.state.id)
    assert private(app) is first, "where nothing can begin, nothing ends"
    await pressed(app, anew, first.state.id)
    assert first.state.stage is Stage.CLOSED
    second = private(app)
    assert second.state.preset == "bigtwo_basic"
    told = await pressed(app, anew, first.state.id)
    assert english("practice-there", game="Big Two") in told
    assert private(app) is second, "pressed once more it ends no later one"


async def test_go_on_without_a_table_begins_a_new_practice(
    app: App,
) -> None:
    await pressed(app, GO_ON)
    assert private(app).state.stage is Stage.DEAL


@pytest.mark.slow
async def test_last_practiced_game_is_usual_in_direct_messages(app: App, table: Table) -> None:
    await table.deal(PEOPLE[0])  # a game of other people elsewhere does not count

    async def usual() -> Draft:
        return await usual_rules(app, interaction(app, "99", **IN_DIRECT))

    assert await usual() == Draft(FIRST)
    await pressed(app, str(PracticeRequest(rules="p.thirteen_denexa")))
    assert await usual() == Draft("thirteen_denexa")


@pytest.mark.slow
async def test_a_server_knows_nothing_of_it(app: App) -> None:
    await app.store.servers.change_settings(GUILD, families=("bt",), most_tables=1)
    await pressed(app)
    assert private(app) not in [*tables_here(app, GUILD), *tables_here(app, None)]
    number, key = private(app).state.id, private(app).now.stage_key
    told = await click(app, "98", f"company:{number}:{key}:")
    assert "menu" not in told
    assert "### Players" not in told


async def test_its_hand_comes_by_direct_message_whatever_is_wished_elsewhere(
    app: App,
) -> None:
    await app.store.preferences.change("99", sent=Sent.CHANNEL, language="de")
    await pressed(app)
    table = private(app)
    assert by_dm(table, "99", Sent.CHANNEL)
    await table.deliver("99", Delivery.CHANNEL)  # as older versions stored it
    assert by_dm(table, "99", Sent.CHANNEL)
    assert await language_at(app, table) == "de"
    assert link_to_channel(table.now) == f"https://discord.com/channels/@me/{DIRECT}"


async def test_practice_outlasts_a_lost_server(app: App) -> None:
    app.client._named.add(0)
    assert app.client.has_lost(GUILD)
    assert not app.client.has_lost(NO_SERVER)
