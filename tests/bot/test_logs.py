"""Log lines name the table, deal and shard, and contain no token, password or card."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass, replace

import pytest

from bot import logs
from bot.domain.state import TableState
from bot.logs import JsonFormatter, TextFormatter
from tests.bot.store.material import lobby
from tests.night.secrecy import IN_LOGS

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.GabcDE.x_yz-0123456789abcdefghijklmno"
INTERACTION = "aW50ZXJhY3Rpb246MTIz"


@dataclass
class Seen:
    """A table with nothing but its state."""

    state: TableState


def record(said: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("bot.tables", logging.INFO, "file.py", 1, said, args, None)


def table(deal: int | None = 12) -> Seen:
    return Seen(replace(lobby(), id=5, deal_id=deal, guild_id=7 << 22))


async def test_a_task_and_those_it_begins_say_what_they_are_about() -> None:
    async def beneath() -> dict[str, str | int]:
        found: dict[str, str | int] = json.loads(JsonFormatter().format(record("told")))
        return found

    async def at_the_table() -> dict[str, str | int]:
        logs.count_shards(lambda: 4)
        logs.about(table())
        return await asyncio.create_task(beneath())

    line = await asyncio.create_task(at_the_table())
    assert (line["table"], line["deal"], line["shard"]) == (5, 12, 3)
    assert (line["level"], line["logger"], line["message"]) == ("INFO", "bot.tables", "told")
    assert str(line["time"]).endswith("+00:00")
    assert "table" not in await beneath()


async def test_lines_for_people_say_it_at_their_end() -> None:
    async def said() -> str:
        logs.about(table(deal=None))
        return TextFormatter().format(record("told"))

    assert (await asyncio.create_task(said())).endswith(" INFO told [table=5]")


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
@pytest.mark.parametrize(
    ("said", "secret"),
    [
        ("POST https://discord.com/api/v10/webhooks/12/{} responded with 429.", INTERACTION),
        ("POST https://discord.com/api/v10/interactions/12/{}/callback", INTERACTION),
        ("Authorization: Bot {}", TOKEN),
        ("cannot open postgresql+asyncpg://me:{}@host/games", "hush-hush"),
    ],
)
def test_tokens_and_passwords_are_taken_out(
    formatter: logging.Formatter, said: str, secret: str
) -> None:
    assert secret not in formatter.format(record(said.format(secret)))
    assert secret not in formatter.format(record(said.replace("{}", "%s"), secret))


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
def test_a_traceback_is_kept_and_tells_no_token_either(formatter: logging.Formatter) -> None:
    try:
        raise ValueError(f"/webhooks/12/{INTERACTION}/messages")
    except ValueError as error:
        failed = record("it failed")
        failed.exc_info = type(error), error, error.__traceback__
    said = formatter.format(failed)
    assert "ValueError: /webhooks/12/.../messages" in said
    assert len(said.splitlines()) == 1 or isinstance(formatter, TextFormatter)


@pytest.mark.parametrize(
    "said",
    ["Pair 3♦ 10♠", "3D 10S RJ", "queen_of_clubs_v1", "red_joker_v1", "select-pick:3:1.2:f00"],
)
def test_cards_are_taken_out(said: str) -> None:
    assert IN_LOGS.search(said)
    assert not IN_LOGS.search(logs.scrubbed(f"ValueError: {said} ({said})"))


def test_a_failure_of_discord_py_to_connect_is_one_line() -> None:
    failed = record("Attempting a reconnect")
    failed.exc_info = ValueError, ValueError("no way"), None
    assert logs.in_one_line(failed)
    assert TextFormatter().format(failed).endswith("Attempting a reconnect (no way)")
