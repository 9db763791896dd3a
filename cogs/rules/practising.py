"""What somebody wants to practise, as buttons say it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.computers import Level
from bot.domain.seating import PRACTICE
from bot.words import say
from cogs.core.acts import number, one_of
from cogs.core.components import TableButton, button
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.rules.references import reference

MOST = 11  # computers; a game has room for as many as its rules say
ANEW, NEW, GO_ON = "anew", "new", "on"  # how an argument begins, if there is any


@dataclass(frozen=True)
class Wanted:
    """What is to be practised, as the argument of a button says it: "anew.normal.3.p.lectio".

    Without `rules`, which are a reference, what is usual; `anew` in place of the table there is.
    """

    anew: bool = False
    level: Level = Level.NORMAL
    computers: int = PRACTICE
    rules: str = ""

    def __str__(self) -> str:
        how = ANEW if self.anew else NEW
        return f"{how}.{self.level.value}.{self.computers}.{self.rules}"


def wanted(written: str) -> Wanted | None:
    """What a button asks for; None to go on at the table there is. UnknownControl."""
    if written in ("", GO_ON):
        return None if written else Wanted()
    how, level, computers, rules = (*written.split(".", 3), "", "", "")[:4]
    return Wanted(
        one_of((ANEW, NEW))(how) == ANEW,
        Level(one_of(one.value for one in Level)(level)),
        number(1, MOST)(computers),
        reference(rules) if rules else "",
    )


def practising(rules: str = "") -> TableButton:
    """A button that deals at once, by the rules of this reference or the usual ones."""
    arg = str(Wanted(rules=rules)) if rules else ""
    return button("practise", NOWHERE, ALWAYS, arg, label=say("button-practise"))
