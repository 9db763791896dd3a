"""Avatars in pictures: fetched in the background, once each, and only where they are wanted."""

from __future__ import annotations

from io import BytesIO
from math import dist
from typing import Any

import pytest
from aiohttp import web
from PIL import Image, ImageColor

from bot.drawing import ROBOT, PodiumPicture
from bot.drawing.cache import Pictures
from bot.drawing.oval import around, plate
from bot.playground.page.routes import Pages
from bot.playground.world.avatars import SKIN
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.practising import Practice
from tests.night.reading import Control, controls, picture_urls
from tests.night.small import FEW_CARDS
from tests.simulation.world import World

pytestmark = pytest.mark.slow

PEOPLE = 3
NEAR = 40  # the largest distance between two colors that count as one, as the picture has a palette
SMALL = {"preset": "president_basic", "house_rules": f"players=2..4, {FEW_CARDS}"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of the avatars that the bot has requested."""
    seen = list[str]()
    serve = Pages._avatar

    async def noted(self: Pages, request: web.Request) -> web.Response:
        seen.append(request.path)
        return await serve(self, request)

    monkeypatch.setattr(Pages, "_avatar", noted)
    return seen


async def table_seen(house: House) -> Image.Image:
    """Return the picture of a table after a few plays, when all avatars had time to load."""
    evening = await house.evening(PEOPLE)
    await evening.open(**SMALL)
    await evening.begin_deal("Start")
    return await played_on(house, evening)


async def played_on(house: House, evening: Evening) -> Image.Image:
    for _ in range(PEOPLE):
        (person,) = await evening.on_turn()
        await evening.turn_of(person)
    await house.settle()
    return picture_of(evening.host, evening)


async def show_avatar(person: Person, channel_id: str, wanted: str) -> None:
    """Choose in the settings whether pictures show this person's avatar."""
    await person.type_command(channel_id, "settings")

    def offered() -> Control | None:
        shown = [one for message in person.messages.values() for one in controls(message)]
        return next((one for one in reversed(shown) if one.custom_id.endswith(":avatar")), None)

    menu = await person.until_shown(offered, "the menu about the avatar")
    await person.choose(menu, [wanted])


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
        disc = picture.crop((left + 47, top + 29, left + 73, top + 55))
        colours = [colour for count, colour in disc.getcolors(1 << 12) or [] if count > 60]
        found.append(any(_is_near(one, other) for one in colours for other in skin))
    return found


@pytest.mark.long
def test_each_avatar_is_fetched_once_and_shown_on_the_table(world: World, asked: list[str]) -> None:
    with_avatars = world.play(seen_in)
    assert len(asked) == len({*asked}) == PEOPLE
    assert faces(with_avatars) == [True] * PEOPLE


@pytest.mark.long
def test_without_the_setting_no_avatar_is_fetched(world: World, asked: list[str]) -> None:
    assert faces(world.play(seen_in, avatars="false")) == [False] * PEOPLE
    assert asked == []


@pytest.mark.long
def test_person_without_avatar_by_choice_has_none_in_all_pictures(
    world: World, asked: list[str]
) -> None:
    async def night(here: World) -> None:
        evening = await here.house.evening(PEOPLE)
        shy = evening.people[1]
        await show_avatar(shy, evening.channel_id, "no")
        await evening.open(**SMALL)
        await evening.begin_deal("Start")
        assert faces(await played_on(here.house, evening)) == [True, False, True]
        assert len(asked) == PEOPLE - 1
        assert not [path for path in asked if shy.id in path]
        await show_avatar(shy, evening.channel_id, "yes")
        await played_on(here.house, evening)
        assert faces(await played_on(here.house, evening)) == [True] * PEOPLE

    world.play(night)


@pytest.mark.long
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


@pytest.fixture
def podiums(monkeypatch: pytest.MonkeyPatch) -> list[PodiumPicture]:
    """The podiums that were drawn."""
    seen, png = list[PodiumPicture](), Pictures.png

    async def draw(self: Pictures, draw_it: Any, picture: Any) -> bytes:
        if isinstance(picture, PodiumPicture):
            seen.append(picture)
        return await png(self, draw_it, picture)

    monkeypatch.setattr(Pictures, "png", draw)
    return seen


def test_the_first_podium_of_a_newcomer_shows_the_face(
    world: World, podiums: list[PodiumPicture]
) -> None:
    async def night(here: World) -> None:
        practice = await Practice(await here.house.person("Ana")).at_home()
        await here.house.settle()  # the start of the bot, which fetches avatars too
        await practice.begin(preset="president_basic")
        assert await practice.play_on(1) is not None
        first = podiums[0]
        faces = [seat.badge.avatar for step in first.steps for seat in step.seats]
        assert len(faces) > 1
        assert all(faces)
        assert any(face is not ROBOT for face in faces)

    world.play(night)


def test_after_a_start_avatars_are_fetched_before_anybody_presses(
    world: World, asked: list[str]
) -> None:
    async def night(here: World) -> None:
        await table_seen(here.house)
        assert len(asked) == PEOPLE
        await here.house.bot.stop()
        await here.house.settle()
        asked.clear()
        await here.house.bot.start()
        await here.house.settle()
        assert len(asked) == len({*asked}) == PEOPLE

    world.play(night)
