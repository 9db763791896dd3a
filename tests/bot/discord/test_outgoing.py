"""The meaning of each answer of Discord, and the error that stands for it."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.discord.outgoing import (
    LONGEST_SHUT,
    AlreadyAnswered,
    Body,
    Malformed,
    Outgoing,
    Response,
    Verdict,
    classify,
    error_of,
    seconds_in,
)
from tests.bot.discord.pipeline import AUTHOR, POSTED

POST = Outgoing(Route("POST", "/channels/{channel_id}/messages", channel_id=1))
EDIT = Outgoing(
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=1, message_id=2)
)
OPEN = Outgoing(Route("POST", "/users/@me/channels"))
READ = Outgoing(Route("GET", "/channels/{channel_id}/messages", channel_id=1))
DELETE = Outgoing(
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", channel_id=1, message_id=2)
)
CALLBACK = Outgoing(
    Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=3,
        webhook_token="token",
    )
)
FOLLOW_UP = Outgoing(
    Route("POST", "/webhooks/{webhook_id}/{webhook_token}", webhook_id=3, webhook_token="token")
)
WRONG_EMOJI: dict[str, Any] = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"components": {"0": {"emoji": {"id": {"_errors": [{"code": "X", "message": ""}]}}}}},
}
WRONG_TEXT: dict[str, Any] = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"content": {"_errors": [{"code": "X", "message": "too long"}]}},
}


@pytest.mark.parametrize(
    ("outgoing", "response", "verdict"),
    [
        (POST, Response(200, POSTED), Verdict.OK),
        (EDIT, Response(200, POSTED), Verdict.OK),
        (OPEN, Response(200, {"id": "1", "type": 1}), Verdict.OK),
        (READ, Response(200, []), Verdict.OK),
        (DELETE, Response(204), Verdict.OK),
        (CALLBACK, Response(200, {"interaction": {"id": "5"}}), Verdict.OK),
        # malformed: a success without the promised body
        (POST, Response(200), Verdict.UNKNOWN),
        (POST, Response(200, {}), Verdict.UNKNOWN),
        (POST, Response(200, []), Verdict.UNKNOWN),
        (POST, Response(200, POSTED | {"id": "abc"}), Verdict.UNKNOWN),
        (POST, Response(200, {"id": "1"}), Verdict.UNKNOWN),
        (FOLLOW_UP, Response(200, {"id": "1"}), Verdict.UNKNOWN),
        (FOLLOW_UP, Response(200, POSTED), Verdict.OK),
        (OPEN, Response(200, {"id": "1"}), Verdict.UNKNOWN),
        (CALLBACK, Response(200, {"id": "1"}), Verdict.UNKNOWN),
        (POST, Response(200, "<html>"), Verdict.UNKNOWN),
        (EDIT, Response(200, '{"id": "1'), Verdict.UNKNOWN),
        (OPEN, Response(200, {}), Verdict.UNKNOWN),
        (CALLBACK, Response(200, "null"), Verdict.UNKNOWN),
        (READ, Response(200), Verdict.UNKNOWN),
        (READ, Response(204), Verdict.UNKNOWN),
        (READ, Response(200, {"x": 1}), Verdict.UNKNOWN),
        (READ, Response(200, [POSTED, "x"]), Verdict.UNKNOWN),
        (READ, Response(200, [POSTED | {"attachments": [5]}]), Verdict.UNKNOWN),
        (READ, Response(200, [POSTED | {"edited_timestamp": "soon"}]), Verdict.UNKNOWN),
        (READ, Response(200, [POSTED, POSTED]), Verdict.OK),
        (CALLBACK, Response(204), Verdict.UNKNOWN),  # the request has `with_response`
        (CALLBACK, Response(200, {"interaction": 5}), Verdict.UNKNOWN),
        (CALLBACK, Response(200, {"interaction": {}}), Verdict.UNKNOWN),
        (POST, Response(200, POSTED | {"id": "9" * 5000}), Verdict.UNKNOWN),
        (POST, Response(200, POSTED | {"author": None}), Verdict.UNKNOWN),
        # refusals
        (POST, Response(403, {"code": 50013, "message": ""}), Verdict.REFUSED),
        (EDIT, Response(404, {"code": 10008, "message": ""}), Verdict.REFUSED),
        (POST, Response(400, WRONG_TEXT), Verdict.REFUSED),
        (POST, Response(400, "<html>"), Verdict.REFUSED),
        (POST, Response(400, {"code": "x"}), Verdict.REFUSED),
        (POST, Response(302), Verdict.UNKNOWN),
        (POST, Response(400, WRONG_EMOJI), Verdict.EMOJI),
        (CALLBACK, Response(400, {"code": 40060, "message": ""}), Verdict.SECOND),
        (POST, Response(429, {"retry_after": 1.0}), Verdict.LIMITED),
        (POST, Response(429, "<html>"), Verdict.LIMITED),
        (POST, Response(429), Verdict.LIMITED),
        # no answer, or no answer of Discord itself
        (POST, Response(502, "<html>"), Verdict.UNKNOWN),
        (POST, Response(503, {"code": 0, "message": ""}), Verdict.UNKNOWN),
        (POST, Response(error=TimeoutError()), Verdict.UNKNOWN),
        (POST, Response(error=ConnectionResetError()), Verdict.UNKNOWN),
        (POST, Response(error=ConnectionRefusedError(), sent=False), Verdict.TRANSIENT),
    ],
)
def test_each_answer_has_one_meaning(
    outgoing: Outgoing, response: Response, verdict: Verdict
) -> None:
    assert classify(outgoing, response) is verdict


GOOD: dict[str, Any] = {
    "GET /users/@me": AUTHOR,
    "GET /gateway/bot": {
        **{"url": "wss://gateway", "shards": 1, "session_start_limit": {"max_concurrency": 1}}
    },
    "GET /applications/{application_id}/commands": [
        {"id": "1", "application_id": "2", "name": "game", "description": "", "options": []}
    ],
    "PUT /applications/{application_id}/commands": [],
    "GET /applications/{application_id}/emojis": {"items": [{"id": "1", "name": "x"}]},
    "GET /guilds/{guild_id}/members/{member_id}": {"user": AUTHOR, "roles": ["1"], "flags": 0},
    "PATCH /channels/{channel_id}": {"id": "1", "type": 0},
}
BAD: list[Any] = [{"x": 1}, ["x"], [5], [[]], None, "x", 5, {}, {"id": "1", "type": 11}]
GOOD_OR_BAD = [
    *((route, body, True) for route, body in GOOD.items()),
    *((route, body, False) for route in GOOD for body in BAD),
    ("GET /users/@me", [], False),
    ("GET /gateway/bot", [], False),
    ("GET /gateway/bot", GOOD["GET /gateway/bot"] | {"shards": 0}, False),
    ("GET /gateway/bot", GOOD["GET /gateway/bot"] | {"session_start_limit": None}, False),
]


@pytest.mark.parametrize(("route", "body", "promised"), GOOD_OR_BAD)
def test_a_success_has_all_that_discord_py_reads(route: str, body: Any, promised: bool) -> None:
    method, path = route.split()
    verdict = classify(Outgoing(Route(method, path)), Response(200, body))
    assert verdict is (Verdict.OK if promised else Verdict.UNKNOWN)


@pytest.mark.parametrize(
    ("response", "kind", "code"),
    [
        (Response(403, {"code": 50007, "message": "Cannot send"}), discord.Forbidden, 50007),
        (Response(404, {"code": 10008, "message": "Unknown"}), discord.NotFound, 10008),
        (Response(400, {"code": 50035, "message": "Invalid"}), discord.HTTPException, 50035),
        (Response(400, "<html>"), discord.HTTPException, 0),
        (Response(502, "<html>"), discord.DiscordServerError, 0),
    ],
)
def test_a_refusal_is_raised_as_discord_py_would_raise_it(
    response: Response, kind: type[discord.HTTPException], code: int
) -> None:
    error = error_of(response, classify(POST, response))
    assert type(error) is kind
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (response.status, code)


@pytest.mark.parametrize(
    "body",
    [
        {"code": 50035, "message": "x", "errors": "x"},
        {"code": 50035, "message": 5},
        {"code": 50035, "message": None, "errors": {"content": {"_errors": "x"}}},
        {"code": 50035, "errors": {"content": []}},
        {"code": [], "message": "x"},
    ],
)
def test_a_malformed_refusal_is_a_refusal(body: dict[str, Any]) -> None:
    response = Response(400, body)
    verdict = classify(POST, response)
    assert verdict is Verdict.REFUSED
    error = error_of(response, verdict)
    assert isinstance(error, discord.HTTPException)
    assert error.status == 400


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1.5", 1.5),
        ("0", 0.0),
        ("-3", 0.0),
        ("99999", LONGEST_SHUT),
        ("inf", None),
        ("1e999", None),
        ("nan", None),
        ("soon", None),
        ("", None),
        (None, None),
    ],
)
def test_a_time_that_discord_dictates_is_bounded(text: str | None, seconds: float | None) -> None:
    assert seconds_in(text) == seconds


def test_other_failures_are_raised_by_their_types() -> None:
    assert isinstance(error_of(Response(200, {}), Verdict.UNKNOWN), Malformed)
    assert isinstance(error_of(Response(400, {"code": 40060}), Verdict.SECOND), AlreadyAnswered)
    lost = ConnectionResetError()
    assert error_of(Response(error=lost), Verdict.UNKNOWN) is lost


def test_request_has_its_path_place_and_kind() -> None:
    assert POST.path == "/channels/1/messages"
    assert not POST.by_token
    assert CALLBACK.by_token
    assert CALLBACK.is_callback
    assert EDIT.place == "/channels/1"


EMOJI = {"id": 5, "name": "7_of_spades_v1"}


def message(*emojis: object) -> dict[str, Any]:
    """Return a message with a button for each of these emojis."""
    return {"components": [{"label": "7♠", "emoji": emoji} for emoji in emojis]}


def test_emojis_of_the_application_are_left_out_and_those_of_unicode_stay() -> None:
    hourglass = {"name": "⏳"}
    plain = Body(message(EMOJI, hourglass, None)).without_emojis()
    bare, kept, none = plain.json["components"]
    assert bare == {"label": "7♠"}
    assert (kept["emoji"], none["emoji"]) == (hourglass, None)


def test_an_emoji_that_stands_alone_is_replaced_by_its_name() -> None:
    plain = Body({"components": [{"emoji": EMOJI, "style": 1}]}).without_emojis()
    assert plain.json == {"components": [{"label": "7 of spades", "style": 1}]}


def test_a_form_with_pictures_keeps_all_of_them() -> None:
    parts = [{"name": "payload_json", "value": json.dumps(message(EMOJI))}, {"name": "file"}]
    said, picture = Body(form=parts).without_emojis().form
    assert json.loads(said["value"]) == {"components": [{"label": "7♠"}]}
    assert picture == {"name": "file"}


@pytest.mark.parametrize("sent", [message(), message({"name": "⏳"}), None, []])
def test_a_body_without_emojis_of_ours_is_the_same(sent: Any) -> None:
    assert Body(sent).without_emojis() == Body(sent)
