"""Time control of slow or sleeping people: clocks, spare time, and a computer as stand-in."""

from __future__ import annotations

from bot.domain import seating, time_control
from bot.domain.state import Stage
from bot.players import weakest
from bot.store import Store
from bot.tables.table import Table
from bot.tables.timers import time_is_up
from tests.bot.four_people import PEOPLE, dealt, later, move, restored, seat, until
from tests.bot.refusals import refusing


async def run_out(table: Table, player: str) -> None:
    """Play until it is the turn of `player`, and let that turn run out."""
    while table.now.due() != (player,):
        await move(table)
    await time_is_up(table, table.state.deadlines)


async def test_a_turn_lasts_its_time_and_then_the_spare_time_of_the_deal(store: Store) -> None:
    table = await dealt(store)
    assert table.state.deadlines.due_at == table.clock.now() + 120


async def test_the_reminder_comes_when_half_of_all_that_time_is_over(store: Store) -> None:
    table = await dealt(store)
    assert table.state.deadlines.remind_at == table.clock.now() + 60


async def test_spare_time_that_was_used_is_gone_for_the_deal(store: Store) -> None:
    table = await dealt(store)
    slow = table.now.due()[0]
    later(table, 85)
    seen = table.now.view(slow)
    assert seen is not None
    await table.act(slow, weakest(seen))
    assert seat(table, slow).bank == 35
    assert seating.seated(await restored(store, table), slow) == seat(table, slow)
    assert {seat(table, p).bank for p in PEOPLE if p != slow} == {60.0}


async def test_a_server_sets_its_own_time_control(store: Store) -> None:
    await store.servers.change_settings(1, turn_seconds=20, bank_seconds=0)
    table = await dealt(store)
    assert table.state.deadlines.due_at == table.clock.now() + 20


async def test_after_two_turns_without_a_sign_the_computer_plays_on(store: Store) -> None:
    table = await dealt(store)
    sleeper = PEOPLE[1]
    await run_out(table, sleeper)
    assert not seat(table, sleeper).asleep
    await run_out(table, sleeper)
    assert seat(table, sleeper).asleep
    assert seating.seated(await restored(store, table), sleeper) == seat(table, sleeper)
    while sleeper not in table.now.due():
        await move(table)
    await until(lambda: sleeper not in table.now.due())


async def test_one_turn_in_time_forgives_the_turn_that_was_missed(store: Store) -> None:
    table = await dealt(store)
    await run_out(table, PEOPLE[1])
    while table.now.due() != (PEOPLE[1],):
        await move(table)
    seen = table.now.view(PEOPLE[1])
    assert seen is not None
    await table.act(PEOPLE[1], weakest(seen))
    assert seat(table, PEOPLE[1]).missed == 0
    await run_out(table, PEOPLE[1])
    assert not seat(table, PEOPLE[1]).asleep


async def test_player_awake_again_plays_the_own_cards(store: Store) -> None:
    table = await dealt(store)
    for _ in range(2):
        await run_out(table, PEOPLE[1])
    await table.wake(PEOPLE[1])
    assert not seating.plays_itself(table.state, PEOPLE[1])
    assert PEOPLE[1] not in table.now.due() or PEOPLE[1] in table.now.waited_for()


async def test_others_may_wait_for_those_on_turn_but_not_for_ever(store: Store) -> None:
    table = await dealt(store)
    slow = table.now.due()[0]
    other, third = [p for p in PEOPLE if p != slow][:2]
    before = table.state.deadlines.due_at
    await table.wait(other)
    assert table.state.deadlines.due_at == before + 60
    assert (await restored(store, table)).deadlines == table.state.deadlines
    with refusing("Everyone's waiting for you"):
        await table.wait(slow)
    with refusing("not at this table"):
        await table.wait("99")
    await table.wait(other)
    with refusing("already gave this turn more time 2 times"):
        await table.wait(other)
    await table.wait(third)
    with refusing("plenty of time"):
        await table.wait(third)
    later(table, 0.5)
    with refusing("plenty of time"):
        await table.wait(third)
    later(table, 0.5)  # a whole second of time can be added again
    await table.wait(third)
    assert table.state.deadlines.due_at == table.clock.now() + 300


