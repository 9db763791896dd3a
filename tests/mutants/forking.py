"""Work done in a fork of this process, which tells by lines how far it has come."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

Say = Callable[[str], None]
FAILED, IDLE, UNVIABLE, AFRESH, BROKEN = 1, 2, 3, 4, 5  # why a fork ended early
SPARE, TIMES = 2.0, 5  # seconds of work a test may take more, and times its usual work
LOG = Path(".mutants/log.txt")
PATIENCE = 30.0  # seconds asleep, in all, after which nothing more is to come
SCHEDULED = Path("/proc/self/schedstat")  # of the main thread, in nanoseconds; Linux has it


@dataclass
class Fork:
    """A process that was begun; its lines can be read while it works."""

    pid: int
    pipe: int
    code: int = 0  # how it ended: 0 well, above 0 a reason from above, below 0 by a signal

    def lines(self) -> Iterator[str]:
        """What it says, as it says it; afterwards `code` is how it ended."""
        with open(self.pipe, encoding="utf-8") as pipe:
            yield from (line.rstrip("\n") for line in pipe)
        self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def forked(work: Callable[[Say], int]) -> Fork:
    """Begin `work` in a process of its own; what it prints goes into the log."""
    LOG.parent.mkdir(exist_ok=True)
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Fork(pid, reading)
    os.close(reading)
    code = BROKEN
    try:
        _print_into(LOG)
        with open(writing, "w", encoding="utf-8", buffering=1) as pipe:
            code = work(lambda line: print(line, file=pipe))
    except BaseException:  # whatever it is, it must not go on as a second copy of this process
        traceback.print_exc()
        sys.stderr.flush()
    os._exit(code)


def _print_into(log: Path) -> None:
    handle = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(handle, 1)
    os.dup2(handle, 2)


def allow(work: float) -> None:
    """End this process when it works much longer than this: work is counted, not time."""
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_VIRTUAL, SPARE + TIMES * work)


def end_when_idle() -> None:
    """End this process when it waits for something that does not come, be it asleep or polling."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    began = time.monotonic() - _busy()
    while time.monotonic() - began - _busy() < PATIENCE:
        time.sleep(PATIENCE / 30)
    os._exit(IDLE)


def _busy() -> float:
    """Seconds that the main thread has worked, or stood in line for a core that others had."""
    work, in_line, _ = SCHEDULED.read_text(encoding="ascii").split()
    return (int(work) + int(in_line)) / 1e9
