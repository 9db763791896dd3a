"""Frames, events and responses of Discord that cannot be read: the bot loses only each of these."""

from __future__ import annotations

import json
import random
import re
import zlib
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.outgoing import Outgoing, Response
from bot.discord.requests import Transport
from bot.playground.gateway.encoding import Encoder
from bot.playground.gateway.gateway import Gateway
from tests.bot.metrics.scraped import scrape, total
from tests.night.small import begun
from tests.night.stored import seats
from tests.night.test_discord_fails import turns
from tests.simulation.world import World

FLUSHED = b"\x00\x00\xff\xff"  # the end of a compressed frame
SOON, BACK = 10.0, 120.0  # seconds until the bot is connected again: resumed, or anew
FRAMES = {
    "no json": '{"op": 0, "t": "GUILD',
    "a list": "[1, 2]",
    "null": "null",
    "no stream": random.Random(1).randbytes(5000) + FLUSHED,
    "nothing": zlib.compress(b"") + FLUSHED,
    "no text": b"\xff\xfe" + FLUSHED,
    "event of a list": '{"op": 0, "t": ["Bo"], "s": 7, "d": {}}',
    "number of a word": '{"op": 11, "s": "Bo"}',
    "hello of nothing": '{"op": 10, "d": null}',
    "hello without pause": '{"op": 10, "d": {"heartbeat_interval": 0}}',
    "resumed of a list": '{"op": 0, "t": "RESUMED", "s": 7, "d": []}',
    "ready of nothing": '{"op": 0, "t": "READY", "s": 7, "d": {}}',
}
INTERACTION = {"id": "9", "application_id": "1", "type": 3, "token": "x", "version": 1}
EVENTS: dict[str, Any] = {
    "GUILD_CREATE": {"id": "Bo"},
    "GUILD_DELETE": {},
    "CHANNEL_UPDATE": [],
    "INTERACTION_CREATE": INTERACTION,
    "GUILD_ROLE_CREATE": None,
    "THREAD_LIST_SYNC": {"guild_id": "Bo"},
    "GUILD_MEMBERS_CHUNK": "Bo",
}


@pytest.fixture(autouse=True)
def _sent_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the playground's gateway send texts and bytes without encoding them."""
    encoded = Encoder.frame

    def frame(self: Encoder, payload: Any) -> str | bytes:
        return payload if isinstance(payload, str | bytes) else encoded(self, payload)

    monkeypatch.setattr(Encoder, "frame", frame)


def send(gateway: Gateway, frame: Any) -> None:
    """Send this frame to the bot."""
    (line,) = [session.line for session in gateway.sessions.values() if session.line]
    line.send(frame)


def unreadable(what: str) -> float:
    return total(scrape(), "gamenight_malformed_total", what=what)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FRAMES)
def test_an_unreadable_frame_costs_its_connection_alone(world: World, name: str) -> None:
    async def night(here: World) -> None:
        evening, *_ = await begun(here.house)
        gateway, before, counted = here.house.playground.gateway, here.bot.log, unreadable("frame")
        sessions = {*gateway.sessions}
        send(gateway, FRAMES[name])
        await here.clock.sleep(SOON)
        assert gateway.connected
        assert not here.bot.ended
        assert {*gateway.sessions} == sessions, "resumed"
        assert unreadable("frame") - counted >= 1
        said = here.bot.log.removeprefix(before)
        assert said.count("unreadable frame") == 1
        assert "Bo" not in said
        await turns(evening, here.house, 2)
        assert await seats(here.house) == [(0, False)] * 2

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.sampled(1)
@pytest.mark.parametrize("first", ["hello", "ready"])
def test_a_session_that_begins_unreadable_is_begun_again_after_a_pause(
    world: World, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = {10: "<html>"} if first == "hello" else {}
    encoded, broken, sent = Encoder.frame, [True], list[Any]()

    def frame(self: Encoder, payload: Any) -> str | bytes:
        if broken and (payload["op"] in frames or (not frames and payload.get("t") == "READY")):
            sent.append(payload)
            return frames.get(payload["op"]) or json.dumps({**payload, "d": {"guilds": 5}})
        return encoded(self, payload)

    async def night(here: World) -> None:
        evening, *_ = await begun(here.house)
        await here.bot.kill()
        monkeypatch.setattr(Encoder, "frame", frame)
        await here.bot.begin()
        await here.clock.sleep(300)
        assert 3 < len(sent) < 70
        assert not here.bot.ended
        broken.clear()
        await here.clock.sleep(BACK)
        assert here.house.playground.gateway.connected
        await turns(evening, here.house, 2)

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.sampled(2)
@pytest.mark.parametrize("event", EVENTS)
def test_an_unreadable_event_costs_itself_alone(world: World, event: str) -> None:
    async def night(here: World) -> None:
        evening, *_ = await begun(here.house)
        gateway, before, counted = here.house.playground.gateway, here.bot.log, unreadable("event")
        (session,) = gateway.sessions.values()
        line = session.line
        session.dispatch(event, EVENTS[event])
        await here.clock.sleep(5)
        assert session.line is line, "the same connection"
        assert unreadable("event") - counted == 1
        said = here.bot.log.removeprefix(before)
        assert said.count(f"An event {event} could not be read") == 1
        assert "Bo" not in said
        await turns(evening, here.house, 2)

    world.play(night)
    assert "Traceback" not in world.bot.log


BODIES: list[Any] = [{"x": 1}, ["x"], None, {"x": 1}, "<html>", ["x"]]
ROUTES = {  # requests at a start, at a press, and for a table
    "own user": "GET /users/@me$",
    "application": "GET /oauth2/applications/@me$",
    "gateway": "GET /gateway/bot$",
    "commands": "GET /applications/[0-9]+/commands$",
    "history": "GET /channels/[0-9]+/messages$",
    "answers": "POST /interactions/.*/callback$",
    "messages": "(POST|PATCH) /(channels|webhooks)/.*",
}


@pytest.mark.long
@pytest.mark.parametrize("name", ROUTES)
def test_an_unreadable_answer_costs_its_request_alone(
    world: World, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sends, left = Transport.send, [*BODIES]

    async def send(self: Transport, outgoing: Outgoing, *about: Any) -> Response:
        response = await sends(self, outgoing, *about)
        asked = f"{outgoing.route.method} {outgoing.path}"
        if not left or response.status >= 400 or not re.match(ROUTES[name], asked):
            return response
        return replace(response, status=200, body=left.pop())

    async def night(here: World) -> None:
        evening, *_ = await begun(here.house)
        counted = unreadable("answer")
        await here.bot.kill()
        monkeypatch.setattr(Transport, "send", send)
        await here.bot.begin()
        await here.clock.sleep(BACK)
        assert here.house.playground.gateway.connected
        assert not here.bot.ended
        await turns(evening, here.house, 2)
        await here.clock.sleep(BACK)
        assert unreadable("answer") > counted

    world.play(night)
    assert "Traceback" not in world.bot.log
