"""Commands of ``python -m bot`` for the person who runs the bot from a shell."""

from __future__ import annotations

import sys


def fail(line: str) -> int:
    """Say why in one line on standard error; the exit code."""
    print(f"gamenight: {line}", file=sys.stderr)
    return 1
