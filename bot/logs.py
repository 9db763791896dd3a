"""Log formatting, as text or JSON, with table, deal and shard, and with secrets redacted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import threading
import traceback
import warnings
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot import metrics
from bot.clock import Clock
from bot.discord.limits import shard_of

if TYPE_CHECKING:
    from bot.tables.table import Table

TEXT = "%(asctime)s %(levelname)s %(message)s"
CHATTY = ("discord", "alembic", "aiohttp.access")  # noisy loggers: only WARNING and above
SECRETS = (
    # interaction tokens, which allow responses, and bot tokens, which give control of the bot
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+"), r"\1..."),
    (re.compile(r"\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"), "..."),
    (re.compile(r"(://[^\s:/@]+:)[^\s/@]+(?=@)"), r"\1..."),  # passwords of databases
    # cards, as written for people, in the rules, in emojis and in custom ids; and seeds
    (re.compile(r"(?:10|[2-9TJQKA])[♦♣♥♠]|\b(?:10|[2-9TJQKA])[DCHS]\b|\b[RB]J\b"), "..."),
    (re.compile(r"(?:10|[2-9]|jack|queen|king|ace)_of_[a-z]+|(?:red|black)[_ ]joker"), "..."),
    (re.compile(r"\b(?:play|give|pick):\d+:\S*|\b[0-9a-f]{64}\b"), "..."),
)
# loggers of libraries that log the custom ids of pressed controls, also as names of tasks
REVEALING = (
    *("asyncio", "discord.client", "discord.app_commands.tree"),
    *("discord.ui.modal", "discord.ui.view"),
)


@dataclass(frozen=True)
class _Work:
    """The current work: its table, and the number of shards of its bot."""

    table: Table | None = None
    shards: Callable[[], int | None] = lambda: None


_NONE = _Work()
_work: ContextVar[_Work] = ContextVar("work", default=_NONE)


def about(table: Table | None) -> None:
    """Set the table to which log records refer, for this task and for tasks started by it."""
    _work.set(replace(_work.get(), table=table))


def count_shards(count: Callable[[], int | None]) -> None:
    """Set the function that returns the number of shards, for this task and its child tasks."""
    _work.set(replace(_work.get(), shards=count))


def configure(level: str, form: str) -> None:
    """Log to standard error, unless logging has been configured before.

    `form` is a key of `FORMATS`.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(counted)
    logging.basicConfig(level=level, handlers=[handler])
    logging.captureWarnings(True)
    warnings.formatwarning = _warning
    logging.getLogger("discord.shard").addFilter(in_one_line)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(logging.WARNING)


def counted(record: logging.LogRecord) -> bool:
    """Count the record by level; a logging filter that lets every record pass."""
    metrics.LOGGED.labels(record.levelname).inc()
    return True


def _warning(message: Warning | str, category: type[Warning], *_: object, **__: object) -> str:
    """Return a warning of Python or a library in one line, without its place in the source."""
    return f"{category.__name__}: {' '.join(str(message).split())}"


def in_one_line(record: logging.LogRecord) -> bool:
    """Replace the traceback of a record of discord.py's reconnects by the exception's text."""
    if record.exc_info:
        record.msg = f"{record.msg} ({record.exc_info[1]})"
        record.exc_info = None
    return True


SUM_SECONDS = 60.0  # the least time between two lines of one kind
TELL_EVERY = 5.0  # seconds between two looks for sums that are due
_NUMBER = re.compile(r"\d+")
_Kind = tuple[str, int, str]


@dataclass
class _Sum:
    """The lines of one kind that were held back since `since`, in seconds since the epoch."""

    since: float
    count: int = 0
    last: str = ""


