"""How the log is written: as text or JSON, with table, deal and shard, and without tokens."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Protocol

from bot import metrics
from bot.discord.limits import shard_of
from bot.domain.state import TableState

TEXT = "%(asctime)s %(levelname)s %(message)s"
CHATTY = ("discord", "alembic", "aiohttp.access")  # at INFO and below they say what nobody asks
SECRETS = (
    # an interaction can be answered by whoever has its token, and a bot be run
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+"), r"\1..."),
    (re.compile(r"\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"), "..."),
    (re.compile(r"(://[^\s:/@]+:)[^\s/@]+(?=@)"), r"\1..."),  # passwords of databases
)


class Subject(Protocol):
    """What work is about: a table as it is stored at the time."""

    @property
    def state(self) -> TableState:
        """The table."""


_subject: ContextVar[Subject | None] = ContextVar("what this work is about", default=None)
_shards: ContextVar[Callable[[], int | None]] = ContextVar("how many shards there are")


def about(table: Subject | None) -> None:
    """From now on this task, and those that it begins, work on this table."""
    _subject.set(table)


def count_shards(count: Callable[[], int | None]) -> None:
    """From now on this task and its own know by this how many shards the bot has."""
    _shards.set(count)


def configure(level: str, form: str) -> None:
    """Write the log to standard error, unless somebody has set up logging already."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(counted)
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("discord.shard").addFilter(in_one_line)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(logging.WARNING)


def counted(record: logging.LogRecord) -> bool:
    """A filter that lets everything pass, and counts it."""
    metrics.LOGGED.labels(record.levelname).inc()
    return True


def in_one_line(record: logging.LogRecord) -> bool:
    """discord.py tells a connection that it will try again with a traceback, which helps nobody."""
    if record.exc_info:
        record.msg = f"{record.msg} ({record.exc_info[1]})"
        record.exc_info = None
    return True


def known() -> dict[str, int]:
    """What is known of the work at this moment: its table, deal and shard."""
    subject = _subject.get()
    if subject is None:
        return {}
    state, shards = subject.state, _shards.get(lambda: None)()
    found = {"table": state.id, "deal": state.deal_id}
    if shards:
        found["shard"] = shard_of(state.guild_id, shards)
    return {name: number for name, number in found.items() if number is not None}


def scrubbed(said: str) -> str:
    """The same without what opens a door: tokens and passwords."""
    for secret, shown in SECRETS:
        said = secret.sub(shown, said)
    return said


class TextFormatter(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  logging's name
        """The first line, with what is known."""
        facts = " ".join(f"{name}={number}" for name, number in known().items())
        said = super().formatMessage(record)
        return f"{said} [{facts}]" if facts else said

    def format(self, record: logging.LogRecord) -> str:
        """All of it."""
        return scrubbed(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Time (ISO 8601, UTC), level, logger and message, what is known, and the traceback."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, str | int] = {
            "time": when,
            "level": record.levelname,
            "logger": record.name,
            "message": scrubbed(record.getMessage()),
            **known(),
        }
        if record.exc_info:
            line["trace"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


FORMATS: dict[str, Callable[[], logging.Formatter]] = {"text": TextFormatter, "json": JsonFormatter}
