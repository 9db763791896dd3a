"""Sends events to the pages of people, over one WebSocket for each open page."""

from __future__ import annotations

import asyncio

from aiohttp import web

from bot.playground.interactions.dispatch import FAILED
from bot.playground.world import objects
from bot.playground.world.avatars import avatar_hash
from bot.playground.world.permissions import may_view
from bot.playground.world.wire import JSON
from bot.playground.world.world import (
    Answered,
    Channel,
    ChannelChanged,
    ChannelGone,
    ChannelMade,
    CommandLimited,
    CommandsChanged,
    Deleted,
    Edited,
    Event,
    GuildChanged,
    MembersChanged,
    Message,
    PeopleChanged,
    Person,
    Posted,
    ReadMarkSet,
    RoleChanged,
    World,
)


def person_object(person: Person) -> JSON:
    """Return a person in the form that pages receive."""
    return {
        "id": person.id,
        "name": person.name,
        "colour": person.colour,
        "avatar": avatar_hash(person.id, person.colour),
        "dms_open": person.dms_open,
        "installed": person.installed,
        "locale": person.locale,
        "nicks": person.nicks,
    }


def people_list(world: World) -> list[JSON]:
    """Return all people, in the form that pages receive."""
    return [person_object(person) for person in world.people.values()]


def commands_list(world: World) -> list[JSON]:
    """Return all registered commands, global commands first."""
    scopes = sorted(world.commands)
    return [command for scope in scopes for command in world.commands[scope]]


def as_seen(person_id: str, message: Message) -> JSON:
    """Return a message as a person's page receives it; `mine` marks the person's own messages."""
    return {**message.body, "mine": message.body["author"]["id"] == person_id}


class Live:
    """The open pages of each person; a listener of the world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._pages: dict[str, dict[asyncio.Queue[JSON | None], None]] = {}  # ordered, by person id
        world.listeners.append(self)

    def show(self, person_id: str, event: JSON) -> None:
        """Send an event to all pages of a person."""
        for page in self._pages.get(person_id, ()):
            page.put_nowait(event)

    def show_all(self, event: JSON) -> None:
        """Send an event to every page."""
        for person_id in self._pages:
            self.show(person_id, event)

    def bot(self, connected: bool) -> None:
        """Tell every page that the bot connected or disconnected."""
        user = objects.bot_user(self._world) if connected else None
        self.show_all({"t": "bot", "bot": user})

    def close(self) -> None:
        """Close the WebSocket of every page."""
        for pages in self._pages.values():
            for page in pages:
                page.put_nowait(None)

    async def serve(self, request: web.Request, person: Person) -> web.WebSocketResponse:
        """Serve one page's WebSocket until it closes."""
        socket = web.WebSocketResponse(heartbeat=30, timeout=1)
        await socket.prepare(request)
        page: asyncio.Queue[JSON | None] = asyncio.Queue()
        pages = self._pages.setdefault(person.id, {})
        pages[page] = None
        writer = asyncio.create_task(_write(socket, page))
        try:
            async for _ in socket:
                # Pages only listen.
                pass
        finally:
            pages.pop(page, None)
            page.put_nowait(None)
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def __call__(self, event: Event) -> None:
        match event:
            case Posted(channel, message):
                if channel.recipient_id and len(channel.messages) == 1:
                    self.show(channel.recipient_id, {"t": "state"})
                self._message("message", channel, message)
            case Edited(channel, message):
                self._message("edit", channel, message)
            case Deleted(channel, message):
                gone = {"t": "delete", "channel_id": channel.id, "message_id": message.id}
                for person_id in self._viewers(channel, message):
                    self.show(person_id, gone)
            case Answered(person_id, interaction_id, None):
                failed = {"t": "failed", "interaction_id": interaction_id, "why": FAILED}
                self.show(person_id, failed)
            case Answered(person_id, interaction_id):
                self.show(person_id, {"t": "done", "interaction_id": interaction_id})
            case _:
                self._news(event)

    def _news(self, event: Event) -> None:
        match event:
            case ReadMarkSet(person_id, channel):
                self.show(person_id, {"t": "read", "channel_id": channel.id})
            case CommandsChanged():
                self.show_all({"t": "commands", "commands": commands_list(self._world)})
            case PeopleChanged():
                self.show_all({"t": "people", "people": people_list(self._world)})
            case GuildChanged() | RoleChanged() | MembersChanged() | CommandLimited():
                self.show_all({"t": "state"})
            case ChannelMade(channel) | ChannelChanged(channel) | ChannelGone(channel) if (
                channel.guild_id or channel.is_private
            ):
                self.show_all({"t": "state"})
            case _:
                pass

    def _message(self, kind: str, channel: Channel, message: Message) -> None:
        for person_id in self._viewers(channel, message):
            seen = as_seen(person_id, message)
            self.show(person_id, {"t": kind, "channel_id": channel.id, "message": seen})

    def _viewers(self, channel: Channel, message: Message) -> list[str]:
        if message.audience is not None:
            return [message.audience]
        return [one for one in self._pages if may_view(self._world, channel, one)]


async def _write(socket: web.WebSocketResponse, page: asyncio.Queue[JSON | None]) -> None:
    try:
        while (event := await page.get()) is not None:
            await socket.send_json(event)
        await socket.close(code=1001)
    except (ConnectionError, RuntimeError):
        # The page is gone; its reader ends the connection.
        return
