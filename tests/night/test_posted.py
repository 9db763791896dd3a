"""Post to channel: a private result is shown to all, once, also after a restart."""

from __future__ import annotations

from functools import partial

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import EVERY_PERMISSION, Permission
from tests.english import english
from tests.night.courtesy import avoidable
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, picture_urls, picture_words, words
from tests.night.test_next_deal import SHORT, next_deal

POST = english("button-post")
ALREADY = "This result is in the channel already."


def posted(evening: Evening, reader: Person, by: Person) -> list[JSON]:
    """Return the messages with results of `by` that a reader sees in the channel."""
    every = [one for one in reader.messages.values() if one["channel_id"] == evening.channel_id]
    return [one for one in every if f"{by.name} shares:" in words(one)]


async def see(person: Person, label: str, title: str, room: str | None = None) -> None:
    """Press a button, and wait for the private answer with this title."""
    mark = len(person.seen)
    await person.begin_click(label, room)

    def answered() -> bool:
        return any(title in str(one.body) for one in person.seen[mark:])

    await person.until(lambda: answered() or None, title)


async def over(house: House, people: int = 2) -> Evening:
    """Play a deal to its end; return its evening."""
    evening = await house.evening(people)
    await evening.start(**SHORT)
    await evening.play_on()
    return evening


async def post(person: Person) -> str:
    return await person.answer(await person.click(POST))


@pytest.mark.long
@played
async def test_a_replay_is_posted_once_for_all(house: House) -> None:
    evening = await over(house)
    one, other = evening.people
    for person in evening.people:
        await see(person, "Replay", "Replay · deal 1", evening.channel_id)
    place = f"https://discord.com/channels/{GAME_NIGHT_ID}/{evening.channel_id}/"
    assert (await post(one)).startswith(f"✅ Posted: {place}")
    (message,) = await other.until(partial(posted, evening, other, one), "the replay")
    assert len(picture_urls(message)) == 1
    assert await post(one) == ALREADY
    assert await post(other) == ALREADY
    assert len(posted(evening, other, one)) == 1
    assert posted(evening, one, other) == []
    assert avoidable(house.playground.journal) == []
    assert 400 not in {seen.status for seen in house.playground.journal}


@played
async def test_everybody_posts_their_own_review_and_after_a_restart_not_again(house: House) -> None:
    evening = await over(house)
    one, other = evening.people
    for person in evening.people:
        await see(person, english("button-review"), "How you played deal 1")
    assert posted(evening, other, one) == []
    assert (await post(one)).startswith("✅ Posted: ")
    assert (await post(other)).startswith("✅ Posted: ")
    (message,) = await other.until(partial(posted, evening, other, one), "the review")
    assert "How you played deal 1" in words(message)
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    await see(one, english("button-review"), "How you played deal 1")
    assert await post(one) == ALREADY
    await see(one, english("button-review"), "How you played deal 1")
    await next_deal(house, evening)
    assert await post(one) == ALREADY


@played
async def test_a_finale_is_posted_from_a_hand_in_direct_messages(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(
        **{**SHORT, "house_rules": f"{SHORT['house_rules']}, match_end=deals, match_target=2"}
    )
    await evening.play_on()
    await next_deal(house, evening)
    await evening.play_on()
    one, other = evening.people
    assert (await post(one)).startswith("✅ Posted: ")
    (message,) = await other.until(partial(posted, evening, other, one), "the finale")
    assert "2 deals" in picture_words(message)
    assert other.offered(english("button-daily"), evening.channel_id), (
        "below the table's last result"
    )
    assert len(picture_urls(message)) == 1
    assert await post(other) == ALREADY


@played
async def test_without_the_right_to_write_there_nothing_is_posted(house: House) -> None:
    evening = await over(house)
    world, (one, other) = house.playground.world, evening.people
    await see(one, "Replay", "Replay · deal 1", evening.channel_id)
    muted = servers.open_role(world, GAME_NIGHT_ID, "Muted")
    denied = int(Permission.SEND_MESSAGES)
    servers.overwrite(world, evening.channel_id, muted, deny=denied)
    servers.wear(world, GAME_NIGHT_ID, one.id, muted)
    assert "Send Messages" in await post(one)
    servers.wear(world, GAME_NIGHT_ID, one.id)
    world.set_bot_permissions(evening.channel_id, EVERY_PERMISSION & ~Permission.ATTACH_FILES)
    await house.settle()
    assert "Attach Files" in await post(one)
    assert posted(evening, other, one) == []
