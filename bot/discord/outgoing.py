"""The values in the pipeline of requests: the purpose of a request, the request, its answer.

`PROMISED` has the parts of the answers that discord.py reads without a check, by route.
"""

from __future__ import annotations

import contextlib
import json
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum, IntEnum
from functools import cached_property
from types import SimpleNamespace, UnionType
from typing import Any, Final, TypeAlias

import discord
from discord.http import Route

from bot.discord import limits

CALLBACK = re.compile("/interactions/.*/callback")
BASE = re.compile(r"^https?://[^/]+(/api/v\d+)?")
BY_TOKEN = re.compile("/(webhooks|interactions)/")
ACKNOWLEDGED = 40060
INVALID_FORM = 50035
LONGEST_WAIT = 10.0  # the most seconds for which a request waits for a rate limit of its route
LONGEST_SHUT = 3600.0  # upper bound for the seconds in a header
LONGEST_NAMED = 7 * 86_400.0  # the most seconds that Discord may mean; more are a mistake
FORM_JSON = "payload_json"  # the part of a form with files that holds the JSON body
CHOICES = discord.InteractionResponseType.autocomplete_result.value


class Urgency(IntEnum):
    """The priority of a request, the most urgent first."""

    ANSWER = 0  # a user has just clicked, and waits
    HAND = 1  # of the player on turn
    PING = 2
    TABLE = 3
    REST = 4  # no user waits for it


@dataclass(eq=False)
class Purpose:
    """The purpose of some requests, which decides when and how often they are sent.

    Args:
        urgency: the priority in the queue; `RateLimit.hurry` raises it.
        table: the number of the table that the requests are about, or 0.
        once: whether a second effect would remain, such as a second message. A request that may
            have had its effect is then not retried.
        retried: whether the pipeline retries; False for a sender that composes each try anew.
        guild_id: the guild of channels that the gateway has not announced, or 0.
        begun: the number of requests for this purpose that have begun.
        unknown: the number of those of which it is not known whether they had their effect.

    For example, to post a message that no user waits for::

        with sending(Purpose(Urgency.REST, table=3)):
            await channel.send("...")
    """

    urgency: Urgency = Urgency.ANSWER
    table: int = 0
    once: bool = False
    retried: bool = True
    guild_id: int = 0
    begun: int = 0
    unknown: int = 0


_ANSWER = Purpose()
_purpose: ContextVar[Purpose] = ContextVar("purpose", default=_ANSWER)


@contextlib.contextmanager
def sending(purpose: Purpose) -> Iterator[None]:
    """Set the purpose of all requests within the block; requests outside answer a click."""
    before = _purpose.get()
    _purpose.set(purpose)
    try:
        yield
    finally:
        _purpose.set(before)


def purpose() -> Purpose:
    """Return the purpose of the requests of the current task."""
    return _purpose.get()


@dataclass(frozen=True)
class Body:
    """The body of a request: JSON, or a form of fields as discord.py makes them for files.

    >>> button = {"label": "Play", "emoji": {"id": "5", "name": "ace_of_spades_v1"}}
    >>> Body({"components": [button]}).without_emojis().json
    {'components': [{'label': 'Play'}]}
    """

    json: Any = None
    form: Sequence[dict[str, Any]] = ()
    files: Sequence[discord.File] = ()

    def without_emojis(self) -> Body:
        """Return a body with labels in place of custom emojis."""
        return replace(
            self, json=_without_emojis(self.json), form=tuple(_without_emojis([*self.form]))
        )

    def field(self, name: str) -> Any:
        """Return a top-level field of the JSON; None where it is missing."""
        return self.json.get(name) if isinstance(self.json, dict) else None


