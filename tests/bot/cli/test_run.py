"""Running the bot: the format of its log, and its end in time even if a task hangs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
STUCK = """
import asyncio, os, signal, time
from bot.cli.run import _stop_on_signals

async def hang():
    _stop_on_signals(0.1)
    os.kill(os.getpid(), signal.SIGTERM)
    while True:  # it is told to stop, and does not
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            print("told", flush=True)
            {then}

asyncio.run(hang())
"""
LOGS = """
import asyncio, logging
from bot import logs

logs.configure("{level}", "{form}")
logging.getLogger("bot.tables").info("a table")
logging.getLogger("bot.tables").debug("more of it")
logging.getLogger("discord.gateway").info("nobody asks")
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process of its own, with few environment variables."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    command = [sys.executable, "-c", code]
    surroundings = {**kept, "PYTHONPATH": path}
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "then",
    ["pass", "time.sleep(3600)", "os.kill(os.getpid(), signal.SIGTERM)"],
    ids=["waiting", "busy", "told again, as make tells it what a group of processes hears"],
)
def test_a_bot_that_does_not_stop_is_ended_by_the_machine(then: str) -> None:
    ended = run(STUCK.format(then=then))
    assert ended.stdout == "told\n", ended.stderr
    assert ended.returncode == -signal.SIGALRM


SHELL = """
import os, sys
from bot.cli.command_line import from_shell

sys.argv = ["gamenight", "doctor"]
{closed}
code = from_shell()
open("{file}", "w").close()
print(code, oct(os.stat("{file}").st_mode & 0o777))
"""


@pytest.mark.slow
def test_files_of_a_command_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    ended = run(SHELL.format(closed="", file=tmp_path / "any"))
    assert ended.stdout.splitlines()[-1].endswith(" 0o600")


@pytest.mark.slow
def test_a_reader_that_goes_makes_no_traceback(tmp_path: Path) -> None:
    gone = "there, here = os.pipe(); os.close(there); os.dup2(here, 1)"
    ended = run(SHELL.format(closed=gone, file=tmp_path / "any"))
    assert (ended.stderr, ended.returncode) == ("", 0)


@pytest.mark.slow
@pytest.mark.parametrize(("level", "count"), [("INFO", 1), ("DEBUG", 2)])
def test_log_has_the_level_and_form_of_the_settings(level: str, count: int) -> None:
    lines = run(LOGS.format(level=level, form="json")).stderr.splitlines()
    assert [json.loads(line)["logger"] for line in lines] == ["bot.tables"] * count
    lines = run(LOGS.format(level=level, form="text")).stderr.splitlines()
    assert len(lines) == count
    assert lines[0].endswith(" INFO a table")


WARNED = """
import warnings
from io import BytesIO
from PIL import Image
from bot import logs

logs.configure("INFO", "{form}")
drawn = BytesIO()
Image.new("1", (10_000, 10_000)).save(drawn, "PNG")
Image.open(drawn)
warnings.warn("in two\\nlines")
"""


@pytest.mark.slow
def test_warnings_of_libraries_are_lines_of_the_log() -> None:
    lines = run(WARNED.format(form="json")).stderr.splitlines()
    assert [json.loads(line)["level"] for line in lines] == ["WARNING"] * 2
    assert json.loads(lines[0])["message"].startswith("DecompressionBombWarning: Image size")
    lines = run(WARNED.format(form="text")).stderr.splitlines()
    assert " WARNING DecompressionBombWarning: Image size" in lines[0]
    assert lines[1].endswith(" WARNING UserWarning: in two lines")
