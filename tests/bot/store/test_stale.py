"""Two stores on one database: the second of two changes is refused and changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.domain.state import Deadlines, Stage, TableState
from bot.store import Stale, Store
from rules.events import Ended, Passed
from tests.bot.store.material import CHANNEL, in_full, lobby, new_deal
from tests.bot.store.test_deals import RESULTS, dealing, number

SEQ = len(new_deal().events)
Change = Callable[[Store, TableState], Awaitable[object]]

CHANGES: dict[str, Change] = {
    "save": lambda store, state: store.tables.save(replace(state, host="2")),
    "close_table": lambda store, state: store.tables.close(state),
    "reseat": lambda store, state: store.deals.reseat(state, number(state), ("1", "2", "3", "4")),
    "append_with": lambda store, state: store.deals.append_with(
        replace(state, host="3"), number(state), SEQ, [Passed(0)]
    ),
    "redeal": lambda store, state: store.deals.redeal(
        state, SEQ, [Ended((0,), (0,))], state, new_deal("seed 3")
    ),
    "begin_deal": lambda store, state: store.deals.begin(state, new_deal("seed 2")),
    "end_deal": lambda store, state: store.deals.end(
        state, number(state), SEQ, [Ended((0,), (0,))], RESULTS
    ),
}


@pytest.mark.sampled
@pytest.mark.parametrize("first", CHANGES)
@pytest.mark.parametrize("second", CHANGES)
async def test_a_table_changed_meanwhile_is_not_overwritten(
    store: Store, another: Store, first: str, second: str
) -> None:
    state = await dealing(store)
    await CHANGES[first](another, state)
    stored, events = await store.tables.get(state.id), await store.deals.events(number(state))
    assert stored
    deal = await store.deals.get(number(stored))
    with pytest.raises(Stale):
        await CHANGES[second](store, state)
    assert await another.tables.get(state.id) == stored
    assert await another.deals.events(number(state)) == events
    assert await another.deals.get(number(stored)) == deal
    assert await another.deals.events(number(stored) + 1) == []


@pytest.mark.parametrize("seq", [0, SEQ - 1, SEQ, SEQ + 2], ids=["first", "last", "taken", "gap"])
async def test_events_go_nowhere_but_after_the_last_one(
    store: Store, another: Store, seq: int
) -> None:
    state = await dealing(store)
    await another.deals.append(number(state), SEQ, [Passed(0)])
    with pytest.raises(Stale):
        await store.deals.append(number(state), seq, [Passed(1), Passed(2)], Deadlines(1, 2.0, 3.0))
    with pytest.raises(Stale):
        await store.deals.end(state, number(state), seq, [Passed(1)], RESULTS)
    assert await another.deals.events(number(state)) == [*new_deal().events, Passed(0)]
    assert await another.tables.get(state.id) == state


async def test_a_deal_ends_once(store: Store, another: Store) -> None:
    state = await dealing(store)
    after = await store.deals.end(state, number(state), SEQ, [Ended((0,), (0,))], RESULTS)
    with pytest.raises(Stale):
        await another.deals.end(after, number(state), SEQ + 1, [Ended((0,), (0,))], [])
    assert await another.tables.get(state.id) == after


async def test_a_channel_has_one_open_table(store: Store, another: Store) -> None:
    first = await store.tables.add(in_full())
    with pytest.raises(Stale):
        await another.tables.add(lobby())
    assert await store.tables.open() == [first]
    closed = await store.tables.save(replace(first, stage=Stage.CLOSED))
    second = await another.tables.add(lobby())
    with pytest.raises(Stale):
        await store.tables.save(replace(closed, stage=Stage.LOBBY))
    assert await store.tables.in_channel(CHANNEL) == second
    assert await store.tables.get(first.id) == closed


async def test_a_table_that_was_never_stored_cannot_be_saved(store: Store) -> None:
    with pytest.raises(Stale):
        await store.tables.save(replace(lobby(), id=7, version=1))
    assert await store.tables.open() == []


async def test_of_many_changes_at_once_one_is_made(store: Store, another: Store) -> None:
    state = await dealing(store)
    for seq in range(SEQ, SEQ + 10):
        asked = (
            each.deals.append(number(state), seq, [Passed(seat)], Deadlines(seq, 1.0, 1.0))
            for seat, each in enumerate((store, another) * 4)
        )
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] + ["Stale"] * 7
    made = await store.deals.events(number(state))
    assert len(made) == SEQ + 10
    saved = await asyncio.gather(
        *(
            each.tables.save(replace(state, host=str(n)))
            for n, each in enumerate((store, another) * 4)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, TableState) for answer in saved) == 1
    assert sum(isinstance(answer, Stale) for answer in saved) == 7


@pytest.mark.slow
async def test_an_end_and_an_append_at_once_do_not_lock_each_other_out(
    store: Store, another: Store
) -> None:
    for channel in range(10):
        table = await store.tables.add(lobby(channel_id=channel))
        state = await store.deals.begin(table, new_deal())
        answers = await asyncio.gather(
            store.deals.append(number(state), SEQ, [Passed(0)], Deadlines(1, 2.0, 3.0)),
            another.deals.end(state, number(state), SEQ, [Ended((0,), (0,))], RESULTS),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, Stale) for answer in answers) == 1, answers
        assert len(await store.deals.events(number(state))) == SEQ + 1


@pytest.mark.slow
async def test_a_reader_never_sees_half_a_change(store: Store, another: Store) -> None:
    one = await store.tables.add(in_full())
    states = (one, replace(one, seats=(), match=lobby().match, host="other"))
    done = asyncio.Event()

    async def write() -> None:
        for round_ in range(40):
            await store.tables.save(replace(states[round_ % 2], version=round_ + 1))
        done.set()

    writing = asyncio.create_task(write())
    while not done.is_set():
        seen = await another.tables.get(one.id)
        assert seen
        assert replace(seen, version=1) in states
    await writing
