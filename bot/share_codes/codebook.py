"""The codebook: the catalogue as it was when the first codes were written, and signs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from rules.catalogue import OPTIONS

KEPT = Path(__file__).parent / "codebook.json"


@dataclass(frozen=True)
class Codebook:
    """Presets and options are numbered by their places; `values` are those that have names."""

    presets: Mapping[str, tuple[str, Mapping[str, str]]]  # base, and changes to it
    defaults: Mapping[str, Mapping[str, str]]  # by option and family
    values: Mapping[str, tuple[str, ...]]

    def chosen(self, preset: str) -> tuple[str, dict[str, str]]:
        """Return the family of a preset, and every choice that it and its bases make.

        KeyError if it is not in the book.
        """
        base, choices = self.presets[preset]
        if base not in self.presets:
            return base, dict(choices)
        family, below = self.chosen(base)
        return family, below | dict(choices)

    def full(self, preset: str) -> dict[str, str]:
        """Return every choice in force in a preset."""
        family, choices = self.chosen(preset)
        known = {key: by.get(family, by.get("*")) for key, by in self.defaults.items()}
        return {key: value for key, value in known.items() if value is not None} | choices

    def order(self, preset: str) -> list[str]:
        """Return all options, those used by the preset first: they get small numbers."""
        used = self.full(preset)
        return sorted(self.defaults, key=lambda option: option not in used)

    def others(self, preset: str, option: str) -> list[str]:
        """Return the named values that an option may be changed to."""
        own = self.full(preset).get(option)
        return [value for value in self.values[option] if value != own]


@cache
def codebook() -> Codebook:
    """Return the codebook. Names not in it are encoded by signs (`bot.share_codes.codebook`)."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return Codebook(
        presets={key: (base, choices) for key, (base, choices) in kept["presets"].items()},
        defaults={key: option["default"] for key, option in kept["options"].items()},
        values={key: tuple(option["values"]) for key, option in kept["options"].items()},
    )


def closest(wanted: Mapping[str, str], family: str) -> str:
    """Return the codebook's game that differs least from a newer one, of its family if any."""
    book = codebook()
    alike = [one for one in book.presets if book.chosen(one)[0] == family] or list(book.presets)
    return min(alike, key=lambda one: len(wanted.items() - book.full(one).items()))


def unsaid(basis: str, family: str) -> dict[str, str]:
    """Return the choices of a code without changes to a game of the codebook, for a family.

    Options that are not in the book have the default with which they came.
    """
    later = {key: option.unsaid_for(family) for key, option in OPTIONS.items()}
    every = {key: value for key, value in later.items() if value is not None}
    return by_todays_names(every | codebook().full(basis))


def by_todays_names(choices: Mapping[str, str]) -> dict[str, str]:
    """Return the choices with the present names of values."""
    return {
        key: OPTIONS[key].today(value) if key in OPTIONS else value
        for key, value in choices.items()
    }


NAME, VALUE = 15, 9  # bits of an option or a game among all, and of a value among its option's


def sign(name: str, width: int) -> str:
    """Return `width` bits of the name's hash, which never change."""
    return f"{int.from_bytes(sha256(name.encode()).digest()[:4], 'big'):032b}"[:width]


def called(signed: str, names: Iterable[str]) -> str:
    """Return the name that has this sign. KeyError if there is none."""
    return {sign(name, len(signed)): name for name in names}[signed]
