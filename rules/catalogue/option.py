"""An option: one question of the house rules, its values, and what each does to a rule set."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeAlias

from rules.ruleset import RuleSet
from rules.sentences import Sentence

Choices: TypeAlias = Mapping[str, str]  # option id -> value as it is stored and typed
Change: TypeAlias = Callable[[RuleSet, Any, Choices], RuleSet]


class Values(Protocol):
    """How the values of an option are written."""

    def parse(self, written: str) -> Any:
        """The value meant; raises ValueError with the rest of a sentence ("must be ...")."""
        ...


@dataclass(frozen=True)
class Words:
    """One of a few named values; `meaning` has each in players' words."""

    meaning: Mapping[str, str]

    def parse(self, written: str) -> str:
        if written not in self.meaning:
            raise ValueError(Sentence("must be one of: {values}", values=", ".join(self.meaning)))
        return written


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    low: int
    high: int

    def parse(self, written: str) -> int:
        if not re.fullmatch(r"-?\d{1,6}", written) or not self.low <= int(written) <= self.high:
            raise ValueError(
                Sentence("must be a number from {low} to {high}", low=self.low, high=self.high)
            )
        return int(written)


@dataclass(frozen=True)
class Span:
    """A range of seats: "4..7"."""

    low: int
    high: int

    def parse(self, written: str) -> range:
        found = re.fullmatch(r"(\d{1,2})\.\.(\d{1,2})", written)
        low, high = map(int, found.groups()) if found else (0, -1)
        if not self.low <= low <= high <= self.high:
            raise ValueError(
                Sentence("must be a span such as {low}..{high}", low=self.low, high=self.high)
            )
        return range(low, high + 1)


@dataclass(frozen=True)
class Numbers:
    """A list of numbers such as "[2,1]", or a named value; `meaning` also explains some lists."""

    meaning: Mapping[str, str]
    longest: int
    low: int = 0
    high: int = 99

    def parse(self, written: str) -> str | tuple[int, ...]:
        if written in self.meaning and not written.startswith("["):
            return written
        found = re.fullmatch(r"\[\s*(-?\d{1,3}(\s*,\s*-?\d{1,3})*)\s*\]", written)
        numbers = tuple(int(word) for word in found[1].split(",")) if found else ()
        if not 1 <= len(numbers) <= self.longest or not all(
            self.low <= number <= self.high for number in numbers
        ):
            named = [word for word in self.meaning if not word.startswith("[")]
            raise ValueError(
                Sentence("must be {values}, or a list such as [2,1]", values=", ".join(named))
            )
        return numbers


@dataclass(frozen=True)
class Pattern:
    """Text of a given form, or one of a few named values; `read` turns it into what is meant."""

    meaning: Mapping[str, str]
    read: Callable[[str], Any]

    def parse(self, written: str) -> Any:
        return written if written in self.meaning else self.read(written)


def whole_number(low: int, high: int, named: str) -> Callable[[str], int]:
    """Reads a number within bounds, for a `Pattern` whose other value is `named`."""

    def read(written: str) -> int:
        try:
            return Number(low, high).parse(written)
        except ValueError:
            raise ValueError(
                Sentence(
                    "must be {named}, or a number from {low} to {high}",
                    named=named,
                    low=low,
                    high=high,
                )
            ) from None

    return read


@dataclass(frozen=True)
class Option:
    """One question. `default` is the value by family ("pr", "bt" ...), "*" for all others.

    A family that is not named there, while "*" is missing, does not use the option.
    """

    id: str
    topic: str
    question: str
    help: str
    values: Values
    default: Mapping[str, str]
    change: Change = field(repr=False)

    def default_for(self, family: str) -> str | None:
        return self.default.get(family, self.default.get("*"))

    @property
    def meaning(self) -> Mapping[str, str]:
        """The named values, each in players' words."""
        return getattr(self.values, "meaning", {})


def put(name: str) -> Change:
    """A change that puts the value into this field of the rule set, or of one of its parts."""
    part, _, attribute = name.rpartition(".")

    def change(rules: RuleSet, value: Any, _: Choices) -> RuleSet:
        if not part:
            return replace(rules, **{attribute: value})
        inner = replace(getattr(rules, part), **{attribute: value})
        return replace(rules, **{part: inner})

    return change


def flag(name: str, on: str) -> Change:
    """A change that puts whether the value is `on` into this field."""
    change = put(name)
    return lambda rules, value, choices: change(rules, value == on, choices)


def nothing(rules: RuleSet, value: Any, _: Choices) -> RuleSet:
    """For values that another option reads."""
    return rules
