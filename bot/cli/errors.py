"""Exit of a command that failed."""

from __future__ import annotations

import sys


def fail(line: str) -> int:
    """Say why in one line on standard error; the exit code."""
    print(f"gamenight: {line}", file=sys.stderr)
    return 1
