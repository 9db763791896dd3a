"""Checks of the doctor with Discord: token, application, commands, gateway, permissions."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from enum import Enum
from typing import Any

import aiohttp

from bot.clock import Clock
from bot.discord.outgoing import LONGEST_WAIT, seconds_in
from bot.domain.state import NO_SERVER
from bot.store.checkup import Place


class Verdict(Enum):
    OK = "ok"
    LOOK = "look"  # works, but could be better
    WRONG = "WRONG"


@dataclass(frozen=True)
class Finding:
    """Result of one check. `do` is a sentence of advice, empty where nothing is to be done.

    >>> print(look("disk", "800 MB free", "Make room before it is full."))
    look  disk: 800 MB free
          -> Make room before it is full.
    """

    verdict: Verdict
    topic: str
    text: str
    do: str = ""

    def __str__(self) -> str:
        line = f"{self.verdict.value:<6}{self.topic}: {self.text}"
        return f"{line}\n{'':<6}-> {self.do}" if self.do else line


def ok(topic: str, text: str) -> Finding:
    return Finding(Verdict.OK, topic, text)


def look(topic: str, text: str, do: str) -> Finding:
    return Finding(Verdict.LOOK, topic, text, do)


def wrong(topic: str, text: str, do: str) -> Finding:
    return Finding(Verdict.WRONG, topic, text, do)


AGENT = "DiscordBot (gamenight, doctor)"  # Discord refuses clients without such a name
PATIENCE = 15.0  # seconds for one request
TRIES = 5  # of one request under a rate limit


class Refused(Exception):
    """Response of Discord with a status other than 200."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status} {text}"[:200])
        self.status = status


@dataclass
class Api:
    """Requests to Discord with a bot's token.

    `ahead` is by how many seconds this machine's clock is ahead of Discord's; None if unknown.
    """

    session: aiohttp.ClientSession
    url: str
    token: str = field(repr=False)
    clock: Clock
    ahead: float | None = None

    async def get(self, path: str) -> Any:
        """Return the JSON under this path.

        Raises Refused; OSError or aiohttp.ClientError without a response.
        """
        headers = {"Authorization": f"Bot {self.token}", "User-Agent": AGENT}
        for _ in range(TRIES):
            async with self.session.get(self.url + path, headers=headers) as answer:
                self._compare(answer.headers.get("Date"))
                if answer.status == 200:
                    return await answer.json(content_type=None)
                if answer.status != 429:
                    raise Refused(answer.status, (await answer.text()).strip())
                pause = seconds_in(answer.headers.get("Retry-After"))
            await self.clock.sleep(1.0 if pause is None else min(pause, LONGEST_WAIT))
        raise Refused(429, "too many questions")

    def _compare(self, date: str | None) -> None:
        if date and self.ahead is None:
            theirs = parsedate_to_datetime(date).timestamp() + 0.5  # the header has whole seconds
            self.ahead = self.clock.now() - theirs


@contextlib.asynccontextmanager
async def api(url: str, token: str, clock: Clock) -> AsyncIterator[Api]:
    """An `Api` for requests within the block."""
    patience = aiohttp.ClientTimeout(total=PATIENCE)
    async with aiohttp.ClientSession(timeout=patience) as session:
        yield Api(session, url, token, clock)


MOST_AHEAD = 2.0  # seconds; Discord allows three for an answer
PORTAL = "https://discord.com/developers/applications"
PRIVILEGED = {  # flags of an application for intents that this bot does not need
    "Presence": 1 << 12 | 1 << 13,
    "Server Members": 1 << 14 | 1 << 15,
    "Message Content": 1 << 18 | 1 << 19,
}
GUILD_INSTALL = "0"  # the key in `integration_types_config`
PAGES = {"terms_of_service_url": "terms", "privacy_policy_url": "privacy policy"}


async def ask_about_itself(api: Api, shard_count: int | None) -> list[Finding]:
    """Check the token, application, commands, gateway and clock.

    Raises Refused, such as for an invalid token.
    """
    me = await api.get("/users/@me")
    application = await api.get("/oauth2/applications/@me")
    number = application["id"]
    commands = await api.get(f"/applications/{number}/commands")
    gateway = await api.get("/gateway/bot")
    return [
        ok("token", f"that of {me['username']}, application {number}"),
        *of_application(application),
        *of_commands(commands),
        of_gateway(gateway, shard_count),
        of_clock(api.ahead),
    ]


