"""Discord's objects in the playground: users, members, guilds, channels, the bot."""

from __future__ import annotations

import base64
import re
from datetime import UTC, datetime

from bot.discord.limits import made_at
from bot.playground.world import permissions
from bot.playground.world.avatars import avatar_hash
from bot.playground.world.permissions import bot_role_id, hosts_role_id
from bot.playground.world.wire import JSON, MEMBER_PERMISSIONS, ChannelType
from bot.playground.world.world import Channel, Guild, Person, World

BOT_NAME = "Gamenight"


def moment(snowflake: str) -> str:
    """Return the time at which an id was made, as an ISO 8601 timestamp."""
    return datetime.fromtimestamp(made_at(snowflake), UTC).isoformat()


def now(world: World) -> str:
    """Return the current time as an ISO 8601 timestamp."""
    return datetime.fromtimestamp(world.clock.now(), UTC).isoformat()


def secret(world: World, size: int = 48) -> str:
    """Return `size` random bytes as URL-safe text, for a token or the id of a session."""
    return base64.urlsafe_b64encode(world.chance.randbytes(size)).decode().rstrip("=")


def _user(user_id: str, name: str, **more: object) -> JSON:
    return {
        "id": user_id,
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        **more,
    }


def user(person: Person) -> JSON:
    """Return a person as a user object, with a valid user name that no other user has."""
    letters = re.sub(r"[^a-z0-9_.]", "", person.name.lower())
    name = f"{letters[:20]}_{person.id[-6:]}"
    avatar = avatar_hash(person.id, person.colour)
    return _user(person.id, person.name, username=name, avatar=avatar)


def bot_user(world: World) -> JSON:
    """Return the bot as a user object."""
    name = world.bot_name
    return _user(world.bot_id, name, bot=True, global_name=None, username=name)


def bot_account(world: World) -> JSON:
    """Return the bot's own user object, as in GET /users/@me and READY."""
    return {**bot_user(world), "mfa_enabled": True, "locale": "en-US", "verified": True}


def find_user(world: World, user_id: str) -> JSON | None:
    """Return the user object of a person or the bot, None for an unknown id."""
    if user_id == world.bot_id:
        return bot_user(world)
    person = world.people.get(user_id)
    return user(person) if person else None


def member(world: World, user_id: str, guild: Guild) -> JSON | None:
    """Return a member of a guild, None for another user; the bot and the owner have own roles."""
    account = find_user(world, user_id)
    if account is None or not permissions.is_member(world, guild, user_id):
        return None
    person = world.people.get(user_id)
    came = guild.taken_in if user_id == world.bot_id else ""
    until = permissions.timed_out_until(world, guild, user_id)
    silent = datetime.fromtimestamp(until, UTC).isoformat() if until else None
    return {
        "user": account,
        "nick": person.nicks.get(guild.id) if person else None,
        "avatar": None,
        "banner": None,
        "roles": permissions.roles_worn(world, guild, user_id),
        "joined_at": moment(came or max(user_id, guild.id, key=int)),
        "premium_since": None,
        "communication_disabled_until": silent,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def roles(guild: Guild) -> list[JSON]:
    """Return the roles of a server by position, @everyone first."""
    own = _role(bot_role_id(guild), BOT_NAME, guild.bot_allowed, managed=True)
    found = [_role(hosts_role_id(guild), "Hosts", int(MEMBER_PERMISSIONS))]
    for role_id, one in guild.roles.items():
        mentionable = one.get("mentionable", False)
        found.append(_role(role_id, one["name"], one["permissions"], mentionable=mentionable))
    found.insert(guild.bot_rank - 1, own)
    everyone = _role(guild.id, "@everyone", guild.everyone)
    return [{**one, "position": place} for place, one in enumerate([everyone, *found])]


def _role(
    role_id: str, name: str, allowed: int, *, managed: bool = False, mentionable: bool = False
) -> JSON:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(allowed),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild_object(world: World, guild: Guild) -> JSON:
    """Return a server as GET /guilds/{id} shows it."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id "
        "afk_channel_id widget_channel_id vanity_url_code rules_channel_id "
        "safety_alerts_channel_id public_updates_channel_id max_presences incidents_data"
    )
    zeros = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zeros.split(), 0),
        "id": guild.id,
        "name": guild.name,
        "system_channel_id": _first_channel(world, guild),
        "owner_id": world.owner_id,
        "region": "deprecated",
        "afk_timeout": 300,
        "preferred_locale": guild.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": roles(guild),
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_progress_bar_enabled": False,
        "widget_enabled": False,
        "nsfw": False,
    }


def _first_channel(world: World, guild: Guild) -> str | None:
    """Return the id of the first text channel, by default Discord's channel for system messages."""
    texts = [one for one in world.channels.values() if one.type == ChannelType.TEXT]
    return next((one.id for one in texts if one.guild_id == guild.id), None)


def own_guild(world: World, guild: Guild) -> JSON:
    """Return a server as GET /users/@me/guilds shows it to the bot."""
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(permissions.in_server(world, guild, world.bot_id)),
        "features": [],
    }


