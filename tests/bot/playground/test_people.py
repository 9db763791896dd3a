"""The people API: visible channels and messages, unread ones, and refused people."""

from __future__ import annotations

import json

import aiohttp
import pytest

from bot.playground import Playground
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.raw import Raw

JSON_TYPE = {"Content-Type": "application/json"}


async def status(playground: Playground, method: str, path: str, **more: object) -> int:
    async with aiohttp.ClientSession() as session:
        url = playground.url + path
        async with session.request(method, url, **more) as answer:  # type: ignore[arg-type]  # any of them
            return answer.status


async def test_the_first_world_has_two_servers_and_five_people(
    playground: Playground, ana: Guest
) -> None:
    state = await ana.state()
    assert [person["name"] for person in state["people"]] == ["Ana", "Ben", "Chi", "Dev", "Eve"]
    assert {guild["name"]: len(guild["channels"]) for guild in state["guilds"]} == {
        "Game Night": 3,
        "Other House": 1,
    }
    assert state["me"]["name"] == "Ana"
    assert state["bot"] is None
    assert state["dms"] == state["commands"] == []


async def test_chat_is_seen_by_others_as_unread(
    playground: Playground, ana: Guest, ben: Guest, room: str
) -> None:
    said = await ana.say(room, f"hello <@{playground.world.person('Ben').id}>")
    assert said["mine"] is True
    heard = await ben.hears("message", channel_id=room)
    assert heard["message"]["mine"] is False
    assert heard["message"]["author"]["global_name"] == "Ana"
    for guest, marks in ((ana, (0, 0)), (ben, (1, 1))):
        channel = (await guest.state())["guilds"][0]["channels"][0]
        assert (channel["unread"], channel["mentions"]) == marks
        assert channel["last_message_id"] == said["id"]


async def test_history_is_paged_from_the_newest(ana: Guest, room: str) -> None:
    said = [await ana.say(room, str(number)) for number in range(4)]
    page = await ana.call("GET", f"/channels/{room}/messages?limit=2")
    assert [one["content"] for one in page] == ["2", "3"]
    page = await ana.call("GET", f"/channels/{room}/messages?limit=2&before={said[2]['id']}")
    assert [one["content"] for one in page] == ["0", "1"]


async def test_direct_messages_of_others_are_out_of_reach(
    playground: Playground, ana: Guest, ben: Guest
) -> None:
    person = playground.world.person("Ana")
    async with Raw(playground) as raw:
        _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": person.id})
        button = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}
        row = {"type": 1, "components": [button]}
        path = f"/channels/{dm['id']}/messages"
        _, message = await raw("POST", path, {"content": "psst", "components": [row]})
    await ana.hears("state")
    await ana.hears("message")
    assert [one for one in ben.events if one["t"] in ("message", "state")] == []
    assert (await ben.state())["dms"] == []
    for method, path in (
        ("GET", f"/channels/{dm['id']}/messages"),
        ("POST", f"/channels/{dm['id']}/messages"),
        ("DELETE", f"/channels/{dm['id']}/messages/{message['id']}"),
        ("POST", f"/channels/{dm['id']}/read"),
    ):
        with pytest.raises(Refused) as refused:
            await ben.call(method, path)
        assert refused.value.status == 404
    with pytest.raises(Refused, match="no such message"):
        await ben.press(message, "x")


async def test_a_new_person_joins_everywhere(playground: Playground, ana: Guest) -> None:
    async with aiohttp.ClientSession() as session:
        url = f"{playground.url}/people"
        async with session.post(url, json={"name": "Fay"}) as answer:
            fay = await answer.json()
        async with session.get(url) as answer:
            names = [person["name"] for person in await answer.json()]
    assert names[-1] == fay["name"] == "Fay"
    assert (await ana.hears("people"))["people"][-1] == fay
    async with Raw(playground) as raw:
        guild = next(iter(playground.world.guilds))
        assert (await raw("GET", f"/guilds/{guild}/members/{fay['id']}"))[0] == 200


@pytest.mark.parametrize("name", ["", " ", "x" * 33, "ana", None])
async def test_a_name_must_be_new_and_short(playground: Playground, name: object) -> None:
    assert await status(playground, "POST", "/people", json={"name": name}) == 400


async def test_people_set_their_language_and_close_their_dms(
    playground: Playground, ana: Guest
) -> None:
    me = await ana.call("PATCH", "", {"dms_open": False, "locale": "vi"})
    assert (me["dms_open"], me["locale"]) == (False, "vi")
    assert not playground.world.person("Ana").dms_open
    for change in ({"locale": "english"}, {"dms_open": "no"}):
        with pytest.raises(Refused):
            await ana.call("PATCH", "", change)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/people/Nobody/state"),
        ("GET", "/people/Nobody/live"),
        ("GET", "/people/Ana/channels/5/messages"),
        ("GET", "/attachments/1/2/x.png"),
        ("GET", "/attachments/1/..%2fworld/x.png"),
    ],
)
async def test_unknown_path_is_404(playground: Playground, method: str, path: str) -> None:
    assert await status(playground, method, path) == 404


@pytest.mark.parametrize("path", ["/", "/people", "/people/Ana/state", "/people/Ana/live"])
@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"}]
)
async def test_other_pages_are_kept_out(
    playground: Playground, path: str, headers: dict[str, str]
) -> None:
    assert await status(playground, "GET", path, headers=headers) == 403


async def test_a_form_of_another_page_cannot_post(playground: Playground, room: str) -> None:
    path = f"/people/Ana/channels/{room}/messages"
    text = {"Content-Type": "text/plain"}
    body = json.dumps({"content": "x"})
    assert await status(playground, "POST", path, data=body, headers=text) == 403
    assert await status(playground, "POST", path, data=body, headers=JSON_TYPE) == 200
    assert await status(playground, "POST", path, data="{", headers=JSON_TYPE) == 400


async def test_localhost_is_its_own_address_too(playground: Playground) -> None:
    port = playground.url.rsplit(":", 1)[1]
    headers = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    assert await status(playground, "GET", "/people", headers=headers) == 200


async def test_page_names_its_purpose(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{playground.url}/people") as got:
        assert "for trying and testing" in got.headers["X-Playground"]


async def test_too_long_a_chat_is_refused_with_a_sentence(ana: Guest, room: str) -> None:
    with pytest.raises(Refused, match="Invalid Form Body"):
        await ana.say(room, "x" * 2001)
    with pytest.raises(Refused, match="empty message"):
        await ana.say(room, "")


async def test_closing_hangs_up_on_every_page(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{playground.url}/people/Ana/live")
        await playground.close()
        frame = await socket.receive(timeout=5)
    assert frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
