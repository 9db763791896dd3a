"""Routes of the bot itself, of users and guilds, and of the gateway's address.

Each handler raises the Refusal that Discord answers with.
"""

from __future__ import annotations

import math

from bot.playground.errors import UNAVAILABLE, Form, refusal
from bot.playground.gateway import gateway
from bot.playground.gateway.gateway import Gateway
from bot.playground.limits import Limits
from bot.playground.rest.application_emojis import check_picture
from bot.playground.rest.rest import Call, Rest
from bot.playground.world import objects, permissions, servers
from bot.playground.world.wire import JSON, Permission
from bot.playground.world.world import Guild, RecordsChanged, World

MOST_GUILDS = 200  # in one answer


class AccountRoutes:
    """Handlers of /gateway, /users, /guilds and the application."""

    def __init__(
        self, world: World, gateway: Gateway, shards: int, limits: Limits, rest: Rest
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._shards = shards
        self._limits = limits
        rest.add("GET", "/gateway", self.gateway_url, by_token=True)
        rest.add("GET", "/gateway/bot", self.gateway_for_bot)
        rest.add("GET", "/users/@me", self.me)
        rest.add("PATCH", "/users/@me", self.change_me)
        rest.add("GET", "/users/@me/guilds", self.guilds)
        rest.add("DELETE", "/users/@me/guilds/{guild_id}", self.leave)
        rest.add("GET", "/users/{user_id}", self.user)
        rest.add("GET", "/applications/@me", self.application)
        rest.add("GET", "/oauth2/applications/@me", self.application)
        rest.add("GET", "/guilds/{guild_id}", self.guild)
        rest.add("GET", "/guilds/{guild_id}/channels", self.guild_channels)
        rest.add("GET", "/guilds/{guild_id}/members/{user_id}", self.member)
        role = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
        rest.add("PUT", role, self.give_role)
        rest.add("DELETE", role, self.take_role)

    def gateway_url(self, call: Call) -> JSON:
        """GET /gateway."""
        return {"url": self._gateway.url}

    def gateway_for_bot(self, call: Call) -> JSON:
        """GET /gateway/bot: the address, and how many shards to open."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000}
        return {
            "url": self._gateway.url,
            "shards": max(self._shards, self._fewest_shards()),
            "session_start_limit": {**limit, "max_concurrency": self._limits.identify_at_once},
        }

    def _fewest_shards(self) -> int:
        """The smallest number of shards for all servers of the bot, if evenly spread."""
        here = sum(one.has_bot for one in self._world.guilds.values())
        return math.ceil(here / gateway.MOST_SERVERS)

    def me(self, call: Call) -> JSON:
        """GET /users/@me: the bot itself."""
        return objects.bot_account(self._world)

    def change_me(self, call: Call) -> JSON:
        """PATCH /users/@me: set the name; pictures are checked, but not kept."""
        form, sent = Form(), call.object
        if sent.get("username") is not None:
            form.text(("username",), sent["username"], 32, least=2)
        for key in ("avatar", "banner"):
            if sent.get(key) is not None:
                check_picture(sent[key], key, form)
        form.raise_if_wrong()
        self._world.bot_name = sent.get("username") or self._world.bot_name
        self._world.tell(RecordsChanged())
        return objects.bot_account(self._world)

    def guilds(self, call: Call) -> list[JSON]:
        """GET /users/@me/guilds: the bot's servers, with the bot's permissions there."""
        after, most = call.query.get("after") or "0", call.query.get("limit") or str(MOST_GUILDS)
        form = Form()
        form.snowflake(("after",), after)
        form.whole(("limit",), int(most) if most.isdecimal() else most, 1, MOST_GUILDS)
        form.raise_if_wrong()
        here = sorted((one for one in self._world.guilds.values() if one.has_bot), key=_number)
        later = [one for one in here if _number(one) > int(after)]
        return [objects.own_guild(self._world, guild) for guild in later[: int(most)]]

    def leave(self, call: Call) -> None:
        """DELETE /users/@me/guilds/{id}: the bot leaves a server."""
        servers.change(self._world, self._guild(call).id, has_bot=False)

    def user(self, call: Call) -> JSON:
        """GET /users/{id}."""
        user = objects.find_user(self._world, call.path["user_id"])
        if user is None:
            raise refusal(10013)
        return user

    def application(self, call: Call) -> JSON:
        """GET /oauth2/applications/@me."""
        return objects.application(self._world)

    def guild(self, call: Call) -> JSON:
        """GET /guilds/{id}."""
        return objects.guild_object(self._world, self._guild(call))

    def guild_channels(self, call: Call) -> list[JSON]:
        """GET /guilds/{id}/channels."""
        guild = self._guild(call)
        return [
            objects.channel_object(self._world, channel)
            for channel in self._world.channels.values()
            if channel.guild_id == guild.id and not channel.parent_id
        ]

    def member(self, call: Call) -> JSON:
        """GET /guilds/{id}/members/{id}."""
        guild = self._guild(call)
        user_id = call.path["user_id"]
        member = objects.member(self._world, user_id, guild)
        if member is None:
            raise refusal(10007 if objects.find_user(self._world, user_id) else 10013)
        return member

    def give_role(self, call: Call) -> None:
        """PUT /guilds/{id}/members/{id}/roles/{id}."""
        guild, user_id, role_id = self._role(call)
        worn = guild.worn.get(user_id, [])
        if role_id not in worn:
            servers.wear(self._world, guild.id, user_id, *worn, role_id)

    def take_role(self, call: Call) -> None:
        """DELETE /guilds/{id}/members/{id}/roles/{id}."""
        guild, user_id, role_id = self._role(call)
        worn = guild.worn.get(user_id, [])
        if role_id in worn:
            kept = (one for one in worn if one != role_id)
            servers.wear(self._world, guild.id, user_id, *kept)

    def _role(self, call: Call) -> tuple[Guild, str, str]:
        """Return the server, person and role of a route; Refusal if the bot may not change it."""
        world, guild = self._world, self._guild(call)
        user_id, role_id = call.path["user_id"], call.path["role_id"]
        roles = {one["id"]: one for one in objects.roles(guild)}
        if objects.member(world, user_id, guild) is None:
            raise refusal(10007)
        if role_id not in roles:
            raise refusal(10011)
        if role_id == guild.id or roles[role_id]["managed"]:
            raise refusal(50028)
        allowed = permissions.in_server(world, guild, world.bot_id)
        own = roles[permissions.bot_role_id(guild)]["position"]
        if not allowed & Permission.MANAGE_ROLES or roles[role_id]["position"] >= own:
            raise refusal(50013)
        return guild, user_id, role_id

    def _guild(self, call: Call) -> Guild:
        guild = self._world.guilds.get(call.path["guild_id"])
        if guild is None or not guild.has_bot:
            raise refusal(10004)
        if guild.dark:
            raise refusal(UNAVAILABLE)
        return guild


def _number(guild: Guild) -> int:
    return int(guild.id)
