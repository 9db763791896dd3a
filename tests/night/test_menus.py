"""Context menus: a person is challenged or looked up, a message is replayed."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest

from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from bot.store import Store
from bot.words import LANGUAGES
from bot.words.speech import Speech
from tests.english import english
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, controls, picture_words, words
from tests.night.test_posted import ALREADY, posted

SHORT = {
    "preset": "president_basic",
    "house_rules": "players=2..7, deal=fixed, hand_size=3, leftover=discard, exchange=none",
}


def test_the_names_of_the_menus_are_short_and_differ_in_every_language() -> None:
    for language in LANGUAGES:
        speech = Speech(language)
        names = [speech.say(f"menu-{one}") for one in ("challenge", "profile", "replay")]
        assert len({name.casefold() for name in names}) == 3
        assert all(0 < len(name) <= 32 for name in names)


async def challenge(person: Person, room: str, whom: str) -> str:
    """Challenge a person by the context menu; return the bot's answer."""
    return await person.answer(await person.use_menu(room, "Challenge", whom))


def asked(person: Person, room: str) -> JSON | None:
    """Return the challenge in this channel that this person is shown."""
    found = [
        one
        for one in person.messages.values()
        if one["channel_id"] == room and "accept:" in json.dumps(one["components"])
    ]
    return found[-1] if found else None


def mentions(message: JSON) -> list[str]:
    return [one["id"] for one in message["mentions"]]


@played
async def test_challenge_asks_for_the_game_and_pings_one_person_for_consent(
    house: House,
) -> None:
    ana, ben, eve = [await house.person(name) for name in ("Ana", "Ben", "Eve")]
    room = house.room().id
    question = await challenge(ana, room, ben.id)
    assert question.startswith("### Which game?")
    assert ana.table(room) is None
    await ana.click("Big Two", room)
    ping = await ben.until(lambda: asked(ben, room), "the challenge")
    assert mentions(ping) == [ben.id]
    assert f"<@{ben.id}>, {ana.name} challenges you to **Big Two**!" in words(ping)
    assert not ping["flags"] & EPHEMERAL
    refused = await eve.answer(await eve.click("Accept", room))
    assert refused == "This challenge is for someone else."
    assert (await challenge(ana, room, ben.id)).endswith("Try again in a few minutes.")
    await ben.answer(await ben.click("Accept", room))
    await ben.until(lambda: f"`2` {ben.name}" in words(ben.table(room) or {}), "the seat")
    await ben.until(lambda: asked(ben, room) is None, "that the question is gone")
    await house.settle()
    await house.bot.kill()
    await house.bot.start()
    assert "Traceback" not in house.bot.log


@played
async def test_a_challenge_is_declined_and_not_asked_again_at_this_table(house: House) -> None:
    ana, ben, chi = [await house.person(name) for name in ("Ana", "Ben", "Chi")]
    room = house.room().id
    await ana.answer(await ana.type_command(room, "game start", preset="president_basic"))
    refused = await challenge(chi, room, ben.id)
    assert refused.startswith("There is a table here already. Take a seat first")
    assert await challenge(ana, room, ben.id) == f"{ben.name} has been asked to join."
    await chi.click("Join", room)
    assert await challenge(chi, room, ben.id) == f"{ben.name} has been asked already."
    assert await challenge(ben, room, ana.id) == (
        f"There is a table here already. Take a seat first, then challenge {ana.name}."
    )
    await ben.click("Decline", room)
    await ana.until(
        lambda: ana.newest(lambda one: words(one) == f"{ben.name} declined the challenge."),
        "the answer",
    )
    assert await challenge(chi, room, ben.id) == f"{ben.name} has declined."
    assert await challenge(chi, room, ana.id) == f"{ana.name} already has a seat."
    await ana.type_command(room, "game stop")
    await ana.until(
        lambda: not ana.newest(lambda one: "declined the challenge" in words(one)), "no question"
    )


@played
async def test_some_people_cannot_be_challenged(house: House) -> None:
    ana, ben, dev = [await house.person(name) for name in ("Ana", "Ben", "Dev")]
    owner, room = await house.owner(), house.room()
    world = house.playground.world
    said = await challenge(ana, room.id, ana.id)
    assert said.startswith("You can't challenge yourself.")
    assert "is a bot" in await challenge(ana, room.id, world.bot_id)
    hidden = {"deny": int(Permission.VIEW_CHANNEL), "allow": 0}
    await owner.call("PUT", f"/channels/{room.id}/overwrites/{ben.id}", hidden)
    assert await challenge(ana, room.id, ben.id) == f"{ben.name} can't see this channel."
    store = await Store.open(house.bot.database, house.clock)
    await store.moderation.ban(int(GAME_NIGHT_ID), dev.id, owner.id)
    await store.close()
    await house.bot.kill()
    await house.bot.start()
    assert await challenge(ana, room.id, dev.id) == f"{dev.name} can't play here."
    assert "banned" in await challenge(dev, room.id, ana.id)
    assert ana.table(room.id) is None


