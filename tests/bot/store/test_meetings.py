"""Meetings of people equal what their results give when they are counted one by one."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from sqlalchemy import Connection, update

from bot.domain.boards import Foe, Meeting, nemesis, victim
from bot.domain.state import Result
from bot.standing.tallies import Counted
from bot.store import Store
from bot.store.schema import result
from tests.bot.store.evenings import GAMES, PEOPLE, Evenings, in_order, partners
from tests.bot.store.material import GUILD

ANA, BEN, CHI, DEV, *_ = PEOPLE


def taken_back(connection: Connection, deal_id: int) -> None:
    """Mark a deal as voided, so that it no longer counts."""
    which = update(result).where(result.c.deal_id == deal_id)
    connection.execute(which.values(counted=Counted.VOIDED.value))


async def test_nemesis_and_victim_are_counted_over_all_ladders(store: Store) -> None:
    evenings = Evenings(store)
    for order in ((BEN, ANA, CHI), (BEN, CHI, ANA), (CHI, ANA), (ANA, "c1", CHI)):
        await evenings.end("bigtwo_basic", in_order(*order))
    await evenings.end("thirteen_denexa", in_order(CHI, ANA, BEN))
    await evenings.end("bigtwo_teams", partners((DEV, ANA), (BEN, "c1")))
    record = await store.rankings.record(GUILD, ANA, ANA)
    assert record.nemesis == Foe(CHI, 3)
    assert record.victim == Foe(BEN, 2)
    assert not record.bounded
    found = await store.rankings.meetings(GUILD, ANA, CHI)
    assert found == [
        Meeting(CHI, "bigtwo", 4, better=2, worse=2, last_at=evenings.now),
        Meeting(CHI, "thirteen", 1, better=0, worse=1, last_at=evenings.now),
    ]
    (partner,) = await store.rankings.meetings(GUILD, ANA, DEV)
    assert (partner.deals, partner.better, partner.worse) == (1, 0, 0)
    assert await store.rankings.meetings(GUILD, ANA, ANA) == []
    assert await store.rankings.meetings(GUILD + 1, ANA) == []


async def test_of_equal_people_the_first_by_id_is_the_nemesis(store: Store) -> None:
    evenings = Evenings(store)
    await evenings.end("bigtwo_basic", in_order(CHI, BEN, ANA))
    found = await store.rankings.meetings(GUILD, ANA)
    assert nemesis(found) == Foe(min(BEN, CHI), 1)
    assert victim(found) is None


async def test_only_the_newest_deals_are_looked_through(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.rankings.NEWEST", 3)
    evenings = Evenings(store)
    for order in ((BEN, ANA),) * 3 + ((CHI, ANA),) * 2:
        evenings.now += 60
        await evenings.end("bigtwo_basic", in_order(*order))
    record = await store.rankings.record(GUILD, ANA, BEN)
    assert record.nemesis == Foe(CHI, 2)
    assert record.bounded
    assert record.worse == 1
    (meeting,) = await store.rankings.meetings(GUILD, ANA, BEN)
    assert meeting.worse == 3, "rivals are compared over all deals"


async def test_a_deal_that_was_taken_back_is_no_meeting(store: Store) -> None:
    evenings = Evenings(store)
    await evenings.end("bigtwo_basic", in_order(BEN, ANA))
    gone = await evenings.end("bigtwo_basic", in_order(CHI, ANA))
    await store.write(taken_back, gone)
    (meeting,) = await store.rankings.meetings(GUILD, ANA)
    assert meeting.player == BEN


@pytest.mark.slow
@pytest.mark.parametrize("limit", [None, 7])
async def test_meetings_equal_a_plain_count(store: Store, limit: int | None) -> None:
    """Deals of all games, with computers, partners, and computers that played for people."""
    evenings = Evenings(store)
    ended: list[list[Result]] = []
    for number in range(40):
        evenings.now += 60
        preset = [*GAMES][number % len(GAMES)]
        ended.append(evenings.drawn(preset))
        await evenings.end(preset, ended[-1])
    for player in PEOPLE:
        mine = [one for results in ended if (one := _counted(results, player)) is not None]
        wanted: defaultdict[str, Counter[int]] = defaultdict(Counter)
        for one in mine[-limit:] if limit else mine:
            for other, outcome in one.items():
                wanted[other][outcome] += 1
        found: defaultdict[str, Counter[int]] = defaultdict(Counter)
        for meeting in await store.rankings.meetings(GUILD, player, limit=limit):
            even = meeting.deals - meeting.better - meeting.worse
            found[meeting.player] += Counter({1: meeting.better, -1: meeting.worse, 0: even})
        assert found == {who: +count for who, count in wanted.items()}


def _counted(results: list[Result], player: str) -> dict[str, int] | None:
    """Return by opponent whether the player came out better (1), equal (0) or worse (-1).

    None if the deal does not count for the player.
    """
    people = {one.player: one for one in results if one.player.isdigit()}
    mine = people.get(player)
    if mine is None or mine.substituted or len({one.side for one in people.values()}) < 2:
        return None
    own = mine.side_place or 0
    places = {who: one.side_place or 0 for who, one in people.items() if not one.substituted}
    return {who: (own < at) - (own > at) for who, at in places.items() if who != player}
