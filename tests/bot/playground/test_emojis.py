"""The application's own emojis: uploaded, listed, renamed, deleted, kept, and shown on the page."""

from __future__ import annotations

import base64
from pathlib import Path

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.rest.application_emojis import MOST, MOST_BYTES
from bot.playground.world.emoji import Emoji
from tests.bot.playground.raw import Raw, complaints
from tests.bot.playground.try_items import PIXEL


def data_uri(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def path_of(playground: Playground) -> str:
    return f"/applications/{playground.world.bot_id}/emojis"


async def picture(playground: Playground, emoji_id: str) -> tuple[int, bytes]:
    """Return the status and the bytes of the picture that the page gets for an emoji."""
    url = f"{playground.url}/emojis/{emoji_id}.png"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.read()


async def test_one_is_uploaded_listed_renamed_and_deleted(playground: Playground) -> None:
    path = path_of(playground)
    async with Raw(playground) as raw:
        status, made = await raw("POST", path, {"name": "spade", "image": data_uri(PIXEL)})
        assert (status, made["name"], made["animated"]) == (201, "spade", False)
        assert await raw("GET", path) == (200, {"items": [made]})
        assert await picture(playground, made["id"]) == (200, PIXEL)
        one = f"{path}/{made['id']}"
        assert await raw("PATCH", one, {"name": "heart"}) == (200, {**made, "name": "heart"})
        assert await raw("GET", one) == (200, {**made, "name": "heart"})
        assert await raw("DELETE", one) == (204, None)
        status, body = await raw("GET", one)
        assert (status, body["code"]) == (404, 10014)
    assert (await picture(playground, made["id"]))[0] == 404


@pytest.mark.parametrize(
    ("sent", "place", "code"),
    [
        ({"name": "a"}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "a" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "a-b"}, "name", "STRING_TYPE_REGEX"),
        ({"name": "käse"}, "name", "STRING_TYPE_REGEX"),
        ({"name": "taken"}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"image": None}, "image", "IMAGE_INVALID"),
        ({"image": "https://example.org/a.png"}, "image", "IMAGE_INVALID"),
        ({"image": "data:image/png;base64,?"}, "image", "IMAGE_INVALID"),
        ({"image": data_uri(PIXEL, "text/plain")}, "image", "IMAGE_INVALID"),
        ({"image": data_uri(b"x" * (MOST_BYTES + 1))}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_invalid_emojis_are_refused_with_50035_at_their_place(
    playground: Playground, sent: dict[str, object], place: str, code: str
) -> None:
    playground.world.emojis["5"] = Emoji("5", "taken")
    async with Raw(playground) as raw:
        whole = {"name": "spade", "image": data_uri(PIXEL), **sent}
        status, body = await raw("POST", path_of(playground), whole)
    assert (status, body["code"]) == (400, 50035)
    assert code in complaints(body)[place]
    assert list(playground.world.emojis) == ["5"]


async def test_there_may_be_two_thousand(playground: Playground) -> None:
    emojis = playground.world.emojis
    emojis.update((str(number), Emoji(str(number), f"e{number}")) for number in range(MOST))
    async with Raw(playground) as raw:
        sent = {"name": "spade", "image": data_uri(PIXEL)}
        status, body = await raw("POST", path_of(playground), sent)
    assert (status, body["code"]) == (400, 30008)


async def test_they_survive_a_stop(tmp_path: Path) -> None:
    first = Playground(tmp_path)
    await first.start()
    async with Raw(first) as raw:
        sent = {"name": "spade", "image": data_uri(PIXEL)}
        _, made = await raw("POST", path_of(first), sent)
    await first.close()
    second = Playground(tmp_path)
    await second.start()
    async with Raw(second) as raw:
        assert await raw("GET", path_of(second)) == (200, {"items": [made]})
    assert await picture(second, made["id"]) == (200, PIXEL)
    await second.close()
