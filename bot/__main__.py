"""``python -m bot``: on Discord with a token, otherwise in the playground."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys

from bot.client import BadToken, run
from bot.settings import Settings, read_settings
from bot.store import StorageError, Store
from bot.store.sole import sole_user

log = logging.getLogger("bot")


def main() -> int:
    """Run until interrupted. A setting, port, folder or token that will not do is one line."""
    try:
        settings = read_settings()
    except ValueError as error:
        return _fail(f"A setting is wrong. {error}")
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("discord.shard").addFilter(_in_one_line)
    for chatty in ("discord", "alembic", "aiohttp.access"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(_main(settings))
    return 0


async def _main(settings: Settings) -> int:
    _stop_on_signals()
    try:
        async with sole_user(settings.database, one_of_several=settings.is_one_of_several):
            return await _run(settings, await Store.open(settings.database))
    except StorageError as error:
        return _fail(str(error))
    except asyncio.CancelledError:
        log.info("Stopped while it waited for the storage.")
        return 0


async def _run(settings: Settings, store: Store) -> int:
    try:
        if settings.discord_token:
            await run(settings, store, settings.discord_token, settings.discord_url)
        else:
            return await _play(settings, store)
    except BadToken:
        return _fail("Discord does not accept DISCORD_TOKEN. Copy it anew from the bot's page.")
    except asyncio.CancelledError:
        log.info("Stopped. Every table goes on at the next start.")
    finally:
        await store.close()
    return 0


async def _play(settings: Settings, store: Store) -> int:
    from bot.playground import Playground

    try:
        playground = Playground(settings.data / "playground", journal_limit=0)
        playground.limits.answer_within = settings.playground_answer_seconds
        await playground.start(settings.playground_host, settings.playground_port)
    except OSError as error:
        where = f"{settings.playground_host}:{settings.playground_port}"
        why = (error.strerror or str(error)).rpartition(": ")[2]  # asyncio says the address again
        return _fail(f"The playground cannot listen on {where}: {why}.")
    print(f"\n  The playground is open: {playground.url}\n  Ctrl-C closes it.\n", flush=True)
    try:
        await run(settings, store, playground.token, playground.api)
    finally:
        await playground.close()
    return 0


def _stop_on_signals() -> None:
    task = asyncio.current_task()
    assert task is not None
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            loop.add_signal_handler(number, task.cancel)


def _in_one_line(record: logging.LogRecord) -> bool:
    """discord.py tells a connection that it will try again with a traceback, which helps nobody."""
    if record.exc_info:
        record.msg = f"{record.msg} ({record.exc_info[1]})"
        record.exc_info = None
    return True


def _fail(line: str) -> int:
    print(f"gamenight: {line}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
