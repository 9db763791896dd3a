"""Stopping a running deal: who is asked, what is a majority, and what closes the table at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain import membership, stopping
from bot.domain.errors import Refusal
from bot.domain.state import Closing, Seated, Stage, StopRequest, TableState
from bot.domain.stopping import AGAIN_SECONDS, VOTE_SECONDS, RunningDeal
from rules.match.match import MatchState

ANA, BEN, CHI, DEV = PEOPLE = "1001", "1002", "1003", "1004"
NOW = 1000.0


def table(*players: str, guild: int = 1) -> TableState:
    """Return a table in the middle of a deal, whose host is Ana."""
    seats = tuple(Seated(one) for one in players)
    match = MatchState(number=1, players=players)
    place = 1, guild, 20, ANA
    return TableState(*place, "president_basic", stage=Stage.DEAL, seats=seats, match=match)


def seat(state: TableState, player: str, **changed: Any) -> TableState:
    seats = (replace(one, **changed) if one.player == player else one for one in state.seats)
    return replace(state, seats=tuple(seats))


def stop(state: TableState, player: str = ANA, manager: bool = False, **deal: Any) -> TableState:
    return stopping.stopped(state, player, NOW, manager, running(state, **deal))


def running(state: TableState, played: bool = True) -> RunningDeal:
    return RunningDeal(state.match.players, played)


def agree(state: TableState, player: str) -> TableState:
    return stopping.agreed(state, player, running(state))


@pytest.mark.parametrize("others", [1, 2, 3])
def test_more_than_half_of_the_others_close_the_table(others: int) -> None:
    state = stop(table(*PEOPLE[: others + 1]))
    assert state.stop == StopRequest(ANA, NOW + VOTE_SECONDS)
    for count, player in enumerate(PEOPLE[1 : others + 1], 1):
        state = agree(state, player)
        if count > others / 2:
            assert (state.stage, state.closed_why) == (Stage.CLOSED, Closing.AGREED)
            assert state.closed_by == ANA
            break
        assert state.stage is Stage.DEAL


@pytest.mark.parametrize(
    ("state", "deal"),
    [
        (table(ANA, BEN), {"played": False}),  # nothing was played yet
        (table(ANA, "c1", "c2"), {}),  # computers have no say
        (seat(table(ANA, BEN), BEN, gone=True), {}),  # left by choice
        (replace(table(ANA, BEN), stage=Stage.BETWEEN), {"played": False}),
    ],
)
def test_stop_without_other_people_is_immediate(state: TableState, deal: dict[str, Any]) -> None:
    after = stop(state, **deal)
    assert (after.stage, after.closed_why) == (Stage.CLOSED, Closing.STOPPED)


def test_admin_without_a_seat_closes_and_a_playing_admin_asks() -> None:
    state = table(ANA, BEN, CHI)
    after = stop(state, DEV, manager=True)
    assert (after.stage, after.closed_why, after.closed_by) == (Stage.CLOSED, Closing.ADMIN, DEV)
    assert stop(state, BEN, manager=True).stop.by == BEN
    left = membership.gone(state, BEN)  # has a place in the deal, so is no judge of it
    assert stop(left, BEN, manager=True).stop.by == BEN
    with pytest.raises(Refusal, match="only-host-stops-deal"):
        stop(state, BEN)


def test_sleepers_may_agree_and_do_not_count() -> None:
    state = seat(stop(table(*PEOPLE)), DEV, asleep=True)
    assert stopping.needed(state, running(state)) == 2
    state = seat(state, CHI, asleep=True)
    assert stopping.needed(state, running(state)) == 1
    assert agree(state, DEV).closed_why is Closing.AGREED
    asleep = seat(state, BEN, asleep=True)  # then one of them must wake up
    assert stopping.needed(asleep, running(asleep)) == 1


def test_whom_the_host_alone_removed_has_a_say_and_whom_a_vote_removed_has_none() -> None:
    state = table(ANA, BEN, CHI, DEV)
    by_host = membership.sent_away(state, ANA, BEN)
    assert BEN in running(by_host).others(by_host, ANA)
    by_vote = membership.voted(membership.voted(state, CHI, BEN), DEV, BEN)
    assert BEN not in running(by_vote).others(by_vote, ANA)


def test_a_request_is_over_once_no_majority_is_possible() -> None:
    state = stop(table(*PEOPLE))
    state = stopping.declined(state, BEN, running(state), NOW)
    assert state.stop.by
    state = stopping.declined(state, CHI, running(state), NOW)
    assert state.stop == StopRequest(until=NOW + AGAIN_SECONDS)
    with pytest.raises(Refusal, match="stop-over"):
        agree(state, DEV)
    with pytest.raises(Refusal, match="stop-too-soon"):
        stop(state)
    later = stopping.stopped(state, ANA, NOW + AGAIN_SECONDS, False, running(state))
    assert later.stop.by == ANA


def test_a_request_lapses_and_is_taken_back() -> None:
    state = stop(table(ANA, BEN))
    assert stopping.lapsed(state, NOW + VOTE_SECONDS - 1) is state
    assert not stopping.lapsed(state, NOW + VOTE_SECONDS).stop.by
    assert not stopping.declined(state, ANA, running(state), NOW).stop.by
    assert not membership.gone(state, ANA).stop.by  # left instead


def test_an_answer_may_change() -> None:
    state = stop(table(*PEOPLE))
    state = agree(state, BEN)
    state = stopping.declined(state, BEN, running(state), NOW)
    assert (state.stop.agreed, state.stop.declined) == ((), (BEN,))
    state = agree(state, BEN)
    assert (state.stop.agreed, state.stop.declined) == ((BEN,), ())


@pytest.mark.parametrize("player", [ANA, "1009", "c1"])
def test_only_the_other_people_of_the_deal_answer(player: str) -> None:
    state = stop(table(ANA, BEN, CHI, "c1"))
    with pytest.raises(Refusal, match="stop-others"):
        agree(state, player)
