"""The routes of the people API, for a person on the page or in a test."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.playground.errors import Refusal
from bot.playground.gateway.gateway import Gateway
from bot.playground.interactions.interaction import context_of
from bot.playground.messages.messages import Messages
from bot.playground.people.acting import Acting
from bot.playground.people.guard import json_body
from bot.playground.people.hosting import Hosting
from bot.playground.people.live import Live, as_seen, commands_list, people_list, person_object
from bot.playground.people.resolving import LOCALE, Objection
from bot.playground.world import objects, servers
from bot.playground.world.permissions import is_member, may_speak, may_view, shares_server
from bot.playground.world.read_marks import mark_read, unread
from bot.playground.world.seed import new_person
from bot.playground.world.wire import JSON, Permission
from bot.playground.world.world import Channel, Guild, PeopleChanged, Person, World

VIEW = Permission.VIEW_CHANNEL
Handler = Callable[[Person, web.Request], Awaitable[Any]]


class People:
    """Routes under /people; errors are {"error": sentence}."""

    def __init__(
        self,
        world: World,
        messages: Messages,
        acting: Acting,
        hosting: Hosting,
        live: Live,
        gateway: Gateway,
    ) -> None:
        self._world = world
        self._messages = messages
        self._live = live
        self._gateway = gateway
        self._acting = acting
        self._hosting = hosting

    def register(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/people", self._everybody)
        app.router.add_post("/people", self._add)
        room, guild = "/people/{me}/channels/{channel_id}", "/people/{me}/guilds/{guild_id}"
        routes: list[tuple[str, str, Handler, int]] = [
            ("PATCH", "/people/{me}", self._change, 200),
            ("GET", "/people/{me}/state", self._state, 200),
            ("GET", f"{room}/messages", self._history, 200),
            ("POST", f"{room}/messages", self._chat, 200),
            ("DELETE", f"{room}/messages/{{message_id}}", self._delete, 200),
            ("POST", f"{room}/read", self._read, 200),
            ("POST", "/people/{me}/dm", self._open_direct, 200),
            ("POST", "/people/{me}/private", self._open_private, 200),
            ("POST", "/people/{me}/press", self._acting.press, 202),
            ("POST", "/people/{me}/command", self._acting.command, 202),
            ("POST", "/people/{me}/menu", self._acting.menu, 202),
            ("POST", "/people/{me}/autocomplete", self._acting.autocomplete, 200),
            ("POST", "/people/{me}/submit", self._acting.submit, 202),
            ("POST", "/people/{me}/guilds", self._hosting.open_server, 200),
            ("PATCH", guild, self._hosting.change_server, 200),
            ("POST", f"{guild}/channels", self._hosting.open_channel, 200),
            ("POST", f"{guild}/roles", self._hosting.open_role, 200),
            ("PATCH", f"{guild}/members/{{person_id}}", self._hosting.change_member, 200),
            ("PUT", f"{guild}/commands/{{command}}", self._hosting.limit_command, 200),
            ("PUT", f"{room}/overwrites/{{target_id}}", self._hosting.overwrite, 200),
            ("PATCH", room, self._hosting.change_channel, 200),
            ("DELETE", room, self._hosting.delete_channel, 200),
            ("POST", f"{room}/threads", self._hosting.open_thread, 200),
            ("PATCH", "/people/{me}/limits", self._hosting.change_limits, 200),
        ]
        for method, path, handler, status in routes:
            app.router.add_route(method, path, self._route(handler, status))
        app.router.add_get("/people/{me}/live", self._serve_live)

    def _route(
        self, handler: Handler, status: int
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            try:
                answer = await handler(self._me(request), request)
            except Objection as objection:
                return web.json_response({"error": objection.sentence}, status=objection.status)
            except Refusal as refused:
                sentence = str(refused.body["message"])
                return web.json_response({"error": sentence}, status=refused.status)
            return web.json_response(answer, status=status)

        return serve

    def _me(self, request: web.Request) -> Person:
        try:
            return self._world.person(request.match_info["me"])
        except KeyError as error:
            raise Objection("There is no such person.", 404) from error

    async def _serve_live(self, request: web.Request) -> web.StreamResponse:
        try:
            return await self._live.serve(request, self._me(request))
        except Objection as objection:
            return web.json_response({"error": objection.sentence}, status=objection.status)

    async def _everybody(self, request: web.Request) -> web.Response:
        return web.json_response(people_list(self._world))

    async def _add(self, request: web.Request) -> web.Response:
        try:
            name = str((await json_body(request)).get("name") or "").strip()
            if not 1 <= len(name) <= 32:
                raise Objection("A name has 1 to 32 characters.")
            if any(name.lower() == person.name.lower() for person in self._world.people.values()):
                raise Objection(f"There is already a {name}.")
        except Objection as objection:
            return web.json_response({"error": objection.sentence}, status=objection.status)
        person = new_person(self._world, name)
        self._world.tell(PeopleChanged())
        return web.json_response(person_object(person))

    async def _change(self, me: Person, request: web.Request) -> JSON:
        body = await json_body(request)
        dms_open = body.get("dms_open", me.dms_open)
        locale = body.get("locale", me.locale)
        installed = body.get("installed", me.installed)
        if not isinstance(dms_open, bool) or not isinstance(installed, bool):
            raise Objection("dms_open and installed are true or false.")
        if not isinstance(locale, str) or not LOCALE.fullmatch(locale):
            raise Objection("A locale looks like en-US.")
        me.dms_open, me.installed, me.locale = dms_open, installed, locale
        self._world.tell(PeopleChanged())
        return person_object(me)

    async def _state(self, me: Person, request: web.Request) -> JSON:
        world = self._world
        channels = sorted(world.channels.values(), key=_place)
        return {
            "me": person_object(me),
            "people": people_list(world),
            "bot": objects.bot_user(world) if self._gateway.connected else None,
            "guilds": [
                self._guild(me, guild, channels)
                for guild in world.guilds.values()
                if is_member(world, guild, me.id)
            ],
            "dms": [
                {
                    "id": channel.id,
                    "recipient": self._other(me, channel),
                    "context": context_of(channel),
                    **self._marks(me, channel),
                }
                for channel in channels
                if not channel.guild_id and channel.admits(me.id)
                if channel.is_private or channel.messages or channel.opened
            ],
            "commands": commands_list(world),
        }

    def _guild(self, me: Person, guild: Guild, channels: list[Channel]) -> JSON:
        """Return a server as this person sees it, with channels in order and archived threads."""
        here = [one for one in channels if one.guild_id == guild.id]
        mine = [one for one in here if may_view(self._world, one, me.id)]
        away = [one for one in mine if one.archived]
        return {
            **vars(guild),
            "roles": [{"id": role["id"], "name": role["name"]} for role in objects.roles(guild)],
            "channels": [self._channel_seen(me, one) for one in mine if not one.archived],
            "archived": [{"id": channel.id, "name": channel.name} for channel in away],
        }

    def _channel_seen(self, me: Person, channel: Channel) -> JSON:
        shape = objects.channel_object(self._world, channel)
        hidden = bool(int(channel.overwrites.get(channel.guild_id or "", {}).get("deny", 0)) & VIEW)
        return {**shape, "locked": channel.locked, "hidden": hidden, **self._marks(me, channel)}

    def _marks(self, me: Person, channel: Channel) -> JSON:
        waiting, mentions = unread(self._world, me.id, channel)
        last = channel.last_id(me.id)
        return {"unread": waiting, "mentions": mentions, "last_message_id": last}

    def _channel(self, me: Person, request: web.Request) -> Channel:
        return self._acting.channel(me, request.match_info["channel_id"])

    async def _history(self, me: Person, request: web.Request) -> list[JSON]:
        channel = self._channel(me, request)
        limit, before = request.query.get("limit", "50"), request.query.get("before", "")
        if not limit.isdecimal() or (before and not before.isdecimal()):
            raise Objection("limit and before are numbers.")
        seen = [message for message in channel.messages.values() if message.seen_by(me.id)]
        if before:
            seen = [message for message in seen if int(message.id) < int(before)]
        count = max(1, min(int(limit), 500))
        return [as_seen(me.id, message) for message in seen[-count:]]

    async def _chat(self, me: Person, request: web.Request) -> JSON:
        channel = self._channel(me, request)
        if not may_speak(self._world, channel, me.id):
            raise Objection("You may not speak in this channel.", 403)
        content = str((await json_body(request)).get("content") or "")
        message = self._messages.chat(channel, objects.user(me), content)
        mark_read(self._world, me.id, channel)
        return as_seen(me.id, message)

    async def _open_direct(self, me: Person, request: web.Request) -> JSON:
        """Open the direct messages with the bot, as "Message" on its profile does."""
        await json_body(request)
        if not me.installed and not shares_server(self._world, me.id):
            raise Objection("You share no server with the bot.", 403)
        channel = self._world.dm_with(me.id)
        if not channel.opened:
            channel.opened = True
            self._live.show(me.id, {"t": "state"})
        return {"id": channel.id}

    async def _open_private(self, me: Person, request: web.Request) -> JSON:
        """Open a DM or a group with `people` (names or ids), without the bot."""
        listed = (await json_body(request)).get("people")
        try:
            others = [self._world.person(str(one)).id for one in listed or ()]
        except (KeyError, TypeError) as error:
            raise Objection("people is a list of names.") from error
        if not others or me.id in others:
            raise Objection("Name the others.")
        return {"id": servers.open_private(self._world, me.id, *others).id}

    def _other(self, me: Person, channel: Channel) -> JSON:
        """Return the other user of direct messages; of a group one object with all names."""
        if not channel.is_private:
            return objects.bot_user(self._world)
        others = [self._world.people[one] for one in channel.member_ids if one != me.id]
        return {**objects.user(others[0]), "global_name": ", ".join(one.name for one in others)}

    async def _delete(self, me: Person, request: web.Request) -> JSON:
        channel = self._channel(me, request)
        message = channel.messages.get(request.match_info["message_id"])
        if message is None or not message.seen_by(me.id):
            raise Objection("There is no such message.", 404)
        self._world.delete_message(channel.id, message.id)
        return {}

    async def _read(self, me: Person, request: web.Request) -> JSON:
        await json_body(request)
        mark_read(self._world, me.id, self._channel(me, request))
        return {}


def _place(channel: Channel) -> tuple[int, int]:
    """Return the sort key of a channel: channels by creation, each followed by its threads."""
    return int(channel.parent_id or channel.id), int(channel.id) if channel.parent_id else 0
