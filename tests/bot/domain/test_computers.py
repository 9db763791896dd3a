"""Computers are told from people by the form of their ids alone."""

from __future__ import annotations

import pytest

from bot.domain.computers import (
    APART,
    NAMES,
    Computer,
    Level,
    computer,
    computers_of,
    is_computer,
    people,
)


def test_a_computer_is_known_by_its_id() -> None:
    assert Computer(12).player == "c12"
    assert computer("c12") == Computer(12)


@pytest.mark.parametrize("person", ["1001", "", "c", "cx", "c1x", "C1", "c-1", "c²", "1c"])
def test_whatever_else_is_no_computer(person: str) -> None:
    assert computer(person) is None
    assert not is_computer(person)


def test_people_stay_in_their_order() -> None:
    assert people(["1002", "c1", "1001", "c22"]) == ("1002", "1001")


def test_the_hundreds_of_a_number_say_how_well_a_computer_plays() -> None:
    assert [Computer(number).level for number in (1, 101, 201)] == [
        Level.NORMAL,
        Level.EASY,
        Level.STRONG,
    ]
    assert Computer(10**19).level is Level.NORMAL  # an id of no known computer


@pytest.mark.parametrize("level", Level)
def test_each_level_has_computers_of_its_own_each_with_a_name(level: Level) -> None:
    found = computers_of(level)
    assert {one.level for one in found} == {level}
    assert len({one.name for one in found}) == len(found) == APART - 1
    assert found[0].name == NAMES[level][0]
    assert found[len(NAMES[level])].name == f"{NAMES[level][0]} 2"


def test_no_two_computers_have_the_same_name() -> None:
    every = [name for names in NAMES.values() for name in names]
    assert len({name.casefold() for name in every}) == len(every) == 36
    assert all(name.isascii() and name.isalpha() and len(name) < 9 for name in every)
