"""Orders of the operator, as ``block``, ``leave``, ``erase``, ``announce`` and ``ratings``.

Orders are written to the database, also while the bot runs. The bot obeys within seconds or at its
next start.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from bot.cli import fail
from bot.clock import Clock
from bot.settings import Settings
from bot.store import StorageError, Store
from bot.store.checkup import examine
from bot.store.operator import LONGEST, Do
from rules.match.match import Player

SOON = "The bot does so within seconds, or at its next start."
UNKNOWN = "Nothing is stored about this id: was it copied right?"


def block_server(settings: Settings, clock: Clock, guild_id: int, reason: str) -> int:
    """Order the bot to leave a server for good."""

    async def order(store: Store) -> str:
        unknown = await _server(store, guild_id)
        await store.operator.block_server(guild_id, reason)
        done = f"Server {guild_id} is blocked: the bot leaves it, also when it is invited again."
        return f"{done}{unknown}"

    return _order(settings, clock, order)


def block_person(settings: Settings, clock: Clock, player: Player, reason: str) -> int:
    async def order(store: Store) -> str:
        unknown = await _person(store, player)
        await store.operator.block_person(player, reason)
        return f"Person {player} is blocked: a computer plays on for them. {SOON}{unknown}"

    return _order(settings, clock, order)


def unblock(settings: Settings, clock: Clock, subject: int) -> int:
    async def order(store: Store) -> str:
        server = await store.operator.unblock_server(subject)
        person = await store.operator.unblock_person(str(subject))
        return (
            f"{subject} is blocked no more." if server or person else f"{subject} is not blocked."
        )

    return _order(settings, clock, order)


def list_blocks(settings: Settings, clock: Clock) -> int:
    async def order(store: Store) -> str:
        servers = [
            f"{_day(at)} server {guild_id} {reason}"
            for guild_id, reason, at in await store.operator.blocked_servers()
        ]
        people = [
            f"{_day(ban.made_at)} person {ban.player} {ban.reason}"
            for ban in await store.operator.blocked_people()
        ]
        return "\n".join(map(str.rstrip, servers + people)) or "No server or person is blocked."

    return _order(settings, clock, order)


def leave(settings: Settings, clock: Clock, guild_id: int) -> int:
    async def order(store: Store) -> str:
        unknown = await _server(store, guild_id)
        await store.operator.order(Do.LEAVE, str(guild_id))
        return f"The bot leaves server {guild_id} and closes its tables. {SOON}{unknown}"

    return _order(settings, clock, order)


def erase(settings: Settings, clock: Clock, player: Player) -> int:
    """Order the bot to delete a person's data, as the person could with /privacy."""

    async def order(store: Store) -> str:
        unknown = await _person(store, player)
        await store.operator.order(Do.ERASE, player)
        return f"Person {player} leaves every table, and their data is deleted. {SOON}{unknown}"

    return _order(settings, clock, order)


def announce(settings: Settings, clock: Clock, text: str) -> int:
    """Show a line at every table; an empty `text` removes it."""
    line = " ".join(text.split())
    if len(line) > LONGEST:
        return fail(f"An announcement has at most {LONGEST} characters, not {len(line)}.")

    async def order(store: Store) -> str:
        await store.operator.announce(line)
        return f"Every table shows it. {SOON}" if line else "No table shows an announcement now."

    return _order(settings, clock, order)


def recompute_ratings(settings: Settings, clock: Clock, guild_id: int | None) -> int:
    """Compute the ratings of one server, or of all, from their results."""

    async def order(store: Store) -> str:
        unknown = await _server(store, guild_id) if guild_id is not None else ""
        deals = await store.ratings.recompute(guild_id)
        return f"The ratings are computed again from {deals:,} deals.{unknown}"

    return _order(settings, clock, order)


async def _server(store: Store, guild_id: int) -> str:
    """Return a line if nothing is stored about this server, else ""."""
    return "" if await store.operator.knows_server(guild_id) else f"\n{UNKNOWN}"


async def _person(store: Store, player: Player) -> str:
    """Return a line if nothing is stored about this person, else ""."""
    return "" if await store.operator.knows_person(player) else f"\n{UNKNOWN}"


def _order(settings: Settings, clock: Clock, work: Callable[[Store], Awaitable[str]]) -> int:
    try:
        print(asyncio.run(_done(settings, clock, work)))
    except StorageError as error:
        return fail(str(error))
    return 0


async def _done(settings: Settings, clock: Clock, work: Callable[[Store], Awaitable[str]]) -> str:
    examined = await examine(settings.database)
    if examined.schema != examined.newest or examined.damage:
        raise StorageError("The database is not of this version. Start the bot once, then order.")
    store = await Store.open(settings.database, clock)
    try:
        return await work(store)
    finally:
        await store.close()


def _day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")
