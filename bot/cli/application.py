"""What the doctor asks Discord about the bot itself: token, application, commands, gateway."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.cli.discord_api import Api
from bot.cli.findings import Finding, look, ok, wrong

MOST_AHEAD = 2.0  # seconds; Discord gives three for an answer
PORTAL = "https://discord.com/developers/applications"
PRIVILEGED = {  # flags of an application that may ask for more than this bot needs
    "Presence": 1 << 12 | 1 << 13,
    "Server Members": 1 << 14 | 1 << 15,
    "Message Content": 1 << 18 | 1 << 19,
}


async def ask_about_itself(api: Api, shard_count: int | None) -> list[Finding]:
    """Token, application, commands, gateway and clock. Refused where the token will not do."""
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
    """Is it set up so that a server can take the bot in, and presses reach it?"""
    flags = int(application.get("flags") or 0)
    asked = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if asked:
        do = f"Turn {' and '.join(asked)} Intent off at {PORTAL}, page Bot: it needs none of them."
        yield look("intents", f"more are allowed than are used: {', '.join(asked)}", do)
    else:
        yield ok("intents", "none that is privileged")
    if application.get("interactions_endpoint_url"):
        do = f"Empty Interactions Endpoint URL at {PORTAL}: the bot hears presses by the gateway."
        yield wrong("application", "presses are sent to a web address instead of the bot", do)
    if application.get("bot_require_code_grant"):
        do = f"Turn Requires OAuth2 Code Grant off at {PORTAL}, page Bot."
        yield wrong("application", "the invitation link does not work for it", do)
    if not application.get("bot_public"):
        do = f"For others to invite it: turn Public Bot on at {PORTAL}, page Bot."
        yield look("application", "only its owner can invite it", do)


def of_commands(commands: list[dict[str, Any]]) -> Iterator[Finding]:
    """Are there any to type?"""
    if commands:
        yield ok("commands", f"{len(commands)} registered")
    else:
        yield wrong("commands", "none registered", "Start the bot once: it registers them.")


def of_gateway(gateway: dict[str, Any], shard_count: int | None) -> Finding:
    """May it connect, and with how many shards? `shard_count` is the setting."""
    shards, limit = gateway["shards"], gateway["session_start_limit"]
    said = f"{shards} shards advised, {limit['remaining']} of {limit['total']} starts left today"
    if limit["remaining"] < shards:
        hours = limit["reset_after"] / 3_600_000
        do = f"Wait {hours:.1f} hours, and see in the log why it starts again and again."
        return wrong("gateway", said, do)
    if shard_count and shard_count < shards:
        do = f"Set SHARD_COUNT to {shards}, or to 0 for as many as Discord advises."
        return look("gateway", f"{said}; SHARD_COUNT is {shard_count}", do)
    return ok("gateway", said)


def of_clock(ahead: float | None) -> Finding:
    """Does this machine's clock agree with Discord's?"""
    if ahead is None:
        return look("clock", "Discord did not say what time it is", "Compare it by hand.")
    said = f"{abs(ahead):.1f} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
    if abs(ahead) > MOST_AHEAD:
        do = "Turn on time synchronisation (`timedatectl set-ntp true`)."
        return wrong("clock", said, do)
    return ok("clock", said)
