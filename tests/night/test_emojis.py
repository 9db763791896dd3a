"""Emojis of cards: uploaded once, shown in texts, buttons and selects, or replaced by words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.playground import Playground
from bot.playground.world.emoji import Emoji
from bot.words.card_emojis import CARDS, NAMES
from tests.bot.playground import openapi
from tests.night.evening import Evening
from tests.night.people import Person
from tests.night.reading import JSON, cards_named, cockpit, components, words
from tests.night.small import WHOLE_PACK
from tests.night.test_preferences import choose
from tests.simulation.world import World

LIST = "/applications/{application_id}/emojis"
ONE = LIST + "/{emoji_id}"
UPLOADED = 120.0  # seconds in which the bot uploads all emojis


def asked(playground: Playground) -> Counter[str]:
    """Count the successful requests to list (GET), upload (POST) and delete (DELETE) emojis."""
    return Counter(
        one.method for one in playground.journal if one.path in (LIST, ONE) and one.status < 300
    )


def emojis_of(message: JSON) -> list[JSON]:
    """Return the application emojis on the buttons and in the selects of a message."""
    parts = [*components(message)]
    parts += [option for part in parts for option in part.get("options", ())]
    return [part["emoji"] for part in parts if part.get("emoji", {}).get("id")]


def shown(people: list[Person]) -> Iterator[JSON]:
    """Yield every message that any of these people was ever shown."""
    for person in people:
        yield from (seen.body for seen in person.seen if seen.kind != "delete")


async def small_deal(world: World) -> Evening:
    """Let two people play a deal to its end."""
    evening = await world.house.evening(2)
    await evening.start(**WHOLE_PACK)
    assert await evening.play_on()
    return evening


def texts_of(evening: Evening) -> str:
    """Return all texts that these people have read, with emojis as Discord writes them."""
    return "\n".join(map(words_as_sent, shown(evening.people)))


def words_as_sent(message: JSON) -> str:
    """Return the texts of a message."""
    return "\n".join(part["content"] for part in components(message) if "content" in part)


@pytest.mark.long
def test_a_first_start_uploads_all_and_a_later_one_none(world: World) -> None:
    async def night(here: World) -> None:
        await here.clock.sleep(UPLOADED)
        assert asked(here.house.playground) == {"GET": 1, "POST": len(NAMES)}
        await here.bot.stop()
        await here.bot.start()
        await here.clock.sleep(UPLOADED)

    world.play(night, emojis=False)
    playground = world.house.playground
    assert asked(playground) == {"GET": 2, "POST": len(NAMES)}
    assert {one.name for one in playground.world.emojis.values()} == {*NAMES}
    assert world.bot.log.count(f"Uploaded {len(NAMES)} emojis") == 1
    if openapi.document_path():
        assert openapi.wrong(playground.journal) == set()


def test_a_start_that_was_cut_short_is_gone_on_with_and_old_pictures_go(world: World) -> None:
    async def night(here: World) -> None:
        emojis = here.house.playground.world.emojis
        (gone, *_), older = emojis, "7_of_spades_v0"
        name = emojis.pop(gone).name
        emojis["5"] = Emoji("5", older)
        emojis["6"] = Emoji("6", "somebody_elses_v0")
        await here.bot.start()
        await here.clock.sleep(UPLOADED)
        assert {name, older} <= {one.name for one in emojis.values()}
        await here.bot.stop()
        await here.bot.start()
        await here.clock.sleep(UPLOADED)
        assert "5" not in emojis
        assert "6" in emojis

    world.play(night, start=False)
    assert asked(world.house.playground) == {"GET": 2, "POST": 1, "DELETE": 1}


@pytest.mark.long
def test_texts_buttons_and_selects_show_them(world: World) -> None:
    evening = world.play(small_deal)
    names = {emoji["name"] for message in shown(evening.people) for emoji in emojis_of(message)}
    assert len(names & {*CARDS.values()}) > 20
    texts = texts_of(evening)
    assert "To beat: **<:" in texts
    hands = [one for message in shown(evening.people) if (one := cockpit(message))]
    assert any("<:" in str(hand.message) and hand.cards for hand in hands)


@pytest.mark.long
def test_reader_of_words_sees_no_emojis(world: World) -> None:
    async def night(here: World) -> Person:
        evening = await here.house.evening(2)
        reader = evening.people[1]
        await choose(reader, evening.channel_id, "Words")
        await evening.start(**WHOLE_PACK)
        await evening.play_on(6)
        return reader

    reader = world.play(night)
    own = [seen.body for seen in reader.seen if seen.kind != "delete" and cockpit(seen.body)]
    assert own
    assert not [message for message in own if emojis_of(message) or "<:" in words_as_sent(message)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("status", [400, 403])
def test_refused_emojis_are_replaced_by_text_and_logged_once(world: World, status: int) -> None:
    async def night(here: World) -> Evening:
        here.house.playground.faults.next("POST", r"/applications/\d+/emojis", status)
        await here.bot.start()
        return await small_deal(here)

    evening = world.play(night, start=False, weathered=True, emojis=False)
    assert "<:" not in texts_of(evening)
    assert not any(emojis_of(message) for message in shown(evening.people))
    assert world.bot.log.count("emojis of cards are not there") == 1
    assert asked(world.house.playground)["POST"] == 0


@pytest.mark.long
def test_deleted_emojis_are_replaced_by_text_and_come_back(world: World) -> None:
    async def night(here: World) -> Evening:
        evening = await here.house.evening(2)
        await evening.start(**WHOLE_PACK)
        await evening.play_on(2)
        here.house.playground.world.emojis.clear()
        assert await evening.play_on()
        await here.clock.sleep(UPLOADED)
        await evening.begin_deal("Next deal")
        assert await evening.play_on()
        return evening

    evening = world.play(night, weathered=True)
    playground = world.house.playground
    refused = [one for one in playground.journal if one.status == 400]
    assert refused
    assert all("emoji" in one.answered for one in refused)
    assert asked(playground)["POST"] == len(NAMES)
    assert "broke on my side" not in texts_of(evening)
    newest = {emoji["id"] for message in shown(evening.people[:1]) for emoji in emojis_of(message)}
    assert newest & playground.world.emojis.keys()


def test_a_card_that_only_an_emoji_names_is_found() -> None:
    message = {"components": [{"type": 10, "content": "<:10_of_hearts_v1:5><:red_joker_v1:6>"}]}
    assert words(message) == "10♥ red joker"
    assert cards_named(message) == {"10♥", "red joker"}
