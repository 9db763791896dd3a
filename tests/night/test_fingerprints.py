"""Fingerprints in messages that stay: before each deal, after it, and by /verify."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from zoneinfo import ZoneInfo

import pytest

from bot.domain.daily_deal import today
from bot.domain.state import Stage
from bot.store import Store
from bot.store.tables import read_table_in
from bot.tables.snapshot import DealLog, Snapshot
from bot.words.speech import Speech
from cogs.hand.status import fingerprint_lines
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import JSON, words
from tests.night.small import FEW_CARDS
from tests.night.test_asked import LAST_CARDS, cut, hand_of, press
from tests.night.test_daily import Player

pytestmark = pytest.mark.slow

SHORT = {"preset": "president_basic", "house_rules": f"players=2..4, {FEW_CARDS}"}
DIGITS = re.compile(r"`([0-9a-f]{16})`")
SEED = re.compile(r"[0-9a-f]{64}")
OPENED = re.compile(r"`([0-9a-f]{16})` · \S+ `?code:([0-9.]+)`")
OVER = re.compile(r"Fingerprint: `([0-9a-f]{16})` · \S+ `?code:([0-9.]+)`")
LINK = re.compile(r"https://discord\.com/channels/(\S+)/(\d+)/(\d+)")


def board(evening: Evening) -> str:
    """Return the text of the newest message of the table."""
    table = evening.host.table(evening.channel_id)
    return words(table) if table else ""


def lines(text: str, begin: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(f"-# {begin}")]


def opened(text: str) -> tuple[str, str]:
    """Return the fingerprint and the code of a line that is short enough for a phone."""
    (found,) = OPENED.findall(text)
    assert SEED.search(text) is None
    fingerprint, code = found
    return fingerprint, code


async def verify(person: Person, evening: Evening, **options: str) -> str:
    return await person.answer(await person.type_command(evening.channel_id, "verify", **options))


def linked(person: Person, told: str) -> JSON:
    """Return the message that an answer links to."""
    ((_, channel_id, message_id),) = LINK.findall(told)
    message = person.messages[message_id]
    assert message["channel_id"] == channel_id
    return message


@played
async def test_each_deal_has_its_fingerprint_in_a_message_from_before(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SHORT)
    await house.settle()
    ((first,),) = (DIGITS.findall(line) for line in lines(board(evening), "Next deal's"))
    await evening.begin_deal("Start")
    await evening.on_turn()
    ((now, second),) = (DIGITS.findall(line) for line in lines(board(evening), "Fingerprint:"))
    assert now == first != second
    assert await evening.play_on()
    await house.settle()
    result = evening.host.table(evening.channel_id)
    assert result is not None
    ((fingerprint, code),) = OVER.findall(words(result))
    assert fingerprint == first
    ((following,),) = (DIGITS.findall(line) for line in lines(words(result), "Next deal's"))
    assert following == second
    told = await verify(evening.people[1], evening)
    assert told.startswith(english("verify-fits", number=1, cut="no"))
    assert f"`{first}` stood in the message of <t:" in told
    assert first in words(linked(evening.host, told))
    await evening.begin_deal("Next deal")
    assert await evening.play_on()
    await house.settle()
    stayed = words(evening.host.messages[result["id"]])
    assert {first, second} <= {*DIGITS.findall(stayed)}
    told = await verify(evening.host, evening)
    assert linked(evening.host, told)["id"] == result["id"]
    assert await verify(evening.host, evening, code=code) != told


@played
async def test_a_table_that_closes_reveals_all_its_seeds(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SHORT)
    await house.settle()
    (next_line,) = lines(board(evening), "Next deal's")
    await evening.choose(evening.host, "Stop")
    await house.settle()
    closed = board(evening)
    fingerprint, code = opened(closed)
    assert closed.splitlines()[-1] == lines(closed, "Never dealt:")[0]
    assert closed.count(fingerprint) == 1
    assert [fingerprint] == DIGITS.findall(next_line)
    told = await verify(evening.host, evening, code=code)
    seed = re.search(
        r"never dealt:\*\* the table closed first. Its seed `(.+)` gives its fingerprint\.", told
    )
    assert seed
    made = hashlib.sha256(f"gamenight-2|{code}|{seed[1]}".encode()).hexdigest()
    assert made.startswith(fingerprint)


@played
async def test_a_deal_that_is_dropped_reveals_its_seed_and_can_be_checked(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    await evening.on_turn()
    await house.settle()
    now, following = DIGITS.findall(lines(board(evening), "Fingerprint:")[0])
    assert "no finished deal" in await verify(evening.host, evening)
    await evening.host.answer(await evening.host.click("Table", evening.channel_id))
    for _ in range(2):  # the second press confirms
        await evening.host.click("Stop", evening.channel_id)
        await house.settle()
    closed = board(evening)
    (dropped,), (undealt,) = lines(closed, "Dropped deal:"), lines(closed, "Never dealt:")
    fingerprint, code = opened(dropped)
    assert fingerprint == now
    assert closed.splitlines()[-2:] == [dropped, undealt]
    assert opened(undealt)[0] == following
    for person in evening.people:
        told = await verify(person, evening, code=code)
        assert told.startswith("**Deal 1 was fair:**")
        assert "The deal was dropped." in told
        assert fingerprint in told


@played
async def test_a_void_deal_reveals_its_seed_in_the_message_of_the_next(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(preset="bigtwo_last_card_call", house_rules=LAST_CARDS)
    await cut(evening)
    (leader,) = await evening.on_turn()
    (other,) = [person for person in evening.people if person is not leader]
    await house.settle()
    void, redealt = DIGITS.findall(lines(board(evening), "Fingerprint:")[0])
    hand = await hand_of(evening, other, "weak enough to ask for new cards")
    await press(evening, other, hand, "Ask for new cards")
    await house.settle()
    (dropped,), (now,) = (
        lines(board(evening), "Dropped deal:"),
        lines(board(evening), "Fingerprint:"),
    )
    fingerprint, code = opened(dropped)
    assert fingerprint == void
    assert DIGITS.findall(now)[0] == redealt
    told = await verify(other, evening, code=code)
    assert told.startswith("**Deal 1 was fair:**")
    assert "was in a message of" in told, "the message of a void deal is deleted"


@played
async def test_chat_that_buries_the_lobby_does_not_lose_the_place(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SHORT)
    await house.settle()
    first = evening.host.table(evening.channel_id)
    assert first is not None
    for number in range(8):
        await evening.people[1].say(evening.channel_id, f"line {number}")
    await house.clock.sleep(60.0)
    await evening.host.click("Add computer", evening.channel_id)
    await house.settle()
    second = evening.host.table(evening.channel_id)
    assert second is not None
    assert second["id"] != first["id"]
    await evening.begin_deal("Start")
    assert await evening.play_on()
    await house.settle()
    told = await verify(evening.host, evening)
    assert told.startswith("**Deal 1 was fair:**")
    assert linked(evening.host, told)["id"] == second["id"]


@played
async def test_practice_has_the_fingerprints_in_its_hand(house: House) -> None:
    person = await house.person("Ana")
    practice = await Practice(person).at_home()
    await practice.begin(preset="president_basic")
    await house.settle()
    hand = await practice.hand()
    now, following = DIGITS.findall(lines(words(hand.message), "Fingerprint:")[0])
    await practice.play_on(1)
    await house.settle()
    result = practice.results(1)
    assert result is not None
    assert OVER.findall(words(result))[0][0] == now
    await practice.next_deal(1)
    await practice.play_on(2)
    await house.settle()
    result = practice.results(2)
    assert result is not None
    assert OVER.findall(words(result))[0][0] == following
    told = await person.answer(await person.type_command(practice.direct, "verify"))
    assert told.startswith("**Deal 2 was fair:**")
    assert LINK.findall(told)[0][:2] == ("@me", practice.direct)


@played
async def test_a_dropped_deal_of_the_day_keeps_its_seed_until_the_day_is_over(house: House) -> None:
    room = house.room().id
    ana, ben = await Player.new(house, "Ana", room), await Player.new(house, "Ben", room)
    await ana.daily()
    await ana.practice.hand()
    await ana.person.type_command(ana.practice.direct, "practice")
    await house.settle()
    await ana.practice.press("Start over")
    await house.settle()
    assert "seed" not in words(ana.practice.shown()[-1])
    store = await Store.open(house.bot.database, house.clock)
    places = await store.daily.places()
    guild = int(house.playground.world.channels[room].guild_id or 0)
    day = today(guild, house.clock.now(), ZoneInfo("UTC"))
    daily = await store.daily.deal(day)
    assert daily is not None, places
    code = day.key
    typed = await ana.person.type_command(ana.practice.direct, "verify", code=code)
    assert "The seed of this day comes" in await ana.person.answer(typed)
    typed = await ana.person.type_command(ana.practice.direct, "verify")
    assert "no finished deal" in await ana.person.answer(typed)
    await house.bot.stop()
    await house.clock.sleep(86_400)
    await house.bot.start()
    typed = await ana.person.type_command(ana.practice.direct, "verify", code=code)
    told = await ana.person.answer(typed)
    assert told.startswith("**Deal 1 fits its seed:**")
    assert "The deal was dropped." in told
    assert "No message from before the deal with its fingerprint is known" in told
    typed = await ben.person.type_command(ben.practice.direct, "verify", code=code)
    assert "no finished deal" in await ben.person.answer(typed)
    await store.close()


@played
async def test_a_lobby_that_is_shown_after_the_deal_began_tells_no_seed(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    store = await Store.open(house.bot.database, house.clock)
    try:
        state = await store.read(read_table_in, int(evening.channel_id))
        assert state is not None
        assert state.deal_id is not None
        deal = await store.deals.get(state.deal_id)
        lobby = Snapshot(replace(state, stage=Stage.LOBBY, deal_id=None), DealLog())
        told = await fingerprint_lines(Speech(), store, lobby)
    finally:
        await store.close()
    assert "Next deal's fingerprint" in told
    assert deal.seed not in told
    assert await evening.play_on()
