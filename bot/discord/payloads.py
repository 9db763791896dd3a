"""The parts of Discord's answers that discord.py takes for granted, by route."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from types import UnionType
from typing import Any, Final, TypeAlias

# a type, a test, the fields of an object (optional ones with "?"), or the elements of a list
Shape: TypeAlias = "type | UnionType | Callable[[Any], bool] | Mapping[str, Shape] | list[Shape]"

PARAMETER = re.compile(r"\{\w+\}")
MOST_DIGITS = 20  # of an id
THREADS = 10, 11, 12  # types of channels
NAME = str | None  # or an image


def _is_id(value: Any) -> bool:
    return str(value).isdecimal() and len(str(value)) <= MOST_DIGITS


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and value > 0


def _is_time(value: Any) -> bool:
    try:
        return value is None or datetime.fromisoformat(value) is not None
    except (TypeError, ValueError):
        return False


def _is_channel(value: Any) -> bool:
    return fits(value, CHANNEL) and (value["type"] not in THREADS or fits(value, THREAD))


USER: Final[Shape] = {"id": _is_id, "username": str, "discriminator": str, "avatar": NAME}
CHANNEL: Final[Shape] = {"id": _is_id, "type": int}
THREAD: Final[Shape] = {
    **{"id": _is_id, "type": int, "parent_id": _is_id, "owner_id": _is_id, "name": str},
    **{"message_count": int, "member_count": int},
    "thread_metadata": {"archived": bool, "auto_archive_duration": int, "archive_timestamp": str},
}
MESSAGE: Final[Shape] = {
    **{"id": _is_id, "channel_id": _is_id, "type": int, "content": str, "author": USER},
    **{"pinned": bool, "mention_everyone": bool, "tts": bool, "edited_timestamp": _is_time},
    **{"embeds": [dict], "components?": [dict], "flags?": int, "mentions?": [USER]},
    "attachments": [{"id": _is_id, "size": int, "filename": str, "url": str, "proxy_url": str}],
}
COMMAND: Final[Shape] = {
    **{"id": _is_id, "application_id": _is_id, "name": str, "description": str},
    "options?": [{"type": int, "name": str, "description": str}],
}
EMOJI: Final[Shape] = {"id": _is_id, "name": str}
MEMBER: Final[Shape] = {"user": USER, "roles": [_is_id], "flags": int}
APPLICATION: Final[Shape] = {
    **{"id": _is_id, "name": str, "description": str, "icon": NAME, "verify_key": str},
    **{"owner": USER, "bot_public": bool, "bot_require_code_grant": bool},
}
GATEWAY: Final[Shape] = {
    **{"url": str, "shards": _is_count},
    "session_start_limit": {"max_concurrency": _is_count},
}
PERMISSIONS: Final[Shape] = {
    "id": _is_id,
    "permissions": [{"id": _is_id, "permission": bool}],
}
PROMISED: Final[Mapping[str, Shape]] = {  # a success of any other route may be any object
    "GET /gateway/bot": GATEWAY,
    "GET /users/@me": USER,
    "GET /users/{}": USER,
    "POST /users/@me/channels": CHANNEL,
    "GET /oauth2/applications/@me": APPLICATION,
    "GET /applications/@me": APPLICATION,
    "GET /applications/{}/commands": [COMMAND],
    "PUT /applications/{}/commands": [COMMAND],
    "GET /applications/{}/guilds/{}/commands/permissions": [PERMISSIONS],
    "GET /applications/{}/emojis": {"items": [EMOJI]},
    "POST /applications/{}/emojis": EMOJI,
    "GET /guilds/{}/members/{}": MEMBER,
    "GET /channels/{}": _is_channel,
    "PATCH /channels/{}": _is_channel,
    "GET /channels/{}/thread-members/{}": {"user_id": _is_id, "join_timestamp": str, "flags": int},
    "POST /channels/{}/threads": THREAD,
    "POST /channels/{}/messages/{}/threads": THREAD,
    "GET /channels/{}/messages": [MESSAGE],
    "POST /channels/{}/messages": MESSAGE,
    "GET /channels/{}/messages/{}": MESSAGE,
    "PATCH /channels/{}/messages/{}": MESSAGE,
    "POST /webhooks/{}/{}": MESSAGE,
    "GET /webhooks/{}/{}/messages/@original": MESSAGE,
    "PATCH /webhooks/{}/{}/messages/@original": MESSAGE,
    "GET /webhooks/{}/{}/messages/{}": MESSAGE,
    "PATCH /webhooks/{}/{}/messages/{}": MESSAGE,
    "POST /interactions/{}/{}/callback": {"interaction": {"id": _is_id}, "resource?": dict},
}


def fits(value: Any, shape: Shape) -> bool:
    """Whether a value of JSON has this shape."""
    if isinstance(shape, Mapping):
        return isinstance(value, dict) and all(
            fits(value[name.rstrip("?")], part) if name.rstrip("?") in value else name[-1] == "?"
            for name, part in shape.items()
        )
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(one, shape[0]) for one in value)
    return isinstance(value, shape) if isinstance(shape, type | UnionType) else shape(value)
