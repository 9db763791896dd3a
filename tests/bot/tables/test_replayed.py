"""Replay of a finished deal in public views: each play and the end, without hands."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.domain.state import NewDeal
from bot.store import Store
from bot.tables.history import last_over, seen_after_plays, spread
from rules.events import Ended, Passed, Played
from tests.bot.four_people import PEOPLE, dealt, play_on
from tests.bot.store.material import lobby, new_deal

VOID = Ended((), (), void=True)


@pytest.fixture
async def deal(store: Store) -> NewDeal:
    """A deal that four people have played to its end."""
    table = await dealt(store)
    await play_on(table)
    found = await last_over(store, table.state.deal_id)
    assert found is not None
    return found[1]


@pytest.mark.slow
async def test_replay_has_a_view_after_each_play_and_one_of_the_end(deal: NewDeal) -> None:
    plays = [event for event in deal.events if isinstance(event, Played)]
    *seen, end = seen_after_plays(deal)
    assert [view.top for view in seen] == plays
    assert end.ended == deal.events[-1]
    assert all(view.ended is None for view in seen)


async def test_replay_has_the_turns_and_the_players_without_cards(deal: NewDeal) -> None:
    *seen, _ = seen_after_plays(deal)
    deeds = [event for event in deal.events if isinstance(event, Played | Passed)]
    following = {one: then.seat for one, then in pairwise(deeds) if isinstance(one, Played)}
    assert len(following) == len(seen) - 1
    for view in seen[:-1]:
        assert view.top is not None
        assert view.to_act == {following[view.top]}
        assert {seat for seat, left in enumerate(view.cards_left) if not left} == {*view.out}


async def test_nobodys_hand_is_in_it(deal: NewDeal) -> None:
    assert all(not view.hand and view.seat is None for view in seen_after_plays(deal))


@pytest.mark.slow
async def test_of_too_many_plays_those_are_left_out_that_the_next_one_shows(deal: NewDeal) -> None:
    seen = seen_after_plays(deal)
    tricks = [one for one, then in pairwise(seen) if _ends(one, then)]
    assert spread(seen, len(seen)) == [*range(len(seen))]
    few = [seen[at] for at in spread(seen, len(tricks))]
    assert few == [*tricks, seen[-1]]
    fewer = spread(seen, 5)
    assert len(fewer) == 6
    assert fewer[-1] == len(seen) - 1
    assert spread(seen, 0) == [len(seen) - 1]


def _ends(one: Any, then: Any) -> bool:
    """Whether view `one` shows the last play of its trick, given the next view `then`."""
    return bool(then.ended or then.trick[:-1] != one.trick)


async def test_the_last_deal_that_is_over_may_be_the_one_before(store: Store) -> None:
    state = await store.tables.add(lobby())
    for end in (Ended((0,), (0,)), VOID, Passed(0)):
        events = (*new_deal().events, end)
        state = await store.deals.begin(state, replace(new_deal(), events=events))
    for newest in (1, 2, 3):
        found = await last_over(store, newest)
        assert found is not None
        assert found[0] == 1


async def test_there_may_be_none(store: Store) -> None:
    state = await store.tables.add(lobby())
    assert await last_over(store, state.deal_id) is None
    for end in (VOID, Passed(0)):
        events = (*new_deal().events, end)
        state = await store.deals.begin(state, replace(new_deal(), events=events))
    assert await last_over(store, state.deal_id) is None


@pytest.mark.slow
async def test_the_next_deal_does_not_hide_it(store: Store) -> None:
    table = await dealt(store)
    await play_on(table)
    over = table.state.deal_id
    await table.deal(PEOPLE[0])
    assert table.state.deal_id != over
    found = await last_over(store, table.state.deal_id)
    assert found is not None
    assert found[0] == over
