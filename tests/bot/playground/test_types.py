"""Requests with a field of a wrong type or out of bounds, which Discord refuses."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.world.wire import JSON
from tests.bot.playground import openapi
from tests.bot.playground.guest import Guest
from tests.bot.playground.pieces import button, row, select, text
from tests.bot.playground.raw import Raw, complaints

OTHERS: tuple[object, ...] = ("abc", "", -1, 1.5, 10**12, True, [], [7], ["abc"], {})
V2 = 1 << 15

LINK = {"type": 2, "style": 5, "label": "read", "url": "https://example.org/rules"}
MESSAGE: JSON = {
    "content": "hello",
    "tts": False,
    "nonce": "n",
    "flags": 0,
    "embeds": [
        {
            "title": "t",
            "url": "https://example.org",
            "color": 7,
            "timestamp": "2026-01-02T03:04:05+00:00",
            "image": {"url": "https://example.org/a.png"},
            "footer": {"text": "f"},
            "author": {"name": "a", "url": "https://example.org"},
            "fields": [{"name": "n", "value": "v", "inline": True}],
        }
    ],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"], "replied_user": False},
    "components": [
        row(button(1, id=5, disabled=False, emoji={"name": "🎴"}), LINK),
        row(select(2, placeholder="p", min_values=0, max_values=2, disabled=False, id=7)),
    ],
}
LAYOUT: JSON = {
    "flags": V2,
    "components": [
        {
            "type": 17,
            "accent_color": 7,
            "spoiler": False,
            "components": [
                text(3),
                {"type": 14, "divider": True, "spacing": 2},
                {"type": 9, "components": [text(1)], "accessory": button(2)},
                {
                    "type": 12,
                    "items": [
                        {"media": {"url": "https://example.org/a.png"}, "description": "a"},
                    ],
                },
                row(button(3)),
            ],
        }
    ],
}
COMMAND: JSON = {
    "name": "play",
    "description": "plays",
    "name_localizations": {"de": "spiel"},
    "description_localizations": {"de": "spielt"},
    "contexts": [0, 1],
    "integration_types": [0],
    "default_member_permissions": 8,
    "nsfw": False,
    "options": [
        {
            "type": 3,
            "name": "card",
            "description": "which",
            "required": True,
            "min_length": 1,
            "max_length": 5,
            "choices": [{"name": "a", "value": "b", "name_localizations": {"de": "c"}}],
        },
        {
            "type": 4,
            "name": "count",
            "description": "how many",
            "min_value": 1,
            "max_value": 3,
            "autocomplete": True,
        },
    ],
}
MODAL: JSON = {
    "type": 9,
    "data": {
        "custom_id": "m",
        "title": "t",
        "components": [
            {
                "type": 18,
                "label": "l",
                "description": "d",
                "component": {
                    "type": 4,
                    "custom_id": "i",
                    "style": 1,
                    "min_length": 1,
                    "max_length": 9,
                    "required": True,
                    "placeholder": "p",
                    "value": "v",
                },
            }
        ],
    },
}


def places(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every field of a body."""
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = [*value.items()]
    elif isinstance(value, list):
        items = [*enumerate(value)]
    for key, inner in items:
        yield (*at, key)
        yield from places(inner, (*at, key))


def changed(body: Any, at: tuple[str | int, ...], value: object) -> Any:
    """Return a copy of the body with `value` at the path `at`."""
    fresh = copy.deepcopy(body)
    inner = fresh
    for step in at[:-1]:
        inner = inner[step]
    inner[at[-1]] = value
    return fresh


def variants(body: Any) -> Iterator[tuple[str, Any]]:
    """Yield the body with each field in turn replaced by each wrong value, and a description."""
    for at in places(body):
        for value in OTHERS:
            yield f"{'.'.join(map(str, at))} = {value!r}", changed(body, at, value)


async def accepted(raw: Raw, path: str, template: str, body: Any) -> list[str]:
    """Return descriptions of bodies that the playground accepts and Discord's document refuses."""
    found = []
    for words, sent in variants(body):
        status, _ = await raw("POST", path, sent)
        assert status < 500, words
        if status < 300 and openapi.request_problems("POST", template, sent):
            found.append(words)
    return found


@pytest.fixture
def unlimited(playground: Playground) -> None:
    limits = playground.limits
    limits.requests = limits.other_requests = limits.all_requests = 10**6


needs_document = pytest.mark.skipif(
    not openapi.document_path(), reason="Discord's OpenAPI document is not beside the project"
)


@pytest.mark.slow
@needs_document
@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("body", [MESSAGE, LAYOUT], ids=["usual", "layout"])
async def test_a_message_with_any_field_of_a_wrong_type_is_refused(
    playground: Playground, room: str, body: JSON
) -> None:
    path, template = f"/channels/{room}/messages", "/channels/{channel_id}/messages"
    async with Raw(playground) as raw:
        assert (await raw("POST", path, body))[0] == 200
        found = await accepted(raw, path, template, body)
    assert not found, "\n".join(found)


@pytest.mark.slow
@needs_document
@pytest.mark.usefixtures("unlimited")
async def test_a_command_with_any_field_of_a_wrong_type_is_refused(playground: Playground) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    template = "/applications/{application_id}/commands"
    async with Raw(playground) as raw:
        assert (await raw("POST", path, COMMAND))[0] == 201
        found = await accepted(raw, path, template, COMMAND)
    assert not found, "\n".join(found)


