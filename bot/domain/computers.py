"""Computer players: their ids, levels and names.

No other module depends on the format of their ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rules.match.match import Player

LETTER = "c"
PATTERN = f"{LETTER}%"  # SQL LIKE pattern: a person's id has digits alone
APART = 100  # numbers of each level


class Level(StrEnum):
    """Strength of a computer's play, from weak to strong; the values are stored.

    >>> computers_of(Level("easy"))[0].name
    'Pip'
    """

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


BY_NUMBER = (Level.NORMAL, Level.EASY, Level.STRONG)  # up to 99 also of old tables
NAMES = {  # equal in all languages, and no person's: seeds, herbs and trees
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
    """A computer at a table, by its number there; the hundreds of the number give the level.

    >>> oak = Computer(201)
    >>> oak.player, oak.level, oak.name
    ('c201', <Level.STRONG: 'strong'>, 'Oak')
    """

    number: int

    @property
    def player(self) -> Player:
        """Id in place of a person's Discord id, in storage and in buttons."""
        return f"{LETTER}{self.number}"

    @property
    def level(self) -> Level:
        hundreds = self.number // APART
        return BY_NUMBER[hundreds] if hundreds < len(BY_NUMBER) else Level.NORMAL

    @property
    def name(self) -> str:
        """Name at every table."""
        names, at = NAMES[self.level], max(0, self.number % APART - 1)
        again = at // len(names)
        return names[at % len(names)] + (f" {again + 1}" if again else "")


def computer(player: Player) -> Computer | None:
    """Return the computer of this id; None for a person's."""
    return Computer(int(player[1:])) if is_computer(player) else None


def computers_of(level: Level) -> tuple[Computer, ...]:
    """Return all computers of a level, in the order in which they come to a table."""
    first = BY_NUMBER.index(level) * APART
    return tuple(Computer(first + number) for number in range(1, APART))


def is_computer(player: Player) -> bool:
    """Whether the id is a computer's."""
    number = player[1:]
    return player[:1] == LETTER and number.isascii() and number.isdigit()


def people(players: Iterable[Player]) -> tuple[Player, ...]:
    """Return the players who are people, and can receive messages."""
    return tuple(player for player in players if player.isdigit())
