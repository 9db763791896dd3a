"""Lines and headings of a rule sheet, and their conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rules.catalogue.option import Choices

Fits: TypeAlias = Callable[[Choices], object]  # true or not


def always(choices: Choices) -> bool:
    """Return True for any choices."""
    return True


@dataclass(frozen=True)
class Line:
    """A sentence that no option alone can say, `when` the choices of a table make it true."""

    says: str
    when: Fits = always


@dataclass(frozen=True)
class Of:
    """The line of an option, `when` nothing else on the sheet says it."""

    option: str
    when: Fits


class Heading(NamedTuple):
    """A headed part of a rule sheet; an option's id stands for its line."""

    title: str
    lines: tuple[Line | Of | str, ...]


def chosen(option: str, *values: str) -> Fits:
    """Return the test whether one of these values is chosen."""
    return lambda choices: choices.get(option) in values


def asked(option: str) -> Fits:
    """Return the test whether the family of this table uses the option."""
    return lambda choices: option in choices


def every(*fits: Fits) -> Fits:
    """Return the test whether all of these hold."""
    return lambda choices: all(one(choices) for one in fits)


def some(*fits: Fits) -> Fits:
    """Return the test whether one of these holds."""
    return lambda choices: any(one(choices) for one in fits)


def unless(*fits: Fits) -> Fits:
    """Return the test whether none of these holds."""
    return lambda choices: not any(one(choices) for one in fits)
