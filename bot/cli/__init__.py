"""Commands of ``python -m bot`` for the person who runs the bot from a shell."""

from __future__ import annotations

import sys


def fail(line: str) -> int:
    """Print a reason in one line on standard error; return the exit code."""
    print(f"gamenight: {line}", file=sys.stderr)
    return 1
