"""The line of a table: people who wait for a seat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import line, membership, seating
from bot.domain.errors import Refusal
from bot.domain.seating import NoRoom
from bot.domain.state import Stage, TableState
from bot.store import Store
from rules.match.match import MatchState
from tests.bot.four_people import PEOPLE, opened, play_on, restored

NAMES = [f"{number}" for number in range(100, 130)]


def lobby(people: int, preset: str = "bigtwo_basic", **changed: str) -> TableState:
    """Return a lobby with so many people, of whom the later ones may wait in the line."""
    state = TableState(1, 1, 1, NAMES[0], preset, changed)
    for person in NAMES[:people]:
        state = line.came(state, person)
    return state


def seated(state: TableState) -> list[str]:
    return [seat.player for seat in state.seats]


def test_line_begins_where_the_seats_end() -> None:
    state = lobby(7)
    assert seated(state) == NAMES[:4]
    assert state.line == tuple(NAMES[4:7])
    assert [line.place(state, person) for person in NAMES[3:7]] == [0, 1, 2, 3]


def test_line_keeps_the_place_of_a_person_who_presses_again() -> None:
    state = lobby(6)
    assert line.came(state, NAMES[4]) == state


def test_computer_makes_way_for_a_person_before_anybody_waits() -> None:
    state = seating.with_computer(lobby(3), NAMES[0])
    state = line.came(state, NAMES[3])
    assert (seated(state), state.line) == (NAMES[:4], ())


def test_free_seat_goes_to_the_first_in_line() -> None:
    state = line.moved_up(seating.left(lobby(6), NAMES[1]))
    assert seated(state) == [NAMES[0], NAMES[2], NAMES[3], NAMES[4]]
    assert state.line == (NAMES[5],)


def test_line_moves_up_when_the_game_has_more_seats() -> None:
    state = replace(lobby(6), preset="president_basic", changed={})
    state = line.moved_up(state)
    assert (seated(state), state.line) == (NAMES[:6], ())


def test_line_waits_during_a_deal() -> None:
    state = replace(lobby(6), stage=Stage.DEAL, match=MatchState(players=tuple(NAMES[:4])))
    state = membership.unseated(state, NAMES[1])
    assert line.moved_up(state).line == (NAMES[4], NAMES[5])


def test_line_is_passed_over_for_people_who_were_sent_away() -> None:
    state = replace(lobby(6), votes={NAMES[4]: (NAMES[0],)})
    state = line.moved_up(seating.left(state, NAMES[1]))
    assert state.line == (NAMES[4],)
    assert NAMES[5] in seated(state)


def test_person_who_was_sent_away_gets_no_place_in_line() -> None:
    state = membership.sent_away(lobby(5), NAMES[0], NAMES[1])
    with pytest.raises(Refusal, match="sent-away"):
        line.came(state, NAMES[1])


def test_person_leaves_the_line_once() -> None:
    state = line.went(lobby(6), NAMES[4])
    assert state.line == (NAMES[5],)
    with pytest.raises(Refusal, match="not-in-line"):
        line.went(state, NAMES[4])


def test_private_table_has_no_line() -> None:
    state = replace(lobby(4), guild_id=0)
    with pytest.raises(NoRoom):
        line.came(state, NAMES[4])


@given(
    st.lists(st.tuples(st.sampled_from(("come", "leave", "go")), st.integers(0, 9)), max_size=40)
)
def test_nobody_is_lost_seated_twice_or_passed_by_somebody_who_came_later(
    steps: list[tuple[str, int]],
) -> None:
    state, came = lobby(1), [NAMES[0]]
    changes = {"come": line.came, "leave": seating.left, "go": line.went}
    for step, number in steps:
        person = NAMES[number]
        try:
            state = line.moved_up(changes[step](state, person))
        except Refusal:
            continue
        if state.stage is Stage.CLOSED:
            break
        came = [one for one in came if one != person] if step != "come" else came
        came += [person] if person not in came else []
        came = [one for one in came if step == "come" or one != person]
        assert seated(state) == came[:4]
        assert list(state.line) == came[4:]


async def test_line_is_stored_and_moves_up_after_the_deal(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    for person in ("55", "66", "77", "88", "99"):
        await table.join(person)
    full = list(table.state.line)
    assert full
    assert (await restored(store, table)).line == tuple(full)
    await table.deal(PEOPLE[0])
    leaver = next(p for p in table.now.players if p != PEOPLE[0])
    await table.leave(leaver)
    assert list(table.state.line) == full
    await play_on(table)
    assert full[0] in table.state.seat_holders
    assert list(table.state.line) == full[1:]
    assert (await restored(store, table)).line == tuple(full[1:])


async def test_first_in_line_takes_the_cards_of_a_person_who_leaves_in_mid_deal(
    store: Store,
) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    for person in ("55", "66", "77", "88", "99"):
        await table.join(person)
    first = table.state.line[0]
    await table.deal(PEOPLE[0])
    await table.quit(PEOPLE[1])
    await table.call_up()
    assert first in table.now.players
    assert first not in table.state.line
    assert (await restored(store, table)).line == table.state.line


async def test_banned_person_loses_the_place_in_line_and_blocks_nobody(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    for person in ("55", "66", "77", "88", "99"):
        await table.join(person)
    first, second = table.state.line[:2]
    await store.moderation.ban(table.state.guild_id, first, PEOPLE[0])
    await table.leave(PEOPLE[1])
    assert second in table.state.seat_holders
    assert first not in (*table.state.line, *table.state.seat_holders)
    with pytest.raises(Refusal, match="ban"):
        await table.join(first)
