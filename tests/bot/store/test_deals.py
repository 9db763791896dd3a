"""Deals and their events: in order, complete, and together with the table or not at all."""

from __future__ import annotations

import asyncio
import traceback
from contextlib import suppress
from dataclasses import replace

import pytest
from sqlalchemy import insert

from bot.domain.boards import Scored
from bot.domain.state import Deadlines, Result, Stage, TableState
from bot.standing.leaderboards import RankedBy
from bot.standing.tallies import Scope
from bot.store import Stale, StorageError, Store, Unreadable
from bot.store.schema import event
from rules.catalogue import build
from rules.engine import replay
from rules.events import Ended, Event, Passed, PhaseBegan
from tests.bot.store.material import ANA, BEN, CHI, DEV, GUILD, PRESET, lobby, new_deal, rest_of

RESULTS = [
    Result(player, place, 4, 4 - place, title, Scored.POINTS, player == DEV)
    for player, place, title in (
        (ANA, 1, "President"),
        (BEN, 2, ""),
        (CHI, 3, ""),
        (DEV, 4, "Scum"),
    )
]


async def dealing(store: Store) -> TableState:
    return await store.deals.begin(await store.tables.add(lobby()), new_deal())


async def dealing_at(store: Store, channel_id: int) -> TableState:
    return await store.deals.begin(await store.tables.add(lobby(channel_id)), new_deal())


def number(state: TableState) -> int:
    assert state.deal_id is not None
    return state.deal_id


async def test_a_deal_comes_back_with_its_choices_seats_seed_and_events(
    store: Store, another: Store
) -> None:
    before = await store.tables.add(lobby())
    state = await store.deals.begin(replace(before, stage=Stage.DEAL), new_deal())
    assert (state.version, state.stage) == (2, Stage.DEAL)
    assert await another.tables.get(state.id) == state
    assert await another.deals.get(number(state)) == new_deal()
    assert await another.deals.events(number(state)) == list(new_deal().events)


async def test_whole_deal_replays_from_the_stored_events(store: Store, another: Store) -> None:
    state = await dealing(store)
    rest, seq = rest_of(), len(new_deal().events)
    for at in range(0, len(rest) - 3, 3):
        await store.deals.append(number(state), seq + at, rest[at : at + 3])
    stored = len(range(0, len(rest) - 3, 3)) * 3
    await store.deals.end(state, number(state), seq + stored, rest[stored:], RESULTS)
    deal = await another.deals.get(number(state))
    assert deal.events == (*new_deal().events, *rest)
    assert replay(build(deal.preset), deal.events) == replay(
        build(deal.preset), (*new_deal().events, *rest)
    )


async def test_an_append_can_move_the_clock_of_its_table(store: Store, another: Store) -> None:
    state = await dealing(store)
    other = await store.tables.add(lobby(channel_id=5))
    seq = len(new_deal().events)
    await store.deals.append(number(state), seq, [Passed(0)], Deadlines(seq + 1, 9.5, 8.5))
    assert await another.tables.get(state.id) == replace(
        state, deadlines=Deadlines(seq + 1, 9.5, 8.5)
    )
    await store.deals.append(number(state), seq + 1, [Passed(1)])
    assert await another.tables.get(state.id) == replace(
        state, deadlines=Deadlines(seq + 1, 9.5, 8.5)
    )
    assert await another.tables.get(other.id) == other


async def test_events_may_be_stored_with_all_of_the_table(store: Store, another: Store) -> None:
    state, seq = await dealing(store), len(new_deal().events)
    after = await store.deals.append_with(replace(state, host=BEN), number(state), seq, [Passed(0)])
    assert after == replace(state, host=BEN, version=3)
    assert await another.tables.get(state.id) == after
    assert await another.deals.events(number(state)) == [*new_deal().events, Passed(0)]


async def test_other_people_in_the_seats_of_a_deal_are_those_of_that_deal_alone(
    store: Store, another: Store
) -> None:
    other, state = await dealing(store), await dealing_at(store, 5)
    after = await store.deals.reseat(replace(state, host=BEN), number(state), (ANA, BEN, "55", DEV))
    assert after == replace(state, host=BEN, version=3)
    assert (await another.deals.get(number(state))).players == (ANA, BEN, "55", DEV)
    assert await another.deals.get(number(other)) == new_deal()
    again = await store.deals.reseat(replace(after, host=CHI), None, (ANA, BEN, CHI, DEV))
    assert await another.tables.get(state.id) == again == replace(after, host=CHI, version=4)
    assert (await another.deals.get(number(state))).players == (ANA, BEN, "55", DEV)


async def test_a_void_deal_and_the_next_are_stored_together(store: Store, another: Store) -> None:
    state, seq = await dealing(store), len(new_deal().events)
    end, next_deal = Ended((), (), void=True), new_deal("seed 2")
    again = replace(state, stage=Stage.DEAL, host=BEN)
    after = await store.deals.redeal(
        replace(state, stage=Stage.BETWEEN), seq, [end], again, next_deal
    )
    assert after == replace(again, deal_id=number(state) + 1, version=4)
    assert await another.tables.get(state.id) == after
    assert await another.deals.get(number(after)) == next_deal
    assert (await another.deals.events(number(state)))[-1] == end
    assert not (
        await another.rankings.leaderboard(Scope.of(GUILD, PRESET), RankedBy.DEALS)
    ).standings