def of_application(application: dict[str, Any]) -> Iterator[Finding]:
    """Check that servers can install the bot, and that presses reach the bot."""
    flags = int(application.get("flags") or 0)
    intents = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if intents:
        do = (
            f"Turn {' and '.join(intents)} Intent off at {PORTAL}, page Bot: it needs none of them."
        )
        yield look("intents", f"more are allowed than are used: {', '.join(intents)}", do)
    else:
        yield ok("intents", "none that is privileged")
    if application.get("interactions_endpoint_url"):
        do = f"Empty Interactions Endpoint URL at {PORTAL}: the bot hears presses by the gateway."
        yield wrong("application", "presses are sent to a web address instead of the bot", do)
    if application.get("bot_require_code_grant"):
        do = f"Turn Requires OAuth2 Code Grant off at {PORTAL}, page Bot."
        yield wrong("application", "the invitation link does not work for it", do)
    if GUILD_INSTALL not in (application.get("integration_types_config") or {GUILD_INSTALL: {}}):
        do = f"Turn Guild Install on at {PORTAL}, page Installation, with the scope bot."
        yield wrong("application", "servers cannot install it", do)
    scopes = _default_scopes(application)
    if scopes and "bot" not in scopes:
        do = f"Add the scope bot to Guild Install at {PORTAL}, page Installation."
        yield wrong("application", "Add App installs its commands without the bot", do)
    lacking = [name for name in PAGES if not application.get(name)]
    if lacking:
        what = " and ".join(PAGES[name] for name in lacking)
        do = f"Give the addresses of docs/terms.md and docs/privacy.md at {PORTAL}."
        yield look("application", f"players find no {what}", do)
    if not application.get("bot_public"):
        do = f"For others to invite it: turn Public Bot on at {PORTAL}, page Bot."
        yield look("application", "only its owner can invite it", do)


def _default_scopes(application: dict[str, Any]) -> list[str]:
    config = application.get("integration_types_config") or {}
    install = (config.get(GUILD_INSTALL) or {}).get("oauth2_install_params")
    return list((install or application.get("install_params") or {}).get("scopes") or ())


def of_commands(commands: list[dict[str, Any]]) -> Iterator[Finding]:
    if commands:
        yield ok("commands", f"{len(commands)} registered")
    else:
        yield wrong("commands", "none registered", "Start the bot once: it registers them.")


def of_gateway(gateway: dict[str, Any], shard_count: int | None) -> Finding:
    """Check the starts left today and the number of shards.

    `shard_count` is the setting; None or 0: as many shards as Discord advises.
    """
    shards, limit = gateway["shards"], gateway["session_start_limit"]
    text = f"{shards} shards advised, {limit['remaining']} of {limit['total']} starts left today"
    if limit["remaining"] < shards:
        hours = limit["reset_after"] / 3_600_000
        do = f"Wait {hours:.1f} hours, and see in the log why it starts again and again."
        return wrong("gateway", text, do)
    if shard_count and shard_count < shards:
        do = f"Set SHARD_COUNT to {shards}, or to 0 for as many as Discord advises."
        return look("gateway", f"{text}; SHARD_COUNT is {shard_count}", do)
    return ok("gateway", text)


def of_clock(ahead: float | None) -> Finding:
    """Check this machine's clock, which is `ahead` of Discord's by so many seconds."""
    if ahead is None:
        return look("clock", "Discord did not say what time it is", "Compare it by hand.")
    text = f"{abs(ahead):.1f} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
    if abs(ahead) > MOST_AHEAD:
        do = "Turn on time synchronization (`timedatectl set-ntp true`)."
        return wrong("clock", text, do)
    return ok("clock", text)


ADMINISTRATOR = 1 << 3
VIEW, SEND, IN_THREADS = 1 << 10, 1 << 11, 1 << 38
NEEDED = {  # by name in Discord's settings; the invitation asks for all of them
    "View Channels": VIEW,
    "Send Messages": SEND,
    "Embed Links": 1 << 14,
    "Attach Files": 1 << 15,
    "Read Message History": 1 << 16,
    "Create Public Threads": 1 << 35,
    "Send Messages in Threads": IN_THREADS,
}
IN_A_CHANNEL = {name: bit for name, bit in NEEDED.items() if bit not in (1 << 35, IN_THREADS)}
IN_A_THREAD = {name: bit for name, bit in NEEDED.items() if bit not in (1 << 35, SEND)}
PAGE = 200  # servers in one response


