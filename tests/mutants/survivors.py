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
        return self.inside, self.was, self.now


def listed(module: str) -> list[Survivor]:
    """Those of one module."""
    table = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [Survivor(module, **row) for row in table.get(module, [])]
