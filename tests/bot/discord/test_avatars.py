"""Downloads of avatars: few at once, soon given up, cached within bounds, never waited for."""

from __future__ import annotations

import asyncio
import struct
import time
import zlib
from dataclasses import dataclass, field
from io import BytesIO
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from PIL import Image

from bot.clock import Clock
from bot.discord import avatars
from bot.discord.avatars import AGAIN_SECONDS, AT_ONCE, SECONDS, Avatars
from bot.discord.members import Members
from bot.discord.overload import Overload
from bot.domain.computers import Computer
from bot.drawing import ROBOT, Avatar
from bot.drawing.badges import AVATAR_SIZE, read_avatar
from tests.bot.simulated import simulated

SERVER = 7


def png(colour: str = "red", size: int = 128) -> bytes:
    file = BytesIO()
    Image.new("RGBA", (size, size), colour).save(file, "PNG")
    return file.getvalue()


@dataclass
class Cdn:
    """A server of avatars that takes `takes` seconds for each, and counts the downloads."""

    clock: Clock
    takes: float = 0.1
    content: bytes = field(default_factory=png)
    error: Exception | None = None
    asked: list[str] = field(default_factory=list)
    now: int = 0
    most: int = 0

    def user(self, guild_id: int, player: str) -> Any:
        if player == "unknown":
            return None
        return SimpleNamespace(display_avatar=SimpleNamespace(replace=self.asset(player)))

    def asset(self, player: str) -> Any:
        async def read() -> bytes:
            self.asked.append(player)
            self.now += 1
            self.most = max(self.most, self.now)
            try:
                await self.clock.sleep(self.takes)
            finally:
                self.now -= 1
            if self.error:
                raise self.error
            return self.content

        def replace(size: int, format: str) -> Any:
            return SimpleNamespace(url=f"{player}.{format}?size={size}", read=read)

        return replace


def cache(cdn: Cdn, wanted: bool = True) -> Avatars:
    return Avatars(cdn.clock, cast(Members, cdn), Overload(unmeasured), wanted)


async def unmeasured() -> float:
    return 0.0


async def later(cdn: Cdn, seconds: float = 1.0) -> None:
    await cdn.clock.sleep(seconds)
    await asyncio.sleep(0)


@simulated
async def test_an_avatar_is_there_later_and_fetched_once(clock: Clock) -> None:
    cdn = Cdn(clock)
    kept = cache(cdn)
    assert kept.of(SERVER, "1") is None
    assert kept.of(SERVER, "1") is None
    await later(cdn)
    found = kept.of(SERVER, "1")
    assert found is not None
    assert found.picture.size == (AVATAR_SIZE, AVATAR_SIZE)
    assert kept.of(SERVER, "1") is found
    assert cdn.asked == ["1"]


@simulated
async def test_four_are_fetched_at_once_and_the_others_after_them(clock: Clock) -> None:
    cdn = Cdn(clock, takes=0.9)
    kept = cache(cdn)
    for number in range(3 * AT_ONCE):
        kept.of(SERVER, str(number))
    await later(cdn, 4)
    assert cdn.most == AT_ONCE
    assert all(kept.of(SERVER, str(number)) for number in range(3 * AT_ONCE))


@pytest.mark.parametrize(
    "way",
    [
        {"takes": SECONDS + 0.5},
        {"error": aiohttp.ServerDisconnectedError()},
        {"error": OSError("unreachable")},
        {"content": b"<html>"},
        {"content": png()[:60]},
        {"content": png(size=2000)},
    ],
)
def test_a_failure_is_silent_and_not_tried_again_at_once(way: dict[str, Any]) -> None:
    @simulated
    async def fails(clock: Clock) -> None:
        cdn = Cdn(clock, **way)
        kept = cache(cdn)
        for _ in range(3):
            assert kept.of(SERVER, "1") is None
            await later(cdn, 3)
        assert cdn.asked == ["1"]
        cdn.takes, cdn.error, cdn.content = 0.1, None, png()
        await later(cdn, AGAIN_SECONDS)
        kept.of(SERVER, "1")
        await later(cdn)
        assert kept.of(SERVER, "1") is not None

    fails()


def test_cache_is_bounded_and_drops_the_least_recently_used_avatar(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(avatars, "KEPT", 3)

    @simulated
    async def fill(clock: Clock) -> None:
        cdn = Cdn(clock)
        kept = cache(cdn)
        for player in "1231456":
            kept.of(SERVER, player)
            await later(cdn)
            if player == "4":
                assert kept.of(SERVER, "1") is not None
        assert [kept.of(SERVER, player) is not None for player in "156"] == [True] * 3
        assert kept.of(SERVER, "2") is None

    fill()


@simulated
async def test_nothing_is_fetched_for_computers_unknown_people_or_without_the_setting(
    clock: Clock,
) -> None:
    cdn = Cdn(clock)
    assert cache(cdn).of(SERVER, Computer(1).player) is ROBOT
    assert cache(cdn).of(SERVER, "unknown") is None
    assert cache(cdn, wanted=False).of(SERVER, "1") is None
    assert cache(cdn, wanted=False).of(SERVER, Computer(1).player) is None
    await later(cdn)
    assert cdn.asked == []


@simulated
async def test_stop_ends_the_avatars_under_way(clock: Clock) -> None:
    cdn = Cdn(clock, takes=0.9)
    kept = cache(cdn)
    kept.of(SERVER, "1")
    await later(cdn, 0.1)
    await kept.close()
    assert cdn.now == 0


def test_transparent_parts_of_an_avatar_are_dark() -> None:
    found = read_avatar("one", png("#FF000000"))
    assert isinstance(found, Avatar)
    assert found.picture.convert("L").getcolors() == [(AVATAR_SIZE**2, 42)]


def packed(kind: bytes, count: int) -> bytes:
    """Return a PNG file with so many chunks of a kind, each of which unpacks to a megabyte."""
    drawn = BytesIO()
    Image.new("RGB", (64, 64), "red").save(drawn, "PNG")
    head, rest = drawn.getvalue()[:33], drawn.getvalue()[33:]
    start = {b"zTXt": b"k\0\0", b"iTXt": b"k\0\1\0\0\0", b"iCCP": b"n\0\0"}[kind]
    body = kind + start + zlib.compress(bytes(1_000_000), 9)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return head + chunk * count + rest


@pytest.mark.parametrize("kind", [b"zTXt", b"iTXt", b"iCCP"])
def test_an_avatar_that_unpacks_to_many_megabytes_is_left_out_at_once(kind: bytes) -> None:
    began = time.process_time()
    assert read_avatar("a", packed(kind, 100)) is None
    assert time.process_time() - began < 0.05
