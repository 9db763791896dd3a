"""People whose names were deleted: what they played stays, and says of nobody that it is theirs."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import replace
from itertools import count

from bot.domain.state import TableState
from rules.match.match import Player

LETTER = "n"
PATTERN = f"{LETTER}%"  # what SQL's LIKE finds them by: a person's id has digits alone


def is_nameless(player: Player) -> bool:
    """Does this stand where somebody's id was?"""
    return player.startswith(LETTER)


def first_nameless(taken: Collection[Player]) -> Player:
    """What to put in place of an id: different from these, and the same for as many as can be."""
    return next(one for number in count(1) if (one := f"{LETTER}{number}") not in taken)


def fingerprint(guild_id: int, player: Player) -> Player:
    """A nameless id that one person has on one server, by which a ban is found again."""
    digest = hashlib.sha256(f"{guild_id}:{player}".encode()).hexdigest()
    return f"{LETTER}{digest[:32]}"


def named_in(state: TableState) -> set[Player]:
    """Everybody of whom the table knows: those who sit there, have played there, or were voted on.

    Computers and the nameless are among them.
    """
    match = state.match
    known = {state.host, *(seat.player for seat in state.seats)}
    known.update(match.players, match.standing, match.winners)
    known.update(match.scores, match.paid, match.titles)
    known.update(*state.votes.values(), state.votes)
    known.update(state.deadlines.given_by, filter(None, [state.host_before]))
    return known | ({match.dealer} if match.dealer is not None else set())


def forgotten(state: TableState, player: Player, nobody: Player) -> TableState:
    """The table with `nobody` in place of one who has left it; votes of theirs count no more."""
    votes = {one: tuple(p for p in by if p != player) for one, by in state.votes.items()}
    return replace(
        state,
        host=nobody if state.host == player else state.host,
        host_before="" if state.host_before == player else state.host_before,
        deadlines=replace(
            state.deadlines, given_by=tuple(p for p in state.deadlines.given_by if p != player)
        ),
        match=state.match.handed(player, nobody),
        votes={one: by for one, by in votes.items() if by and one != player},
    )
