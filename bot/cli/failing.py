"""How a command ends that cannot do what it was asked."""

from __future__ import annotations

import sys


def fail(line: str) -> int:
    """Say why in one line on standard error; the exit code."""
    print(f"gamenight: {line}", file=sys.stderr)
    return 1
