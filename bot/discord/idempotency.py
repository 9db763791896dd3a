"""Requests that must not be sent twice, since the effect of the first would remain."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass


class Unsure(ConnectionError):
    """A request was sent and Discord failed: the effect is unknown."""


@dataclass
class _Once:
    sent: bool = False


_once: ContextVar[_Once | None] = ContextVar("once", default=None)


@contextlib.contextmanager
def once() -> Iterator[None]:
    """Within it a request that may have had its effect is not retried by discord.py: Unsure."""
    before = _once.set(_Once())
    try:
        yield
    finally:
        _once.reset(before)


def note_sent() -> None:
    """Note that a request is sent now. Unsure where it was sent before, and must not be again."""
    if here := _once.get():
        if here.sent:
            raise Unsure("perhaps it had its effect")
        here.sent = True


def note_refused() -> None:
    """Note that the request had no effect, and may be sent again."""
    if here := _once.get():
        here.sent = False
