"""The guards that can be disabled, each as replacements of attributes of the bot."""

from __future__ import annotations

import contextlib
import importlib
from collections import deque
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any


def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing, in place of a function without a result."""


async def _at_once(*_: Any, **__: Any) -> None:
    """Return at once, in place of a coroutine without a result."""


def _yes(*_: Any, **__: Any) -> bool:
    return True


def _no(*_: Any, **__: Any) -> bool:
    return False


def _first(value: Any, *_: Any, **__: Any) -> Any:
    """Return the argument unchanged, in place of a function that changes it."""
    return value


@contextlib.asynccontextmanager
async def _without_turn(*_: Any) -> AsyncIterator[None]:
    yield


def _oldest(self: Any) -> Any:
    """Return the request that arrived first, in place of `RateLimit._next`."""
    return None if self.breaker.is_waiting else self._queue.oldest()


def _of_one_table(self: Any, ticket: Any) -> None:
    """Add the request to one line for all tables, in place of `_Line.add`."""
    ticket.purpose.table = 0
    self._tables.setdefault(0, deque()).append(ticket)
    self.length += 1


@dataclass(frozen=True)
class Guard:
    """A mechanism against a rare fault, and its replacements for when the guard is disabled."""

    name: str
    against: str
    replaced: Mapping[str, Any]  # by the dotted name of an attribute

    def disable(self) -> None:
        """Disable this guard in this process, for good."""
        for target, value in self.replaced.items():
            setattr(*owner(target), value)


def owner(target: str) -> tuple[Any, str]:
    """Return the module or class that has this attribute, and the name of the attribute.

    Raises AttributeError where there is none.
    """
    *path, name = target.split(".")
    for length in range(len(path), 0, -1):
        with contextlib.suppress(ModuleNotFoundError):
            found: Any = importlib.import_module(".".join(path[:length]))
            for one in path[length:]:
                found = getattr(found, one)
            getattr(found, name)
            return found, name
    raise AttributeError(target)


DOOR, LIMIT = "bot.discord.requests", "bot.discord.rate_limit"
GUARDS = tuple(
    Guard(name, against, replaced)
    for name, against, replaced in (
        # the pipeline of requests
        ("permitted", "refusals that can be foreseen", {f"{DOOR}.Requests._check": _nothing}),
        ("time_limit", "requests that hang", {f"{DOOR}.REQUEST_SECONDS": 1e6}),
        (
            "callback_limit",
            "first answers that nobody waits for",
            {f"{DOOR}.CALLBACK_SECONDS": 1e6},
        ),
        ("retries", "failures that pass", {f"{DOOR}.TRIES": 1}),
        ("malformed", "successes without a body", {"bot.discord.outgoing.fits": _yes}),
        (
            "emojis",
            "emojis that were deleted",
            {"bot.discord.outgoing.Body.without_emojis": _first},
        ),
        ("long_limits", "rate limits of an hour", {"bot.discord.outgoing.LONGEST_WAIT": 1e6}),
        ("limit_of_all", "429 of a global limit", {f"{DOOR}.RateLimit.pause": _nothing}),
        # the order of requests
        ("bucket_guess", "429 before the first answer", {f"{LIMIT}.MOST": 1000}),
        ("bucket_answers", "limits that answers tell", {f"{LIMIT}.RateLimit.learn": _nothing}),
        ("urgency", "hands that wait for tables", {f"{LIMIT}.RateLimit._next": _oldest}),
        ("oldest_turn", "requests that starve", {f"{LIMIT}.OLDEST_EVERY": 10**9}),
        ("tables_in_turn", "a busy table", {f"{LIMIT}._Line.add": _of_one_table}),
        ("hurry", "urgency that comes later", {f"{LIMIT}.RateLimit.hurry": _nothing}),
        ("turn_first", "pictures that are old", {f"{LIMIT}.RateLimit.turn": _without_turn}),
        ("rounds", "answers that wait for many", {f"{LIMIT}.Rounds.turn": _at_once}),
        # outages
        ("breaker", "requests in an outage", {"bot.discord.circuit_breaker.PLACES": 10**6}),
        ("breaker_tables", "one table's outage", {f"{LIMIT}.CircuitBreaker.lets": _no}),
        ("dm_latch", "refusals of new messages", {"bot.discord.direct_messages.SHUT_SECONDS": 0}),
        (
            "overload",
            "a loop that falls behind",
            {"bot.discord.overload.Overload.leaves_out": _no},
        ),
        ("eased", "what is left out", {"cogs.table.messages.Reconciliation.eased": _nothing}),
        # libraries
        ("single_attempts", "requests twice", {"bot.discord.requests.single_attempts": _first}),
        ("back_off_limit", "17 minutes", {"bot.discord.sharding.limit_back_off": _nothing}),
        (
            "lost_guilds",
            "guilds left meanwhile",
            {"bot.discord.sharding.drop_lost_guilds": _nothing},
        ),
        # messages
        ("acknowledgement", "slow answers", {"cogs.core.context.Acknowledgement.begin": _at_once}),
        ("orphans", "second messages", {"cogs.table.messages.delete_orphans": _at_once}),
        ("lost_time", "turns nobody heard of", {"cogs.table.messages.LostTime.account": _nothing}),
        ("line", "a start with many tables", {"cogs.table.publisher.TAKEN_UP_AT_ONCE": 10**6}),
        ("token_edits", "counted edits", {"cogs.core.posts.ClickedMessage.young_click": _nothing}),
        (
            "late_hands",
            "hands that do not come",
            {"cogs.table.messages.Reconciliation._miss": _nothing},
        ),
        ("limited_hands", "endless limits", {"cogs.core.reconciler.LIMITED_TIMES": 10**9}),
    )
)