class Sums(logging.Filter):
    """Lets one line of each kind pass in `SUM_SECONDS`, and sums the others up.

    Lines of one kind have the same logger, level and text, apart from numbers. The first line
    passes at once. The line with the sum has the text of the last line that it stands for. Lines
    for developers (DEBUG) all pass.
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.Lock()  # threads that draw and store also log
        self._sums: dict[_Kind, _Sum] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record passes; called by `logging`."""
        if record.levelno <= logging.DEBUG or hasattr(record, "summed"):
            return True
        text, error = record.getMessage(), record.exc_info[1] if record.exc_info else None
        kind = record.name, record.levelno, _NUMBER.sub("#", text + (stack(error) if error else ""))
        with self._lock:
            if kind not in self._sums:
                self._sums[kind] = _Sum(self._clock.now())
                return True
            self._sums[kind].count += 1
            self._sums[kind].last = text
        return False

    def tell(self, *, all_of_them: bool = False) -> None:
        """Log the sums that are due, and forget kinds without a line in the last minute."""
        now = self._clock.now()
        with self._lock:
            due = [
                (kind, total)
                for kind, total in self._sums.items()
                if all_of_them or now - total.since >= SUM_SECONDS
            ]
            for kind, total in due:
                if total.count:
                    self._sums[kind] = _Sum(now)
                else:
                    del self._sums[kind]
        for (name, level, _), total in due:
            if total.count:
                times = f"(the last of {total.count} in {now - total.since:.0f} s)"
                text = total.last if total.count == 1 else f"{total.last} {times}"
                logging.getLogger(name).log(level, "%s", text, extra={"summed": total.count})

    async def keep_telling(self) -> None:
        """Log sums as they become due, until cancelled."""
        while True:
            await self._clock.sleep(TELL_EVERY)
            self.tell()


@contextlib.asynccontextmanager
async def summed(clock: Clock, *handlers: logging.Handler) -> AsyncIterator[None]:
    """Sum up repeated lines in the block, in these handlers or in all those of the root logger."""
    sums = Sums(clock)
    told_by = handlers or tuple(logging.getLogger().handlers)
    for handler in told_by:
        handler.addFilter(sums)
    telling = asyncio.create_task(sums.keep_telling(), name="summing log lines up")
    try:
        yield
    finally:
        telling.cancel()
        sums.tell(all_of_them=True)
        for handler in told_by:
            handler.removeFilter(sums)


def stack(error: BaseException) -> str:
    """Return the type and the traceback of an error, without text and source that may name cards.

    The form is that of a traceback in the log, after the line that reports the error.
    """
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in frames]
    return "\n".join(("\nTraceback (most recent call last):", *lines, type(error).__name__))


def without_values(record: logging.LogRecord) -> bool:
    """Remove values that may name a card from a library's record; a logging filter."""
    args = record.args if isinstance(record.args, tuple) else ()
    record.args = tuple(arg if isinstance(arg, int) else type(arg).__name__ for arg in args)
    text = record.getMessage().partition("\n")[0]
    error = record.exc_info[1] if record.exc_info else None
    record.msg, record.args = text + (stack(error) if error else ""), ()
    record.exc_info = record.exc_text = None
    return True


def guard_libraries() -> None:
    """Keep the libraries in `REVEALING` from logging cards when an operation fails."""
    for name in REVEALING:
        logging.getLogger(name).addFilter(without_values)


def known() -> dict[str, int]:
    """Return the numbers of the table, deal and shard of the current work, if they are known."""
    work = _work.get()
    if work.table is None:
        return {}
    state, shards = work.table.state, work.shards()
    numbers = {"table": state.id, "deal": state.deal_id}
    if shards:
        numbers["shard"] = shard_of(state.guild_id, shards)
    return {name: number for name, number in numbers.items() if number is not None}


def scrubbed(text: str) -> str:
    """Redact secrets in a log message: tokens, passwords, cards and seeds."""
    for secret, shown in SECRETS:
        text = secret.sub(shown, text)
    return text


class TextFormatter(logging.Formatter):
    """Formatter of log lines as text for people.

    >>> line = TextFormatter().format(logging.makeLogRecord({"msg": "Ana held 7♦ then"}))
    >>> "Ana held ... then" in line
    True
    """

    def __init__(self) -> None:
        super().__init__(TEXT)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  logging's name
        """Format the first line, followed by the facts of the current work."""
        facts = " ".join(f"{name}={number}" for name, number in known().items())
        line = super().formatMessage(record)
        return f"{line} [{facts}]" if facts else line

    def format(self, record: logging.LogRecord) -> str:
        """Format the record with its traceback, with secrets redacted."""
        return scrubbed(super().format(record))


class JsonFormatter(logging.Formatter):
    """Formatter of log lines as JSON, one object per line, for machines.

    >>> record = logging.makeLogRecord({"created": 0.25, "msg": "Stopped."})
    >>> json.loads(JsonFormatter().format(record))["time"]
    '1970-01-01T00:00:00.250+00:00'
    """

    def format(self, record: logging.LogRecord) -> str:
        """Format time (ISO 8601, UTC), level, logger, message, facts of the work and traceback."""
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
