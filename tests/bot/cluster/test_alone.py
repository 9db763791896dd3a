"""A process that runs alone loads no code for several processes."""

from __future__ import annotations

import subprocess
import sys

import pytest

ALL = """
import importlib, sys
import bot.cli.run
from bot.discord.client import EXTENSIONS
for name in EXTENSIONS:
    importlib.import_module(name)
print([name for name in sys.modules if name.startswith("bot.cluster")])
"""


@pytest.mark.slow
def test_a_process_that_is_alone_loads_no_code_of_several() -> None:
    run = subprocess.run([sys.executable, "-c", ALL], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
