"""Taking back the last move at a table, or the reason why it is too late."""

from __future__ import annotations

import pytest

from bot.domain import membership
from bot.domain.errors import Refusal
from bot.players import weakest
from bot.store import Store
from bot.tables.history import seen_after_plays
from bot.tables.table import MovedOn, Table
from bot.tables.takeback import SECOND_TAP, take_back
from bot.tables.timers import time_is_up
from rules.deal import Deal
from rules.events import Played, TakenBack
from rules.match.match import Player
from tests.bot.four_people import (
    PEOPLE,
    dealt,
    later,
    move,
    opened,
    play_computers,
    play_on,
    reopened,
    restored,
    seat,
)
from tests.bot.refusals import refusing

LATE = "Too late: someone has already acted"


async def undo(table: Table, player: Player, key: str | None = None) -> None:
    """Take back the last action, when a press counts as a wish."""
    later(table, SECOND_TAP)
    assert await take_back(table, player, key)


async def misclicked(store: Store) -> tuple[Table, Player, Deal]:
    """Return a table at which a player has just led, the player, and the deal before the play."""
    table = await dealt(store, computer_seconds=5)
    (player,), before = table.now.due(), table.stored.running()
    await move(table)
    return table, player, before


async def test_the_hand_is_whole_again_and_its_player_on_turn(store: Store) -> None:
    table, player, before = await misclicked(store)
    await undo(table, player, table.now.key)
    assert table.stored.running() == before
    assert table.now.due() == (player,)
    assert table.now.takeback_seat() == table.now.seat_of(player)


async def test_takeback_is_stored_as_one_more_event(store: Store) -> None:
    table, player, _ = await misclicked(store)
    seq, act = table.now.seq, table.now.last_act(table.now.seat_of(player))
    await undo(table, player)
    assert act is not None
    assert table.state.deal_id is not None
    events = (await store.deals.get(table.state.deal_id)).events
    assert len(events) == table.now.seq == seq + 1
    assert events[-1] == TakenBack(*act)


@pytest.mark.slow
async def test_deal_goes_on_after_a_takeback_and_counts_only_the_remaining_plays(
    store: Store,
) -> None:
    table, player, _ = await misclicked(store)
    await undo(table, player)
    await play_on(table)
    assert table.state.deal_id is not None
    deal = await store.deals.get(table.state.deal_id)
    played = sum(isinstance(event, Played) for event in deal.events)
    *plays, _ = seen_after_plays(deal)
    assert len(plays) == played - 1
    (told,) = await store.deals.of_match(table.state.id, 1)
    assert sum(isinstance(event, Played) for event in told.events) == played - 1


async def test_takeback_after_the_next_action_is_too_late(store: Store) -> None:
    table, player, _ = await misclicked(store)
    key = table.now.key
    await move(table)
    for asked in (key, table.now.key, None):
        with refusing(LATE):
            await undo(table, player, asked)


async def test_a_computer_is_as_quick_as_anybody(store: Store) -> None:
    (table,) = (await opened(store, people=1, computer_seconds=5)).all()
    await table.deal(PEOPLE[0])
    while table.now.due() != (PEOPLE[0],):
        await play_computers(table)
    while table.now.due() == (PEOPLE[0],):  # the winner of a trick is on turn again
        await move(table)
    assert table.now.last_act(table.now.seat_of(PEOPLE[0]))
    await play_computers(table)
    assert table.now.last_act(table.now.seat_of(PEOPLE[0])) is None


async def test_takeback_of_another_players_action_is_refused(store: Store) -> None:
    table, player, _ = await misclicked(store)
    for other in {*PEOPLE} - {player}:
        with refusing(LATE):
            await undo(table, other)


async def test_the_host_may_forbid_it_and_allow_it_again(store: Store) -> None:
    table, player, _ = await misclicked(store)
    host, guest = table.state.host, next(one for one in PEOPLE if one != table.state.host)
    with refusing("the host"):
        await table.arrange(membership.with_takebacks, guest, allowed=False)
    await table.arrange(membership.with_takebacks, host, allowed=False)
    assert not (await restored(store, table)).takes_back
    assert table.now.last_act(table.now.seat_of(player)) is None
    with refusing("No taking back at this table"):
        await undo(table, player)
    await table.arrange(membership.with_takebacks, host, allowed=True)
    await undo(table, player)
    assert table.now.due() == (player,)


