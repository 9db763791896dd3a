"""Hands in words that describe the table as well, on turn and while their players wait."""

from __future__ import annotations

import re

import pytest

from cogs.core.people import without_deadline
from tests.english import english
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL
from tests.night.test_preferences import choose, hand
from tests.night.truth import SECONDS

pytestmark = pytest.mark.long

STAMP = re.compile(r"<t:\d+:R>")


@played
async def test_waiting_reader_of_words_is_told_the_turn_and_news_within_seconds(
    house: House,
) -> None:
    evening = await house.evening(3)
    listener = evening.people[0]
    await choose(listener, evening.channel_id, "Words")
    await evening.start(**SMALL)
    await evening.turns_until(listener)
    await evening.turn_of(listener, "button")
    told = []
    for _ in range(2):
        await house.clock.sleep(SECONDS)
        (asked,) = await evening.on_turn()
        assert asked is not listener
        shown = await hand(listener, evening)
        assert without_deadline(english("turn-play", who=asked.name, due="0")) in words(
            shown.message
        )
        assert not STAMP.search(words(shown.message))
        assert listener.offered("refresh") is None
        told.append(shown.message)
        await evening.turn_of(asked)
    before, after = told
    assert after["id"] == before["id"]
    assert words(after) != words(before)


@played
async def test_reader_of_words_on_turn_is_told_the_present_table(house: House) -> None:
    evening = await house.evening(3)
    listener = evening.people[0]
    await choose(listener, evening.channel_id, "Words")
    await evening.start(**SMALL)
    await evening.turns_until(listener)
    shown = words((await hand(listener, evening)).message)
    assert "Cards left: " in shown
    assert without_deadline(english("turn-play", who=listener.name, due="0")) not in shown
    assert listener.offered("refresh") is None
