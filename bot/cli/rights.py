"""What the doctor asks Discord about servers: may the bot do there what a table needs?"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any

from bot.cli.discord_api import Api, Refused
from bot.cli.findings import Finding, look, ok, wrong
from bot.domain.state import NO_SERVER
from bot.store.checkup import Place

ADMINISTRATOR = 1 << 3
VIEW, SEND, IN_THREADS = 1 << 10, 1 << 11, 1 << 38
NEEDED = {  # by their names in Discord's settings; together what the invitation asks for
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
PAGE = 200  # servers in one answer


async def servers(api: Api) -> AsyncIterator[dict[str, Any]]:
    """Every server of the bot, with what its roles allow it there. Refused."""
    after = "0"
    while True:
        page = await api.get(f"/users/@me/guilds?limit={PAGE}&after={after}")
        for guild in page:
            yield guild
        if len(page) < PAGE:
            return
        after = page[-1]["id"]


async def rights(api: Api, places: Collection[Place]) -> list[Finding]:
    """A line for each server and channel of an open table in which something is lacking."""
    me = (await api.get("/users/@me"))["id"]
    guilds = {int(guild["id"]): guild async for guild in servers(api)}
    found = [one for guild in guilds.values() if (one := of_server(guild))]
    for place in (one for one in places if one.guild_id != NO_SERVER):
        if guild := guilds.get(place.guild_id):
            found += await _of_place(api, me, guild, place)
        else:
            do = "Nothing: the next start of the bot closes the table."
            found.append(look("tables", f"one is open in server {place.guild_id}, left since", do))
    if not guilds:
        do = "Invite it: the log of the bot has the link."
        return [look("servers", "the bot is in none", do)]
    looked = f"{len(guilds)} servers, {len(places)} channels of open tables"
    return found or [ok("permissions", f"all that is needed in {looked}")]


def of_server(guild: dict[str, Any]) -> Finding | None:
    """What the bot's roles lack in this server."""
    lacking = missing(int(guild["permissions"]), NEEDED)
    if not lacking:
        return None
    do = f"Server Settings, Roles: give the bot's role {', '.join(lacking)}."
    return wrong("permissions", f"server {guild['name']!r} ({guild['id']}) lacks some", do)


async def _of_place(api: Api, me: str, guild: dict[str, Any], place: Place) -> list[Finding]:
    """What the bot lacks in the channel of a table."""
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
    """What somebody may do in a channel: what the server allows, as the channel changes it."""
    if base & ADMINISTRATOR:
        return base
    changes = {one["id"]: one for one in channel.get("permission_overwrites") or ()}
    of_roles = [changes[role] for role in roles if role in changes]
    layers = [changes.get(guild_id)], of_roles, [changes.get(me)]  # each wins over those before
    for layer in layers:
        several = [one for one in layer if one]
        for one in several:
            base &= ~int(one["deny"])
        for one in several:
            base |= int(one["allow"])
    return base


def missing(has: int, needed: dict[str, int]) -> list[str]:
    """The names of what is lacking."""
    if has & ADMINISTRATOR:
        return []
    return [name for name, bit in needed.items() if not has & bit]
