"""Which players are computers; nothing else looks at how they are written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.match.match import Player

LETTER = "c"
PATTERN = f"{LETTER}%"  # what SQL's LIKE finds them by: a person's id has digits alone


@dataclass(frozen=True, order=True)
class Computer:
    """A computer at a table, by its number there, from 1 on."""

    number: int

    @property
    def player(self) -> Player:
        """Its id where people have their Discord id: in storage and in buttons."""
        return f"{LETTER}{self.number}"


def computer(player: Player) -> Computer | None:
    """The computer of this id; None for a person's."""
    letter, number = player[:1], player[1:]
    known = letter == LETTER and number.isascii() and number.isdigit()
    return Computer(int(number)) if known else None


def is_computer(player: Player) -> bool:
    """Is this a computer's id?"""
    return computer(player) is not None


def people(players: Iterable[Player]) -> tuple[Player, ...]:
    """Those of them who are people, and can be told something."""
    return tuple(player for player in players if player.isdigit())
