"""``python -m bot doctor``: is all well, and what is to be done where it is not?"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

import aiohttp

from bot.cli.application import ask_about_itself
from bot.cli.discord_api import Refused, api
from bot.cli.findings import Finding, Verdict, look, wrong
from bot.cli.machine import database, disk, versions
from bot.cli.rights import rights
from bot.clock import Clock
from bot.settings import Settings
from bot.store.checkup import Place

UNAUTHORIZED = 401


def examine_all(settings: Settings, clock: Clock) -> int:
    """Print what is found, as it is found; the exit code is 1 where something is wrong."""
    return asyncio.run(_print(settings, clock))


async def _print(settings: Settings, clock: Clock) -> int:
    count = 0
    async for finding in findings(settings, clock):
        print(finding, flush=True)
        count += finding.verdict is Verdict.WRONG
    print(f"\n{'All is well.' if not count else f'{count} to be put right.'}")
    return int(count > 0)


async def findings(settings: Settings, clock: Clock) -> AsyncIterator[Finding]:
    """Everything there is to say, the machine first."""
    for one in versions():
        yield one
    yield disk(settings.data)
    found, examined = await database(settings)
    yield found
    if not settings.discord_token:
        do = "For Discord: put the bot's token after DISCORD_TOKEN= in .env."
        yield look("token", "none, so the playground is started", do)
        return
    for one in await _of_discord(settings, clock, examined.tables if examined else ()):
        yield one


async def _of_discord(settings: Settings, clock: Clock, places: Sequence[Place]) -> list[Finding]:
    try:
        async with api(settings.discord_url, settings.discord_token, clock) as asked:
            return [
                *await ask_about_itself(asked, settings.shard_count),
                *await rights(asked, places),
            ]
    except Refused as error:
        if error.status == UNAUTHORIZED:
            do = "Reset Token on the bot's page, and put the new one into .env."
            return [wrong("token", "Discord does not accept it", do)]
        return [wrong("discord", str(error), "Try again; https://discordstatus.com knows more.")]
    except (OSError, aiohttp.ClientError) as error:
        what = f"{settings.discord_url} cannot be reached: {type(error).__name__} {error}"
        return [wrong("discord", what, "See that this machine reaches it by HTTPS.")]
