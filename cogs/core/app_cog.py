"""The base of cogs, and retries of their listeners, for events that Discord tells only once."""

from __future__ import annotations

import functools
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from discord.ext import commands

from bot.app import App
from bot.discord.backoff import pauses
from bot.discord.errors import in_short, is_passing
from bot.store import StorageError

log = logging.getLogger(__name__)

E = TypeVar("E", bound=Callable[..., Awaitable[None]])


class AppCog(commands.Cog):
    """Commands or listeners that need the app."""

    def __init__(self, app: App) -> None:
        self.app = app


def until_done(hears: E) -> E:
    """Wrap a listener of a cog with an `app`: retry until neither Discord nor the storage fails.

    The listener must be idempotent for one event. The pauses between the tries grow with each
    failure.
    """

    @functools.wraps(hears)
    async def listen(cog: Any, *event: Any) -> None:
        app: App = cog.app
        for pause in pauses():
            try:
                await hears(cog, *event)
                return
            except Exception as error:  # errors of the bot's own are raised again
                if not (is_passing(error) or isinstance(error, StorageError)):
                    raise
                log.warning("%s could not be done (%s)", hears.__name__, in_short(error))
                await app.clock.sleep(pause)

    return listen  # type: ignore[return-value]  # signature unchanged