@pytest.mark.slow
@needs_document
@pytest.mark.usefixtures("unlimited")
async def test_a_modal_with_any_field_of_a_wrong_type_is_refused(
    playground: Playground, ana: Guest, room: str
) -> None:
    template = "/interactions/{interaction_id}/{interaction_token}/callback"
    playground.limits.answer_within = 600.0
    async with Raw(playground) as raw:
        await raw.listen({"name": "look", "description": "Look."})
        found, sent = [], 0
        for words, body in variants(MODAL):
            if not openapi.request_problems("POST", template, body):
                continue
            if sent % 20 == 0:
                await ana.command(room, "look")
                asked = await raw.interaction()
            sent += 1
            status, _ = await raw.answer(asked, body)
            assert status in (200, 400), words
            if status == 200:
                found.append(words)
                await ana.command(room, "look")
                asked = await raw.interaction()
    assert sent > 50
    assert not found, "\n".join(found)


TWICE = [row(button(1, id=4)), row(button(2, id=4))]
BEYOND: list[tuple[JSON, str]] = [
    ({"content": "x", "flags": "abc"}, "flags"),
    ({"content": "x", "components": {}}, "components"),
    ({"content": "x", "embeds": {}}, "embeds"),
    ({"content": "x", "attachments": {}}, "attachments"),
    ({"content": "x", "components": [row(button(disabled="maybe"))]}, "components.0.components.0"),
    ({"content": "x", "components": [row({**LINK, "url": "javascript:alert(1)"})]}, ".url"),
    ({"content": "x", "components": [row({**LINK, "url": "JavaScript://x"})]}, ".url"),
    ({"content": "x", "components": [row({**LINK, "url": "data:text/html,x"})]}, ".url"),
    ({"content": "x", "components": [row({**LINK, "url": "example.org"})]}, ".url"),
    ({"content": "x", "components": [row({**LINK, "url": "https://"})]}, ".url"),
    ({"content": "x", "components": [row(button(label="  "))]}, "components.0.components.0"),
    ({"content": "x", "components": TWICE}, "components.1.components.0.id"),
    ({"content": "x", "components": [{**row(button()), "id": -1}]}, "components.0.id"),
    ({"content": "x", "allowed_mentions": {"parse": ["foo"]}}, "allowed_mentions.parse.0"),
    ({"content": "x", "allowed_mentions": {"parse": "users"}}, "allowed_mentions.parse"),
    ({"content": "x", "allowed_mentions": {"users": ["ana"]}}, "allowed_mentions.users.0"),
    ({"content": "x", "allowed_mentions": "none"}, "allowed_mentions"),
    ({"embeds": [{"title": "t", "url": "javascript:alert(1)"}]}, "embeds.0.url"),
    ({"embeds": [{"title": "t", "timestamp": "soon"}]}, "embeds.0.timestamp"),
    ({"embeds": [{"title": "t", "color": 1 << 24}]}, "embeds.0.color"),
]


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize(("body", "place"), BEYOND)
async def test_message_beyond_a_limit_is_refused_with_its_place(
    playground: Playground, room: str, body: JSON, place: str
) -> None:
    async with Raw(playground) as raw:
        status, answer = await raw("POST", f"/channels/{room}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert any(place in one for one in complaints(answer))
    assert not playground.world.channels[room].messages


@pytest.mark.parametrize("content", [" ", "\n\t", "\x00", " \x00 "])
async def test_a_message_of_nothing_but_blanks_is_empty(
    playground: Playground, room: str, content: str
) -> None:
    path = f"/channels/{room}/messages"
    async with Raw(playground) as raw:
        status, answer = await raw("POST", path, {"content": content})
        assert (status, answer["code"]) == (400, 50006)
        _, message = await raw("POST", path, {"content": "words"})
        status, answer = await raw("PATCH", f"{path}/{message['id']}", {"content": content})
        assert (status, answer["code"]) == (400, 50006)


@pytest.mark.parametrize(
    "path",
    [
        "/channels/abc",
        "/channels/abc/messages",
        "/channels/{room}/messages/abc",
        "/channels/99999999999999999999999/messages",
        "/guilds/abc",
        "/guilds/-1/channels",
        "/users/abc",
        "/users/@me/guilds?after=abc",
        "/users/@me/guilds?limit=0",
        "/users/@me/guilds?limit=x",
    ],
)
async def test_invalid_id_is_refused_without_a_search(
    playground: Playground, room: str, path: str
) -> None:
    async with Raw(playground) as raw:
        status, answer = await raw("GET", path.format(room=room))
        assert (status, answer["code"]) == (400, 50035)
        status, answer = await raw("POST", "/users/@me/channels", {"recipient_id": "abc"})
        assert (status, answer["code"]) == (400, 50035)


async def test_no_other_site_may_frame_the_page(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/page/main.js", "/people"):
            async with session.get(playground.url + path) as answer:
                policy = answer.headers["Content-Security-Policy"].split("; ")
            assert {"frame-ancestors 'none'", "script-src 'self'"} <= {*policy}
