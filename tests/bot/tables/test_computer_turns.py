"""Moves of computers: after a human pause, by level, and without blocking the table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.domain import seating
from bot.domain.computers import Level
from bot.domain.seating import with_computer
from bot.domain.state import Stage, TableState
from bot.players import weakest
from bot.players.information_state import InformationState
from bot.players.workers import Workers
from bot.settings import Settings
from bot.store import Store
from bot.tables import computer_turns
from bot.tables.computer_turns import Computers, is_forced
from bot.tables.registry import Tables
from bot.tables.table import Table
from rules.actions import Action, Pass, Play
from rules.cards import joined
from rules.events import Called, Dealt, WentOut
from rules.view import SeatView
from tests.bot.four_people import (
    OPEN,
    PEOPLE,
    Listener,
    StoppedClock,
    later,
    opened,
    play_computers,
    settings,
)
from tests.bot.metrics.scraped import scrape, total

ANA = PEOPLE[0]
UNHURRIED = Settings(computer_seconds=1.5, computer_most_seconds=4)


async def table_of(store: Store, level: Level) -> Table:
    """Start a deal of one person and three computers of `level`, with a computer on turn."""
    (table,) = (await opened(store, people=1, computer_seconds=60)).all()
    for seat in table.state.seats[1:]:
        await table.arrange(seating_at, seat.player, level)
    await table.deal(ANA)
    while table.now.due() == (ANA,):
        await table.act(ANA, weakest(seen(table, ANA)))
    return table


def seating_at(state: TableState, old: str, level: Level) -> TableState:
    new = seating.free_computer(state, level)
    seats = tuple(replace(one, player=new) if one.player == old else one for one in state.seats)
    return replace(state, seats=seats)


def seen(table: Table, player: str) -> SeatView:
    found = table.now.view(player)
    assert found is not None
    return found


class Slow(Workers):
    """Workers whose searches have no end."""

    def ask(self, knowledge: InformationState, seed: int) -> asyncio.Future[Action] | None:
        return asyncio.get_running_loop().create_future()


def exchange(table: Table, seat: int, highest: bool) -> None:
    """Deal all hands but Ana's again: `seat` gets the highest cards, or else the lowest."""
    log, deal = table.stored.log, table.stored.running()
    others = [
        one for one in range(len(deal.hands)) if one not in (seat, table.now.players.index(ANA))
    ]
    held = joined(deal.hands[one] for one in (seat, *others))
    pool = deal.rules.ranking.lowest_first(held)[:: -1 if highest else 1]
    hands = list(deal.hands)
    for one in (seat, *others):
        count = hands[one].bit_count()
        hands[one], pool = joined(pool[:count]), pool[count:]
    table.stored.log = replace(log, deal=replace(deal, hands=tuple(hands)), views={})


async def to_a_follow(table: Table) -> int:
    """Play until the computer on turn, given the lowest cards, must pass; return its seat."""
    while True:
        player, log = table.now.due()[0], table.stored.log
        if player != ANA and seen(table, player).may_pass:
            exchange(table, seat := table.now.players.index(player), highest=False)
            if is_forced(seen(table, player)):
                return seat
            table.stored.log = log
        await table.act(player, weakest(seen(table, player)))


@pytest.mark.parametrize("level", list(Level))
async def test_for_equal_public_facts_a_move_with_a_choice_comes_when_a_forced_one_does(
    store: Store, level: Level
) -> None:
    table = await table_of(store, level)
    seat = await to_a_follow(table)
    public, forced, moments = table.now.view(None), set[bool](), list[list[float | None]]()
    for highest in (False, True):
        exchange(table, seat, highest)
        assert table.now.view(None) == public
        forced.add(is_forced(seen(table, table.now.players[seat])))
        moments.append([])
        for seed in range(30):
            table.chance.seed(seed)
            computers = Computers(table, UNHURRIED, Slow(UNHURRIED, table.clock))
            moments[-1].append(computers.moves_at())
    assert forced == {False, True}
    assert moments[0] == moments[1]
    assert len(set(moments[0])) > 1


async def test_a_search_without_an_answer_does_not_put_off_the_move(store: Store) -> None:
    table = await table_of(store, Level.STRONG)
    seat = await to_a_follow(table)
    exchange(table, seat, highest=True)
    patient = Settings(computer_seconds=1.5, computer_most_seconds=60)
    computers = Computers(table, patient, Slow(patient, table.clock))
    at, key = computers.moves_at(), table.now.key
    assert at is not None
    assert at >= table.clock.now() + patient.computer_think_seconds
    later(table, at - table.clock.now())
    await asyncio.wait_for(computers.move(), 10)
    assert table.now.key != key


async def test_computers_take_no_longer_than_their_setting(store: Store) -> None:
    table = await table_of(store, Level.NORMAL)
    slow = Settings(computer_seconds=3, computer_most_seconds=3)
    for seed in range(50):
        table.chance.seed(seed)
        moving = Computers(table, slow, Workers(slow, table.clock))
        at = moving.moves_at()
        assert at is not None
        assert 0 < at - table.now.turn_began <= 3


async def test_a_pause_is_the_same_until_the_table_has_changed(store: Store) -> None:
    table = await table_of(store, Level.NORMAL)
    moving = Computers(table, UNHURRIED, Workers(UNHURRIED, table.clock))
    assert len({moving.moves_at() for _ in range(5)}) == 1


