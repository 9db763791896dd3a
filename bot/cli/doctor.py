"""``python -m bot doctor``: checks of the machine, the database and Discord, with advice."""

from __future__ import annotations

import asyncio
import platform
import re
import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from importlib import metadata
from pathlib import Path

import aiohttp

from bot.cli.discord_checks import (
    Finding,
    Refused,
    Verdict,
    api,
    ask_about_itself,
    look,
    ok,
    rights,
    wrong,
)
from bot.clock import Clock
from bot.settings import Settings, unknown_lines
from bot.store import StorageError
from bot.store.checkup import Examined, Place, examine
from bot.store.upgrade import ADVICE

NAME = re.compile(r"[\w.-]+")
BOUND = re.compile(r"(>=|<)([\d.]+)")  # the requirements use no other signs
RELEASE = re.compile(r"\d+(\.\d+)*")
LITTLE, SOME = 100, 1000  # free megabytes, below which the disk is wrong, or worth a look


def versions() -> Iterator[Finding]:
    """Yield the versions of Python, Gamenight and its libraries, and unfit libraries.

    A library is unfit if it is missing or outside the bounds of the requirement.
    """
    needed = [
        requirement
        for requirement in metadata.requires("gamenight") or ()
        if "extra ==" not in requirement
    ]
    versions_found, unfit = [], []
    for requirement in needed:
        name = NAME.match(requirement)
        assert name is not None
        try:
            version = metadata.version(name[0])
        except metadata.PackageNotFoundError:
            unfit.append(f"{name[0]} is missing")
            continue
        versions_found.append(f"{name[0]} {version}")
        bounds = BOUND.findall(requirement)
        if not all(_within(version, sign, bound) for sign, bound in bounds):
            wanted = ",".join(sorted((sign + bound for sign, bound in bounds), reverse=True))
            unfit.append(f"{name[0]} {version} is not {wanted}")
    own = metadata.version("gamenight")
    yield ok(
        "version",
        f"gamenight {own}, Python {platform.python_version()}, {', '.join(versions_found)}",
    )
    if unfit:
        yield wrong("version", "; ".join(unfit), "Run `pip install .` again.")


def _within(version: str, sign: str, bound: str) -> bool:
    own, there = _release(version), _release(bound)
    return own >= there if sign == ">=" else own < there


def _release(version: str) -> list[int]:
    """Return the numbers of a version, without zeros at the end or a suffix such as rc1."""
    whole = RELEASE.match(version)
    numbers = [int(part) for part in whole[0].split(".")] if whole else []
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers


def disk(folder: Path) -> Finding:
    """Check that the folder of the games can be written and has enough room."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".doctor"
        probe.write_bytes(b"")
        probe.unlink()
        free = shutil.disk_usage(folder).free // 1_000_000
    except OSError as error:
        do = "Give the user that runs the bot the folder of DATA, or set DATA to another."
        return wrong("disk", f"{folder} cannot be written: {error.strerror}", do)
    text = f"{free:,} MB free in {folder}"
    if free < LITTLE:
        return wrong("disk", text, "Make room: what cannot be stored cannot be played.")
    if free < SOME:
        return look("disk", text, "Make room before it is full; a deal takes 10 to 16 kB.")
    return ok("disk", text)


async def database(settings: Settings) -> tuple[Finding, Examined | None]:
    """Check that the database is reachable, undamaged and of a known version.

    The second value is the result of the examination; None if the database cannot be opened.
    """
    try:
        examined = await examine(settings.database)
    except StorageError as error:
        return wrong("database", str(error), "See DATABASE_URL and DATA in .env."), None
    return _judged(examined), examined


def _judged(examined: Examined) -> Finding:
    if examined.damage:
        do = "Stop the bot and run `python -m bot restore COPY --replace`."
        return wrong("database", f"damaged: {examined.damage}", do)
    if examined.schema is None:
        return ok("database", "none yet; the first start makes it")
    if examined.schema == examined.newest:
        return ok("database", f"schema {examined.schema}, {len(examined.tables)} open tables")
    if examined.unknown:
        what = f"{examined.unknown} (schema {examined.schema})"
        return wrong("database", what, ADVICE[examined.unknown])
    do = f"Nothing: the next start brings it to {examined.newest}, after a copy."
    return look("database", f"schema {examined.schema}", do)


UNAUTHORIZED = 401


def examine_all(settings: Settings, clock: Clock) -> int:
    return asyncio.run(_print(settings, clock))


async def _print(settings: Settings, clock: Clock) -> int:
    count = 0
    async for finding in findings(settings, clock):
        print(finding, flush=True)
        count += finding.verdict is Verdict.WRONG
    print(f"\n{'All is well.' if not count else f'{count} to be put right.'}")
    return int(count > 0)


async def findings(settings: Settings, clock: Clock) -> AsyncIterator[Finding]:
    for finding in versions():
        yield finding
    for line in unknown_lines():
        yield look("settings", f".env: {line}", "See .env.example for the names.")
    yield disk(settings.data)
    finding, examined = await database(settings)
    yield finding
    if not settings.discord_token:
        do = "For Discord: put the bot's token after DISCORD_TOKEN= in .env."
        yield look("token", "none, so the playground is started", do)
        return
    for finding in await _of_discord(settings, clock, examined.tables if examined else ()):
        yield finding


async def _of_discord(settings: Settings, clock: Clock, places: Sequence[Place]) -> list[Finding]:
    try:
        async with api(settings.discord_url, settings.discord_token, clock) as discord:
            return [
                *await ask_about_itself(discord, settings.shard_count),
                *await rights(discord, places),
            ]
    except Refused as error:
        if error.status == UNAUTHORIZED:
            do = "Reset Token on the bot's page, and put the new one into .env."
            return [wrong("token", "Discord does not accept it", do)]
        return [wrong("discord", str(error), "Try again; https://discordstatus.com knows more.")]
    except (OSError, aiohttp.ClientError) as error:
        what = f"{settings.discord_url} cannot be reached: {type(error).__name__} {error}"
        return [wrong("discord", what, "See that this machine reaches it by HTTPS.")]
