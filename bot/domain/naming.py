"""What people are called in what is being said: by the names that they have where it is said.

Tasks started within `naming` inherit it, as they do the language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

from bot.domain.computers import computer
from bot.domain.nameless import is_nameless
from bot.words import say
from bot.words.plain import escaped
from rules.match.match import Player

COLUMNS = 24  # of a person's name, of which a line may hold several
NOBODY_KNOWN: Mapping[Player, str] = MappingProxyType({})
_names: ContextVar[Mapping[Player, str]] = ContextVar("names", default=NOBODY_KNOWN)


@contextmanager
def naming(names: Mapping[Player, str]) -> Iterator[None]:
    """Within, people are called by these names, whatever is in them, and nobody else by any."""
    before = _names.set(names)
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
    name = escaped(_names.get().get(player, ""), COLUMNS)
    return name or say("player-unknown", digits=player[-4:])
