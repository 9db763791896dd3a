"""The meaning of each answer of Discord, and the error that stands for it."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.discord.outgoing import (
    AlreadyAnswered,
    Body,
    Malformed,
    Outgoing,
    Reply,
    Verdict,
    classify,
    error_of,
)

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
    ("outgoing", "reply", "verdict"),
    [
        (POST, Reply(200, {"id": "1"}), Verdict.OK),
        (EDIT, Reply(200, {"id": "1"}), Verdict.OK),
        (OPEN, Reply(200, {"id": "1"}), Verdict.OK),
        (READ, Reply(200, []), Verdict.OK),
        (DELETE, Reply(204), Verdict.OK),
        (CALLBACK, Reply(204), Verdict.OK),
        (CALLBACK, Reply(200, {"interaction": {}}), Verdict.OK),
        # malformed: a success without the promised body
        (POST, Reply(200), Verdict.UNKNOWN),
        (POST, Reply(200, {}), Verdict.UNKNOWN),
        (POST, Reply(200, []), Verdict.UNKNOWN),
        (POST, Reply(200, {"id": "abc"}), Verdict.UNKNOWN),
        (POST, Reply(200, "<html>"), Verdict.UNKNOWN),
        (EDIT, Reply(200, '{"id": "1'), Verdict.UNKNOWN),
        (OPEN, Reply(200, {}), Verdict.UNKNOWN),
        (CALLBACK, Reply(200, "null"), Verdict.UNKNOWN),
        (READ, Reply(200), Verdict.UNKNOWN),
        # refusals
        (POST, Reply(403, {"code": 50013, "message": ""}), Verdict.REFUSED),
        (EDIT, Reply(404, {"code": 10008, "message": ""}), Verdict.REFUSED),
        (POST, Reply(400, WRONG_TEXT), Verdict.REFUSED),
        (POST, Reply(400, "<html>"), Verdict.REFUSED),
        (POST, Reply(400, {"code": "x"}), Verdict.REFUSED),
        (POST, Reply(302), Verdict.UNKNOWN),
        (POST, Reply(400, WRONG_EMOJI), Verdict.EMOJI),
        (CALLBACK, Reply(400, {"code": 40060, "message": ""}), Verdict.SECOND),
        (POST, Reply(429, {"retry_after": 1.0}), Verdict.LIMITED),
        (POST, Reply(429, "<html>"), Verdict.LIMITED),
        (POST, Reply(429), Verdict.LIMITED),
        # no answer, or none of Discord's own
        (POST, Reply(502, "<html>"), Verdict.UNKNOWN),
        (POST, Reply(503, {"code": 0, "message": ""}), Verdict.UNKNOWN),
        (POST, Reply(error=TimeoutError()), Verdict.UNKNOWN),
        (POST, Reply(error=ConnectionResetError()), Verdict.UNKNOWN),
        (POST, Reply(error=ConnectionRefusedError(), sent=False), Verdict.TRANSIENT),
    ],
)
def test_each_answer_has_one_meaning(outgoing: Outgoing, reply: Reply, verdict: Verdict) -> None:
    assert classify(outgoing, reply) is verdict


@pytest.mark.parametrize(
    ("reply", "kind", "code"),
    [
        (Reply(403, {"code": 50007, "message": "Cannot send"}), discord.Forbidden, 50007),
        (Reply(404, {"code": 10008, "message": "Unknown"}), discord.NotFound, 10008),
        (Reply(400, {"code": 50035, "message": "Invalid"}), discord.HTTPException, 50035),
        (Reply(400, "<html>"), discord.HTTPException, 0),
        (Reply(502, "<html>"), discord.DiscordServerError, 0),
    ],
)
def test_a_refusal_is_raised_as_discord_py_would_raise_it(
    reply: Reply, kind: type[discord.HTTPException], code: int
) -> None:
    error = error_of(reply, classify(POST, reply))
    assert type(error) is kind
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (reply.status, code)


def test_other_failures_are_raised_as_what_they_are() -> None:
    assert isinstance(error_of(Reply(200, {}), Verdict.UNKNOWN), Malformed)
    assert isinstance(error_of(Reply(400, {"code": 40060}), Verdict.SECOND), AlreadyAnswered)
    lost = ConnectionResetError()
    assert error_of(Reply(error=lost), Verdict.UNKNOWN) is lost


def test_a_route_says_how_it_is_counted() -> None:
    assert POST.path == "/channels/1/messages"
    assert not POST.by_token
    assert CALLBACK.by_token
    assert CALLBACK.is_callback
    assert EDIT.place == "/channels/1"


EMOJI = {"id": 5, "name": "7_of_spades_v1"}


def message(*emojis: object) -> dict[str, Any]:
    """A message with a button for each of these emojis."""
    return {"components": [{"label": "7♠", "emoji": emoji} for emoji in emojis]}


def test_emojis_of_the_application_are_left_out_and_those_of_unicode_stay() -> None:
    hourglass = {"name": "⏳"}
    plain = Body(message(EMOJI, hourglass, None)).without_emojis()
    bare, kept, none = plain.json["components"]
    assert bare == {"label": "7♠"}
    assert (kept["emoji"], none["emoji"]) == (hourglass, None)


def test_an_emoji_that_stands_alone_is_replaced_by_its_name() -> None:
    plain = Body({"components": [{"emoji": EMOJI, "style": 1}]}).without_emojis()
    assert plain.json == {"components": [{"label": "7 of spades v1", "style": 1}]}


def test_a_form_with_pictures_keeps_all_of_them() -> None:
    parts = [{"name": "payload_json", "value": json.dumps(message(EMOJI))}, {"name": "file"}]
    said, picture = Body(form=parts).without_emojis().form
    assert json.loads(said["value"]) == {"components": [{"label": "7♠"}]}
    assert picture == {"name": "file"}


@pytest.mark.parametrize("sent", [message(), message({"name": "⏳"}), None, []])
def test_a_body_without_emojis_of_ours_is_the_same(sent: Any) -> None:
    assert Body(sent).without_emojis() == Body(sent)