@dataclass(frozen=True)
class Outgoing:
    """One request: its route and its purpose.

    >>> posted = Outgoing(Route("POST", "/channels/{channel_id}/messages", channel_id=7))
    >>> posted.path, posted.place, posted.by_token
    ('/channels/7/messages', '/channels/7', False)
    """

    route: Route
    purpose: Purpose = _ANSWER
    has_pictures: bool = False

    @cached_property
    def path(self) -> str:
        """The path without the address of the API."""
        return BASE.sub("", self.route.url)

    @property
    def by_token(self) -> bool:
        """Whether a click's token authorizes the request, outside the global rate limit."""
        return BY_TOKEN.match(self.path) is not None

    @property
    def is_callback(self) -> bool:
        """Whether the request is the first answer to a click, which is due within three seconds."""
        return CALLBACK.match(self.path) is not None

    @property
    def answers(self) -> bool:
        """Whether the request answers a click, so that a user waits for it."""
        return self.purpose.urgency is Urgency.ANSWER

    @property
    def place(self) -> str:
        """The path up to "/messages", which distinguishes one failing channel from an outage."""
        return self.path.partition("/messages")[0]


class Verdict(Enum):
    """The meaning of an answer. No other fact about the answer decides on the next step.

    >>> deleted = Outgoing(Route("DELETE", "/channels/{channel_id}", channel_id=7))
    >>> [classify(deleted, Response(status)).name for status in (404, 429, 503)]
    ['REFUSED', 'LIMITED', 'UNKNOWN']
    """

    OK = "ok"
    REFUSED = "refused: the same would be refused again"
    EMOJI = "refused for an emoji of the application: to be sent again with labels alone"
    SECOND = "refused, as the click has an answer"
    LIMITED = "had no effect: a rate limit"
    TRANSIENT = "had no effect; the same may succeed later"
    UNKNOWN = "may have had its effect"


@dataclass(frozen=True)
class Response:
    """An answer of Discord, or in its place the error of the connection (status 0).

    >>> Response(403, {"code": 50007, "message": "Cannot send messages to this user"}).code
    50007
    >>> Response(502, "Bad Gateway").code
    0
    """

    status: int = 0
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    error: Exception | None = None
    sent: bool = True  # False where the error came before the request was sent
    asked: float = 0.0  # time at which the request was sent, in seconds since 1970

    @property
    def code(self) -> int:
        """Discord's code of the refusal; 0 without a code."""
        code = self.body.get("code", 0) if isinstance(self.body, dict) else 0
        return code if isinstance(code, int) else 0


def seconds_in(text: str | None) -> float | None:
    """Return the seconds in a header, within 0 ... LONGEST_SHUT; None for no finite number."""
    try:
        seconds = float(text or "")
    except ValueError:
        return None
    return min(max(0.0, seconds), LONGEST_SHUT) if math.isfinite(seconds) else None


def retry_after(response: Response) -> float | None:
    """Return the seconds to wait after a 429, by header or body, at most LONGEST_SHUT, or None."""
    body = response.body.get("retry_after") if isinstance(response.body, dict) else None
    for named in (response.headers.get("Retry-After"), body):
        try:
            seconds = math.nan if isinstance(named, bool) else float(named or "")
        except (TypeError, ValueError, OverflowError):
            continue
        if 0 <= seconds <= LONGEST_NAMED:
            return min(seconds, LONGEST_SHUT)
    return None


class AlreadyAnswered(Exception):
    """The click was answered before: by a try whose answer was lost, or elsewhere."""


class Malformed(ConnectionError):
    """An answer with a status of success but without the promised body: its effect is unknown."""


class Blocked(discord.HTTPException):
    """A rate limit that lasts for `seconds`; the request had no effect.

    `is_long` is whether the rate limit is too long to wait for its end. The sender may then use
    another route with the same content.
    """

    def __init__(self, seconds: float) -> None:
        unsent: Any = SimpleNamespace(status=limits.TOO_MANY, reason="")
        super().__init__(unsent, {"code": 0, "message": f"rate limit: {seconds:.1f} s"})
        self.is_long = seconds > LONGEST_WAIT


