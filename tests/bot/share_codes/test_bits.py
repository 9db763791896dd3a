"""Parts of share codes: numbers and typed values as bits, and bits as letters."""

from __future__ import annotations

import pytest

from bot.share_codes.alphabet import (
    LETTERS,
    SIGNS,
    Reader,
    Unreadable,
    number,
    spelled,
    text,
    unspelled,
)


@pytest.mark.parametrize("low", [1, 2, 6])
def test_numbers_come_back_one_after_the_other(low: int) -> None:
    written = Reader("".join(number(value, low) for value in range(200)))
    assert [written.number(low) for _ in range(200)] == list(range(200))
    assert written.at_end


def test_small_numbers_take_few_bits() -> None:
    assert [number(value, 2) for value in (0, 3, 4, 9)] == ["000", "011", "1000", "11001"]


@pytest.mark.parametrize(
    "written",
    ["", "7", SIGNS, "custom:König/Bürger", "{2:4}"],
    ids=["nothing", "a digit", "every sign", "words", "brackets"],
)
def test_a_typed_value_comes_back(written: str) -> None:
    assert Reader(text(written)).text() == written


def test_a_value_of_digits_and_brackets_takes_four_bits_a_sign() -> None:
    assert len(text(SIGNS)) == len("0" + number(len(SIGNS), 2)) + 4 * len(SIGNS)


def test_octets_that_are_no_text_are_unreadable() -> None:
    with pytest.raises(Unreadable):
        Reader("1" + number(1, 4) + "11111111").text()


def test_bits_that_break_off_are_unreadable() -> None:
    with pytest.raises(Unreadable):
        Reader(number(9, 2)[:-1]).number(2)
    for written in ("77", "é"):
        with pytest.raises(Unreadable):
            Reader(text(written)[:-1]).text()


@pytest.mark.parametrize("bits", ["", "0", "1", "0000", "1" * 40])
def test_letters_give_back_the_version_and_every_bit(bits: str) -> None:
    assert unspelled(spelled(5, bits)) == (5, bits)


@pytest.mark.parametrize("check", LETTERS)
def test_letters_without_a_number_are_unreadable_whatever_their_check(check: str) -> None:
    with pytest.raises(Unreadable):
        unspelled(f"32{check}")
