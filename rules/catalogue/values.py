"""The notation of an option's values, and the refusals of wrong ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules.sentences import Sentence, template

SPAN = "{low} to {high}"  # as a sentence has it


def seats(span: str) -> range:
    """Return the numbers of players that a span such as "4..7" stands for."""
    low, _, high = span.partition("..")
    return range(int(low), int(high) + 1)


class Values(Protocol):
    """The notation of an option's values."""

    @property
    def meaning(self) -> Mapping[str, str]:
        """The named values, each in players' words."""
        ...

    @property
    def refusals(self) -> tuple[str, ...]:
        """The texts with which `parse` may refuse."""
        ...

    def parse(self, written: str) -> Any:
        """Return the value; raises ValueError with the rest of a sentence ("must be ...")."""
        ...


class _Unnamed:
    """Values without names."""

    @property
    def meaning(self) -> Mapping[str, str]:
        return {}


@dataclass(frozen=True)
class Words:
    """A choice of a few named values; `meaning` has each in players' words.

    `former` are earlier names, each with the value that it means today.
    """

    meaning: Mapping[str, str]
    former: Mapping[str, str] = field(default_factory=dict)
    refusals = ("Pick one of: {values}.",)

    def parse(self, written: str) -> str:
        """Return the word itself, or its name of today."""
        written = self.former.get(written, written)
        if written not in self.meaning:
            raise ValueError(Sentence(self.refusals[0], values=", ".join(self.meaning)))
        return written


class AllBut:
    """All values of an option but these, also typed ones."""

    def __init__(self, *values: str) -> None:
        self.values = values

    def __contains__(self, value: object) -> bool:
        return value not in self.values


@dataclass(frozen=True)
class Number(_Unnamed):
    """A whole number within bounds."""

    low: int
    high: int
    refusals = ("Type a number from {low} to {high}.",)

    def parse(self, written: str) -> int:
        if not re.fullmatch(r"-?\d{1,6}", written) or not self.low <= int(written) <= self.high:
            raise ValueError(Sentence(self.refusals[0], low=self.low, high=self.high))
        return int(written)


@dataclass(frozen=True)
class Span(_Unnamed):
    """A range of seats: "4..7"."""

    low: int
    high: int
    refusals = ("Type a range such as {low}..{high}.",)

    def parse(self, written: str) -> range:
        """Return the numbers of seats."""
        found = re.fullmatch(r"(\d{1,2})\.\.(\d{1,2})", written)
        low, high = map(int, found.groups()) if found else (0, -1)
        if not self.low <= low <= high <= self.high:
            raise ValueError(Sentence(self.refusals[0], low=self.low, high=self.high))
        return range(low, high + 1)


@dataclass(frozen=True)
class Numbers:
    """A list of numbers such as "[2,1]", or a named value; `meaning` also explains some lists."""

    meaning: Mapping[str, str]
    longest: int
    low: int = 0
    high: int = 99
    refusals = ("Type {values}, or a list such as [2,1].",)

    def parse(self, written: str) -> str | tuple[int, ...]:
        """Return a named value that is no list, or the numbers."""
        if written in self.meaning and not written.startswith("["):
            return written
        found = re.fullmatch(r"\[\s*(-?\d{1,3}(\s*,\s*-?\d{1,3})*)\s*\]", written)
        numbers = tuple(int(word) for word in found[1].split(",")) if found else ()
        if not 1 <= len(numbers) <= self.longest or not all(
            self.low <= number <= self.high for number in numbers
        ):
            named = [word for word in self.meaning if not word.startswith("[")]
            raise ValueError(Sentence(self.refusals[0], values=", ".join(named)))
        return numbers


@dataclass(frozen=True)
class Pattern:
    """Text of a given form, or one of a few named values.

    `read` turns it into what is meant, or raises ValueError; the table is then told what it
    `must` be. `offered` are values to choose from besides those with a name.
    """

    meaning: Mapping[str, str]
    read: Callable[[str], Any]
    must: str
    offered: tuple[str, ...] = ()

    @property
    def refusals(self) -> tuple[str, ...]:
        return (template(self.must),)

    def parse(self, written: str) -> Any:
        """Return a named value as it is written, or what `read` makes of it."""
        if written in self.meaning:
            return written
        try:
            return self.read(written)
        except ValueError:
            raise ValueError(self.must) from None


def word_or_number(
    meaning: Mapping[str, str], low: int, high: int, offered: tuple[str, ...]
) -> Pattern:
    """Return a number within bounds, or a word, which is the first of the named values."""
    must = Sentence(
        "Type {named}, or a number from {low} to {high}.",
        named=next(iter(meaning)),
        low=low,
        high=high,
    )
    return Pattern(meaning, Number(low, high).parse, must, offered)
