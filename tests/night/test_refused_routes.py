"""A refusal of one route delays no other route: the same change is shown by another one."""

from __future__ import annotations

from typing import Any

import pytest
from prometheus_client import REGISTRY

from bot.discord import limits
from bot.discord.outgoing import Outgoing, Response
from bot.discord.requests import Transport
from bot.metrics.endpoint import ailments
from tests.bot.discord.pipeline import VIA
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import is_on_turn, take_turn
from tests.night.reading import JSON, cockpit, controls, words
from tests.night.small import SMALL, WHOLE_PACK, begun

SOON = 5.0  # seconds
THINKS = 20.0  # seconds, after which a player is pinged
HOUR = 3600.0  # seconds that Discord asks the bot to wait
HANDS = r"/channels/(?!{})\d+/messages"  # messages of any channel but this one
LIMITED = 60.0  # seconds of a limit for all requests
OPENING = "/users/@me/channels"


def hands(person: Person, evening: Evening) -> list[JSON]:
    """Return the messages with a hand of this deal in the direct messages of this person."""
    seen = [one for one in person.messages.values() if one["channel_id"] != evening.channel_id]
    return [one for one in seen if (hand := cockpit(one)) and hand.room == evening.room]


@pytest.mark.long
@played
async def test_a_hand_that_may_not_be_edited_for_an_hour_is_posted_anew(house: House) -> None:
    evening, asked, other = await begun(house)
    await other.until(lambda: other.cockpit(evening.room), "the hand")
    path = HANDS.format(evening.channel_id) + r"/\d+$"
    refused = house.playground.faults.next("PATCH", path, 429, retry_after=HOUR)
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    await other.until(lambda: is_on_turn(other, evening.room), "the hand", SOON)
    await house.settle()
    assert refused.met == 1
    assert len(hands(other, evening)) == 1, "the old one is gone"
    for _ in range(4):
        await evening.turn_of(await on_turn(evening))
        await house.settle()
    assert [len(hands(person, evening)) for person in evening.people] == [1, 1]


async def on_turn(evening: Evening) -> Person:
    (person,) = await evening.on_turn()
    return person


@played
async def test_a_hand_that_may_be_neither_edited_nor_posted_is_pinged_for(house: House) -> None:
    evening, asked, other = await begun(house)
    await other.until(lambda: other.cockpit(evening.room), "the hand")
    path = f"/channels/{house.playground.world.dm_with(other.id).id}/messages"
    refused = [
        house.playground.faults.next(method, path, 429, retry_after=HOUR)
        for method in ("PATCH", "POST")
    ]
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    await other.until(lambda: evening.asking(other), "the ping", SOON)
    assert [one.met for one in refused] == [1, 1]
    await other.click("hand", evening.channel_id)
    await take_turn(other, evening.room, evening.channel_id, evening.chance, "typed")
    await asked.until(lambda: is_on_turn(asked, evening.room), "the next turn", SOON)


@played
async def test_a_ping_that_may_not_be_posted_in_the_channel_is_a_direct_message(
    house: House,
) -> None:
    evening, asked, other = await begun(house)
    await other.until(lambda: other.cockpit(evening.room), "the hand")
    channel = f"/channels/{evening.channel_id}/messages$"
    refused = house.playground.faults.next("POST", channel, 429, retry_after=HOUR)
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    (direct,) = {hand["channel_id"] for hand in hands(other, evening)}
    await other.until(lambda: other.pings(direct), "the ping", THINKS)
    (ping,) = other.pings(direct)
    assert refused.met == 1
    await other.press(next(one for one in controls(ping) if one.act == "hand"))
    await take_turn(other, evening.room, evening.channel_id, evening.chance, "typed")
    await other.until(lambda: not other.pings(direct), "the ping to go", SOON)
    assert len(hands(other, evening)) == 1


@played
async def test_a_ping_that_is_refused_on_both_routes_closes_no_table(house: House) -> None:
    evening, asked, other = await begun(house)
    await other.until(lambda: other.cockpit(evening.room), "the hand")
    channel = f"/channels/{evening.channel_id}/messages$"
    house.playground.faults.next("POST", channel, 429, retry_after=HOUR)
    direct = HANDS.format(evening.channel_id) + "$"
    refused = house.playground.faults.next("POST", direct, 404, code=10003)
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    await house.clock.sleep(THINKS)
    assert refused.met == 1
    await take_turn(other, evening.room, evening.channel_id, evening.chance, "typed")
    await asked.until(lambda: is_on_turn(asked, evening.room), "the next turn", SOON)


@played
async def test_a_table_that_may_not_be_edited_for_an_hour_is_posted_anew(house: House) -> None:
    evening, asked, _ = await begun(house)
    await house.settle()
    path = f"/channels/{evening.channel_id}/messages"
    house.playground.faults.next("PATCH", "/webhooks/", 429, retry_after=HOUR, times=1000)
    refused = house.playground.faults.next("PATCH", path, 429, retry_after=HOUR)
    before = house.clock.now()
    await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
    await house.settle()
    assert refused.met == 1
    assert house.clock.now() - before < HOUR / 10
    room = house.playground.world.channels[evening.channel_id]
    public = [message.body for message in room.messages.values() if message.audience is None]
    tables = [words(body) for body in public if "###" in str(body)]
    (shown,) = tables
    (person,) = await evening.on_turn()
    assert f"{person.name}'s turn" in shown


