"""Work in a fork of this process, which reports its progress in lines."""

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
FAILED, IDLE, UNVIABLE, AFRESH, BROKEN = 1, 2, 3, 4, 5  # exit codes: why a fork ended early
SPARE, TIMES = 2.0, 5  # a test may work TIMES as long as usual, and SPARE seconds
LOG = Path(".mutants/log.txt")
PATIENCE = 30.0  # seconds asleep, in all, after which a fork counts as idle
SCHEDULED = Path("/proc/self/schedstat")  # times of the main thread, in nanoseconds; on Linux


@dataclass
class Fork:
    """A forked process; its lines can be read while it works."""

    pid: int
    pipe: int
    code: int = 0  # exit code: 0 success, above 0 one of the above, below 0 a signal

    def lines(self) -> Iterator[str]:
        """Yield the lines of the process as it says them; afterwards `code` is its exit code."""
        with open(self.pipe, encoding="utf-8") as pipe:
            yield from (line.rstrip("\n") for line in pipe)
        self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def forked(work: Callable[[Say], int]) -> Fork:
    """Begin `work` in a process of its own, whose prints go into the log."""
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
    except BaseException:  # after any error the fork ends, and is no second copy of its parent
        traceback.print_exc()
        sys.stderr.flush()
    os._exit(code)


def _print_into(log: Path) -> None:
    handle = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(handle, 1)
    os.dup2(handle, 2)


def allow(work: float) -> None:
    """End this process after much more than `work` seconds of CPU time."""
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_VIRTUAL, SPARE + TIMES * work)


def end_when_idle() -> None:
    """End this process, with IDLE, when it waits in vain, asleep or polling."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    began = time.monotonic() - _busy()
    while time.monotonic() - began - _busy() < PATIENCE:
        time.sleep(PATIENCE / 30)
    os._exit(IDLE)


def _busy() -> float:
    """Return the seconds that the main thread has worked or waited for a free core."""
    work, in_line, _ = SCHEDULED.read_text(encoding="ascii").split()
    return (int(work) + int(in_line)) / 1e9
