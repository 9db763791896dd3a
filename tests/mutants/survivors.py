"""The list of mutants that no test catches, each with the reason why it may survive."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

LIST = Path(__file__).with_name("survivors.toml")


@dataclass(frozen=True)
class Survivor:
    """An entry of the list: the module, the function, the line and the mutated line."""

    module: str
    inside: str
    was: str
    now: str
    why: str

    @property
    def mutant(self) -> tuple[str, str, str]:
        """The fields by which the entry matches its mutant."""
        return self.inside, self.was, self.now


def everything() -> list[Survivor]:
    """Return the whole list."""
    table = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [Survivor(module, **row) for module, rows in table.items() for row in rows]


def listed(module: str) -> list[Survivor]:
    """Return the survivors of one module."""
    return [survivor for survivor in everything() if survivor.module == module]
