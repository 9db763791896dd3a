"""The gateway's connections: bots connect, identify, resume, and receive events."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.discord.limits import shard_of
from bot.playground.faults import HELLO, ON_PURPOSE, Faults
from bot.playground.gateway.broadcast import Broadcast
from bot.playground.gateway.encoding import Encoder
from bot.playground.gateway.sessions import Line, Session
from bot.playground.limits import Limits
from bot.playground.malformed import FRAMES
from bot.playground.world import objects
from bot.playground.world.wire import JSON, PRIVILEGED, Intent
from bot.playground.world.world import World

HEARTBEAT_MS = 41_250
MAX_PAYLOAD = 4096
SENDS_PER_MINUTE = 120
ACK_AFTER = 0.25
"""Seconds to the answer to a heartbeat: discord.py notes only after sending when that was.

In a thread of its own, which on a busy machine comes late; an answer before that is measured from
the heartbeat before, and logged as a connection that is 41 seconds behind."""
KEPT_SESSIONS = 16
MOST_MEMBERS = 100  # in one request by ids
MOST_SERVERS = 2500
"""Of one shard; a bot in more of them has to open more shards."""


class Gateway:
    """The gateway: all sessions, and the WebSocket handler that makes sessions.

    `on_bot(connected)` is called when the first session connects or the last one is lost.
    """

    def __init__(
        self,
        world: World,
        token: str,
        faults: Faults,
        limits: Limits,
        on_bot: Callable[[bool], None],
    ) -> None:
        self.world = world
        self._limits = limits
        self._identified: dict[int, float] = {}  # remainder of the shard -> time
        self.sessions: dict[str, Session] = {}
        Broadcast(world, self.sessions)
        self._token = token
        self._faults = faults
        self.malformed_event = faults.malformed_event
        self._on_bot = on_bot
        self._connected = False

    @property
    def url(self) -> str:
        """The WebSocket URL that the playground gives to bots."""
        return self.world.url.replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> bool:
        """Whether any bot process is connected now."""
        return any(session.line for session in self.sessions.values())

    def interact(self, guild_id: str | None, interaction: JSON) -> bool:
        """Send INTERACTION_CREATE to the guild's shard (None: shard 0); False without a session.

        The event needs no intent, and the bot need not be on the server. A dark server sends none.
        """
        if guild_id is not None and self.world.guilds[guild_id].dark:
            return False
        sessions = [one for one in self.sessions.values() if one.holds(guild_id)]
        for session in sessions:
            session.dispatch("INTERACTION_CREATE", interaction)
        return bool(sessions)

    def drop(self, code: int = 4000) -> None:
        """Close every connection with `code`; sessions stay and can be resumed."""
        for session in self.sessions.values():
            if session.line:
                session.line.close(code)

    def ask_reconnect(self) -> None:
        """Send opcode 7 to every session: the client is to reconnect and resume."""
        for session in self.sessions.values():
            if session.line:
                session.line.send({"op": 7, "d": None})

    def malform(self, how: str) -> bool:
        """Send one of `malformed.FRAMES` on every connection; False without a connection."""
        lines = [session.line for session in self.sessions.values() if session.line]
        for line in lines:
            line.send(FRAMES[how])
        return bool(lines)

    def forget_sessions(self) -> None:
        """Make every later resume of the present sessions fail with INVALID_SESSION."""
        for session in list(self.sessions.values()):
            del self.sessions[session.id]
            session.id = objects.secret(self.world, 16)
            self.sessions[session.id] = session

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one bot connection from HELLO to its end; HTTPServiceUnavailable by a fault."""
        if self._faults.gateway_is_refused():
            raise web.HTTPServiceUnavailable(text=ON_PURPOSE)
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        encoder = Encoder(request.query.get("compress"))
        connection = _Connection(self, Line())
        writer = asyncio.create_task(_write(socket, encoder, connection.line))
        hello = {"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}}
        connection.line.send(self._faults.malformed_event(hello, HELLO))
        try:
            await self._listen(socket, connection)
        finally:
            connection.detach(over=socket.close_code in (1000, 1001))
            connection.line.close(1000)
            await asyncio.gather(writer, return_exceptions=True)
            self.notice()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, connection: _Connection) -> None:
        while not socket.closed:
            try:
                frame = await socket.receive(timeout=HEARTBEAT_MS / 1000 * 1.5)
            except TimeoutError:
                connection.line.close(4009)
                return
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            code = connection.hear(frame.data)
            if code:
                connection.line.close(code)
                return

    def may_identify(self, shard: int) -> bool:
        """Whether a shard may identify now; True also starts the wait of `identify_per` seconds.

        Shards with the same remainder by `identify_at_once` share one wait.
        """
        key, now = shard % self._limits.identify_at_once, self.world.clock.now()
        if now - self._identified.get(key, 0.0) < self._limits.identify_per:
            return False
        self._identified[key] = now
        return True

    def notice(self) -> None:
        """Call `on_bot` if a first bot connected or the last one left; forget old lost sessions."""
        lost = [session for session in self.sessions.values() if not session.line]
        for session in lost[:-KEPT_SESSIONS]:
            del self.sessions[session.id]
        if self.connected != self._connected:
            self._connected = self.connected
            self._on_bot(self._connected)

    def accepts(self, token: object) -> bool:
        """Whether `token` is the bot's token, with or without its prefix."""
        return isinstance(token, str) and token.removeprefix("Bot ") == self._token


