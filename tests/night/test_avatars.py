"""Avatars in pictures: fetched in the background, once each, and only where they are wanted."""

from __future__ import annotations

from io import BytesIO
from math import dist

import pytest
from aiohttp import web
from PIL import Image, ImageColor

from bot.drawing.oval import around, plate
from bot.playground.page.routes import Pages
from bot.playground.world.avatars import SKIN
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.reading import picture_urls
from tests.simulation.world import World

pytestmark = pytest.mark.slow

PEOPLE = 3
NEAR = 40  # of two colours, as the picture has a palette
SMALL = {"preset": "president_basic", "house_rules": "players=2..4"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of avatars that were asked for."""
    seen = list[str]()
    serve = Pages._avatar

    async def noted(self: Pages, request: web.Request) -> web.Response:
        seen.append(request.path)
        return await serve(self, request)

    monkeypatch.setattr(Pages, "_avatar", noted)
    return seen


async def table_seen(house: House) -> Image.Image:
    """The table after a few plays, when all avatars had time to come."""
    evening = await house.evening(PEOPLE)
    await evening.open(**SMALL)
    await evening.begin_deal("Start")
    for _ in range(PEOPLE):
        (person,) = await evening.on_turn()
        await evening.turn_of(person)
    await house.settle()
    return picture_of(evening.host, evening)


def picture_of(person: Person, evening: Evening) -> Image.Image:
    message = person.table(evening.channel_id)
    assert message is not None
    (url,) = picture_urls(message)
    png = person.gallery.at(url)
    assert png is not None
    with Image.open(BytesIO(png)) as picture:
        return picture.convert("RGBA").convert("RGB")


async def seen_in(world: World) -> Image.Image:
    return await table_seen(world.house)


def _is_near(one: object, other: object) -> bool:
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    return dist(one, other) < NEAR


def faces(picture: Image.Image) -> list[bool]:
    """Whether there is skin on the disc of each seat."""
    skin = [ImageColor.getrgb(colour) for colour in SKIN]
    found = []
    for seat in range(PEOPLE):
        left, top, _, _ = plate(around(seat / PEOPLE))
        disc = picture.crop((left + 47, top + 30, left + 73, top + 56))
        colours = [colour for count, colour in disc.getcolors(1 << 12) or [] if count > 60]
        found.append(any(_is_near(one, other) for one in colours for other in skin))
    return found


def test_each_avatar_is_fetched_once_and_shown_on_the_table(world: World, asked: list[str]) -> None:
    with_avatars = world.play(seen_in)
    assert len(asked) == len({*asked}) == PEOPLE
    assert faces(with_avatars) == [True] * PEOPLE


def test_without_the_setting_no_avatar_is_fetched(world: World, asked: list[str]) -> None:
    assert faces(world.play(seen_in, avatars="false")) == [False] * PEOPLE
    assert asked == []


def test_a_game_goes_on_where_no_avatar_can_be_had(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[str]()

    async def fail(self: Pages, request: web.Request) -> web.Response:
        tried.append(request.path)
        raise web.HTTPServiceUnavailable

    monkeypatch.setattr(Pages, "_avatar", fail)
    assert faces(world.play(seen_in)) == [False] * PEOPLE
    assert len(tried) == len({*tried}) == PEOPLE, "it is not tried again at once"