def guild_create(world: World, guild: Guild) -> JSON:
    """Return a server as GUILD_CREATE has it, with channels, threads and the bot's member."""
    here = [channel for channel in world.channels.values() if channel.guild_id == guild.id]
    seen = [channel for channel in here if world.bot_reaches(channel) and not channel.archived]
    threads = [channel for channel in seen if channel.parent_id]
    return {
        **guild_object(world, guild),
        "unavailable": False,
        "large": False,
        "joined_at": moment(guild.taken_in or guild.id),
        "member_count": len(world.people) - len(guild.left) + 1,
        "members": [member(world, world.bot_id, guild)],
        "channels": [channel_object(world, channel) for channel in here if not channel.parent_id],
        "threads": [channel_object(world, thread) for thread in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_object(world: World, channel: Channel) -> JSON:
    """Return a channel, thread or DM as the bot receives it."""
    shape: JSON = {"id": channel.id, "type": channel.type, "flags": 0}
    shape["last_message_id"] = channel.last_id()
    if channel.guild_id is None:
        ids = channel.member_ids if channel.is_private else [channel.recipient_id or ""]
        return shape | _direct_part(world, channel, ids)
    shape |= {"guild_id": channel.guild_id, "name": channel.name, "parent_id": channel.parent_id}
    if channel.parent_id:
        return shape | _thread_part(channel)
    return shape | _text_part(world, channel)


def _direct_part(world: World, channel: Channel, ids: list[str]) -> JSON:
    part: JSON = {"recipients": [find_user(world, one) for one in ids]}
    if channel.type == ChannelType.GROUP_DM:
        part |= {"name": channel.name or None, "icon": None, "owner_id": channel.owner_id}
    return part


def _text_part(world: World, channel: Channel) -> JSON:
    spoken = channel.type in (ChannelType.VOICE, ChannelType.STAGE)
    return {
        **({"bitrate": 64000, "user_limit": 0, "rtc_region": None} if spoken else {}),
        **({"available_tags": []} if channel.type == ChannelType.FORUM else {}),
        "position": channel.position,
        "permission_overwrites": permissions.overwrites(world, channel),
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
    }


def _thread_part(channel: Channel) -> JSON:
    count = len(channel.messages)
    return {
        "owner_id": channel.owner_id,
        "message_count": count,
        "total_message_sent": count,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": channel.archived,
            "archive_timestamp": moment(channel.id),
            "auto_archive_duration": 1440,
            "locked": channel.locked,
            "create_timestamp": moment(channel.id),
        },
    }


def command(world: World, scope: str, sent: JSON, old: JSON | None) -> JSON:
    """Return a command in Discord's form; a command that replaces `old` keeps the id of `old`."""
    shape: JSON = {
        "default_member_permissions": None,
        "type": 1,
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        **{key: value for key, value in sent.items() if value is not None},
        "id": old["id"] if old else world.new_id(),
        "application_id": world.bot_id,
        "version": world.new_id(),
    }
    if "options" in shape:
        shape["options"] = [_clean(option) for option in shape["options"]]
    if shape["default_member_permissions"] is not None:
        shape["default_member_permissions"] = str(shape["default_member_permissions"])
    return shape | ({"guild_id": scope} if scope else {})


def _clean(option: JSON) -> JSON:
    shape = {key: value for key, value in option.items() if value is not None}
    for key in ("options", "choices"):
        if key in shape:
            shape[key] = [_clean(inner) for inner in shape[key]]
    return shape


def application(world: World) -> JSON:
    """Return the bot's application as its owner sees it."""
    invitation = {"permissions": str(int(MEMBER_PERMISSIONS))}
    return {
        "integration_types_config": {
            "0": {
                "oauth2_install_params": {"scopes": ["applications.commands", "bot"], **invitation}
            },
            "1": {"oauth2_install_params": {"scopes": ["applications.commands"], **invitation}},
        },
        "id": world.bot_id,
        "name": BOT_NAME,
        "icon": None,
        "description": "An application of the playground, for trying and testing.",
        "type": None,
        "bot": bot_user(world),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": find_user(world, world.owner_id),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(one.installed for one in world.people.values()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