async def test_time_that_was_lost_to_discord_is_given_back(store: Store) -> None:
    table = await dealt(store)
    before = table.state.deadlines.due_at
    await table.excuse(17)
    assert table.state.deadlines.due_at == before + 17


async def test_automatic_pass_happens_when_nothing_can_be_played(store: Store) -> None:
    table = await dealt(store)
    for person in PEOPLE:
        await store.preferences.change(person, auto_pass=True)
    passed = False
    for _ in range(200):
        if table.state.stage is not Stage.DEAL or passed:
            break
        due = table.now.due()[0]
        seen = table.now.view(due)
        assert seen is not None
        if not seen.plays and seen.may_pass:
            key = table.now.key
            later(table, 5)  # the pause before an automatic pass
            await until(lambda key=key: table.now.key != key)  # type: ignore[misc]  # lambda type
            passed = True
        else:
            await table.act(due, weakest(seen))
    assert passed


async def slow_on_turn(store: Store, factor: int = 2) -> tuple[Table, str]:
    """Deal to four people, each with longer turns; return the table and the player on turn."""
    for person in PEOPLE:
        await store.preferences.change(person, turn_factor=factor)
    table = await dealt(store)
    return table, table.now.due()[0]


async def test_longer_turns_multiply_the_turn_the_spare_time_and_the_reminder(store: Store) -> None:
    table, _ = await slow_on_turn(store, 4)
    assert table.state.deadlines.due_at == table.clock.now() + 480
    assert table.state.deadlines.remind_at == table.clock.now() + 240


async def test_longer_turns_are_those_of_the_asking_person_alone(store: Store) -> None:
    await store.preferences.change(PEOPLE[1], turn_factor=2)
    table = await dealt(store)
    lengths: dict[str, float] = {}
    while len(lengths) < len(PEOPLE):
        lengths[table.now.due()[0]] = table.state.deadlines.due_at - table.clock.now()
        await move(table)
    assert lengths == {person: 240 if person == PEOPLE[1] else 120 for person in PEOPLE}


async def test_longer_turns_spend_the_spare_time_in_the_same_measure(store: Store) -> None:
    table, slow = await slow_on_turn(store)
    later(table, 150)  # 75 of the 60 seconds of a turn, in the table's time
    seen = table.now.view(slow)
    assert seen is not None
    await table.act(slow, weakest(seen))
    assert seat(table, slow).bank == 45


async def test_a_longer_turn_keeps_its_end_over_a_restart(store: Store) -> None:
    table, slow = await slow_on_turn(store)
    again = await restored(store, table)
    assert again.deadlines == table.state.deadlines
    assert seating.seated(again, slow) == seat(table, slow)
    assert time_control.factor(again, slow) == 2


async def test_a_wish_lengthens_the_turn_under_way_and_never_shortens_it(store: Store) -> None:
    table = await dealt(store)
    slow, ends = table.now.due()[0], table.state.deadlines
    await store.preferences.change(slow, turn_factor=2)
    await table.learn_wishes()
    assert table.state.deadlines.due_at == ends.due_at + 120
    assert table.state.deadlines.remind_at == ends.remind_at + 60
    await table.arrange(time_control.with_most_factor, table.state.host, 1)
    assert table.state.deadlines.due_at == ends.due_at + 120
    assert time_control.factor(table.state, slow) == 1


async def test_host_limits_longer_turns_and_no_other_player_does(store: Store) -> None:
    table, slow = await slow_on_turn(store, 4)
    with refusing("Only"):
        await table.arrange(time_control.with_most_factor, other_than_host(table), 2)
    await table.arrange(time_control.with_most_factor, table.state.host, 2)
    assert time_control.factor(table.state, slow) == 2
    assert (await restored(store, table)).most_factor == 2
    await move(table)
    assert table.state.deadlines.due_at == table.clock.now() + 240


def other_than_host(table: Table) -> str:
    return next(person for person in PEOPLE if person != table.state.host)


async def test_a_computer_that_plays_for_a_person_has_no_longer_turns(store: Store) -> None:
    table, slow = await slow_on_turn(store)
    for _ in range(2):
        await run_out(table, slow)
    assert seat(table, slow).asleep
    assert time_control.factor(table.state, slow) == 1
    await table.wake(slow)
    assert time_control.factor(table.state, slow) == 2
