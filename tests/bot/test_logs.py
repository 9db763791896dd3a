"""Log lines name the table, deal and shard, and contain no token, password or card."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot import logs
from bot.clock import Clock
from bot.domain.state import TableState
from bot.logs import JsonFormatter, TextFormatter
from tests.bot.store.material import lobby
from tests.night.secrecy import IN_LOGS
from tests.simulation.loop import SimulatedLoop

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.GabcDE.x_yz-0123456789abcdefghijklmno"
INTERACTION = "aW50ZXJhY3Rpb246MTIz"


@dataclass
class Seen:
    """A table with nothing but its state."""

    state: TableState


def record(said: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("bot.tables", logging.INFO, "file.py", 1, said, args, None)


def table(deal: int | None = 12) -> Any:
    return Seen(replace(lobby(), id=5, deal_id=deal, guild_id=7 << 22))


async def test_log_of_a_task_and_its_subtasks_names_the_table() -> None:
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


class Lines(logging.Handler):
    """A handler that keeps the texts of its records."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(record.getMessage())


@pytest.fixture
def lines() -> Iterator[Lines]:
    kept, root = Lines(), logging.getLogger()
    root.addHandler(kept)
    yield kept
    root.removeHandler(kept)


LIMITED, OTHER = "table %d could not be shown (limit: %.1f s)", "PATCH is rate limited for %.1f s"


def storm(lines: Lines, seconds: int) -> list[tuple[float, str]]:
    """Log six lines of two kinds each second; return the lines that passed, with their times."""
    loop, log, passed = SimulatedLoop(Random(1)), logging.getLogger("bot.storm"), list[Any]()
    clock = Clock(loop.time)

    async def night() -> None:
        async with logs.summed(clock, lines):
            for second in range(seconds):
                for number in range(5):
                    log.warning(LIMITED, number, second / 7)
                log.warning(OTHER, second / 3)
                passed.extend((clock.now(), one) for one in lines.texts)
                lines.texts.clear()
                await clock.sleep(1)
        passed.extend((clock.now(), one) for one in lines.texts)

    loop.run_until_complete(night())
    loop.close()
    return passed


def test_repeated_lines_are_summed_up_once_a_minute_for_each_kind(lines: Lines) -> None:
    passed = storm(lines, 200)
    for beginning, each_second in (("table", 5), ("PATCH", 1)):
        times = [at for at, text in passed if text.startswith(beginning)]
        texts = [text for _, text in passed if text.startswith(beginning)]
        assert times[0] == 0, "the first one passes at once"
        assert "the last of" not in texts[0]
        apart = [later - earlier for earlier, later in pairwise(times[:-1])]
        assert all(one >= 60 for one in apart)
        assert len(texts) <= 2 + 200 // 60, texts
        counted = [int(text.split("the last of ")[1].split()[0]) for text in texts[1:]]
        assert 1 + sum(counted) == 200 * each_second, "each line is in one sum"


def test_a_single_repetition_is_told_word_by_word(lines: Lines) -> None:
    (_, first), (_, second) = (one for one in storm(lines, 2) if one[1].startswith("PATCH"))
    assert (first, second) == ("PATCH is rate limited for 0.0 s", "PATCH is rate limited for 0.3 s")


def test_lines_of_different_kinds_pass_all(lines: Lines) -> None:
    log, root = logging.getLogger("bot.storm"), logging.getLogger()
    level = root.level

    async def night() -> None:
        async with logs.summed(Clock(), lines):
            log.error("failed (StorageError timeout)")
            log.error("failed (StorageError disk full)")
            log.warning("failed (StorageError disk full)")
            for number in range(3):
                log.debug("looked at %d", number)

    root.setLevel(logging.DEBUG)
    try:
        asyncio.run(night())
    finally:
        root.setLevel(level)
    assert len([one for one in lines.texts if one.startswith("failed")]) == 3
    assert len([one for one in lines.texts if one.startswith("looked")]) == 3