async def test_the_deal_before_is_the_last_one_at_the_same_table(store: Store) -> None:
    here = await dealing(store)
    there = await dealing_at(store, 5)
    here = await store.deals.begin(here, new_deal("seed 2"))
    third = await store.deals.begin(here, new_deal("seed 3"))
    assert [number(there), number(here), number(third)] == [2, 3, 4]
    assert await store.deals.before(4) == 3
    assert await store.deals.before(3) == 1
    assert (
        await store.deals.before(2)
        is await store.deals.before(1)
        is await store.deals.before(99)
        is None
    )


async def test_the_end_stores_events_results_and_table_together(
    store: Store, another: Store
) -> None:
    state = await dealing(store)
    seq, end = len(new_deal().events), Ended((0, 1, 2, 3), (3, 2, 1, 0))
    after = await store.deals.end(
        replace(state, stage=Stage.BETWEEN), number(state), seq, [end], RESULTS
    )
    assert after == replace(state, stage=Stage.BETWEEN, version=3)
    assert await another.tables.get(state.id) == after
    assert (await another.deals.events(number(state)))[-1] == end
    board = await another.rankings.leaderboard(Scope.of(GUILD, PRESET), RankedBy.POINTS)
    assert [(line.player, line.tally.sum_points) for line in board.standings] == [
        (ANA, 3),
        (BEN, 2),
        (CHI, 1),
    ]
    assert await another.deals.substituted(number(state)) == {DEV}


@pytest.mark.parametrize(
    "wrong",
    [
        ([Ended((0,), (0,)), PhaseBegan("no")], RESULTS),  # type: ignore[arg-type]  # it is wrong
        ([Ended((0,), (0,))], [*RESULTS, RESULTS[0]]),
    ],
    ids=["an event that cannot be stored", "one player twice in the results"],
)
async def test_an_end_that_fails_anywhere_stores_nothing(
    store: Store, another: Store, wrong: tuple[list[Event], list[Result]]
) -> None:
    state = await dealing(store)
    seq = len(new_deal().events)
    events, results = wrong
    with pytest.raises((ValueError, Stale)):
        await store.deals.end(replace(state, stage=Stage.OVER), number(state), seq, events, results)
    assert await another.tables.get(state.id) == state
    assert await another.deals.events(number(state)) == list(new_deal().events)
    assert not (
        await another.rankings.leaderboard(Scope.of(GUILD, PRESET), RankedBy.DEALS)
    ).standings
    await store.deals.end(state, number(state), seq, [Ended((0,), (0,))], RESULTS)


async def test_an_append_that_fails_half_way_stores_nothing(store: Store, another: Store) -> None:
    state = await dealing(store)
    seq = len(new_deal().events)
    with pytest.raises(ValueError):
        await store.deals.append(
            number(state),
            seq,
            [Passed(0), PhaseBegan("no")],  # type: ignore[arg-type]  # it is wrong
            Deadlines(1, 2.0, 3.0),
        )
    assert await another.deals.events(number(state)) == list(new_deal().events)
    assert await another.tables.get(state.id) == state
    await store.deals.append(number(state), seq, [Passed(0)])


async def test_events_of_an_unknown_deal_are_an_error_and_no_conflict(
    store: Store,
) -> None:
    with pytest.raises(StorageError, match=r"(?i)foreign key"):
        await store.deals.append(99, 0, [Passed(0)])
    with pytest.raises(LookupError, match="deal 99"):
        await store.deals.get(99)
    assert await store.deals.events(99) == []


async def test_events_of_a_later_version_are_unreadable_and_not_quoted(store: Store) -> None:
    state = await dealing(store)
    later = {"deal_id": number(state), "seq": 99, "body": "a secret hand"}
    await store.write(lambda connection: connection.execute(insert(event), later))
    with pytest.raises(Unreadable) as refused:
        await store.deals.get(number(state))
    assert "hand" not in "".join(traceback.format_exception(refused.value))


async def test_deals_read_together_are_those_read_alone(store: Store) -> None:
    first, second, other = [await dealing_at(store, channel) for channel in (1, 2, 3)]
    await store.deals.append(number(second), len(new_deal().events), [Passed(0)])
    found = await store.deals.get_all([number(second), number(first), 99])
    assert found == {
        number(first): await store.deals.get(number(first)),
        number(second): await store.deals.get(number(second)),
    }
    assert number(other) not in found
    assert await store.deals.get_all([]) == {}


async def test_one_that_cannot_be_read_makes_all_read_with_it_unreadable(store: Store) -> None:
    first, spoilt = [await dealing_at(store, channel) for channel in (1, 2)]
    later = {"deal_id": number(spoilt), "seq": 99, "body": "a secret hand"}
    await store.write(lambda connection: connection.execute(insert(event), later))
    with pytest.raises(Unreadable) as refused:
        await store.deals.get_all([number(first), number(spoilt)])
    assert "hand" not in "".join(traceback.format_exception(refused.value))


@pytest.mark.slow
async def test_a_change_broken_off_leaves_a_store_that_works(store: Store, another: Store) -> None:
    state = await dealing(store)
    deal_id, seq = number(state), len(new_deal().events)

    async def stored() -> int:
        return len(await another.deals.events(deal_id))

    for pause in range(30):
        task = asyncio.create_task(store.deals.append(deal_id, seq, [Passed(0), Passed(1)]))
        await asyncio.sleep(pause / 10_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.facts.remember("after", "the one broken off")
        assert await stored() in (seq, seq + 2)
        seq = await stored()
    with suppress(Stale):  # on PostgreSQL the cancelled append may have run until now
        await store.deals.append(deal_id, seq, [Passed(2)])
    seq = await stored()
    await store.deals.append(deal_id, seq, [Passed(2)])
    assert await stored() == seq + 1
