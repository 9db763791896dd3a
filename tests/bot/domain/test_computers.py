"""Computers are told from people by their ids, whoever typed them."""

from __future__ import annotations

import pytest

from bot.domain.computers import Computer, computer, is_computer, people


def test_a_computer_is_known_by_its_id() -> None:
    assert Computer(12).player == "c12"
    assert computer("c12") == Computer(12)


@pytest.mark.parametrize("person", ["1001", "", "c", "cx", "c1x", "C1", "c-1", "c²", "1c"])
def test_whatever_else_is_no_computer(person: str) -> None:
    assert computer(person) is None
    assert not is_computer(person)


def test_people_stay_in_their_order() -> None:
    assert people(["1002", "c1", "1001", "c22"]) == ("1002", "1001")