async def servers(api: Api) -> AsyncIterator[dict[str, Any]]:
    """Yield each server of the bot, with the permissions of its roles. Raises Refused."""
    after = "0"
    while True:
        page = await api.get(f"/users/@me/guilds?limit={PAGE}&after={after}")
        for guild in page:
            yield guild
        if len(page) < PAGE:
            return
        after = page[-1]["id"]


async def rights(api: Api, places: Collection[Place]) -> list[Finding]:
    """Check the permissions on each server, and in each channel of an open table.

    There is a finding for each server and channel that lacks a permission, or one in all if none
    does. Raises Refused.
    """
    me = (await api.get("/users/@me"))["id"]
    guilds = {int(guild["id"]): guild async for guild in servers(api)}
    findings = [finding for guild in guilds.values() if (finding := of_server(guild))]
    for place in (open_table for open_table in places if open_table.guild_id != NO_SERVER):
        if guild := guilds.get(place.guild_id):
            findings += await _of_place(api, me, guild, place)
        else:
            do = "Nothing: the next start of the bot closes the table."
            findings.append(
                look("tables", f"one is open in server {place.guild_id}, left since", do)
            )
    if not guilds:
        do = "Invite it: the log of the bot has the link."
        return [look("servers", "the bot is in none", do)]
    looked = f"{len(guilds)} servers, {len(places)} channels of open tables"
    return findings or [ok("permissions", f"all that is needed in {looked}")]


def of_server(guild: dict[str, Any]) -> Finding | None:
    """Return the finding about permissions that the bot lacks in a server, if any."""
    lacking = missing(int(guild["permissions"]), NEEDED)
    if not lacking:
        return None
    do = f"Server Settings, Roles: give the bot's role {', '.join(lacking)}."
    return wrong("permissions", f"server {guild['name']!r} ({guild['id']}) lacks some", do)


async def _of_place(api: Api, me: str, guild: dict[str, Any], place: Place) -> list[Finding]:
    """Return the findings about permissions that the bot lacks in a table's channel."""
    where = f"channel {place.channel_id} in {guild['name']!r}"
    needed = IN_A_THREAD if place.parent_id else IN_A_CHANNEL
    try:
        channel = await api.get(f"/channels/{place.parent_id or place.channel_id}")
        member = await api.get(f"/guilds/{guild['id']}/members/{me}")
    except Refused as error:
        do = "Let the bot see the channel, or stop its table with /server."
        return [wrong("permissions", f"{where} of an open table: {error}", do)]
    has = in_channel(int(guild["permissions"]), channel, guild["id"], [*member["roles"]], me)
    lacking = missing(has, needed)
    do = f"Channel Settings, Permissions: allow the bot {', '.join(lacking)}."
    return [wrong("permissions", f"{where} has an open table", do)] if lacking else []


def in_channel(
    base: int, channel: dict[str, Any], guild_id: str, roles: Sequence[str], me: str
) -> int:
    """Return the bot's permissions in a channel.

    `base` are its permissions on the server, which the overwrites of the channel change. `roles`
    are the roles of the bot, whose user id is `me`.
    """
    if base & ADMINISTRATOR:
        return base
    changes = {
        overwrite["id"]: overwrite for overwrite in channel.get("permission_overwrites") or ()
    }
    of_roles = [changes[role] for role in roles if role in changes]
    layers = [changes.get(guild_id)], of_roles, [changes.get(me)]  # each overrides those before
    for layer in layers:
        several = [overwrite for overwrite in layer if overwrite]
        for overwrite in several:
            base &= ~int(overwrite["deny"])
        for overwrite in several:
            base |= int(overwrite["allow"])
    return base


def missing(has: int, needed: dict[str, int]) -> list[str]:
    """Return the names of the permissions in `needed` that are not in `has`."""
    if has & ADMINISTRATOR:
        return []
    return [name for name, bit in needed.items() if not has & bit]