async def _write(socket: web.WebSocketResponse, encoder: Encoder, line: Line) -> None:
    """Send queued payloads until the line closes, or until the client is gone."""
    try:
        while (payload := await line.queue.get()) is not None:
            frame = payload(encoder) if callable(payload) else encoder.frame(payload)
            if isinstance(frame, str):
                await socket.send_str(frame)
            else:
                await socket.send_bytes(frame)
        await socket.close(code=line.code or 1000)
    except (ConnectionError, RuntimeError):
        # The client has hung up; its reader ends the connection.
        return


class _Connection:
    """One connection: its session, and the times of its latest payloads."""

    def __init__(self, gateway: Gateway, line: Line) -> None:
        self.line = line
        self._gateway = gateway
        self._session: Session | None = None
        self._heard: deque[float] = deque(maxlen=SENDS_PER_MINUTE)

    def detach(self, over: bool) -> None:
        """Detach the session, which waits for a resume unless the client ended it (`over`)."""
        session = self._session
        if session and session.line is self.line:
            session.line = None
            if over and self.line.code is None:
                del self._gateway.sessions[session.id]

    def hear(self, text: str | bytes) -> int | None:
        """Handle one payload of the client; return the close code if the payload is invalid."""
        now = self._gateway.world.clock.now()
        if len(self._heard) == SENDS_PER_MINUTE and now - self._heard[0] < 60:
            return 4008
        self._heard.append(now)
        if len(text if isinstance(text, bytes) else text.encode()) > MAX_PAYLOAD:
            return 4002
        try:
            payload = json.loads(text)
            opcode, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            return 4002
        return self._obey(opcode, data)

    def _obey(self, opcode: object, data: Any) -> int | None:
        if opcode == 1:
            clock = self._gateway.world.clock
            clock.call_at(clock.now() + ACK_AFTER, lambda: self.line.send({"op": 11}))
            return None
        if opcode in (2, 6):
            if self._session:
                return 4005
            if not isinstance(data, dict):
                return 4002
            return self._identify(data) if opcode == 2 else self._resume(data)
        if not self._session:
            return 4003
        if opcode == 8:
            self._tell_members(self._session, data)
        # Presence and voice are accepted and have no effect here.
        return None if opcode in (3, 4, 8, 31) else 4001

    def _tell_members(self, session: Session, data: Any) -> None:
        """Answer a request for members by ids, which needs no intent; ignore other requests."""
        world, asked = self._gateway.world, data if isinstance(data, dict) else {}
        guild, ids = world.guilds.get(str(asked.get("guild_id"))), asked.get("user_ids")
        if guild is None or not isinstance(ids, list) or not session.holds(guild.id):
            return
        if not guild.reachable or len(ids) > MOST_MEMBERS:
            return
        found = {str(one): objects.member(world, str(one), guild) for one in ids}
        chunk = {
            "guild_id": guild.id,
            "members": [member for member in found.values() if member],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [one for one, member in found.items() if member is None],
            "nonce": asked.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _identify(self, data: JSON) -> int | None:
        gateway = self._gateway
        shard, intents = data.get("shard", [0, 1]), data.get("intents")
        code = self._objection(data.get("token"), shard, intents)
        if code is not None:
            return code
        if not gateway.may_identify(shard[0]):
            self.line.send({"op": 9, "d": False})
            return None
        name = objects.secret(gateway.world, 16)
        session = Session(shard[0], shard[1], Intent(intents or 0), name, line=self.line)
        session.malform = gateway.malformed_event
        self._session = gateway.sessions[session.id] = session
        session.dispatch("READY", _ready(gateway, session))
        for guild in gateway.world.guilds.values():
            if session.holds(guild.id) and guild.reachable and Intent.GUILDS in session.intents:
                session.dispatch("GUILD_CREATE", objects.guild_create(gateway.world, guild))
        gateway.notice()
        return None

    def _objection(self, token: object, shard: Any, intents: Any) -> int | None:
        """Return the close code for a wrong token, shard or intents; None if all are valid."""
        if not self._gateway.accepts(token):
            return 4004
        if not _is_shard(shard):
            return 4010
        if not isinstance(intents, int):
            return 4013
        if intents & PRIVILEGED:
            return 4014
        return 4011 if len(_servers(self._gateway.world, shard)) > MOST_SERVERS else None

    def _resume(self, data: JSON) -> int | None:
        gateway = self._gateway
        if not gateway.accepts(data.get("token")):
            return 4004
        session = gateway.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        missed = session.missed(seq) if session and isinstance(seq, int) else None
        if session is None or missed is None:
            self.line.send({"op": 9, "d": False})
            return None
        if session.line:
            session.line.close(4000)
        session.line, self._session = self.line, session
        for event in missed:
            self.line.send(event)
        session.dispatch("RESUMED", {"_trace": []})
        gateway.notice()
        return None


def _is_shard(shard: object) -> bool:
    if not isinstance(shard, list) or len(shard) != 2:
        return False
    number, count = shard
    return isinstance(number, int) and isinstance(count, int) and 0 <= number < count


def _servers(world: World, shard: list[int]) -> list[str]:
    """Return the ids of the servers with the bot whose events belong to this shard."""
    number, count = shard
    there = [guild.id for guild in world.guilds.values() if guild.has_bot]
    return [guild_id for guild_id in there if shard_of(guild_id, count) == number]


def _ready(gateway: Gateway, session: Session) -> JSON:
    world = gateway.world
    held = _servers(world, [session.shard, session.shards])
    return {
        "v": 10,
        "user": objects.bot_account(world),
        "guilds": [{"id": guild_id, "unavailable": True} for guild_id in held],
        "private_channels": [],
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": gateway.url,
        "shard": [session.shard, session.shards],
        "application": {"id": world.bot_id, "flags": 0},
        "_trace": ["playground"],
    }
