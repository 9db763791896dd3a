"""The deal of the day on the profile, and in words: the same facts wherever they stand."""

from __future__ import annotations

import re

import pytest

from tests.english import english
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import picture_urls, words
from tests.night.test_daily import AVERAGE, RESULT, Player, midnight
from tests.night.test_one_try import delete_all
from tests.night.test_preferences import choose
from tests.night.test_server_admin import shows

STREAK = r"🗓️ Deal of the day: streak \*\*(\d+)\*\* · best (\d+)"


async def next_day(house: House) -> None:
    end = midnight(house.clock.now(), "UTC")
    await house.clock.sleep(end - house.clock.now() + 60)


async def streak(reader: Player, of: Player) -> tuple[str, ...]:
    """Return the streak and the best streak that a profile names; () if it names none."""
    given = {} if of is reader else {"player": of.person.id}
    step = await reader.person.type_command(reader.room, "profile", **given)
    found = re.search(STREAK, await reader.person.answer(step))
    return found.groups() if found else ()


@played
async def test_a_profile_names_the_streak_of_the_daily_deal(house: House) -> None:
    room = house.room().id
    ana, ben = await Player.new(house, "Ana", room), await Player.new(house, "Ben", room)
    assert await streak(ana, ana) == ()
    await ana.daily()
    assert await streak(ana, ana) == (), "begun, not finished"
    await ana.finish()
    await house.settle()
    for reader in (ana, ben):
        assert await streak(reader, ana) == ("1", "1")
    await next_day(house)
    assert await streak(ben, ana) == ("1", "1"), "today's deal can still be played"
    await ana.daily()
    await ana.finish(2)
    await house.settle()
    assert await streak(ben, ana) == ("2", "2")
    await next_day(house)
    await next_day(house)
    assert await streak(ben, ana) == ("0", "2"), "a day was missed"
    await ana.daily()
    await ana.finish(3)
    await house.settle()
    assert await streak(ana, ana) == ("1", "2")
    await ana.practice.press("Table")
    await ana.practice.press("Stop")
    await house.settle()
    await delete_all(ana.person, room)
    assert await streak(ana, ana) == ()


@pytest.mark.parametrize("words_mode", [True, False])
@played
async def test_result_share_and_board_tell_the_same_in_words_as_with_pictures(
    house: House, words_mode: bool
) -> None:
    room = house.room().id
    ana = await Player.new(house, "Ana", room)
    if words_mode:
        await choose(ana.person, room, "Words")
    await ana.daily()
    over = await ana.finish()
    await house.settle()
    again = await ana.daily()
    result = re.search(rf"({RESULT}) ({AVERAGE}) {english('daily-streak', days=1)}", again)
    assert result, again
    assert result[2] in words(over)
    assert bool(picture_urls(over)) is not words_mode
    await ana.person.click("Share", room)
    await shows(ana.person, "✅ Posted: ")
    await ana.person.click("Text to copy", room)
    copied = await shows(ana.person, "copy this:")
    block = re.search(
        rf"```\n({english('daily-share', date='.*', game='.*')})```", copied, re.DOTALL
    )
    assert block
    line = block[1].strip()
    assert line.split("\n", 2)[2] in again
    (shared,) = [one for one in ana.person.messages.values() if "shares:" in words(one)]
    assert line in words(shared)
    average = re.search(r"🤖 (\S+)", line)
    assert average
    assert f" {average[1]} " in result[2]
    worth = re.search(rf"{ana.person.name} · \*\*([+−]?\d+)\*\*", words(over))
    assert worth
    assert f" {worth[1]} " in line
    assert worth[1] in result[1]
    assert not picture_urls(shared)
