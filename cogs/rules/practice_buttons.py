"""The arguments of practice buttons."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.computers import Level
from bot.domain.seating import PRACTICE
from bot.words import say
from cogs.core.acts import number, one_of
from cogs.core.components import TableButton, button
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.rules.references import reference

MOST = 11  # computers; a game has as much room as its rules say
ANEW, NEW, GO_ON = "anew", "new", "on"  # prefixes of an argument


@dataclass(frozen=True)
class PracticeRequest:
    """A wanted practice, as the argument of a button.

    Without `rules`, a reference, the usual rules hold; `anew` replaces the existing table.

    >>> str(PracticeRequest(anew=True, computers=3, rules="p.lectio"))
    'anew.normal.3.p.lectio'
    """

    anew: bool = False
    level: Level = Level.NORMAL
    computers: int = PRACTICE
    rules: str = ""

    def __str__(self) -> str:
        how = ANEW if self.anew else NEW
        return f"{how}.{self.level.value}.{self.computers}.{self.rules}"


def read_request(written: str) -> PracticeRequest | None:
    """Read a button's argument; None to go on at the existing table. Raises UnknownControl."""
    if written in ("", GO_ON):
        return None if written else PracticeRequest()
    how, level, computers, rules = (*written.split(".", 3), "", "", "")[:4]
    return PracticeRequest(
        one_of((ANEW, NEW))(how) == ANEW,
        Level(one_of(one.value for one in Level)(level)),
        number(1, MOST)(computers),
        reference(rules) if rules else "",
    )


def practice_button(rules: str = "") -> TableButton:
    """Build a button that deals at once, by the rules of this reference or the usual ones."""
    arg = str(PracticeRequest(rules=rules)) if rules else ""
    return button("practise", NOWHERE, ALWAYS, arg, label=say("button-practise"))