async def test_takeback_is_possible_after_a_restart(store: Store) -> None:
    table, player, before = await misclicked(store)
    again = await reopened(store, table)
    await again.restore()
    await undo(again, player, table.now.key)
    assert again.stored.running() == before
    assert again.now.due() == (player,)
    third = await reopened(store, table)
    await third.restore()
    assert third.stored.running() == before
    assert third.now.due_since(player) == again.now.due_since(player) == again.now.seq


async def test_another_process_that_has_not_heard_of_the_play_may_take_it_back(
    store: Store,
) -> None:
    table = await dealt(store, computer_seconds=5)
    behind = await reopened(store, table)
    await behind.restore()
    (player,) = table.now.due()
    await move(table)
    await undo(behind, player, table.now.key)
    with pytest.raises(MovedOn):  # the play that `table` knows was taken back
        await move(table)
    assert table.now.due() == behind.now.due() == (player,)


async def test_buttons_shown_before_are_too_old_for_everybody(store: Store) -> None:
    table = await dealt(store, computer_seconds=5)
    (player,), first = table.now.due(), table.now.key
    seen = table.now.view(player)
    assert seen is not None
    await table.act(player, weakest(seen), first)
    (following,), second = table.now.due(), table.now.key
    answer = table.now.view(following)
    assert answer is not None
    await undo(table, player)
    with pytest.raises(MovedOn):
        await table.act(player, weakest(seen), first)
    with pytest.raises(MovedOn):
        await table.act(following, weakest(answer), second)
    await table.act(player, weakest(seen), table.now.key)
    with pytest.raises(MovedOn):
        await table.act(following, weakest(answer), second)
    await table.act(following, weakest(answer), table.now.key)


async def test_a_turn_is_taken_back_once(store: Store) -> None:
    table, player, _ = await misclicked(store)
    await undo(table, player)
    await move(table)
    with refusing(LATE):
        await undo(table, player)


async def test_the_clock_goes_on_from_where_it_was(store: Store) -> None:
    table = await dealt(store, computer_seconds=5)
    (player,), began = table.now.due(), table.clock.now()
    later(table, 20)
    await move(table)
    later(table, 10)
    await undo(table, player)
    assert table.state.deadlines.due_at == began + 120
    assert table.state.deadlines.remind_at == began + 60
    later(table, 45 - SECOND_TAP)  # 75 s used in all: 60 s of the turn, 15 s of spare time
    await move(table)
    assert seat(table, player).bank == 45


async def test_spare_time_that_was_used_stays_used(store: Store) -> None:
    table = await dealt(store, computer_seconds=5)
    (player,), began = table.now.due(), table.clock.now()
    later(table, 80)
    await move(table)
    await undo(table, player)
    assert table.state.deadlines.due_at == began + 120
    assert table.state.deadlines.remind_at == 0
    later(table, 10 - SECOND_TAP)
    await move(table)
    assert seat(table, player).bank == 30


async def test_takeback_after_the_time_of_the_turn_is_too_late(store: Store) -> None:
    table = await dealt(store, computer_seconds=5)
    (player,) = table.now.due()
    later(table, 110)
    await move(table)
    due_at = table.state.deadlines.due_at
    later(table, 10)
    with refusing(LATE):
        await undo(table, player)
    assert table.state.deadlines.due_at == due_at


async def test_action_of_the_clock_is_not_taken_back(store: Store) -> None:
    table, _, _ = await misclicked(store)
    (slow,) = table.now.due()
    await time_is_up(table, table.state.deadlines)
    with refusing(LATE):
        await undo(table, slow)


async def test_leaver_takes_nothing_back(store: Store) -> None:
    table, player, _ = await misclicked(store)
    await table.quit(player)
    seq = table.now.seq
    with pytest.raises(Refusal):
        await undo(table, player)
    assert table.now.seq == seq


async def test_between_two_deals_nothing_is_taken_back(store: Store) -> None:
    table = await dealt(store)
    await play_on(table)
    for player in PEOPLE:
        assert table.now.last_act(table.now.seat_of(player)) is None
        with refusing("No deal"):
            await undo(table, player)
