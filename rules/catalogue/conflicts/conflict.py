"""What a conflict is: a question to the choices of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

Meant: TypeAlias = Mapping[str, Any]  # option id -> its value as parsed; only those in use
Conflict: TypeAlias = Callable[[Meant, int | None], Iterable[str]]  # seats, where known


def counts(meant: Meant, seats: int | None) -> list[int]:
    """The numbers of players that these choices must do for."""
    return [seats] if seats else list(meant["players"])
