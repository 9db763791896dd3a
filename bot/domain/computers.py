"""Which players are computers, how well they play, and what they are called.

Nothing else looks at how their ids are written.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rules.match.match import Player

LETTER = "c"
PATTERN = f"{LETTER}%"  # what SQL's LIKE finds them by: a person's id has digits alone
APART = 100  # numbers of each level


class Level(StrEnum):
    """How well a computer plays, from weak to strong; the values are stored."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


BY_NUMBER = (Level.NORMAL, Level.EASY, Level.STRONG)  # up to 99 are also those of old tables
NAMES = {  # the same in all languages, and nobody's: seeds, herbs and trees
    Level.EASY: (
        *("Pip", "Bean", "Acorn", "Sprout", "Clover", "Moss"),
        *("Sprig", "Burr", "Tuft", "Cress", "Pea", "Bud"),
    ),
    Level.NORMAL: (
        *("Sage", "Nettle", "Mint", "Thistle", "Bramble", "Sorrel"),
        *("Reed", "Yarrow", "Teasel", "Bracken", "Sedge", "Dill"),
    ),
    Level.STRONG: (
        *("Oak", "Yew", "Larch", "Baobab", "Cedar", "Elm"),
        *("Spruce", "Banyan", "Sequoia", "Teak", "Alder", "Kapok"),
    ),
}


@dataclass(frozen=True, order=True)
class Computer:
    """A computer at a table, by its number there; its hundreds say how well it plays."""

    number: int

    @property
    def player(self) -> Player:
        """Its id where people have their Discord id: in storage and in buttons."""
        return f"{LETTER}{self.number}"

    @property
    def level(self) -> Level:
        """How well it plays."""
        hundreds = self.number // APART
        return BY_NUMBER[hundreds] if hundreds < len(BY_NUMBER) else Level.NORMAL

    @property
    def name(self) -> str:
        """What it is called at every table."""
        names, at = NAMES[self.level], max(0, self.number % APART - 1)
        again = at // len(names)
        return names[at % len(names)] + (f" {again + 1}" if again else "")


def computer(player: Player) -> Computer | None:
    """The computer of this id; None for a person's."""
    letter, number = player[:1], player[1:]
    known = letter == LETTER and number.isascii() and number.isdigit()
    return Computer(int(number)) if known else None


def computers_of(level: Level) -> tuple[Computer, ...]:
    """All who play so well, in the order in which they come to a table."""
    first = BY_NUMBER.index(level) * APART
    return tuple(Computer(first + number) for number in range(1, APART))


def is_computer(player: Player) -> bool:
    """Is this a computer's id?"""
    return computer(player) is not None


def people(players: Iterable[Player]) -> tuple[Player, ...]:
    """Those of them who are people, and can be told something."""
    return tuple(player for player in players if player.isdigit())
