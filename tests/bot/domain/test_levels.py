"""Levels of a table's computers, chosen by the host for seats and for sleeping people."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain import membership, seating
from bot.domain.computers import Computer, Level
from bot.domain.errors import Refusal
from bot.domain.state import Seated, Stage, TableState
from rules.match.match import MatchState
from tests.bot.refusals import refusing

ANA, BEN = "11", "22"
FIRST = Computer(1).player


def lobby(*players: str) -> TableState:
    """Return a table with Ana as the host and `players`, people or computers, in other seats."""
    seats = tuple(Seated(player) for player in (ANA, *players))
    return TableState(1, 1, 1, ANA, "president_basic", seats=seats)


def levels(state: TableState) -> list[Level]:
    return [seating.level_of(state, seat.player) for seat in state.seats if seat.computer]


def test_computer_plays_at_the_normal_level_by_default() -> None:
    state = seating.with_computer(lobby(), ANA)
    assert levels(state) == [Level.NORMAL]
    assert levels(seating.with_computer(state, ANA, Level.EASY)) == [Level.NORMAL, Level.EASY]


def test_the_next_one_plays_as_well_as_the_one_before() -> None:
    state = membership.at_level(lobby(FIRST), ANA, FIRST, Level.STRONG)
    assert levels(seating.with_computer(state, ANA)) == [Level.STRONG, Level.STRONG]


def test_no_two_computers_of_a_table_are_the_same() -> None:
    state = lobby()
    for level in (*Level, *Level):
        state = seating.with_computer(state, ANA, level)
    assert len({seat.player for seat in state.seats}) == 7


def test_computer_has_no_name_like_that_of_a_person_at_the_table() -> None:
    first, second = Computer(1), Computer(2)
    state = seating.with_computer(lobby(), ANA, names=[first.name.upper(), "Ben"])
    assert state.seats[-1].player == second.player


def test_a_computer_of_another_level_keeps_seat_place_and_score() -> None:
    match = MatchState(
        number=1, players=(BEN, FIRST, ANA), standing=(FIRST, ANA, BEN), scores={FIRST: 7}
    )
    before = replace(lobby(FIRST, BEN), match=match, stage=Stage.BETWEEN)
    after = membership.at_level(before, ANA, FIRST, Level.EASY)
    new = after.seats[1].player
    assert seating.level_of(after, new) is Level.EASY
    assert after.match.players == (BEN, new, ANA)
    assert after.match.standing[0] == new
    assert after.match.scores == {new: 7}


def test_the_level_that_it_has_changes_nothing() -> None:
    before = lobby(FIRST)
    assert membership.at_level(before, ANA, FIRST, Level.NORMAL) is before


def test_only_the_host_chooses_and_not_in_the_middle_of_a_deal() -> None:
    with refusing("the host"):
        membership.at_level(lobby(FIRST, BEN), BEN, FIRST, Level.EASY)
    with refusing("the host"):
        membership.with_stand_in(lobby(BEN), BEN, Level.EASY)
    running = replace(lobby(FIRST), stage=Stage.DEAL)
    with pytest.raises(Refusal):
        membership.at_level(running, ANA, FIRST, Level.EASY)
    with pytest.raises(Refusal):
        membership.at_level(lobby(), ANA, FIRST, Level.EASY)


def test_sleeping_player_is_played_for_at_the_level_of_the_host_also_in_a_deal() -> None:
    running = replace(lobby(BEN), stage=Stage.DEAL)
    assert seating.level_of(running, BEN) is Level.NORMAL
    after = membership.with_stand_in(running, ANA, Level.STRONG)
    assert seating.level_of(after, BEN) is Level.STRONG
    assert membership.anew(after).stand_in is Level.STRONG
