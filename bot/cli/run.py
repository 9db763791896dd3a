"""Run of the bot itself, on Discord with a token, otherwise in the playground."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import signal
import sys
from collections.abc import AsyncIterator

from bot import logs
from bot.cli import fail
from bot.clock import Clock
from bot.discord.client import run
from bot.discord.errors import Rejected
from bot.metrics.endpoint import SILENT_SECONDS, endpoint
from bot.settings import Settings, unknown_lines
from bot.store import StorageError, Store
from bot.store.checkup import watch_file
from bot.store.process_lock import exclusive_use

log = logging.getLogger("bot")

# The time after which a busy thread lets another one run. With Python's default of 5 ms, the
# drawing and the storage waited that long for the event loop again and again: beside a busy loop,
# one picture in ten took 10 ms, and takes 6 ms now.
SWITCH_SECONDS = 0.001


def run_bot(settings: Settings) -> int:
    """Run the bot until interrupted; return the exit code.

    An unusable port, folder or token is reported in one line.
    """
    logs.configure(settings.log_level, settings.log_format)
    _share_arenas()
    sys.setswitchinterval(SWITCH_SECONDS)
    for line in unknown_lines():
        log.warning(".env: %s", line)
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(_main(settings))
    return 0


async def _main(settings: Settings) -> int:
    _stop_on_signals(settings.stop_seconds)
    clock = Clock()
    try:
        several = settings.is_one_of_several
        async with (
            logs.summed(clock),
            answers_first(clock),
            exclusive_use(settings.database, clock, several),
            _watched(settings, clock),
        ):
            return await _run(settings, await Store.open(settings.database, clock), clock)
    except (StorageError, _CannotListen) as error:
        return fail(str(error))
    except asyncio.CancelledError:
        log.info("Stopped while it waited for the storage.")
        return 0


class _CannotListen(Exception):
    """Failure to listen on an address; ``str()`` gives the address and the reason."""

    def __init__(self, what: str, host: str, port: int, error: OSError) -> None:
        why = (error.strerror or str(error)).rpartition(": ")[2]  # asyncio repeats the address
        super().__init__(f"{what} cannot listen on {host}:{port}: {why}.")


@contextlib.asynccontextmanager
async def _watched(settings: Settings, clock: Clock) -> AsyncIterator[None]:
    host, port = settings.metrics_host, settings.metrics_port
    silent = max(SILENT_SECONDS, settings.lease_seconds if settings.is_one_of_several else 0)
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(endpoint(host, port, clock, silent))
        except OSError as error:
            raise _CannotListen("METRICS_PORT", host, port, error) from None
        yield


async def _run(settings: Settings, store: Store, clock: Clock) -> int:
    watching = asyncio.create_task(watch_file(settings.database, clock), name="watching the file")
    try:
        if settings.is_one_of_several:  # stored deadlines need one clock for all processes
            clock.go_by(await store.notifications.now())
        if settings.discord_token:
            await run(settings, store, settings.discord_token, settings.discord_url, clock)
        else:
            await _play(settings, store, clock)
    except Rejected as error:
        return fail(str(error))
    except asyncio.CancelledError:
        log.info("Stopped. Every table goes on at the next start.")
    finally:
        watching.cancel()
        await store.close()
    return 0


async def _play(settings: Settings, store: Store, clock: Clock) -> None:
    from bot.playground import Playground

    host, port = settings.playground_host, settings.playground_port
    try:
        playground = Playground(settings.data / "playground", journal_limit=0, clock=clock)
        playground.limits.answer_within = settings.playground_answer_seconds
        await playground.start(host, port)
        if playground.is_new:
            playground.invite()
    except OSError as error:
        raise _CannotListen("The playground", host, port, error) from None
    print(f"\n  The playground is open: {playground.url}\n  Ctrl-C closes it.\n", flush=True)
    try:
        await run(settings, store, playground.token, playground.api, clock)
    finally:
        await playground.close()


def _stop_on_signals(seconds: float) -> None:
    task = asyncio.current_task()
    assert task is not None
    loop = asyncio.get_running_loop()

    def stop() -> None:
        if task.cancelling():  # a second signal would interrupt the orderly stop
            return
        signal.setitimer(signal.ITIMER_REAL, seconds)  # SIGALRM then ends the process
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            loop.add_signal_handler(number, stop)


# Thresholds of the garbage collector: the number of new objects before a collection of the youngest
# generation, and the number of collections of one generation before one of the next. A press leaves
# next to nothing that only a collection frees (tests/night/test_garbage.py), so collections are
# rare. With Python's default of (700, 10, 10), a full collection ran every ten seconds at 200
# tables, for a third of a second each time.
THRESHOLDS = (5_000, 20, 5)
SETTLED = 15.0  # seconds after the start, in which most lasting objects are made


@contextlib.asynccontextmanager
async def answers_first(clock: Clock) -> AsyncIterator[None]:
    """Rare garbage collection within the block, so that answers are not delayed.

    The change is for the whole process. Objects that exist SETTLED seconds after the start count as
    lasting and are not examined again: rules, texts and libraries, a quarter of a million objects.
    Half of them exist before the block and are frozen at its start. Without them, the full
    collection after SETTLED seconds, when people press already, takes half as long.
    """
    gc.freeze()
    thresholds = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    settling = asyncio.create_task(_settle(clock), name="settling")
    try:
        yield
    finally:
        settling.cancel()
        gc.unfreeze()
        gc.set_threshold(*thresholds)


async def _settle(clock: Clock) -> None:
    await clock.sleep(SETTLED)
    gc.collect()
    gc.freeze()


_ARENA_MAX = -8  # number of the parameter of mallopt, in glibc's malloc.h
_ARENAS = 2


def _share_arenas() -> None:
    """Let all threads take memory from two arenas of glibc, which saves some 20 MB.

    By default each thread of the drawing, the storage and the lookups keeps memory that it has
    freed in an arena of its own. Other systems have no such function.
    """
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(_ARENA_MAX, _ARENAS)
