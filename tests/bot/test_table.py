"""A table on a real SQLite file: decide, store, then tell."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.players import weakest
from bot.settings import Settings
from bot.state import Delivery, Stage, TableState
from bot.store import Store
from bot.table import MovedOn, Table
from bot.tables import Tables
from bot.words import Refusal
from rules.actions import Give, IllegalAction, Pass, Play
from rules.cards import text
from rules.events import Dealt

PEOPLE = ("11", "22", "33", "44")


class Listener:
    """Notes what it is told, as the herald is."""

    def __init__(self) -> None:
        self.changes = 0
        self.reminders = 0

    def changed(self, table: Table) -> None:
        self.changes += 1

    def remind(self, table: Table) -> None:
        self.reminders += 1


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'gamenight.db'}")
    yield opened
    while OPEN:
        await OPEN.pop().close()
    await opened.close()


def settings(turn_seconds: float = 60.0) -> Settings:
    return Settings(
        turn_seconds=max(1.0, turn_seconds), computer_seconds=0, table_edit_seconds=0
    ).model_copy(update={"turn_seconds": turn_seconds})


OPEN: list[Tables] = []  # closed at the end of each test, before its store


async def opened(store: Store, people: int = 4, turn_seconds: float = 60.0) -> Tables:
    tables = Tables(store, Listener(), settings(turn_seconds))
    OPEN.append(tables)
    table = await tables.open(1, 100, PEOPLE[0], "president_comp303", {"match_target": "4"})
    for person in PEOPLE[1:people]:
        await table.join(person)
    for _ in range(4 - people):
        await table.add_computer(PEOPLE[0])
    return tables


async def play_on(table: Table, until: Stage = Stage.BETWEEN) -> None:
    """Everybody on turn makes the weakest play until the deal is over."""
    for _ in range(1000):
        if table.state.stage is not Stage.DEAL:
            return
        player = table.due()[0]
        seen = table.view(player)
        assert seen is not None
        await table.act(player, weakest(seen), table.key)


async def test_a_match_is_played_to_its_end_and_restored_exactly(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    deals = 0
    while table.state.stage is not Stage.OVER:
        await table.deal(PEOPLE[0])
        await play_on(table)
        deals += 1
    assert deals >= 2
    assert max(table.state.match.scores.values()) >= 4
    again = Table(await restored(store, table), store, Listener(), settings())
    await again.restore()
    assert again.state == table.state
    assert again.view(None) == table.view(None)


async def restored(store: Store, table: Table) -> TableState:
    kept = await store.table(table.state.id)
    assert kept is not None
    return kept


async def test_a_table_restored_in_mid_trick_shows_every_seat_the_same(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    for _ in range(7):
        seen = table.view(table.due()[0])
        assert seen is not None
        await table.act(table.due()[0], weakest(seen), table.key)
    again = Table(await restored(store, table), store, Listener(), settings())
    await again.restore()
    assert [again.view(p) for p in PEOPLE] == [table.view(p) for p in PEOPLE]
    assert (again.key, again.due()) == (table.key, table.due())
    assert again.due_since(again.due()[0]) == table.due_since(table.due()[0])


async def test_an_old_key_changes_nothing_and_says_that_the_table_moved_on(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    first, old = table.due()[0], table.key
    seen = table.view(first)
    assert seen is not None
    await table.act(first, weakest(seen), old)
    after = table.key
    with pytest.raises(MovedOn):
        await table.act(first, weakest(seen), old)
    with pytest.raises(MovedOn):
        await table.act(table.due()[0], weakest(seen), old)
    with pytest.raises(MovedOn):
        await table.act(table.due()[0], weakest(seen), "999.0")
    assert table.key == after


async def test_two_clicks_at_the_same_moment_make_one_play(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    player, key = table.due()[0], table.key
    seen = table.view(player)
    assert seen is not None
    clicks = [table.act(player, weakest(seen), key) for _ in range(5)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, MovedOn) for result in results) == 4


async def test_in_the_exchange_two_givers_do_not_make_each_other_late(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    await play_on(table)
    await table.deal(PEOPLE[0])
    givers, key = table.due(), table.key
    assert len(givers) == 2
    for giver in givers:
        seen = table.view(giver)
        assert seen is not None
        assert isinstance(weakest(seen), Give)
        await table.act(giver, weakest(seen), key)


async def test_a_click_by_someone_else_is_refused_with_the_reason(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    other = next(person for person in PEOPLE if person not in table.due())
    with pytest.raises(IllegalAction, match="not your turn"):
        await table.act(other, Pass())
    with pytest.raises(Refusal, match="do not sit"):
        await table.act("99", Pass())


async def test_what_a_second_process_stored_first_is_never_overwritten(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    twin = Table(await restored(store, table), store, Listener(), settings())
    await twin.restore()
    player = table.due()[0]
    seen = table.view(player)
    assert seen is not None
    await twin.act(player, weakest(seen), twin.key)
    with pytest.raises(MovedOn):
        await table.act(player, weakest(seen), table.key)
    assert table.key == twin.key  # it has looked again
    assert table.view(player) == twin.view(player)


async def test_computers_fill_the_seats_and_play_by_themselves(store: Store) -> None:
    tables = await opened(store, people=1)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    for _ in range(600):
        if table.state.stage is not Stage.DEAL:
            break
        if table.due() == (PEOPLE[0],):
            seen = table.view(PEOPLE[0])
            assert seen is not None
            await table.act(PEOPLE[0], weakest(seen))
        await asyncio.sleep(0.005)
    assert table.state.stage is Stage.BETWEEN


async def test_the_clock_reminds_at_half_time_then_passes_or_leads_the_lowest(
    store: Store,
) -> None:
    tables = await opened(store, turn_seconds=0.4)
    (table,) = tables.all()
    listener = tables.audience
    assert isinstance(listener, Listener)
    await table.deal(PEOPLE[0])
    leader = table.due()[0]
    seen = table.view(leader)
    assert seen is not None
    await asyncio.sleep(0.3)
    assert listener.reminders == 1
    assert table.due() == (leader,)
    await asyncio.sleep(0.25)
    shown = table.view(None)
    assert shown is not None
    assert shown.trick[0].seat == seen.seat
    assert shown.trick[0].cards == seen.hand[0], text(shown.trick[0].cards)
    await asyncio.sleep(0.5)
    shown = table.view(None)
    assert shown is not None
    assert shown.closed  # the next one's time ran out too: a pass


async def test_downtime_is_added_to_the_deadline(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    due = table.state.clock.due_at
    await OPEN.pop().close()
    await store.remember("alive_at", repr(time.time() - 40))
    later = Tables(store, Listener(), settings())
    OPEN.append(later)
    await later.start()
    (again,) = later.all()
    assert 39 < again.state.clock.due_at - due < 45


async def test_people_join_between_deals_at_the_bottom_and_leave_without_their_score(
    store: Store,
) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    with pytest.raises(Refusal, match="when it is over"):
        await table.join("55")
    await play_on(table)
    before = table.state.match
    leaver = before.standing[1]
    await table.join("55")
    await table.leave(leaver)
    await table.deal(PEOPLE[0] if leaver != PEOPLE[0] else PEOPLE[1])
    standing = table.state.match.standing
    assert standing == (*(p for p in before.standing if p != leaver), "55")
    assert table.state.match.scores[leaver] == before.scores[leaver]
    assert leaver not in table.players


async def test_the_host_passes_on_and_an_empty_table_closes(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.leave(PEOPLE[0])
    assert table.state.host == PEOPLE[1]
    for person in PEOPLE[1:]:
        await table.leave(person)
    assert table.state.stage is Stage.CLOSED
    assert not tables.all()
    await tables.open(1, 100, "77", "president_basic", {})  # the channel is free again


async def test_one_game_in_a_channel_and_several_tables_for_one_person(store: Store) -> None:
    tables = await opened(store)
    with pytest.raises(Refusal, match="table in this channel already"):
        await tables.open(1, 100, "77", "president_basic", {})
    await tables.open(1, 200, PEOPLE[1], "president_basic", {})
    assert len(tables.of(PEOPLE[1])) == 2


async def test_a_match_does_not_start_with_too_few_or_by_a_guest(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    with pytest.raises(Refusal, match="host"):
        await table.deal(PEOPLE[1])
    await table.leave(PEOPLE[3])
    with pytest.raises(Refusal, match="needs 4 to 7 players; you are 3"):
        await table.deal(PEOPLE[0])
    with pytest.raises(Refusal, match="do not sit"):
        await table.deal("99")
    assert table.state.stage is Stage.LOBBY


async def test_rules_that_clash_are_refused_with_all_reasons(store: Store) -> None:
    tables = Tables(store, Listener(), settings())
    OPEN.append(tables)
    changed = {"jokers": "3", "match_end": "points", "score_model": "none"}
    with pytest.raises(Refusal, match="two packs") as refused:
        await tables.open(1, 100, "11", "president_basic", changed)
    assert "points to be kept" in str(refused.value)
    assert await store.open_tables() == []


async def test_no_table_object_prints_a_hand_or_the_seed(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    deal = await store.deal(table.state.deal_id or 0)
    shown = f"{table!r} {table.state!r} {deal!r} {deal.events!r}"
    assert deal.seed not in shown
    assert table.seed == ""
    assert table.proof
    for hand in next(event.hands for event in deal.events if isinstance(event, Dealt)):
        assert str(hand) not in shown
        assert text(hand) not in shown


async def test_delivery_is_kept_for_the_next_start(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deliver(PEOPLE[2], Delivery.CHANNEL)
    kept = await restored(store, table)
    assert [seat.delivery for seat in kept.seats] == ["dm", "dm", "channel", "dm"]


async def test_a_random_night_never_leaves_the_table_without_someone_to_act(store: Store) -> None:
    chance = Random(7)
    tables = await opened(store)
    (table,) = tables.all()
    for _ in range(3):
        await table.deal(PEOPLE[0])
        while table.state.stage is Stage.DEAL:
            player = chance.choice(table.due())
            seen = table.view(player)
            assert seen is not None
            action = weakest(seen)
            if seen.plays and chance.random() < 0.6:
                action = Play(chance.choice(seen.plays).cards)
            await table.act(player, action, table.key)
        if table.state.stage is Stage.OVER:
            break
    assert table.state.match.deals >= 1
