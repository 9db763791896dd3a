"""Deals of version 1.0.0 have their host after the update, and their people void them together."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.clock import Clock
from bot.domain.computers import people
from bot.domain.errors import Refusal
from bot.domain.moderation import Role
from bot.domain.state import Stage
from bot.store import Store
from bot.store.schema import deal, game_table, result
from bot.tables.registry import Tables
from tests.bot.four_people import OPEN, Listener, play_on, settings
from tests.data.previous import LAST, VERSIONS, copied

ABOUT = "a deal"


async def opened(folder: Path, version: str) -> Store:
    """Open a database of this version as a bot does, at the moment after its last deal."""
    store = await Store.open(copied(version, folder))
    await store.upkeep.count_past()
    newest = await store.read(
        lambda one: one.execute(select(deal.c.ended_at).order_by(deal.c.ended_at.desc())).all()
    )
    now = max(row[0] for row in newest if row[0]) + 60.0
    store.proposals._clock = store.deals._clock = Clock(lambda: now)
    return store


async def voided_by_vote(store: Store, deal_id: int, host: str) -> bool:
    """Let the host propose to void a deal, and the others agree until that is decided."""
    case = await store.proposals.propose(deal_id, host, False, "a card was seen", ABOUT)
    assert case.proposal is not None
    assert case.proposal.role is Role.HOST
    for other in people(case.judged.others(host))[: case.votes_needed]:
        assert not case.is_void
        case = await store.proposals.agree(case.proposal.id, other, ABOUT)
    return case.is_void


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
async def test_a_finished_deal_of_before_is_voided_by_a_proposal_of_its_host(
    tmp_path: Path, version: str
) -> None:
    store = await opened(tmp_path, version)
    columns = select(deal.c.id, deal.c.host, game_table.c.host).join(
        game_table, game_table.c.id == deal.c.table_id
    )
    ended = select(result.c.deal_id).where(result.c.ladder != "", result.c.guild_id != 0)
    rows = await store.read(lambda one: one.execute(columns.where(deal.c.id.in_(ended))).all())
    assert len(rows) > 5
    for deal_id, host, of_table in rows:
        assert host == of_table
        case = await store.proposals.case(deal_id)
        assert case is not None
        if len(case.judged.others(host)) > 0:
            assert await voided_by_vote(store, deal_id, host)
    await store.voids.settle_all()
    await store.close()


@pytest.mark.slow
async def test_an_open_deal_of_before_ends_after_the_update_and_its_host_proposes(
    tmp_path: Path,
) -> None:
    store = await opened(tmp_path, LAST)
    tables = Tables(store, Listener(), settings(900.0), store.deals._clock)
    OPEN.append(tables)
    await tables.start()
    table = next(
        one
        for one in tables.all()
        if one.state.stage is Stage.DEAL and len(people(one.now.players)) > 2
    )
    deal_id, host = table.state.deal_id, table.state.host
    assert deal_id is not None
    await play_on(table)
    assert await voided_by_vote(store, deal_id, host)
    await OPEN.pop().close()
    await store.close()


@pytest.mark.slow
async def test_the_host_of_a_deal_before_the_table_was_handed_over_has_the_say(
    tmp_path: Path,
) -> None:
    """The table went from its first host to a second one, and was then taken over by a third."""
    address, file = copied(LAST, tmp_path), tmp_path / "gamenight.db"
    with closing(sqlite3.connect(file)) as connection:
        channel, guild, first, at, deal_id = connection.execute(
            "SELECT channel_id, guild_id, game_table.host, ended_at, deal.id FROM deal "
            "JOIN game_table ON game_table.id = table_id WHERE ended_at IS NOT NULL LIMIT 1"
        ).fetchone()
        for done, by, whom, later in (
            ("handed-over", first, "22", 1),
            ("took-over", "33", "22", 2),
        ):
            connection.execute(
                "INSERT INTO server_log (guild_id, done, by, whom, about, channel_id, at) "
                "VALUES (?, ?, ?, ?, '', ?, ?)",
                (guild, done, by, whom, channel, at + later),
            )
        connection.execute("UPDATE game_table SET host = '33' WHERE channel_id = ?", (channel,))
        connection.commit()
    assert address
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await store.upkeep.count_past()
    store.proposals._clock = Clock(lambda: at + 60)
    with pytest.raises(Refusal, match="void-only-host"):
        await store.proposals.propose(deal_id, "33", False, "a card was seen", ABOUT)
    assert await voided_by_vote(store, deal_id, first)
    await store.close()
