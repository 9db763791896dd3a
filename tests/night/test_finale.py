"""The end of a match tells everybody the same: in the channel, in direct messages, and in words."""

from __future__ import annotations

import re

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import JSON, components, picture_words, words
from tests.night.test_by_direct_message import result
from tests.night.test_next_deal import SHORT, next_deal
from tests.night.test_preferences import choose

TWO_DEALS = {
    **SHORT,
    "house_rules": f"{SHORT['house_rules']}, match_end=deals, match_target=2",
}
MARGIN = re.compile(r"\d+ points?(?:, \d+ ahead of [^.\n]+)?")
GALLERY, TEXT = 12, 10


async def to_the_end(house: House, evening: Evening) -> None:
    """Play a match of two deals."""
    await evening.start(**TWO_DEALS)
    await evening.play_on()
    await next_deal(house, evening)
    await evening.play_on()
    await house.settle()


def kinds(message: JSON) -> list[int]:
    """Return the kinds of the pictures and texts of a message, from top to bottom."""
    return [one["type"] for one in components(message) if one["type"] in (GALLERY, TEXT)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("people", [2, 3])
@played
async def test_finale_is_told_alike_in_the_channel_in_messages_and_in_words(
    house: House, people: int
) -> None:
    evening = await house.evening(people)
    reader, *others = reversed(evening.people)
    await choose(reader, evening.channel_id, "Words")
    await to_the_end(house, evening)
    public = evening.result()
    assert public
    private = await result(others[0], evening.channel_id, 2)
    in_words = words(await result(reader, evening.channel_id, 2))
    alt = picture_words(public)
    assert alt == picture_words(private), "one picture, and one alt text"
    assert alt.startswith("Finale of the match, won by ")
    for message in (public, private):
        head = [TEXT] if message is private else []  # the line with the way to the table
        assert kinds(message)[: len(head) + 2] == [*head, GALLERY, TEXT], "the picture is first"
        assert kinds(message).count(GALLERY) == 1, "the last deal is told in words"
    margin = MARGIN.search(alt)
    assert margin
    assert margin[0] in in_words
    assert margin[0] not in words(public), "no fact stands in the picture and below it"
    champion = alt.removeprefix("Finale of the match, won by ").partition(".")[0]
    assert f"Finale of the match, won by {champion}" in in_words
    for person in evening.people:
        assert re.search(rf"{person.name}: \d+ \d+ \d+", in_words)
    end = in_words.partition("deal 2: results")[0]
    lines = end.partition("President · ")[2].partition("\nPoints after each deal:")[0]
    stories = re.findall(r"^(.+?): (.+)$", lines, re.MULTILINE)
    assert stories
    for names, story in stories:
        assert f"{names}: {story}." in alt
        assert story not in words(public)
    told = " ".join(names for names, _ in stories)
    assert all(told.count(person.name) <= 1 for person in evening.people)
    if champion in (person.name for person in evening.people):
        assert told.replace(champion, "").strip(" ,"), "a loser has a part, too"
    assert not re.search(r"`\d`", end), "seat numbers"


@played
async def test_second_match_of_a_table_has_a_finale_of_its_own(house: House) -> None:
    evening = await house.evening(2)
    await to_the_end(house, evening)
    first = picture_words(evening.result() or {})
    await evening.begin_deal("Play again")
    evening.begun[:-1] = []
    await evening.play_on()
    await next_deal(house, evening)
    await evening.play_on()
    await house.settle()
    second = picture_words(evening.result() or {})
    for alt in (first, second):
        assert "2 deals" in alt
        for person in evening.people:
            assert re.search(rf"{person.name}: 0 \d+ \d+\.", alt)
