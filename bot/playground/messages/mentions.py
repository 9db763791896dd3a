"""The users and roles that a message mentions by its text and `allowed_mentions`."""

from __future__ import annotations

import re

from bot.playground.world import objects, permissions
from bot.playground.world.wire import JSON, Permission
from bot.playground.world.world import Channel, World


def mentioned(world: World, text: str, allowed: JSON | None, replied: str | None) -> list[JSON]:
    """Return the mentioned users in the order of the text; `replied` is the id of a replied author.

    Without `allowed_mentions` every mention counts.
    """
    ids = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        listed = {str(user_id) for user_id in allowed.get("users") or []}
        ids = {user_id: None for user_id in ids if user_id in listed}
    if replied and (allowed is None or allowed.get("replied_user")):
        ids[replied] = None
    users = (objects.find_user(world, user_id) for user_id in ids)
    return [user for user in users if user]


def mentions_everyone(text: str, allowed: JSON | None) -> bool:
    """Whether @everyone or @here in the text is allowed to count."""
    wished = re.search(r"@(everyone|here)\b", text) is not None
    return wished and (allowed is None or "everyone" in (allowed.get("parse") or []))


def mentioned_roles(world: World, channel: Channel, text: str, allowed: JSON | None) -> list[str]:
    """Ids of the roles that a message of the bot mentions, as the text and `allowed_mentions` say.

    A role that is not mentionable counts where the bot may mention everyone.
    """
    guild = world.guilds.get(channel.guild_id or "")
    ids = dict.fromkeys(re.findall(r"<@&(\d+)>", text))
    if guild is None or not ids:
        return []
    if allowed is not None and "roles" not in (allowed.get("parse") or []):
        listed = {str(role_id) for role_id in allowed.get("roles") or []}
        ids = {role_id: None for role_id in ids if role_id in listed}
    able = permissions.permissions_in(world, channel, world.bot_id) & Permission.MENTION_EVERYONE
    known = {one["id"]: one["mentionable"] for one in objects.roles(guild)}
    return [one for one in ids if one in known and (able or known[one])]


def reached(world: World, channel: Channel, roles: list[str]) -> list[str]:
    """Return the ids of the people with one of these roles who see the channel."""
    guild = world.guilds.get(channel.guild_id or "")
    if guild is None or not roles:
        return []
    return [
        one
        for one in world.people
        if {*permissions.roles_worn(world, guild, one)} & {*roles}
        and permissions.may_view(world, channel, one)
    ]
