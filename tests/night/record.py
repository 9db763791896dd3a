"""What a night leaves behind for the tests to look at."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.night.evening import Evening
from tests.night.house import Bot
from tests.night.people import Person
from tests.night.reading import JSON


@dataclass
class Away:
    """The bot was killed and came back: what people were shown before and after."""

    when: str
    hands_before: dict[str, tuple[str, ...]]
    pings_before: list[str]  # who is asked, with the ids of the messages
    due_before: int
    down: float = 0.0  # seconds from the kill to the new start
    back: float = 0.0  # seconds from the kill until it was connected
    hands_after: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pings_after: list[str] = field(default_factory=list)
    due_after: int = 0


@dataclass
class Night:
    """All that the tests look at afterwards."""

    evening: Evening
    bot: Bot
    first_hands: list[dict[str, tuple[str, ...]]] = field(default_factory=list)  # of each deal
    seats: list[JSON] = field(default_factory=list)  # the table message at each deal's beginning
    proofs: list[str] = field(default_factory=list)  # of each shuffle, told during its deal
    seeds: list[str] = field(default_factory=list)  # the same, told after it
    results: list[JSON] = field(default_factory=list)
    away: dict[str, Away] = field(default_factory=dict)
    told_closed: str = ""  # what the one with closed DMs was told, privately
    failed_while_away: str = ""
    old_lobby_join: str = ""
    leaderboard: str = ""
    exit_code: int = -1
    sudden_kills: int = 0  # in the very moment of a step, when a ping may not be noted yet

    @property
    def people(self) -> list[Person]:
        """Everybody who took part."""
        return self.evening.people

    @property
    def names(self) -> dict[str, str]:
        """Names by Discord id."""
        return {person.id: person.name for person in self.people}
