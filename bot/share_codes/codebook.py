"""Codebooks: the catalogue as it was when codes were first written with it, kept for good."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.catalogue import OPTIONS
from rules.catalogue.presets import PRESETS

SHELF = Path(__file__).parent
NEWEST = 1


@dataclass(frozen=True)
class Codebook:
    """Presets and options have the numbers of their places; `values` are those that have names."""

    presets: Mapping[str, tuple[str, Mapping[str, str]]]  # its base, and what it changes there
    defaults: Mapping[str, Mapping[str, str]]  # by option and family
    values: Mapping[str, tuple[str, ...]]

    def chosen(self, preset: str) -> tuple[str, dict[str, str]]:
        """The family of a preset, and every choice that it and its bases make."""
        base, choices = self.presets[preset]
        if base not in self.presets:
            return base, dict(choices)
        family, below = self.chosen(base)
        return family, below | dict(choices)

    def full(self, preset: str) -> dict[str, str]:
        """Every choice in force in a preset."""
        family, choices = self.chosen(preset)
        known = {key: by.get(family, by.get("*")) for key, by in self.defaults.items()}
        return {key: value for key, value in known.items() if value is not None} | choices

    def order(self, preset: str) -> list[str]:
        """All options, first those that the preset uses: so they have small numbers."""
        used = self.full(preset)
        return sorted(self.defaults, key=lambda option: option not in used)

    def others(self, preset: str, option: str) -> list[str]:
        """The named values that an option may be changed to."""
        own = self.full(preset).get(option)
        return [value for value in self.values[option] if value != own]


@cache
def codebook(version: int = NEWEST) -> Codebook:
    """A codebook from the shelf. KeyError when there is none of this version."""
    if not 1 <= version <= NEWEST:
        raise KeyError(version)
    kept = json.loads((SHELF / f"{version}.json").read_text(encoding="utf-8"))
    return Codebook(
        presets={key: (base, choices) for key, (base, choices) in kept["presets"].items()},
        defaults={key: option["default"] for key, option in kept["options"].items()},
        values={key: tuple(option["values"]) for key, option in kept["options"].items()},
    )


def picture() -> dict[str, Any]:
    """The catalogue of today as it would be kept."""
    return {
        "options": {
            key: {"values": list(option.meaning), "default": dict(option.default)}
            for key, option in OPTIONS.items()
        },
        "presets": {key: [one.base, dict(one.choices)] for key, one in PRESETS.items()},
    }
