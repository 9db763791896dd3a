"""What the doctor sees of the machine: versions, disk and database."""

from __future__ import annotations

import platform
import re
import shutil
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from bot.cli.findings import Finding, look, ok, wrong
from bot.settings import Settings
from bot.store import StorageError
from bot.store.checkup import Examined, examine

NAME = re.compile(r"[\w.-]+")
BOUND = re.compile(r"(>=|<)([\d.]+)")  # no requirement has other signs
RELEASE = re.compile(r"\d+(\.\d+)*")
LITTLE, SOME = 100, 1000  # megabytes


def versions() -> Iterator[Finding]:
    """Python, this program, and the libraries that it needs, as new as it needs them."""
    needed = [one for one in metadata.requires("gamenight") or () if "extra ==" not in one]
    found, unfit = [], []
    for one in needed:
        name = NAME.match(one)
        assert name is not None
        try:
            version = metadata.version(name[0])
        except metadata.PackageNotFoundError:
            unfit.append(f"{name[0]} is missing")
            continue
        found.append(f"{name[0]} {version}")
        bounds = BOUND.findall(one)
        if not all(_within(version, sign, bound) for sign, bound in bounds):
            wanted = ",".join(sorted((sign + bound for sign, bound in bounds), reverse=True))
            unfit.append(f"{name[0]} {version} is not {wanted}")
    own = metadata.version("gamenight")
    yield ok("version", f"gamenight {own}, Python {platform.python_version()}, {', '.join(found)}")
    if unfit:
        yield wrong("version", "; ".join(unfit), "Run `pip install .` again.")


def _within(version: str, sign: str, bound: str) -> bool:
    here, there = _release(version), _release(bound)
    return here >= there if sign == ">=" else here < there


def _release(version: str) -> list[int]:
    """Its numbers without zeros at the end, nor what is said of a version that is not finished."""
    whole = RELEASE.match(version)
    numbers = [int(part) for part in whole[0].split(".")] if whole else []
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers


def disk(folder: Path) -> Finding:
    """Can the games be written, and for how long?"""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".doctor"
        probe.write_bytes(b"")
        probe.unlink()
        free = shutil.disk_usage(folder).free // 1_000_000
    except OSError as error:
        do = "Give the user that runs the bot the folder of DATA, or set DATA to another."
        return wrong("disk", f"{folder} cannot be written: {error.strerror}", do)
    said = f"{free:,} MB free in {folder}"
    if free < LITTLE:
        return wrong("disk", said, "Make room: what cannot be stored cannot be played.")
    if free < SOME:
        return look("disk", said, "Make room before it is full; a deal takes 10 to 16 kB.")
    return ok("disk", said)


async def database(settings: Settings) -> tuple[Finding, Examined | None]:
    """Can it be reached, is it whole, and of this version? And what was found in it."""
    try:
        found = await examine(settings.database)
    except StorageError as error:
        return wrong("database", str(error), "See DATABASE_URL and DATA in .env."), None
    return _judged(found), found


def _judged(found: Examined) -> Finding:
    if found.damage:
        do = "Stop the bot and run `python -m bot restore COPY --replace`."
        return wrong("database", f"damaged: {found.damage}", do)
    if found.schema is None:
        return ok("database", "none yet; the first start makes it")
    if found.schema == found.newest:
        return ok("database", f"schema {found.schema}, {len(found.tables)} open tables")
    if found.known:
        do = f"Nothing: the next start brings it to {found.newest}, after a copy."
        return look("database", f"schema {found.schema}", do)
    do = "Install the newer version again, or restore a copy made before it."
    return wrong("database", f"schema {found.schema} is of a newer Gamenight", do)