@pytest.mark.long
@pytest.mark.parametrize("headers", [{**VIA, "X-RateLimit-Scope": "global"}, {}])
@played
async def test_long_rate_limit_of_all_requests_makes_no_person_wait(
    house: House, headers: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord or a proxy before it sets the limit; the bot shows hands by presses."""
    evening, asked, other = await begun(house)
    await house.settle()
    sends, limited = Transport.send, list[str]()

    async def send(self: Transport, outgoing: Outgoing, *about: Any) -> Response:
        if limited or outgoing.by_token:
            return await sends(self, outgoing, *about)
        limited.append(outgoing.path)
        return Response(429, {}, {**headers, "Retry-After": str(LIMITED)})

    monkeypatch.setattr(Transport, "send", send)
    began = house.clock.now()
    for person in (other, asked):
        await person.click("hand", evening.channel_id)
    for _ in range(4):
        person = await evening.host.until(
            lambda: next((one for one in evening.people if is_on_turn(one, evening.room)), None),
            "an open hand on turn",
            SOON,
        )
        await take_turn(person, evening.room, evening.channel_id, evening.chance, "button")
    assert house.clock.now() - began < LIMITED
    assert limited
    assert any("limits requests" in one for one in ailments(house.clock.now()))
    await house.clock.sleep(LIMITED)
    assert ailments(house.clock.now()) == []
    await house.settle()
    (person,) = await evening.on_turn()
    await person.until(lambda: evening.asking(person), "the ping", SOON)


async def play_open_hands(house: House, evening: Evening, turns: int) -> None:
    """Play so many turns, each from an open hand that is on turn within `SOON` seconds."""
    for _ in range(turns):
        began = house.clock.now()
        person = await evening.host.until(
            lambda: next((one for one in evening.people if is_on_turn(one, evening.room)), None),
            "an open hand on turn",
        )
        assert house.clock.now() - began < SOON
        await take_turn(person, evening.room, evening.channel_id, evening.chance, "button")


@pytest.mark.long
@pytest.mark.parametrize("code", [20026, 40003, 50001, 50007])
@played
async def test_an_open_hand_goes_on_whatever_refuses_a_first_direct_message(
    house: House, code: int
) -> None:
    """Discord's codes: quarantine (20026), too fast (40003), no access (50001), closed (50007)."""
    evening = await house.evening(2)
    house.playground.faults.next("POST", OPENING, 403, code=code, times=1000)
    await evening.start(**SMALL)
    for person in evening.people:
        await person.click("hand", evening.channel_id)
    await play_open_hands(house, evening, 5)


@pytest.mark.long
@pytest.mark.parametrize("path", [OPENING, r"/channels/(?!{})\d+/messages$"])
@pytest.mark.parametrize("code", [20026, 40003, 50001])
@played
async def test_people_to_whom_no_direct_message_may_be_sent_play_from_the_channel(
    house: House, path: str, code: int
) -> None:
    evening = await house.evening(4)
    path = path.format(evening.channel_id)
    refused = house.playground.faults.next("POST", path, 403, code=code, times=1000)
    step = await evening.host.type_command(evening.channel_id, "game start", **SMALL)
    told = [await evening.host.answer(step)]
    told += [await evening.join(person) for person in evening.people[1:]]
    for answer in told:
        assert "Discord won't let me message you right now, so you play from" in answer
    await evening.begin_deal("Start")
    await play_open_hands(house, evening, 6)
    paused = code in limits.NO_NEW_DMS
    assert refused.met == (1 if paused else 4)
    warned = [line for line in house.bot.log.splitlines() if "WARNING" in line]
    assert len(warned) == paused
    assert not paused or REGISTRY.get_sample_value("gamenight_dms_paused") == 1


@pytest.mark.long
@pytest.mark.parametrize("code", [50001, 50013, 50278])
@played
async def test_the_hand_of_a_later_deal_that_is_refused_goes_on_in_the_channel(
    house: House, code: int
) -> None:
    evening = await house.evening(2)
    await evening.start(**WHOLE_PACK)
    assert await evening.play_on()
    await house.settle()
    path = HANDS.format(evening.channel_id) + "$"
    refused = house.playground.faults.next("POST", path, 403, code=code, times=1000)
    await evening.begin_deal("Next deal")
    for person in evening.people:
        await person.click("hand", evening.channel_id)
    await play_open_hands(house, evening, 20)
    assert refused.met == 2


@pytest.mark.sampled(1)
@pytest.mark.parametrize("code", [20026, 40003, 50001, 50278])
@played
async def test_a_goodbye_that_is_refused_is_not_tried_again(house: House, code: int) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    path = HANDS.format(evening.channel_id)
    refused = house.playground.faults.next("POST", path, 403, code=code, times=1000)
    house.playground.world.remove_channel(evening.channel_id)
    await house.clock.sleep(600)
    assert refused.met == 2
    assert "could not be shown" not in house.bot.log


@pytest.mark.long
@pytest.mark.parametrize("code", [20026, 40003])
@played
async def test_bot_refused_by_new_people_asks_once_for_all_tables(house: House, code: int) -> None:
    refused = house.playground.faults.next("POST", OPENING, 403, code=code, times=1000)
    for _ in range(3):
        evening = await house.evening(2)
        await evening.start(**SMALL)
    await house.settle()
    assert refused.met == 1
