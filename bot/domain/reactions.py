"""Reactions of people to a deal, kept in memory only: four signs, shown for a while."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from rules.match.match import Player

SIGNS = ("👏", "😱", "🐌", "🔥")
AGAIN_SECONDS = 8.0  # between two reactions of one person
SHOWN_SECONDS = 120.0
MOST = 8  # most people whose reactions are shown; the newest are kept


@dataclass
class Reactions:
    """The last reaction of each person at one table to the present deal."""

    deal: int = 0
    last: dict[Player, tuple[float, str]] = field(default_factory=dict)  # the newest at the end

    def add(self, deal: int, player: Player, sign: str, now: float) -> bool:
        """Record a reaction; return False if it comes too soon after the person's last reaction."""
        if deal != self.deal:
            self.deal, self.last = deal, {}
        if now - self.last.get(player, (0.0, ""))[0] < AGAIN_SECONDS:
            return False
        self.last.pop(player, None)
        self.last[player] = (now, sign)
        return True

    def shown(self, deal: int, now: float) -> Iterator[tuple[str, list[Player]]]:
        """Yield each sign that is shown now with its people, in the order of `SIGNS`."""
        people = defaultdict[str, list[Player]](list)
        for player, (at, sign) in list(self.last.items())[-MOST:]:
            if deal == self.deal and now - at < SHOWN_SECONDS:
                people[sign].append(player)
        yield from ((sign, people[sign]) for sign in SIGNS if sign in people)
