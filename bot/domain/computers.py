"""Computer players: their ids, levels and names.

No other module depends on the format of these ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rules.match.match import Player

LETTER = "c"
PATTERN = f"{LETTER}%"  # SQL LIKE pattern of these ids: a person's id has digits only
APART = 100  # numbers reserved for each level


class Level(StrEnum):
    """Strength of a computer's play, from weak to strong; the values are stored."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


# levels by the hundreds of the number; computers of old tables have numbers up to 99 as well
BY_NUMBER = (Level.NORMAL, Level.EASY, Level.STRONG)
NAMES = {  # equal in all languages, and not names of people: seeds, herbs and trees
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
    """A computer, identified at a table by its number; the hundreds of the number give the level.

    >>> oak = Computer(201)
    >>> oak.player, oak.level, oak.name
    ('c201', <Level.STRONG: 'strong'>, 'Oak')
    """

    number: int

    @property
    def player(self) -> Player:
        """Id of the computer, used in storage and in buttons like the Discord id of a person."""
        return f"{LETTER}{self.number}"

    @property
    def level(self) -> Level:
        hundreds = self.number // APART
        return BY_NUMBER[hundreds] if hundreds < len(BY_NUMBER) else Level.NORMAL

    @property
    def name(self) -> str:
        names, at = NAMES[self.level], max(0, self.number % APART - 1)
        again = at // len(names)
        return names[at % len(names)] + (f" {again + 1}" if again else "")


def computer(player: Player) -> Computer | None:
    return Computer(int(player[1:])) if is_computer(player) else None


def computers_of(level: Level) -> tuple[Computer, ...]:
    """Return all computers of a level, in the order in which they are seated at a table."""
    first = BY_NUMBER.index(level) * APART
    return tuple(Computer(first + number) for number in range(1, APART))


def is_computer(player: Player) -> bool:
    number = player[1:]
    return player[:1] == LETTER and number.isascii() and number.isdigit()


def people(players: Iterable[Player]) -> tuple[Player, ...]:
    """Return the players who are people and can receive messages."""
    return tuple(player for player in players if player.isdigit())