def is_promised(outgoing: Outgoing, response: Response) -> bool:
    """Whether a successful response has the body that discord.py reads without a check."""
    route = PARAMETER.sub("{}", outgoing.route.path)
    shape = PROMISED.get(f"{outgoing.route.method} {route}")
    if shape is not None:
        return fits(response.body, shape)
    empty = response.status == limits.NO_CONTENT and outgoing.route.method != "GET"
    return empty or (isinstance(response.body, dict | list) and response.body != {})


def classify(outgoing: Outgoing, response: Response) -> Verdict:
    """Return the meaning of an answer. A pure function: one table of tests has all answers."""
    if response.error is not None:
        return Verdict.UNKNOWN if response.sent else Verdict.TRANSIENT
    if response.status == limits.TOO_MANY:
        return Verdict.LIMITED
    if response.status >= limits.SERVER_ERRORS:
        return Verdict.UNKNOWN
    if response.status < limits.REFUSALS:
        return Verdict.OK if is_promised(outgoing, response) else Verdict.UNKNOWN
    if response.code == ACKNOWLEDGED:
        return Verdict.SECOND
    if response.code == INVALID_FORM and ".emoji" in str(error_of(response, Verdict.REFUSED)):
        return Verdict.EMOJI
    return Verdict.REFUSED


def error_of(response: Response, verdict: Verdict) -> Exception:
    """Return the exception of discord.py or the bot for an answer that is no success."""
    if response.error is not None:
        return response.error
    if response.status < limits.REFUSALS:
        return Malformed("malformed body")
    if verdict is Verdict.SECOND:
        return AlreadyAnswered("answered before")
    as_of_aiohttp: Any = SimpleNamespace(status=response.status, reason="")
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    server = discord.DiscordServerError if response.status >= limits.SERVER_ERRORS else None
    kind = server or kinds.get(response.status, discord.HTTPException)
    body = response.body if isinstance(response.body, dict) else str(response.body or "")
    try:
        return kind(as_of_aiohttp, body)
    except Exception:  # of any type: discord.py reads a refusal without a check of its form
        return kind(as_of_aiohttp, {"code": response.code, "message": "malformed refusal"})


EMOJI_VERSION = re.compile(r"_v\d+$")


def _without_emojis(value: Any) -> Any:
    """Return a request body without custom emojis, also within the JSON part of a form with files.

    A component with only an emoji gets the emoji's name as its label.
    """
    if isinstance(value, list):
        return [_without_emojis(one) for one in value]
    if not isinstance(value, dict):
        return value
    if value.get("name") == FORM_JSON:
        return {**value, "value": json.dumps(_without_emojis(json.loads(value["value"])))}
    emoji = value.get("emoji") or {}
    if "id" not in emoji:
        return {key: _without_emojis(one) for key, one in value.items()}
    label = value.get("label") or EMOJI_VERSION.sub("", emoji["name"]).replace("_", " ")
    return {key: one for key, one in value.items() if key != "emoji"} | {"label": label}


# a type, a test, the fields of an object (optional fields end in "?"), or the elements of a list
Shape: TypeAlias = "type | UnionType | Callable[[Any], bool] | Mapping[str, Shape] | list[Shape]"

PARAMETER = re.compile(r"\{\w+\}")
MOST_DIGITS = 20  # the most digits of an id
THREAD_TYPES = 10, 11, 12  # types of channels
NAME_OR_IMAGE = str | None


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
    return fits(value, CHANNEL) and (value["type"] not in THREAD_TYPES or fits(value, THREAD))


USER: Final[Shape] = {"id": _is_id, "username": str, "discriminator": str, "avatar": NAME_OR_IMAGE}
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
    **{"id": _is_id, "name": str, "description": str, "icon": NAME_OR_IMAGE, "verify_key": str},
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
    """Whether a value from JSON has this shape; fields that the shape lacks are ignored."""
    if isinstance(shape, Mapping):
        return isinstance(value, dict) and all(
            fits(value[name.rstrip("?")], part) if name.rstrip("?") in value else name[-1] == "?"
            for name, part in shape.items()
        )
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(one, shape[0]) for one in value)
    return isinstance(value, shape) if isinstance(shape, type | UnionType) else shape(value)