def levels_asked(monkeypatch: pytest.MonkeyPatch) -> list[Level]:
    """Let computers make the weakest move; return a list that gets the level of each decision."""
    asked = list[Level]()

    def noted(knowledge: InformationState, level: Level, chance: Random) -> Action:
        asked.append(level)
        return weakest(knowledge.view)

    monkeypatch.setattr(computer_turns, "choose", noted)
    return asked


@pytest.mark.slow
async def test_each_plays_by_the_level_of_its_seat(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(store, Level.EASY)
    asked, before = levels_asked(monkeypatch), scrape()
    await play_computers(table)
    moves = "gamenight_computer_moves_total"
    assert total(scrape(), moves, level="easy") > total(before, moves, level="easy")
    sleeping = [replace(seat, asleep=True) for seat in table.state.seats]
    await table.arrange(lambda state: replace(state, seats=tuple(sleeping), stand_in=Level.NORMAL))
    while table.state.stage is Stage.DEAL:
        await play_computers(table)
    assert set(asked) == {Level.EASY, Level.NORMAL}


async def test_strong_computer_plays_as_a_normal_one_without_workers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(store, Level.STRONG)
    asked, before = levels_asked(monkeypatch), scrape()
    nobody = Settings(computer_workers=0)
    await Computers(table, nobody, Workers(nobody, table.clock)).move()
    assert asked == [Level.NORMAL]
    fell_back = "gamenight_computer_fell_back_total"
    assert total(scrape(), fell_back, why="busy") > total(before, fell_back, why="busy")


async def test_a_computer_that_cannot_decide_makes_the_weakest_move_and_tells_no_card(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await table_of(store, Level.NORMAL)

    def fails(knowledge: InformationState, level: Level, chance: Random) -> Action:
        raise ValueError(f"a hand: {knowledge.view.hand}")

    monkeypatch.setattr(computer_turns, "choose", fails)
    key = table.now.key
    await play_computers(table)
    assert table.now.key != key
    assert "a computer could not decide (ValueError)" in caplog.text
    assert "a hand" not in caplog.text


async def test_a_computer_that_breaks_a_rule_makes_the_weakest_move(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await table_of(store, Level.NORMAL)
    nothing = Play(0)
    monkeypatch.setattr(computer_turns, "choose", lambda *_: nothing)
    key = table.now.key
    await play_computers(table)
    assert table.now.key != key
    assert "a computer's Play was not legal" in caplog.text


async def test_a_move_that_was_thought_of_for_an_earlier_state_is_not_made(store: Store) -> None:
    table = await table_of(store, Level.NORMAL)
    moving = Computers(table, settings(), Workers(settings(), table.clock))
    after = list[int]()

    async def overtaken(thought: computer_turns.Thought) -> Action:
        await table.act(thought.player, weakest(seen(table, thought.player)))
        after.append(table.now.seq)
        return Pass()

    moving._decided = overtaken  # type: ignore[method-assign]  # another move comes first
    await moving.move()
    assert [table.now.seq] == after


async def test_a_computer_knows_no_more_than_its_seat_was_told(store: Store) -> None:
    table = await table_of(store, Level.NORMAL)
    events = await store.deals.events(table.state.deal_id or 0)
    for player in table.now.players:
        known = table.now.knowledge(player)
        assert known is not None
        assert known.view == table.now.view(player)
        assert len(known.log) == len(events)
        dealt = next(event for event in known.log if isinstance(event, Dealt))
        assert [bool(hand) for hand in dealt.hands].count(True) == 1
    assert table.now.knowledge("nobody") is None


async def who_must_call(store: Store) -> Table:
    """Start a deal of one person and three computers, with the rule to call a last card."""
    tables = Tables(store, Listener(), settings(computer_seconds=60), StoppedClock(), Random(7))
    OPEN.append(tables)
    called = {"announce": "one", "announce_penalty": "take_all"}
    table = await tables.open(1, 100, ANA, "bigtwo_basic", called)
    for _ in range(3):
        await table.arrange(with_computer, ANA)
    await table.deal(ANA)
    return table


@pytest.mark.slow
async def test_a_computer_calls_its_last_card_before_the_next_one_acts(store: Store) -> None:
    table = await who_must_call(store)
    moving = Computers(table, UNHURRIED, Workers(UNHURRIED, table.clock))
    while table.state.stage is Stage.DEAL:
        if moving.moves_at() is not None:
            await moving.move()
        else:
            await table.act(ANA, weakest(seen(table, ANA)))
    events = await store.deals.events(table.state.deal_id or 0)
    called = [event.seat for event in events if isinstance(event, Called)]
    first = next(event.seat for event in events if isinstance(event, WentOut))
    assert called
    assert first in called or first == table.now.players.index(ANA)


async def test_wrong_call_out_of_turn_changes_nothing_and_is_not_repeated(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await who_must_call(store)
    nothing = Play(0)
    monkeypatch.setattr(computer_turns, "interrupted", lambda *_: nothing)
    while table.now.due() != (ANA,):
        player = table.now.due()[0]
        await table.act(player, weakest(seen(table, player)))
    moving = Computers(table, UNHURRIED, Workers(UNHURRIED, table.clock))
    key = table.now.key
    assert moving.moves_at() is not None
    await moving.move()
    assert table.now.key == key
    assert "a computer's Play was not legal" in caplog.text
    assert moving.moves_at() is None
