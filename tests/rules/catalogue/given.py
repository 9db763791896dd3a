"""The catalogue's vectors in words: each has a function that acts it out and tells what came of it.

The words of a row fit exactly one pattern; what its groups catch is what the function gets, so a
row that is reworded loses its interpretation, and an interpretation without a row is found too.
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
    """What a row of this preset, in these words, is made into."""

    preset: str
    words: str
    act: Callable[..., Any]


def given(into: list[Interpretation], preset: str, words: str) -> Callable[[Acts], Acts]:
    """Note a function as the interpretation of the row with this preset and words (a pattern)."""

    def note(act: Acts) -> Acts:
        into.append(Interpretation(preset, words, act))
        return act

    return note


def rows(kind: str) -> list[dict[str, Any]]:
    """The rows of a kind: "procedure" or "scores"."""
    found: list[dict[str, Any]] = table("vectors")[kind]
    return found


def name(row: dict[str, Any], kind: str) -> str:
    """The number that a row has in the catalogue, which shows the odd ones, and its preset."""
    return (
        f"{kind}{2 * rows({'P': 'procedure', '$': 'scores'}[kind]).index(row) + 1} {row['preset']}"
    )


def fitting(row: dict[str, Any], found: list[Interpretation]) -> list[Interpretation]:
    """The interpretations whose preset and words are the row's."""
    return [
        one
        for one in found
        if one.preset == row["preset"] and re.fullmatch(one.words, row["given"])
    ]


def acted(row: dict[str, Any], found: list[Interpretation]) -> Any:
    """What comes of a row: of the one interpretation that fits it."""
    fits = fitting(row, found)
    assert len(fits) == 1, f"{row['preset']}: {row['given']}: {len(fits)} interpretations"
    match = re.fullmatch(fits[0].words, row["given"])
    assert match is not None
    return fits[0].act(rules_of(row["preset"]), *match.groups())


def rules_of(words: str) -> RuleSet:
    """The game that a row names: "bigtwo_basic, opening_includes_low=free", "flat", "assistant".

    A value alone is played in the first preset of Big Two that has it, or else in the basic game.
    """
    first, *more = re.split(r", | \+ ", words)
    changes = dict(one for word in (first, *more) if (one := change(word)))
    if first in PRESETS:
        return build(first, changes)
    having = [p for p in PRESETS if p.startswith("bigtwo") and changes.items() <= full(p).items()]
    base = "bigtwo_basic" if first in OPTIONS else (*having, "bigtwo_basic")[0]
    return build(base, changes)


def change(word: str) -> tuple[str, str] | None:
    """The choice that a word stands for: "a=b", an option that is on, or the value of one."""
    if word in PRESETS:
        return None
    option, _, value = word.partition("=")
    if option in OPTIONS:
        return option, value or "on"
    (option,) = (key for key, known in OPTIONS.items() if word in known.meaning)
    return option, word
