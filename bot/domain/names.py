"""What people are called in what is being said: by the names that they have where it is said.

Tasks started within `naming` inherit it, as they do the language.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from itertools import count
from types import MappingProxyType

from bot.domain.computers import computer
from bot.domain.state import TableState
from bot.words import say
from bot.words.speech import escaped, likeness, of_person
from rules.match.match import Player

COLUMNS = 24  # of a person's name, of which a line may hold several
WIDE = 33  # of a user name with its sign
DIGITS = 4  # of an id, in place of a name that is not known


class Name(str):
    """A name with what tells its owner from others of that name: a seat, or the user name."""

    user: str
    seat: int | None

    def __new__(cls, name: str, user: str = "", seat: int | None = None) -> Name:
        """Keep what is known; `seat` is a number as people see it."""
        made = super().__new__(cls, name)
        made.user, made.seat = user, seat
        return made


@dataclass(frozen=True)
class _Called:
    """A name as text that does nothing, and what stands behind it where others look alike."""

    text: str
    mark: str = ""


NOBODY_KNOWN: Mapping[Player, _Called] = MappingProxyType({})
_names: ContextVar[Mapping[Player, _Called]] = ContextVar("names", default=NOBODY_KNOWN)


@contextmanager
def naming(names: Mapping[Player, str]) -> Iterator[None]:
    """Within, people are called by these names, whatever is in them, and nobody else by any.

    Those whose names look alike are told apart by what a `Name` knows of them.
    """
    before = _names.set(_told_apart(names))
    try:
        yield
    finally:
        _names.reset(before)


def named(player: Player) -> str:
    """A person's name as text that does nothing, a computer's, or a word for whoever has none.

    It mentions nobody: clients show mentions of people whom they do not know as numbers.
    """
    if found := computer(player):
        return say("computer", name=found.name)
    if is_nameless(player):
        return say("nameless")
    if known := _names.get().get(player):
        return f"{known.text}{known.mark}"
    return say("player-unknown", digits=player[-DIGITS:])


def mentioned(player: Player) -> str:
    """A mention, which shows the name, and what tells the person from others of that name."""
    known = _names.get().get(player)
    return f"<@{player}>{known.mark if known else ''}"


def _told_apart(names: Mapping[Player, str]) -> dict[Player, _Called]:
    """What each is called; a name that looks like another with its mark has one, too."""
    texts = {player: escaped(of_person(name), COLUMNS) for player, name in names.items()}
    called = {player: _Called(text) for player, text in texts.items() if text}
    for _ in range(len(called)):
        alike = defaultdict[str, list[Player]](list)
        for player, one in called.items():
            alike[likeness((one.text + one.mark).replace("\\", ""))].append(player)
        same = [group for group in alike.values() if len(group) > 1]
        if not any(not called[player].mark for group in same for player in group):
            break
        for group in same:
            marks = _marks({player: names[player] for player in group})
            called |= {player: _Called(texts[player], mark) for player, mark in marks.items()}
    return called


def _marks(names: Mapping[Player, str]) -> dict[Player, str]:
    """What stands behind each of these names, which look alike."""
    ways = {player: _ways(player, name) for player, name in names.items()}
    said: dict[Player, str] = {}
    for player, own in ways.items():
        others = {way for other, theirs in ways.items() if other != player for way in theirs}
        said[player] = f" ({next((way for way in own if way not in others), player)})"
    return said


def _ways(player: Player, name: str) -> list[str]:
    """How to tell somebody apart, the best first."""
    ways = [player[-DIGITS:]]
    if isinstance(name, Name) and name.user:
        ways.insert(0, escaped(f"@{of_person(name.user)}", WIDE))
    if isinstance(name, Name) and name.seat is not None:
        ways.insert(0, str(name.seat))
    return ways


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
