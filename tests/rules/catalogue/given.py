"""Functions that act out the catalogue's vectors in words, and return their results.

The words of a row fit the pattern of exactly one function, and the groups of the pattern are the
arguments of the function. A row that is reworded therefore loses its interpretation. Tests find
that, and also an interpretation without a row.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from rules.catalogue import OPTIONS, build, full
from rules.catalogue.presets import PRESETS
from rules.ruleset import RuleSet
from tests.data import table

Acts = TypeVar("Acts", bound=Callable[..., Any])


class Interpretation(NamedTuple):
    """A function that acts out the rows of a preset whose words fit a pattern."""

    preset: str
    words: str
    act: Callable[..., Any]


def given(into: list[Interpretation], preset: str, words: str) -> Callable[[Acts], Acts]:
    """Add a function to `into` as the interpretation of rows with this preset and pattern."""

    def note(act: Acts) -> Acts:
        into.append(Interpretation(preset, words, act))
        return act

    return note


def rows(kind: str) -> list[dict[str, Any]]:
    """The catalogue's vectors of a kind: "procedure" or "scores"."""
    found: list[dict[str, Any]] = table("vectors")[kind]
    return found


def name(row: dict[str, Any], kind: str) -> str:
    """The name of a row: its kind ("P" or "$"), its number in the catalogue, and its preset.

    The catalogue shows its vectors of odd numbers only.
    """
    return (
        f"{kind}{2 * rows({'P': 'procedure', '$': 'scores'}[kind]).index(row) + 1} {row['preset']}"
    )


def fitting(row: dict[str, Any], found: list[Interpretation]) -> list[Interpretation]:
    """The interpretations that have the row's preset and whose pattern fits its words."""
    return [
        one
        for one in found
        if one.preset == row["preset"] and re.fullmatch(one.words, row["given"])
    ]


def acted(row: dict[str, Any], found: list[Interpretation]) -> Any:
    """The result of the one interpretation that fits a row."""
    fits = fitting(row, found)
    assert len(fits) == 1, f"{row['preset']}: {row['given']}: {len(fits)} interpretations"
    match = re.fullmatch(fits[0].words, row["given"])
    assert match is not None
    return fits[0].act(rules_of(row["preset"]), *match.groups())


def rules_of(words: str) -> RuleSet:
    """The rule set that a row names: "bigtwo_basic, opening_includes_low=free", "flat".

    Where no preset is named, an option by its name alone is on in `bigtwo_basic`. Other choices are
    played in the first preset of Big Two that has them, or else in `bigtwo_basic`.
    """
    first, *more = re.split(r", | \+ ", words)
    changes = dict(one for word in (first, *more) if (one := change(word)))
    if first in PRESETS:
        return build(first, changes)
    having = [p for p in PRESETS if p.startswith("bigtwo") and changes.items() <= full(p).items()]
    base = "bigtwo_basic" if first in OPTIONS else (*having, "bigtwo_basic")[0]
    return build(base, changes)


def change(word: str) -> tuple[str, str] | None:
    """The option and value that a word stands for; None for the name of a preset.

    The word is "option=value", an option that is on, or a value that only one option has.
    """
    if word in PRESETS:
        return None
    option, _, value = word.partition("=")
    if option in OPTIONS:
        return option, value or "on"
    (option,) = (key for key, known in OPTIONS.items() if word in known.meaning)
    return option, word
