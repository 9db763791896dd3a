"""The mutants that no test catches, each with the reason why it may live."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

LIST = Path(__file__).with_name("survivors.toml")


@dataclass(frozen=True)
class Survivor:
    """A line of the list: which module, where in it, the line as it is and as it may be."""

    module: str
    inside: str
    was: str
    now: str
    why: str

    @property
    def mutant(self) -> tuple[str, str, str]:
        """What it shares with the mutant it is about."""
        return self.inside, self.was, self.now


def everything() -> list[Survivor]:
    """The whole list."""
    table = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [Survivor(module, **row) for module, rows in table.items() for row in rows]


def listed(module: str) -> list[Survivor]:
    """Those of one module."""
    return [survivor for survivor in everything() if survivor.module == module]
