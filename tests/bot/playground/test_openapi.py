"""The check against Discord's OpenAPI document finds wrong payloads, and no right ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.playground.rest.journal import Exchange
from tests.bot.playground.openapi import DOCUMENT, document_path, problems

pytestmark = pytest.mark.skipif(
    document_path() is None, reason=f"Discord's OpenAPI document is not at {DOCUMENT}"
)
MESSAGES = "/channels/{channel_id}/messages"
WRONG: list[tuple[str, str, Any, int, Any, str]] = [
    ("GET", "/nowhere", None, 200, {}, "not in the document"),
    ("POST", MESSAGES, {"contnet": "x"}, 200, {}, "contnet: no branch declares this key"),
    ("POST", MESSAGES, {"content": "x" * 4001}, 200, {}, "is too long"),
    (
        "POST",
        MESSAGES,
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "lable": "x"}]}]},
        200,
        {},
        "components/components/lable: no branch",
    ),
    ("POST", MESSAGES, {}, 200, {"id": "1"}, "response"),
    ("GET", "/users/@me", None, 404, {"message": "x"}, "'code' is a required property"),
    ("GET", "/users/@me", None, 204, None, "status 204 is not described"),
    ("GET", "/gateway", None, 200, {"url": "ws://x", "port": 1}, "port: no branch declares"),
]


@pytest.mark.parametrize(("method", "path", "sent", "status", "answered", "found"), WRONG)
def test_a_wrong_exchange_is_reported(
    method: str, path: str, sent: Any, status: int, answered: Any, found: str
) -> None:
    exchange = Exchange(method, path, json.dumps(sent), status, json.dumps(answered))
    assert [problem for problem in problems(exchange) if found in problem]


def test_the_ways_of_discord_py_are_allowed() -> None:
    sent = {"recipient_id": 1456074444064686080}
    answered = {"id": "1", "type": 1, "flags": 0, "recipients": []}
    path = "/users/@me/channels"
    exchange = Exchange("POST", path, json.dumps(sent), 200, json.dumps(answered))
    assert problems(exchange) == []