@pytest.mark.long
@played
async def test_the_profile_of_a_person_is_shown_to_the_asking_one_alone(house: House) -> None:
    evening = await house.evening(2)
    host, guest, room = evening.host, evening.people[1], evening.channel_id
    step = await host.use_menu(room, "Profile", guest.id)
    assert guest.name in await host.answer(step)
    await evening.start(**SHORT)
    assert await evening.play_on()
    shown = await host.answered_with(await host.use_menu(room, "Profile", guest.id))
    assert shown["flags"] & EPHEMERAL
    assert guest.name in picture_words(shown)
    assert "1 deal" in words(shown)
    assert host.name in words(shown), "the other player is beaten or beats"
    shown = await host.answered_with(await host.type_command(room, "rivals", player=guest.id))
    told = words(shown) + picture_words(shown)
    assert f"{guest.name} against {host.name}." in told
    assert "1 deal against each other" in told
    assert re.search("1 : 0|0 : 1", told), told
    own = await host.answered_with(await host.type_command(room, "rivals"))
    assert f"{host.name} against {guest.name}." in picture_words(own)
    assert not own["flags"] & EPHEMERAL
    stranger = await house.person("Eve")
    alone = await stranger.answered_with(await stranger.type_command(room, "rivals"))
    assert "Nobody to compare you with yet." in words(alone)
    assert [one.label for one in controls(alone)] == [english("button-open-table")]
    both = {"player": host.id, "other": host.id}
    step = await guest.type_command(room, "rivals", **both)
    assert await guest.answer(step) == "Pick two different people."


@played
async def test_a_message_is_replayed_by_its_own_deal(house: House) -> None:
    evening = await house.evening(2)
    host, guest, room = evening.host, evening.people[1], evening.channel_id

    async def replayed(person: Person, message_id: str) -> str:
        return await person.answer(await person.use_menu(room, "Replay", message_id, 3))

    await evening.open(**SHORT)
    lobby = host.table(room)
    assert lobby
    assert await replayed(host, lobby["id"]) == "This message shows no deal of mine."
    await evening.begin_deal("Start")
    await host.until(lambda: "deal 1" in words(host.table(room) or {}), "the deal")
    running = host.table(room)
    assert running
    assert await replayed(host, running["id"]) == "This deal isn't over yet."
    assert await evening.play_on()
    first = (await guest.until(evening.result, "the results"))["id"]
    await evening.begin_deal("Next deal")
    assert await evening.play_on()
    second = (await guest.until(evening.result, "the results"))["id"]
    assert first != second
    for person in (host, guest):
        assert "deal 1" in await replayed(person, first)
        assert "deal 2" in await replayed(person, second)
    answer = await host.answer(await host.click("Post to channel"))
    assert answer.startswith("✅ Posted: ")
    assert await host.answer(await host.click("Post to channel")) == ALREADY
    (shared,) = await guest.until(partial(posted, evening, guest, host), "the replay")
    assert "deal 2" in words(shared)
    assert "deal 1" in await replayed(guest, first)
    assert (await guest.answer(await guest.click("Post to channel"))).startswith("✅ Posted: ")
    (own,) = await host.until(partial(posted, evening, host, guest), "the earlier replay")
    assert "deal 1" in words(own)
    await host.say(room, "hello")

    def said() -> JSON | None:
        return host.newest(lambda one: words(one) == "hello")

    chat = await host.until(said, "the chat")
    assert await replayed(host, chat["id"]) == "This message shows no deal of mine."


@pytest.mark.long
@played
async def test_a_replay_of_a_closed_table_has_no_button_that_would_be_refused(
    house: House,
) -> None:
    evening = await house.evening(2)
    host, room = evening.host, evening.channel_id
    await evening.start(**SHORT)
    assert await evening.play_on()
    result = await host.until(evening.result, "the results")
    await evening.choose(host, "Stop")
    step = await host.use_menu(room, "Replay", result["id"], 3)
    shown = await host.answered_with(step)
    assert "deal 1" in words(shown)
    assert [one.act for one in controls(shown)] == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "ja"])
@played
async def test_menus_are_registered_in_the_language_of_a_person(
    house: House, language: str
) -> None:
    await house.person("Ana")
    commands = house.playground.world.commands[""]
    kinds = {(one["type"], one["name"]): one for one in commands}
    speech = Speech(language)
    said = {key: speech.say(f"menu-{key}") for key in ("challenge", "profile", "replay")}
    assert kinds[2, "Challenge"]["name_localizations"][language] == said["challenge"]
    assert kinds[2, "Profile"]["name_localizations"][language] == said["profile"]
    assert kinds[3, "Replay"]["name_localizations"][language] == said["replay"]


@played
async def test_a_challenge_at_ones_own_table_after_the_match_is_a_rematch(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT, match_target="1")
    ana, ben = evening.people
    assert await challenge(ana, evening.channel_id, ben.id) == f"{ben.name} already has a seat."
    await evening.play_on()
    await house.settle()
    said = await challenge(ana, evening.channel_id, ben.id)
    assert said.startswith(f"{ben.name} is at this table already. Play again?")
    evening.begun.clear()
    await evening.begin_deal("Play again")
    await house.settle()
    assert await evening.on_turn()


@played
async def test_two_people_at_a_game_of_four_get_computers_or_a_game_for_two(house: House) -> None:
    ana, ben = [await house.person(name) for name in ("Ana", "Ben")]
    room = house.room().id
    question = await ana.use_menu(room, "Challenge", ben.id)
    await ana.answer(question)
    assert ana.offered("Big Two for two") is not None
    await ana.click("Big Two", room)
    await ben.until(lambda: asked(ben, room), "the challenge")
    await ben.answer(await ben.click("Accept", room))
    await ana.until(lambda: f"`2` {ben.name}" in words(ana.table(room) or {}), "the seat")
    assert english("button-fill") in {one.label for one in controls(ana.table(room) or {})}
    said = await ana.answer(await ana.click("Start", room))
    assert "Or play one of these as you are:" in said
    await ana.click("Big Two for two", room)
    await ana.until(lambda: "for two" in words(ana.table(room) or {}), "the game for two")
    await ana.click("Start", room)
    await ben.until(lambda: "for two · deal 1" in words(ben.table(room) or {}), "the deal")
