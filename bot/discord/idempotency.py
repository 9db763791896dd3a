"""A request that must not be sent twice: what it made the first time would stand there again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass


class Unsure(ConnectionError):
    """It was sent, and Discord failed: perhaps it had its effect."""


@dataclass
class _Once:
    sent: bool = False


_once: ContextVar[_Once | None] = ContextVar("once", default=None)


@contextlib.contextmanager
def once() -> Iterator[None]:
    """Meanwhile discord.py does not try a request again that may have had its effect: Unsure."""
    before = _once.set(_Once())
    try:
        yield
    finally:
        _once.reset(before)


def note_sent() -> None:
    """A request is sent now. Unsure where it was before, and must not be again."""
    if here := _once.get():
        if here.sent:
            raise Unsure("perhaps it had its effect")
        here.sent = True


def note_refused() -> None:
    """What was sent had no effect, and may be sent again."""
    if here := _once.get():
        here.sent = False
