"""Seats of a table: joining, leaving, hosts, and rules that contradict each other."""

from dataclasses import replace

import pytest

from bot.domain import seating
from bot.domain.computers import Level
from bot.domain.state import Delivery, Seated, Stage, TableState
from bot.store import Store
from bot.tables.registry import Tables
from bot.words import why
from bot.words.speech import Speech
from tests.bot.four_people import OPEN, PEOPLE, Listener, opened, play_on, restored, settings
from tests.bot.refusals import refusing


@pytest.mark.slow
async def test_people_join_between_deals_at_the_bottom_and_leave_without_their_score(
    store: Store,
) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    await play_on(table)
    before = table.state.match
    leaver = before.standing[1]
    await table.join("55")
    await table.leave(leaver)
    await table.deal(PEOPLE[0] if leaver != PEOPLE[0] else PEOPLE[1])
    standing = table.state.match.standing
    assert standing == (*(p for p in before.standing if p != leaver), "55")
    assert table.state.match.scores[leaver] == before.scores[leaver]
    assert leaver not in table.now.players


@pytest.mark.slow
async def test_newcomer_in_mid_deal_plays_from_the_next_deal_on(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    dealt = table.now.players
    await table.join("55")
    assert table.now.players == dealt
    assert "55" in [seat.player for seat in (await restored(store, table)).seats]
    with refusing("already"):
        await table.join("55")
    await play_on(table)
    before = table.state.match.standing
    await table.deal(PEOPLE[0])
    assert table.state.match.standing == (*before, "55")
    assert "55" in table.now.players


async def test_newcomer_leaving_before_the_next_deal_leaves_no_trace(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    await table.join("55")
    await table.leave("55")
    assert "55" not in [seat.player for seat in table.state.seats]


async def test_the_host_passes_on_and_an_empty_table_closes(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.leave(PEOPLE[0])
    assert table.state.host == PEOPLE[1]
    for person in PEOPLE[1:]:
        await table.leave(person)
    assert table.state.stage is Stage.CLOSED
    assert not tables.all()
    await tables.open(1, 100, "77", "president_basic", {})  # the channel has room for a new table


async def test_one_game_in_a_channel_and_several_tables_for_one_person(store: Store) -> None:
    tables = await opened(store)
    with refusing("This channel already has a table"):
        await tables.open(1, 100, "77", "president_basic", {})
    await tables.open(1, 200, PEOPLE[1], "president_basic", {})
    assert len(tables.of(PEOPLE[1])) == 2


async def test_a_match_does_not_start_with_too_few_or_by_a_guest(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    with refusing("host"):
        await table.deal(PEOPLE[1])
    await table.leave(PEOPLE[3])
    with refusing("needs at least 4 players: 1 more"):
        await table.deal(PEOPLE[0])
    with refusing("not at this table"):
        await table.deal("99")
    assert table.state.stage is Stage.LOBBY


async def test_rules_that_clash_are_refused_with_all_reasons(store: Store) -> None:
    tables = Tables(store, Listener(), settings())
    OPEN.append(tables)
    changed = {"jokers": "3", "match_end": "points", "score_model": "none"}
    with refusing("two decks") as refused:
        await tables.open(1, 100, "11", "president_basic", changed)
    assert "needs points" in why(Speech(), refused.value)
    assert await store.tables.open() == []


async def test_delivery_is_kept_for_the_next_start(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deliver(PEOPLE[2], Delivery.CHANNEL)
    kept = await restored(store, table)
    assert [seat.delivery for seat in kept.seats] == ["dm", "dm", "channel", "dm"]


@pytest.mark.parametrize("computers", [1, 2, 5])
def test_practice_seats_as_many_as_the_exchange_lets_play(computers: int) -> None:
    empty = TableState(0, 0, 1, PEOPLE[0], "president_deuces", {})
    state = seating.joined(empty, PEOPLE[0])
    state = seating.against_computers(state, PEOPLE[0], Level.NORMAL, computers)
    assert len(state.seats) == 4
    seating.ready(state, PEOPLE[0])


@pytest.mark.parametrize(
    ("people", "computers", "said"),
    [
        (4, 0, r"Too many: .*14\. Someone has to sit out"),
        (2, 2, r"Too many: 🤖\u00a0\w+\. Remove computers"),
        (1, 4, r"Too many: 🤖\u00a0\w+, 🤖\u00a0\w+\. Remove computers"),
    ],
)
def test_surplus_players_are_named_computers_first(people: int, computers: int, said: str) -> None:
    seats = [Seated(str(11 + number)) for number in range(people)]
    state = TableState(1, 1, 1, "11", "president_basic", seats=tuple(seats))
    for _ in range(computers):
        state = seating.with_computer(state, "11")
    with refusing(said):
        seating.check_count(replace(state, preset="doudizhu_denexa"), "11")
